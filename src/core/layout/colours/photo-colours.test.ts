import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PhotoFilter } from '#core/design/photo-element.ts';
import { applyColours, coloursKey } from './apply-colours.ts';
import { photoColours } from './photo-colours.ts';

function changed(filter: PhotoFilter, ...pixel: number[]): number[] {
  const pixels = Uint8Array.from(pixel);
  applyColours(pixels, pixel.length === 4 ? 4 : 3, photoColours(filter) ?? {});
  return [...pixels];
}

const percent = fc.integer({ min: -100, max: 100 });
const numbers = { warmth: percent, saturation: percent, brightness: percent, contrast: percent };
const filters = fc.record({ tone: fc.constantFrom('bw' as const, 'sepia' as const), ...numbers }, { requiredKeys: [] });
const pixels = fc.uint8Array({ minLength: 300, maxLength: 300 });
const rows = { red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0], luma: [0.2126, 0.7152, 0.0722, 0] };

test('black and white is grey, sepia is warm, and both keep alpha', () => {
  expect(changed({ tone: 'bw' }, 200, 100, 50)).toEqual([118, 118, 118]);
  expect(changed({ tone: 'bw' }, 255, 255, 255, 7)).toEqual([255, 255, 255, 7]);
  const [red = 0, green = 0, blue = 0] = changed({ tone: 'sepia' }, 120, 120, 120);
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
});

test('numbers of 0 are no change, a tone alone is a matrix, brightness and contrast are a curve', () => {
  expect(photoColours({})).toBeUndefined();
  expect(photoColours({ warmth: 0, saturation: 0, brightness: 0, contrast: 0 })).toBeUndefined();
  expect(photoColours({ tone: 'bw' })).toEqual({ matrix: [rows.luma, rows.luma, rows.luma] });
  expect(Object.keys(photoColours({ warmth: 1 }) ?? {})).toEqual(['matrix']);
  expect(Object.keys(photoColours({ contrast: 1 }) ?? {})).toEqual(['curve']);
});

test('warmth is a gain of each channel, saturation a mixture with luminance', () => {
  // (1 − 0.2126 · 1.18 − 0.0722 · 0.82) / 0.7152
  expect(photoColours({ warmth: 100 })?.matrix).toEqual([
    [1.18, 0, 0, 0],
    [0, 0.964664, 0, 0],
    [0, 0, 0.82, 0],
  ]);
  expect(photoColours({ saturation: 50 })?.matrix?.[0]).toEqual([1.3937, -0.3576, -0.0361, 0]);
  expect(photoColours({ saturation: 100 })?.matrix?.[2]).toEqual([-0.2126, -0.7152, 1.9278, 0]);
});

test('the curve has 33 points of four decimals, first brightness, then contrast', () => {
  const lit = photoColours({ brightness: 50 })?.curve ?? [];
  expect(lit).toHaveLength(33);
  // x + 0.4 · x (1 − x) at 1/32 and a half
  expect([lit[0], lit[1], lit[16], lit[32]]).toEqual([0, 0.0434, 0.6, 1]);
  expect(photoColours({ contrast: 100 })?.curve?.[8]).toBe(0.1563);
  expect([0, 16, 32].map((at) => photoColours({ contrast: -100 })?.curve?.[at])).toEqual([0.3, 0.5, 0.7]);
  // 0.6 is lit first, then 0.5 + 0.1 · 0.4
  expect(photoColours({ brightness: 50, contrast: -100 })?.curve?.[16]).toBe(0.54);
});

test('saturation −100 equals black and white, with any other numbers', () => {
  fc.assert(
    fc.property(fc.record(numbers), pixels, (own, picture) => {
      const { saturation: _, ...others } = own;
      const [grey, bw] = [Uint8Array.from(picture), Uint8Array.from(picture)];
      applyColours(grey, 3, photoColours({ ...others, saturation: -100 }) ?? {});
      applyColours(bw, 3, photoColours({ ...others, tone: 'bw' }) ?? {});
      expect(grey).toEqual(bw);
    }),
  );
});

test('greys keep their luminance whatever the warmth, and their colour whatever the saturation', () => {
  fc.assert(
    fc.property(percent, percent, fc.integer({ min: 0, max: 216 }), (warmth, saturation, grey) => {
      expect(changed({ saturation }, grey, grey, grey)).toEqual([grey, grey, grey]);
      const [red = 0, green = 0, blue = 0] = changed({ warmth }, grey, grey, grey);
      expect(Math.abs(0.2126 * red + 0.7152 * green + 0.0722 * blue - grey)).toBeLessThan(0.6);
    }),
  );
});

test('every curve rises, and keeps black and white unless contrast is taken away', () => {
  for (let brightness = -100; brightness <= 100; brightness += 1)
    for (let contrast = -100; contrast <= 100; contrast += 1) {
      const { curve = [0, 1] } = photoColours({ brightness, contrast }) ?? {};
      if (curve.some((value, at) => value < (curve[at - 1] ?? 0) || value > 1)) expect.fail(`${brightness} ${contrast}`);
      if (contrast >= 0 && (curve[0] !== 0 || curve.at(-1) !== 1)) expect.fail(`ends of ${brightness} ${contrast}`);
    }
});

test('darker values stay darker for every curve', () => {
  const ramp = Uint8Array.from({ length: 768 }, (_, at) => Math.floor(at / 3));
  fc.assert(
    fc.property(percent, percent, (brightness, contrast) => {
      const [all, own] = [Uint8Array.from(ramp), photoColours({ brightness, contrast })];
      applyColours(all, 3, own ?? {});
      expect(all.every((value, at) => value >= (all[at - 3] ?? 0))).toBe(true);
    }),
  );
});

test('every value stays a byte, and equal numbers have one key', () => {
  fc.assert(
    fc.property(filters, filters, pixels, (one, other, picture) => {
      const [own, others] = [photoColours(one), photoColours(other)];
      const bytes = Uint8ClampedArray.from(picture);
      applyColours(bytes, 3, own ?? {});
      expect(own?.matrix?.flat().every(Number.isFinite) ?? true).toBe(true);
      expect(coloursKey(own ?? {}) === coloursKey(others ?? {})).toBe(JSON.stringify(own) === JSON.stringify(others));
    }),
  );
  expect(() => applyColours(new Uint8Array(4), 3, {})).toThrow(RangeError);
});
