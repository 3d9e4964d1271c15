/** Block prints: carved leaf stamps set by hand, around an empty middle or over the whole card with a pasted label. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { blob, handCut } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { letter } from '#designs/drawing/letter.ts';
import { type Point, polar, scale, shift, turn } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, sliver } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const up = -Math.PI / 2;
const full = Math.PI * 2;
type Inks = { body: string; cut: string; second: string };
export const inks: Inks = { body: 'block', cut: 'paper', second: 'second' };

/** A carved leaf: one solid shape with its rib and side veins cut away. */
function carvedLeaf(rnd: Random, base: Point, angle: number, length: number, width: number, { body, cut }: Inks): Mark[] {
  const shape = leaf(base, angle, length, width, { widest: 0.44, tip: 0.95, bend: rnd.spread(0.25), lopsided: rnd.spread(0.1), steps: 4 });
  const [, low = base, half = base, high = base] = shape.middle;
  const marks = [fill(shape.outline, body), fill(sliver(low, high, 0.4, 0.2), cut)];
  for (const edge of [shape.left, shape.right]) {
    const to = edge[3] ?? high;
    marks.push(fill(sliver(half, [half[0] + (to[0] - half[0]) * 0.72, half[1] + (to[1] - half[1]) * 0.72], 0.28, 0.2), cut));
  }
  return marks;
}

/** A sprig of five leaves with two berries of the second block; foot at 0, 6.4 and tip at 0, -7, pointing up. */
export function sprig(rnd: Random, look: Inks): Mark[] {
  const stem: Point[] = [
    [0, 6.6],
    [rnd.spread(0.3), 1],
    [0, -3.4],
  ];
  const marks = [fill(pen(rnd, stem, 0.62, 0.4, 2), look.body)];
  for (const [y, long] of [
    [4.6, 5.6],
    [0.2, 4.9],
  ] as const)
    for (const side of [1, -1])
      marks.push(...carvedLeaf(rnd, [0, y], up + side * (0.92 + rnd.spread(0.08)), long * rnd.between(0.94, 1.06), long * 0.25, look));
  marks.push(...carvedLeaf(rnd, [0, -2.2], up, 5.4, 1.35, look));
  for (const side of [1, -1]) marks.push(fill(blob(rnd, [side * 3.1 + 0.25, -3.1 + 0.2], 0.86, 0.1, 8), look.second));
  return marks;
}

/** A carved flower head of eight petals, 10 mm across, its heart from the second block. */
export function flower(rnd: Random, look: Inks): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * full + rnd.spread(0.05);
    const shape = leaf(polar([0, 0], angle, 1.5), angle, 3.7 * rnd.between(0.94, 1.05), 1.22, { widest: 0.66, tip: 0.55, steps: 4 });
    const [, low = [0, 0] as Point, , high = [0, 0] as Point] = shape.middle;
    marks.push(fill(shape.outline, look.body), fill(sliver(low, high, 0.2, 0.34), look.cut));
  }
  return [...marks, fill(blob(rnd, [0.2, 0.2], 1.35, 0.07, 9), look.second)];
}

/** One impression: never quite straight and never quite in its place. */
export function stamped(rnd: Random, marks: readonly Mark[], [x, y]: Point, angle: number, size: number): Mark[] {
  return moved(marks, multiply(multiply(shift(x + rnd.spread(0.25), y + rnd.spread(0.25)), turn(angle + rnd.spread(0.05))), scale(size)));
}

/** Stamps in a ring `margin` mm from the edges: flowers in the corners, sprigs between them, every second one turned inwards. */
function ring(rnd: Random, width: number, height: number, margin: number, size: number): Mark[] {
  const marks: Mark[] = [];
  const inset = margin + 6 * size;
  const across = width - 2 * inset;
  const down = height - 2 * inset;
  const count = (length: number) => Math.round(length / (11.2 * size));
  const edge = (from: Point, to: Point, angle: number) => {
    const n = count(Math.hypot(to[0] - from[0], to[1] - from[1]));
    for (let i = 1; i < n; i++) {
      const at: Point = [from[0] + ((to[0] - from[0]) * i) / n, from[1] + ((to[1] - from[1]) * i) / n];
      marks.push(...stamped(rnd, sprig(rnd, inks), at, angle + (i % 2 === 0 ? Math.PI : 0), size * 0.93));
    }
  };
  const [left, right, top, foot] = [inset, inset + across, inset, inset + down];
  edge([left, top], [right, top], 0);
  edge([right, top], [right, foot], Math.PI / 2);
  edge([right, foot], [left, foot], Math.PI);
  edge([left, foot], [left, top], -Math.PI / 2);
  for (const x of [left, right])
    for (const y of [top, foot]) marks.push(...stamped(rnd, flower(rnd, inks), [x, y], rnd.next(), size * 0.97));
  return marks;
}

/** Flowers and sprigs in a half-drop repeat over a face. */
function cloth(rnd: Random, face: Face, pitch: number): Mark[] {
  const marks: Mark[] = [];
  const columns = Math.ceil(face.width / pitch) + 1;
  for (let column = 0; column <= columns; column++)
    for (let row = -1; row * pitch * 1.18 < face.height + pitch; row++) {
      const at: Point = [(column - 0.25) * pitch, (row + (column % 2) / 2 + 0.35) * pitch * 1.18];
      const even = (row + column) % 2 === 0;
      marks.push(
        ...stamped(rnd, even ? flower(rnd, inks) : sprig(rnd, inks), at, even ? rnd.next() : rnd.pick([0, 0.5, -0.5]), pitch / 13.4),
      );
    }
  return marks;
}

function borderFront(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const size = format === 'square' ? 1.16 : 1;
  front.place(drawn(front, [{ marks: ring(random(row.seed), w, h, 6.5, size) }]), 'block-print');
  const middle = h * (format === 'din-long' ? 0.44 : 0.47);
  const k = format === 'square' ? 1.22 : format === 'din-long' ? 0.96 : 1;
  const common = { x: w / 2, width: w - 2 * (20 * size), ink: 'ink' } as const;
  front.text({ ...common, id: 'front-heading', role: 'heading', font: 'josefin', size: 3.3 * k, tracking: 0.24, y: middle - 19 * k });
  front.text({
    ...common,
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'fraunces',
    size: 12 * k,
    minSize: 4.6,
    y: middle - 5 * k,
    leading: 1.18,
    ink: 'accent',
  });
  front.text({
    ...common,
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'cormorant-semibold',
    size: 5 * k,
    minSize: 3.2,
    y: middle + 21.4 * k,
    leading: 1.3,
  });
}

function clothFront(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const k = format === 'square' ? 1.2 : 1;
  const label = { width: w * (format === 'square' ? 0.62 : 0.78), height: 47 * k, y: h * (format === 'din-long' ? 0.58 : 0.54) };
  const x = (w - label.width) / 2;
  front.place(
    drawn(front, [
      { marks: cloth(rnd, front, format === 'din-long' ? 22 : 17.8 * k) },
      {
        marks: [
          fill(handCut(rnd, x, label.y, label.width, label.height, 0.3, 9), 'second'),
          fill(handCut(rnd, x + 1.5, label.y + 1.5, label.width - 3, label.height - 3, 0.3, 9), 'label'),
        ],
      },
    ]),
    'label-print',
  );
  const common = { x: w / 2, width: label.width - 11, ink: 'ink' } as const;
  front.text({
    ...common,
    id: 'front-heading',
    role: 'heading',
    font: 'fraunces',
    size: 9.2 * k,
    minSize: 5,
    y: label.y + 16.4 * k,
    leading: 1.1,
    ink: 'accent',
  });
  front.text({
    ...common,
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'cormorant-semibold',
    size: 4.9 * k,
    minSize: 3.2,
    y: label.y + 27 * k,
    leading: 1.3,
  });
  front.text({
    ...common,
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'josefin',
    size: 3.1 * k,
    minSize: 2.3,
    tracking: 0.16,
    lines: 2,
    y: label.y + 39.4 * k,
  });
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, folded, format } = card;
  const rnd = random(row.seed + 4);
  const stripe = (face: Face, y: number, size: number, count: number) => {
    const marks: Mark[] = [];
    for (let i = 0; i < count; i++) {
      const x = w / 2 + (i - (count - 1) / 2) * 11.4 * size;
      const odd = i % 2 === 1;
      marks.push(...stamped(rnd, odd ? flower(rnd, inks) : sprig(rnd, inks), [x, y], odd ? 0 : i % 4 === 0 ? 0 : Math.PI, size));
    }
    face.place(drawn(face, [{ marks }]), 'stamp-row');
  };
  const inner = card.face(folded ? 'inside-right' : 'back');
  letter(inner, row.texts, {
    heading: { font: 'fraunces', size: format === 'square' ? 8.6 : 7.2, minSize: 4.4, ink: 'accent', leading: 1.14 },
    body: { font: 'cormorant-semibold', size: 4.9, ink: 'ink', leading: 1.4, figures: 'oldstyle' },
    date: { font: 'josefin', size: 3.3, tracking: 0.18, ink: 'ink', leading: 1.7 },
    x: w / 2,
    width: w - 24,
    middle: h * (folded ? 0.47 : 0.43),
  });
  if (!folded) {
    stripe(inner, h - (format === 'din-long' ? 26 : 15), 0.8, format === 'square' ? 11 : 7);
    return;
  }
  const left = card.face('inside-left');
  const margin = w * 0.15;
  const high = h - 2 * margin - 14;
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: margin, y: margin, width: w - 2 * margin, height: high, ink: 'photo' });
  stripe(left, margin + high + 11, 0.62, format === 'square' ? 13 : 9);
  stripe(card.face('back'), h - 19, 0.7, 3);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('paper');
    if (row.variant === 'cloth') clothFront(card, row);
    else borderFront(card, row);
    others(card, row);
    return card.finish();
  },
};
