/** Quiet cards with one plant: a willow twig that has lost two leaves, hanging eucalyptus, or a single beech leaf. Draws the whole card. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { branch, leafMarks, stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { curve, line } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { type MessageStyle, message } from '#designs/drawing/message.ts';
import { direction, type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const tones = ['leaf1', 'leaf2', 'leaf3', 'leaf4'] as const;
const shaded = { shade: true, rib: true } as const;

function willow(rnd: Random, points: readonly Point[], length: number, leaves = 17): Mark[] {
  return branch(rnd, points, {
    ...shaded,
    leaves,
    length,
    width: 0.15,
    inks: tones,
    stem: 'stem',
    stemWidth: [0.85, 0.28],
    angle: 0.72,
    bend: 0.65,
    stalk: 0.14,
  });
}

/** Round leaves in pairs that shrink to the tip, on a stem that hangs. */
function eucalyptus(rnd: Random, points: readonly Point[], pairs: number, length: number): Mark[] {
  const stalks: Mark[] = [];
  const leaves: Mark[] = [];
  for (let i = 0; i < pairs; i++) {
    const share = 0.06 + (0.92 * i) / (pairs - 1);
    const { point, heading } = stemAt(points, share);
    const size = length * (0.62 + 0.55 * Math.sin(Math.PI * Math.min(1, 0.26 + share * 0.7)));
    for (const side of [1, -1]) {
      const angle = heading + side * (1.05 - 0.35 * share + rnd.spread(0.16));
      const reach = size * rnd.between(0.14, 0.26);
      const base = polar(point, angle, reach);
      const long = size * rnd.between(0.88, 1.1);
      stalks.push(fill(pen(rnd, [point, polar(base, angle, long * 0.12)], 0.32, 0.22, 2), 'stem'));
      leaves.push(
        ...leafMarks(
          rnd,
          base,
          angle,
          long,
          long * rnd.between(0.36, 0.43),
          { widest: 0.5, tip: 0.62, bend: -side * rnd.between(0.05, 0.3), lopsided: rnd.spread(0.12) },
          rnd.pick(tones),
          shaded,
        ),
      );
    }
  }
  return [fill(pen(rnd, points, 0.9, 0.28), 'stem'), ...stalks, ...leaves];
}

/** One leaf with pleats between its side veins, seen from above; base at the origin, pointing along `angle`. */
function beechLeaf(rnd: Random, angle: number, length: number): Mark[] {
  const shape = leaf([0, 0], angle, length, length * 0.3, {
    widest: 0.45,
    tip: 1.12,
    bend: 0.34,
    lopsided: 0.05,
    ripple: 0.028,
    steps: 34,
  });
  const marks: Mark[] = [fill(shape.outline, 'leaf2'), fill(shape.half, 'leaf2-dark')];
  const veins: Mark[] = [];
  for (const edge of [shape.left, shape.right]) {
    for (let i = 0; i < 9; i++) {
      const from = 2 + i * 3;
      const foot = shape.middle[from] as Point;
      const tip = edge[Math.min(33, from + 6)] as Point;
      const next = edge[Math.min(33, from + 4)] as Point;
      const bow: Point = [(foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2];
      const ahead = polar(bow, direction(foot, tip) + ((edge === shape.left ? 1 : -1) * -Math.PI) / 2, length * 0.006);
      const pleat = edge === shape.left ? 'leaf3-dark' : 'leaf3';
      marks.push(fill([...curve([foot, ahead, tip]), { op: 'L', points: [next] }, { op: 'Z', points: [] }], pleat));
      veins.push(fill(pen(rnd, [foot, ahead, polar(tip, direction(tip, foot), length * 0.012)], length * 0.0068, 0.2, 4), 'vein'));
    }
  }
  const back = direction(shape.middle[1] as Point, shape.middle[0] as Point);
  const stalk = [polar([0, 0], back + 0.5, length * 0.2), polar([0, 0], back + 0.12, length * 0.1), shape.middle[1] as Point];
  return [
    ...marks,
    ...veins,
    fill(pen(rnd, [...shape.middle.filter((_, i) => i % 5 === 1), shape.middle.at(-2) as Point], length * 0.0125, 0.24, 5), 'vein'),
    fill(pen(rnd, stalk, length * 0.02, length * 0.0125, 5), 'stem'),
  ];
}

function fallen(rnd: Random, place: Point, angle: number): Mark[] {
  return leafMarks(rnd, place, angle, 11, 1.65, { bend: 0.5, lopsided: 0.12 }, 'leaf2', shaded);
}

const garamond = 'eb-garamond';

function rule(face: Face, x: number, y: number, length = 14): void {
  const drawing = face.drawing();
  drawing.add(outline(line([x, y], [x + length, y]), 'ink', 0.22));
  face.place(drawing, 'line');
}

/** The twig stands at the right, words at the upper left. */
function willowFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const rnd = random(row.seed);
  const k = card.format === 'square' ? 1.2 : 1;
  const top = card.format === 'din-long' ? 22 : 0;
  const x = w - (card.format === 'square' ? 40 : 28);
  const grow = (y: number) => h + 3 - ((148 - y) / 104) * (h - 44 - top);
  const picture = face.drawing();
  picture.add(
    willow(
      rnd,
      [
        [x, h + 3],
        [x - 4, grow(128)],
        [x + 0.5, grow(107)],
        [x - 5, grow(86)],
        [x - 2, grow(64)],
        [x - 7, grow(44)],
      ],
      16 * (card.format === 'din-long' ? 1.1 : k),
    ),
  );
  picture.add([...fallen(rnd, [w * 0.31, h - 24], 0.7), ...fallen(rnd, [w * 0.21, h - 9], 2.4)]);
  face.place(picture, 'twig');
  const left = w * 0.115;
  const y = 33 + top;
  const common = { x: left, align: 'left', ink: 'ink', vertical: 'top' } as const;
  face.text({ ...common, id: 'front-heading', role: 'heading', font: garamond, size: 9.6 * k, y, width: w * 0.52, leading: 1.22 });
  rule(face, left, y + 19.5 * k);
  face.text({
    ...common,
    id: 'front-text',
    role: 'text',
    font: garamond,
    size: 4.4 * k,
    y: y + 28 * k,
    width: w * 0.5,
    leading: 1.46,
    lines: 4,
  });
  face.text({
    ...common,
    id: 'front-sign',
    role: 'signature',
    personal: true,
    font: 'eb-garamond-italic',
    size: 4.8 * k,
    y: y + 55 * k,
    width: w * 0.5,
    lines: 2,
    leading: 1.3,
  });
}

/** Two stems hang from the upper edge, one long, one short; words at the foot, centred. */
function eucalyptusFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const rnd = random(row.seed);
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.18 : 1;
  const reach = tall ? 132 : square ? 84 : 90;
  const picture = face.drawing();
  const x = w * 0.5;
  picture.add(
    eucalyptus(
      rnd,
      [
        [x + 15 * k, -7],
        [x + 19 * k, reach * 0.22],
        [x + 14 * k, reach * 0.45],
        [x + 19 * k, reach * 0.64],
      ],
      tall ? 9 : 7,
      12.2 * k,
    ),
  );
  picture.add(
    eucalyptus(
      rnd,
      [
        [x - 16 * k, -7],
        [x - 9 * k, reach * 0.25],
        [x - 13 * k, reach * 0.55],
        [x - 4 * k, reach * 0.86],
      ],
      tall ? 11 : 9,
      13.4 * k,
    ),
  );
  face.place(picture, 'eucalyptus');
  const foot = h - (tall ? 24 : 15);
  face.text({
    id: 'front-heading',
    role: 'heading',
    font: 'imperial',
    size: 26 * k,
    minSize: 14,
    x: w / 2 + 6,
    y: foot - 14.5 * k,
    width: w - 20,
    ink: 'ink',
  });
  face.text({
    id: 'front-text',
    role: 'text',
    font: 'josefin',
    size: 3.4 * k,
    x: w / 2,
    y: foot - 4.6 * k,
    width: w - 18,
    leading: 1.8,
    tracking: 0.2,
    vertical: 'top',
    ink: 'ink',
  });
}

/** The leaf lies across the upper part; a line of words stands below it at the right. */
function leafFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const rnd = random(row.seed);
  const square = card.format === 'square';
  const size = square ? 92 : 80;
  const k = square ? 1.12 : 1;
  const picture = face.drawing();
  picture.add(moved(beechLeaf(rnd, -0.86, size), shift(w * (square ? 0.3 : 0.25), h * (card.format === 'din-long' ? 0.46 : 0.585))));
  face.place(picture, 'beech-leaf');
  const right = w - w * 0.115;
  const foot = h - (card.format === 'din-long' ? 26 : 18);
  const common = { x: right, align: 'right', ink: 'ink' } as const;
  face.text({
    ...common,
    id: 'front-heading',
    role: 'heading',
    font: 'cormorant',
    size: 10.4 * k,
    y: foot - 20.4 * k,
    width: w - 24,
    leading: 1.06,
    vertical: 'bottom',
  });
  face.text({ ...common, id: 'front-text', role: 'text', font: 'cormorant-italic', size: 5.4 * k, y: foot, width: w - 24 });
}

const fronts: Record<string, typeof willowFront> = { willow: willowFront, eucalyptus: eucalyptusFront, leaf: leafFront };

function look(variant: string): Pick<MessageStyle, 'heading' | 'headingSize' | 'body' | 'bodySize' | 'sign' | 'signSize'> {
  if (variant === 'willow')
    return { heading: garamond, headingSize: 7, body: garamond, bodySize: 4.1, sign: 'eb-garamond-italic', signSize: 4.5 };
  if (variant === 'leaf')
    return { heading: 'cormorant', headingSize: 7.6, body: 'cormorant-semibold', bodySize: 4.6, sign: 'cormorant-italic', signSize: 5 };
  return { heading: 'imperial', headingSize: 15, body: 'cormorant-semibold', bodySize: 4.7, sign: 'cormorant-italic', signSize: 5.2 };
}

function inside(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const k = card.format === 'square' ? 1.14 : 1;
  const chosen = look(row.variant);
  const align = row.variant === 'eucalyptus' ? 'center' : 'left';
  const edge = w * 0.13;
  message(face, row.texts, {
    ...chosen,
    headingSize: chosen.headingSize * k,
    bodySize: chosen.bodySize * k,
    signSize: (chosen.signSize ?? 5) * k,
    ink: 'ink',
    align,
    x: align === 'left' ? edge : w / 2,
    width: align === 'left' ? w - edge - 8 : w - 18,
    middle: h * (row.variant === 'eucalyptus' ? 0.54 : 0.45),
    air: 1.1,
  });
}

function sprig(rnd: Random, variant: string, length: number): Mark[] {
  const points = way(-16, 3, -5, 1, 6, -1.5, 15, -4);
  if (variant === 'leaf') return moved(beechLeaf(rnd, -0.5, length * 0.9), shift(-length * 0.4, length * 0.2));
  if (variant === 'eucalyptus') return moved(eucalyptus(rnd, points, 6, 7), scale(length / 32));
  return moved(willow(rnd, points, 9, 8), scale(length / 32));
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const { variant } = row;
    card.ground('ground');
    fronts[variant]?.(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const rnd = random(row.seed + 3);
    if (variant === 'eucalyptus') {
      const picture = inner.drawing();
      picture.add(eucalyptus(rnd, way(w * 0.66, -6, w * 0.7, h * 0.07, w * 0.64, h * 0.15, w * 0.68, h * 0.24), 6, 9.5));
      inner.place(picture, 'eucalyptus');
    }
    inside(card, inner, row);
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const drawing = left.drawing();
    if (variant === 'eucalyptus') {
      const m = w * 0.1;
      left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: 'photo' });
    } else {
      const y = h * (variant === 'leaf' ? 0.42 : 0.44);
      if (variant === 'willow') drawing.add(fallen(rnd, [w * 0.46, y - 15], 0.5));
      left.text({
        id: 'inside-verse',
        role: 'verse',
        font: variant === 'leaf' ? 'cormorant-italic' : 'eb-garamond-italic',
        size: (variant === 'leaf' ? 5.4 : 4.8) * (format === 'square' ? 1.1 : 1),
        x: w / 2,
        y,
        width: w - 20,
        lines: 5,
        leading: 1.46,
        vertical: 'top',
        ink: 'ink',
      });
      left.place(drawing, 'leaf');
    }
    const back = card.face('back');
    const quote = back.drawing();
    quote.add(moved(sprig(rnd, variant, 24), multiply(shift(w / 2, h * 0.82), turn(variant === 'leaf' ? 0.2 : 0))));
    back.place(quote, 'twig');
    return card.finish();
  },
};
