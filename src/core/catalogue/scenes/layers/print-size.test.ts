import { expect, test } from 'vitest';
import { hasAspectOf, maxPixels, neededWidth } from './print-size.ts';

/** u = (x - 100) / 300, v = (500 - y) / 400, in pixels of a picture of 600. */
const flat = {
  widthMm: 300,
  heightMm: 400,
  box: [100, 100, 400, 500] as const,
  homography: [2, 0, -1 / 3, 0, -1.5, 1.25, 0, 0],
  grid: null,
};

test('a print of 300 pixels needs a design of one and a half times as many', () => {
  expect(neededWidth([flat], 600)).toBe(450);
});

test('a curved print needs as many as its nearest part', () => {
  const zeros = new Float32Array(4);
  const grid = { columns: 2, rows: 2, step: 400, u: Float32Array.of(0, -0.5, 0, -0.5), v: zeros };
  expect(neededWidth([flat, { ...flat, grid }], 600)).toBeGreaterThan(600);
});

test('a high print that is seen from near has as many pixels as the compositor takes', () => {
  const width = neededWidth([{ ...flat, widthMm: 150, heightMm: 420, homography: [0.01, 0, 0, 0, -0.01, 1, 0, 0] }], 1_200);
  expect(width * Math.ceil((width * 420) / 150)).toBeLessThanOrEqual(maxPixels);
});

test('no design is wider than 1,600 pixels, also of a print that fills the picture many times', () => {
  expect(neededWidth([{ ...flat, heightMm: 200, homography: [0.01, 0, 0, 0, -0.01, 1, 0, 0] }], 600)).toBe(1_600);
});

test('a design of another aspect is told from one that is rounded to whole pixels', () => {
  const print = { widthMm: 105, heightMm: 148 };
  expect(hasAspectOf(print, { width: 450, height: 634 })).toBe(true);
  expect(hasAspectOf(print, { width: 450, height: 450 })).toBe(false);
  expect(hasAspectOf(print, { width: 450, height: 0 })).toBe(false);
  expect(hasAspectOf({ widthMm: 20, heightMm: 400 }, { width: 100, height: 2_000 })).toBe(true);
});
