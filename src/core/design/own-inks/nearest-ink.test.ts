import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screenColour } from '#core/design/colour.ts';
import { black } from '#core/design/ink.ts';
import { random } from '#core/values/numbers/random.ts';
import { chromaOf, colourDifference, hexOfLight, labOfHex } from './colour-space.ts';
import { maxInk, nearestInk, seenDistance } from './nearest-ink.ts';

const lut = new Uint8Array(readFileSync(new URL('../../../../icc/cmyk-srgb-17.bin', import.meta.url)));

function randomHex(rnd: ReturnType<typeof random>): string {
  return `#${[0, 0, 0]
    .map(() =>
      Math.floor(rnd.next() * 256)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('colours %j and %j, published with their distance, are %d apart', (one, other, apart) => {
  expect(colourDifference([...one], [...other])).toBeCloseTo(apart, 4);
});

describe('the nearest ink', () => {
  test('1,000 wishes: whole per cent, at most 280 together, and the screen colour of the table', () => {
    const rnd = random(134);
    for (let count = 0; count < 1_000; count += 1) {
      const wish = randomHex(rnd);
      const { ink, apart } = nearestInk(wish, lut);
      const { c, m, y, k, hex, ...rest } = ink;
      expect([c, m, y, k].every((share) => Number.isInteger(share) && share >= 0 && share <= 100)).toBe(true);
      expect(c + m + y + k, wish).toBeLessThanOrEqual(maxInk);
      expect(hex, wish).toBe(screenColour({ c, m, y, k }, lut));
      expect(apart).toBe(colourDifference(labOfHex(hex), labOfHex(wish)));
      expect(rest).toEqual({});
    }
  });

  test('a stock that takes less ink gets less', () => {
    const { ink } = nearestInk('#241a3a', lut, 240);
    expect(ink.c + ink.m + ink.y + ink.k).toBeLessThanOrEqual(240);
  });

  test('greys are black alone, and what is as dark as type is full black', () => {
    for (const level of [40, 90, 128, 190, 230, 255]) {
      const hex = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
      expect(nearestInk(hex, lut).ink).toMatchObject({ c: 0, m: 0, y: 0 });
    }
    expect(nearestInk('#000000', lut).ink).toEqual(black);
    expect(nearestInk('#1e1c22', lut).ink).toEqual(black);
    expect(nearestInk('#ffffff', lut).ink).toMatchObject({ k: 0, hex: '#ffffff' });
  });

  test('a colour that inks make comes back within what is hardly seen', () => {
    const rnd = random(7);
    for (let count = 0; count < 100; count += 1) {
      const [c, m, y] = [0, 0, 0].map(() => Math.floor(rnd.next() * 90)) as [number, number, number];
      const hex = screenColour({ c, m, y, k: 0 }, lut);
      expect(nearestInk(hex, lut).apart, hex).toBeLessThan(seenDistance);
    }
  });

  test('a glowing violet keeps its hue and is said to print duller', () => {
    expect(nearestInk('#7e53f9', lut).apart).toBeGreaterThanOrEqual(seenDistance);
  });
});

test('a colour of a lightness and hue has both, in the chroma that a screen shows', () => {
  for (const hue of [20, 90, 160, 250, 310]) {
    const lab = labOfHex(hexOfLight(60, 200, hue));
    expect(lab[0]).toBeCloseTo(60, 0);
    expect(chromaOf(lab)).toBeGreaterThan(20);
  }
});
