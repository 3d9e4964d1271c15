/** Text inside a card, centred at a given height: heading, text, facts, reply, signature. Blocks without words in the row are left out. */
import type { FaceKey } from '#core/layout/text/faces.ts';
import { type Block, textColumn } from './column.ts';
import type { Face } from './face.ts';

export type MessageStyle = {
  heading: FaceKey;
  /** Em size of the heading in mm. */
  headingSize: number;
  body: FaceKey;
  bodySize: number;
  /** Face of facts and reply; the body's when not given. `caps` lines are set wide. */
  facts?: FaceKey;
  factsSize?: number;
  factsTracking?: number;
  sign?: FaceKey;
  signSize?: number;
  ink: string;
  accent?: string;
  align?: 'left' | 'center' | 'right';
  x: number;
  width: number;
  /** Height in mm the column is centred on. */
  middle: number;
  /** Multiplies the distances between blocks. */
  air?: number;
};

/** Slots inside-heading, inside-text, inside-facts, inside-reply, inside-sign; returns the last baseline. */
export function message(face: Face, words: Record<string, string>, style: MessageStyle): number {
  const { bodySize, headingSize, air = 1, ink, accent = ink } = style;
  const facts = {
    font: style.facts ?? style.body,
    size: style.factsSize ?? bodySize,
    tracking: style.factsTracking ?? 0,
    leading: style.factsTracking ? 1.7 : 1.36,
  };
  const body = { font: style.body, size: bodySize, leading: 1.42, ink, personal: true, figures: 'oldstyle' } as const;
  const all: Block[] = [
    {
      id: 'inside-heading',
      role: 'inside-heading',
      font: style.heading,
      size: headingSize,
      minSize: headingSize * 0.6,
      leading: 1.14,
      ink: accent,
      gap: 0,
    },
    { ...body, id: 'inside-text', role: 'inside-text', gap: bodySize * 2.7 * air },
    { id: 'inside-facts', role: 'date-place', ...facts, ink, personal: true, gap: bodySize * 2.5 * air },
    { ...body, id: 'inside-reply', role: 'reply', gap: bodySize * 2.5 * air },
    {
      id: 'inside-sign',
      role: 'signature',
      font: style.sign ?? style.body,
      size: style.signSize ?? bodySize,
      leading: 1.3,
      ink: accent,
      personal: true,
      gap: bodySize * 2.6 * air,
    },
  ];
  const blocks = all.filter(({ id }) => words[id] !== undefined);
  const height = blocks.reduce((sum, { id, gap, size, leading = 1.3 }, i) => {
    const lines = (words[id] ?? '').split('\n').length;
    return sum + (i > 0 ? gap : 0) + (lines - 1) * size * leading;
  }, 0);
  const first = (blocks[0]?.size ?? 0) * 0.65;
  return textColumn(
    face,
    words,
    { x: style.x, width: style.width, y: style.middle + (first - height) / 2, align: style.align ?? 'center' },
    blocks,
  );
}
