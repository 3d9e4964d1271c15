/** The words inside a card: heading, text, day, place and answer in one column. Blocks a row has no words for are left out. */
import type { Face, TextSlot } from './card.ts';
import { type Block, textColumn } from './column.ts';

type Look = Pick<TextSlot, 'font' | 'size' | 'minSize' | 'tracking' | 'ink' | 'leading' | 'figures'>;

export type Letter = {
  heading: Look;
  body: Look;
  /** Day and hour, often capitals. */
  date: Look;
  place?: Look;
  reply?: Look;
  x: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  /** First baseline in mm, or the middle of the whole column. */
  top?: number;
  middle?: number;
  /** Distance between blocks, as a share of the usual one. */
  air?: number;
};

/** Writes the slots inside-heading, -text, -date, -place and -reply. Gives the last baseline. */
export function letter(face: Face, words: Record<string, string>, look: Letter): number {
  const { air = 1, body } = look;
  const top = { vertical: 'top', personal: true } as const;
  const step = body.size * (body.leading ?? 1.4);
  const all: Block[] = [
    { ...look.heading, id: 'inside-heading', label: 'Überschrift innen', gap: 0 },
    { leading: 1.4, ...body, ...top, id: 'inside-text', label: 'Text innen', gap: step * 1.9 * air },
    { leading: 1.5, ...look.date, ...top, id: 'inside-date', label: 'Datum und Uhrzeit', gap: step * 1.75 * air },
    { leading: 1.4, ...(look.place ?? body), ...top, id: 'inside-place', label: 'Ort', gap: step * 1.35 * air },
    { leading: 1.4, ...(look.reply ?? body), ...top, id: 'inside-reply', label: 'Antwort oder Absender', gap: step * 1.9 * air },
  ];
  const blocks = all.filter(({ id }) => words[id] !== undefined);
  const tall = blocks.reduce((sum, { id, gap, size, leading = 1.3 }, i) => {
    const lines = (words[id] ?? '').split('\n').length - 1;
    return sum + (i > 0 ? gap : 0) + lines * size * leading;
  }, 0);
  const first = look.middle === undefined ? (look.top ?? 0) : look.middle - tall / 2 + look.heading.size * 0.3;
  return textColumn(face, words, { x: look.x, y: first, width: look.width, align: look.align ?? 'center' }, blocks);
}
