/** Branches and leaves. */
import { at, berries, both, c, type Draw, f, fill, heart, lf, type OwnTheme, pen, polar, shaded, sw, times, twig, way } from './kit.ts';

const upright = [0, 32, -1.5, 18, 1.5, 4, -0.5, -10, 2, -24];
const leaning = [-26, 16, -12, 10, 2, 8, 15, 0, 27, -12];

const olive: Draw = (rnd) => [
  ...twig(rnd, leaning, 11, 11, { width: 0.13, opposite: true, shape: { widest: 0.5 } }),
  ...berries(rnd, leaning, [0.25, 0.42, 0.6, 0.78], 1.7, 'plum'),
];

const fernWay = [0, 34, -2, 20, 1, 2, 4, -16, 9, -28];

const fernLeaf: Draw = (rnd) => [
  fill(pen(rnd, way(...fernWay), 1.1, 0.5), 'stem'),
  ...times(15, (i, t) => {
    const y = 28 - 54 * t;
    const x = -1 + 9 * t ** 2.2;
    const long = 14 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.78)) + 1.6;
    const ink = i % 2 === 0 ? 'fern' : 'leaf';
    return [1, -1].map((side) =>
      lf(x, y, -90 + side * (66 - 22 * t), long, long * 0.14 + 0.35, `${ink}~`, { bend: -side * 0.35, tip: 0.9 }),
    );
  }),
];

const ginkgo: Draw = (rnd) => [
  fill(pen(rnd, way(0, 30, -2, 14, 3, -4, 0, -22), 1, 0.6), 'stem'),
  ...(
    [
      [-1, 18, -150, 13],
      [0, 8, -28, 15],
      [2.4, -4, -140, 14],
      [2, -12, -40, 13],
      [0, -22, -95, 15],
    ] as const
  ).flatMap(([x, y, degrees, size], i) => {
    const fan = (ink: string) =>
      f(
        'M0 0C2 -4 7 -6.5 12 -7.5C13.6 -5 14.4 -3.4 14.2 -1C13 -0.8 11.6 -0.6 10.6 0C11.6 0.6 13 0.8 14.2 1C14.4 3.4 13.6 5 12 7.5C7 6.5 2 4 0 0Z',
        ink,
      );
    const ink = ['ochre', 'sage', 'ochre', 'gold', 'ochre'][i] as string;
    return at(
      [fan(`${ink}~`), f('M1 0L13 -4.6L12.6 -3.8Z', `${ink}-dark`), f('M1 0L13 4.6L12.6 3.8Z', `${ink}-dark`)],
      x,
      y,
      size / 14,
      degrees,
    );
  }),
];

const monstera: Draw = () =>
  at(
    [
      sw(1.6, 'stem', 0, 14, 2, 24, 0, 33),
      f('M0 16C-14 20 -22 8 -20 -4C-18 -16 -8 -22 0 -26C8 -22 18 -16 20 -4C22 8 14 20 0 16Z', 'fern'),
      f('M0 16C14 20 22 8 20 -4C18 -16 8 -22 0 -26Z', 'fern-dark'),
      sw(1, 'sage', 0, 15, 0.3, -4, 0, -23),
      ...[1, -1].flatMap((side) => [
        ...times(4, (i) => lf(side * 21, -10 + i * 8, side > 0 ? 184 - i * 8 : -4 + i * 8, 11, 1.1, 'paper', { widest: 0.3 })),
        ...times(4, (i) => lf(side * 0.5, -14 + i * 7.4, side > 0 ? -24 : 204, 8, 0.4, 'sage')),
      ]),
    ],
    0,
    0,
  );

const pampas: Draw = (rnd) => [
  fill(pen(rnd, way(-3, 36, -1, 12, 3, -8), 0.9, 0.7), 'stem'),
  ...times(46, (i, t) => {
    const share = t;
    const [x, y] = [-1 + share * 7, 2 - share * 32];
    const side = i % 2 === 0 ? 1 : -1;
    const ink = ['sand', 'cream', 'sand'][i % 3] as string;
    return lf(x, y, -90 + side * (30 - 18 * share) + rnd.spread(8), 13 - 6 * share, 0.9, `${ink}~`, { bend: side * 0.7, widest: 0.5 });
  }),
];

const ivy: Draw = (rnd) => {
  const points = [-27, 9, -12, 15, 0, 4, 12, 10, 27, 0];
  const lobe = (ink: string) => [
    f(
      'M0 0C1 -3.5 3 -6.5 7 -7.4C7 -5 7.6 -3.6 9 -3.6C11 -3 13 -1.4 15.4 0C13 1.4 11 3 9 3.6C7.6 3.6 7 5 7 7.4C3 6.5 1 3.5 0 0Z',
      `${ink}~`,
    ),
    f('M0 0C1 3.5 3 6.5 7 7.4C7 5 7.6 3.6 9 3.6C11 3 13 1.4 15.4 0Z', `${ink}-dark`),
  ];
  return [
    fill(pen(rnd, way(...points), 1, 0.5), 'stem'),
    ...(
      [
        [-22, 11.5, -120, 0.8],
        [-15, 14, 70, 0.75],
        [-8, 11, -95, 0.9],
        [0, 4.5, 100, 0.8],
        [5, 6, -60, 0.8],
        [13, 9.6, 80, 0.7],
        [19, 6.5, -80, 0.65],
        [27, 0, -10, 0.6],
      ] as const
    ).flatMap(([x, y, a, k], i) => at(lobe(['fern', 'leaf', 'fern', 'sage'][i % 4] as string), x, y, k, a)),
  ];
};

const lavender: Draw = (rnd) =>
  (
    [
      [-7, -4, -9],
      [0, 0, 0],
      [7, 4, 8],
    ] as const
  ).flatMap(([x, lean, dy]) => [
    fill(pen(rnd, way(0, 34, x * 0.4, 12, x, -22 + Math.abs(dy) * 0.6), 0.8, 0.5), 'stem'),
    ...times(7, (i) => {
      const y = -2 + Math.abs(dy) * 0.6 - i * 3.6;
      const px = x * (0.72 + 0.06 * i) + lean * 0.01 * i;
      return [1, -1, 0].map((side) =>
        lf(px, y, -90 + side * 52, 4.4 - i * 0.26, 1.1, side === 0 ? 'lilac~' : 'plum~', { widest: 0.6, tip: 0.6 }),
      );
    }),
    ...([1, -1] as const).map((side) => lf(x * 0.3, 20, -90 + side * 26, 13, 0.9, 'sage~', { bend: side * 0.3 })),
  ]);

const mimosa: Draw = (rnd) => [
  ...twig(rnd, upright, 12, 10, { width: 0.08, inks: ['sage', 'leaf'], shade: false }),
  ...times(17, (i, t) => {
    const [x, y] = polar([0.5, 18 - 40 * t], i % 2 === 0 ? 0.2 : Math.PI - 0.2, rnd.between(3, 7));
    return [c(x, y, 1.9, 'ochre~'), c(x - 0.5, y - 0.5, 0.7, 'cream')];
  }),
];

const rosehip: Draw = (rnd) => [
  ...twig(rnd, leaning, 9, 9, { width: 0.26 }),
  ...(
    [
      [-10, 5, -100],
      [2, 3, -70],
      [14, -6, -110],
      [8, 8, 70],
    ] as const
  ).flatMap(([x, y, a]) => {
    const [px, py] = polar([x, y], (a / 180) * Math.PI, 5);
    return [
      fill(pen(rnd, way(x, y, px, py), 0.6, 0.6, 2), 'stem'),
      ...shaded(px, py, a, 6.4, 2.1, 'red', { widest: 0.5, tip: 0.5 }),
      ...times(3, (i) => lf(...polar([px, py], (a / 180) * Math.PI, 6), a - 40 + i * 40, 2, 0.45, 'stem')),
    ];
  }),
];

export const greenery: OwnTheme = {
  eucalyptus: (rnd) =>
    twig(rnd, upright, 9, 9.4, {
      width: 0.42,
      opposite: true,
      stalk: 0.16,
      shape: { widest: 0.52, tip: 0.5 },
      inks: ['sage', 'leaf', 'sage'],
    }),
  'long-eucalyptus': (rnd) =>
    twig(rnd, leaning, 14, 13.5, { width: 0.11, bend: 0.8, angle: 1, shape: { widest: 0.4 }, inks: ['sage', 'leaf'] }),
  olive,
  laurel: (rnd) => twig(rnd, upright, 12, 12, { width: 0.17, angle: 0.6, inks: ['fern', 'leaf'], opposite: true }),
  fern: fernLeaf,
  willow: (rnd) =>
    twig(rnd, [-12, -32, 4, -22, 10, -4, 7, 16, 9, 34], 18, 13, { width: 0.09, angle: 0.5, bend: 0.4, inks: ['sage', 'leaf', 'sage'] }),
  rosemary: (rnd) =>
    twig(rnd, upright, 19, 8.4, { width: 0.09, opposite: true, angle: 0.7, inks: ['fern', 'leaf', 'sage'], growth: () => 1 }),
  myrtle: (rnd) => [
    ...twig(rnd, leaning, 10, 7.6, { width: 0.26, opposite: true, inks: ['fern', 'leaf'] }),
    ...times(5, (i) => [
      c(-14 + i * 9, 4 - i * 3.4 + (i % 2 === 0 ? -6 : 6), 2.1, 'cream~'),
      c(-14 + i * 9, 4 - i * 3.4 + (i % 2 === 0 ? -6 : 6), 0.8, 'ochre'),
    ]),
  ],
  ivy,
  lavender,
};

export const leaves: OwnTheme = {
  ginkgo,
  monstera,
  pampas,
  mimosa,
  rosehip,
  palm: (rnd) => [
    fill(pen(rnd, way(-14, 28, -4, 8, 4, -8, 18, -22), 1.2, 0.6), 'stem'),
    ...times(13, (i, t) => {
      const [x, y] = [-9 + 26 * t, 18 - 39 * t];
      return [1, -1].map((side) =>
        lf(x, y, -52 + side * (62 - 34 * t), 20 - 11 * t, 1.15, i % 2 === 0 ? 'leaf~' : 'fern~', { bend: side * 0.4 }),
      );
    }),
  ],
  'three-leaves': (rnd) => [
    fill(pen(rnd, way(0, 26, 1, 8, 0, -6), 1, 0.6), 'stem'),
    ...shaded(0, -4, -90, 24, 5.4, 'leaf~', { widest: 0.45 }),
    ...shaded(0.6, 8, -150, 21, 4.6, 'sage~', { bend: 0.3 }),
    ...shaded(0.6, 8, -30, 21, 4.6, 'fern~', { bend: -0.3 }),
  ],
  'berry-branch': (rnd) => [
    ...twig(rnd, upright, 11, 9, { width: 0.24 }),
    ...berries(rnd, upright, [0.2, 0.27, 0.45, 0.52, 0.7, 0.77], 1.5, 'red'),
  ],
  seedling: () => [
    ...both(lf(0, -4, -28, 15, 3.4, 'leaf~', { bend: -0.5, widest: 0.5 }), lf(0, -5, -68, 9, 1.5, 'sage~', { bend: -0.3 })),
    sw(1.5, 'stem', 0, 16, 0.6, 6, 0, -6),
    ...both(lf(0, 16, 12, 10, 1.3, 'brown~', { bend: 0.2 })),
  ],
  clover: () => [
    sw(1.6, 'stem', 0, 1, 2, 9, 6, 16),
    ...times(4, (i) => {
      const marks = [heart(0, -9, 0.66, 'leaf~'), lf(0, -1.5, -90, 8, 0.5, 'sage')];
      return at(marks, 0, 0, 1, 45 + i * 90);
    }),
  ],
  'clover-three': (rnd) => [
    sw(1.4, 'stem', 0, 1, -2, 10, -5, 17),
    ...times(3, (i) => at([heart(0, -8.6, 0.62, rnd.chance(0.5) ? 'leaf~' : 'fern~'), lf(0, -1.5, -90, 7, 0.5, 'sage')], 0, 0, 1, i * 120)),
  ],
};
