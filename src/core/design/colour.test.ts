import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screenColour, screenRgb } from './colour.ts';
import { black } from './ink.ts';

const lut = new Uint8Array(readFileSync(new URL('../../../icc/cmyk-srgb-17.bin', import.meta.url)));

describe('screen colour of inks', () => {
  test('paper is white and text black is the colour the press shows for it', () => {
    expect(screenColour({ c: 0, m: 0, y: 0, k: 0 }, lut)).toBe('#ffffff');
    expect(screenColour(black, lut)).toBe(black.hex);
  });

  test('inks between grid points agree with the colour engine within two steps', () => {
    // Reference: transicc, relative colorimetric with black point compensation, ISO Coated v2 300 %.
    const reference: [c: number, m: number, y: number, k: number, r: number, g: number, b: number][] = [
      [12, 6, 18, 0, 230.3, 231.5, 216.1],
      [100, 100, 0, 0, 45.6, 35.1, 130.6],
      [50, 20, 60, 10, 135.1, 160.5, 114.9],
      [0, 80, 60, 0, 234.1, 79.3, 82.4],
      [20, 40, 80, 20, 180.0, 135.5, 58.9],
      [70, 60, 50, 60, 53.3, 54.3, 60.1],
      [3, 2, 6, 0, 249.0, 248.2, 242.7],
    ];
    for (const [c, m, y, k, ...rgb] of reference) {
      screenRgb({ c, m, y, k }, lut).forEach((value, channel) => {
        expect(Math.abs(value - (rgb[channel] ?? 0)), `${c} ${m} ${y} ${k}`).toBeLessThanOrEqual(2);
      });
    }
  });

  test('a broken channel or table is refused', () => {
    expect(() => screenColour({ c: 1.5, m: 0, y: 0, k: 0 }, lut)).toThrow(RangeError);
    expect(() => screenColour({ c: 101, m: 0, y: 0, k: 0 }, lut)).toThrow(RangeError);
    expect(() => screenColour(black, lut.subarray(3))).toThrow(RangeError);
  });
});
