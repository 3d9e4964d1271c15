import { expect, test } from 'vitest';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { type DesignDocument, documentVersion, type Ground } from '#core/design/document.ts';
import type { PatternGround } from '#core/design/ground.ts';
import { drawingLibrary } from '#core/design/library/library.ts';
import { patterns } from '#core/design/library/patterns.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { blankDesign } from '#designs/blank.ts';
import { catalogueRows } from '#designs/rows.ts';
import { groundArea, groundItems } from './ground.ts';
import type { Resources } from './resources.ts';
import type { Item } from './sheet.ts';

test('the ground leaves areas for glue free but for a millimetre at their folds', () => {
  const row = catalogueRows.find(({ id }) => id === blankId('wind-light'));
  if (!row) throw new Error('no blank wind light');
  const design = blankDesign(row, 'wind-light', 'wind-light-80', undefined, undefined);
  const [page] = design.pages;
  if (!page) throw new Error('no page');
  const [ground] = groundItems(design, page, { artwork: () => null, photo: () => null } as never);
  if (ground?.kind !== 'fill') throw new Error('the ground is no fill');
  const { widthUm, heightUm } = cardFormats['wind-light-80'];
  const [left, right] = [4 * widthUm + 1_000, 4 * widthUm + 12_000 + 3_000];
  // Against the direction of the rectangle around it: a hole.
  expect(ground.d).toContain(`M ${left} -3000 L ${left} ${heightUm + 3_000} L ${right} ${heightUm + 3_000} L ${right} -3000 Z`);
});

const resources = {
  fonts: { drawings: drawingLibrary },
  artwork: () => null,
  photo: (id: string) => ({ id, width: 3_000, height: 2_000 }),
} as unknown as Resources;

function designWith(ground: Ground, refinement: 'none' | 'gold' = 'none'): DesignDocument {
  const panel = (id: string, xUm: number) => ({ id, xUm, yUm: 0, widthUm: 105_000, heightUm: 148_000 });
  return {
    version: documentVersion,
    product: { type: 'card', refinement },
    inks: { leaf: { c: 60, m: 20, y: 70, k: 10, hex: '#6b8f5e' }, gold: { c: 20, m: 30, y: 70, k: 0, hex: '#c9a75a', finish: true } },
    pages: [
      {
        id: 'outside',
        widthUm: 210_000,
        heightUm: 148_000,
        panels: [panel('back', 0), panel('front', 105_000)],
        foldsUm: [105_000],
        background: 'leaf',
        ground,
        elements: [],
      },
    ],
  };
}

function itemsOf(ground: Ground, refinement?: 'gold'): Item[] {
  const design = designWith(ground, refinement);
  const [page] = design.pages;
  if (!page) throw new Error('no page');
  return groundItems(design, page, resources);
}

function leaves(items: readonly Item[]): Exclude<Item, { kind: 'group' }>[] {
  return items.flatMap((item) => (item.kind === 'group' ? leaves(item.items) : [item]));
}

const dots: PatternGround = { kind: 'library-pattern', patternId: 'dots', inks: ['leaf'], scale: 100 };

test.each([...patterns.keys()])('pattern %s covers the page to the bleed at every size, in lines that print [F014]', (patternId) => {
  for (const scale of [50, 100, 300]) {
    const [, group] = itemsOf({ ...dots, patternId, inks: ['leaf', 'gold'], scale });
    if (group?.kind !== 'group') throw new Error('no group');
    expect(group.clip).toBe('M -3000 -3000 L 213000 -3000 L 213000 151000 L -3000 151000 Z');
    const parts = leaves(group.items);
    const pieces = parts.reduce((sum, item) => sum + ('d' in item ? item.d.split('M').length - 1 : 0), 0);
    expect(pieces).toBeGreaterThan(0);
    expect(pieces).toBeLessThanOrEqual(12_000);
    for (const part of parts) if (part.kind === 'stroke') expect(part.widthUm).toBeGreaterThanOrEqual(150);
    const numbers = parts.flatMap((item) => ('d' in item ? (item.d.match(/-?\d+/g) ?? []).map(Number) : []));
    const across = numbers.filter((_, at) => at % 2 === 0);
    const down = numbers.filter((_, at) => at % 2 === 1);
    // The last motif stands less than a tile from the edge.
    const reach = 24_000 * (scale / 100) * 1.3;
    expect([Math.min(...across) < -3_000 + reach, Math.max(...across) > 213_000 - reach]).toEqual([true, true]);
    expect([Math.min(...down) < -3_000 + reach, Math.max(...down) > 151_000 - reach]).toEqual([true, true]);
  }
});

test('a ground of one panel ends at the fold and reaches the bleed at the trim', () => {
  const [page] = designWith(dots).pages;
  if (!page) throw new Error('no page');
  expect(groundArea(page, 'front')).toEqual({ xUm: 105_000, yUm: -3_000, widthUm: 108_000, heightUm: 154_000 });
  expect(groundArea(page, 'back')).toEqual({ xUm: -3_000, yUm: -3_000, widthUm: 108_000, heightUm: 154_000 });
  expect(groundArea(page, null)).toEqual({ xUm: -3_000, yUm: -3_000, widthUm: 216_000, heightUm: 154_000 });
  const [, photo] = itemsOf({ kind: 'photo', photoId: 'photo-of-the-test', crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, panel: 'front' });
  expect(photo).toMatchObject({ kind: 'photo', clip: 'M 105000 -3000 L 213000 -3000 L 213000 151000 L 105000 151000 Z' });
});

test('a translucent ground is one group over the colour of the page', () => {
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  for (const ground of [
    { ...dots, opacity: 0.4 },
    { kind: 'photo' as const, photoId: 'photo-of-the-test', crop, opacity: 0.4 },
  ]) {
    const items = itemsOf(ground);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ kind: 'fill' });
    expect(items[1]).toMatchObject({ kind: 'group', opacity: 0.4 });
  }
});

test('a pattern prints in process colours, also in an ink that is foil elsewhere', () => {
  const [, group] = itemsOf({ ...dots, inks: ['gold'] }, 'gold');
  expect(leaves(group ? [group] : []).every((item) => item.kind !== 'photo' && item.paint.kind === 'process')).toBe(true);
});

test('without the library a page has its colour only', () => {
  const design = designWith(dots);
  const [page] = design.pages;
  if (!page) throw new Error('no page');
  expect(groundItems(design, page, { ...resources, fonts: {} } as Resources)).toHaveLength(1);
});
