/** Exposure and white balance of a scene: paper is the same white in all of them. */
import type { Developed } from './develop.ts';

/** Share of light that white paper reflects, as the materials of the prints have it (blender/common/settings.py). */
export const paperReflects = 0.86;
/** Linear light of paper in its bright parts. */
const paperLight = 0.92;
const brightPart = 0.85;
/** Paper stays a little warm, and a fifth of the colour of the light is kept. */
const warmth = [1, 0.985, 0.955] as const;
const kept = 0.8;
/** Loss of light in the corners of the picture. */
const cornerLoss = 0.1;

export type Exposure = readonly [red: number, green: number, blue: number];

/** Factors for red, green and blue, from the light on all prints. */
export function exposureOf({ width, height, light, surfaces }: Developed): Exposure {
  const sums = [0, 0, 0];
  const lights: number[] = [];
  for (let at = 0; at < width * height; at += 1) {
    if (!surfaces.some(({ places }) => (places[at * 3 + 2] as number) > 0.99)) continue;
    for (let channel = 0; channel < 3; channel += 1) sums[channel] = (sums[channel] as number) + (light[at * 3 + channel] as number);
    lights.push((light[at * 3 + 1] as number) * paperReflects);
  }
  if (lights.length === 0) throw new Error('no pixel lies wholly on a print');
  const bright = lights.toSorted((one, two) => one - two)[Math.floor(lights.length * brightPart)] as number;
  const factor = (channel: 0 | 1 | 2) => {
    const balance = ((sums[1] as number) / (sums[channel] as number)) * warmth[channel];
    return (paperLight / bright) * (1 + (balance - 1) * kept);
  };
  return [factor(0), factor(1), factor(2)];
}

/** Multiplies three linear samples a pixel with the exposure and the loss of light towards the corners. */
export function exposed(samples: Float32Array, width: number, exposure: Exposure): Float32Array {
  const height = samples.length / 3 / width;
  return samples.map((value, slot) => {
    const at = Math.floor(slot / 3);
    const across = ((at % width) / width - 0.5) * 2;
    const down = (Math.floor(at / width) / height - 0.5) * 2;
    const corner = 1 - cornerLoss * ((across * across + down * down) / 2) ** 1.3;
    return value * (exposure[slot % 3] as number) * corner;
  });
}
