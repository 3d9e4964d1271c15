/** Father's day: an elephant and the small one that it carries. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Path, type Point, scale, shift, turn } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { swell, tapered } from '#designs/drawing/stroke.ts';
import { backs } from './letters.ts';
import { brush } from './shapes.ts';

/** From its back over the head and the trunk to the front leg. */
const profile = [
  -40, 14, -20, 4, 4, -1, 30, 0.6, 56, 4, 74, 1, 86, -5, 98, -7, 110, -3, 118, 6, 123, 18, 126.4, 34, 127.4, 50, 127.6, 66, 130, 74, 135,
  76.4, 139.4, 73, 142.6, 75, 141.6, 80.4, 136, 84, 128, 82.6, 120, 76, 116.4, 64, 114.4, 54, 108, 50, 100, 52, 97, 66,
];

/** The large one comes from the left, its back is y = 0, its eye near [106, 24]; it ends `depth` mm below. */
function father(seed: number, [x, y]: Point, size: number, depth: number): Mark[] {
  const b = brush(multiply(shift(x, y), scale(size)));
  const rnd = random(seed);
  const wrinkles: Path[] = [];
  for (let i = 0; i < 6; i++) {
    const top = 44 + i * 5.6;
    wrinkles.push(
      swell(
        rnd,
        [
          [116 - i * 0.2, top],
          [120.4 - i * 0.2, top + 1.7],
          [125 - i * 0.2, top + 0.8],
        ],
        0.4,
      ),
    );
  }
  for (const [px, py] of [
    [96, 6],
    [103, 9],
    [8, 10],
    [16, 7],
  ] as const)
    wrinkles.push(
      swell(
        rnd,
        [
          [px, py],
          [px + 4, py - 1.6],
          [px + 8, py - 0.6],
        ],
        0.36,
      ),
    );
  return [
    b.soft('skin', [...profile, 98, Math.max(84, depth * 0.86), 98.4, depth + 24, 96, depth + 30, -38, depth + 30]),
    b.path('wrinkle', wrinkles.flat()),
    b.soft('tusk', [106.6, 49, 112, 48, 116.6, 56, 124, 61.6, 116, 61, 109, 56.4]),
    b.soft('skin', [104, 43, 113, 45, 115, 50.6, 108, 51.6, 103, 48.4]),
    b.soft('ear', [93, 4, 82, 0, 73, 5, 68, 17, 68, 31, 73, 44, 80, 54, 87, 56, 91, 48, 95, 38, 98.4, 26, 98, 13]),
    b.oval('dark', 107.4, 22, 1.5, 1.7),
    b.path(
      'wrinkle',
      swell(
        rnd,
        [
          [103.6, 19],
          [107, 17],
          [111, 18.6],
        ],
        0.6,
      ),
    ),
  ];
}

/** The small one sits at the origin and lifts its trunk; 40 mm high. */
function calf([x, y]: Point, size: number, angle = 0): Mark[] {
  const b = brush(multiply(multiply(shift(x, y), turn(angle)), scale(size)));
  const trunk = tapered(
    [
      [16, -19],
      [23, -17.6],
      [28.6, -21],
      [30.4, -28],
      [29, -34],
    ],
    (t) => 7.4 - 4.4 * t,
  );
  return [
    b.path(
      'small',
      tapered(
        [
          [-17, -10],
          [-22, -7],
          [-24.6, -1],
        ],
        (t) => 1.3 - 0.5 * t,
      ),
    ),
    b.soft('small', [-18, 2, -19, -10, -14, -20, -4, -24, 6, -23, 12, -14, 13, -2, 10, 4, -10, 5]),
    b.soft('small', [-8, 0, -9.6, 10, -11.6, 17, -4, 17.6, -1, 11, 0, 0]),
    b.soft('small', [2, -1, 3, 9, 2, 17.4, 9.8, 17.8, 10.6, 10, 10.6, -1]),
    b.path(
      'nail',
      [-6.6, 6.2].flatMap((at) =>
        tapered(
          [
            [at - 2, 16.8],
            [at, 15],
            [at + 2, 16.8],
          ],
          () => 0.5,
        ),
      ),
    ),
    b.oval('small', 12.6, -25, 11.4, 11),
    b.path('small', trunk),
    b.soft('small-dark', [6, -33, -1, -35, -6.4, -29, -5.6, -20.4, 0.6, -14.6, 6, -16, 9, -23, 9, -29]),
    b.oval('dark', 17.4, -27, 0.95, 1.1),
  ];
}

export function elephantCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const isSquare = format === 'square';
  const [at, size] = ({ square: [[-2, 64], 0.99], a6: [[-20, 92], 0.82], 'din-long': [[-22, 124], 0.8] } as const)[format];
  const [cx, cy, k] = ({ square: [38, 60, 1], a6: [27, 89, 0.76], 'din-long': [25, 121, 0.8] } as const)[format];
  front.place(drawn(front, [{ marks: [...father(row.seed, at, size, (h - at[1]) / size), ...calf([cx, cy], k, -0.06)] }]), 'ornament');
  const x = isSquare ? 11 : 9;
  const heading = { square: 10.7, a6: 13.4, 'din-long': 14 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'dm-serif',
    size: heading,
    minSize: 7,
    leading: 1.02,
    align: isSquare ? 'right' : 'left',
    vertical: 'top',
    x: isSquare ? w - 11 : x - 0.4,
    y: { square: 22, a6: 21, 'din-long': 30 }[format],
    width: isSquare ? 62 : w - x * 2,
    ink: 'text',
  });
  front.text({
    id: 'front-sign',
    role: 'signature',
    personal: true,
    font: 'jost-medium',
    size: { square: 4.8, a6: 4.3, 'din-long': 4.8 }[format],
    minSize: 2.8,
    align: 'left',
    vertical: 'bottom',
    x,
    y: h - { square: 11, a6: 10, 'din-long': 16 }[format],
    width: { square: 76, a6: 48, 'din-long': 44 }[format],
    lines: 1,
    ink: 'on-skin',
  });
  backs(card, row, (face, isLarge) =>
    isLarge
      ? calf([w * 0.44, h * 0.62], w / 62)
      : calf([face.width - 27, face.height - (format === 'din-long' ? 34 : 22)], format === 'a6' ? 0.66 : 0.8, 0.04),
  );
  if (!card.folded) return;
  const back = card.face('back');
  back.place(drawn(back, [{ marks: calf([w / 2, h - 24], 0.4) }]), 'ornament');
}
