/**
 * How layers of product scenes are stored in 8 bits: linear light with a soft shoulder above 0.7, then the sRGB curve
 * (IEC 61966-2-1). It can be inverted, so that the compositor works in linear light.
 */

/** Light below it is stored as it is. */
export const knee = 0.7;
const room = 1 - knee;
/** The brightest light that a table can hold. Paper in full light is 0.92. */
export const brightest = 2.2;
const steps = 1 << 14;

function srgb(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function linearOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light, 0 and more, as a display value of 0 to 1. */
export function encodeTone(light: number): number {
  const given = Math.max(0, light);
  return srgb(given < knee ? given : knee + room * (1 - Math.exp(-(given - knee) / room)));
}

/** The inverse of `encodeTone`. White, which no finite light reaches, counts as 0.7 + 0.3 ln 1000. */
export function decodeTone(value: number): number {
  const given = linearOf(value);
  return given < knee ? given : knee - room * Math.log(Math.max(1e-3, 1 - (given - knee) / room));
}

/** Linear light of a design's sample, plain sRGB. */
export const designLight = Float32Array.from({ length: 256 }, (_, sample) => linearOf(sample / 255));
/** Linear light of a layer's sample. */
export const layerLight = Float32Array.from({ length: 256 }, (_, sample) => decodeTone(sample / 255));

const displayed = Uint8ClampedArray.from({ length: steps + 1 }, (_, step) => Math.round(255 * encodeTone((step / steps) ** 2 * brightest)));

/** Linear light as a sample of 0 to 255, by a table of square roots. */
export function toSample(light: number): number {
  if (light <= 0) return 0;
  return displayed[Math.min(steps, (Math.sqrt(light / brightest) * steps + 0.5) | 0)] as number;
}
