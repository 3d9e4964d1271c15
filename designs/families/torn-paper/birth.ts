/** The paper with the name is torn off, and from the tear on there is the photo: everything is different now. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import type { Point } from '#designs/drawing/path.ts';
import { tornAbove, tornBelow } from './torn.ts';

type Layout = {
  /** Upper edge of the photo, behind the torn edge of the paper. */
  photo: number;
  tear: readonly Point[];
  heading: { y: number; size: number };
  name: { y: number; size: number };
  facts: { y: number; size: number };
};

const layouts: Record<'a6' | 'din-long', Layout> = {
  a6: {
    photo: 44,
    tear: [
      [-6, 70],
      [20, 61],
      [39, 62],
      [63, 54],
      [87, 55],
      [111, 51],
    ],
    heading: { y: 13, size: 4.4 },
    name: { y: 31, size: 20.4 },
    facts: { y: 40.4, size: 3.7 },
  },
  'din-long': {
    photo: 57,
    tear: [
      [-6, 82],
      [27, 76],
      [53, 67.5],
      [77, 69],
      [105, 64.5],
    ],
    heading: { y: 19, size: 4.8 },
    name: { y: 38.5, size: 19.2 },
    facts: { y: 51, size: 4.1 },
  },
};

function front(face: Face, { photo, tear, heading, name, facts }: Layout, seed: number): void {
  const { width: w, height: h } = face;
  const { x, width } = face.bleedBox;
  face.photo({ id: 'front-photo', role: 'photo', x, y: photo, width, height: h + 3 - photo, ink: 'photo1' });
  face.place(drawn(face, [{ marks: tornAbove(face, { seed, tear, paper: 'ground' }) }]), 'edge');
  const column = { x: w - 9, width: w - 18, align: 'right', ink: 'text' } as const;
  face.text({ ...column, id: 'front-heading', role: 'heading', font: 'jost-medium', size: heading.size, minSize: 3, y: heading.y });
  face.text({
    ...column,
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'gloock',
    ink: 'name',
    size: name.size,
    minSize: 6,
    room: 1.1,
    leading: 1,
    y: name.y,
  });
  face.text({
    ...column,
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost',
    size: facts.size,
    minSize: 2.6,
    leading: 1.4,
    y: facts.y,
  });
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const foot = h > 180 ? 40 : 26;
  const tear: Point[] = [
    [-6, h - foot + 6],
    [w * 0.3, h - foot + 2],
    [w * 0.62, h - foot + 5],
    [w + 6, h - foot - 6],
  ];
  face.place(drawn(face, [{ marks: tornBelow(face, { seed: row.seed + 3, tear, paper: 'accent' }) }]), 'edge');
  message(face, row.texts, {
    heading: 'gloock',
    headingSize: 9.4,
    body: 'jost',
    bodySize: 4,
    sign: 'jost-medium',
    ink: 'text',
    accent: 'name',
    align: 'left',
    x: 12,
    width: w - 24,
    middle: (h - foot) * 0.5,
  });
}

export function birth(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'din-long' ? 'din-long' : 'a6'], row.seed);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: -3, y: -3, width: w + 3, height: h * 0.72 + 3, ink: 'photo2' });
  const tear: Point[] = [
    [-6, h * 0.66],
    [w * 0.28, h * 0.68],
    [w * 0.6, h * 0.65],
    [w + 6, h * 0.7],
  ];
  left.place(drawn(left, [{ marks: tornBelow(left, { seed: row.seed + 5, tear, paper: 'ground' }) }]), 'edge');
  const back = card.face('back');
  const lower: Point[] = [
    [-6, back.height * 0.8],
    [w * 0.4, back.height * 0.82],
    [w + 6, back.height * 0.76],
  ];
  back.place(drawn(back, [{ marks: tornBelow(back, { seed: row.seed + 7, tear: lower, paper: 'accent' }) }]), 'edge');
}
