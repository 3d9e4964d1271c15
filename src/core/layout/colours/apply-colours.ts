/** What the colours of a photo do to its pixels, to the bit as screens show it. For print files. */
import type { ColourMatrix, PhotoColours } from './photo-colours.ts';

/** Changes sRGB pixels in place; `channels` is 3 or 4, alpha stays. Throws a RangeError for half a pixel. */
export function applyColours(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4, { matrix, curve }: PhotoColours): void {
  if (pixels.length % channels !== 0) throw new RangeError(`${pixels.length} bytes are no whole pixels`);
  if (matrix) applyMatrix(pixels, channels, matrix);
  if (!curve) return;
  const table = curveTable(curve);
  for (let at = 0; at < pixels.length; at += channels)
    for (let row = at; row < at + 3; row += 1) pixels[row] = table[pixels[row] ?? 0] ?? 0;
}

function applyMatrix(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4, matrix: ColourMatrix): void {
  const rows = matrix.map(([r, g, b, offset]) => [r, g, b, offset * 255 + 0.5] as const);
  for (let at = 0; at < pixels.length; at += channels) {
    const r = pixels[at] ?? 0;
    const g = pixels[at + 1] ?? 0;
    const b = pixels[at + 2] ?? 0;
    for (let row = 0; row < 3; row += 1) {
      const [fromRed, fromGreen, fromBlue, offset] = rows[row] ?? [0, 0, 0, 0];
      const value = fromRed * r + fromGreen * g + fromBlue * b + offset;
      pixels[at + row] = value < 0 ? 0 : value > 255 ? 255 : Math.floor(value);
    }
  }
}

/** The byte for each of the 256 values. Fractions are cut off, as painters of SVG do; the little more makes up for binary fractions. */
function curveTable(curve: readonly number[]): Uint8Array {
  const last = curve.length - 1;
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const at = (value / 255) * last;
    const left = Math.min(Math.floor(at), last - 1);
    const [from = 0, to = 0] = [curve[left], curve[left + 1]];
    return Math.floor(255 * (from + (to - from) * (at - left)) + 1e-6);
  });
}

/** One word for colours, equal for equal numbers: part of the name of a changed copy. */
export function coloursKey({ matrix, curve }: PhotoColours): string {
  return `m${matrix?.flat().join(',') ?? ''}-c${curve?.join(',') ?? ''}`;
}
