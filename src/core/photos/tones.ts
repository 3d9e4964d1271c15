/** How light, how contrasty and of which cast a photo is: what its automatic correction is drawn from (core/layout/colours/automatic.ts). */
import * as z from 'zod/mini';

const byte = z.number().check(z.int(), z.minimum(0), z.maximum(255));

/**
 * Of sRGB bytes: the luminance that 1, 50 and 99 of 100 pixels do not exceed, and how much more blue than red is in those that are nearly grey,
 * in hundredths of their luminance.
 */
export const tonesSchema = z.strictObject({
  p1: byte,
  p50: byte,
  p99: byte,
  cast: z.number().check(z.int(), z.minimum(-255), z.maximum(255)),
});
export type Tones = z.infer<typeof tonesSchema>;

/** Interleaved, one byte a channel, rows without gaps; two channels are grey and alpha. */
export type TonePixels = { data: Uint8Array; channels: 1 | 2 | 3 | 4 };

/** Grey under coloured light differs between red and blue, at most by its luminance; twice its green is their sum, nearly. */
const nearGrey = { redToBlue: 1, green: 0.25 } as const;
/** Darker and lighter pixels have lost what tells their colour. */
const tellingLuma = { least: 32, most: 240 } as const;
/** A channel from here on may be cut off. */
const full = 250;
/** Share of the pixels, without those that are cut off, that count as highlights: they have the colour of the light. */
const highlights = 0.1;
/** Shares of all pixels below which nearly grey ones and highlights tell nothing of the light: they may be a thing of any colour. */
const least = { greys: 0.02, highlights: 0.003 } as const;

/** Throws a RangeError for pictures without a pixel. */
export function tonesOf({ data, channels }: TonePixels): Tones {
  const count = Math.floor(data.length / channels);
  if (count === 0) throw new RangeError('no pixels');
  const [toGreen, toBlue] = channels < 3 ? [0, 0] : [1, 2];
  const [all, uncut] = [new Uint32Array(256), new Uint32Array(256)];
  const pixels = { luma: new Uint8Array(count), redToBlue: new Int16Array(count), green: new Int16Array(count) };
  for (let pixel = 0, at = 0; pixel < count; pixel += 1, at += channels) {
    const red = data[at] as number;
    const green = data[at + toGreen] as number;
    const blue = data[at + toBlue] as number;
    const luma = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    all[luma] = (all[luma] as number) + 1;
    if (Math.max(red, green, blue) >= full) continue;
    uncut[luma] = (uncut[luma] as number) + 1;
    pixels.luma[pixel] = luma;
    pixels.redToBlue[pixel] = blue - red;
    pixels.green[pixel] = 2 * green - red - blue;
  }
  const left = uncut.reduce((sum, one) => sum + one, 0);
  const light = left === 0 ? 256 : percentile(uncut, (1 - highlights) * left);
  return {
    p1: percentile(all, 0.01 * count),
    p50: percentile(all, 0.5 * count),
    p99: percentile(all, 0.99 * count),
    cast: castOf(pixels, light),
  };
}

/** What tells the cast, by pixel; all 0 for one that is cut off. */
type CastPixels = { luma: Uint8Array; redToBlue: Int16Array; green: Int16Array };

/** Greys and highlights have to agree, and the one that says less is believed: leaves are no cast, nor is a white wall at sunset. */
function castOf({ luma: lumas, redToBlue, green }: CastPixels, light: number): number {
  const greys = { count: 0, luma: 0, redToBlue: 0 };
  const bright = { count: 0, luma: 0, redToBlue: 0 };
  const add = (to: typeof greys, luma: number, more: number) => {
    to.count += 1;
    to.luma += luma;
    to.redToBlue += more;
  };
  for (let at = 0; at < lumas.length; at += 1) {
    const luma = lumas[at] as number;
    const more = redToBlue[at] as number;
    if (luma === 0 || Math.abs(more) > nearGrey.redToBlue * luma) continue;
    if (luma >= light) add(bright, luma, more);
    if (luma < tellingLuma.least || luma > tellingLuma.most || Math.abs(green[at] as number) > nearGrey.green * luma) continue;
    add(greys, luma, more);
  }
  if (greys.count < least.greys * lumas.length || bright.count < least.highlights * lumas.length) return 0;
  const [one, other] = [(100 * greys.redToBlue) / greys.luma, (100 * bright.redToBlue) / bright.luma];
  if (one * other <= 0) return 0;
  return Math.round(Math.sign(one) * Math.min(Math.abs(one), Math.abs(other))) + 0;
}

function percentile(counts: Uint32Array, pixels: number): number {
  let sum = 0;
  return counts.findIndex((count) => {
    sum += count;
    return sum >= pixels;
  });
}
