/**
 * What a photo's filter does to its pixels: one affine map of red, green and blue, clamped at the end. Screens apply it as an SVG colour
 * matrix, the print file gets pixels that went through `applyFilter`, so both show the same picture.
 */
import type { PhotoFilter } from '#core/design/photo-element.ts';

/** Three rows for red, green, blue: shares of red, green and blue, and an offset; all for values from 0 to 1. */
export type ColourMatrix = readonly (readonly [number, number, number, number])[];

/** Luminance of Rec. 709, and the usual sepia toning. */
const tones = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  bw: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  sepia: [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ],
} as const;

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}

/** Tone first, then contrast about middle grey (100 doubles it, -100 leaves a fifth), then brightness (100 adds half of white). */
export function filterMatrix({ tone, brightness = 0, contrast = 0 }: PhotoFilter): ColourMatrix {
  const gain = contrast >= 0 ? 1 + contrast / 100 : 1 + (contrast / 100) * 0.8;
  const offset = 0.5 - 0.5 * gain + brightness / 200;
  return tones[tone ?? 'none'].map(([r, g, b]) => [round(r * gain), round(g * gain), round(b * gain), round(offset)] as const);
}

/** False where every pixel stays as it is; such a photo keeps its own bytes in the print file. */
export function hasEffect(filter: PhotoFilter | undefined): filter is PhotoFilter {
  return filter !== undefined && (filter.tone !== undefined || Boolean(filter.brightness) || Boolean(filter.contrast));
}

/** One word for a filter, equal for equal effects: part of the name of a filtered copy. */
export function filterKey({ tone, brightness = 0, contrast = 0 }: PhotoFilter): string {
  return `${tone ?? 'plain'}-b${brightness}-c${contrast}`;
}

/** Changes sRGB pixels in place; `channels` is 3 or 4, alpha stays. Throws a RangeError for half a pixel. */
export function applyFilter(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4, filter: PhotoFilter): void {
  if (pixels.length % channels !== 0) throw new RangeError(`${pixels.length} bytes are no whole pixels`);
  const [red, green, blue] = filterMatrix(filter);
  if (!red || !green || !blue) return;
  const rows = [red, green, blue].map(([r, g, b, offset]) => [r, g, b, offset * 255 + 0.5] as const);
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
