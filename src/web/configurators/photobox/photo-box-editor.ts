/** The editor of a photo box: its calls, its set, and the hooks of its panel. */

import { useMemo } from 'react';
import type { DesignDocument } from '#core/design/document.ts';
import { blankPhotobox, type PhotoboxDocument } from '#core/products/photobox/blank.ts';
import { photoboxChoiceOf } from '#core/products/photobox/choice.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { type FindPicture, isRunning } from '#web/configurators/photo-set/photo-set.ts';
import { placeInSet } from '#web/configurators/photo-set/use-set.ts';
import { type Editor, useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { createEditor } from '#web/editor/create-editor.ts';
import { designSaverCalls, fetchKeepingAlive } from '#web/editor/draft/design-calls.ts';
import { initialState } from '#web/editor/state.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PhotoBoxEntry } from './entry.ts';
import { type PhotoboxDto, photoboxChoiceDto, photoboxContent, photoboxDocument } from './photo-box-content.ts';
import { photoBoxSet, takenPrints } from './photo-box-set.ts';

export function createPhotoBoxEditor({ design, choice, saved, pictures, notice }: PhotoBoxEntry, site: SiteView): Editor<PhotoboxDto> {
  return createEditor<PhotoboxDto>({
    initial: initialState({ content: { design, choice }, savedAt: saved?.savedAt ?? null, pictures, notice, sidePanel: 'pictures' }),
    saved,
    draftName: nameOfNewDraft('photobox', 'photo'),
    occasion: '',
    quantityOf: ({ quantity }) => quantity,
    takePicture(ref, picture, store) {
      const { product } = photoboxDocument(store.getState().history.content.design);
      return placeInSet<PhotoboxDto>(photoBoxSet(product))(ref, picture, store);
    },
    calls: {
      ...designSaverCalls<PhotoboxDto>(call(site, fetchKeepingAlive), {
        toSent({ design: edited, choice: { quantity } }) {
          const document = photoboxDocument(edited);
          return { design: document, choice: photoboxChoiceDto(document, quantity) };
        },
        fromStored: photoboxContent,
      }),
      // Prints come and go without another blank document.
      variantOf: () => 'photobox',
      fetchBlank: async () => ({ design: blankPhotobox(photoboxChoiceOf(design.product)), artworks: [] }),
    },
    site,
  });
}

export function useBox(): PhotoboxDocument {
  return photoboxDocument(useDesign());
}

export function usePhotoBoxQuantity(): number {
  return useEditor(({ history }) => (history.content.choice as PhotoboxDto).quantity);
}

/** Pages whose photo is on its way. */
export function useUploading(): ReadonlySet<string> {
  const uploads = useEditor((state) => state.uploads);
  return useMemo(() => new Set(uploads.flatMap(({ ref, status }) => (ref && isRunning(status) ? [ref.page] : []))), [uploads]);
}

/** Prints that are there or on their way. */
export function usePhotoBoxCount(): number {
  const box = useBox();
  const uploading = useUploading();
  return useMemo(() => takenPrints(box, uploading).length, [box, uploading]);
}

/** Replaces the box as one step; a number of boxes goes with it. */
export function useChangeBox() {
  const { store } = useEditorInstance();
  return (change: (box: PhotoboxDocument, find: FindPicture) => DesignDocument, quantity?: number): void => {
    const { history, pictures } = store.getState();
    const find: FindPicture = (id) => pictures.find((picture) => picture.id === id) ?? null;
    const { design, choice } = history.content;
    const box = photoboxDocument(change(photoboxDocument(design), find));
    const next = photoboxChoiceDto(box, quantity ?? (choice as PhotoboxDto).quantity);
    store.change(
      [{ kind: 'setContent', content: { design: box, choice: next } }],
      quantity === undefined ? {} : { coalesceKey: 'quantity' },
    );
  };
}
