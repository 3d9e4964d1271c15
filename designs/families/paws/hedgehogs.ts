/** Valentine's day: two hedgehogs that come close with care. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Matrix } from '#core/values/matrix.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { mirror, type Path, type Point, polar, scale, shift } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { sliver, swell } from '#designs/drawing/stroke.ts';
import { backs } from './letters.ts';
import { brush } from './shapes.ts';

const middle: Point = [-2, -4];

/** A place on the coat at an angle, as a share of the way from its middle to its edge. */
const onCoat = (angle: number, share: number): Point => [
  middle[0] + Math.cos(angle) * 31 * share,
  middle[1] + Math.sin(angle) * 29 * share,
];

/** The coat's edge: spines that lean backwards, from the forehead over the back to the ground. */
function edge(rnd: Random): Path {
  const points: Point[] = [];
  const count = 46;
  for (let i = 0; i <= count; i++) {
    const angle = -0.62 - (i / count) * 2.86;
    points.push(onCoat(angle, 0.93), polar(onCoat(angle - 0.03, 1), angle - 0.42, 5.4 + rnd.spread(1.1)));
  }
  return polygon([...points, [-24, 5], [16, 5]]);
}

/** Spines within the coat, longer towards the back. */
function spines(rnd: Random, rows: readonly number[]): Path {
  return rows.flatMap((share, row) => {
    const count = Math.round(30 * share);
    return Array.from({ length: count }, (_, i) => {
      const angle = -0.5 - ((i + (row % 2) * 0.5) / count) * 2.7 + rnd.spread(0.03);
      const from = onCoat(angle, share - 0.12);
      return sliver(from, polar(from, angle - 0.42 + rnd.spread(0.1), 5.6), 1, 0.25);
    }).flat();
  });
}

/** Faces right, stands on y = 6, its nose is at [47, -6]. `coat`: its two inks. */
function hedgehog(rnd: Random, place: Matrix, coat: readonly [string, string]): Mark[] {
  const b = brush(place);
  return [
    b.soft('foot', [-18, 4, -8, 3, -5, 7, -12, 7.4, -19, 7]),
    b.soft('foot', [11, 3, 21, 2, 25, 6.4, 18, 7.4, 11, 7]),
    b.path(coat[0], edge(rnd)),
    b.path(coat[1], spines(rnd, [0.94, 0.76, 0.58, 0.4, 0.24])),
    b.soft(
      'face',
      [
        14, -19, 21, -20.6, 28, -17, 35, -11.6, 42, -8.6, 47.4, -7.4, 46, -3.6, 39, -1.2, 31, 2.4, 22, 5, 4, 5.8, -12, 5.4, 2, 1.4, 10, -4,
        13, -11,
      ],
    ),
    b.soft('ear', [14, -16, 13.4, -21, 17.6, -23.6, 22, -20.6, 21.4, -15.6, 17.4, -13.4]),
    b.oval('dark', 46.6, -6.6, 2.3, 2),
    b.oval('dark', 32, -9.6, 1.35, 1.5),
    b.path(
      'ear',
      swell(
        rnd,
        [
          [36, -1.6],
          [39.4, -2.6],
          [42, -4.6],
        ],
        0.5,
      ),
    ),
  ];
}

/** A leaf that has caught in the spines; its foot is the origin. */
function caughtLeaf(rnd: Random, place: Matrix): Mark[] {
  const b = brush(place);
  return [
    b.soft('leaf', [0, 1, -6, -3, -8.4, -10, -5, -15, 0, -19, 4.6, -14, 7.6, -8.6, 5, -2.6]),
    b.path(
      'leaf-dark',
      swell(
        rnd,
        [
          [0, 4],
          [0.4, -6],
          [-0.4, -16],
        ],
        0.6,
      ),
    ),
  ];
}

/** Both on one floor, nose to nose about `x`. */
function couple(seed: number, x: number, floor: number, size: number): Mark[] {
  const rnd = random(seed);
  const reach = 48.6 * size;
  const left = multiply(shift(x - reach, floor - 6 * size), scale(size));
  const right = multiply(mirror(x), multiply(shift(x - reach * 1.01, floor - 6 * size), scale(size)));
  return [
    ...caughtLeaf(rnd, multiply(left, multiply(shift(4, -30), scale(0.8)))),
    ...hedgehog(rnd, left, ['coat', 'spine']),
    ...hedgehog(rnd, right, ['coat2', 'spine2']),
  ];
}

export function hedgehogCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [floor, size] = ({ square: [131, 1.36], a6: [124, 1.16], 'din-long': [178, 1.12] } as const)[format];
  const land = fill(rectangle(-3, floor - 1.6, w + 6, h + 3 - floor + 1.6), 'land');
  front.place(drawn(front, [{ marks: [land, ...couple(row.seed, w * 0.52, floor, size)] }]), 'ornament');
  const x = format === 'square' ? 11 : 9;
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'dm-serif',
    size: { square: 17.6, a6: 12.1, 'din-long': 12.4 }[format],
    minSize: 7,
    leading: 1.02,
    align: 'left',
    vertical: 'top',
    x: x - 0.4,
    y: { square: 27, a6: 22, 'din-long': 32 }[format],
    width: w - x * 2,
    ink: 'text',
  });
  backs(card, row, (face, isLarge) => {
    if (isLarge) return couple(row.seed + 1, w * 0.5, h * 0.66, w / 128);
    const k = format === 'square' ? 0.62 : 0.5;
    return hedgehog(random(row.seed + 2), multiply(shift(face.width - 52 * k, face.height - (format === 'din-long' ? 26 : 16)), scale(k)), [
      'coat',
      'spine',
    ]);
  });
}
