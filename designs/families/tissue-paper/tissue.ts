/** Torn sheets of tissue paper: where two lie on each other a third tone is seen, which is an ink of its own. */
import { polygon, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { direction, distance, type Path, type Point, polar } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { swell } from '#designs/drawing/stroke.ts';

/** Points at equal distances along a closed outline. */
function spaced(points: readonly Point[], step: number): Point[] {
  const result: Point[] = [];
  let left = 0;
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] as Point;
    const length = distance(from, to);
    for (; left < length; left += step) {
      const share = left / length;
      result.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    left -= length;
  });
  return result;
}

/** The outline as fingers tear it: it strays by up to `stray` mm and has short fibres. */
export function torn(rnd: Random, outline: readonly Point[], stray = 0.6): Point[] {
  const points = spaced(outline, 1.7);
  const phases = [rnd.next() * 6, rnd.next() * 6, rnd.next() * 6];
  const wave = (share: number) =>
    phases.reduce((sum, phase, i) => sum + Math.sin(phase + share * Math.PI * 2 * (7 + i * 9)) / (i + 1.4), 0);
  return points.map((point, i) => {
    const next = points[(i + 1) % points.length] as Point;
    return polar(point, direction(point, next) - Math.PI / 2, (wave(i / points.length) * 0.5 + rnd.spread(0.4)) * stray);
  });
}

/** A closed outline through the points. */
export function closed(points: readonly Point[]): Point[] {
  return sampled([...points, points[0] as Point]).slice(0, -1);
}

/** How far a sheet reaches from a point within it, in a direction. */
function reach(sheet: readonly Point[], [x, y]: Point, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let far = 0;
  sheet.forEach(([ax, ay], i) => {
    const [bx, by] = sheet[(i + 1) % sheet.length] as Point;
    const cross = dx * (by - ay) - dy * (bx - ax);
    if (Math.abs(cross) < 1e-9) return;
    const along = ((ax - x) * (by - ay) - (ay - y) * (bx - ax)) / cross;
    const at = ((ax - x) * dy - (ay - y) * dx) / cross;
    if (at >= 0 && at <= 1 && along > far) far = along;
  });
  return far;
}

/** What all sheets cover together, seen from a point that lies in each of them; none may fold back behind itself. */
export function shared(sheets: readonly (readonly Point[])[], from: Point, corners = 150): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    return polar(from, angle, Math.min(...sheets.map((sheet) => reach(sheet, from, angle))));
  });
}

/** Fine folds within a sheet as one path. `isFree` keeps them from words. */
export function creases(
  rnd: Random,
  sheet: readonly Point[],
  from: Point,
  count: number,
  isFree: (at: Point) => boolean = () => true,
): Path {
  const path: Path[] = [];
  for (let tries = 0; path.length < count && tries < count * 12; tries++) {
    const angle = rnd.next() * Math.PI * 2;
    const at = polar(from, angle, reach(sheet, from, angle) * Math.sqrt(rnd.next()) * 0.94);
    const way = rnd.next() * Math.PI * 2;
    const length = rnd.between(4, 15);
    const [middle, end] = [polar(at, way + rnd.spread(0.3), length / 2), polar(at, way, length)];
    const isInside = distance(from, end) < reach(sheet, from, direction(from, end)) - 0.6;
    if (isInside && [at, middle, end].every(isFree)) path.push(swell(rnd, [at, middle, end], rnd.between(0.16, 0.42), 3, 0.05));
  }
  return path.flat();
}

export type Pair = { marks: Mark[]; one: Point[]; other: Point[]; both: Point[] };

type PairOptions = { inks: readonly [one: string, other: string, both: string]; folds?: number; isFree?: (at: Point) => boolean };

/** Two torn sheets on each other and the folds in both. */
export function pair(rnd: Random, outlines: readonly [readonly Point[], readonly Point[]], from: Point, options: PairOptions): Pair {
  const { inks, folds = 30, isFree } = options;
  const [one, other] = [torn(rnd, outlines[0]), torn(rnd, outlines[1])];
  const both = shared([one, other], from);
  const [light, dark] = [
    creases(rnd, both, from, Math.round(folds * 0.62), isFree),
    creases(rnd, both, from, Math.round(folds * 0.38), isFree),
  ];
  return {
    one,
    other,
    both,
    marks: [
      fill(polygon(one), inks[0]),
      fill(polygon(other), inks[1]),
      fill(polygon(both), inks[2]),
      fill(light, `${inks[2]}-light`),
      fill(dark, `${inks[2]}-dark`),
    ],
  };
}
