/** Yesterday a small picture of two, today a large one of three: the name is written on its frame. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import { caption, onSnapshot, photoSnapshot, placeTapes, type Snapshot, tape, wordsOnSnapshot } from './snapshot.ts';

type Layout = {
  small: Snapshot;
  large: Snapshot;
  /** Em of the name at size 1, and the facts: left edge, width, first baseline, em. */
  name: number;
  facts: { x: number; width: number; y: number; size: number; align: 'left' | 'right' };
};

const layouts: Record<'a6' | 'square', Layout> = {
  a6: {
    small: { at: [78, 27], size: 0.72, angle: 7 },
    large: { at: [42, 86], size: 1.12, angle: -4 },
    name: 15,
    facts: { x: 97, width: 84, y: 131.5, size: 3.7, align: 'right' },
  },
  square: {
    small: { at: [118, 38], size: 0.86, angle: 7 },
    large: { at: [52, 78], size: 1.44, angle: -4 },
    name: 14.9,
    facts: { x: 138, width: 38, y: 112, size: 4, align: 'right' },
  },
};

function front(face: Face, { small, large, name, facts }: Layout, texts: Record<string, string>, isSquare: boolean): void {
  photoSnapshot(face, small, { id: 'front-photo-1', number: 1, ink: 'photo1' });
  wordsOnSnapshot(face, small, {
    id: 'front-caption',
    sample: texts['front-caption'] ?? '',
    role: 'caption',
    personal: true,
    font: 'reenie-beanie',
    size: 11,
    minSize: 6,
    ink: 'pen',
    x: 11,
    y: 29.5,
    across: 32,
  });
  photoSnapshot(face, large, { id: 'front-photo-2', number: 2, ink: 'photo2' });
  wordsOnSnapshot(face, large, {
    id: 'front-name',
    sample: texts['front-name'] ?? '',
    role: 'name',
    personal: true,
    font: 'reenie-beanie',
    size: name,
    minSize: 6,
    ink: 'pen',
    y: 31,
    across: 51,
  });
  placeTapes(face, [tape(onSnapshot(small, 12, -35), 20, 21), tape(onSnapshot(large, -17, -35.4), -12, 24, 'tape2')]);
  const { x, width, y, size, align } = facts;
  face.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost-medium',
    size,
    minSize: 2.8,
    x,
    width,
    y,
    align,
    leading: 1.45,
    lines: isSquare ? 5 : 3,
    vertical: 'top',
    ink: 'text',
  });
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const x = w > 120 ? 20 : 13;
  message(face, row.texts, {
    heading: 'reenie-beanie',
    headingSize: w > 120 ? 19 : 16,
    body: 'jost',
    bodySize: w > 120 ? 4.4 : 4,
    sign: 'reenie-beanie',
    signSize: w > 120 ? 11 : 10,
    ink: 'text',
    align: 'left',
    x,
    width: w - x * 2,
    middle: h * 0.47,
    air: 1.25,
  });
  placeTapes(face, [tape([w - 9, h - 12], -42, 34), tape([w - 26, h - 4], -42, 30, 'tape2')]);
}

export function birth(card: CardBuilder, row: DesignTemplate): void {
  const isSquare = card.format === 'square';
  const layout = layouts[isSquare ? 'square' : 'a6'];
  front(card.face('front'), layout, row.texts, isSquare);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  const one: Snapshot = { at: [w / 2, h / 2], size: w / 76, angle: 3 };
  photoSnapshot(left, one, { id: 'inside-photo', role: 'inside-photo', ink: 'photo1' });
  caption(left, one, { id: 'inside-caption', sample: row.texts['inside-caption'] ?? '' });
  placeTapes(left, [tape(onSnapshot(one, 4, -35.4), 3, 26)]);
}
