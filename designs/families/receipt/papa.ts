/** A whole receipt: the name of the shop, its goods at their prices, the sum and a signature. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { placePaper, printer } from './paper.ts';

type Measures = {
  left: number;
  right: number;
  foot: number;
  head: number;
  headSize: number;
  size: number;
  step: number;
  sum: number;
  sign: number;
};

const measures: Record<'tall' | 'short' | 'wide', Measures> = {
  tall: { left: 9, right: 89, foot: 199, head: 29, headSize: 18.4, size: 3.5, step: 6.35, sum: 6.2, sign: 16.4 },
  short: { left: 14, right: 91, foot: 142, head: 19.5, headSize: 14, size: 3.35, step: 4.5, sum: 5.6, sign: 12 },
  wide: { left: 34, right: 113, foot: 142, head: 19.5, headSize: 14, size: 3.45, step: 4.5, sum: 5.6, sign: 12 },
};

export function papaFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const of = measures[({ 'din-long': 'tall', a6: 'short', square: 'wide' } as const)[card.format]];
  const { left, right, foot, head, size, step } = of;
  const middle = (left + right) / 2;
  placePaper(face, row, { left, right, top: -4, foot, torn: ['foot'] });
  const edge = size * 1.4;
  face.text({
    id: 'front-title',
    role: 'title',
    font: 'dela-gothic',
    size: of.headSize,
    minSize: 7,
    x: middle,
    y: head,
    width: right - left - 2 * edge,
    tracking: 0.02,
    ink: 'ink',
  });
  const till = printer(face, row, { left: left + edge, right: right - edge, size, step }, head + step * 1.34 + 0.6);
  till.lines('front-claim', 'sentence');
  till.feed(0.1);
  till.rule();
  till.feed(0.12);
  till.goods();
  till.feed(0.05);
  till.rule();
  till.feed(0.45);
  till.pair('front-sum', 'front-total', ['word', 'value'], of.sum);
  till.feed(0.35);
  till.pair('front-given', 'front-payment', ['word', 'value']);
  till.pair('front-change', 'front-rest', ['word', 'value']);
  till.feed(0.05);
  till.rule();
  till.feed(0.08);
  till.lines('front-imprint', 'imprint', { personal: true });
  till.finish();
  face.text({
    id: 'front-sign',
    role: 'signature',
    personal: true,
    font: 'reenie-beanie',
    size: of.sign,
    minSize: 6,
    x: right - edge,
    y: till.y + of.sign * 0.52,
    width: right - left - 2 * edge,
    align: 'right',
    ink: 'pen',
  });
}
