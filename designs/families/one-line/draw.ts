/** Cards with one drawing in a single line that is never lifted: cup, birds, bicycle, house, vase. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';
import { bicycleFront } from './bicycle.ts';
import { birdsFront } from './birds.ts';
import { cupFront } from './cup.ts';
import { houseFront } from './house.ts';
import { oneLine } from './line.ts';
import { vaseFront } from './vase.ts';

type Look = { front: (card: CardBuilder, face: Face, row: DesignTemplate) => void; heading: FaceKey };

const looks: Record<string, Look> = {
  cup: { front: cupFront, heading: 'instrument-italic' },
  birds: { front: birdsFront, heading: 'dm-serif' },
  bicycle: { front: bicycleFront, heading: 'fraunces-semibold' },
  house: { front: houseFront, heading: 'gloock' },
  vase: { front: vaseFront, heading: 'bodoni-italic' },
};

/** The line goes on: it comes in at the left, makes a loop and leaves at the right. */
function thread(face: Face, row: DesignTemplate, y: number, loop: number): void {
  const { width: w } = face;
  const points: Point[] = [
    [-30, y - 2],
    [0, y],
    [loop - 14, y + 2.4],
    [loop + 1, y - 1.6],
    [loop + 5, y - 8],
    [loop, y - 11.4],
    [loop - 4.6, y - 7],
    [loop + 1, y],
    [loop + 16, y + 2.6],
    [w, y],
    [w + 30, y - 4],
  ];
  const picture = face.drawing();
  picture.add(fill(oneLine(random(row.seed + 3), points, 0.8), 'line'));
  face.place(picture, 'ornamental-line');
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const look = looks[row.variant];
    card.ground('ground');
    look?.front(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const low = h * (format === 'din-long' ? 0.82 : 0.86);
    thread(inner, row, low, w * 0.68);
    const k = format === 'square' ? 1.2 : 1;
    const left = w * 0.12;
    message(inner, row.texts, {
      heading: look?.heading ?? 'gloock',
      headingSize: 9 * k,
      body: 'jost',
      bodySize: 3.9 * k,
      sign: look?.heading ?? 'gloock',
      signSize: 5.4 * k,
      ink: 'ink',
      align: 'left',
      x: left,
      width: w - left - 9,
      middle: low * 0.48,
      air: 1.05,
    });
    if (!card.folded) return card.finish();
    const other = card.face('inside-left');
    thread(other, row, low, w * 0.3);
    const edge = w * 0.12;
    const high = Math.min(low - 20 - edge, w - 2 * edge);
    other.photo({ id: 'inside-photo', role: 'inside-photo', x: edge, y: edge, width: w - 2 * edge, height: high, ink: 'photo' });
    thread(card.face('back'), row, h * 0.86, w * 0.5);
    return card.finish();
  },
};
