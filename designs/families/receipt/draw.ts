/** Cards as receipts: a father's and a mother's work at its price, and the last account of a working life. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import type { Family } from '#designs/family.ts';
import { mamaFront } from './mama.ts';
import { papaFront } from './papa.ts';
import { placePaper } from './paper.ts';
import { registerFront } from './register.ts';

const fronts: Record<string, (card: CardBuilder, face: Face, row: DesignTemplate) => void> = {
  papa: papaFront,
  mama: mamaFront,
  register: registerFront,
};

/** The end of a receipt, with the words that are not on the front. */
function inside(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const left = square ? 24 : 11;
  const right = w - left;
  const foot = h * (card.format === 'din-long' ? 0.86 : 0.9);
  placePaper(face, row, {
    left,
    right,
    top: row.variant === 'register' ? h - foot : -3,
    foot,
    torn: row.variant === 'register' ? ['top', 'foot'] : ['foot'],
  });
  const k = square ? 1.14 : 1;
  message(face, row.texts, {
    heading: row.variant === 'papa' ? 'dela-gothic' : row.variant === 'mama' ? 'caprasimo' : 'young-serif',
    headingSize: (row.variant === 'mama' ? 8.4 : 6.9) * k,
    body: 'courier-prime',
    bodySize: card.format === 'din-long' ? 3.2 : 3.5 * k,
    sign: 'reenie-beanie',
    signSize: 10.5 * k,
    ink: 'ink',
    align: 'left',
    x: left + 6,
    width: right - left - 12,
    middle: foot * 0.47 + (row.variant === 'register' ? 4 : 0),
    air: 1.25,
  });
}

/** A picture with a white edge on the ground. */
function picture(card: CardBuilder, face: Face): void {
  const { width: w, height: h } = face;
  const side = w - (card.format === 'square' ? 44 : 30);
  const [x, y] = [(w - side) / 2, h * 0.44 - side * 0.55];
  const frame = face.drawing();
  frame.add([fill(rectangle(x + 1.5, y + 2.2, side, side * 1.14), 'shade'), fill(rectangle(x, y, side, side * 1.14), 'paper')]);
  face.place(frame, 'frame');
  const edge = card.format === 'square' ? 6 : 4.5;
  face.photo({
    id: 'inside-photo',
    role: 'inside-photo',
    x: x + edge,
    y: y + edge,
    width: side - 2 * edge,
    height: side - 2 * edge,
    ink: 'photo',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    fronts[row.variant]?.(card, card.face('front'), row);
    inside(card, card.face(card.folded ? 'inside-right' : 'back'), row);
    if (!card.folded) return card.finish();
    picture(card, card.face('inside-left'));
    const back = card.face('back');
    const { width: w, height: h } = back;
    placePaper(back, row, { left: w / 2 - 9, right: w / 2 + 9, top: h * 0.78, foot: h * 0.88, torn: ['top', 'foot'] });
    return card.finish();
  },
};
