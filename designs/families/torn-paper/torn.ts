/** Torn paper: an edge with a bright rim of fibres, between two lines of noise that never touch. */

import { polygon, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { distance, type Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';

/** Smooth noise between -1 and 1 along a line; `length` is the way in mm from one height to the next. */
function noise(rnd: Random, length: number): (at: number) => number {
  const heights = Array.from({ length: 400 }, () => rnd.spread(1));
  return (at) => {
    const place = Math.max(0, at / length);
    const step = Math.floor(place);
    const t = place - step;
    const ease = t * t * (3 - 2 * t);
    const from = heights[step % heights.length] ?? 0;
    const to = heights[(step + 1) % heights.length] ?? 0;
    return from + (to - from) * ease;
  };
}

type Edge = { at: Point; normal: Point; along: number };

/** Points of a polyline about 0.8 mm apart, with the direction away from the paper: to the left of the way. */
function edges(points: readonly Point[]): Edge[] {
  let along = 0;
  return points.map((at, i) => {
    const before = points[Math.max(0, i - 1)] as Point;
    const after = points[Math.min(points.length - 1, i + 1)] as Point;
    if (i > 0) along += distance(before, at);
    const length = distance(before, after) || 1;
    return { at, normal: [(after[1] - before[1]) / length, -(after[0] - before[0]) / length], along };
  });
}

function stepped(points: readonly Point[], step = 0.8): Point[] {
  const out: Point[] = [];
  points.slice(1).forEach((to, i) => {
    const from = points[i] as Point;
    const count = Math.max(1, Math.round(distance(from, to) / step));
    for (let k = 0; k < count; k++) out.push([from[0] + ((to[0] - from[0]) * k) / count, from[1] + ((to[1] - from[1]) * k) / count]);
  });
  out.push(points.at(-1) as Point);
  return out;
}

export type Sheet = {
  seed: number;
  /** Where the paper is torn, clockwise about the sheet: to the right along an upper edge, up along a left one. */
  tear: readonly Point[];
  /** Corners that close the sheet, beyond the trim; none for a scrap that is torn all around. */
  rest?: readonly Point[];
  paper: string;
  fibre?: string;
  shade?: string;
  /** Share of the usual unevenness and width of the rim. */
  rough?: number;
  /** True where the way keeps its corners. */
  isStraight?: boolean;
};

/** The sheet from below: its rim of fibres, the thinner paper behind it, and the paper itself. */
export function tornSheet({ seed, tear, rest = [], paper, fibre = 'fibre', shade = 'fibre-shade', rough = 1, isStraight }: Sheet): Mark[] {
  const rnd = random(seed);
  const [slow, middle, fast, rim, rimFast, inner] = [15, 4.4, 1.1, 6.5, 1.3, 2.4].map((length) => noise(rnd, length)) as [
    (at: number) => number,
    (at: number) => number,
    (at: number) => number,
    (at: number) => number,
    (at: number) => number,
    (at: number) => number,
  ];
  const line = edges(stepped(isStraight ? tear : sampled(tear, 14)));
  const off = ({ at, normal }: Edge, by: number): Point => [at[0] + normal[0] * by, at[1] + normal[1] * by];
  const wave = (along: number) => rough * (0.9 * slow(along) + 0.45 * middle(along) + 0.24 * fast(along));
  const width = (along: number) => rough * Math.max(0.35, 1.15 + 0.75 * rim(along) + 0.35 * rimFast(along));
  const behind = (along: number) => rough * Math.max(0.12, 0.26 + 0.22 * inner(along));
  const own = line.map((edge) => off(edge, wave(edge.along)));
  const thin = line.map((edge) => off(edge, wave(edge.along) + behind(edge.along)));
  const outer = line.map((edge) => off(edge, wave(edge.along) + behind(edge.along) + width(edge.along)));
  return [fill(polygon([...outer, ...rest]), fibre), fill(polygon([...thin, ...rest]), shade), fill(polygon([...own, ...rest]), paper)];
}

/** The lower part of a face: paper that is torn along its upper edge. */
export function tornBelow(face: { width: number; height: number }, sheet: Omit<Sheet, 'rest'>): Mark[] {
  const { width, height } = face;
  return tornSheet({
    ...sheet,
    rest: [
      [width + 6, height + 6],
      [-6, height + 6],
    ],
  });
}

/** The upper part of a face: paper that is torn along its lower edge, which is given from left to right. */
export function tornAbove(face: { width: number }, { tear, ...sheet }: Omit<Sheet, 'rest'>): Mark[] {
  return tornSheet({
    ...sheet,
    tear: tear.toReversed(),
    rest: [
      [-6, -6],
      [face.width + 6, -6],
    ],
  });
}
