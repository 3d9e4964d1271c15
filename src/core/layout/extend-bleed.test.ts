import { expect, test } from 'vitest';
import { extendBleed } from './extend-bleed.ts';
import type { Item, Sheet } from './sheet.ts';

const paint = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#000000' } as const;
const rect = (left: number, top: number, right: number, bottom: number): Item => ({
  kind: 'fill',
  of: 'a',
  d: `M ${left} ${top} L ${right} ${top} L ${right} ${bottom} L ${left} ${bottom} Z`,
  paint,
});
const sheetOf = (...items: Item[]): Sheet => ({
  id: 'a',
  widthUm: 100_000,
  heightUm: 60_000,
  bleedUm: 3_000,
  safeUm: 4_000,
  foldSafeUm: 3_000,
  panels: [],
  foldsUm: [],
  items,
});

test('a sheet that reaches far enough stays the very same', () => {
  const sheet = sheetOf(rect(0, 0, 10, 10));
  expect(extendBleed(sheet, 3_000)).toBe(sheet);
  expect(extendBleed(sheet, 2_000)).toBe(sheet);
});

test('the ground runs on to all sides and corners', () => {
  const wide = extendBleed(sheetOf(rect(-3_000, -3_000, 103_000, 63_000)), 5_000);
  expect(wide.bleedUm).toBe(5_000);
  expect(wide.items).toHaveLength(9);
  expect(wide.items.at(-1)).toMatchObject({
    kind: 'group',
    matrix: null,
    clip: 'M -3000 -3000 L 103000 -3000 L 103000 63000 L -3000 63000 Z',
  });
});

test('what touches one edge is mirrored at that edge only, and what stands in the middle nowhere', () => {
  const wide = extendBleed(sheetOf(rect(40_000, 20_000, 50_000, 30_000), rect(-3_000, 20_000, 4_000, 25_000)), 5_000);
  const [left, ...others] = wide.items.filter((item) => item.kind === 'group' && item.matrix);
  expect(others).toEqual([]);
  // x' = -x - 6000 takes the strip from -3000 to -1000 to the strip from -3000 to -5000.
  expect(left).toMatchObject({ matrix: [-1, 0, 0, 1, -6_000, 0], items: [rect(-3_000, 20_000, 4_000, 25_000)] });
  expect((left as { clip: string }).clip).toBe('M -3000 -3000 L -1000 -3000 L -1000 63000 L -3000 63000 Z');
});
