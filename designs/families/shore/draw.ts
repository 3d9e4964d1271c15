/** Quiet cards by the water: fog over a lake, reeds with their reflection, a jetty in the evening. One face, set to the left. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import { random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';
import { fogFront } from './fog.ts';
import { jettyFront } from './jetty.ts';
import { reedBank } from './reeds.ts';
import { stalksFront } from './stalks.ts';
import { ripples } from './water.ts';

const fronts: Record<string, (card: CardBuilder, face: Face, row: DesignTemplate) => void> = {
  fog: fogFront,
  stalks: stalksFront,
  jetty: jettyFront,
};

/** A few lines of water and low reeds in the outer corner. */
function corner(face: Face, row: DesignTemplate, width: number, size: number): void {
  const { width: w, height: h } = face;
  const rnd = random(row.seed + 3);
  const picture = face.drawing();
  picture.add(ripples(rnd, { width: w, top: h - 20, foot: h + 1 }, 22, [row.variant === 'stalks' ? 'mist' : 'mist1']));
  picture.add(reedBank(rnd, { from: w - width, to: w + 4, foot: h + 4, size }));
  face.place(picture, 'plants');
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    card.ground('ground');
    fronts[row.variant]?.(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const k = format === 'square' ? 1.16 : 1;
    corner(inner, row, w * 0.2, 0.42 * k);
    const left = w * 0.13;
    message(inner, row.texts, {
      heading: 'eb-garamond',
      headingSize: 8 * k,
      body: 'eb-garamond',
      bodySize: 4.2 * k,
      sign: 'eb-garamond-italic',
      signSize: 4.7 * k,
      ink: 'ink',
      align: 'left',
      x: left,
      width: w - left - 9,
      middle: h * 0.43,
    });
    if (!card.folded) return card.finish();
    const other = card.face('inside-left');
    if (row.texts['inside-verse'] === undefined) {
      const m = w * 0.12;
      const high = Math.min(h - 2 * m, (w - 2 * m) * 1.2);
      other.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: high, ink: 'photo' });
    } else {
      other.text({
        id: 'inside-verse',
        role: 'verse',
        font: 'eb-garamond-italic',
        size: 5 * k,
        x: left,
        y: h * 0.4,
        width: w - left - 9,
        lines: 5,
        leading: 1.46,
        align: 'left',
        vertical: 'top',
        ink: 'ink',
      });
    }
    corner(card.face('back'), row, w * 0.22, 0.42 * k);
    return card.finish();
  },
};
