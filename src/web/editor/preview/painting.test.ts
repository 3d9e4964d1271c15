import { expect, test } from 'vitest';
import { createPaintings, paintSharpness, smallSharpness } from './painting.ts';

const photo = { id: 'a', name: 'a.jpg', width: 4000, height: 3000, preview: 'preview', medium: 'medium', thumb: 'thumb', warnings: [] };
const paintingAt = createPaintings({ face: () => null }, new Map([['a', photo]]));

test('a photo is drawn from the smallest copy that has a pixel for each of the screen', () => {
  const hrefs = [80_000, 80_001, 256_000, 256_001].map((sideUm) => paintingAt(4).photoHref('a', sideUm));
  expect(hrefs).toEqual(['thumb', 'medium', 'medium', 'preview']);
});

test('small pages are drawn from small copies, whatever their size on paper', () => {
  expect(paintingAt(smallSharpness).photoHref('a', 900_000)).toBe('thumb');
});

test('a photo that is not there has no address', () => {
  expect(paintingAt(4).photoHref('b', 1)).toBeNull();
});

test('the sharpness covers the device pixels and changes in steps of a root of two', () => {
  expect(paintSharpness(2, 1)).toBe(2);
  expect(paintSharpness(2.01, 1)).toBeCloseTo(2 * Math.SQRT2);
  expect(paintSharpness(2, 3)).toBe(8);
  for (let scale = 0.3; scale < 40; scale *= 1.13) {
    expect(paintSharpness(scale, 2)).toBeGreaterThanOrEqual(scale * 2 * 0.999);
    expect(paintSharpness(scale, 2)).toBeLessThan(scale * 2 * 1.4143);
  }
});

test('the same sharpness gives the same painting', () => {
  expect(paintingAt(2)).toBe(paintingAt(2));
  expect(paintingAt(2)).not.toBe(paintingAt(4));
});
