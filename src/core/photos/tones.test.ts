import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { applyColours } from '#core/layout/colours/apply-colours.ts';
import { photoColours } from '#core/layout/colours/photo-colours.ts';
import { autoCorrection, type Tones, tonesOf, tonesSchema } from './tones.ts';

const size = { width: 200, height: 150 };

function greys(...counts: [grey: number, pixels: number][]): Uint8Array {
  return Uint8Array.from(counts.flatMap(([grey, pixels]) => Array.from({ length: 3 * pixels }, () => grey)));
}

test('tones are percentiles of luminance, the same for grey and coloured pixels', () => {
  const data = greys([3, 1], [40, 49], [200, 49], [250, 1]);
  const tones = { p1: 3, p50: 40, p99: 200, cast: 0 };
  expect(tonesOf({ data, channels: 3 })).toEqual(tones);
  expect(tonesOf({ data: data.filter((_, at) => at % 3 === 0), channels: 1 })).toEqual(tones);
  expect(() => tonesOf({ data: new Uint8Array(2), channels: 3 })).toThrow(RangeError);
});

test('the cast is told by pixels that are nearly grey, not by colours, shadows or a few spots', () => {
  const pixels = (pixel: number[], count: number) => Array.from({ length: count }, () => pixel).flat();
  const cast = (...data: number[][]) => tonesOf({ data: Uint8Array.from(data.flat()), channels: 3 }).cast;
  expect(cast(pixels([120, 125, 136], 50), pixels([200, 20, 20], 950))).toBe(16);
  expect(cast(pixels([136, 125, 120], 50), pixels([10, 10, 30], 950))).toBe(-16);
  expect(cast(pixels([120, 125, 136], 10), pixels([200, 20, 20], 990))).toBe(0);
});

test('automatic goes half of the way, and no further than its ends', () => {
  expect(autoCorrection({ p1: 0, p50: 118, p99: 225, cast: 0 })).toEqual({});
  // 9 bytes of light are half of the way; a warmth of 11 takes half of a cast of 10.
  expect(autoCorrection({ p1: 10, p50: 100, p99: 220, cast: 10 })).toEqual({ warmth: 11, brightness: 19, contrast: 8 });
  expect(autoCorrection({ p1: 80, p50: 0, p99: 120, cast: -200 })).toEqual({ warmth: -30, brightness: 35, contrast: 40 });
  expect(autoCorrection({ p1: 0, p50: 255, p99: 255, cast: 0 })).toEqual({ brightness: -35 });
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, fc.integer({ min: -255, max: 255 }), (p1, p50, p99, cast) => {
      const { warmth = 0, brightness = 0, contrast = 0 } = autoCorrection({ p1, p50, p99, cast });
      expect([warmth, brightness, contrast].every(Number.isInteger)).toBe(true);
      expect(Math.abs(warmth) <= 30 && Math.abs(brightness) <= 35 && contrast >= 0 && contrast <= 40).toBe(true);
    }),
  );
});

type Picture = Uint8Array;
type Pixel = (red: number, green: number, blue: number) => number[];

function mapped(picture: Picture, pixel: Pixel): Picture {
  const changed = new Uint8ClampedArray(picture.length);
  for (let at = 0; at < picture.length; at += 3) changed.set(pixel(picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0), at);
  return new Uint8Array(changed.buffer);
}

const measured = (data: Picture): Tones => tonesOf({ data, channels: 3 });

/** As a photographer leaves it: greys without a cast, blacks and whites at their places, the middle at `middle`. */
function finished(picture: Picture, middle: number): Picture {
  let balanced = picture;
  for (let round = 0; round < 6; round += 1) {
    const { cast } = measured(balanced);
    balanced = mapped(balanced, (red, green, blue) => [red * (1 + cast / 300), green, blue * (1 - cast / 300)]);
  }
  const { p1, p50, p99 } = measured(balanced);
  const level = (value: number) => Math.min(1, Math.max(0, (8 + ((value - p1) * 234) / (p99 - p1)) / 255));
  const gamma = Math.log(middle / 255) / Math.log(level(p50));
  return mapped(balanced, (...pixel) => pixel.map((value) => 255 * level(value) ** gamma));
}

/** What spoils photos: too little light, too much, haze, shade and bulbs. */
const faults: Record<string, Pixel> = {
  dark: (...pixel) => pixel.map((value) => 255 * (value / 255) ** 1.7),
  pale: (...pixel) => pixel.map((value) => 255 * (value / 255) ** 0.6),
  hazy: (...pixel) => pixel.map((value) => 60 + value * 0.5),
  cold: (red, green, blue) => [red * 0.88, green, blue * 1.12 + 6],
  warm: (red, green, blue) => [red * 1.12 + 6, green, blue * 0.86],
};

/** Parts of a photograph and two landscapes, each with where its middle tone lies. */
async function originals(): Promise<Picture[]> {
  const photograph = await sharp('tests/render/photo.jpg').resize(1_200).png().toBuffer();
  const parts = [
    [0, 0, 104],
    [300, 100, 112],
    [600, 0, 118],
    [0, 450, 124],
    [600, 450, 130],
    [300, 300, 110],
  ] as const;
  const pixelsOf = async (file: Buffer | string) =>
    sharp(file)
      .resize({ ...size, fit: 'cover' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
  return Promise.all([
    ...parts.map(async ([left, top, middle]) =>
      finished(await pixelsOf(await sharp(photograph).extract({ left, top, width: 600, height: 450 }).png().toBuffer()), middle),
    ),
    ...(['see', 'karwendel'] as const).map(async (name, at) => finished(await pixelsOf(`src/web/dev/${name}.webp`), 116 + 8 * at)),
  ]);
}

function distance(one: Picture, other: Picture): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

test('automatic brings at least 36 of 40 spoilt photos nearer to what they were', async () => {
  const worse: string[] = [];
  let tried = 0;
  for (const [at, original] of (await originals()).entries())
    for (const [name, fault] of Object.entries(faults)) {
      const spoilt = mapped(original, fault);
      const corrected = Uint8Array.from(spoilt);
      applyColours(corrected, 3, photoColours(autoCorrection(measured(spoilt))) ?? {});
      tried += 1;
      if (distance(corrected, original) >= distance(spoilt, original)) worse.push(`${at} ${name}`);
    }
  expect(tried).toBe(40);
  expect(worse.length, worse.join(', ')).toBeLessThanOrEqual(4);
});

test('tones of any pixels fit their schema', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 4, maxLength: 400 }),
      fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
      (data, channels) => {
        expect(tonesSchema.safeParse(tonesOf({ data, channels })).success).toBe(true);
      },
    ),
  );
});
