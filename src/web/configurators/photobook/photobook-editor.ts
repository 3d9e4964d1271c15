/** The editor of a photo book: its calls, its choice, and the hooks of its panels. */

import { useContext } from 'react';
import type { PhotobookDocument } from '#core/products/photobook/blank.ts';
import { photobookOfSku, photobookSku } from '#core/products/photobook/sku.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import { createCopiesEditor } from '#web/configurators/copies/copies-editor.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { type Editor, EditorContext, useEditor } from '#web/editor/context.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { type BookFiller, createBookFiller } from './book-filler.ts';
import type { PhotobookEntry } from './entry.ts';
import { type BookChange, type PhotobookDto, photobookContent, photobookDocument } from './photobook-content.ts';
import { useBookTexts } from './texts.ts';

export type PhotobookEditor = Editor<PhotobookDto> & {
  options: PhotobookEntry['pricing']['options'];
  filler: BookFiller;
};

/** `t` writes the names of titles. */
export function createPhotobookEditor(
  { pricing, ...entry }: PhotobookEntry,
  site: SiteView,
  t: (message: Message) => string,
): PhotobookEditor {
  const editor = createCopiesEditor<PhotobookDocument, PhotobookDto>({
    entry,
    site,
    draftName: nameOfNewDraft('photobook'),
    sidePanel: 'photos',
    // Photos wait beside the book until it is filled; one that was uploaded for a slot takes it.
    uploads: { uploadsPanel: 'photos', takePicture: (ref) => ref === null },
    codec: { toSent: photobookContent, fromStored: photobookContent },
    blanks: {
      variantOf: (edited) => photobookSku(photobookDocument(edited).product),
      async fetchBlank(variant) {
        const choice = photobookOfSku(variant);
        if (!choice) throw new Fault('internal', `no book ${variant}`);
        const { blankPhotobook } = await import('#core/products/photobook/blank.ts');
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
export function useShownBookPage(): number {
  const { pages } = useBook();
  const panel = useEditor((state) => state.panel);
  return Math.max(
    0,
    pages.findIndex(({ panels }) => panels.some(({ id }) => id === panel)),
  );
}

/** Changes the choice as one step: pages keep what is on them. What moved with it, and pages that found no place, are said. */
export function useChangeBook(): (change: BookChange) => void {
  const editor = usePhotobookEditor();
  const t = useBookTexts();
  return async (change) => {
    const { changeBook } = await import('./change-book.ts');
    changeBook(editor, change, t);
  };
}
