/** Christmas and winter. */
import { recoloured } from '#designs/drawing/drawing.ts';
import { fir } from '#designs/drawing/fir.ts';
import { ball, bell, candle as folkCandle, house, leafFir, snowStar, tree } from '#designs/drawing/folk.ts';
import { at, bar, both, c, type Draw, e, f, l, lf, type OwnTheme, p, s, shaded, sw, times } from './kit.ts';
import { bauble, bow, candle } from './parts.ts';

const folk =
  (motif: typeof tree, body: string, pattern: string, third: string): Draw =>
  (rnd) =>
    motif(rnd, { body, pattern, third });

const holly = (ink: string) => [
  f(
    'M0 0C2 -3 3 -5 5.4 -5.6C6 -3.8 8 -5 10.4 -5.8C10.6 -3.6 12.6 -4 14.6 -4C14.4 -2.4 17 -1 19 0C17 1 14.4 2.4 14.6 4C12.6 4 10.6 3.6 10.4 5.8C8 5 6 3.8 5.4 5.6C3 5 2 3 0 0Z',
    `${ink}~`,
  ),
  f('M0 0C2 3 3 5 5.4 5.6C6 3.8 8 5 10.4 5.8C10.6 3.6 12.6 4 14.6 4C14.4 2.4 17 1 19 0Z', `${ink}-dark`),
];

const needles = (rnd: Parameters<Draw>[0], x: number, y: number, degrees: number, long: number) =>
  at(
    [
      sw(1, 'brown', 0, 0, long / 2, 0.6, long, 0),
      ...times(11, (i, t) =>
        [1, -1].map((side) =>
          lf(long * (0.06 + 0.88 * t), 0, side * (46 - 14 * t) + rnd.spread(4), 7 - 2.4 * t, 0.62, i % 2 === 0 ? 'fern~' : 'leaf~'),
        ),
      ),
      lf(long, 0, 0, 5, 0.62, 'fern~'),
    ],
    x,
    y,
    1,
    degrees,
  );

function cone(x: number, y: number) {
  return [
    e(x, y, 4, 5.6, 'brown'),
    ...times(4, (r) =>
      times(4 - Math.abs(r - 1), (i) =>
        lf(x - 2.4 + i * 1.8 + (r % 2) * 0.6, y - 4 + r * 2.6, 90, 2.9, 1, 'sand~', { widest: 0.6, tip: 0.5 }),
      ),
    ),
  ];
}

export const christmas: OwnTheme = {
  tree: folk(tree, 'fern', 'cream', 'brown'),
  'leaf-fir': folk(leafFir, 'fern', 'cream', 'ochre'),
  'decorated-tree': () => [
    f('M-2 12H2V17H-2Z', 'brown'),
    ...[2, 1, 0].flatMap((k) => {
      const [t, w] = [-17 + k * 8, 7 + k * 3];
      return [f(`M0 ${t}L${w} ${t + 12}C${w * 0.5} ${t + 14.4} ${-w * 0.5} ${t + 14.4} ${-w} ${t + 12}Z`, `${k === 1 ? 'leaf' : 'fern'}~`)];
    }),
    ...(
      [
        [-5, 10, 'red'],
        [1, 8, 'ochre'],
        [6.4, 10.6, 'blue'],
        [-3, 2, 'ochre'],
        [4, 1, 'red'],
        [0, -6, 'red'],
      ] as const
    ).map(([x, y, ink]) => c(x, y, 1.5, ink)),
    s(0, -17.6, 4, 'ochre', 5, 0.45),
  ],
  ball: folk(ball, 'red', 'cream', 'gold'),
  balls: () => [
    ...bauble(-9, 4, 6.4, 'red'),
    ...bauble(8, -1, 7.4, 'navy'),
    ...bauble(1, 14, 4.6, 'ochre'),
    s(8, -1, 3.4, 'cream', 8, 0.4),
    l(0.9, 'cream', -15, 4, -9, 6, -3, 4),
    l(0.5, 'gold', 1, -12, 1, 8),
    l(0.5, 'gold', -9, -14, -9, -4),
    l(0.5, 'gold', 8, -20, 8, -10),
  ],
  bell: folk(bell, 'ochre', 'cream', 'red'),
  candle: folk(folkCandle, 'red', 'cream', 'ochre'),
  'advent-wreath': (rnd) => [
    ...([-12, -4, 4, 12] as const).flatMap((x, i) => candle(x, -8 + (i % 2) * 1.4, 8, 'red', 2)),
    ...times(17, (i) => needles(rnd, -17 + i * 2.1, 9 + (i % 2) * 2.4, i % 2 === 0 ? -160 + rnd.spread(30) : -20 + rnd.spread(30), 9)),
    ...([-13, -5, 3, 11] as const).map((x) => c(x, 10.4, 1.7, 'red~')),
  ],
};

export const advent: OwnTheme = {
  star: () => [s(0, 0, 16, 'ochre', 8, 0.36), s(0, 0, 11, 'cream', 8, 0.36), s(0, 0, 6.4, 'ochre', 8, 0.5), c(0, 0, 1.4, 'red')],
  'straw-star': () => [
    ...times(8, (i) => at([bar(1.2, 'gold', 0, 0, 0, -15), p('ochre', -2.2, -12, 0, -17, 2.2, -12, 0, -9.6)], 0, 0, 1, i * 45)),
    ...times(8, (i) => lf(3 * Math.cos(i * 0.785 + 0.39), 3 * Math.sin(i * 0.785 + 0.39), i * 45 + 22.5, 7, 1, 'ochre~')),
    c(0, 0, 2.6, 'red'),
  ],
  holly: () => [
    ...at(holly('fern'), 1, 0, 1, -38),
    ...at(holly('fern'), -1, 0, 1, 218),
    ...at(holly('leaf'), 0, 1, 0.8, 92),
    c(-2.4, 0.4, 2.6, 'red~'),
    c(2.6, 0, 2.6, 'red~'),
    c(0.2, 4, 2.6, 'red~'),
  ],
  mistletoe: () => [
    ...bow(0, -12, 0.7, 'red'),
    sw(1, 'stem', 0, -11, 0.6, -4, 0, 2),
    ...(
      [
        [0, 0, 60],
        [0, 0, 120],
        [0, -4, 24],
        [0, -4, 156],
        [0, 2, 90],
      ] as const
    ).flatMap(([x, y, a]) =>
      at(
        [
          sw(0.8, 'stem', 0, 0, 5, 0),
          ...shaded(4, 0, -22, 12, 2, 'sage~', { tip: 0.6, widest: 0.6 }),
          ...shaded(4, 0, 22, 12, 2, 'leaf~', { tip: 0.6, widest: 0.6 }),
        ],
        x,
        y,
        1,
        a,
      ),
    ),
    ...(
      [
        [-3, 4],
        [3, 3.4],
        [0, 8],
      ] as const
    ).map(([x, y]) => c(x, y, 1.8, 'cream~')),
  ],
  'fir-branch': (rnd) => [
    ...needles(rnd, -18, 8, -24, 34),
    ...needles(rnd, -6, 3, 26, 20),
    ...needles(rnd, -8, 4, -70, 16),
    ...(
      [
        [4, 8],
        [8, 10.6],
      ] as const
    ).map(([x, y]) => c(x, y, 2, 'red~')),
    ...cone(12, 4),
  ],
  sock: () => [
    f('M-7 -12H7V2C7 5 9 6 12 8C17 11 15 18 8 17C1 16.4 -6 12 -7 5Z', 'red'),
    f('M-8.4 -16H8.4V-10.4H-8.4Z', 'cream'),
    f('M12 8C17 11 15 18 8 17C9 14 9.6 10 12 8Z', 'cream'),
    s(-1, -3, 3, 'cream', 8, 0.4),
    s(0, 5.6, 2.6, 'cream', 8, 0.4),
    sw(1, 'red', 7, -16, 10, -20, 6.6, -20),
  ],
  gingerbread: () => [
    f(
      'M-3 -5C-10 -12 -5 -18 0 -18C5 -18 10 -12 3 -5C7 -6 12 -7 14 -4C15 -1 12 1 5 1C5 4 9 10 9 14C8 18 3 17 0 9C-3 17 -8 18 -9 14C-9 10 -5 4 -5 1C-12 1 -15 -1 -14 -4C-12 -7 -7 -6 -3 -5Z',
      'brown',
    ),
    ...both(c(2.4, -13, 0.95, 'cream'), sw(0.9, 'cream', 10, -5.4, 11, -3.4, 10.6, -1), sw(0.9, 'cream', 4.4, 12, 6.4, 12.8, 8.4, 12)),
    sw(1, 'cream', -2.6, -10, 0, -8.6, 2.6, -10),
    c(0, -2, 1.1, 'red'),
    c(0, 2, 1.1, 'red'),
  ],
  reindeer: () => [
    ...both(
      sw(1.3, 'brown', 3, -10, 7, -15, 12, -17),
      sw(1.1, 'brown', 6, -13.6, 6, -18, 8, -21),
      sw(1, 'brown', 8.4, -15.6, 11, -20, 14, -21),
      lf(6, -7.6, -14, 8, 2.2, 'sand', { widest: 0.5 }),
    ),
    f('M-7 -9C-4 -12 4 -12 7 -9C8 -3 5 4 4 9C3 13 -3 13 -4 9C-5 4 -8 -3 -7 -9Z', 'sand'),
    f('M-4 6C-2 4.6 2 4.6 4 6L4 9C3 13 -3 13 -4 9Z', 'cream'),
    e(0, 8.4, 2.4, 1.9, 'red'),
    ...both(c(3.4, -3, 1, 'navy')),
    ...bow(0, 15, 0.5, 'red'),
  ],
  house: folk(house, 'red', 'cream', 'brown'),
  'gift-tree': () =>
    times(6, (r) => {
      const w = 15 - r * 2.3;
      return p(
        ['fern~', 'red~', 'leaf~', 'ochre~', 'fern~', 'red~'][r] as string,
        -w,
        13 - r * 4.6,
        w,
        13 - r * 4.6,
        w - 1.8,
        9.6 - r * 4.6,
        -w + 1.8,
        9.6 - r * 4.6,
      );
    }).concat([p('brown', -1.6, 13.6, 1.6, 13.6, 1.6, 18, -1.6, 18), s(0, -17.6, 4, 'ochre', 5, 0.45)]),
  nativity: () => [
    p('brown', -18, -2, 0, -16, 18, -2, 16.4, -0.4, 0, -13.4, -16.4, -0.4),
    bar(1.6, 'brown', -14, -2, -14, 16),
    bar(1.6, 'brown', 14, -2, 14, 16),
    s(0, -17, 5, 'ochre', 8, 0.36),
    f('M-8 8H8L6 13H-6Z', 'sand'),
    bar(1.2, 'brown', -6, 16, 4, 11),
    bar(1.2, 'brown', 6, 16, -4, 11),
    ...times(5, (i) => lf(0, 8, -160 + i * 35, 6, 0.7, 'ochre~')),
    e(0, 6.4, 5, 2.2, 'cream'),
    c(-4, 5.6, 1.9, 'sand'),
    f('M-20 15.4H20V17.4H-20Z', 'brown'),
  ],
};

export const winter: OwnTheme = {
  'snow-star': folk(snowStar, 'blue', 'sky', 'sky'),
  'snow-flower': () =>
    times(6, (i) =>
      at(
        [
          bar(0.9, 'blue', 0, 0, 0, -14),
          ...times(3, (k) => [1, -1].map((side) => bar(0.8, 'blue', 0, -4.6 - k * 3.4, side * (4 - k), -7.6 - k * 3.2))),
          c(0, -15.4, 1.2, 'sky'),
        ],
        0,
        0,
        1,
        i * 60,
      ),
    ).concat([s(0, 0, 3.4, 'sky', 6, 0.5)]),
  crystal: () =>
    times(6, (i) =>
      at([lf(0, -3, -90, 11, 1.6, 'blue~', { widest: 0.5 }), ...both(lf(0, -5, -50, 6, 1, 'sky~', { widest: 0.5 }))], 0, 0, 1, i * 60),
    ).concat([c(0, 0, 1.7, 'blue')]),
  snowman: () => [
    c(0, 8, 9.6, 'sky'),
    c(0, -7, 7, 'sky'),
    f('M5 0C11 3 11 13 4 16.6C7 12 8 5 5 0Z', 'sky-dark'),
    p('navy', -7.6, -12, 7.6, -12, 7.6, -13.6, -7.6, -13.6),
    p('navy', -4.8, -13, 4.8, -13, 4.4, -20, -4.4, -20),
    p('red', -4.8, -13.6, 4.8, -13.6, 4.7, -15.4, -4.7, -15.4),
    ...both(c(2.4, -8.6, 0.9, 'navy')),
    p('ochre', 0, -7.4, 7, -5.4, 0, -5),
    f('M-7 -2.4C-3 0 3 0 7 -2.4L7.4 0.4C3 2.4 -3 2.4 -7.4 0.4Z', 'red'),
    f('M3 0.6L7 -0.4L8.4 8.4L5 9.4Z', 'red'),
    c(0, 6, 0.9, 'navy'),
    c(0, 10.4, 0.9, 'navy'),
    sw(1, 'brown', -9, 4, -14, 0, -17, -5),
    sw(0.8, 'brown', -14, 0, -17, -0.6, -19, -1),
  ],
  fir: (rnd) => recoloured(fir(rnd, [0, 24], 46, { ink: 'fern', tier: 4.4 }), { fern: 'fern' }),
  'snow-fir': (rnd) => [f('M-14 22C-8 18 8 18 14 22L12 24H-12Z', 'sky'), ...fir(rnd, [0, 22], 42, { ink: 'navy', snow: 'sky', tier: 4.6 })],
  firs: (rnd) => [
    ...fir(rnd, [-13, 21], 27, { ink: 'leaf', tier: 3.6 }),
    ...fir(rnd, [12, 22], 32, { ink: 'fern', tier: 4 }),
    ...fir(rnd, [-1, 24], 42, { ink: 'navy', tier: 4.4 }),
  ],
  mitten: () => [
    f('M-8 6V-6C-8 -15 6 -15 6 -6V-2C9 -6 14 -5 13 -1C12.4 3 9 6 6 8V6Z', 'red'),
    f('M-9.4 6H7.4V13H-9.4Z', 'cream'),
    ...times(4, (i) => bar(0.8, 'sand', -6.6 + i * 3.8, 6.6, -6.6 + i * 3.8, 12.4)),
    s(-1, -4, 4.4, 'cream', 8, 0.4),
  ],
  cap: () => [
    f('M-12 4C-12 -14 12 -14 12 4Z', 'blue'),
    ...times(3, (i) => times(5, (k) => lf(-8 + k * 4, 1 - i * 4.4 + Math.abs(k - 2) * 0.6, -90, 3, 0.9, 'sky'))),
    f('M-13.4 4H13.4V10H-13.4Z', 'cream'),
    ...times(6, (i) => bar(0.8, 'sand', -10 + i * 4, 4.8, -10 + i * 4, 9.2)),
    ...times(11, (i) => lf(0, -12, i * 33, 5, 1.1, i % 2 === 0 ? 'cream~' : 'sky~')),
  ],
  sledge: () => [
    sw(1.5, 'red', -17, -2, -19, -7, -14, -8),
    sw(1.7, 'red', -18, -5, -14, 8, 0, 9, 17, 8),
    bar(2.4, 'brown', -14, 0, 15, 0),
    bar(1.3, 'brown', -8, 0, -9, 8),
    bar(1.3, 'brown', 9, 0, 10, 8),
    sw(0.8, 'sand', -14, -7, -22, -4, -24, -11),
  ],
  hut: (rnd) => [
    p('brown', -12, 14, -12, 1, 12, 1, 12, 14),
    f('M-17 3L0 -11L17 3L15.6 5L0 -7L-15.6 5Z', 'sky'),
    p('brown', -8, -1.6, 0, -8, 8, -1.6, 8, 1.4, -8, 1.4),
    f('M-3 14V6H3V14Z', 'red'),
    p('ochre', -10, 5, -5.6, 5, -5.6, 10, -10, 10),
    p('ochre', 5.6, 5, 10, 5, 10, 10, 5.6, 10),
    f('M-22 14C-12 11.6 12 11.6 22 14V17H-22Z', 'sky'),
    ...at(fir(rnd, [0, 0], 18, { ink: 'fern', tier: 2.6 }), 18, 14, 1),
    p('brown', 6, -8.4, 9.4, -8.4, 9.4, -2, 6, -4.6),
  ],
  'ice-skate': () => [
    f('M-8 -14H2V-2C5 0 10 0 12 4V8H-9C-8 0 -9 -8 -8 -14Z', 'cream'),
    f('M-9 8H12V5.6H-8.6Z', 'red'),
    f('M-8.6 -16H2.6V-12.4H-8.6Z', 'sky'),
    ...times(4, (i) => bar(0.9, 'navy', -2, -9 + i * 3, 3.6, -8 + i * 3.2)),
    bar(1, 'grey', -6, 8, -6, 12),
    bar(1, 'grey', 8, 8, 8, 12),
    sw(1.2, 'grey', -11, 11.6, -6, 12.6, 10, 12.6, 15, 9.6),
  ],
};
