import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Tones, tonesOf } from '#core/photos/tones.ts';
import { applyColours } from './apply-colours.ts';
import { automaticCorrection } from './automatic.ts';
import { photoColours } from './photo-colours.ts';

const size = { width: 200, height: 150 };

test('a photo that has black, white, a middle and no cast stays as it is, nearly', () => {
  for (const p50 of [90, 100, 110]) {
    const { warmth, brightness, contrast } = automaticCorrection({ p1: 24, p50, p99: 250, cast: 2 });
    expect([warmth, Math.abs(brightness) <= 3, contrast <= 3]).toEqual([0, true, true]);
  }
});

test('the direction is that of the fault, and no slider goes further than its end', () => {
  expect(automaticCorrection({ p1: 2, p50: 40, p99: 120, cast: 0 }).brightness).toBeGreaterThan(10);
  expect(automaticCorrection({ p1: 60, p50: 190, p99: 255, cast: 0 }).brightness).toBeLessThan(-10);
  expect(automaticCorrection({ p1: 70, p50: 120, p99: 185, cast: 0 }).contrast).toBeGreaterThan(20);
  // 28 of a cast of 30
  expect(automaticCorrection({ p1: 20, p50: 110, p99: 250, cast: 30 }).warmth).toBe(20);
  expect(automaticCorrection({ p1: 20, p50: 110, p99: 250, cast: -200 }).warmth).toBe(-30);
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, fc.integer({ min: -255, max: 255 }), (p1, p50, p99, cast) => {
      const { warmth, brightness, contrast } = automaticCorrection({ p1, p50, p99, cast });
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

function automatic(picture: Picture): Picture {
  const corrected = Uint8Array.from(picture);
  applyColours(corrected, 3, photoColours(automaticCorrection(measured(picture))) ?? {});
  return corrected;
}

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
async function finishedPhotos(): Promise<Picture[]> {
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

test('of 40 spoilt photos that a photographer had finished, at least 36 come nearer to what they were', async () => {
  const worse: string[] = [];
  let tried = 0;
  for (const [at, original] of (await finishedPhotos()).entries())
    for (const [name, fault] of Object.entries(faults)) {
      const spoilt = mapped(original, fault);
      const corrected = automatic(spoilt);
      tried += 1;
      if (distance(corrected, original) >= distance(spoilt, original)) worse.push(`${at} ${name}`);
    }
  expect(tried).toBe(40);
  expect(worse.length, worse.join(', ')).toBeLessThanOrEqual(4);
});

/** Linear light of an sRGB value, and back. */
const light = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const exposed =
  (stops: number): Pixel =>
  (...pixel) =>
    pixel.map((value) => 255 * encoded(Math.min(1, light(value / 255) * 2 ** stops)));

/** By known changes: a stop and a half too little light, a stop too much, half of the contrast, a quarter of red or blue more. */
const knownFaults = (at: number): Record<string, Pixel> => ({
  dark: exposed(-1.5),
  light: exposed(1),
  flat: (...pixel) => pixel.map((value) => 128 + (value - 128) / 2),
  cast: at % 2 === 0 ? (red, green, blue) => [red * 1.25, green, blue * 0.75] : (red, green, blue) => [red * 0.75, green, blue * 1.25],
});

/** Eight parts of a photograph at sunset, at two scales, and two drawn landscapes, as they are. */
async function rawPhotos(): Promise<Picture[]> {
  const photograph = await sharp('tests/render/photo.jpg').resize(1_200).png().toBuffer();
  const pixelsOf = async (file: Buffer | string) =>
    sharp(file)
      .resize({ ...size, fit: 'cover' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
  const parts = [
    [0, 0, 1_200, 900],
    [0, 0, 600, 450],
    [300, 100, 600, 450],
    [600, 0, 600, 450],
    [0, 450, 600, 450],
    [600, 450, 600, 450],
    [300, 300, 600, 450],
    [0, 100, 400, 600],
  ] as const;
  return Promise.all([
    ...parts.map(async ([left, top, width, height]) =>
      pixelsOf(await sharp(photograph).extract({ left, top, width, height }).png().toBuffer()),
    ),
    pixelsOf('src/web/dev/see.webp'),
    pixelsOf('src/web/dev/karwendel.webp'),
  ]);
}

/** CIE L*a*b* under D65. */
function labOf(picture: Picture, at: number): [number, number, number] {
  const [red, green, blue] = [0, 1, 2].map((channel) => light((picture[at + channel] ?? 0) / 255)) as [number, number, number];
  const root = (value: number) => (value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Mean distance in L*a*b* of every eighth pixel. */
function deltaE(one: Picture, other: Picture): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at + 2 < one.length; at += 24) {
    const [a, b] = [labOf(one, at), labOf(other, at)];
    sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    count += 1;
  }
  return sum / count;
}

test('of 40 raw photos with known faults at least 36 come nearer to the original, and the ten originals hardly move', async () => {
  const worse: string[] = [];
  const moved: number[] = [];
  let tried = 0;
  for (const [at, original] of (await rawPhotos()).entries()) {
    moved.push(deltaE(automatic(original), original));
    for (const [name, fault] of Object.entries(knownFaults(at))) {
      const spoilt = mapped(original, fault);
      tried += 1;
      if (deltaE(automatic(spoilt), original) >= deltaE(spoilt, original)) worse.push(`${at} ${name}`);
    }
  }
  expect(tried).toBe(40);
  expect(worse.length, worse.join(', ')).toBeLessThanOrEqual(4);
  expect(Math.max(...moved)).toBeLessThan(3.5);
  expect(moved.reduce((sum, one) => sum + one, 0) / moved.length).toBeLessThan(2.5);
});
