/** Half wreaths: a ring of branches left open at one side, the words hang into the gap. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { type BranchLook, berry, branch, stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { dot, ellipse } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { type Letter, letter } from '#designs/drawing/letter.ts';
import { type Point, polar, scale, shift } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const tones = ['leaf1', 'leaf2', 'leaf3', 'leaf2'] as const;
const pointed: Omit<BranchLook, 'leaves' | 'length'> = {
  width: 0.21,
  angle: 0.8,
  bend: 0.5,
  inks: tones,
  shade: true,
  rib: true,
  stem: 'stem',
  stemWidth: [0.9, 0.26],
};
const round: Omit<BranchLook, 'leaves' | 'length'> = {
  ...pointed,
  width: 0.4,
  angle: 1.05,
  bend: 0.2,
  stalk: 0.22,
  opposite: true,
  shape: { widest: 0.52, tip: 0.62 },
};

/** Points of an arc about 0, 0 from one angle to another, its radius drifting by `drift`. */
function arc(radius: number, from: number, to: number, drift = 0): Point[] {
  return Array.from({ length: 7 }, (_, i) => polar([0, 0], from + ((to - from) * i) / 6, radius + (drift * i) / 6));
}

/** Leaves and berries from the upper right over the left to the foot; open at the lower right. */
function berries(rnd: Random): Mark[] {
  const up: Point[] = arc(36, 2.5, 5.15, 1.5);
  const down: Point[] = arc(36, 2.62, 0.85, -1);
  const marks = [
    ...branch(rnd, arc(38.5, 2.9, 4.4, 4), { ...pointed, leaves: 9, length: 9, width: 0.14 }),
    ...branch(rnd, arc(34, 2.3, 1.2, -3), { ...pointed, leaves: 7, length: 8, width: 0.14 }),
    ...branch(rnd, up, { ...pointed, leaves: 19, length: 12.5 }),
    ...branch(rnd, down, { ...pointed, leaves: 13, length: 12 }),
  ];
  for (const [points, shares] of [
    [up, [0.18, 0.36, 0.55, 0.78]],
    [down, [0.24, 0.5, 0.78]],
  ] as const)
    for (const share of shares) {
      const { point, heading } = stemAt(points, share);
      for (const turned of [-1.25, -0.85, 1.1])
        marks.push(
          ...berry(rnd, point, heading + turned + rnd.spread(0.15), {
            radius: 1.2,
            stalk: [3.6, 6.6],
            ink: 'bloom',
            light: 'bloom-light',
            stem: 'stem',
          }),
        );
    }
  return marks;
}

export function flower(rnd: Random, at: Point, radius: number): Mark[] {
  const marks: Mark[] = [];
  for (const [count, share, ink] of [
    [7, 1, 'bloom'],
    [6, 0.68, 'bloom-light'],
  ] as const) {
    const start = rnd.next() * 6;
    for (let i = 0; i < count; i++) {
      const petal = leaf(
        polar(at, start + (i / count) * Math.PI * 2, radius * 0.08),
        start + (i / count) * Math.PI * 2,
        radius * share * rnd.between(0.9, 1.08),
        radius * share * 0.36,
        { widest: 0.68, tip: 0.45, bend: rnd.spread(0.3) },
      );
      marks.push(fill(petal.outline, ink), fill(petal.half, `${ink}-dark`));
    }
  }
  for (let i = 0; i < 13; i++) {
    const end = polar(at, i * 0.483, radius * rnd.between(0.16, 0.34));
    marks.push(fill(sliver(at, end, 0.2, 0.16), 'stem'), fill(dot(end, 0.36), 'heart'));
  }
  return marks;
}

/** A crescent of round leaves with a group of flowers at its thickest place. */
export function crescent(rnd: Random): Mark[] {
  const left: Point[] = arc(37, 4.0, 2.42, -0.5);
  const right: Point[] = arc(37, 3.85, 5.75, 0);
  return [
    ...branch(rnd, arc(38, 3.6, 2.75, 5), { ...pointed, leaves: 9, length: 10, width: 0.13 }),
    ...branch(rnd, arc(38, 4.2, 5.2, 5), { ...pointed, leaves: 8, length: 10, width: 0.13 }),
    ...branch(rnd, left, { ...round, leaves: 8, length: 9.5 }),
    ...branch(rnd, right, { ...round, leaves: 10, length: 9.5 }),
    ...branch(rnd, arc(35, 3.8, 3.0, -4), { ...pointed, leaves: 7, length: 10 }),
    ...branch(rnd, arc(35, 4.0, 4.8, -4), { ...pointed, leaves: 7, length: 10 }),
    ...flower(rnd, polar([0, 0], 3.42, 38), 6.2),
    ...flower(rnd, polar([0, 0], 4.46, 37.4), 6.6),
    ...flower(rnd, polar([0, 0], 3.93, 37), 9.6),
    ...[3.1, 4.78]
      .map((a) => polar([0, 0], a, 38))
      .flatMap(([x, y]) => [fill(ellipse([x, y], 1.7, 1.9), 'bloom'), fill(ellipse([x + 0.4, y], 0.9, 1.5), 'bloom-dark')]),
  ];
}

function wreath(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const flowers = row.variant === 'crescent';
  const k = { a6: flowers ? 1.02 : 0.98, 'din-long': 0.95, square: flowers ? 1.3 : 1.06 }[format];
  const at: Point = flowers
    ? [w * 0.53, { a6: 80, 'din-long': 100, square: 80 }[format]]
    : [w * 0.5, { a6: 58, 'din-long': 82, square: 56 }[format]];
  const marks = moved((flowers ? crescent : berries)(random(row.seed)), multiply(shift(...at), scale(k)));
  front.place(drawn(front, [{ marks }]), 'wreath');
  if (flowers) {
    const size = { a6: 14, 'din-long': 13, square: 18.5 }[format];
    const column = { x: at[0] + 6 * k, width: 58 * k } as const;
    front.text({
      id: 'front-heading',
      role: 'heading',
      font: 'josefin',
      size: format === 'square' ? 3.8 : 3.3,
      tracking: 0.22,
      ...column,
      y: at[1] - 11.5 * k,
      width: 46 * k,
      ink: 'ink',
    });
    front.text({
      id: 'front-names',
      role: 'names',
      personal: true,
      font: 'pinyon',
      size,
      minSize: 4.4,
      leading: 1.02,
      ...column,
      y: at[1] + 3.4 * k,
      ink: 'ink',
    });
    front.text({
      id: 'front-date',
      role: 'date',
      personal: true,
      font: 'josefin',
      size: format === 'square' ? 3.8 : 3.3,
      tracking: 0.2,
      ...column,
      y: at[1] + 3.4 * k + size * 1.02 + 10.5 * k,
      ink: 'ink',
    });
    return;
  }
  const size = { a6: 24, 'din-long': 23, square: 26 }[format];
  const right = w - { a6: 11, 'din-long': 10, square: 17 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'cormorant-italic',
    size,
    minSize: 14,
    x: w * 0.535,
    y: at[1] + size * 0.26,
    width: 58 * k,
    ink: 'ink',
  });
  const foot = h - { a6: 24, 'din-long': 36, square: 17 }[format];
  front.text({
    id: 'front-line',
    role: 'text-line',
    font: 'cormorant-semibold',
    size: format === 'square' ? 5.6 : 4.9,
    leading: 1.32,
    x: right,
    y: foot - 6,
    width: w * 0.56,
    align: 'right',
    ink: 'ink',
  });
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'josefin',
    size: 3.4,
    minSize: 2.5,
    tracking: 0.18,
    x: right,
    lines: 2,
    y: foot + (format === 'square' ? 8.4 : 9),
    width: w * 0.72,
    align: 'right',
    ink: 'accent',
  });
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const flowers = row.variant === 'crescent';
  const type: Pick<Letter, 'heading'> = {
    heading: flowers
      ? { font: 'pinyon', size: 12.5, minSize: 8, ink: 'accent', leading: 1 }
      : { font: 'cormorant-italic', size: 11, ink: 'accent', leading: 1.1 },
  };
  letter(face, row.texts, {
    ...type,
    body: { font: 'cormorant-semibold', size: 5, ink: 'ink', leading: 1.38, figures: 'oldstyle' },
    date: { font: 'josefin', size: 3.4, tracking: 0.18, ink: 'ink', leading: 1.7 },
    x: w / 2,
    width: w - 24,
    middle: h * (folded ? 0.46 : 0.42),
  });
  const rnd = random(row.seed + 3);
  const quote = (side: Face, y: number, k: number) => {
    const twig: Mark[] = [
      ...branch(
        rnd,
        [
          [0, 0],
          [7, 0.8],
          [14, -0.4],
          [21, -3],
        ],
        { ...pointed, leaves: 7, length: 6.4 },
      ),
      ...branch(
        rnd,
        [
          [0, 0],
          [-7, 0.8],
          [-14, -0.4],
          [-21, -3],
        ],
        { ...pointed, leaves: 7, length: 6.4 },
      ),
      ...(flowers
        ? flower(rnd, [0, 0], 5)
        : [-1.1, -1.6, -2.1].flatMap((a) =>
            berry(rnd, [0, 0], a, { radius: 1.1, stalk: [2.4, 4], ink: 'bloom', light: 'bloom-light', stem: 'stem' }),
          )),
    ];
    side.place(drawn(side, [{ marks: moved(twig, multiply(shift(w / 2, y), scale(k))) }]), 'twig');
  };
  if (!folded) {
    quote(face, h - (format === 'din-long' ? 30 : 17), 0.9);
    return;
  }
  quote(card.face('inside-left'), h * 0.48, 1.5);
  quote(card.face('back'), h - 20, 0.6);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('paper');
    wreath(card, row);
    others(card, row);
    return card.finish();
  },
};
