/** Botanical plates: one fruit with leaf, flower and section, framed and numbered like a page of an old book of plants. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { line, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { type Point, scale, shift, way } from '#designs/drawing/path.ts';
import { blossom, fig, figHalf, figLeaf, lemon, lemonSlice, oliveFruit, plateLeaf } from '#designs/drawing/plate-plants.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const old = 'old-standard' as const;
const slanted = 'eb-garamond-italic' as const;

function frames(face: Face): void {
  const { width: w, height: h } = face;
  face.place(
    drawn(face, [
      {
        marks: [
          outline(rectangle(6.6, 6.6, w - 13.2, h - 13.2), 'ink', 0.4),
          outline(rectangle(8.3, 8.3, w - 16.6, h - 16.6), 'ink', 0.18),
        ],
      },
    ]),
    'frame',
  );
}

/** The lemon twig on a field of 105 by 104 mm. */
function lemonPlate(rnd: Random): Mark[] {
  const twig = way(11, 33, 30, 31, 48, 37, 64, 33, 84, 22);
  return [
    ...plateLeaf(rnd, [30, 31], -1.05, 20, 5, 0.5, 'leaf1'),
    ...plateLeaf(rnd, [48, 37], 2.3, 21, 5, -0.5, 'leaf2'),
    ...plateLeaf(rnd, [64, 33], -1.5, 18, 4.6, -0.5, 'leaf3'),
    ...plateLeaf(rnd, [66, 33], 0.85, 25, 5.6, 0.5, 'leaf1'),
    fill(pen(rnd, twig, 1.6, 0.55), 'stem'),
    fill(pen(rnd, way(48, 37, 47, 43, 44.5, 48), 0.95, 0.7), 'stem'),
    fill(pen(rnd, way(64, 33, 70, 40, 73, 47), 0.9, 0.65), 'stem'),
    ...lemon(rnd, [41, 61], 15, 1.75),
    ...lemon(rnd, [74, 57], 11.8, 1.25),
    ...plateLeaf(rnd, [45, 44], 0.55, 19, 4.6, 0.7, 'leaf3'),
    ...plateLeaf(rnd, [44, 46], 2.75, 17, 4.2, -0.6, 'leaf1'),
    ...plateLeaf(rnd, [82, 23], -0.25, 12, 3.3, 0.5, 'leaf3'),
    ...plateLeaf(rnd, [78, 26], 0.9, 15, 3.6, 0.6, 'leaf2'),
    ...blossom(rnd, [24, 26], 6.4),
    ...blossom(rnd, [17.5, 37], 5),
    ...lemonSlice(rnd, [75, 88], 9.6),
  ];
}

function lemonFront(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  frames(front);
  const size = { a6: 0.94, 'din-long': 0.9, square: 0.9 }[format];
  const from: Point = [(w - 105 * size) / 2, { a6: 2.5, 'din-long': 22, square: 2 }[format]];
  front.place(drawn(front, [{ marks: moved(lemonPlate(random(row.seed)), multiply(shift(...from), scale(size))) }]), 'lemon-twig');
  const at = (x: number, y: number): Point => [from[0] + x * size, from[1] + y * size];
  const small = { font: slanted, size: 3.7, ink: 'ink' } as const;
  const [x1, y1] = at(22, 77);
  const [x2, y2] = at(90, 93);
  front.text({ ...small, id: 'front-fig-one', role: 'figure', number: 1, x: x1, y: y1, width: 14 });
  front.text({ ...small, id: 'front-fig-two', role: 'figure', number: 2, x: x2, y: y2, width: 14 });
  front.text({ ...small, id: 'front-plate', role: 'plate', x: w - 12.4, y: 15, width: 40, align: 'right' });
  words(
    front,
    { a6: h - 30, 'din-long': h - 52, square: h - 33 }[format],
    w / 2,
    w - 24,
    'center',
    { a6: 13, 'din-long': 12.6, square: 15 }[format],
  );
}

/** Title, rule, two lines: `y` is the baseline of the title. */
function words(face: Face, y: number, x: number, width: number, align: 'left' | 'center', size: number): void {
  face.text({ id: 'front-heading', role: 'heading', font: old, size, minSize: 8, x, y, width, align, ink: 'ink' });
  const from = align === 'left' ? x + 0.5 : x - 9;
  face.place(drawn(face, [{ marks: [outline(line([from, y + size * 0.36], [from + 18, y + size * 0.36]), 'ink', 0.25)] }]), 'line');
  const k = size / 13;
  face.text({
    id: 'front-line',
    role: 'text-line',
    personal: true,
    font: slanted,
    size: 4.5 * Math.min(1.1, k),
    minSize: 3.2,
    x,
    y: y + 11.4 * k,
    width,
    align,
    ink: 'ink',
  });
  face.text({
    id: 'front-caps',
    role: 'lower-line',
    personal: true,
    font: old,
    size: 3.2,
    tracking: 0.12,
    x,
    y: y + 18.4 * k,
    width,
    align,
    ink: 'accent',
  });
}

/** Figs: a leaf from the upper edge, a whole fruit and its section; words to the upper left. */
function figPlate(rnd: Random): Mark[] {
  return [
    ...figLeaf(rnd, [88, 63], -2.1, 40, 'leaf2'),
    ...figLeaf(rnd, [95, 59.5], 0.72, 34, 'leaf1'),
    fill(pen(rnd, way(113, 52, 100, 56, 88, 62, 74, 74, 62, 77), 2.6, 1.2), 'stem'),
    ...figLeaf(rnd, [64, 76], 2.75, 33, 'leaf3'),
    ...fig(rnd, [78, 90], 34, 0.22),
    ...fig(rnd, [58.5, 88.4], 22, 0.62),
    ...figHalf(rnd, [38, 119], 27, -0.5),
  ];
}

function figFront(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const size = { a6: 0.92, 'din-long': 1.02, square: 1 }[format];
  const from: Point = [w - 105 * size, h - 148 * size + { a6: 2, 'din-long': -22, square: 2 }[format]];
  front.place(drawn(front, [{ marks: moved(figPlate(random(row.seed)), multiply(shift(...from), scale(size))) }]), 'fig-twig');
  const small = { font: slanted, size: 3.7, ink: 'ink' } as const;
  const at = (x: number, y: number): Point => [from[0] + x * size, from[1] + y * size];
  const [x1, y1] = at(91, 118);
  const [x2, y2] = at(56, 134);
  front.text({ ...small, id: 'front-fig-one', role: 'figure', number: 1, x: x1, y: y1, width: 14 });
  front.text({ ...small, id: 'front-fig-two', role: 'figure', number: 2, x: x2, y: y2, width: 14 });
  const margin = format === 'square' ? 14 : 10.5;
  words(
    front,
    margin + { a6: 10, 'din-long': 18, square: 12 }[format],
    margin,
    { a6: 80, 'din-long': 78, square: 100 }[format],
    'left',
    { a6: 13.4, 'din-long': 13, square: 16 }[format],
  );
}

/** One olive shoot as tall as the field, drawn for 60 by 110 mm with the foot at 0, 0. */
function olivePlate(rnd: Random): Mark[] {
  const stem = way(0, 0, -3, -22, 2, -46, -2, -70, 3, -92, 1, -106);
  const leaves: Mark[] = [];
  const fruit: Mark[] = [];
  const inks = ['leaf1', 'leaf2', 'leaf3', 'leaf2'] as const;
  for (let i = 0; i < 11; i++) {
    const share = 0.1 + (i / 10) * 0.86;
    const { point, heading } = stemAt(stem, share);
    const size = 0.72 + 0.42 * Math.sin(Math.PI * Math.min(1, 0.15 + share * 0.72));
    for (const side of [1, -1]) {
      const angle = heading + side * (0.95 - share * 0.3) + rnd.spread(0.1);
      leaves.push(
        ...plateLeaf(
          rnd,
          point,
          angle,
          26 * size * rnd.between(0.88, 1.08),
          2.9 * size,
          -side * rnd.between(0.15, 0.5),
          inks[(i + (side > 0 ? 1 : 0)) % 4] as string,
        ),
      );
    }
    if ([1, 3, 4, 6, 8].includes(i)) {
      const side = i % 2 === 0 ? 1 : -1;
      fruit.push(...oliveFruit(rnd, point, heading + side * rnd.between(1.5, 1.9), 8.6 - i * 0.25, i % 3 !== 0));
      if (i === 3 || i === 6) fruit.push(...oliveFruit(rnd, point, heading - side * rnd.between(1.7, 2.1), 7.4, i === 6));
    }
  }
  const end = stemAt(stem, 1);
  return [
    ...leaves.slice(0),
    fill(pen(rnd, stem, 1.5, 0.5), 'stem'),
    ...plateLeaf(rnd, end.point, end.heading, 15, 2, 0.2, 'leaf1'),
    ...fruit,
  ];
}

function oliveFront(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  frames(front);
  const size = { a6: 0.73, 'din-long': 1.06, square: 0.93 }[format];
  const [x, foot] = ({ a6: [52.5, 104], 'din-long': [49.5, 152], square: [106, 130] } as const)[format];
  front.place(drawn(front, [{ marks: moved(olivePlate(random(row.seed)), multiply(shift(x, foot), scale(size))) }]), 'olive-twig');
  const small = { font: slanted, size: 3.7, ink: 'ink' } as const;
  const side = format === 'square';
  front.text({
    ...small,
    id: 'front-plate',
    role: 'plate',
    x: side ? 17.4 : w - 12.4,
    y: side ? 46 : 15,
    width: 40,
    align: side ? 'left' : 'right',
  });
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: old,
    size: side ? 12 : { a6: 9.4, 'din-long': 9.4 }[format as 'a6' | 'din-long'],
    minSize: 4.4,
    x: side ? 17 : w / 2,
    y: side ? 66 : h - (format === 'a6' ? 28.4 : 37),
    width: side ? 58 : w - 24,
    align: side ? 'left' : 'center',
    ...(side ? { lines: 2, leading: 1.12, text: (row.texts['front-names'] ?? '').replace(' & ', '\n& ') } : {}),
    ink: 'ink',
  });
  const column = { x: side ? 17.4 : w / 2, width: side ? 62 : w - 24, align: side ? 'left' : 'center' } as const;
  const y = side ? 91 : h - (format === 'a6' ? 20.6 : 28.4);
  front.text({ id: 'front-line', role: 'date', personal: true, font: slanted, size: 4.6, minSize: 3.2, ...column, y, ink: 'ink' });
  front.text({
    id: 'front-caps',
    role: 'place',
    personal: true,
    font: old,
    size: 3.2,
    tracking: 0.12,
    ...column,
    y: y + 6.8,
    ink: 'accent',
  });
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const left = row.variant === 'fig';
  const framed = row.variant !== 'fig';
  if (framed) frames(face);
  const margin = left ? (format === 'square' ? 18 : 11) : 14;
  letter(face, row.texts, {
    heading: { font: old, size: format === 'square' ? 10 : 7.5, ink: 'ink', leading: 1.15 },
    body: { font: old, size: 4.1, ink: 'ink', leading: 1.5 },
    date: { font: old, size: 3.3, tracking: 0.12, ink: 'accent', leading: 1.7 },
    reply: { font: slanted, size: 4.5, ink: 'ink', leading: 1.4 },
    x: left ? margin : w / 2,
    width: w - margin * 2,
    align: left ? 'left' : 'center',
    middle: h * (left ? 0.4 : 0.42),
  });
  const rnd = random(row.seed + 9);
  const small = (size: number): Mark[] =>
    ({ lemon: () => lemonSlice(rnd, [0, 0], size), fig: () => figHalf(rnd, [0, 0], size * 2, -0.4), olive: () => twig(rnd, size / 8) })[
      row.variant as 'lemon' | 'fig' | 'olive'
    ]();
  const put = (side: Face, x: number, y: number, size: number) =>
    side.place(drawn(side, [{ marks: moved(small(size), shift(x, y)) }]), 'fruit');
  if (!folded) {
    put(face, left ? w - 20 : w / 2, h - (left ? 26 : format === 'din-long' ? 34 : 21), left ? 13 : 7);
    return;
  }
  const other = card.face('inside-left');
  if (framed) frames(other);
  put(other, w / 2, h * 0.46, 17);
  put(card.face('back'), w / 2, h - 20, 6);
}

/** A cut sprig of olive about 30 mm wide at size 1. */
function twig(rnd: Random, size: number): Mark[] {
  const marks = [
    ...plateLeaf(rnd, [-4, 1], -2.7, 13, 1.7, 0.3, 'leaf2'),
    ...plateLeaf(rnd, [-3, 1], 2.75, 12, 1.6, -0.3, 'leaf1'),
    ...plateLeaf(rnd, [3, 0], -0.5, 13, 1.7, 0.3, 'leaf3'),
    ...plateLeaf(rnd, [4, 0], 0.55, 12, 1.6, -0.3, 'leaf2'),
    fill(pen(rnd, way(-9, 2.4, -2, 0.8, 9, -1), 0.8, 0.4), 'stem'),
    ...oliveFruit(rnd, [0, 0.6], 1.7, 5.2, true),
    ...oliveFruit(rnd, [-1, 0.7], -1.3, 4.4, false),
  ];
  return moved(marks, scale(size));
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { lemon: lemonFront, fig: figFront, olive: oliveFront };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('paper');
    (variants[row.variant] ?? lemonFront)(card, row);
    others(card, row);
    return card.finish();
  },
};
