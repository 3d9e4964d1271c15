/** The words within the cards of the building site. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { letter } from '#designs/drawing/letter.ts';

export function placeLetter(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 18 : 11;
  const line = { font: 'barlow-condensed', size: 4.5, ink: 'text', leading: 1.42 } as const;
  letter(face, row.texts, {
    heading: {
      font: row.variant === 'brick' ? 'fraunces-semibold' : 'barlow-condensed',
      size: row.variant === 'brick' ? 9 : 11,
      ink: 'text',
      leading: 1.08,
    },
    body: line,
    date: { ...line, ink: row.variant === 'plan' ? 'text' : 'accent' },
    x: margin,
    width: w - margin * 2,
    align: 'left',
    middle: h * 0.42,
  });
}
