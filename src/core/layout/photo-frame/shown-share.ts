/** How much of a photo is seen in its frame. */
import type { PictureBox } from '#core/layout/photo.ts';
import { pictureMatrix } from '#core/layout/photo.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';

/** Share of the picture's area that lies in the box of its slot, 0..1; outlines other than the box are not counted. */
export function shownShare(box: PictureBox, photo: PhotoFacts): number {
  const [a, b, c, d] = pictureMatrix(box, photo).matrix;
  return Math.min(1, (box.widthUm * box.heightUm) / Math.abs(a * d - b * c));
}
