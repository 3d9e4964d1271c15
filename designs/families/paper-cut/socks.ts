/** Small socks on a washing line: two pairs, mixed up. */

import { multiply } from '#core/values/matrix.ts';
import { cropped, movedPoints } from '#designs/drawing/crop.ts';
import { sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Point, scale, shift, turn, way } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import { glued, round, sheet, snipped } from './paper.ts';

/** The cuff's middle is the origin, the toes point right; 22 mm wide, 37 mm high. */
const outline: readonly Point[] = sampled(
  way(
    ...[
      6.8, 0, 7, 9, 7.9, 17, 11, 21.6, 16.6, 24.6, 20.6, 28.8, 20.4, 34, 15.8, 36.8, 7, 37, -0.6, 35, -5.8, 30.4, -7.4, 23, -7.2, 12, -6.8,
      0,
    ],
  ),
);

const cuff = way(-7.8, -1.8, 7.8, -1.8, 7.6, 5.6, -7.6, 5.6);
const peg = way(-1.3, -5.6, 1.2, -5.8, 1.3, 3.6, -1.1, 3.4);

type Sock = { at: Point; size: number; angle: number; kind: 'striped' | 'dotted'; isFlipped?: boolean };

const dots = way(-3, 10.4, 3.8, 14.4, -3.4, 18.4, 3, 23, -2.6, 28, 8.6, 27.4, 3.6, 32.4, 14.2, 31.4);

export function sock(rnd: Random, { at, size, angle, kind, isFlipped = false }: Sock): Mark[] {
  const flip = [isFlipped ? -1 : 1, 0, 0, 1, 0, 0] as const;
  const place = multiply(multiply(multiply(shift(...at), turn(angle)), scale(size)), flip);
  const cut = (points: readonly Point[], tolerance?: number) => snipped(rnd, movedPoints(points, place), tolerance);
  const [body, top] = kind === 'striped' ? ['paper4', 'paper4'] : ['paper2', 'paper3'];
  const leg = cut(outline, 0.3);
  const marks = sheet(leg, body);
  if (kind === 'striped') {
    for (let y = 7.6; y < 38; y += 6) {
      const [a, b] = [rnd.spread(0.5), rnd.spread(0.5)];
      const strip = movedPoints(way(-12, y + a, 26, y + b, 26, y + 3.1 + a, -12, y + 3.1 + b), place);
      const inside = cropped(leg, isFlipped ? strip.reverse() : strip);
      if (inside.length > 2) marks.push(...glued(inside, 'paper1'));
    }
  } else for (const centre of dots) marks.push(...glued(cut(round(centre, 1.75), 0.16), 'dot'));
  return [...marks, ...sheet(cut(cuff, 0.1), top, `${body}`, 0.4), ...sheet(cut(peg, 0.05), 'wood', top, 0.4)];
}

/** The line with its shadow. */
export function washingLine(rnd: Random, points: readonly Point[]): Mark[] {
  const below = points.map(([x, y]): Point => [x + 0.5, y + 0.9]);
  return [fill(pen(rnd, below, 0.62, 0.62), 'ground-edge'), fill(pen(rnd, points, 0.66, 0.66), 'text')];
}

/** A point of a hanging line, and its slope there. */
export function hang(points: readonly Point[], x: number): { at: Point; slope: number } {
  const line = sampled(points, 24);
  const next = Math.max(
    1,
    line.findIndex(([px]) => px >= x),
  );
  const [a, b] = [line[next - 1] as Point, line[next] as Point];
  const slope = (b[1] - a[1]) / (b[0] - a[0]);
  return { at: [x, a[1] + (x - a[0]) * slope], slope };
}
