/** Pixels of a part of the page, and how one layer is laid over another. */

/** A rectangle in pixels of the finished file. */
export type Area = { left: number; top: number; width: number; height: number };
/** Rows from the upper left: RGB, or RGBA with alpha not multiplied in. */
export type Raster = Area & { channels: 3 | 4; pixels: Uint8Array };

/** What two rectangles share; null where that is nothing. */
export function overlap(one: Area, other: Area): Area | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Nothing yet, which can be seen through. */
export function clear(area: Area): Raster {
  return { ...area, channels: 4, pixels: new Uint8Array(area.width * area.height * 4) };
}

/** One colour, `#rrggbb`. */
export function even(area: Area, hex: string): Raster {
  const row = area.width * 3;
  const pixels = new Uint8Array(row * area.height);
  pixels.set(Buffer.alloc(row, hex.slice(1), 'hex'));
  for (let at = row; at < pixels.length; at += row) pixels.copyWithin(at, 0, row);
  return { ...area, channels: 3, pixels };
}

function offset({ left, top, width, channels }: Raster, x: number, y: number): number {
  return ((y - top) * width + x - left) * channels;
}

/** Lays `layer` over `base` within `area`, which both contain. `mask` has a byte of coverage for each pixel of the area; null covers all. */
export function lay(base: Raster, layer: Raster, area: Area, mask: Uint8Array | null, opacity = 1): void {
  const bottom = area.top + area.height;
  for (let y = area.top; y < bottom; y += 1) {
    let to = offset(base, area.left, y);
    let from = offset(layer, area.left, y);
    if (mask === null && opacity === 1 && base.channels === 3 && layer.channels === 3) {
      base.pixels.set(layer.pixels.subarray(from, from + area.width * 3), to);
      continue;
    }
    const row = (y - area.top) * area.width;
    for (let x = 0; x < area.width; x += 1, to += base.channels, from += layer.channels) {
      const own = layer.channels === 4 ? (layer.pixels[from + 3] ?? 0) : 255;
      mix(base, to, layer.pixels, from, (own * (mask?.[row + x] ?? 255) * opacity) / 65_025);
    }
  }
}

/** One pixel over another; `share` is the alpha of the upper one, from 0 to 1. */
function mix({ pixels, channels }: Raster, to: number, layer: Uint8Array, from: number, share: number): void {
  if (share === 0) return;
  const under = (channels === 4 ? (pixels[to + 3] ?? 0) / 255 : 1) * (1 - share);
  const sum = share + under;
  for (let channel = 0; channel < 3; channel += 1)
    pixels[to + channel] = Math.round(((layer[from + channel] ?? 0) * share + (pixels[to + channel] ?? 0) * under) / sum);
  if (channels === 4) pixels[to + 3] = Math.round(sum * 255);
}
