/** Shapes that posters share: bands and waves over the whole sheet, sharp-cornered curves, clips of one shape to another. */
import { curve, rectangle } from '#designs/drawing/curve.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import type { PosterFace } from './poster.ts';

/** Edges of what is printed. */
export function edges(face: PosterFace): { left: number; right: number; top: number; foot: number } {
  const { x, y, width, height } = face.bleedBox;
  return { left: x, right: x + width, top: y, foot: y + height };
}

/** A strip from the left to the right edge of the print. */
export function band(face: PosterFace, top: number, foot: number): Path {
  const { left, right } = edges(face);
  return rectangle(left, top, right - left, foot - top);
}

/** What lies below a curve: its ends run on level to the edges of the print, and down to its foot. */
export function belowCurve(face: PosterFace, points: readonly Point[]): Path {
  const { left, right, foot } = edges(face);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return [
    { op: 'M', points: [[left, foot]] },
    { op: 'L', points: [[left, first[1]]] },
    ...curve(points, { joined: true }),
    { op: 'L', points: [[right, last[1]]] },
    { op: 'L', points: [[right, foot]] },
    { op: 'Z', points: [] },
  ];
}

/** A closed outline of curves with corners between them; each begins where the one before ends. */
export function cornered(...curves: readonly (readonly Point[])[]): Path {
  return [...curves.flatMap((points, at) => curve(points, { joined: at > 0 })), { op: 'Z', points: [] }];
}

/** Points of a function of x, in equal steps. */
export function plotted(from: number, to: number, steps: number, y: (x: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / steps;
    return [x, y(x)];
  });
}
