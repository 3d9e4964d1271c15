/** Thanks for a present: the cat has taken the box. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Path, type Point, scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { pen, swell, tapered } from '#designs/drawing/stroke.ts';
import { backs } from './letters.ts';
import { brush, hairs } from './shapes.ts';

/** `isWide`: the box fills the card, and words stand on it. Otherwise it is 72 wide from -36, its rim is y = 0 and its foot `depth`; the cat, 76 wide, is 54 high above the rim. */
function catInBox(seed: number, [x, y]: Point, size: number, depth: number, isWide = false): Mark[] {
  const place = multiply(shift(x, y), scale(size));
  const b = brush(place);
  const rnd = random(seed);
  const whiskers: Path[] = [];
  for (const side of [-1, 1])
    for (const [dy, far] of [
      [-1.6, 15],
      [0.6, 16],
      [2.8, 14],
    ] as const)
      whiskers.push(
        swell(
          rnd,
          [
            [-6 + side * 4.4, -24 + dy * 0.4],
            [-6 + side * (4.4 + far * 0.5), -24.8 + dy],
            [-6 + side * (4.4 + far), -23.6 + dy * 1.5],
          ],
          0.4,
          5,
          0.16,
        ),
      );
  const eye = (cx: number): Mark[] => [
    b.soft('eye', [cx - 4.4, -31.2, cx, -31.6, cx + 4.4, -31.2, cx + 3, -28.4, cx, -27.4, cx - 3, -28.4]),
    b.soft('fur', [cx - 0.8, -31.6, cx + 0.8, -31.6, cx + 0.7, -28.4, cx, -27.4, cx - 0.7, -28.4]),
  ];
  const spots: Point[] = [];
  for (let i = 0; i < 34; i++) spots.push([rnd.between(9, 26), rnd.between(-25, -7)]);
  const ribbon = depth * 0.5;
  const box = isWide
    ? [b.hard('box', [-60, 0, 60, 0, 60, depth, -60, depth]), b.hard('ribbon', [19, 0, 26.6, 0, 26.8, depth, 19.2, depth])]
    : [
        b.hard('box', [-36, 0, 36, 0, 34.6, depth, -34.8, depth]),
        b.hard('ribbon', [-14, 0, -5.4, 0, -5.2, depth, -13.6, depth]),
        b.hard('ribbon', [-35.4, ribbon - 4.2, 35.5, ribbon - 4, 35.3, ribbon + 4, -35.2, ribbon + 4]),
      ];
  return [
    b.hard('box-back', isWide ? [-60, 0, 60, 0, 60, -5, -60, -5] : [-36, 0, 36, 0, 33, -5, -33, -5]),
    b.soft(
      'fur',
      [
        -35, 8, -37.6, -4, -36, -17, -31, -27, -25.4, -34, -25, -44, -24.4, -51.4, -19.6, -48.6, -14.4, -43.6, -6, -44.6, 2.4, -43.8, 7.4,
        -48.8, 12, -51.8, 13, -44, 13.6, -35, 19, -32, 27, -27, 34, -17, 38, -5, 36, 8,
      ],
    ),
    b.soft('ear', [-22.6, -46.6, -19.2, -44.4, -17.6, -42, -20.4, -39.6, -22.4, -40.4]),
    b.soft('ear', [10, -47, 6.6, -44.6, 5, -42.2, 7.8, -39.8, 9.9, -40.6]),
    ...eye(-14),
    ...eye(2),
    b.soft('nose', [-7.9, -25.6, -6, -26, -4.1, -25.6, -5.2, -24, -6, -23.4, -6.8, -24]),
    b.path('fur-light', whiskers.flat()),
    b.path('fur-light', hairs(rnd, spots, 1.1, 2.4)),
    ...box,
    b.soft('fur', [-33, -10, -30, -5, -26, -4, -22, -3, -21, 2.6, -25, 7, -31, 8.6, -37, 7, -39.6, 0.6, -38, -5]),
    b.soft('fur', [32, -10, 30, -5, 24, -4, 17, -3, 17, 3.4, 23, 8.6, 31, 9.6, 37.6, 7.4, 40, 0.4, 38, -6]),
    b.soft('fur', [-3, -4, 8, -4, 8.4, 3, 7.4, 7.6, 3, 9, -1.6, 7.6, -3, 3]),
    b.path('fur-light', [
      ...pen(
        rnd,
        [
          [0.8, 5.4],
          [0.7, 7.8],
        ],
        0.4,
        0.4,
      ),
      ...pen(
        rnd,
        [
          [4, 5.6],
          [4.1, 8],
        ],
        0.4,
        0.4,
      ),
    ]),
    b.path(
      'fur',
      tapered(
        [
          [33, 2],
          [43, 9],
          [46, 21],
          [42, 33],
          [44, 42],
        ],
        (t) => 6.6 - 2.4 * t,
      ),
    ),
  ];
}

export function catCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [at, size] = ({ square: [[98, 113], 1.04], a6: [[53, 80], 1.12], 'din-long': [[44, 122], 1.08] } as const)[format];
  front.place(drawn(front, [{ marks: catInBox(row.seed, at, size, (h - at[1]) / size + 6, format !== 'square') }]), 'cat');
  const x = format === 'square' ? 11 : 9;
  const title = { square: 17, a6: 12.4, 'din-long': 11 }[format];
  const base = { square: 25, a6: 112, 'din-long': 158 }[format];
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
    y: base,
    width: { square: 100, a6: 66, 'din-long': 64 }[format],
    ink: 'text',
  });
  front.text({
    id: 'front-line',
    role: 'text-line',
    font: 'jost-medium',
    size: { square: 5, a6: 4.2, 'din-long': 3.9 }[format],
    minSize: 2.9,
    leading: 1.34,
    align: 'left',
    vertical: 'top',
    x,
    y: base + title + { square: 11, a6: 9.6, 'din-long': 12 }[format],
    width: { square: 66, a6: 66, 'din-long': 64 }[format],
    ink: 'text',
  });
  backs(card, row, (face, isLarge) =>
    isLarge
      ? catInBox(row.seed + 1, [w * 0.5, h * 0.62], w / 105, (h * 0.38 * 105) / w + 6)
      : catInBox(row.seed + 2, [face.width - 26, face.height - (format === 'din-long' ? 30 : 18)], 0.36, 30),
  );
}
