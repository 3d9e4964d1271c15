/** Table football from above the rail: two teams on their rods, and one player in tie and glasses. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, curve, polygon, rectangle, ring } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { movedPath, type Path, type Point, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { grain, halftone, plates } from './plates.ts';
import { placeLetter } from './words.ts';

/** A player about the rod at the origin, 24 wide and 50 high: trunk, head, one block for both feet. */
function player(): Path {
  return [
    ...circle([0, -17], 7.2),
    ...curve(
      way(
        -5.2,
        -9.6,
        -9.6,
        -8.4,
        -11.4,
        -2.4,
        -10.8,
        4.4,
        -8.2,
        5,
        -7.8,
        -1,
        -6.8,
        9.4,
        -6.4,
        18,
        -6.2,
        25.6,
        0,
        26.2,
        6.2,
        25.6,
        6.4,
        18,
        6.8,
        9.4,
        7.8,
        -1,
        8.2,
        5,
        10.8,
        4.4,
        11.4,
        -2.4,
        9.6,
        -8.4,
        5.2,
        -9.6,
      ),
      {
        closed: true,
      },
    ),
  ];
}

/** Shirt of the second plate: it leaves head and feet to the first. */
function shirt(): Path {
  return curve(
    way(
      -5,
      -9.8,
      -9.4,
      -8.6,
      -11.2,
      -2.4,
      -10.6,
      4.2,
      -8.4,
      4.8,
      -7.6,
      -1.4,
      -7,
      9.4,
      7,
      9.4,
      7.6,
      -1.4,
      8.4,
      4.8,
      10.6,
      4.2,
      11.2,
      -2.4,
      9.4,
      -8.6,
      5,
      -9.8,
    ),
    { closed: true },
  );
}

/** What the bookkeeping has that others do not: glasses and a tie. */
function officeDress(): Path {
  return [
    ...ring([-2.9, -17.4], 2.5, 1.7),
    ...ring([2.9, -17.4], 2.5, 1.7),
    ...rectangle(-0.7, -17.8, 1.4, 0.8),
    ...polygon(way(-1.5, -9.4, 1.5, -9.4, 1, -6.8, 2.2, 5, 0, 8, -2.2, 5, -1, -6.8)),
  ];
}

type Rod = { y: number; from: number; step: number; count: number; plate: 1 | 2; size: number; dressed?: number };

function placed(path: Path, at: Point, size: number, lean = 0): Path {
  return movedPath(path, multiply(multiply(shift(at[0], at[1]), turn(lean)), scale(size)));
}

/** A rod with its players: the first team in the first ink with shirts over it, the second the other way round. */
function rodLayers(face: Face, { y, from, step, count, plate, size, dressed }: Rod): Layer[] {
  const { x: left, width } = face.bleedBox;
  const bar = rectangle(left, y - 1.5, width, 3);
  const places = Array.from({ length: count }, (_, i): Point => [from + i * step, y]);
  const team = places.flatMap((at) => placed(player(), at, size));
  const shirts = places.flatMap((at) => placed(shirt(), at, size));
  const office = dressed === undefined ? [] : placed(officeDress(), places[dressed] as Point, size);
  const collars = places.flatMap(([px]) => [
    ...rectangle(px - 13.6 * size, y - 2.6, 2.6, 5.2),
    ...rectangle(px + 11 * size, y - 2.6, 2.6, 5.2),
  ]);
  if (plate === 1)
    return [{ marks: [fill(bar, 'both')] }, ...plates(team, shirts), { marks: [fill(office, 'ground'), fill(collars, 'both')] }];
  return [{ marks: [fill(bar, 'both'), fill(team, 'ink2')] }, { marks: [fill(office, 'both'), fill(collars, 'both')] }];
}

type Scene = { rods: readonly Rod[]; ball: Point; radius: number; title: number; size: number; left: number; details: number };

const scenes = {
  a6: {
    rods: [
      { y: 25.4, from: 17.4, step: 35, count: 3, plate: 2, size: 0.8 },
      { y: 73, from: 35, step: 35, count: 3, plate: 1, size: 0.86, dressed: 0 },
    ],
    ball: [14.4, 90],
    radius: 6.2,
    title: 109,
    size: 8.7,
    left: 8,
    details: 137.2,
  },
  'din-long': {
    rods: [
      { y: 27, from: 17, step: 33, count: 3, plate: 2, size: 0.88 },
      { y: 76, from: 17, step: 33, count: 3, plate: 1, size: 0.94, dressed: 1 },
      { y: 124, from: 0.5, step: 33, count: 4, plate: 2, size: 0.88 },
    ],
    ball: [33.5, 103],
    radius: 6.6,
    title: 162,
    size: 8.8,
    left: 8,
    details: 194.5,
  },
  square: {
    rods: [
      { y: 24, from: 19, step: 37, count: 4, plate: 2, size: 0.78 },
      { y: 68, from: 37, step: 37, count: 3, plate: 1, size: 0.8, dressed: 1 },
    ],
    ball: [56, 83.4],
    radius: 6.2,
    title: 104,
    size: 9.6,
    left: 10,
    details: 135.4,
  },
} as const satisfies Record<CardBuilder['format'], Scene>;

/** A ball in the first ink: a screen of dots that thickens away from the lamp, and its rim. */
function ballLayers([x, y]: Point, radius: number): Layer[] {
  const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  const tone = ([px, py]: Point) => {
    const [u, v] = [(px - x) / radius, (py - y) / radius];
    return u * u + v * v > 0.86 ? 0 : 0.2 + (u + v) * 0.5;
  };
  return [
    {
      marks: [
        fill(circle([x, y], radius), 'ground'),
        fill(halftone(box, 0.26, 1.2, tone), 'ink1'),
        fill(ring([x, y], radius, radius - 0.6), 'both'),
      ],
    },
  ];
}

export function drawTableFootball(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const { rods, ball, radius, title, size, left, details }: Scene = scenes[format];
  const front = card.face('front');
  const rnd = random(row.seed);
  const field = halftone({ x: -3, y: -3, width: w + 6, height: title - size * 1.5 }, 0.9, 4.3, ([, y]) => 0.05 + 0.1 * (1 - y / title));
  front.place(
    drawn(front, [
      { marks: [fill(field, 'ink2')] },
      ...rods.flatMap((rod) => rodLayers(front, rod)),
      ...ballLayers(ball, radius),
      grain(front, rnd, 220, title - size),
    ]),
    'decoration',
  );
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'dela-gothic',
    size,
    leading: 1.12,
    x: left,
    width: w - left * 2,
    y: title,
    align: 'left',
    ink: 'both',
  });
  front.text({
    id: 'front-details',
    role: 'date-place',
    personal: true,
    font: 'jost-medium',
    size: 4,
    leading: 1.36,
    x: left,
    width: w - left * 2,
    y: details,
    align: 'left',
    ink: 'both',
  });
  placeLetter(card, row);
  if (!card.folded) {
    const plain = card.face('back');
    plain.place(drawn(plain, ballLayers([w - 19, h - 19], 7)), 'decoration');
    return;
  }
  const inside = card.face('inside-left');
  inside.place(
    drawn(inside, [
      ...rodLayers(inside, { y: h * 0.4, from: w / 2, step: 30, count: 1, plate: 1, size: 1.3, dressed: 0 }),
      ...ballLayers([w * 0.74, h * 0.6], 7),
    ]),
    'decoration',
  );
  const back = card.face('back');
  back.place(drawn(back, ballLayers([w / 2, h * 0.8], 5)), 'decoration');
}
