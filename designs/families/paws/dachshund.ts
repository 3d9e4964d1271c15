/** Get well: a dachshund that leaves the card at the right and comes in again at the left, row by row. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Point, scale, shift, turn } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { backs } from './letters.ts';
import { brush, hairs } from './shapes.ts';

/** The heights of the body's rows, where its tail and its chest are, and its size. */
type Run = { rows: readonly number[]; tail: number; chest: number; size: number; width: number; plaster: number };

const leg = (x: number): number[] => [x - 3.8, 1, x + 4.2, 1, x + 3.5, 11, x + 6.8, 13.6, x + 6.6, 16.6, x + 2, 17, x - 3, 17, x - 3.8, 11];
const paw = (x: number): number[] => [x - 3.3, 13.6, x + 3.4, 13, x + 6.7, 13.8, x + 6.6, 16.7, x + 2, 17, x - 3, 17];

/** Hairs along a stretch of the back and the belly. */
function coat(rnd: Random, from: number, to: number): Point[] {
  const spots: Point[] = [];
  for (let x = from; x < to; x += 5.4) spots.push([x + rnd.spread(2), rnd.between(-4.6, 4.4)]);
  return spots;
}

function rump(rnd: Random, x: number, y: number, size: number, width: number): Mark[] {
  const place = multiply(shift(0, y), scale(size));
  const at = x / size;
  const end = width / size + 6;
  const b = brush(place);
  return [
    b.soft('fur', [at + 4, -4, at - 4, -7, at - 10, -15, at - 12, -24, at - 10.8, -24.6, at - 7.6, -16, at - 1, -9.6, at + 7, -7]),
    b.soft('fur-dark', leg(at + 17)),
    b.soft('fur', [
      at - 1,
      2,
      at + 0.4,
      -5,
      at + 7,
      -8,
      at + 22,
      -7.4,
      at + 40,
      -7,
      end,
      -7,
      end,
      7,
      at + 36,
      7.4,
      at + 22,
      8.6,
      at + 8,
      10,
      at + 1,
      8,
    ]),
    b.soft('fur', leg(at + 8)),
    b.soft('fur-light', paw(at + 8)),
    b.path('fur-dark', hairs(rnd, coat(rnd, at + 16, end - 8), 0.06, 2.6)),
  ];
}

function middle(rnd: Random, y: number, size: number, width: number): Mark[] {
  const place = multiply(shift(0, y), scale(size));
  const [from, to] = [-6, width / size + 6];
  const b = brush(place);
  return [
    b.soft('fur', [from, -7, to * 0.3, -6.4, to * 0.66, -7.3, to, -7, to, 7, to * 0.7, 8, to * 0.34, 7.4, from, 7]),
    b.path('fur-dark', hairs(rnd, coat(rnd, 2, to - 8), 0.06, 2.6)),
  ];
}

/** A sticking plaster across the body. */
function plaster(x: number, y: number, size: number): Mark[] {
  const b = brush(multiply(multiply(shift(x, y), turn(1.15)), scale(size)));
  const strip = [-12, -2.6, -10.6, -3.7, 10.6, -3.7, 12, -2.6, 12, 2.6, 10.6, 3.7, -10.6, 3.7, -12, 2.6];
  const holes = [-9, -6.6, 6.6, 9].flatMap((px) => [-1.5, 1.5].map((py) => b.oval('fur-light', px, py, 0.42)));
  return [b.hard('plaster', strip), b.hard('plaster-pad', [-4.2, -2.8, 4.2, -2.8, 4.2, 2.8, -4.2, 2.8]), ...holes];
}

function chest(rnd: Random, x: number, y: number, size: number): Mark[] {
  const place = multiply(shift(x, y), scale(size));
  const b = brush(place);
  const from = -x / size - 6;
  return [
    b.soft('fur-dark', leg(-2)),
    b.soft('fur', [
      from,
      -7,
      -30,
      -7,
      -15,
      -8,
      -8,
      -14,
      -4,
      -22,
      1,
      -26,
      7,
      -26.4,
      12,
      -23,
      18,
      -20,
      26,
      -18.4,
      31,
      -17,
      32,
      -14.6,
      29,
      -12.6,
      20,
      -11.6,
      13,
      -10.6,
      11.6,
      -5,
      12.4,
      2,
      9,
      8,
      0,
      9.4,
      -16,
      7.6,
      from,
      7,
    ]),
    b.soft('fur-light', [14, -15, 20, -15.4, 27, -15.6, 31.4, -14.8, 29, -12.6, 20, -11.6, 13.4, -10.8]),
    b.soft('fur-light', [11.4, -4.6, 12.3, 2, 9.4, 7, 5.4, 6.4, 7, 1]),
    b.soft('accent', [-6.6, -15.6, -3.4, -13, 3, -8.6, 11.6, -5.6, 12, -8.6, 5, -11.4, -1.2, -16, -4, -19.4]),
    b.soft('fur', leg(7.4)),
    b.soft('fur-light', paw(7.4)),
    b.oval('fur-dark', 31, -16.6, 2.3, 2),
    b.oval('fur-dark', 13.2, -20, 1.1, 1.2),
    b.soft('fur-dark', [3.6, -25.4, -2, -23.4, -6, -15, -6.4, -8.6, -3, -5, 1.4, -6.6, 4.4, -13, 6.6, -20.4]),
    b.path('fur-dark', hairs(rnd, coat(rnd, Math.max(from + 8, -80), -14), 0.06, 2.6)),
  ];
}

function longDog(seed: number, { rows, tail, chest: breast, size, width, plaster: at }: Run): Mark[] {
  const rnd = random(seed);
  const last = rows.length - 1;
  return rows.flatMap((y, i) => {
    if (i === 0) return rump(rnd, tail, y, size, width);
    if (i === last) return chest(rnd, breast, y, size);
    return [...middle(rnd, y, size, width), ...(i === 1 ? plaster(at, y, size) : [])];
  });
}

const runs: Record<'square' | 'a6' | 'din-long', Omit<Run, 'width'>> = {
  square: { rows: [27, 60, 122], tail: 24, chest: 101, size: 1, plaster: 112 },
  a6: { rows: [24, 54, 124], tail: 18, chest: 65, size: 0.88, plaster: 70 },
  'din-long': { rows: [26, 58, 90, 180], tail: 18, chest: 61, size: 0.88, plaster: 66 },
};

/** One row across two sides or one, for backs. */
function passing(face: Face, seed: number, y: number, size: number): Mark[] {
  return middle(random(seed), y, size, face.width);
}

export function dachshundCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  front.place(drawn(front, [{ marks: longDog(row.seed, { ...runs[format], width: w }) }]), 'ornament');
  const x = format === 'square' ? 11 : 9;
  const size = { square: 15.4, a6: 14.6, 'din-long': 15 }[format];
  const isOneLine = format === 'square';
  const words = row.texts['front-heading'] ?? '';
  const base = { square: 85, a6: 79, 'din-long': 120 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    text: isOneLine ? words.replaceAll('\n', ' ') : words,
    font: 'dm-serif',
    size,
    minSize: 8,
    leading: 1,
    align: 'left',
    x: x - 0.5,
    y: base,
    width: w - x * 2 + 0.5,
    ink: 'text',
  });
  front.text({
    id: 'front-line',
    role: 'text-line',
    font: 'jost-medium',
    size: { square: 5.2, a6: 4.3, 'din-long': 4.7 }[format],
    minSize: 2.9,
    leading: 1.34,
    align: 'left',
    vertical: 'top',
    x,
    y: { square: 96, a6: 104, 'din-long': 147 }[format],
    width: { square: 78, a6: 44, 'din-long': 60 }[format],
    ink: 'text',
  });
  backs(card, row, (face, isLarge) =>
    isLarge
      ? [
          ...passing(face, row.seed + 1, h * 0.34, 1.1),
          ...plaster(face.width * 0.4, h * 0.34, 1.1),
          ...passing(face, row.seed + 2, h * 0.62, 1.1),
        ]
      : chest(random(row.seed + 3), face.width * 0.62, face.height - (format === 'din-long' ? 34 : 20), 0.62),
  );
  if (!card.folded) return;
  const back = card.face('back');
  back.place(drawn(back, [{ marks: rump(random(row.seed + 4), w * 0.42, h - 24, 0.62, w) }]), 'ornament');
}
