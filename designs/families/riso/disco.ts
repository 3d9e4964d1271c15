/** A ball of mirrors that has hung for a long night, its light running down the card behind the words. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, polygon, rectangle } from '#designs/drawing/curve.ts';
import { type Box, fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { type Path, type Point, polar, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { facets, shadeOf } from './ball.ts';
import { grain, halftone, plates } from './plates.ts';
import { placeLetter } from './words.ts';

/** The part of a convex shape where `depth` is not negative: how far a point is within an edge. */
function cut(points: readonly Point[], depth: (at: Point) => number): Point[] {
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] as Point;
    const [a, b] = [depth(from), depth(to)];
    const kept: Point[] = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return kept;
    const t = a / (a - b);
    return [...kept, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] as Point];
  });
}

/** Beams of light from the ball to the sides of the face and to `foot`, in one path. */
function beams(rnd: Random, centre: Point, { x, width }: Box, foot: number): Path {
  return Array.from({ length: 9 }, (_, i): Path => {
    const angle = ((18 + i * 17.6 + rnd.spread(3)) * Math.PI) / 180;
    const half = rnd.between(0.036, 0.074);
    const whole = [centre, polar(centre, angle - half, 400), polar(centre, angle + half, 400)];
    const left = cut(whole, ([px]) => px - x);
    const right = cut(left, ([px]) => x + width - px);
    return polygon(cut(right, ([, py]) => foot - py));
  }).flat();
}

/** Beams down to `foot`, none where that is above the ball's middle, and the ball on its string. */
export function ballLayers(face: Face, rnd: Random, [x, y]: Point, radius: number, foot: number): Layer[] {
  const { lit, dark } = facets(rnd, [x, y], radius);
  const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  const kept = {
    x: Math.max(box.x, face.bleedBox.x),
    y: box.y,
    width: Math.min(box.x + box.width, face.width + 3) - Math.max(box.x, face.bleedBox.x),
    height: box.height,
  };
  const cap = way(-4.4, -2.6, 4.2, -2.8, 5.4, 1.6, -5.4, 1.6).map(([px, py]): Point => [x + px, y - radius + py]);
  return [
    ...(foot > y ? [{ marks: [fill(beams(rnd, [x, y], face.bleedBox, foot), 'ink2')] }] : []),
    { marks: [fill(circle([x, y], radius + 0.5), 'ground')] },
    ...plates(dark, lit),
    { marks: [fill(halftone(kept, 0.26, radius > 25 ? 1.75 : 1.5, shadeOf([x, y], radius)), 'ink1')] },
    { marks: [fill(polygon(cap), 'ink1'), ...(y > radius ? [fill(rectangle(x - 0.45, -3, 0.9, y - radius + 1.6), 'ink1')] : [])] },
  ];
}

const scenes = {
  'din-long': { ball: [57, 61], radius: 43, title: 138, size: 15.6, left: 8, details: 187 },
  a6: { ball: [64, 41], radius: 33, title: 90, size: 14, left: 8, details: 130.4 },
  square: { ball: [102, 44], radius: 37, title: 88, size: 15.6, left: 10, details: 131 },
} as const satisfies Record<
  CardBuilder['format'],
  { ball: Point; radius: number; title: number; size: number; left: number; details: number }
>;

export function drawDisco(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const { ball, radius, title, size, left, details } = scenes[format];
  const front = card.face('front');
  const rnd = random(row.seed);
  const foot = details - 8.4;
  front.place(drawn(front, [...ballLayers(front, rnd, ball, radius, foot), grain(front, rnd, 190, foot)]), 'light');
  const column = { x: left, width: w - left * 2, align: 'left', ink: 'both' } as const;
  front.text({ ...column, id: 'front-heading', role: 'heading', font: 'dela-gothic', size, leading: 1.1, y: title });
  front.text({
    ...column,
    id: 'front-details',
    role: 'date-place',
    personal: true,
    font: 'jost-medium',
    size: 4,
    leading: 1.36,
    y: details,
  });
  placeLetter(card, row);
  const small = (face: Face, at: Point, r: number, low: number) => {
    const own = random(row.seed + 3);
    face.place(drawn(face, ballLayers(face, own, at, r, low)), 'light');
  };
  if (!card.folded) {
    small(card.face('back'), [w - 17, h - 18], 8.6, h - 18);
    return;
  }
  small(card.face('inside-left'), [w * 0.5, h * 0.4], w * 0.3, h + 3);
  small(card.face('back'), [w / 2, h * 0.5], 9, h * 0.5);
}
