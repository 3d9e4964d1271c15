/** How sharp a photo is at the size it is printed, and where that is seen first. */
import type { PhotoElement } from '#core/design/document.ts';
import { pictureMatrix } from '#core/layout/photo.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import type { Limits } from '#core/preflight/limits.ts';

export type Sharpness = {
  /** Pixels of the picture on an inch of paper, rounded down. */
  ppi: number;
  level: 'fine' | 'fair' | 'soft' | 'coarse';
  /** Largest size of the slot, in its shape and with its crop, at which the photo is still 'fine', in micrometres. */
  sharpTo: { widthUm: number; heightUm: number };
};

export function sharpnessOf(element: PhotoElement, picture: PhotoFacts, { fine, soft, least }: Limits['ppi']): Sharpness {
  const exact = (picture.width * 25_400) / pictureMatrix(element, picture).widthUm;
  const ppi = Math.floor(exact);
  const level = ppi >= fine ? 'fine' : ppi >= soft ? 'fair' : ppi >= least ? 'soft' : 'coarse';
  const share = exact / fine;
  return { ppi, level, sharpTo: { widthUm: Math.floor(element.widthUm * share), heightUm: Math.floor(element.heightUm * share) } };
}

/** Grey values of a picture, row by row. */
export type Grey = { values: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** Tiles across the longer side. */
const tiles = 12;

/**
 * Where fine detail is densest within a part of the picture, as shares of the whole: coarse pixels are seen there first. `from` and `to`
 * are shares of the part's corners. The middle of the part where it is all one colour.
 */
export function finestPlace(
  { values, width, height }: Grey,
  from: readonly [number, number],
  to: readonly [number, number],
): [number, number] {
  const [left, top] = [Math.max(1, Math.round(from[0] * width)), Math.max(1, Math.round(from[1] * height))];
  const [right, bottom] = [Math.min(width - 1, Math.round(to[0] * width)), Math.min(height - 1, Math.round(to[1] * height))];
  const side = Math.max(4, Math.ceil(Math.max(right - left, bottom - top) / tiles));
  let best = { detail: 0, x: (left + right) / 2, y: (top + bottom) / 2 };
  for (let y0 = top; y0 + side <= bottom; y0 += side) {
    for (let x0 = left; x0 + side <= right; x0 += side) {
      const detail = detailOf(values, width, x0, y0, side);
      if (detail > best.detail) best = { detail, x: x0 + side / 2, y: y0 + side / 2 };
    }
  }
  return [best.x / width, best.y / height];
}

/** Sum of how far each pixel is from the mean of its four neighbours. */
function detailOf(values: Grey['values'], width: number, x0: number, y0: number, side: number): number {
  const at = (index: number) => values[index] ?? 0;
  let sum = 0;
  for (let y = y0; y < y0 + side; y += 1) {
    for (let x = x0; x < x0 + side; x += 1) {
      const index = y * width + x;
      sum += Math.abs(4 * at(index) - at(index - 1) - at(index + 1) - at(index - width) - at(index + width));
    }
  }
  return sum;
}
