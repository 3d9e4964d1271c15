/** Twins: four small socks on the line, the pairs mixed up. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import { moved } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { mirror, type Point, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { hang, sock, washingLine } from './socks.ts';

type Hung = { x: number; angle: number; kind: 'striped' | 'dotted' };

/** A line between the edges of the sheet with socks of one size on it. */
export function washing(rnd: Random, points: readonly Point[], size: number, socks: readonly Hung[]): Mark[] {
  return [
    ...washingLine(rnd, points),
    ...socks.flatMap(({ x, angle, kind }) => {
      const [px, py] = hang(points, x).at;
      return sock(rnd, { at: [px, py + 1.8 * size], size, angle, kind });
    }),
  ];
}

const [striped, dotted] = ['striped', 'dotted'] as const;

function row4(rnd: Random, w: number, top: number, size: number): Mark[] {
  const points = way(-5, top - 9, w * 0.22, top - 2.4, w * 0.52, top, w * 0.82, top - 3, w + 5, top - 10);
  return washing(rnd, points, size, [
    { x: w * 0.11, angle: 0.09, kind: striped },
    { x: w * 0.335, angle: -0.05, kind: dotted },
    { x: w * 0.56, angle: 0.04, kind: striped },
    { x: w * 0.785, angle: -0.11, kind: dotted },
  ]);
}

/** Two lines, one above the other, for upright cards. */
function rows2(rnd: Random, w: number, tops: readonly [number, number], size: number): Mark[] {
  const [one, two] = tops;
  return [
    ...washing(rnd, way(-5, one - 8, w * 0.3, one - 1, w * 0.62, one, w + 5, one - 5), size, [
      { x: w * 0.27, angle: 0.09, kind: striped },
      { x: w * 0.66, angle: -0.06, kind: dotted },
    ]),
    ...washing(rnd, way(-5, two - 4, w * 0.36, two, w * 0.7, two - 1, w + 5, two - 8), size, [
      { x: w * 0.2, angle: 0.03, kind: dotted },
      { x: w * 0.6, angle: -0.1, kind: striped },
    ]),
  ];
}

export function twins(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const marks = {
    square: () => row4(rnd, w, 20, 1.06),
    a6: () => rows2(rnd, w, [15, 61], 1.02),
    'din-long': () => rows2(rnd, w, [21, 78], 1.2),
  }[format]();
  front.place(drawn(front, [{ marks }]), 'ornament');
  const x = format === 'square' ? 12 : 9;
  const size = { square: 31, a6: 15, 'din-long': 24.6 }[format];
  const base = { square: 106, a6: 125, 'din-long': 156 }[format];
  const heading = {
    id: 'front-heading',
    role: 'heading',
    font: 'jost-bold',
    size,
    minSize: size * 0.5,
    leading: 0.94,
    ink: 'text',
  } as const;
  const isOneLine = format === 'a6';
  const words = row.texts['front-heading'] ?? '';
  front.text({
    ...heading,
    text: isOneLine ? words.replaceAll('\n', ' ') : words,
    align: 'left',
    x: x - size * 0.05,
    y: base,
    width: w - x * 2 + size * 0.05,
    room: 1.02,
  });
  const beside = format === 'square';
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'jost-medium',
    size: { square: 5.4, a6: 4.7, 'din-long': 5 }[format],
    minSize: 3,
    leading: 1.36,
    align: beside ? 'right' : 'left',
    vertical: beside ? 'bottom' : 'top',
    x: beside ? w - x : x,
    y: { square: base + size * 0.94 - 5.4 * 1.36, a6: base + 9, 'din-long': base + size * 0.94 + 13 }[format],
    width: beside ? 54 : w - x * 2,
    ink: 'text',
  });
  others(card, row);
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const x = format === 'square' ? 16 : 11;
  letter(face, row.texts, {
    heading: { font: 'jost-bold', size: format === 'din-long' ? 9.6 : 10.4, minSize: 6, ink: 'text', leading: 1.04 },
    body: { font: 'jost', size: 4.2, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.2, ink: 'text', leading: 1.5 },
    align: 'left',
    x,
    width: w - x * 2,
    middle: h * 0.4,
  });
  const rnd = random(row.seed + 3);
  const pair = (top: number, size: number, at: number) =>
    washing(rnd, way(-5, top - 6, w * 0.5, top, w + 5, top - 4), size, [
      { x: w * at, angle: 0.05, kind: striped },
      { x: w * at + 19 * size, angle: -0.07, kind: dotted },
    ]);
  const low = h - { square: 34, a6: 30, 'din-long': 52 }[format];
  face.place(drawn(face, [{ marks: pair(low, format === 'din-long' ? 0.9 : 0.62, format === 'a6' ? 0.6 : 0.66) }]), 'ornament');
  if (!folded) return;
  const left = card.face('inside-left');
  left.place(drawn(left, [{ marks: rows2(rnd, w, [h * 0.22, h * 0.58], (w / 105) * 0.84) }]), 'ornament');
  const back = card.face('back');
  const single = sock(rnd, { at: [w / 2, h - 32], size: 0.42, angle: 0.06, kind: dotted });
  back.place(drawn(back, [{ marks: moved(single, mirror(w / 2)) }]), 'ornament');
}
