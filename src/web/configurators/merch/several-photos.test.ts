import { describe, expect, test } from 'vitest';
import { isArranged } from '#core/design/collage/cells.ts';
import { designSchema } from '#core/products/document.ts';
import { blankMerch } from '#core/products/merch/blank.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { goods, merchSkus } from '#core/products/merch/goods.ts';
import { arrangedCells } from '#web/configurators/arrangement/cells.ts';
import { withOnePhoto, withSeveralPhotos } from './several-photos.ts';

const pictures = [{ id: 'picture-lying-0001-aaaa', width: 3000, height: 2000 }];
const arrangeable = merchSkus.filter((sku) => ['mug', 'cushion', 'puzzle', 'mousepad'].includes(goods[sku].kind));

function gift(sku: string) {
  const blank = blankMerch(completeMerch({ sku, sides: '2' }));
  const [page, ...others] = blank.pages;
  if (!page) throw new Error('no page');
  const text = { ...page.elements[0], kind: 'shape', id: 'own', ownName: 'Form', shape: 'ellipse', fill: 'text' };
  const elements = page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId: pictures[0]?.id ?? null } : element));
  return { ...blank, pages: [{ ...page, elements: [...elements, text as never] }, ...others] };
}

describe('several photos on a gift', () => {
  test.each(arrangeable)('%s keeps its photo as the first of them, in the bleed, and every other element', (sku) => {
    const before = gift(sku);
    const design = withSeveralPhotos(before, pictures);
    const [page, ...others] = design.pages;
    if (!page) throw new Error('no page');
    const cells = arrangedCells(page);
    expect(cells.map(({ id, photoId }) => [id, photoId])).toEqual([
      ['cell-1', pictures[0]?.id],
      ['cell-2', null],
    ]);
    expect(page.elements.map(({ id }) => id)).toEqual(expect.arrayContaining(['own']));
    expect(page.elements.some(({ id }) => id === 'photo')).toBe(false);
    expect(Math.min(...cells.map(({ xUm }) => xUm))).toBe(-(page.bleedUm ?? 0));
    expect(Math.max(...cells.map(({ xUm, widthUm }) => xUm + widthUm))).toBe(page.widthUm + (page.bleedUm ?? 0));
    for (const { widthUm, heightUm } of cells) expect(Math.min(widthUm, heightUm)).toBeGreaterThanOrEqual(25_000);
    // The back is as it was, and every ink that the places show is there.
    expect(others).toEqual(before.pages.slice(1));
    for (const { ink } of cells) expect(Object.keys(design.inks)).toContain(ink);
    expect(isArranged(design)).toBe(true);
  });

  test.each(arrangeable)('%s goes back to one photo over the page', (sku) => {
    const before = gift(sku);
    const after = withOnePhoto(withSeveralPhotos(before, pictures));
    expect(after.pages).toEqual(before.pages);
    expect(isArranged(after)).toBe(false);
  });

  test('is a document that can be saved', () => {
    const { pages, ...design } = withSeveralPhotos(blankMerch(completeMerch({ sku: 'mug-330' })), []);
    expect(designSchema.safeParse({ ...design, pages }).error?.issues ?? []).toEqual([]);
  });
});
