/** A receipt that has no end: it comes in above and leaves below, her name stands beside it in large letters. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { placePaper, printer } from './paper.ts';

export function mamaFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const tall = card.format === 'din-long';
  const square = card.format === 'square';
  const left = square ? 62 : tall ? 37 : 40;
  const right = w - (square ? 13 : 5);
  const size = square ? 3.55 : tall ? 3 : 3.1;
  const step = tall ? 8.5 : square ? 6.2 : 6.15;
  const name = square ? 45 : tall ? 31 : 34;
  placePaper(face, row, { left, right, top: -4, foot: h + 4, torn: [] });
  face.text({
    id: 'front-title',
    role: 'title',
    personal: true,
    font: 'caprasimo',
    size: name,
    minSize: 12,
    x: Math.max(left / 2, 4.1 + name * 0.51),
    y: h / 2 + name * 0.35,
    width: h - 10,
    rotation: -90,
    room: 1.02,
    ink: 'name',
  });
  const edge = size * 1.1;
  const till = printer(face, row, { left: left + edge, right: right - edge, size, step }, tall ? 14 : 12.4);
  till.lines('front-claim', 'sentence');
  till.rule();
  till.goods();
  till.rule();
  till.lines('front-total', 'value', { personal: true });
  till.rule();
  till.lines('front-more', 'last-line');
  till.finish();
}
