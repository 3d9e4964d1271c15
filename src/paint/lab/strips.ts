/** Rectangles as what two strips of the plane share, whose coverage of a pixel is computed: most photos are cut out by one. */
import type { Area } from './raster.ts';

export type RasterPoint = readonly [x: number, y: number];
/** All points whose distance along the unit normal is between two values, in pixels. A pixel is `widthPx` wide in that direction. */
export type Strip = { normal: RasterPoint; from: number; to: number; widthPx: number };

const fourCorners = /^M [^MLCZ]+ L [^MLCZ]+ L [^MLCZ]+ L [^MLCZ]+ Z$/;
/** Corners lie on whole micrometres, so sides of turned rectangles are parallel to within this part of a pixel. */
const tolerance = 0.1;
/** Less than half of a step of 8 bits. */
const unseen = 1 / 512;
/** Widest upright strip, in pixels, whose edges stay between pixels: the width of a thin line is seen, the place of an edge is not. */
const thinPx = 4;
/** Part of a pixel by which two edges at the same place may differ after the arithmetic. */
const rounding = 1e-6;

/** Null where the path, whose points are given in pixels, is no parallelogram. */
export function stripsOf(path: string, points: readonly RasterPoint[]): readonly Strip[] | null {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d || !fourCorners.test(path)) return null;
  if (Math.hypot(a[0] + c[0] - b[0] - d[0], a[1] + c[1] - b[1] - d[1]) > tolerance) return null;
  const strips = [strip(a, b, d), strip(a, d, b)];
  return strips.every((one) => one !== null) ? strips : null;
}

/** Between the line through two points and its parallel through a third. */
function strip(from: RasterPoint, along: RasterPoint, other: RasterPoint): Strip | null {
  const length = Math.hypot(along[0] - from[0], along[1] - from[1]);
  if (length === 0) return null;
  const normal = [(from[1] - along[1]) / length, (along[0] - from[0]) / length] as const;
  const ends = [from, other].map(([x, y]) => normal[0] * x + normal[1] * y) as [number, number];
  const between = { normal, from: Math.min(...ends), to: Math.max(...ends), widthPx: Math.abs(normal[0]) + Math.abs(normal[1]) };
  if (normal[0] === 0) return snapped({ ...between, normal: [0, 1] }, from[1], other[1]);
  return normal[1] === 0 ? snapped({ ...between, normal: [1, 0] }, from[0], other[0]) : between;
}

/**
 * An upright strip that ends at whole pixels, as upright photos do. Of two that touch, both would cover their common pixels in part, and
 * what lies below would shine through.
 */
function snapped(upright: Strip, one: number, other: number): Strip {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return to - from > thinPx ? { ...upright, from: wholePixel(from), to: wholePixel(to) } : { ...upright, from, to };
}

function wholePixel(at: number): number {
  return Math.floor(at + 0.5 + rounding);
}

/** How much of a pixel whose middle is at this distance lies in the strip, from 0 to 1. */
function share({ from, to, widthPx }: Strip, distance: number): number {
  const above = Math.max(0, Math.min(1, (distance - from) / widthPx + 0.5));
  const below = Math.max(0, Math.min(1, (to - distance) / widthPx + 0.5));
  return Math.max(0, above + below - 1);
}

/** True where every pixel of the area is covered. */
export function isCovered({ left, top, width, height }: Area, strips: readonly Strip[]): boolean {
  return strips.every((one) =>
    [left + 0.5, left + width - 0.5].every((x) =>
      [top + 0.5, top + height - 0.5].every((y) => share(one, one.normal[0] * x + one.normal[1] * y) > 1 - unseen),
    ),
  );
}

/** Multiplies the mask, a byte for each pixel of the area, by what the strips cover. */
export function coverByStrips(mask: Uint8Array, { left, top, width, height }: Area, strips: readonly Strip[]): void {
  for (const one of strips) {
    const [stepX, stepY] = one.normal;
    for (let y = 0, at = 0; y < height; y += 1) {
      const start = stepX * (left + 0.5) + stepY * (top + y + 0.5);
      for (let x = 0; x < width; x += 1, at += 1) mask[at] = Math.round((mask[at] ?? 0) * share(one, start + stepX * x));
    }
  }
}
