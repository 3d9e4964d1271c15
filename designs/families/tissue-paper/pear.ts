/** A baby shower: a pear of tissue paper; where a sheet is missing a small one glows. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { cropped, croppedTo } from '#designs/drawing/crop.ts';
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { berry, leaf, leafOver, pear, smallPear, stalk } from './fruit.ts';
import { creases, pair, torn } from './tissue.ts';

/** A large pear with its cheek, its leaf and the small one within. */
export function largePear(face: Face, seed: number, [x, y]: Point, k: number): Mark[] {
  const rnd = random(seed);
  const at = (dx: number, dy: number): Point => [x + dx * k, y + dy * k];
  const outlines = [pear(at(1.8, -1.2), k * 1.05, 0.085), pear(at(-0.8, 1), k * 1.06, 0.015)] as const;
  const { marks, one, both } = pair(rnd, outlines, at(0, 12), { inks: ['sheet1', 'sheet2', 'both'], folds: 58 });
  const cheek = cropped(both, berry(at(27, 16), k * 25, 1.44, 0.52));
  const small = torn(rnd, pear(at(-3.6, 15.4), k * 0.43, -0.25), 0.5);
  const limits = { ...face.bleedBox };
  return [
    stalk(rnd, [at(2.4, -44), at(3.4, -52), at(6.4, -59), at(12, -66)], 2 * k, 3.2 * k),
    ...marks,
    fill(polygon(croppedTo(cheek, limits)), 'third'),
    ...leafOver(rnd, leaf(at(5.6, -55), at(38, -45), 16.5 * k), [one]),
    fill(polygon(small), 'core'),
    fill(creases(rnd, small, at(-3, 18), 9), 'core-light'),
    stalk(rnd, [at(-8, -3), at(-8.4, -6), at(-6.6, -9)], 0.9 * k, 1.1 * k),
  ];
}

export function pearCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [at, k] = ({ square: [[109, 92], 1.5], a6: [[73, 112], 1.42], 'din-long': [[60, 160], 1.36] } as const)[format];
  front.place(drawn(front, [{ marks: largePear(front, row.seed, at, k) }]), 'fruit');
  const x = { square: 10.5, a6: 9, 'din-long': 9 }[format];
  const size = { square: 15.6, a6: 12.6, 'din-long': 14.4 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'gloock',
    size,
    minSize: 7,
    leading: 1,
    align: 'left',
    vertical: 'top',
    x: x - 0.4,
    y: { square: 25, a6: 21, 'din-long': 25 }[format],
    width: { square: 62, a6: 50, 'din-long': 58 }[format],
    ink: 'text',
  });
  front.text({
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: { square: 4.4, a6: 3.8, 'din-long': 4.4 }[format],
    minSize: 2.8,
    leading: 1.4,
    align: 'left',
    vertical: { square: 'bottom', a6: 'top', 'din-long': 'top' }[format] as 'bottom' | 'top',
    x,
    y: { square: h - 11 - 2 * 4.4 * 1.4, a6: 69, 'din-long': 81 }[format],
    width: { square: 50, a6: 36, 'din-long': 42 }[format],
    ink: 'text',
  });
  const face = card.face(card.folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 16 : 11;
  letter(face, row.texts, {
    heading: { font: 'gloock', size: 11, minSize: 7, ink: 'text', leading: 1.04 },
    body: { font: 'jost', size: 4.2, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.2, ink: 'text', leading: 1.5 },
    align: 'left',
    x: margin,
    width: w - margin * 2,
    middle: h * 0.42,
  });
  const corner = smallPear(random(row.seed + 4), [w - 22, h - (format === 'din-long' ? 34 : 22)], format === 'a6' ? 0.7 : 0.86, 0.2);
  face.place(drawn(face, [{ marks: corner }]), 'fruit');
  if (!card.folded) return;
  const left = card.face('inside-left');
  left.place(drawn(left, [{ marks: largePear(left, row.seed + 6, [w * 0.36, h * 0.62], (w / 105) * 1.02) }]), 'fruit');
  const back = card.face('back');
  back.place(drawn(back, [{ marks: smallPear(random(row.seed + 5), [w / 2, h - 26], 0.6) }]), 'fruit');
}
