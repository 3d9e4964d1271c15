/** A removal: a snail that carries a packed box in place of its house. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Point, scale, shift } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, tapered } from '#designs/drawing/stroke.ts';
import { backs } from './letters.ts';
import { brush } from './shapes.ts';

/** Foot 112 mm long, facing right; the box stands on it from 0 to 62, its foot is y = 0. `isOpen`: things look out of it. */
export function snail(rnd: Random, [x, y]: Point, size: number, isOpen = true): Mark[] {
  const b = brush(multiply(shift(x, y), scale(size)));
  const feeler = (from: Point, to: Point): Mark[] => {
    const bent: Point = [(from[0] + to[0]) / 2 - 1.6, (from[1] + to[1]) / 2];
    return [
      b.path('skin', pen(rnd, [from, bent, to], 2.6, 1.7)),
      b.oval('skin', to[0], to[1] - 0.6, 2.5),
      b.oval('dark', to[0] + 0.9, to[1] - 1, 1),
    ];
  };
  const things: Mark[] = [
    // Lamp
    b.hard('dark', [13, -46, 14.2, -46, 17.6, -74, 16.6, -74]),
    b.hard('accent', [10.6, -72, 24.4, -69.6, 22.6, -82, 15.4, -83.2]),
    // Picture
    b.hard('wood', [27, -46, 40, -49, 37, -66, 24, -63]),
    b.hard('paper', [28.4, -48, 38.2, -50.2, 35.7, -64.2, 25.9, -62]),
    b.soft('accent2', [28.2, -49, 38, -51.2, 36.8, -56, 33.4, -54.4, 30.4, -57.4, 27.4, -55.6]),
    // Plant
    ...(
      [
        [46, -76, -0.5],
        [52, -80, 0],
        [58, -73, 0.5],
        [43, -66, -0.9],
        [61, -64, 0.8],
      ] as const
    ).map(([px, py, bend]) =>
      b.path(
        'leaf',
        tapered(
          [
            [51, -48],
            [51 + (px - 51) * 0.4 - bend, -48 + (py + 48) * 0.55],
            [px, py],
          ],
          (t) => 0.8 + 4.6 * Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 2,
        ),
      ),
    ),
  ];
  const flaps = isOpen
    ? [b.hard('box-light', [1, -50, -9, -58.6, 10, -62, 17, -50]), b.hard('box-dark', [61, -50, 70.4, -57.4, 58, -61.4, 46, -50])]
    : [];
  return [
    ...(isOpen ? [b.hard('box-dark', [2, -50.4, 62, -50, 56, -55, 8, -55]), ...things] : []),
    ...flaps,
    b.soft(
      'skin',
      [
        -22, 8.6, -12, 3.4, 2, -1, 30, -2, 58, -2, 68, -4.6, 74, -13, 77, -24, 81.4, -30, 88, -31, 92.6, -26.4, 92.8, -18, 91.6, -8, 91, 2,
        87, 8.4, 70, 10.4, 30, 10.4, 0, 10.2,
      ],
    ),
    ...feeler([82.6, -28], [79.4, -44]),
    ...feeler([88.4, -28.6], [93, -45]),
    b.path(
      'skin-dark',
      tapered(
        [
          [-19, 8.6],
          [0, 7.4],
          [40, 7],
          [72, 6.6],
          [86, 3.4],
        ],
        (t) => 0.3 + 1.5 * Math.sin(Math.PI * t),
      ),
    ),
    b.hard('box', [1, -50, 61.6, -50.3, 61, 0.4, 2, 0]),
    b.hard('box-dark', [52, -50.2, 61.6, -50.3, 61, 0.4, 53, 0.3]),
    b.hard('tape', [25, -50.2, 33, -50.2, 32.8, -37.4, 31.4, -38.6, 29.6, -37.2, 27.4, -38.4, 25.2, -37.2]),
    b.hard('tape', [26.2, 0.2, 33.6, 0.3, 33.4, -8.2, 31.8, -9.4, 29.4, -8, 28, -9.2, 26.4, -8]),
  ];
}

/** Its track. */
function track(rnd: Random, from: Point, to: Point): Mark {
  const b = brush(shift(0, 0));
  const middle: Point = [(from[0] + to[0]) / 2, from[1] + 1];
  return b.path('track', pen(rnd, [from, middle, to], 2.6, 2.2));
}

const places: Record<'square' | 'a6' | 'din-long', { at: Point; size: number }> = {
  square: { at: [47, 115.5], size: 0.84 },
  a6: { at: [12, 115], size: 0.86 },
  'din-long': { at: [11, 162], size: 0.82 },
};

export function snailCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const { at, size } = places[format];
  const marks = [track(rnd, [-5, at[1] + 9.6 * size], [at[0] + 60 * size, at[1] + 9.8 * size]), ...snail(rnd, at, size)];
  front.place(drawn(front, [{ marks }]), 'house');
  const x = format === 'square' ? 11 : 9;
  const title = { square: 15.6, a6: 13.6, 'din-long': 13.4 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'dm-serif',
    size: title,
    minSize: 8,
    leading: 1,
    align: 'left',
    vertical: 'top',
    x: x - 0.4,
    y: { square: 24, a6: 21, 'din-long': 28 }[format],
    width: w - x * 2,
    ink: 'text',
  });
  front.text({
    id: 'front-address',
    role: 'new-address',
    personal: true,
    font: 'jost-medium',
    size: 4.5 * size,
    minSize: 2.5,
    leading: 1.32,
    lines: 3,
    x: at[0] + 27 * size,
    y: at[1] - 24.4 * size,
    width: 44 * size,
    ink: 'on-box',
  });
  front.text({
    id: 'front-line',
    role: 'text-line',
    font: 'jost-medium',
    size: { square: 4.8, a6: 4.2, 'din-long': 4.6 }[format],
    minSize: 2.8,
    leading: 1.36,
    align: 'left',
    vertical: 'bottom',
    x,
    y: h - { square: 15.2, a6: 14.8, 'din-long': 23 }[format],
    width: w - x * 2,
    ink: 'text',
  });
  backs(card, row, (face, isLarge) => {
    const low = face.height - (format === 'din-long' ? 30 : 20);
    const own = random(row.seed + 2);
    if (!isLarge) return [track(own, [-5, low + 3.7], [face.width - 40, low + 3.7]), ...snail(own, [face.width - 52, low], 0.38)];
    const k = w / 130;
    return [track(own, [-5, h * 0.72 + 9.6 * k], [w * 0.5, h * 0.72 + 9.6 * k]), ...snail(own, [w * 0.2, h * 0.72], k)];
  });
  if (!card.folded) return;
  const back = card.face('back');
  back.place(drawn(back, [{ marks: snail(random(row.seed + 3), [w / 2 - 12, h - 24], 0.28, false) }]), 'house');
}
