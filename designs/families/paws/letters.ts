/** Insides and backs: the letter on the left, and where the animal is. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';

export function backs(card: CardBuilder, row: DesignTemplate, animal: (face: Face, isLarge: boolean) => Mark[]): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const x = format === 'square' ? 16 : 11;
  letter(face, row.texts, {
    heading: { font: 'dm-serif', size: 10.6, minSize: 7, ink: 'text', leading: 1.06 },
    body: { font: 'jost', size: 4.2, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.2, ink: 'text', leading: 1.5 },
    dateRole: 'signature',
    align: 'left',
    x,
    width: w - x * 2,
    middle: h * 0.38,
  });
  face.place(drawn(face, [{ marks: animal(face, false) }]), 'ornament');
  if (!folded) return;
  const left = card.face('inside-left');
  left.place(drawn(left, [{ marks: animal(left, true) }]), 'ornament');
}
