/** The editor of a photo book: its calls, its choice, and the hooks of its panels. */
import { useContext } from 'react';
import { blankPhotobook, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import type { PhotobookChoice } from '#core/products/photobook/choice.ts';
import { changePhotobook } from '#core/products/photobook/complete.ts';
import { withPhotobook } from '#core/products/photobook/refit.ts';
import { photobookOfSku, photobookSku } from '#core/products/photobook/sku.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import { createCopiesEditor } from '#web/configurators/copies/copies-editor.ts';
import { type Editor, EditorContext, useEditor } from '#web/editor/context.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { type BookFiller, createBookFiller } from './book-filler.ts';
import type { PhotobookEntry } from './entry.ts';
import { type PhotobookDto, photobookContent, photobookDocument } from './photobook-content.ts';
import { withSetGround } from './set-ground.ts';
import { useBookTexts } from './texts.ts';

export type PhotobookEditor = Editor<PhotobookDto> & {
  options: PhotobookEntry['pricing']['options'];
  filler: BookFiller;
};

/** Name of the local copies of a book before its first save. */
export const photobookDraftName = 'photobook';

/** `t` writes the names of titles. */
export function createPhotobookEditor(
  { pricing, ...entry }: PhotobookEntry,
  site: SiteView,
  t: (message: Message) => string,
): PhotobookEditor {
  const editor = createCopiesEditor<PhotobookDocument, PhotobookDto>({
    ...{ entry, site, draftName: photobookDraftName, sidePanel: 'photos' },
    // Photos wait beside the book until it is filled; one that was uploaded for a slot takes it.
    uploads: { uploadsPanel: 'photos', takePicture: (ref) => ref === null },
    codec: { toSent: photobookContent, fromStored: photobookContent },
    blanks: {
      variantOf: (edited) => photobookSku(photobookDocument(edited).product),
      async fetchBlank(variant) {
        const choice = photobookOfSku(variant);
        if (!choice) throw new Fault('internal', `no book ${variant}`);
        return { design: blankPhotobook(choice, t), artworks: [] };
      },
    },
  });
  return { ...editor, options: pricing.options, filler: createBookFiller(editor.store) };
}

export function usePhotobookEditor(): PhotobookEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as PhotobookEditor;
}

export function useBook(): PhotobookDocument {
  return useEditor(({ history }) => photobookDocument(history.content.design));
}

/** Number of the page that is looked at, from 1; 0 for the cover. */
export function useShownPage(): number {
  const { pages } = useBook();
  const panel = useEditor((state) => state.panel);
  return Math.max(
    0,
    pages.findIndex(({ panels }) => panels.some(({ id }) => id === panel)),
  );
}

/** Changes the choice as one step: pages keep what is on them. What moved with it, and pages that found no place, are said. */
export function useChangeBook(): (change: Partial<Omit<PhotobookChoice, 'type'>>) => void {
  const { store, options } = usePhotobookEditor();
  const t = useBookTexts();
  return (change) => {
    const { history, unplaced } = store.getState();
    const document = photobookDocument(history.content.design);
    const { choice, notes } = changePhotobook(document.product, change, { rows: options });
    const { document: changed, left } = withPhotobook(document, choice, t);
    const said = [...notes.map((note) => t(note)), ...(left.length > 0 ? [t('book.pages.left', { count: left.length })] : [])];
    store.dispatch({
      type: 'migrate',
      content: photobookContent({ design: withSetGround(changed, document), choice: history.content.choice as PhotobookDto }),
      unplaced,
      notice: said.length > 0 ? { kind: 'text', text: said.join(' ') } : null,
      at: Date.now(),
    });
  };
}
