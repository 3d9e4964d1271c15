/** Pictures of the last party still hang on their line; at the fourth peg there is a dark one for whoever comes. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import { type Point, shift, turn } from '#designs/drawing/path.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { caption, emptySnapshot, onSnapshot, photoSnapshot, type Snapshot, wordsOnSnapshot } from './snapshot.ts';

type Layout = {
  /** Points of the lines from edge to edge. */
  strings: readonly (readonly Point[])[];
  pictures: readonly [Snapshot, Snapshot, Snapshot];
  dark: Snapshot;
  title: { x: number; width: number; y: number; size: number };
  facts: { y: number; size: number };
};

const layouts: Record<'din-long' | 'square', Layout> = {
  'din-long': {
    strings: [
      [
        [-4, 9],
        [25, 14.5],
        [55, 16.5],
        [103, 10],
      ],
      [
        [-4, 76],
        [30, 81],
        [66, 81.5],
        [103, 75],
      ],
    ],
    pictures: [
      { at: [27, 38.5], size: 0.67, angle: -4 },
      { at: [72, 39.5], size: 0.67, angle: 3.5 },
      { at: [27.4, 104.5], size: 0.67, angle: 3 },
    ],
    dark: { at: [72, 104.5], size: 0.67, angle: -4 },
    title: { x: 8.5, width: 84, y: 160, size: 28.5 },
    facts: { y: 196, size: 4.1 },
  },
  square: {
    strings: [
      [
        [-4, 9],
        [40, 13.5],
        [104, 14.5],
        [152, 8],
      ],
      [
        [-4, 67],
        [40, 74.5],
        [112, 79.6],
        [152, 74],
      ],
    ],
    pictures: [
      { at: [27, 39], size: 0.74, angle: -4 },
      { at: [75, 40.5], size: 0.74, angle: 2 },
      { at: [122, 38], size: 0.74, angle: -3 },
    ],
    dark: { at: [117, 107.5], size: 0.82, angle: 4 },
    title: { x: 11, width: 78, y: 101, size: 27 },
    facts: { y: 135, size: 4 },
  },
};

/** A wooden clothes peg over the upper edge of a frame. */
function peg(at: Point, angle: number): Mark[] {
  const body = polygon([
    [-1.5, -4.2],
    [1.5, -4.2],
    [1.7, 0],
    [1.3, 4.6],
    [-1.3, 4.6],
    [-1.7, 0],
  ]);
  const side = polygon([
    [0.5, -4.2],
    [1.5, -4.2],
    [1.7, 0],
    [1.3, 4.6],
    [0.5, 4.6],
  ]);
  const spring = polygon([
    [-2, -0.6],
    [2, -0.9],
    [2, 0.3],
    [-2, 0.6],
  ]);
  return moved(
    [fill(body, 'tape'), fill(side, 'tape-stripe'), fill(spring, 'string')],
    multiply(shift(...at), turn((angle * Math.PI) / 180)),
  );
}

function front(face: Face, layout: Layout, texts: Record<string, string>): void {
  const strings = layout.strings.map((points) =>
    fill(
      tapered(sampled(points, 8), () => 0.5),
      'string',
    ),
  );
  face.place(drawn(face, [{ marks: strings }]), 'line');
  layout.pictures.forEach((picture, i) => {
    const id = `front-caption-${i + 1}`;
    photoSnapshot(face, picture, { id: `front-photo-${i + 1}`, number: i + 1, ink: `photo${i + 1}` });
    caption(face, picture, { id, number: i + 1, sample: texts[id] ?? '' });
  });
  const { dark, title, facts } = layout;
  emptySnapshot(face, dark, 12);
  caption(face, dark, { id: 'front-caption-4', number: 4, sample: texts['front-caption-4'] ?? '' });
  wordsOnSnapshot(face, dark, {
    id: 'front-free',
    sample: texts['front-free'] ?? '',
    role: 'text-line',
    font: 'jost-medium',
    size: 6,
    minSize: 4,
    leading: 1.2,
    align: 'left',
    ink: 'on-film',
    across: 43,
    y: -6,
  });
  const pegs = [...layout.pictures, dark].flatMap((one) => peg(onSnapshot(one, 0, -35), one.angle));
  face.place(drawn(face, [{ marks: pegs }]), 'ornament');
  const column = { x: title.x, width: title.width, align: 'left', ink: 'text' } as const;
  face.text({
    ...column,
    id: 'front-title',
    role: 'title',
    font: 'caprasimo',
    ink: 'title',
    size: title.size,
    minSize: 9,
    y: title.y,
    leading: 0.86,
    lines: 2,
  });
  face.text({
    ...column,
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost-medium',
    size: facts.size,
    minSize: 2.8,
    leading: 1.45,
    y: facts.y,
    vertical: 'top',
  });
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const x = w > 120 ? 18 : 11;
  message(face, row.texts, {
    heading: 'caprasimo',
    headingSize: w > 120 ? 11 : 9.4,
    body: 'jost',
    bodySize: w > 120 ? 4.3 : 4.1,
    facts: 'jost-medium',
    sign: 'reenie-beanie',
    signSize: 11,
    ink: 'text',
    align: 'left',
    x,
    width: w - x * 2,
    middle: h * 0.53,
    air: 1.2,
  });
  const string = sampled(
    [
      [-4, 12],
      [w * 0.3, 17],
      [w * 0.7, 17],
      [w + 4, 10],
    ],
    8,
  );
  const pegs = [0.62, 0.7, 0.83].flatMap((share, i) => peg([w * share, 17.4 - i * 1], i * 7 - 6));
  face.place(
    drawn(face, [
      {
        marks: [
          fill(
            tapered(string, () => 0.5),
            'string',
          ),
          ...pegs,
        ],
      },
    ]),
    'line',
  );
}

export function party(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'square' ? 'square' : 'din-long'], row.texts);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  [0.3, 0.7].forEach((share, i) => {
    const one: Snapshot = { at: [w / 2 + (i === 0 ? -5 : 6), h * share], size: Math.min(1.15, h / 180), angle: i === 0 ? -4 : 5 };
    photoSnapshot(left, one, { id: `inside-photo-${i + 1}`, role: 'inside-photo', number: i + 1, ink: `photo${i + 2}` });
    caption(left, one, { id: `inside-caption-${i + 1}`, number: i + 1, sample: row.texts[`inside-caption-${i + 1}`] ?? '' });
  });
}
