/** First day at school: a satchel and a cone of sweets, and behind them, hardly to be seen, a child. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Matrix } from '#core/values/matrix.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { movedPoints } from '#designs/drawing/crop.ts';
import { sampled } from '#designs/drawing/curve.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { mirror, type Point, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { glued, round, sheet, snipped } from './paper.ts';

const hair = way(
  ...[
    -19, -64, -20.4, -77, -17.4, -86, -13.4, -84, -11, -92, -6, -88, -2, -95, 2, -89, 8, -94, 9.4, -87, 15.4, -88, 15, -83.4, 20.4, -77, 19,
    -64,
  ],
);
const bag = way(-29, -68, 29, -68, 33, -64, 33.6, -6, 30, -1, -30, -1, -33.6, -6, -33, -64);
const flap = way(-31, -70, 31, -70, 35, -66, 35.4, -34, 31, -28.6, -31, -28.6, -35.4, -34, -35, -66);
const pocket = way(-25, -24, 25, -24, 26, -7, 23, -4, -23, -4, -26, -7);
const ruff = way(33, -58, 29.6, -69, 39, -65, 43, -77, 51, -67, 59, -78, 64, -67, 74.6, -73, 74, -56);

/** A cut made at a place. */
type Cut = (points: readonly Point[], tolerance?: number) => Point[];

const cutAt =
  (rnd: Random, place: Matrix): Cut =>
  (points, tolerance = 0.1) =>
    snipped(rnd, movedPoints(points, place), tolerance);

function rocket(rnd: Random, place: Matrix): Mark[] {
  const cut = cutAt(rnd, place);
  return [
    ...glued(cut(way(-3.4, 9, 0, 17.6, 3.4, 9)), 'paper5'),
    ...glued(cut(way(-5, 3, -10, 11, -4, 9.4)), 'paper3'),
    ...glued(cut(way(5, 3, 10, 11, 4, 9.4)), 'paper3'),
    ...glued(cut(sampled(way(0, -16, 5, -8, 5.8, 2, 4.4, 9.6, -4.4, 9.6, -5.8, 2, -5, -8, 0, -16)), 0.16), 'paper4'),
    ...glued(cut(round([0, -3], 2.7), 0.14), 'paper2'),
  ];
}

/** The cone of sweets, its tip at [52, 22]. */
export function cone(rnd: Random, place: Matrix): Mark[] {
  const cut = cutAt(rnd, place);
  const dots = way(47, -46, 60, -44, 53, -31, 62, -30, 49, -16, 57, -14, 53, 0).flatMap((at) => glued(cut(round(at, 2.5), 0.16), 'dot'));
  return [
    ...sheet(cut(ruff, 0.05), 'paper4'),
    ...sheet(cut(way(52, 23, 33.4, -57, 53, -60.6, 74.4, -55.4)), 'paper3'),
    ...dots,
    ...sheet(cut(way(37, -53, 71, -51.6, 69.6, -56.4, 36, -58.4)), 'paper5', 'paper3', 0.3),
  ];
}

/** A child from behind, 118 mm high; the foot of its satchel is the origin. */
export function child(rnd: Random, place: Matrix): Mark[] {
  const cut = cutAt(rnd, place);
  const both = (points: readonly Point[], ink: string, tolerance = 0.1) =>
    [points, movedPoints(points, mirror(0))].flatMap((side) => sheet(cut(side, tolerance), ink));
  const strap = (x: number): Mark[] => [
    ...sheet(cut(way(x - 3.4, -38, x + 3.4, -38, x + 3.4, -16, x - 3.4, -16)), 'paper2', 'paper1', 0.4),
    ...glued(cut(way(x - 4.6, -22.6, x + 4.6, -22.6, x + 4.6, -15.4, x - 4.6, -15.4)), 'paper4'),
  ];
  return [
    ...both(round([20.4, -74], 4.4, 5.8), 'belly', 0.2),
    ...sheet(cut(hair), 'wood'),
    ...both(way(-17, -4, -4, -4, -5, 17, -15.6, 17), 'paper2'),
    ...both(sampled(way(-20.6, 22, -20, 17, -14, 14.6, -5.4, 15, -3.6, 22, -12, 23.4, -20.6, 22)), 'night', 0.16),
    ...both(sampled(way(-40, -17, -44, -21, -42.6, -26.6, -37, -27.6, -33, -23, -35, -17.6, -40, -17)), 'belly', 0.16),
    ...sheet(cut(way(-28, -60, -38, -46, -44.6, -25, -34, -22, -28, -36)), 'paper5'),
    ...cone(rnd, multiply(place, shift(-5, 2))),
    ...sheet(cut(sampled(way(40, -26, 46, -28, 50, -24, 48, -18, 41, -17.4, 37, -21, 40, -26)), 0.16), 'belly', 'paper3', 0.4),
    ...sheet(cut(way(28, -60, 36, -48, 44.6, -27, 37, -19.4, 28, -34)), 'paper5'),
    ...sheet(cut(way(-9, -67, -9.4, -73.4, 9.4, -73.8, 9, -67)), 'paper2', 'wood', 0.4),
    ...sheet(cut(bag), 'paper1'),
    ...sheet(cut(pocket), 'paper1', 'paper1', 0.5),
    ...glued(cut(way(-23, -12, 23, -12, 23.4, -8.4, -23.4, -8.4)), 'dot'),
    ...sheet(cut(flap), 'paper1', 'paper1', 0.7),
    ...glued(cut(way(-34.6, -36, 34.6, -36, 34.4, -32, -34.4, -32)), 'dot'),
    ...strap(-16),
    ...strap(16),
    ...rocket(rnd, multiply(place, multiply(shift(-1, -52), multiply(turn(0.5), scale(0.84))))),
  ];
}

export function schoolCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [[middle, foot], size] = ({ square: [[97, 126], 0.79], a6: [[45, 127], 0.72], 'din-long': [[47, 178], 0.96] } as const)[format];
  front.place(drawn(front, [{ marks: child(random(row.seed), multiply(shift(middle, foot), scale(size))) }]), 'school-cone');
  const x = { square: 12, a6: 9, 'din-long': 9 }[format];
  const title = { square: 18.4, a6: 14.6, 'din-long': 14.6 }[format];
  const base = { square: 27, a6: 20, 'din-long': 30 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    personal: true,
    font: 'jost-bold',
    size: title,
    minSize: 7,
    leading: 0.96,
    align: 'left',
    vertical: 'top',
    x: x - title * 0.05,
    y: base,
    width: w - x * 2,
    ink: 'text',
  });
  const isBeside = format === 'square';
  const size2 = { square: 4.7, a6: 4.2, 'din-long': 4.6 }[format];
  front.text({
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost-medium',
    size: size2,
    minSize: 2.8,
    leading: 1.36,
    align: 'left',
    vertical: isBeside ? 'bottom' : 'top',
    x,
    y: isBeside ? h - 11 - size2 * 1.36 * 2 : base + title + { a6: 7.6, 'din-long': 11 }[format],
    width: isBeside ? 47 : w - x * 2,
    ink: 'text',
  });
  const face = card.face(card.folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 16 : 11;
  letter(face, row.texts, {
    heading: { font: 'jost-bold', size: 9.6, minSize: 6, ink: 'text', leading: 1.06 },
    body: { font: 'jost', size: 4.2, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.2, ink: 'text', leading: 1.5 },
    align: 'left',
    x: margin,
    width: w - margin * 2,
    middle: h * 0.4,
  });
  const low = h - { square: 17, a6: 15, 'din-long': 26 }[format];
  face.place(drawn(face, [{ marks: cone(random(row.seed + 1), multiply(shift(w - 42, low), scale(0.42))) }]), 'school-cone');
  if (!card.folded) return;
  const left = card.face('inside-left');
  left.place(
    drawn(left, [{ marks: cone(random(row.seed + 2), multiply(shift(w * 0.04, h * 0.68), scale((w / 105) * 0.96))) }]),
    'school-cone',
  );
}
