/** Far shores in fog and the broken lines of still water, in flat tones. */

import { curve, sampled } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';

/** A rough line between -1 and 1: four waves, each half as high and about twice as dense as the one before. */
function roughness(rnd: Random): (x: number) => number {
  const waves = [0.09, 0.21, 0.47, 1.02].map((pitch, i) => ({
    pitch: pitch * rnd.between(0.85, 1.15),
    phase: rnd.next() * 7,
    high: 0.5 ** i,
  }));
  return (x) => waves.reduce((sum, { pitch, phase, high }) => sum + Math.sin(x * pitch + phase) * high, 0) / 1.6;
}

export type Shore = {
  /** Its torn end, and where it leaves the card. */
  from: number;
  to: number;
  top: number;
  foot: number;
  /** How far its upper edge rises and falls. */
  rough: number;
};

/** Land beyond the water: hilly above, eaten by fog below, torn into two tongues at its end. */
export function shore(rnd: Random, { from, to, top, foot, rough }: Shore): Path {
  const [upper, lower] = [roughness(rnd), roughness(rnd)];
  const high = foot - top;
  const rise = (x: number) => Math.min(1, ((x - from) / 42) ** 0.6);
  const above: Point[] = [];
  const below: Point[] = [];
  for (let x = from + 7; x <= to; x += 2.6) above.push([x, foot - high * (0.35 + 0.65 * rise(x)) + upper(x) * rough * rise(x)]);
  for (let x = to; x >= from + 9; x -= 3.4) below.push([x, foot + lower(x) * 0.5 + (x < from + 30 ? 0.3 : 0)]);
  const y = foot - high * 0.2;
  const torn: Point[] = [
    [from + 5, foot - 0.1],
    [from - 3, foot - 0.5],
    [from + 6, y + 0.4],
    [from + 2, y - high * 0.08],
    [from + 9, foot - high * 0.34],
  ];
  return curve([...above, ...below, ...torn], { closed: true });
}

/** Lines on the water from `top` down, longer and stronger towards the viewer. None within 3 mm of the boxes. */
export function ripples(
  rnd: Random,
  { width, top, foot }: { width: number; top: number; foot: number },
  count: number,
  inks: readonly string[],
  kept: readonly Box[] = [],
): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < count; i++) {
    const depth = rnd.next() ** 1.4;
    const y = top + 1.4 + (foot - top) * depth;
    const half = rnd.between(5, 20) * (0.4 + depth);
    const x = rnd.between(-6, width + 6);
    const ink = rnd.pick(inks);
    const isClose = (box: Box) => y > box.y - 3 && y < box.y + box.height + 3 && x + half > box.x - 3 && x - half < box.x + box.width + 3;
    if (kept.some(isClose)) continue;
    const middle: Point = [x + rnd.spread(3), y + rnd.spread(0.16)];
    const wide = 0.2 + depth * 0.5;
    marks.push(
      fill(
        tapered(sampled([[x - half, y], middle, [x + half, y]], 3), (t) => wide * Math.sin(Math.PI * t) + 0.03),
        ink,
      ),
    );
  }
  return marks;
}

/** Points enlarged about the origin, then moved. */
export function placedAt(points: readonly Point[], [x, y]: Point, size: number): Point[] {
  return points.map(([px, py]) => [x + px * size, y + py * size]);
}
