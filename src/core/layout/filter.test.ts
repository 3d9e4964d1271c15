import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PhotoFilter } from '#core/design/photo-element.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { applyFilter, filterKey, filterMatrix, hasEffect } from './filter.ts';

function filtered(filter: PhotoFilter, ...pixel: number[]): number[] {
  const pixels = Uint8Array.from(pixel);
  applyFilter(pixels, pixel.length === 4 ? 4 : 3, filter);
  return [...pixels];
}

test('black and white is grey, sepia is warm, and both keep alpha', () => {
  expect(filtered({ tone: 'bw' }, 200, 100, 50)).toEqual([118, 118, 118]);
  expect(filtered({ tone: 'bw' }, 255, 255, 255, 7)).toEqual([255, 255, 255, 7]);
  const [red = 0, green = 0, blue = 0] = filtered({ tone: 'sepia' }, 120, 120, 120);
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
});

test('brightness and contrast at nothing change nothing, at their ends they clamp', () => {
  expect(filtered({ brightness: 0, contrast: 0 }, 1, 2, 3)).toEqual([1, 2, 3]);
  expect(filtered({ brightness: 100 }, 200, 100, 0)).toEqual([255, 228, 128]);
  expect(filtered({ contrast: 100 }, 200, 128, 20)).toEqual([255, 129, 0]);
  expect(filtered({ contrast: -100 }, 255, 0, 128)).toEqual([153, 102, 128]);
  expect(hasEffect({})).toBe(false);
  expect(hasEffect({ brightness: 0 })).toBe(false);
  expect(hasEffect({ contrast: 1 })).toBe(true);
  expect(() => applyFilter(new Uint8Array(4), 3, {})).toThrow(RangeError);
});

test('every value stays a byte, and one word names one effect', () => {
  const percent = fc.integer({ min: -100, max: 100 });
  const filter = fc.record(
    { tone: fc.constantFrom('bw' as const, 'sepia' as const), brightness: percent, contrast: percent },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filter, fc.uint8Array({ minLength: 3, maxLength: 3 }), (one, pixel) => {
      for (const value of filtered(one, ...pixel)) expect(value >= 0 && value <= 255 && Number.isInteger(value)).toBe(true);
      expect(filterKey(one)).toMatch(/^[a-z]+-b-?\d+-c-?\d+$/);
      expect(filterMatrix(one).flat().every(Number.isFinite)).toBe(true);
    }),
  );
});

test.each<PhotoFilter>([
  { tone: 'bw' },
  { tone: 'sepia', brightness: 12 },
  { contrast: 40 },
  { brightness: -30, contrast: -50 },
  { tone: 'bw', contrast: 100 },
])('the screen’s colour map gives the pixels of the press: %j [E017]', async (filter) => {
  const size = 16;
  const pixels = Uint8Array.from({ length: size * size * 3 }, (_, at) => (at * 37 + Math.floor(at / 7) * 11) % 256);
  const raw = { width: size, height: size, channels: 3 as const };
  const png = await sharp(pixels, { raw }).png().toBuffer();
  const whole = { widthUm: size, heightUm: size, bleedUm: 0, safeUm: 0, foldSafeUm: 3_000, panels: [], foldsUm: [] };
  const sheet: Sheet = {
    id: 'page',
    ...whole,
    items: [
      {
        kind: 'photo',
        of: 'photo',
        photoId: 'p',
        clip: `M 0 0 L ${size} 0 L ${size} ${size} L 0 ${size} Z`,
        matrix: [size, 0, 0, size, 0, 0],
        ppi: 300,
        filter,
      },
    ],
  };
  const node = paintSheet(
    sheet,
    { fonts: { face: () => null }, photoHref: () => `data:image/png;base64,${png.toString('base64')}` },
    { view: 'trim' },
  );
  const seen = new Resvg(svgString(node, { width: size, height: size }), { background: '#ffffff', font: { loadSystemFonts: false } })
    .render()
    .asPng();
  const shown = await sharp(seen).removeAlpha().raw().toBuffer();
  applyFilter(pixels, 3, filter);
  let worst = 0;
  pixels.forEach((value, at) => {
    worst = Math.max(worst, Math.abs(value - (shown[at] ?? 0)));
  });
  expect(worst).toBeLessThanOrEqual(2);
});
