import { expect, test } from 'vitest';
import type { Element } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { targetAreas } from './target-areas.ts';

const area = (xUm: number, yUm: number, widthUm: number, heightUm: number, rotation = 0) => ({
  element: { rotation } as Element,
  area: { xUm, yUm, widthUm, heightUm },
  rank: 1,
});
const overlap = (a: Box, b: Box) =>
  Math.min(a.xUm + a.widthUm, b.xUm + b.widthUm) - Math.max(a.xUm, b.xUm) > 0 &&
  Math.min(a.yUm + a.heightUm, b.yUm + b.heightUm) - Math.max(a.yUm, b.yUm) > 0;

test('an area that lies alone grows to the least size about its middle, a large one stays', () => {
  expect(targetAreas([area(10_000, 10_000, 20_000, 2_000)], 10_000)).toEqual([
    { xUm: 10_000, yUm: 6_000, widthUm: 20_000, heightUm: 10_000 },
  ]);
  expect(targetAreas([area(0, 0, 20_000, 12_000)], 10_000)).toEqual([{ xUm: 0, yUm: 0, widthUm: 20_000, heightUm: 12_000 }]);
});

test('two lines meet in the middle between them, and none covers the other', () => {
  const [above, below] = targetAreas([area(0, 0, 40_000, 2_000), area(0, 3_000, 40_000, 2_000)], 20_000);
  expect([above?.heightUm, below?.yUm]).toEqual([9_000 + 2_000 + 500, 2_500]);
  const words = targetAreas([area(0, 0, 3_000, 3_000), area(4_000, 0, 3_000, 3_000)], 12_000);
  expect(words.map(({ xUm, widthUm }) => [xUm, widthUm])).toEqual([
    [-4_500, 8_000],
    [3_500, 8_000],
  ]);
});

test('areas that lie over each other already grow as if they were alone; turned ones, too', () => {
  const [, small] = targetAreas([area(0, 0, 50_000, 50_000), area(20_000, 20_000, 2_000, 2_000)], 10_000);
  expect(small).toEqual({ xUm: 16_000, yUm: 16_000, widthUm: 10_000, heightUm: 10_000 });
  const [turned] = targetAreas([area(0, 0, 40_000, 2_000, 30), area(0, 3_000, 40_000, 2_000)], 20_000);
  expect(turned?.heightUm).toBe(20_000);
});

test('lines at any distance never cover each other once they did not', () => {
  for (let gap = 0; gap < 8_000; gap += 137) {
    const [one, two, three] = targetAreas(
      [area(0, 0, 30_000, 2_000), area(3_000, 2_000 + gap, 12_000, 1_500), area(16_000, 2_000 + gap, 9_000, 3_000)],
      14_000,
    );
    if (!one || !two || !three) throw new Error('three areas');
    expect([gap, overlap(one, two), overlap(one, three), overlap(two, three)]).toEqual([gap, false, false, false]);
  }
});

test('an area whose numbers stay is the same object', () => {
  const areas = [area(0, 0, 40_000, 2_000), area(0, 3_000, 40_000, 2_000)];
  const [first] = targetAreas(areas, 20_000);
  expect(targetAreas(areas, 20_000)[0]).toBe(first);
});
