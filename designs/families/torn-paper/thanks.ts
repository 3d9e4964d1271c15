/** The sheet is torn open from one side, and behind it one sees the day again. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import type { Point } from '#designs/drawing/path.ts';
import { tornAbove, tornBelow } from './torn.ts';

type Layout = {
  /** Upper and lower edge of the opening from left to right. */
  upper: readonly Point[];
  lower: readonly Point[];
  photo: { y: number; height: number };
  title: { y: number; size: number };
  names: { y: number; size: number };
  line: { y: number; size: number };
};

const layouts: Record<'square' | 'a6', Layout> = {
  square: {
    upper: [
      [-6, 51],
      [26, 47],
      [58, 49],
      [92, 43.5],
      [122, 40],
      [154, 31],
    ],
    lower: [
      [-6, 99],
      [30, 104],
      [70, 102],
      [108, 112],
      [154, 116],
    ],
    photo: { y: 25, height: 95 },
    title: { y: 32.4, size: 32.5 },
    names: { y: 123.6, size: 9 },
    line: { y: 134.5, size: 4 },
  },
  a6: {
    upper: [
      [-6, 46],
      [22, 42],
      [46, 43.5],
      [74, 37.5],
      [111, 29],
    ],
    lower: [
      [-6, 97],
      [24, 102],
      [52, 100.5],
      [80, 109],
      [111, 112],
    ],
    photo: { y: 24, height: 92 },
    title: { y: 28.2, size: 27.6 },
    names: { y: 124.5, size: 8 },
    line: { y: 134.5, size: 3.7 },
  },
};

function front(face: Face, layout: Layout, seed: number): void {
  const { width: w } = face;
  const { upper, lower, photo, title, names, line } = layout;
  const { x, width } = face.bleedBox;
  face.photo({ id: 'front-photo', role: 'photo', x, y: photo.y, width, height: photo.height, ink: 'photo1' });
  const sheets = [
    ...tornAbove(face, { seed, tear: upper, paper: 'ground' }),
    ...tornBelow(face, { seed: seed + 1, tear: lower, paper: 'ground' }),
  ];
  face.place(drawn(face, [{ marks: sheets }]), 'edge');
  const column = { x: w > 120 ? 12 : 9, width: w - (w > 120 ? 24 : 18), align: 'left', ink: 'text' } as const;
  face.text({
    ...column,
    id: 'front-title',
    role: 'title',
    font: 'instrument-italic',
    ink: 'name',
    size: title.size,
    minSize: 12,
    leading: 1,
    room: 1.02,
    y: title.y,
  });
  face.text({
    ...column,
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'instrument-italic',
    size: names.size,
    minSize: 4.4,
    y: names.y,
    room: 1.1,
  });
  face.text({ ...column, id: 'front-date', role: 'date-place', personal: true, font: 'jost', size: line.size, minSize: 2.7, y: line.y });
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const edge: Point[] = [
    [-6, 12],
    [w * 0.3, 15],
    [w * 0.62, 12],
    [w + 6, 19],
  ];
  face.place(drawn(face, [{ marks: tornAbove(face, { seed: row.seed + 4, tear: edge, paper: 'accent' }) }]), 'edge');
  message(face, row.texts, {
    heading: 'instrument-italic',
    headingSize: w > 120 ? 13 : 11,
    body: 'jost',
    bodySize: w > 120 ? 4.4 : 4,
    sign: 'instrument-italic',
    signSize: 7.6,
    ink: 'text',
    accent: 'name',
    align: 'left',
    x: w > 120 ? 20 : 12,
    width: w - (w > 120 ? 40 : 24),
    middle: h * 0.55,
    air: 1.2,
  });
}

export function thanks(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'square' ? 'square' : 'a6'], row.seed);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: -3, y: 4, width: w + 3, height: h + 2, ink: 'photo2' });
  const edge: Point[] = [
    [-6, 12],
    [w * 0.34, 15],
    [w * 0.7, 11],
    [w + 6, 16],
  ];
  left.place(drawn(left, [{ marks: tornAbove(left, { seed: row.seed + 6, tear: edge, paper: 'accent' }) }]), 'edge');
}
