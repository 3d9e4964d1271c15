/** Photos that are uploaded here are meant for the book: they fill it as soon as all of them are there. Undo takes them off the pages. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { recordedIds } from '#core/auto-layout/layout-record.ts';
import { useEditor } from '#web/editor/context.ts';
import { isUnderWay } from '#web/editor/panels/uploads.ts';
import { recordOf } from './book-filler.ts';
import { photobookDocument } from './photobook-content.ts';
import { usePhotobookEditor } from './photobook-editor.ts';
import { bookPlaces } from './places.ts';
import { useAreFactsKnown, useFill } from './use-filler.ts';

export function useFilledUploads(): void {
  const { filler, resources, store } = usePhotobookEditor();
  const uploads = useEditor((state) => state.uploads);
  const areFactsKnown = useAreFactsKnown();
  const fill = useFill();
  /** Uploads that a layout was asked for: after an undo it is not asked for again. */
  const handled = useRef(new Set<string>());

  const take = useEffectEvent(() => {
    const book = photobookDocument(store.getState().history.content.design);
    const record = recordOf(book);
    const fresh = uploads.filter(({ id, pictureId }) => pictureId !== null && !handled.current.has(id));
    const places = bookPlaces(book);
    const known = new Set([...places.keys(), ...recordedIds(record), ...(record.addedIds ?? []), ...record.excludedIds]);
    const added = fresh.flatMap(({ pictureId }) => (pictureId !== null && !known.has(pictureId) ? [pictureId] : []));
    if (added.length > 0) filler.include(added, true);
    if (uploads.some(isUnderWay) || fresh.length === 0) return;
    // Without the times of the photos the layout would put them in another order.
    if (!areFactsKnown) return resources.listPictures();
    for (const { id } of fresh) handled.current.add(id);
    if (fresh.some(({ pictureId }) => pictureId !== null && !places.has(pictureId))) fill();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either asks again
  useEffect(() => take(), [uploads, areFactsKnown]);
}
