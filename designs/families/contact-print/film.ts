/** Strips of film with holes, codes and numbers at their edges, and a grease pencil that marks what is chosen. */

import { curve, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { TextSlot } from '#designs/drawing/face.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';

/** Heights of a strip of small film in mm: from its edge to the holes, the holes, and from them to the frames. */
export const edge = 2.7;
export const hole = { along: 2.7, across: 1.8, pitch: 4.75 };
export const margin = edge + hole.across + 0.8;

/** A hole with round corners, eight straight sides. */
function perforation(x: number, y: number, width: number, height: number): Path {
  const c = 0.45;
  return polygon([
    [x + c, y],
    [x + width - c, y],
    [x + width, y + c],
    [x + width, y + height - c],
    [x + width - c, y + height],
    [x + c, y + height],
    [x, y + height - c],
    [x, y + c],
  ]);
}

/** Bars of the code between the numbers of a film, `across` high. */
function code(rnd: Random, x: number, y: number, length: number, across: number, isUpright: boolean): Path {
  const bars: Path[] = [];
  for (let at = 0; at < length; ) {
    const wide = rnd.pick([0.35, 0.35, 0.7, 1.05]);
    const low = rnd.chance(0.4) ? across * 0.5 : 0;
    bars.push(isUpright ? rectangle(x + low, y + at, across - low, wide) : rectangle(x + at, y + low, wide, across - low));
    at += wide + rnd.pick([0.35, 0.7]);
  }
  return bars.flat();
}

type Strip = {
  /** The long side runs from `from` to `to`; `at` is the upper or left edge, `across` the height of the strip. */
  from: number;
  to: number;
  at: number;
  across: number;
  isUpright?: boolean;
  seed: number;
};

/** A strip of film with its two rows of holes. Codes stand at the edge beside the numbers, from `codes` on, a frame's length apart. */
export function filmStrip({ from, to, at, across, isUpright = false, seed }: Strip, codes: readonly number[]): Mark[] {
  const rnd = random(seed);
  const box = (along: number, over: number, length: number, high: number): [number, number, number, number] =>
    isUpright ? [over, along, high, length] : [along, over, length, high];
  const holes: Path[] = [];
  for (let along = from + rnd.between(0.4, 3); along + hole.along < to; along += hole.pitch) {
    for (const over of [at + edge, at + across - edge - hole.across]) holes.push(perforation(...box(along, over, hole.along, hole.across)));
  }
  const bars = codes.map((along) => {
    const [x, y] = box(along, at + across - 2.1, 1, 1);
    return code(rnd, x, y, 12, 1.3, isUpright);
  });
  return [
    fill(rectangle(...box(from, at, to - from, across)), 'film'),
    fill(holes.flat(), 'hole'),
    ...(bars.length > 0 ? [fill(bars.flat(), 'amber')] : []),
  ];
}

/** The small triangle behind a number; it points along the film. */
export function arrow(x: number, y: number, isUpright = false): Path {
  const points: Point[] = isUpright
    ? [
        [x, y],
        [x + 1.5, y],
        [x + 0.75, y - 1.4],
      ]
    : [
        [x, y],
        [x, y - 1.5],
        [x + 1.4, y - 0.75],
      ];
  return polygon(points);
}

/** A frame of the film that the trim cuts off. */
export function cutFrame(x: number, y: number, width: number, height: number): Mark[] {
  const hill = curve([
    [x, y + height * 0.62],
    [x + width * 0.4, y + height * 0.5],
    [x + width, y + height * 0.58],
  ]);
  const land: Path = [
    ...hill,
    { op: 'L', points: [[x + width, y + height]] },
    { op: 'L', points: [[x, y + height]] },
    { op: 'Z', points: [] },
  ];
  return [fill(rectangle(x, y, width, height), 'cut'), fill(land, 'cut-land')];
}

/** Numbers and words at the edge of a film. */
export const edgeType = {
  font: 'barlow-condensed',
  size: 2.85,
  minSize: 2.85,
  ink: 'amber',
  align: 'left',
} as const satisfies Partial<TextSlot>;

/** One stroke of a grease pencil through the points: hairs side by side that start, end and break where they like, in one path. */
export function grease(seed: number, points: readonly Point[], width: number): Mark {
  const rnd = random(seed);
  const hairs = 6;
  const n = points.length;
  const paths: Path[] = [];
  for (let h = 0; h < hairs; h++) {
    const share = (h + 0.5) / hairs - 0.5;
    const start = Math.floor(rnd.between(0, n * 0.035));
    const end = n - Math.floor(rnd.between(0, n * 0.06));
    const half = (width / hairs) * rnd.between(0.5, 0.72);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = start; i < end; i++) {
      const [x, y] = points[i] as Point;
      const before = points[Math.max(0, i - 1)] as Point;
      const after = points[Math.min(n - 1, i + 1)] as Point;
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const [nx, ny] = [-dy / length, dx / length];
      const off = share * width + rnd.spread(width * 0.05);
      const thick = half * rnd.between(0.75, 1.1);
      left.push([x + nx * (off + thick), y + ny * (off + thick)]);
      right.push([x + nx * (off - thick), y + ny * (off - thick)]);
    }
    paths.push(polygon([...left, ...right.reverse()]));
  }
  return fill(paths.flat(), 'grease');
}

/** A ring by hand round a frame: it begins above, runs once and a bit around, and does not meet itself. */
export function greaseRing(seed: number, [x, y]: Point, rx: number, ry: number): Mark {
  const steps = 74;
  const points = Array.from({ length: steps }, (_, i): Point => {
    const t = i / (steps - 1);
    const a = -1.95 + t * Math.PI * 2.22;
    const grow = 0.965 + t * 0.075;
    const lean = 0.03 * Math.sin(a * 2 + 0.6);
    return [x + Math.cos(a) * rx * (grow + lean), y + Math.sin(a) * ry * (grow - lean)];
  });
  return grease(seed, points, 1.25);
}
