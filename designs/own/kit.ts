/** Shapes by short names, for drawings that customers may place, in units of the drawing's own board. */
import { stemAt } from '#designs/drawing/branch.ts';
import { blob, curve, ellipse, polygon, sampled, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { LeafShape } from '#designs/drawing/leaf.ts';
import { direction, mirror, type Path, type Point, polar, way } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { pen, tapered } from '#designs/drawing/stroke.ts';
import { traced } from '#designs/drawing/trace.ts';

export type Draw = (rnd: Random) => Mark[];
/** Drawings by their name, in the order they are offered. */
export type OwnTheme = Readonly<Record<string, Draw>>;

export const full = Math.PI * 2;

/** A traced shape. */
export function f(d: string, ink: string): Mark {
  return fill(traced(d), ink);
}

/** A line of one width through points: l(1, 'ink', x1, y1, x2, y2 …). */
export function l(width: number, ink: string, ...numbers: number[]): Mark {
  return fill(
    tapered(sampled(way(...numbers), 6), () => width),
    ink,
  );
}

/** A line that swells in its middle. */
export function sw(width: number, ink: string, ...numbers: number[]): Mark {
  return fill(
    tapered(sampled(way(...numbers), 8), (t) => 0.25 * width + 0.75 * width * Math.sin(Math.PI * t)),
    ink,
  );
}

/** A straight band with square ends. */
export function bar(width: number, ink: string, x1: number, y1: number, x2: number, y2: number): Mark {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const by = width / 2 / (Math.hypot(dx, dy) || 1);
  return fill(
    polygon(way(x1 - dy * by, y1 + dx * by, x2 - dy * by, y2 + dx * by, x2 + dy * by, y2 - dx * by, x1 + dy * by, y1 - dx * by)),
    ink,
  );
}

export function c(x: number, y: number, radius: number, ink: string): Mark {
  return fill(ellipse([x, y], radius, radius), ink);
}

export function e(x: number, y: number, rx: number, ry: number, ink: string): Mark {
  return fill(ellipse([x, y], rx, ry), ink);
}

/** A closed curve through points. */
export function o(ink: string, ...numbers: number[]): Mark {
  return fill(curve(way(...numbers), { closed: true }), ink);
}

export function p(ink: string, ...numbers: number[]): Mark {
  return fill(polygon(way(...numbers)), ink);
}

export function s(x: number, y: number, radius: number, ink: string, rays = 5, waist = 0.45, rotation = 0): Mark {
  return fill(star([x, y], radius, rays, waist, rotation), ink);
}

/** A leaf of four curves from its base: far fewer points than a grown one, so that a page of drawings stays small. */
function leafCurves(base: Point, angle: number, length: number, half: number, shape: LeafShape): { outline: Path; half: Path } {
  const { widest = 0.42, tip = 1.15, bend = 0, lopsided = 0 } = shape;
  const isBlunt = tip < 0.75;
  const [near, far] = [Math.max(0.02, widest - 0.32), isBlunt ? 1.02 : Math.min(0.95, widest + 0.3)];
  const place = (along: number, side: number): Point => {
    const [x, y] = [along * length, side * half - bend * 0.4 * along * length + bend * 0.5 * along ** 2 * length];
    return [base[0] + x * Math.cos(angle) - y * Math.sin(angle), base[1] + x * Math.sin(angle) + y * Math.cos(angle)];
  };
  const side = (sign: number): Point[] => {
    const wide = (sign * (1 + sign * lopsided)) / 0.75;
    return [place(near, wide * 0.95), place(far, wide * (isBlunt ? 1.02 : 0.9))];
  };
  const to = (points: Point[]) => ({ op: 'C' as const, points });
  const [first, last] = [place(0, 0), place(1, 0)];
  const [one, two] = [side(1), side(-1)];
  const [ahead, behind] = [place(0.66, 0), place(0.33, 0)];
  const close = { op: 'Z' as const, points: [] };
  const start = [{ op: 'M' as const, points: [first] }, to([...one, last])];
  return { outline: [...start, to([two[1] as Point, two[0] as Point, first]), close], half: [...start, to([ahead, behind, first]), close] };
}

/** A leaf without shade; the angle is in degrees, 0 points right and -90 up. */
export function lf(x: number, y: number, degrees: number, length: number, half: number, ink: string, shape: LeafShape = {}): Mark {
  return fill(leafCurves([x, y], (degrees / 180) * Math.PI, length, half, shape).outline, ink);
}

/** A leaf with a shaded half in the -dark tone of its ink. */
export function shaded(x: number, y: number, degrees: number, length: number, half: number, ink: string, shape: LeafShape = {}): Mark[] {
  const one = leafCurves([x, y], (degrees / 180) * Math.PI, length, half, shape);
  return [fill(one.outline, ink), fill(one.half, `${ink.replace('~', '')}-dark`)];
}

/** The marks and their mirror image at x 0. */
export function both(...marks: Mark[]): Mark[] {
  return [...marks, ...moved(marks, mirror(0))];
}

export function times<T>(count: number, make: (index: number, share: number) => T | T[]): T[] {
  return Array.from({ length: count }, (_, i) => make(i, count === 1 ? 0 : i / (count - 1))).flat() as T[];
}

const heartPath = 'M0 12C-15 1 -13 -11 -5.5 -10.5C-2 -10.3 -0.3 -7.5 0 -5.5C0.3 -7.5 2 -10.3 5.5 -10.5C13 -11 15 1 0 12Z';

/** A heart of half width 11 at size 1. */
export function heart(x: number, y: number, size: number, ink: string, degrees = 0): Mark {
  const a = (degrees / 180) * Math.PI;
  return moved([f(heartPath, ink)], [size * Math.cos(a), size * Math.sin(a), -size * Math.sin(a), size * Math.cos(a), x, y])[0] as Mark;
}

/** Moved, turned by degrees and scaled. */
export function at(marks: readonly Mark[], x: number, y: number, size = 1, degrees = 0): Mark[] {
  const a = (degrees / 180) * Math.PI;
  return moved(marks, [size * Math.cos(a), size * Math.sin(a), -size * Math.sin(a), size * Math.cos(a), x, y]);
}

/** A sprig of pairs of leaves from a foot, about `long` units. */
export function sprig(rnd: Random, x: number, y: number, degrees: number, long: number, ink = 'leaf', pairs = 4): Mark[] {
  const a = (degrees / 180) * Math.PI;
  const tip = polar([x, y], a, long);
  const middle = polar(polar([x, y], a, long * 0.5), a + Math.PI / 2, rnd.spread(long * 0.05));
  const marks: Mark[] = [fill(pen(rnd, [[x, y], middle, tip], long * 0.04, long * 0.02, 5), 'stem')];
  for (let k = 0; k < pairs; k++) {
    const [px, py] = polar([x, y], a, long * (0.16 + (0.74 * k) / pairs));
    for (const side of [1, -1])
      marks.push(
        lf(px, py, degrees + side * 48, long * (0.36 - 0.13 * (k / pairs)), long * 0.065, ink, { bend: -side * 0.4, widest: 0.5 }),
      );
  }
  marks.push(lf(tip[0], tip[1], degrees, long * 0.22, long * 0.05, ink));
  return marks;
}

type TwigLook = {
  inks?: readonly string[];
  /** Half width of a leaf as a share of its length. */
  width?: number;
  opposite?: boolean;
  /** Angle to the stem at the foot. */
  angle?: number;
  stalk?: number;
  bend?: number;
  shape?: LeafShape;
  shade?: boolean;
  stem?: string;
  stemWidth?: readonly [number, number];
  growth?: (share: number) => number;
};

const naturalGrowth = (share: number) => 0.55 + 0.75 * Math.sin(Math.PI * Math.min(1, 0.18 + share * 0.78));

/** A stem through points with leaves in the greens, by the growth rules of the branches of designs (designs/drawing/branch.ts). */
export function twig(rnd: Random, points: readonly number[], leaves: number, length: number, look: TwigLook = {}): Mark[] {
  const { inks = ['leaf', 'sage', 'fern'], width = 0.2, angle = 0.85, stalk = 0.12, bend = 0.5, shade = true, stem = 'stem' } = look;
  const [foot, tip] = look.stemWidth ?? [0.9, 0.5];
  const stemWay = way(...points);
  const path = sampled(stemWay, 14);
  const last = path.length - 1;
  const grown: Mark[] = [];
  const one = (base: Point, turned: number, long: number, half: number, shape: LeafShape, ink: string) => {
    const { outline, half: side } = leafCurves(base, turned, long, half, shape);
    grown.push(fill(outline, `${ink.replace('~', '')}~`), ...(shade ? [fill(side, `${ink.replace('~', '')}-dark`)] : []));
  };
  for (let i = 0; i < leaves; i++) {
    const share = 0.1 + 0.87 * (leaves === 1 ? 0 : i / (leaves - 1)) + rnd.spread(0.012);
    const k = Math.max(1, Math.min(last - 1, Math.round(share * last)));
    const heading = direction(path[k - 1] as Point, path[k + 1] as Point);
    for (const side of look.opposite ? [1, -1] : [i % 2 === 1 ? 1 : -1]) {
      const long = length * (look.growth ?? naturalGrowth)(share) * rnd.between(0.88, 1.12);
      const turned = heading + side * (angle * (1 - 0.35 * share) + rnd.spread(0.14));
      const shape = { ...look.shape, bend: -side * bend * rnd.between(0.4, 1.4), lopsided: rnd.spread(0.15) };
      one(polar(path[k] as Point, turned, stalk * long * 0.6), turned, long, long * width * rnd.between(0.88, 1.12), shape, rnd.pick(inks));
    }
  }
  const end = path[last] as Point;
  one(end, direction(path[last - 2] as Point, end), length * 0.55, length * 0.55 * width, { ...look.shape, bend: 0.2 }, inks[0] as string);
  return [fill(pen(rnd, stemWay, foot, tip, 5), stem), ...grown];
}

export function circleWay(radius: number, from: number, to: number, count = 8, cx = 0, cy = 0): number[] {
  return times(count, (_, t) => {
    const a = ((from + (to - from) * t) / 180) * Math.PI;
    return [cx + Math.cos(a) * radius, cy + Math.sin(a) * radius];
  });
}

/** Berries of one ink on stalks along a way. */
export function berries(rnd: Random, points: readonly number[], shares: readonly number[], radius: number, ink: string): Mark[] {
  return shares.flatMap((share, i) => {
    const { point, heading } = stemAt(way(...points), share);
    const side = i % 2 === 0 ? 1 : -1;
    const end = polar(point, heading + side * rnd.between(0.8, 1.3), radius * rnd.between(2.4, 3.4));
    return [fill(pen(rnd, [point, end], 0.5, 0.45, 2), 'stem'), fill(blob(rnd, end, radius, 0.07, 8), ink)];
  });
}

/** A ring of petals, each apart in one ink. */
export function petals(
  rnd: Random,
  x: number,
  y: number,
  count: number,
  length: number,
  wide: number,
  ink: string,
  options: { start?: number; from?: number; shade?: boolean; shape?: LeafShape } = {},
): Mark[] {
  const { start = rnd.next() * full, from = 0.1, shade = true, shape = {} } = options;
  return times(count, (i) => {
    const angle = start + (i / count) * full + rnd.spread(0.06);
    const base: Point = polar([x, y], angle, length * from);
    const one = leafCurves(base, angle, length * (1 - from) * rnd.between(0.94, 1.06), length * wide, {
      widest: 0.66,
      tip: 0.45,
      bend: rnd.spread(0.2),
      ...shape,
    });
    return [fill(one.outline, `${ink}~`), ...(shade ? [fill(one.half, `${ink}-dark`)] : [])];
  });
}

/** An anemone or windflower with a dark heart. */
export function anemone(rnd: Random, x: number, y: number, radius: number, ink = 'rose', light = 'blush'): Mark[] {
  return [
    ...petals(rnd, x, y, 6, radius, 0.4, ink),
    ...petals(rnd, x, y, 5, radius * 0.78, 0.4, light),
    ...times(11, (i) => {
      const end = polar([x, y], (i / 11) * full, radius * 0.36);
      return [fill(pen(rnd, [[x, y], end], radius * 0.035, radius * 0.03, 2), 'navy'), c(end[0], end[1], radius * 0.05, 'navy')];
    }),
    fill(blob(rnd, [x, y], radius * 0.17, 0.06, 9), 'navy'),
  ];
}

/** A garden rose from above. */
export function rose(rnd: Random, x: number, y: number, radius: number, inks: readonly string[] = ['rose', 'blush', 'rose']): Mark[] {
  const rings = [
    [6, 1, 0],
    [5, 0.78, 1],
    [5, 0.58, 2],
    [4, 0.4, 1],
    [3, 0.24, 0],
  ] as const;
  return rings.flatMap(([count, size, ink]) =>
    petals(rnd, x, y, count, radius * size, 0.52, inks[ink % inks.length] as string, { from: 0.06 }),
  );
}

/** A small flower of five petals. */
export function starFlower(rnd: Random, x: number, y: number, radius: number, ink = 'cream', heartInk = 'ochre'): Mark[] {
  return [...petals(rnd, x, y, 5, radius, 0.36, ink), fill(blob(rnd, [x, y], radius * 0.22, 0.08, 8), heartInk)];
}

export type { Mark };
export { blob, curve, fill, moved, pen, polar, way };
