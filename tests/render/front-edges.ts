/** How much two fronts look alike: edges of grey pictures, compared as vectors. Colours, and what is dark or light, do not count. */
import sharp from 'sharp';
import { type Front, frontPixels } from './fronts.ts';

const sidePx = 280;
const cells = 20;
const cellPx = sidePx / cells;

async function greyOf(front: Front): Promise<Uint8Array> {
  const { pixels, width, height } = frontPixels(front, sidePx);
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale();
  return picture.resize(sidePx, sidePx, { fit: 'fill' }).raw().toBuffer();
}

/** The 3 × 3 Laplacian, 8 in the middle and -1 around: what is lighter than its neighbours, from 0 to 255. */
function laplacian(grey: Uint8Array, x: number, y: number): number {
  const at = (column: number, row: number) =>
    grey[Math.min(sidePx - 1, Math.max(0, row)) * sidePx + Math.min(sidePx - 1, Math.max(0, column))] ?? 0;
  let around = 0;
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) around += at(x + dx, y + dy);
  return Math.min(255, Math.max(0, 9 * at(x, y) - around));
}

/** Edges of the front in 20 × 20 cells, as a vector of length one around its mean. */
export async function edgesOf(front: Front): Promise<number[]> {
  const grey = await greyOf(front);
  const sums: number[] = new Array(cells * cells).fill(0);
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) {
      const cell = Math.floor(y / cellPx) * cells + Math.floor(x / cellPx);
      sums[cell] = (sums[cell] ?? 0) + laplacian(grey, x, y);
    }
  }
  const mean = sums.reduce((sum, value) => sum + value, 0) / sums.length;
  const length = Math.hypot(...sums.map((value) => value - mean)) || 1;
  return sums.map((value) => (value - mean) / length);
}

/** 0 for the same edges, 1 for edges that have nothing in common. */
export function edgeDistance(one: readonly number[], other: readonly number[]): number {
  return 1 - Math.abs(one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0));
}
