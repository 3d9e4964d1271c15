/** How light, how contrasty and of which cast a photo is, and the corrections that follow: what "automatic" sets. */
import * as z from 'zod/mini';

const byte = z.number().check(z.int(), z.minimum(0), z.maximum(255));

/** Of sRGB bytes: the luminance that 1, 50 and 99 of 100 pixels do not exceed, and how much more blue than red is in those that are nearly grey. */
export const tonesSchema = z.strictObject({
  p1: byte,
  p50: byte,
  p99: byte,
  cast: z.number().check(z.int(), z.minimum(-255), z.maximum(255)),
});
export type Tones = z.infer<typeof tonesSchema>;

/** Interleaved, one byte a channel, rows without gaps; two channels are grey and alpha. */
export type TonePixels = { data: Uint8Array; channels: 1 | 2 | 3 | 4 };

/** Most that the channels of a pixel differ that counts as nearly grey: a strong cast of bulbs or shade makes grey differ by less. */
const nearGrey = 48;
/** Darker and lighter ones have lost what tells their colour. */
const tellingLuma = { least: 32, most: 224 } as const;
/** Share of nearly grey pixels below which they tell nothing of the light: they may be a grey thing of any colour. */
const minGrey = 0.02;

/** Throws a RangeError for pictures without a pixel. */
export function tonesOf({ data, channels }: TonePixels): Tones {
  const count = Math.floor(data.length / channels);
  if (count === 0) throw new RangeError('no pixels');
  const [toGreen, toBlue] = channels < 3 ? [0, 0] : [1, 2];
  const counts = new Uint32Array(256);
  let [greys, more] = [0, 0];
  for (let at = 0; at + channels <= data.length; at += channels) {
    const red = data[at] as number;
    const green = data[at + toGreen] as number;
    const blue = data[at + toBlue] as number;
    const luma = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    counts[luma] = (counts[luma] as number) + 1;
    const isNearGrey = Math.max(red, green, blue) - Math.min(red, green, blue) <= nearGrey;
    if (!isNearGrey || luma < tellingLuma.least || luma > tellingLuma.most) continue;
    greys += 1;
    more += blue - red;
  }
  const cast = greys < minGrey * count ? 0 : Math.round(more / greys) + 0;
  return { p1: percentile(counts, 0.01 * count), p50: percentile(counts, 0.5 * count), p99: percentile(counts, 0.99 * count), cast };
}

function percentile(counts: Uint32Array, pixels: number): number {
  let sum = 0;
  return counts.findIndex((count) => {
    sum += count;
    return sum >= pixels;
  });
}

/** Luminance of the middle of a photo that looks neither dark nor pale. */
const middle = 118;
/** Luminances between black and white of a photo with all its contrast. */
const range = 225;
/** Most of each correction. A dark or warm photo may be meant so, and is brought half of the way only. */
const most = { warmth: 30, brightness: 35, contrast: 40 } as const;

type Correction = { warmth?: number; brightness?: number; contrast?: number };

/** Whole numbers for the filter of a photo; those that are 0 are absent. The curves are those of core/layout/colours. */
export function autoCorrection({ p1, p50, p99, cast }: Tones): Correction {
  const x = p50 / 255;
  // A warmth of 100 takes 0.36 of its value from the blue of a grey, against its red.
  const warmth = within(cast / 2 / (0.0036 * 128), -most.warmth, most.warmth);
  const toMiddle = (middle - p50) / 2 / 255;
  const brightness = within(toMiddle / Math.max(0.008 * x * (1 - x), 1e-6), -most.brightness, most.brightness);
  const contrast = within((120 * (range - p99 + p1)) / range, 0, most.contrast);
  return { ...(warmth ? { warmth } : {}), ...(brightness ? { brightness } : {}), ...(contrast ? { contrast } : {}) };
}

function within(value: number, least: number, largest: number): number {
  return Math.round(Math.min(largest, Math.max(least, value))) + 0;
}
