/** A collage in a shape, arranged from nine photos of one picture. */
import { collageOf, findCollageDesign } from '#core/catalogue/collage-designs.ts';
import type { CollageShape } from '#core/design/collage/collage.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { blankCollage } from '#core/products/collage/blank.ts';
import { collage } from '#core/products/collage/product.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { arrangeNow } from '#web/configurators/arrangement/arrange-page.ts';
import { newCell } from '#web/configurators/arrangement/cells.ts';

export const collagePhoto = { id: 'photo-of-a-collage', width: 1_500, height: 1_000 };

/** A poster of 30 × 20 cm without gaps. */
export function collageIn(shape: CollageShape) {
  const product = collage.complete({ format: '300x200' }, { template: null, rows: photoframeOptionsRow });
  const began = findCollageDesign(21);
  if (!began) throw new Error('no design');
  const settings = { ...collageOf(began), shape, gapUm: 0, marginUm: 10_000 };
  const cells: PhotoElement[] = [];
  for (let number = 1; number <= 9; number += 1) cells.push(newCell(cells, number, collagePhoto.id));
  const blank = blankCollage(product, settings, 'paper');
  const [page] = blank.pages;
  if (!page) throw new Error('no page');
  const arranged = arrangeNow(page, settings, cells, [collagePhoto], 'best');
  return { design: { ...blank, pages: [arranged] }, page: arranged, product };
}
