/** Meadow plants and bouquets. */

import { cornflower, daisy, poppy, tulip } from './flowers.ts';
import {
  anemone,
  at,
  berries,
  blob,
  both,
  c,
  curve,
  type Draw,
  e,
  f,
  fill,
  full,
  lf,
  type OwnTheme,
  o,
  pen,
  petals,
  polar,
  rose,
  shaded,
  sprig,
  starFlower,
  sw,
  times,
  twig,
  way,
} from './kit.ts';
import { bow } from './parts.ts';

function stalk(rnd: Parameters<Draw>[0], ...numbers: number[]) {
  return fill(pen(rnd, way(...numbers), 1.1, 0.9, 5), 'stem');
}

export function umbelHead(rnd: Parameters<Draw>[0], x: number, y: number, r: number) {
  return times(9, (i) => {
    const a = -2.5 + i * 0.235;
    const [px, py] = polar([x, y], a, r * (1 - 0.05 * Math.abs(i - 4)));
    return [
      fill(
        pen(
          rnd,
          [
            [x, y],
            [px, py],
          ],
          0.55,
          0.5,
          2,
        ),
        'stem',
      ),
      ...times(5, (k) => c(...polar([px, py], a - 1 + k * 0.5, 1.7), 0.75, 'cream~')),
      c(px, py, 0.8, 'cream~'),
    ];
  });
}

export function barley(rnd: Parameters<Draw>[0], x: number, y: number, degrees: number) {
  return at(
    [
      fill(pen(rnd, way(0, 34, 0.6, 12, 0, -4), 0.9, 0.7), 'stem'),
      ...times(8, (i) =>
        [1, -1].map((side) => lf(0, -2 - i * 2.6, -90 + side * 26, 5.2, 1.05, i % 2 === 0 ? 'ochre~' : 'gold~', { widest: 0.45 })),
      ),
      ...times(4, (i) => [1, -1].map((side) => lf(side * 0.8, -6 - i * 5, -90 + side * 15, 12, 0.35, 'gold'))),
      lf(0, -22, -90, 6, 1, 'ochre~'),
    ],
    x,
    y,
    1,
    degrees,
  );
}

export const meadow: OwnTheme = {
  umbel: (rnd) => [
    stalk(rnd, 0, 34, 2, 10, 0, -10),
    lf(1, 16, -130, 15, 1.4, 'leaf~', { bend: 0.4 }),
    lf(1, 8, -50, 12, 1.2, 'leaf~', { bend: -0.4 }),
    ...umbelHead(rnd, 0, -10, 15),
  ],
  barley: (rnd) => [...barley(rnd, -6, 2, -10), ...barley(rnd, 7, 3, 12), ...barley(rnd, 0, -2, 0)],
  'meadow-strip': (rnd) => [
    ...times(15, (i) =>
      lf(-30 + i * 4.3, 22, -90 + rnd.spread(16), rnd.between(14, 30), 0.9, i % 2 === 0 ? 'leaf~' : 'fern~', {
        bend: rnd.spread(0.5),
        widest: 0.2,
      }),
    ),
    ...at(daisy(rnd), -22, 4, 0.55),
    ...at(poppy(rnd), -8, 0, 0.66),
    ...at(cornflower(rnd), 5, 2, 0.6),
    ...at(daisy(rnd), 16, 7, 0.46),
    ...at(poppy(rnd), 26, 4, 0.52),
  ],
  'quaking-grass': (rnd) => [
    fill(pen(rnd, way(-2, 34, 0, 10, 3, -24), 0.9, 0.6), 'stem'),
    ...times(9, (i, t) => {
      const side = i % 2 === 0 ? 1 : -1;
      const [x, y] = [0.6 + 2.4 * t, 4 - 27 * t];
      const [px, py] = [x + side * (9 - 5 * t), y + 2 + 3 * (1 - t)];
      return [sw(0.6, 'stem', x, y, (x + px) / 2, y - 2, px, py), lf(px, py - 1, 96, 5.4, 1.7, 'sand~', { widest: 0.4 })];
    }),
  ],
  dandelion: (rnd) => [
    stalk(rnd, 0, 34, 1, 16, 0, -6),
    ...times(22, (i) => {
      const a = (i / 22) * full;
      const [x, y] = polar([0, -10], a, i % 2 === 0 ? 15 : 11);
      return [
        fill(
          pen(
            rnd,
            [
              [0, -10],
              [x, y],
            ],
            0.5,
            0.5,
            2,
          ),
          'sage',
        ),
        ...times(3, (k) => lf(x, y, (a / Math.PI) * 180 - 38 + k * 38, 3.4, 0.5, 'grey~')),
      ];
    }),
    c(0, -10, 1.8, 'stem'),
    ...times(2, (i) => lf(18 + i * 5, -22 - i * 6, -40, 4, 0.6, 'grey~')),
  ],
  bellflower: (rnd) => [
    fill(pen(rnd, way(-4, 34, 0, 10, -2, -12, 6, -26), 1, 0.6), 'stem'),
    ...(
      [
        [-1, 4, 140, 1],
        [-1, -8, 40, 1],
        [3, -20, 130, 0.85],
        [6, -26, 20, 0.8],
      ] as const
    ).flatMap(([x, y, a, k]) =>
      at(
        [
          f('M0 0C4 -4 8 -4 10 -6.4C11 -4.4 13.6 -3.4 13 -1.6C14.6 0 14.6 0 13 1.6C13.6 3.4 11 4.4 10 6.4C8 4 4 4 0 0Z', 'lilac~'),
          f('M0 0C4 4 8 4 10 6.4C11 4.4 13.6 3.4 13 1.6L8 0.6Z', 'lilac-dark'),
        ],
        x,
        y,
        k,
        a,
      ),
    ),
    ...shaded(-3, 20, -140, 14, 1.8, 'leaf~'),
  ],
  clover: (rnd) => [
    stalk(rnd, 0, 30, -1, 14, 0, -2),
    ...times(3, (i) => shaded(0, 16, -150 + i * 60, 11, 3.6, 'leaf~', { widest: 0.6, tip: 0.5 })),
    ...times(4, (row) =>
      times(7 - row, (i) =>
        lf(0, -4, -160 + (i * 140) / (6 - row) + rnd.spread(4), 12 - row * 2.2, 1.6, row % 2 === 0 ? 'rose~' : 'blush~', {
          widest: 0.7,
          tip: 0.6,
        }),
      ),
    ),
  ],
  chamomile: (rnd) =>
    (
      [
        [-9, -6, 0.7],
        [8, -2, 0.62],
        [0, -16, 0.8],
      ] as const
    ).flatMap(([x, y, k]) => [
      fill(pen(rnd, way(0, 32, x * 0.5, 12, x, y), 0.9, 0.7), 'stem'),
      ...petals(rnd, x, y, 11, 10 * k, 0.19, 'cream', { from: 0.3, shade: false }),
      fill(blob(rnd, [x, y], 3.6 * k, 0.05, 10), 'ochre'),
    ]),
  'wild-rose': (rnd) => [
    ...twig(rnd, [-26, 14, -10, 6, 6, 6, 26, -8], 9, 9, {}),
    ...petals(rnd, 0, 2, 5, 11, 0.46, 'blush', {}),
    ...times(9, (i) => c(...polar([0, 2], (i / 9) * full, 3), 0.55, 'gold')),
    c(0, 2, 1.6, 'ochre'),
    ...petals(rnd, 19, -8, 5, 7, 0.46, 'rose', {}),
    c(19, -8, 1.5, 'ochre'),
  ],
};

function bunch(rnd: Parameters<Draw>[0], ink: string) {
  return [
    ...times(6, (i) => fill(pen(rnd, way(-5 + i * 2, 8, -1.2 + i * 0.5, 18, -7 + i * 2.8, 32), 0.9, 0.9, 3), 'stem')),
    ...bow(0, 18.5, 0.8, ink),
  ];
}

export const bouquets: OwnTheme = {
  bridal: (rnd) => [
    ...bunch(rnd, 'blush'),
    ...(
      [
        [-30, 3],
        [-62, 6],
        [-90, 8],
        [-118, 6],
        [-150, 3],
      ] as const
    ).flatMap(([a]) =>
      twig(
        rnd,
        [
          0,
          6,
          ...polar([0, 6], (a / 180) * Math.PI, 12),
          ...polar([0, 6], ((a + 4) / 180) * Math.PI, 21),
          ...polar([0, 6], (a / 180) * Math.PI, 30),
        ],
        8,
        8,
      ),
    ),
    ...rose(rnd, -9, -3, 8.6),
    ...rose(rnd, 9, -2, 8.2),
    ...anemone(rnd, 0, -13, 8),
    ...starFlower(rnd, -15, -12, 4.4),
    ...starFlower(rnd, 15, -12, 4.4),
    ...starFlower(rnd, 0, 5, 4.6),
  ],
  wild: (rnd) => [
    ...bunch(rnd, 'sky'),
    ...times(7, (i) => lf(0, 10, -140 + i * 17, 30, 1, i % 2 === 0 ? 'leaf~' : 'sage~', { widest: 0.3 })),
    ...at(umbelHead(rnd, 0, 0, 12), -12, -4, 0.8),
    ...at(umbelHead(rnd, 0, 0, 12), 13, -6, 0.8),
    ...petals(rnd, -6, 0, 12, 7, 0.17, 'cream', { from: 0.25, shade: false }),
    c(-6, 0, 2, 'ochre'),
    ...petals(rnd, 7, 1, 4, 8, 0.5, 'red', {}),
    c(7, 1, 1.6, 'navy'),
    ...petals(rnd, 0, -11, 9, 8, 0.2, 'blue', { shade: false }),
    c(0, -11, 1.6, 'plum'),
  ],
  dried: (rnd) => [
    ...bunch(rnd, 'sand'),
    ...at(barley(rnd, 0, 0, 0), -9, -10, 0.7, -24),
    ...at(barley(rnd, 0, 0, 0), 9, -10, 0.7, 24),
    ...times(11, (i) => lf(0, 8, -150 + i * 12, 26 + rnd.spread(3), 1.3, i % 2 === 0 ? 'sand~' : 'cream~', { widest: 0.75, tip: 0.6 })),
    ...(
      [
        [-8, -6],
        [0, -12],
        [8, -5],
        [0, 0],
      ] as const
    ).flatMap(([x, y]) => [c(x, y, 3, 'gold~'), c(x, y, 1.3, 'brown')]),
  ],
  tulips: (rnd) => [
    ...bunch(rnd, 'sky'),
    ...(
      [
        [-11, 4, -24],
        [11, 4, 24],
        [-5, -3, -9],
        [6, -3, 10],
      ] as const
    ).flatMap(([x, y, a]) => at(tulip(rnd), x, y, 0.7, a)),
  ],
};

export const posies: OwnTheme = {
  lavender: (rnd) => [
    ...bunch(rnd, 'lilac'),
    ...times(7, (i) =>
      at(
        [
          ...times(6, (k) =>
            [1, -1].map((side) => lf(0, -k * 3.2, -90 + side * 46, 4, 1.05, k % 2 === 0 ? 'lilac~' : 'plum~', { widest: 0.6, tip: 0.6 })),
          ),
          lf(0, -18, -90, 3.6, 0.9, 'plum~'),
          sw(0.7, 'stem', 0, 22, 0, 10, 0, 0),
        ],
        -12 + i * 4,
        -4 + Math.abs(i - 3) * 2.4,
        0.85,
        -24 + i * 8,
      ),
    ),
  ],
  posy: (rnd) => [
    ...twig(rnd, [0, 2, -10, 4, -20, 1, -30, 6], 9, 8.4),
    ...twig(rnd, [0, 2, 10, 0, 20, 2, 30, -5], 9, 8.4),
    ...rose(rnd, 0, 0, 9),
    ...starFlower(rnd, -10, 2, 4.4),
    ...starFlower(rnd, 10, 0, 4.4),
  ],
  'rose-trio': (rnd) => [
    ...times(6, (i) => shaded(0, 0, 20 + i * 60, 22, 4.4, i % 2 === 0 ? 'leaf~' : 'fern~')),
    ...rose(rnd, -8, 4, 9.4),
    ...rose(rnd, 9, 4, 9, ['blush', 'cream', 'blush']),
    ...rose(rnd, 0, -8, 9.4, ['red', 'rose', 'red']),
  ],
};

export const vases: OwnTheme = {
  vase: (rnd) => [
    ...at(bouquetTop(rnd), 0, -6, 0.9),
    f('M-7 6C-12 12 -12 24 -6.6 29H6.6C12 24 12 12 7 6L8 2H-8Z', 'sky'),
    f('M3 29H6.6C12 24 12 12 7 6L8 2H5C7 12 7.6 22 3 29Z', 'sky-dark'),
    o('paper', -8, 14, -7, 12, -6.6, 18, -7.4, 22),
  ],
  basket: (rnd) => [
    fill(curve(way(-17, 8, -15, -18, 0, -28, 15, -18, 17, 8, 14.6, 8, 13, -16, 0, -25.4, -13, -16, -14.6, 8), { closed: true }), 'brown'),
    ...at(bouquetTop(rnd), 0, 4, 0.75),
    f('M-18 6H18L14.6 24C8 26 -8 26 -14.6 24Z', 'brown'),
    ...times(4, (i) => times(8, (k) => e(-14.4 + k * 4.1 + (i % 2) * 2, 9.4 + i * 4, 1.6, 1.1, 'sand'))),
  ],
  single: (rnd) => [
    ...sprig(rnd, -2, 26, -100, 40, 'leaf', 5),
    ...sprig(rnd, 2, 26, -76, 32, 'sage', 5),
    ...at(rose(rnd, 0, 0, 9), 1, -8),
    ...berries(rnd, [0, 26, 4, 10, 10, -6], [0.5, 0.7, 0.9], 1.3, 'red'),
    ...both(lf(0, 2, 32, 9, 2, 'fern~')),
  ],
};

function bouquetTop(rnd: Parameters<Draw>[0]) {
  return [
    ...times(7, (i) => sprig(rnd, 0, 10, -150 + i * 20, 28, i % 2 === 0 ? 'leaf' : 'sage', 4)),
    ...rose(rnd, -9, -3, 7.6),
    ...anemone(rnd, 8, -5, 7.4),
    ...rose(rnd, 0, 4, 7.6, ['blush', 'cream', 'blush']),
    ...starFlower(rnd, 0, -13, 4.4),
    ...starFlower(rnd, 14, 3, 4),
    ...starFlower(rnd, -15, 4, 4),
  ];
}
