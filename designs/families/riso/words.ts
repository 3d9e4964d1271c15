/** The words within the cards of two inks. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { letter } from '#designs/drawing/letter.ts';

export function placeLetter(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 16 : 10;
  letter(face, row.texts, {
    heading: { font: 'dela-gothic', size: format === 'square' ? 9 : 8, minSize: 5, ink: 'both', leading: 1.16 },
    body: { font: 'jost', size: 4.05, ink: 'both', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.05, ink: 'both', leading: 1.5 },
    x: margin,
    width: w - margin * 2,
    align: 'left',
    middle: h * 0.42,
  });
}
