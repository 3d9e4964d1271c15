/** Crosswords of two people: every word is theirs, and the marked column says what matters. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import type { Family } from '#designs/family.ts';
import { silverFront } from './silver.ts';
import { valentineFront } from './valentine.ts';

/** Empty cells that run off the foot of a face, as many as there is room for. */
function emptyCells(face: Face, row: DesignTemplate, cell: number, count: number): void {
  const { width: w, height: h } = face;
  const x = w - (row.variant === 'silver' ? 4 : 2) * cell;
  const top = h - count * cell + cell * 0.4;
  const picture = face.drawing();
  for (let i = 0; i < count; i++) {
    const y = top + i * cell;
    picture.add(fill(rectangle(x, y, cell, cell), 'key'));
    picture.add(outline(rectangle(x, y, cell, cell), 'line', 0.22));
  }
  face.place(picture, 'fields');
}

export const family: Family = {
  draw(row, form, format) {
    const card: CardBuilder = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const isSilver = row.variant === 'silver';
    card.ground('ground');
    (isSilver ? silverFront : valentineFront)(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const k = format === 'square' ? 1.18 : 1;
    const cell = 8 * k;
    emptyCells(inner, row, cell, 3);
    const left = w * 0.12;
    message(inner, row.texts, {
      heading: isSilver ? 'libre-caslon-display' : 'familjen-bold',
      headingSize: 8.6 * k,
      body: isSilver ? 'barlow-condensed' : 'jost-medium',
      bodySize: (isSilver ? 4.4 : 3.9) * k,
      sign: isSilver ? 'libre-caslon-display' : 'familjen-bold',
      signSize: 5.2 * k,
      ink: 'ink',
      align: 'left',
      x: left,
      width: w - left - 9,
      middle: h * 0.42,
    });
    if (!card.folded) return card.finish();
    const m = w * 0.12;
    const side = w - 2 * m;
    card
      .face('inside-left')
      .photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: side, height: Math.min(side, h - 2 * m), ink: 'photo' });
    emptyCells(card.face('back'), row, cell, 2);
    return card.finish();
  },
};
