/** A sun that stripes draw on their way over a meadow, and flowers of the same years. */

import { circle, curve, rectangle } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import { arc, stripes } from './stripes.ts';

/** Stripes come in at the left edge, run up and around the sun, and leave at the right edge; below is the meadow. */
export function sun(box: Box, middle: Point, radius: number, band: number, horizon: number): Mark[] {
  const [x, y] = middle;
  const turn = band * 3.6;
  // Where the turns at the foot touch the circle.
  const fall = horizon - band * 2.5 - turn - y;
  const angle = (Math.asin(fall / (radius + turn)) * 180) / Math.PI;
  const reach = Math.sqrt((radius + turn) ** 2 - fall ** 2);
  const low = horizon - band * 2.5;
  const way: Point[] = [
    [box.x - 8, low],
    ...arc([x - reach, low - turn], turn, 90, -angle),
    ...arc(middle, radius, 180 - angle, 360 + angle),
    ...arc([x + reach, low - turn], turn, 180 + angle, 90),
    [box.x + box.width + 8, low],
  ];
  return [
    fill(circle(middle, radius - band * 2.5 - 3.4), 'sun'),
    ...stripes(way, band),
    fill(rectangle(box.x, horizon, box.width, box.y + box.height - horizon), 'grass'),
  ];
}

/** The meadow without the sun: the five stripes lie level along its edge. */
export function meadowEdge(box: Box, low: number, band: number): Mark[] {
  const way: Point[] = [
    [box.x - 8, low],
    [box.x + box.width + 8, low],
  ];
  return [fill(rectangle(box.x, low, box.width, box.y + box.height - low), 'grass'), ...stripes(way, band)];
}

function leaf(from: Point, angle: number, length: number): Path {
  const to = polar(from, angle, length);
  const side = (by: number) => polar(polar(from, angle, length * 0.45), angle + Math.PI / 2, by);
  return [...curve([from, side(length * 0.2), to]), ...curve([to, side(-length * 0.2), from], { joined: true }), { op: 'Z', points: [] }];
}

/** A flower with round petals on a straight stem; `kind` chooses its inks. */
export function flower(foot: Point, tall: number, radius: number, kind: number): Mark[] {
  const head: Point = [foot[0] + (kind === 1 ? -1.5 : 1), foot[1] - tall];
  const inks = [
    ['stripe5', 'stripe2', 'stripe4'],
    ['stripe4', 'stripe3', 'stripe1'],
    ['stripe3', 'stripe4', 'stripe2'],
  ][kind] as string[];
  const petals = (count: number, out: number, size: number) =>
    Array.from({ length: count }, (_, i) => circle(polar(head, (i / count) * Math.PI * 2 + kind, radius * out), radius * size)).flat();
  return [
    fill(sliver(foot, head, 1.5, 1.1), 'stem'),
    fill(
      [...leaf([foot[0], foot[1] - tall * 0.2], -0.75, tall * 0.34), ...leaf([foot[0], foot[1] - tall * 0.12], -2.3, tall * 0.3)],
      'stem',
    ),
    fill(petals(8, 0.72, 0.36), inks[0] ?? 'stripe5'),
    fill(circle(head, radius * 0.56), inks[1] ?? 'stripe2'),
    fill(circle(head, radius * 0.3), inks[2] ?? 'stripe4'),
  ];
}
