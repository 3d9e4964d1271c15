/** Text inside a card: heading, text, date, place and reply in one column. Blocks without words in the row are left out. */

import type { ElementRole } from '#core/design/naming/roles.ts';
import { type Block, textColumn } from './column.ts';
import type { Face, TextSlot } from './face.ts';

type LetterStyle = Pick<TextSlot, 'font' | 'size' | 'minSize' | 'tracking' | 'ink' | 'leading' | 'figures'>;

export type Letter = {
  heading: LetterStyle;
  body: LetterStyle;
  /** Day and hour, often capitals. */
  date: LetterStyle;
  place?: LetterStyle;
  reply?: LetterStyle;
  x: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  /** First baseline in mm, or the middle of the whole column. */
  top?: number;
  middle?: number;
  /** Distance between blocks, as a share of the usual one. */
  air?: number;
  /** What inside-date holds, where it is not a date. */
  dateRole?: ElementRole;
};

/** Adds the slots inside-heading, -text, -date, -place and -reply. Returns the last baseline. */
export function letter(face: Face, words: Record<string, string>, style: Letter): number {
  const { air = 1, body } = style;
  const top = { vertical: 'top', personal: true } as const;
  const step = body.size * (body.leading ?? 1.4);
  const all: Block[] = [
    { ...style.heading, id: 'inside-heading', role: 'inside-heading', gap: 0 },
    { leading: 1.4, ...body, ...top, id: 'inside-text', role: 'inside-text', gap: step * 1.9 * air },
    {
      leading: 1.5,
      ...style.date,
      ...top,
      id: 'inside-date',
      role: style.dateRole ?? 'date-time',
      gap: step * 1.75 * air,
      lines: 2,
    },
    { leading: 1.4, ...(style.place ?? body), ...top, id: 'inside-place', role: 'place', gap: step * 1.35 * air },
    { leading: 1.4, ...(style.reply ?? body), ...top, id: 'inside-reply', role: 'reply-or-sender', gap: step * 1.9 * air },
  ];
  const blocks = all.filter(({ id }) => words[id] !== undefined);
  const tall = blocks.reduce((sum, { id, gap, size, leading = 1.3 }, i) => {
    const lines = (words[id] ?? '').split('\n').length - 1;
    return sum + (i > 0 ? gap : 0) + lines * size * leading;
  }, 0);
  const first = style.middle === undefined ? (style.top ?? 0) : style.middle - tall / 2 + style.heading.size * 0.3;
  return textColumn(face, words, { x: style.x, y: first, width: style.width, align: style.align ?? 'center' }, blocks);
}
