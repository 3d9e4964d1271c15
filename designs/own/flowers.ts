/** Single flowers. */
import {
  anemone,
  blob,
  c,
  type Draw,
  e,
  f,
  fill,
  full,
  lf,
  type OwnTheme,
  pen,
  petals,
  polar,
  rose,
  shaded,
  starFlower,
  sw,
  times,
  way,
} from './kit.ts';

function stalk(rnd: Parameters<Draw>[0], ...numbers: number[]) {
  return fill(pen(rnd, way(...numbers), 1.1, 0.9, 5), 'stem');
}

export const tulip: Draw = (rnd) => [
  stalk(rnd, 1, 30, -1, 12, 0, -8),
  ...shaded(0.4, 28, -116, 26, 2.8, 'leaf~', { bend: 0.5 }),
  ...shaded(0.4, 28, -60, 22, 2.6, 'fern~', { bend: -0.5 }),
  f(
    'M0 -6C-10 -8 -10 -20 -7 -28C-4.4 -25.6 -2.6 -23 -1 -20C0 -24 1 -26.6 2 -28.6C3 -25 4 -22 4.4 -20C5.6 -23 6.6 -25.6 8 -27.6C11 -18 9 -8 0 -6Z',
    'rose',
  ),
  f('M0 -6C9 -8 11 -18 8 -27.6C5.4 -24 4 -19 4.4 -14C4 -10 2 -7.4 0 -6Z', 'rose-dark'),
  lf(-1, -8, -97, 16, 0.55, 'blush'),
];

export const poppy: Draw = (rnd) => [
  stalk(rnd, -3, 32, 2, 14, -1, -6),
  ...shaded(-1, 22, -150, 15, 2, 'leaf~', { ripple: 0.2 }),
  ...shaded(1, 14, -28, 12, 1.7, 'leaf~', { ripple: 0.2 }),
  ...petals(rnd, -1, -12, 3, 14, 0.56, 'red', { start: -2.35 + 0.75, from: 0.02 }),
  ...petals(rnd, -1, -12, 4, 12.4, 0.5, 'red', { start: 0.35, from: 0.02 }),
  ...times(13, (i) => c(...polar([-1, -12], (i / 13) * full, 4.3), 0.55, 'navy')),
  fill(blob(rnd, [-1, -12], 2.6, 0.06, 9), 'navy'),
  c(-1, -12, 1, 'sage'),
];

export const daisy: Draw = (rnd) => [
  stalk(rnd, 2, 32, -1, 14, 0, -6),
  ...shaded(1, 26, -140, 14, 2.2, 'leaf~', { bend: 0.4 }),
  ...shaded(1, 24, -38, 12, 2, 'leaf~', { bend: -0.4 }),
  ...petals(rnd, 0, -11, 15, 13, 0.15, 'cream', { from: 0.22, shade: false }),
  fill(blob(rnd, [0, -11], 4, 0.05, 10), 'ochre'),
  ...times(7, (i) => c(...polar([0, -11], (i / 7) * full, 2.1), 0.5, 'gold-dark')),
];

const sunflower: Draw = (rnd) => [
  stalk(rnd, -2, 34, 1, 14, 0, -4),
  ...shaded(0, 18, -158, 16, 4.6, 'leaf~', { widest: 0.36, bend: 0.4 }),
  ...shaded(0, 24, -24, 15, 4.4, 'fern~', { widest: 0.36, bend: -0.4 }),
  ...petals(rnd, 0, -12, 17, 16, 0.13, 'gold', { from: 0.4, shape: { widest: 0.45, tip: 1 } }),
  ...petals(rnd, 0, -12, 15, 14.4, 0.13, 'ochre', { from: 0.4, shape: { widest: 0.45, tip: 1 } }),
  fill(blob(rnd, [0, -12], 7, 0.04, 12), 'brown'),
  ...times(8, (i) => c(...polar([0, -12], (i / 8) * full, 4.6), 0.6, 'ochre')),
  ...times(5, (i) => c(...polar([0, -12], (i / 5) * full + 0.3, 2.1), 0.55, 'ochre')),
];

export const cornflower: Draw = (rnd) => [
  stalk(rnd, 0, 32, 2, 12, 0, -8),
  lf(1, 20, -132, 17, 1.1, 'sage~', { bend: 0.3 }),
  lf(1.4, 12, -44, 14, 1, 'sage~', { bend: -0.3 }),
  ...times(11, (i) => {
    const a = -205 + i * 23;
    const [x, y] = polar([0, -12], (a / 180) * Math.PI, 1);
    return [lf(x, y, a, 13, 2.2, i % 2 === 0 ? 'blue~' : 'navy~', { widest: 0.8, tip: 0.35 })];
  }),
  ...times(7, (i) => lf(0, -12, -160 + i * 23, 7, 1.1, 'lilac~', { widest: 0.75, tip: 0.4 })),
  f('M-3.4 -10.6C-4 -6 -2 -3.4 0 -3.2C2 -3.4 4 -6 3.4 -10.6C1.4 -11.6 -1.4 -11.6 -3.4 -10.6Z', 'leaf'),
];

const lily: Draw = (rnd) => [
  stalk(rnd, 3, 34, -1, 14, 0, -4),
  ...shaded(1, 24, -140, 18, 2, 'leaf~', { bend: 0.4 }),
  ...shaded(0, 14, -40, 18, 2, 'leaf~', { bend: -0.4 }),
  ...petals(rnd, 0, -10, 3, 17, 0.24, 'cream', { start: -1.05, shape: { widest: 0.45, tip: 1.1, bend: 0.4 } }),
  ...petals(rnd, 0, -10, 3, 18, 0.27, 'cream', { start: -2.1, shape: { widest: 0.45, tip: 1.1, bend: -0.4 } }),
  ...times(5, (i) => {
    const [x, y] = polar([0, -10], -2.5 + i * 0.46, 8);
    return [sw(0.7, 'sage', 0, -10, x * 0.6, -10 + (y + 10) * 0.6, x, y), e(x, y, 1.2, 0.8, 'brown')];
  }),
];

const peony: Draw = (rnd) => [
  ...times(5, (i) => shaded(0, 0, 20 + i * 72, 21, 4.4, i % 2 === 0 ? 'leaf~' : 'fern~')),
  ...petals(rnd, 0, 0, 8, 16, 0.42, 'rose', {}),
  ...petals(rnd, 0, 0, 7, 13, 0.42, 'blush', {}),
  ...petals(rnd, 0, 0, 6, 10, 0.42, 'rose', {}),
  ...petals(rnd, 0, 0, 6, 7, 0.44, 'blush', {}),
  ...petals(rnd, 0, 0, 4, 4.4, 0.46, 'rose', {}),
];

const dahlia: Draw = (rnd) => [
  ...(
    [
      [16, 17],
      [14, 13.4],
      [12, 10],
      [9, 6.8],
      [6, 4],
    ] as const
  ).flatMap(([count, size], i) =>
    petals(rnd, 0, 0, count, size, 0.17, i % 2 === 0 ? 'plum' : 'rose', {
      start: i * 0.2,
      shade: false,
      shape: { widest: 0.6, tip: 0.8, bend: 0 },
    }),
  ),
  c(0, 0, 1.1, 'ochre'),
];

const magnolia: Draw = (rnd) => [
  fill(pen(rnd, way(-24, 26, -12, 15, 0, 8, 12, -6), 2, 0.9), 'brown'),
  fill(pen(rnd, way(-8, 12, -10, 0, -7, -9), 1.2, 0.9), 'brown'),
  ...shaded(-16, 18, -160, 12, 3.4, 'leaf~'),
  ...shaded(6, 2, 30, 12, 3.4, 'leaf~'),
  ...(
    [
      [-100, 15, 3.9, 'rose'],
      [-30, 14, 3.8, 'rose'],
      [-78, 17, 4.2, 'blush'],
      [-52, 17, 4.2, 'cream'],
      [-65, 16, 3.7, 'blush'],
    ] as const
  ).flatMap(([a, long, wide, ink]) => shaded(12, -5, a, long, wide, `${ink}~`, { widest: 0.6, tip: 0.6 })),
  ...(
    [
      [-110, 12, 2.6, 'rose'],
      [-76, 12, 2.6, 'blush'],
      [-92, 12.6, 2.5, 'rose'],
    ] as const
  ).flatMap(([a, long, wide, ink]) => shaded(-7, -8, a, long, wide, `${ink}~`, { widest: 0.5, tip: 0.7 })),
];

const cherry: Draw = (rnd) => [
  fill(pen(rnd, way(-28, 10, -12, 4, 4, 6, 27, -8), 1.9, 0.8), 'brown'),
  fill(pen(rnd, way(-10, 4, -2, -6, 6, -14), 1.1, 0.7), 'brown'),
  ...shaded(18, -2, 40, 10, 2.6, 'leaf~'),
  ...shaded(-20, 7, 120, 10, 2.6, 'leaf~'),
  ...(
    [
      [-16, 3, 5.4],
      [-5, 10, 4.6],
      [-4, -6, 5.6],
      [7, -15, 5],
      [10, 2, 6],
      [22, -9, 5.2],
      [-24, 12, 4],
    ] as const
  ).flatMap(([x, y, r], i) => starFlower(rnd, x, y, r, i % 2 === 0 ? 'blush' : 'cream', 'rose')),
  ...(
    [
      [2, 12],
      [16, 5],
      [-12, -5],
    ] as const
  ).map(([x, y]) => c(x, y, 1.5, 'rose~')),
];

export const flowers: OwnTheme = {
  tulip,
  poppy,
  daisy,
  sunflower,
  cornflower,
  lily,
  peony,
  dahlia,
  magnolia,
};

export const garden: OwnTheme = {
  'cherry-blossom': cherry,
  rose: (rnd) => [
    stalk(rnd, 2, 34, -1, 16, 0, -2),
    ...shaded(0, 18, -154, 14, 4, 'fern~'),
    ...shaded(0.6, 22, -26, 13, 3.8, 'leaf~'),
    ...times(4, (i) => lf(0, -3, 20 + i * 46, 8, 1.5, 'fern~')),
    ...rose(rnd, 0, -12, 11, ['red', 'rose', 'red']),
  ],
  anemone: (rnd) => [...times(5, (i) => shaded(0, 0, 10 + i * 72, 19, 3.4, 'leaf~')), ...anemone(rnd, 0, 0, 15)],
  'rose-head': (rnd) => [...times(3, (i) => shaded(0, 0, 30 + i * 120, 20, 4.4, 'fern~')), ...rose(rnd, 0, 0, 14)],
  snowdrop: (rnd) => [
    fill(pen(rnd, way(-1, 30, -2, 6, 2, -16, 8, -16, 10, -9), 1, 0.7), 'stem'),
    ...shaded(-1, 30, -106, 30, 1.5, 'leaf~', { bend: 0.2 }),
    ...shaded(0, 30, -74, 26, 1.5, 'fern~', { bend: -0.2 }),
    e(10, -8, 1.8, 1.6, 'leaf'),
    ...times(3, (i) => shaded(10, -7.6, 118 - i * 28, 12, 2.6, 'sky~', { widest: 0.6, tip: 0.6 })),
  ],
  narcissus: (rnd) => [
    stalk(rnd, 0, 32, -2, 10, 0, -8),
    lf(-1, 32, -108, 32, 1.5, 'leaf~', { bend: 0.25 }),
    lf(1, 32, -72, 28, 1.5, 'fern~', { bend: -0.25 }),
    ...petals(rnd, 0, -12, 6, 13, 0.3, 'cream', { shape: { widest: 0.5, tip: 0.8 } }),
    fill(blob(rnd, [0, -12], 4.8, 0.09, 12), 'ochre'),
    fill(blob(rnd, [0, -12], 2.8, 0.09, 10), 'gold-dark'),
  ],
};
