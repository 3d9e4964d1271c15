/** How good photos are compared with each other. */
import type { BookPhoto } from './book-input.ts';

const weights = { sharpness: 0.45, resolution: 0.2, faces: 0.2, exposure: 0.15 };

/** Rank of each value among all, 0 to 1, the mean rank for equal ones. Unknown values have the middle rank. */
function ranks(values: readonly (number | null)[]): number[] {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const spans = new Map<number, { first: number; count: number }>();
  for (const [at, value] of sorted.entries()) {
    const span = spans.get(value);
    if (span) span.count += 1;
    else spans.set(value, { first: at, count: 1 });
  }
  return values.map((value) => {
    const span = value === null ? undefined : spans.get(value);
    return span ? (span.first + span.count / 2) / sorted.length : 0.5;
  });
}

/**
 * Quality of each photo, 0 to 1, from its ranks among these photos by sharpness, pixels, faces and the entropy of its histogram, which
 * badly exposed photos have little of.
 */
export function qualities(photos: readonly BookPhoto[]): number[] {
  const sharpness = ranks(photos.map((photo) => photo.sharpness));
  const resolution = ranks(photos.map(({ width, height }) => width * height));
  const faces = ranks(photos.map((photo) => photo.faces.length));
  const exposure = ranks(photos.map(({ entropy }) => entropy));
  return photos.map(
    (_, at) =>
      weights.sharpness * (sharpness[at] as number) +
      weights.resolution * (resolution[at] as number) +
      weights.faces * (faces[at] as number) +
      weights.exposure * (exposure[at] as number),
  );
}

/** Index of the largest quality, of equal ones the first. -1 for none. */
export function bestOf(quality: readonly number[]): number {
  let best = -1;
  for (const [at, value] of quality.entries()) if (best < 0 || value > (quality[best] as number)) best = at;
  return best;
}
