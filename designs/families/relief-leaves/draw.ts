/** Leaves pressed into the paper: one relief plate, or a pale tint where the card is printed without one. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type Matrix, multiply } from '#core/values/matrix.ts';
import { stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { curve, line, rectangle, sampled } from '#designs/drawing/curve.ts';
import { bounds, fill, type Mark, moved, outline, within } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { type Leaf, type LeafShape, leaf } from '#designs/drawing/leaf.ts';
import { type Letter, letter } from '#designs/drawing/letter.ts';
import { direction, distance, type Path, type Point, polar, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const closing: Path = [{ op: 'Z', points: [] }];

/** Two halves with the vein left open between them: a plate cannot show a line on top of a shape. */
function halves(one: Leaf, gap: number): Mark[] {
  const inset = (side: readonly Point[], sign: number): Path => {
    const inner = one.middle.map((point, i): Point => {
      const next = one.middle[Math.min(one.middle.length - 1, i + 1)] as Point;
      const before = one.middle[Math.max(0, i - 1)] as Point;
      const share = i / (one.middle.length - 1);
      return polar(point, direction(before, next) + (sign * Math.PI) / 2, (gap / 2) * (1 - share * 0.85));
    });
    return [
      ...curve(side.map((point, i) => (distance(point, one.middle[i] as Point) < gap / 2 ? (inner[i] as Point) : point))),
      ...curve([...inner].reverse(), { joined: true }),
      ...closing,
    ];
  };
  return [fill(inset(one.left, 1), 'relief'), fill(inset(one.right, -1), 'relief')];
}

type Kept = { points: Point[] };

/** Leaves that would touch one already there are left out: dense overlap turns to crumpled paper. */
function minDistanceFilter(gap: number) {
  const kept: Kept[] = [];
  return (points: Point[]): boolean => {
    const clear = kept.every((other) => points.every((p) => other.points.every((q) => distance(p, q) > gap)));
    if (clear) kept.push({ points });
    return clear;
  };
}

/** Points all over a leaf. */
function inked({ left, right, middle }: Leaf): Point[] {
  return [...left, ...right, ...middle];
}

type Twig = { points: Point[]; leaves: number; length: number; width: number };

/** A stem, and each of its leaves with all its marks: at the trim a stem may end, a leaf may not be cut. */
export type Sprig = { stem: Mark; leaves: Mark[][] };

export function twigs(rnd: Random, list: readonly Twig[], shape: LeafShape): Sprig[] {
  const isFree = minDistanceFilter(0.9);
  const sprigs: Sprig[] = [];
  for (const { points } of list)
    isFree(
      sampled(points)
        .filter((_, i) => i % 2 === 0)
        .slice(0, 1),
    );
  for (const { points, leaves, length, width } of list) {
    const grown: Mark[][] = [];
    sprigs.push({ stem: fill(pen(rnd, points, 0.95, 0.5), 'relief'), leaves: grown });
    const stem = sampled(points);
    for (let i = 0; i < leaves; i++) {
      const share = 0.08 + (i / (leaves - 1)) * 0.84;
      const { point, heading } = stemAt(points, share);
      const side = i % 2 === 0 ? 1 : -1;
      const size = length * (0.7 + 0.4 * Math.sin(Math.PI * (0.15 + share * 0.75))) * rnd.between(0.9, 1.1);
      const angle = heading + side * (1.02 - share * 0.25) + rnd.spread(0.1);
      const one = leaf(polar(point, angle, 1.1), angle, size, size * width * rnd.between(0.9, 1.1), {
        ...shape,
        bend: -side * rnd.between(0.25, 0.6),
        lopsided: rnd.spread(0.1),
        steps: 10,
      });
      const body = [...one.left, ...one.right].filter((_, k) => k % 2 === 0);
      if (body.slice(3).some((p) => stem.some((q) => distance(p, q) < 0.5)) || !isFree(inked(one))) continue;
      grown.push([fill(pen(rnd, [point, polar(point, angle, 1.3)], 0.55, 0.5, 2), 'relief'), ...halves(one, 0.62)]);
    }
    const end = stemAt(points, 1);
    const last = leaf(polar(end.point, end.heading, 0.6), end.heading, length * 0.8, length * width * 0.8, {
      ...shape,
      bend: 0.2,
      steps: 10,
    });
    if (isFree(inked(last))) grown.push(halves(last, 0.62));
  }
  return sprigs;
}

/** Boughs from above and below with an open field between. */
export function boughs(rnd: Random, w: number): Sprig[] {
  const k = w / 105;
  const at = (...numbers: number[]) => way(...numbers.map((n, i) => (i % 2 === 0 ? 52.5 + (n - 52.5) * 0.81 : 9.5 + n * 0.81) * k));
  return twigs(
    rnd,
    [
      { points: at(-8, 46, 6, 35, 22, 27, 36, 24, 47, 25), leaves: 9, length: 12.4 * k, width: 0.26 },
      { points: at(113, 40, 100, 33, 86, 29, 72, 31, 62, 36), leaves: 9, length: 11.6 * k, width: 0.26 },
      { points: at(20, -8, 28, 2, 40, 8, 54, 10, 66, 8), leaves: 9, length: 10 * k, width: 0.25 },
      { points: at(96, -8, 90, 3, 81, 11, 74, 19), leaves: 7, length: 9.6 * k, width: 0.26 },
      { points: at(-8, 18, 3, 15, 12, 9, 17, 2), leaves: 6, length: 8.6 * k, width: 0.27 },
    ],
    { widest: 0.45, tip: 1.1 },
  );
}

/** One sword fern: leaflets shrink to the tip; foot at 0, 0, tip upwards, `length` long. */
export function frond(rnd: Random, length: number): Sprig {
  const spine = way(0, 0, length * 0.04, -length * 0.3, -length * 0.005, -length * 0.64, -length * 0.13, -length);
  const stem = fill(pen(rnd, spine, Math.max(0.8, length * 0.011), 0.45), 'relief');
  const leaves: Mark[][] = [];
  const pairs = length > 80 ? 24 : 15;
  for (let i = 0; i < pairs; i++) {
    const share = 0.15 + (i / (pairs - 1)) * 0.83;
    const { point, heading } = stemAt(spine, share);
    const long = length * 0.27 * Math.sin(Math.PI * Math.min(1, 0.3 + (1 - share) * 0.5)) * (1.06 - share) ** 0.62;
    const half = Math.min(long * 0.14, (length / pairs) * 0.3);
    for (const side of [1, -1]) {
      const angle = heading + side * (1.2 - share * 0.42) + rnd.spread(0.03);
      const foot = polar(polar(point, heading, side > 0 ? 0 : (length / pairs) * 0.3), angle, 0.7);
      const one = leaf(foot, angle, long * rnd.between(0.95, 1.04), half, { widest: 0.3, tip: 0.9, bend: -side * 0.36, steps: 9 });
      leaves.push(halves(one, Math.min(0.55, half * 0.42)));
    }
  }
  return { stem, leaves };
}

/** A plate keeps off trim and fold; stems end a little nearer to it than leaves do. */
const [stemMargin, leafMargin] = [2, 2.6];

/**
 * Sprigs on a face, moved there by `place`. A leaf that would come too near to an edge is left out, a stem ends before it; a sprig that
 * loses half of its leaves would look plucked and goes altogether.
 */
export function pressed(face: Face, sprigs: readonly Sprig[], place: Matrix): Layer[] {
  const inner = (margin: number) => ({ x: margin, y: margin, width: face.width - margin * 2, height: face.height - margin * 2 });
  const { x, y, width, height } = inner(stemMargin);
  const kept = sprigs.flatMap(({ stem, leaves }) => {
    const whole = leaves
      .map((marks) => moved(marks, place))
      .filter((marks) => marks.every(({ path }) => within(bounds(path), inner(leafMargin))));
    return whole.length * 2 > leaves.length ? [{ stems: moved([stem], place), leaves: whole.flat() }] : [];
  });
  return [
    { marks: kept.flatMap(({ stems }) => stems), clip: rectangle(x, y, width, height) },
    { marks: kept.flatMap(({ leaves }) => leaves) },
  ];
}

function canopy(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const square = format === 'square';
  const wide = w;
  const upper = pressed(front, boughs(random(row.seed), wide), shift(0, square ? -21 : 0));
  const lower = pressed(front, boughs(random(row.seed + 1), wide), multiply(shift(w, h), [-1, 0, 0, -1, 0, square ? 21 : 0]));
  front.place(drawn(front, [...upper, ...lower]), 'relief');
  const middle = h / 2;
  const size = { a6: 9.6, 'din-long': 9.3, square: 12 }[format];
  const column = { x: w / 2, width: w - 20 } as const;
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'josefin',
    size: 3.3,
    tracking: 0.22,
    ...column,
    y: middle - size * 0.55 - 6.4,
    ink: 'ink',
  });
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'libre-caslon-display',
    size,
    minSize: 4.6,
    ...column,
    y: middle + size * 0.28,
    ink: 'ink',
  });
  front.text({
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'cormorant-semibold',
    size: square ? 5.2 : 4.7,
    leading: 1.3,
    ...column,
    y: middle + size * 0.28 + (square ? 9.6 : 8.6),
    ink: 'ink',
  });
  others(card, row, {
    heading: { font: 'libre-caslon-display', size: 8.8, ink: 'ink', leading: 1.14 },
    body: { font: 'cormorant-semibold', size: 5, ink: 'ink', leading: 1.38, figures: 'oldstyle' },
    date: { font: 'josefin', size: 3.3, tracking: 0.18, ink: 'ink', leading: 1.7 },
  });
}

function fern(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const length = { a6: 106, 'din-long': 140, square: 118 }[format];
  const place = multiply(shift(w * { a6: 0.77, 'din-long': 0.7, square: 0.8 }[format], h + 5), turn(-0.15));
  front.place(drawn(front, pressed(front, [frond(random(row.seed), length)], place)), 'relief');
  const margin = format === 'square' ? 15 : 11.5;
  const top = { a6: 24, 'din-long': 34, square: 27 }[format];
  const column = { x: margin, align: 'left', width: w - margin * 2 } as const;
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'eb-garamond',
    size: format === 'square' ? 10.4 : 9,
    leading: 1.12,
    ...column,
    width: w * 0.56,
    y: top,
    ink: 'ink',
  });
  front.place(drawn(front, [{ marks: [outline(line([margin, top + 17], [margin + 16, top + 17]), 'ink', 0.25)] }]), 'line');
  front.text({
    id: 'front-names',
    role: 'sender',
    personal: true,
    font: 'eb-garamond-italic',
    size: 4.8,
    ...column,
    width: w * 0.42,
    y: top + 25,
    ink: 'ink',
  });
  others(card, row, {
    heading: { font: 'eb-garamond', size: 7.6, ink: 'ink', leading: 1.2 },
    body: { font: 'eb-garamond', size: 4.5, ink: 'ink', leading: 1.5, figures: 'oldstyle' },
    date: { font: 'eb-garamond-italic', size: 4.5, ink: 'ink', leading: 1.5 },
    align: 'left',
  });
}

function others(card: CardBuilder, row: DesignTemplate, type: Pick<Letter, 'heading' | 'body' | 'date' | 'align'>): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const left = type.align === 'left';
  const margin = left ? (format === 'square' ? 20 : 12) : 12;
  letter(face, row.texts, { ...type, x: left ? margin : w / 2, width: w - margin * 2, middle: h * 0.45 });
  const rnd = random(row.seed + 3);
  const sprig = (side: Face, y: number) => {
    const twig = twigs(rnd, [{ points: way(-15, 3, -6, 0, 4, -1, 14, -3), leaves: 7, length: 7, width: 0.25 }], { tip: 1.1 });
    const layers = left
      ? pressed(side, [frond(rnd, 48)], multiply(shift(w - 17, h + 2), turn(-0.35)))
      : pressed(side, twig, shift(w / 2, y));
    side.place(drawn(side, layers), 'relief');
  };
  if (!folded) {
    sprig(face, h - (format === 'din-long' ? 28 : 17));
    return;
  }
  sprig(card.face('back'), h - 20);
  const other = card.face('inside-left');
  const large = left
    ? pressed(other, [frond(rnd, h * 0.74)], multiply(shift(w * 0.54, h * 0.86), turn(0.06)))
    : pressed(other, boughs(rnd, w), shift(0, format === 'square' ? -21 : 0));
  other.place(drawn(other, large), 'relief');
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { canopy, fern };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('paper');
    (variants[row.variant] ?? canopy)(card, row);
    return card.finish();
  },
};
