/** The heart on its ribbon before checked cloth, and the words that all designs of the family have on their other sides. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon, sampled } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { movedPath, type Path, type Point, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { heart } from './heart.ts';
import { flower } from './icing.ts';

/** Lozenges over a box in one path, `wide` apart. */
function lozenges({ x, y, width, height }: Box, wide = 14, high = 19): Path {
  const all: Path[] = [];
  const [columns, rows] = [Math.ceil(width / wide) + 1, Math.ceil(height / high) + 1];
  for (let j = -1; j <= rows; j++) {
    for (let i = -1; i <= columns; i++) {
      const [mx, my] = [x + (i + (j % 2 === 0 ? 0 : 0.5)) * wide, y + j * high];
      all.push(
        polygon([
          [mx, my - high / 2],
          [mx + wide / 2, my],
          [mx, my + high / 2],
          [mx - wide / 2, my],
        ]),
      );
    }
  }
  return all.flat();
}

/** The ribbon that it hangs from, in two bands from the lobes to beyond the top edge. */
function ribbon([x, y]: Point, size: number): Mark[] {
  const bands = [-1, 1].map((s): Point[] => [
    [x + s * 19 * size, y - 32 * size],
    [x + s * 22.6 * size, y - 52 * size],
    [x + s * 31 * size, -5],
  ]);
  const cloth = bands.flatMap((band) => tapered(sampled(band, 5), () => 5.4 * size));
  return [fill(movedPath(cloth, shift(1, 1.3)), 'shade'), fill(cloth, 'ribbon')];
}

function placeHeart(face: Face, row: DesignTemplate, at: Point, size: number, isHung = true): void {
  face.place(
    drawn(face, [
      {
        marks: [
          fill(lozenges(face.bleedBox), 'lozenge'),
          ...(isHung ? ribbon(at, size) : []),
          ...heart(random(row.seed), { at, size, waveInk: 'pink', flowerInk: 'pink' }),
        ],
      },
    ]),
    'heart',
  );
}

/** A letter in the ink that reads on the design's ground. */
export function placeLetter(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 18 : 11;
  const place = { font: 'jost', size: 4.05, ink: 'text', leading: 1.5 } as const;
  letter(face, row.texts, {
    heading: { font: 'grenze-gotisch', size: 12, minSize: 7, ink: 'text', leading: 1.06 },
    body: place,
    date: { ...place, font: 'jost-medium' },
    x: margin,
    width: w - margin * 2,
    align: 'left',
    middle: h * 0.42,
  });
}

/** A piped flower on a face without a heart. */
export function placeFlower(face: Face, at: Point, size: number): void {
  face.place(drawn(face, [{ marks: flower(at, size, 'pink') }]), 'blossom');
}

const scenes = {
  square: { at: [74, 64], size: 1.04, title: [59, 22.4], width: 88, details: 127.4 },
  a6: { at: [52.5, 63], size: 0.8, title: [59, 17.2], width: 66, details: 129.4 },
  'din-long': { at: [49.5, 98], size: 0.77, title: [94, 16.6], width: 64, details: 166 },
} as const satisfies Record<
  CardBuilder['format'],
  { at: Point; size: number; title: readonly [number, number]; width: number; details: number }
>;

export function drawFair(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const { at, size, title, width, details } = scenes[format];
  const front = card.face('front');
  placeHeart(front, row, at, size);
  front.text({
    id: 'front-heading',
    role: 'heading',
    personal: true,
    font: 'script-bold',
    size: title[1],
    leading: 0.98,
    room: 1.05,
    x: at[0],
    width,
    y: title[0],
    ink: 'ice',
  });
  const isTall = format === 'din-long';
  const margin = format === 'square' ? 8.5 : 7.6;
  const half = isTall ? w - 18 : (w - margin * 2 - 2) / 2;
  const small = { square: 5.7, a6: 4.5, 'din-long': 6 }[format];
  const line = { font: 'grenze-gotisch', leading: 1.16, ink: 'text', personal: true, width: half } as const;
  front.text({
    ...line,
    id: 'front-details',
    role: 'date-place',
    size: small,
    x: isTall ? w / 2 : margin,
    y: details,
    align: isTall ? 'center' : 'left',
  });
  front.text({
    ...line,
    id: 'front-line',
    role: 'text-line',
    size: isTall ? 5 : small,
    x: isTall ? w / 2 : w - margin,
    y: isTall ? details + 23.6 : details,
    align: isTall ? 'center' : 'right',
  });
  placeLetter(card, row);
  if (!card.folded) {
    placeFlower(card.face('back'), [w - 26, h - 18], 1);
    return;
  }
  placeHeart(card.face('inside-left'), row, [w / 2, h * 0.44], size * 0.82);
  placeFlower(card.face('back'), [w / 2, h * 0.8], 1);
}
