/** A birth: a mobile of cut paper turns above the bed, and one of its pieces is the photograph. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { movedPoints } from '#designs/drawing/crop.ts';
import { sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import { glued, round, sheet, snipped } from './paper.ts';

type Piece = (rnd: Random, cut: (points: readonly Point[], tolerance?: number) => Point[]) => Mark[];

export const star: Piece = (_, cut) => {
  const points = Array.from({ length: 10 }, (__, i) => polar([0, 0], (i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 5 : 10.4));
  return sheet(cut(points, 0.05), 'dot');
};

const cloud: Piece = (_, cut) => {
  const outline = sampled(way(-13, 6, -15, 1, -11, -3, -7, -3, -5, -8, 2, -9, 6, -5, 11, -5, 15, 0, 13, 6));
  const drop = (x: number, y: number) =>
    sheet(cut(sampled(way(x, y, x - 1.7, y + 3.4, x, y + 5, x + 1.7, y + 3.4, x, y)), 0.08), 'paper2', 'ground', 0.5);
  return [...sheet(cut(outline, 0.2), 'paper4'), ...drop(-7, 9.4), ...drop(0.4, 11), ...drop(7.6, 9)];
};

export const bird: Piece = (_, cut) => [
  ...sheet(cut(way(9, -1, 21, -6.4, 20, -0.6, 21.4, 4.6, 10, 3), 0.05), 'paper3'),
  ...sheet(cut(way(-13.6, -4.6, -19, -2.4, -13, -1), 0.05), 'dot'),
  ...sheet(
    cut(sampled(way(...[-15, -3.6, -11.4, -9, -5.4, -8.6, -1, -4, 6, -3, 12, 0, 8, 6, 0, 9, -8, 7, -13.4, 2, -15, -3.6])), 0.2),
    'paper1',
  ),
  ...sheet(cut(sampled(way(-3, -2, 5, -2.6, 11, 2.6, 13.4, 8.4, 5, 8, -1, 4, -3, -2)), 0.14), 'paper2', 'paper1', 0.5),
  ...glued(cut(round([-10.6, -4.4], 1.1), 0.1), 'night'),
];

const moon: Piece = (_, cut) => [
  ...sheet(cut(sampled(way(3, -12, -6, -9.6, -10.4, -1, -7.4, 8, 1, 12, 9, 9, 2, 6.6, -2, 0, -0.4, -7, 3, -12)), 0.2), 'paper5'),
];

const drum: Piece = (_, cut) => [
  ...sheet(cut(way(-9, -7.4, 9, -7, 8.6, 8, -8.8, 7.6), 0.05), 'paper2'),
  ...glued(
    cut(way(-8.8, -2.4, -4.4, 2.4, 0, -2.4, 4.4, 2.4, 8.8, -2.4, 8.8, -0.4, 4.4, 4.4, 0, -0.4, -4.4, 4.4, -8.8, -0.4), 0.02),
    'paper4',
  ),
  ...glued(cut(way(-9.6, -8.8, 9.6, -8.4, 9.5, -5.2, -9.6, -5.6), 0.05), 'paper1'),
  ...glued(cut(way(-9.4, 5.4, 9.2, 5.8, 9, 8.8, -9.4, 8.6), 0.05), 'paper1'),
];

type Hung = {
  piece: Piece;
  at: Point;
  size: number;
  angle: number;
  top: number /** True for one that hangs from the photograph. */;
  below?: boolean;
};

/** A piece on its thread, which comes from `top`. */
export function hung(rnd: Random, { piece, at, size, angle, top }: Hung): Mark[] {
  const place = multiply(multiply(shift(...at), turn(angle)), scale(size));
  const cut = (points: readonly Point[], tolerance?: number) => snipped(rnd, movedPoints(points, place), tolerance);
  return [fill(sliver([at[0], top], [at[0], at[1]], 0.35, 0.35), 'thread'), ...piece(rnd, cut)];
}

/** A rod with painted ends. */
export function rod(rnd: Random, from: Point, to: Point): Mark[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const place = multiply(shift(...from), turn(angle));
  const cut = (points: readonly Point[]) => snipped(rnd, movedPoints(points, place), 0.05);
  return [
    ...sheet(cut(way(0, -1.1, length / 2, -1.2, length, -1.1, length, 1.1, length / 2, 1, 0, 1.1)), 'wood'),
    ...sheet(cut(round([0, 0], 1.9, 1.9, 14)), 'paper1', 'ground', 0.4),
    ...sheet(cut(round([length, 0], 1.9, 1.9, 14)), 'paper1', 'ground', 0.4),
  ];
}

type Layout = { rod: readonly [Point, Point]; from: Point; photo: { at: Point; radius: number }; pieces: readonly Omit<Hung, 'top'>[] };

const layouts: Record<'square' | 'a6' | 'din-long', Layout> = {
  square: {
    rod: [way(24, 21)[0] as Point, [137, 12]],
    from: [84, -4],
    photo: { at: [100, 65], radius: 32 },
    pieces: [
      { piece: star, at: [25, 47], size: 0.86, angle: 0.2 },
      { piece: bird, at: [42, 78], size: 0.92, angle: -0.08 },
      { piece: cloud, at: [120, 114], size: 0.84, angle: 0.04, below: true },
    ],
  },
  a6: {
    rod: [
      [12, 19],
      [95, 12],
    ],
    from: [58, -4],
    photo: { at: [65, 55], radius: 29 },
    pieces: [
      { piece: star, at: [14, 40], size: 0.7, angle: 0.16 },
      { piece: bird, at: [21, 80], size: 0.62, angle: -0.1 },
      { piece: moon, at: [86, 96], size: 0.62, angle: 0.1, below: true },
    ],
  },
  'din-long': {
    rod: [
      [10, 24],
      [90, 16],
    ],
    from: [54, -4],
    photo: { at: [58, 74], radius: 32 },
    pieces: [
      { piece: star, at: [14, 52], size: 0.8, angle: 0.16 },
      { piece: bird, at: [22, 116], size: 0.84, angle: -0.1 },
      { piece: cloud, at: [78, 132], size: 0.74, angle: 0.04, below: true },
    ],
  },
};

/** Height of the rod above a place. */
const rodAt = ([a, b]: readonly [Point, Point], x: number) => a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);

export function mobile(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const layout = layouts[format];
  const [px, py] = layout.photo.at;
  const { radius } = layout.photo;
  const [a, b] = layout.rod;
  const over = layout.from[0];
  const frame = snipped(rnd, round([px, py], radius + 4.4, radius + 4.4, 60), 0.3);
  const marks: Mark[] = [
    fill(sliver(layout.from, [over, rodAt(layout.rod, over)], 0.35, 0.35), 'thread'),
    fill(sliver([px, rodAt(layout.rod, px)], [px, py - radius], 0.35, 0.35), 'thread'),
    ...layout.pieces.flatMap((piece) => hung(rnd, { ...piece, top: piece.below ? py : rodAt(layout.rod, piece.at[0]) })),
    ...rod(rnd, a, b),
    ...sheet(frame, 'paper4'),
  ];
  front.place(drawn(front, [{ marks }]), 'ornament');
  front.photo({
    id: 'front-photo',
    role: 'your-photo',
    x: px - radius,
    y: py - radius,
    width: radius * 2,
    height: radius * 2,
    shape: 'circle',
    ink: 'photo',
  });
  const x = { square: 12, a6: 9, 'din-long': 9 }[format];
  const size = { square: 26, a6: 19, 'din-long': 22 }[format];
  const base = { square: 126, a6: 122, 'din-long': 174 }[format];
  front.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'jost-bold',
    size,
    minSize: 8,
    align: 'left',
    x: x - size * 0.06,
    y: base,
    width: { square: 88, a6: w - x * 2, 'din-long': w - x * 2 }[format],
    room: 1.05,
    ink: 'text',
  });
  front.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost-medium',
    size: { square: 4.7, a6: 4.3, 'din-long': 4.6 }[format],
    minSize: 2.8,
    leading: 1.38,
    align: 'left',
    vertical: 'top',
    x,
    y: base + { square: 10, a6: 9, 'din-long': 11 }[format],
    width: w - x * 2,
    ink: 'text',
  });
  others(card, row);
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const x = format === 'square' ? 16 : 11;
  letter(face, row.texts, {
    heading: { font: 'jost-bold', size: 9.6, minSize: 6, ink: 'text', leading: 1.06 },
    body: { font: 'jost', size: 4.2, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.2, ink: 'text', leading: 1.5 },
    dateRole: 'names',
    align: 'left',
    x,
    width: w - x * 2,
    top: h * (format === 'din-long' ? 0.46 : 0.5),
  });
  const rnd = random(row.seed + 5);
  const hang = (at: readonly [Piece, number, number, number][], top: number, slope: number) => {
    const [from, to]: [Point, Point] = [
      [w * 0.1, top + slope],
      [w * 0.9, top - slope],
    ];
    return [
      fill(sliver([w * 0.5, -4], [w * 0.5, top], 0.35, 0.35), 'thread'),
      ...at.flatMap(([piece, px, py, size]) =>
        hung(rnd, { piece, at: [w * px, py], size, angle: rnd.spread(0.15), top: rodAt([from, to], w * px) }),
      ),
      ...rod(rnd, from, to),
    ];
  };
  const k = format === 'square' ? 0.9 : 0.7;
  const head = format === 'din-long' ? 1.4 : 1;
  face.place(
    drawn(face, [
      {
        marks: hang(
          [
            [moon, 0.16, 42 * head, k],
            [drum, 0.5, 34 * head, k * 0.8],
            [star, 0.84, 46 * head, k * 0.8],
          ],
          13 * head,
          1.6,
        ),
      },
    ]),
    'ornament',
  );
  if (!folded) return;
  const left = card.face('inside-left');
  left.place(
    drawn(left, [
      {
        marks: hang(
          [
            [cloud, 0.22, h * 0.52, k * 1.5],
            [bird, 0.56, h * 0.34, k * 1.2],
            [star, 0.84, h * 0.6, k],
          ],
          h * 0.14,
          -2.4,
        ),
      },
    ]),
    'ornament',
  );
  const back = card.face('back');
  back.place(drawn(back, [{ marks: hung(rnd, { piece: star, at: [w / 2, h - 24], size: 0.6, angle: 0.15, top: -4 }) }]), 'ornament');
}
