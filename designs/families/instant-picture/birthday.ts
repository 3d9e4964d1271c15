/** Two pictures from earlier, and a third that is still dark: it will be taken at the party. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import { caption, emptySnapshot, onSnapshot, photoSnapshot, placeTapes, type Snapshot, tape, wordsOnSnapshot } from './snapshot.ts';

type Layout = {
  first: Snapshot;
  second: Snapshot;
  dark: Snapshot;
  /** Left edge and width of the title, the em of the name, baselines of name, 'wird' and number. */
  title: { x: number; width: number; size: number; name: number; word: number; age: number; ageSize: number };
};

const layouts: Record<'square' | 'a6', Layout> = {
  square: {
    first: { at: [39, 43], size: 1, angle: -7 },
    second: { at: [105, 38.5], size: 0.96, angle: 5 },
    dark: { at: [98, 106.5], size: 1.02, angle: -3.5 },
    title: { x: 11, width: 48, size: 25, name: 97, word: 115.6, age: 137.4, ageSize: 38 },
  },
  a6: {
    first: { at: [28.5, 35], size: 0.76, angle: -6 },
    second: { at: [77, 30], size: 0.76, angle: 5 },
    dark: { at: [70, 96], size: 0.98, angle: -3 },
    title: { x: 8, width: 32, size: 19, name: 90, word: 102.5, age: 134, ageSize: 36 },
  },
};

function front(face: Face, { first, second, dark, title }: Layout, texts: Record<string, string>): void {
  const line = (id: string) => ({ id, sample: texts[id] ?? '' });
  photoSnapshot(face, first, { id: 'front-photo-1', number: 1, ink: 'photo1' });
  caption(face, first, { ...line('front-caption-1'), number: 1 });
  photoSnapshot(face, second, { id: 'front-photo-2', number: 2, ink: 'photo2' });
  caption(face, second, { ...line('front-caption-2'), number: 2 });
  emptySnapshot(face, dark, 5);
  caption(face, dark, { ...line('front-caption-3'), number: 3 });
  const on = { align: 'left', ink: 'on-film', across: 43 } as const;
  wordsOnSnapshot(face, dark, {
    ...on,
    ...line('front-heading'),
    role: 'heading',
    font: 'jost-medium',
    size: 6,
    minSize: 4,
    leading: 1.2,
    y: -18.6,
  });
  wordsOnSnapshot(face, dark, {
    ...on,
    ...line('front-date'),
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: 3.5,
    minSize: 2.6,
    leading: 1.36,
    y: 11,
  });
  const top = (one: Snapshot, x: number) => onSnapshot(one, x, -35.4);
  placeTapes(face, [tape(top(first, 4), -14, 22), tape(top(second, 5), 10, 20), tape(onSnapshot(dark, -28, -32), -40, 21)]);
  const word = { x: title.x, width: title.width, align: 'left', font: 'reenie-beanie', ink: 'text', leading: 1 } as const;
  face.text({ ...word, id: 'front-name', role: 'name', personal: true, size: title.size, minSize: 7, y: title.name });
  face.text({ ...word, id: 'front-word', role: 'word', size: title.size, minSize: 7, y: title.word });
  face.text({ ...word, id: 'front-age', role: 'count', personal: true, size: title.ageSize, minSize: 14, room: 1.02, y: title.age });
}

function words(face: Face, row: DesignTemplate, hasTape: boolean): void {
  const { width: w, height: h } = face;
  const x = w > 120 ? 18 : 12;
  message(face, row.texts, {
    heading: 'reenie-beanie',
    headingSize: w > 120 ? 17 : 15,
    body: 'jost',
    bodySize: w > 120 ? 4.3 : 3.9,
    facts: 'jost-medium',
    sign: 'reenie-beanie',
    signSize: 10,
    ink: 'text',
    align: 'left',
    x,
    width: w - x * 2,
    middle: h * 0.5,
    air: 1.15,
  });
  if (hasTape) placeTapes(face, [tape([w - 15, 11], 38, 30), tape([12, h - 7], 38, 30)]);
}

export function birthday(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'square' ? 'square' : 'a6'], row.texts);
  if (!card.folded) {
    words(card.face('back'), row, true);
    return;
  }
  words(card.face('inside-right'), row, false);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  const dark: Snapshot = { at: [w / 2, h / 2], size: 1.3 * (w / 148), angle: 4 };
  emptySnapshot(left, dark, 9);
  placeTapes(left, [tape(onSnapshot(dark, 0, -35), 4, 26)]);
  caption(left, dark, { id: 'inside-caption', sample: row.texts['inside-caption'] ?? '' });
}
