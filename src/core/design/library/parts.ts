/** What the library of drawings is made of: paths on a board, numbered by the ink they take, and helpers to draw them from numbers. */

import { type Box, ellipsePath } from '#core/design/outlines/outline.ts';
import { sineCosine } from '#core/values/sine.ts';

/** `ink` counts from 0 into the inks of the element; a part with `stroke` is a line of that width on the board. */
export type ClipArtPart = { d: string; ink: number; stroke?: number };
export type ClipArt = {
  id: string;
  width: number;
  height: number;
  parts: readonly ClipArtPart[];
  /** All of it in one ink, for a plate: parts are kept apart by gaps. Absent: its parts do not cover each other. */
  cut?: string;
};

export function box(x: number, y: number, width: number, height: number): Box {
  return { xUm: x, yUm: y, widthUm: width, heightUm: height };
}

export function disc(x: number, y: number, radius: number): string {
  return ellipsePath(box(x - radius, y - radius, 2 * radius, 2 * radius));
}

/** Points around a middle: angle clockwise from the top in degrees, radius. */
export function polar(x: number, y: number, angle: number, radius: number): [number, number] {
  const { sine, cosine } = sineCosine(angle);
  return [Math.round(x + radius * sine), Math.round(y - radius * cosine)];
}

export function each<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A pointed leaf from one point to another, as wide as `share` of its length. */
export function leafPath(x1: number, y1: number, x2: number, y2: number, share = 0.42): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const at = (along: number, side: number) =>
    `${Math.round(x1 + dx * along - dy * side * share)} ${Math.round(y1 + dy * along + dx * side * share)}`;
  return `M ${x1} ${y1} C ${at(0.2, 0.62)} ${at(0.65, 0.66)} ${x2} ${y2} C ${at(0.65, -0.66)} ${at(0.2, -0.62)} ${x1} ${y1} Z`;
}
