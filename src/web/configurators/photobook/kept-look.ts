/** Photos of a page that was laid out anew keep what was done to their pictures. Pure. */
import type { Page } from '#core/design/document.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { asPinned } from '#core/products/photobook/automatic.ts';
import { correctionsOf } from '#web/editor/lift/moves.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import { photosOn } from './book-input.ts';

/** `from` are the pages on which the pictures lay before. */
export function withKeptLook(page: Page, from: readonly Page[], pictures: readonly EditorPicture[]): Page {
  const before = from.flatMap(photosOn);
  const elements = page.elements.map((element) => {
    if (element.kind !== 'photo' || element.photoId === null) return element;
    const earlier = before.find(({ photoId }) => photoId === element.photoId);
    const corrections = earlier ? correctionsOf(earlier) : {};
    const next = { ...element, ...corrections };
    const isTurned = corrections.turn !== undefined || corrections.tilt !== undefined;
    const picture = isTurned ? pictures.find(({ id }) => id === element.photoId) : undefined;
    return picture ? { ...next, crop: firstCrop(next, picture) } : next;
  });
  return asPinned({ ...page, elements });
}
