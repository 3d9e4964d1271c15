/** One line that a pen draws without being lifted: smooth through its points, a little heavier downwards than upwards. */

import { sampled } from '#designs/drawing/curve.ts';
import { distance, type Path, type Point, polar } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';

/** Points of an ellipse's arc, by degrees: 0 is right, 90 below. */
export function arc([x, y]: Point, rx: number, ry: number, from: number, to: number, count = 7): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** A corner: the curve comes to the point and leaves it without a bow. */
export function corner(x: number, y: number): Point[] {
  return [
    [x, y],
    [x, y],
  ];
}

/** Points at equal distances along the curve. */
function even(points: readonly Point[], step: number): Point[] {
  const dense = sampled(points, 16);
  const made: Point[] = [];
  let rest = 0;
  for (let i = 1; i < dense.length; i++) {
    const [from, to] = [dense[i - 1] as Point, dense[i] as Point];
    const long = distance(from, to);
    while (rest <= long && long > 0) {
      const t = rest / long;
      made.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      rest += step;
    }
    rest -= long;
  }
  made.push(dense.at(-1) as Point);
  return made;
}

/** The line as a closed shape of about `width` mm. It thins out at an end that is not beyond the card. */
export function oneLine(rnd: Random, points: readonly Point[], width: number, thin: { start?: boolean; end?: boolean } = {}): Path {
  const step = 1.15;
  const along = even(points, step);
  const phase = rnd.next() * 6;
  const raw = along.map((point, i) => {
    const next = along[Math.min(along.length - 1, i + 1)] as Point;
    const steep = Math.sin(Math.atan2(next[1] - point[1], next[0] - point[0]));
    const at = i * step;
    return 0.97 + 0.13 * steep + 0.09 * Math.sin(phase + at / 13) + 0.05 * Math.sin(phase * 2 + at / 5.1);
  });
  const smooth = raw.map((_, i) => {
    const near = raw.slice(Math.max(0, i - 3), i + 4);
    return near.reduce((sum, one) => sum + one, 0) / near.length;
  });
  const last = along.length - 1;
  const fade = (steps: number) => Math.min(1, 0.35 + steps / 7);
  return tapered(along, (t) => {
    const i = Math.round(t * last);
    const start = thin.start ? fade(i) : 1;
    const end = thin.end ? fade(last - i) : 1;
    return width * (smooth[i] as number) * start * end;
  });
}

/** Points in place: enlarged about the origin, then moved. */
export function placed(points: readonly Point[], [x, y]: Point, size: number): Point[] {
  return points.map(([px, py]) => [x + px * size, y + py * size]);
}

/** A circle of points about a hub, from an angle in degrees over a number of degrees, a little out of true. */
export function wheel(rnd: Random, hub: Point, radius: number, from: number, by: number): Point[] {
  const count = Math.max(4, Math.round(Math.abs(by) / 24));
  return Array.from({ length: count + 1 }, (_, i) =>
    polar(hub, ((from + (by * i) / count) * Math.PI) / 180, radius * (1 + rnd.spread(0.012))),
  );
}
