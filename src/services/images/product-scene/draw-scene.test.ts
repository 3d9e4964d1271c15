/** How large designs are drawn for a scene. */
import { expect, test } from 'vitest';
import type { SceneSurface } from './compose.ts';
import { maxLevelPixels } from './design-levels.ts';
import { neededWidth } from './draw-scene.ts';

/** A print that lies straight in a picture of 1200 pixels, `acrossPx` of them wide. */
function surface(widthMm: number, heightMm: number, acrossPx: number): SceneSurface {
  const share = 1200 / acrossPx;
  const homography = [share, 0, 0, 0, share * (widthMm / heightMm), 0, 0, 0];
  return { key: 'front', print: 'front', widthMm, heightMm, box: [0, 0, 600, 600], homography, grid: null, cover: new Uint8Array() };
}

test('a print that is seen from afar is drawn one and a half times as wide as it is in the picture', () => {
  expect(neededWidth([surface(105, 148, 300)], 1200)).toBe(450);
});

test.each([
  ['an upright print', 500, 700],
  ['a lying print', 700, 500],
  ['a narrow print', 100, 420],
])('%s from near has no more pixels than the compositor takes', (_, widthMm, heightMm) => {
  const width = neededWidth([surface(widthMm, heightMm, 5_000)], 1200);
  expect(width * Math.ceil((width * heightMm) / widthMm)).toBeLessThanOrEqual(maxLevelPixels);
  expect(width).toBeGreaterThan(700);
});
