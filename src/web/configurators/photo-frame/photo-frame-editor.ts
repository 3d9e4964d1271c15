/** The editor of a photo frame: its calls, its choice, and the hooks of its panels. */
import { useContext } from 'react';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { changeChoice } from '#core/products/photoframe/complete.ts';
import type { PhotoframeOptions } from '#core/products/photoframe/rows.ts';
import { choiceOfSku, photoframeSku } from '#core/products/photoframe/sku.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import { type Editor, EditorContext, useEditor } from '#web/editor/context.ts';
import { createEditor, switchVariant } from '#web/editor/create-editor.ts';
import { designSaverCalls, fetchKeepingAlive } from '#web/editor/draft/design-calls.ts';
import type { ResourceCalls } from '#web/editor/draft/resources.ts';
import { initialState } from '#web/editor/state.ts';
import { type BrowserCall, call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PhotoFrameEntry } from './entry.ts';
import { choiceDto, type PhotoframeDto, photoframeContent, photoframeDocument } from './photo-frame-content.ts';
import { withOwnElements } from './resize-elements.ts';

type PhotoFrameEditor = Editor<PhotoframeDto>;

/** Name of the local copies of a photo frame or poster before its first save. */
export function draftName(poster: string | undefined): string {
  return `photoframe:${poster ?? 'photo'}`;
}

/** What `variant` names is the sku of a choice. Posters are drawn by the server. */
function fetchBlank(send: BrowserCall, photoLabel: string): ResourceCalls['fetchBlank'] {
  return async (variant, current) => {
    const choice = choiceOfSku(variant);
    if (!choice) throw new Fault('internal', `no choice ${variant}`);
    if (choice.poster === undefined) return { design: blankPhotoframe(choice, photoLabel), artworks: [] };
    const { colourway } = current.product;
    return send('GET /web-api/poster-blank', { sku: variant, ...(colourway === undefined ? {} : { colourway }) });
  };
}

/** `photoLabel` is the name of the photo that covers the sheet. `Overlay` draws what hides a part of it. */
export function createPhotoFrameEditor(
  { design, choice, saved, pictures, notice, poster }: PhotoFrameEntry,
  site: SiteView,
  photoLabel: string,
  Overlay: PhotoFrameEditor['Overlay'],
): PhotoFrameEditor {
  return createEditor({
    initial: initialState({
      content: { design, choice },
      savedAt: saved?.savedAt ?? null,
      pictures,
      notice,
      sidePanel: firstPanel(poster, saved !== null),
    }),
    saved,
    draftName: draftName(poster?.id),
    occasion: '',
    quantityOf: ({ quantity }) => quantity,
    Overlay,
    calls: {
      ...designSaverCalls<PhotoframeDto>(call(site, fetchKeepingAlive), {
        toSent: ({ design: edited, choice: { quantity } }) => {
          const document = photoframeDocument(edited);
          return { design: document, choice: choiceDto(document, quantity) };
        },
        fromStored: photoframeContent,
      }),
      variantOf: (edited) => photoframeSku(photoframeDocument(edited).product),
      fetchBlank: fetchBlank(call(site), photoLabel),
    },
    site,
  });
}

/** What a visit begins with: words of a poster, its colours where it has none, the photo that is still missing. */
function firstPanel(poster: PosterTemplate | null, isSaved: boolean): 'text' | 'colour' | 'size' | 'pictures' {
  if (poster) return Object.keys(poster.texts).length > 0 ? 'text' : 'colour';
  return isSaved ? 'size' : 'pictures';
}

export function usePhotoFrameEditor(): PhotoFrameEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as PhotoFrameEditor;
}

/** What is chosen, the quantity apart. */
export function useProduct(): PhotoframeChoice {
  return useEditor(({ history }) => photoframeDocument(history.content.design).product);
}

export function useQuantity(): number {
  return useEditor(({ history }) => (history.content.choice as PhotoframeDto).quantity);
}

/** The photo that covers the sheet, as far as it is known in this browser. */
export function useMainPhoto() {
  return useEditor(({ history, pictures }) => {
    const photo = history.content.design.pages[0]?.elements.find(({ kind }) => kind === 'photo');
    const id = photo?.kind === 'photo' ? photo.photoId : null;
    return pictures.find((picture) => picture.id === id) ?? null;
  });
}

/** Changes the choice as one step; what is on the sheet moves to the new one. What had to give way is said above the panel. */
export async function chooseOptions(
  editor: PhotoFrameEditor,
  change: Partial<PhotoframeChoice>,
  offer: { rows: PhotoframeOptions; template: PosterTemplate | null },
  t: (message: Message) => string,
): Promise<void> {
  const { product } = photoframeDocument(editor.store.getState().history.content.design);
  const { choice: next, notes } = changeChoice(product, change, offer);
  await switchVariant(editor, photoframeSku(next), {
    contentOf(moved, { design, choice }) {
      const document = withOwnElements({ ...photoframeDocument(moved), inks: { ...moved.inks, ...design.inks } }, design);
      return { design: document, choice: choiceDto(document, choice.quantity) };
    },
    notice: notes.length === 0 ? null : { kind: 'text', text: notes.map((note) => t(note)).join(' ') },
  });
}

export function useChooseQuantity(): (quantity: number) => void {
  const { store } = usePhotoFrameEditor();
  return (quantity) => {
    const { choice } = store.getState().history.content;
    store.change([{ kind: 'setChoice', choice: { ...choice, quantity } }], { coalesceKey: 'quantity' });
  };
}
