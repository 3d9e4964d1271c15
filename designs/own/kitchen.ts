import { recoloured } from '#designs/drawing/drawing.ts';
import { fig, lemon, lemonSlice } from '#designs/drawing/plate-plants.ts';
import { at, both, c, e, f, heart, lf, type OwnTheme, p, s, shaded, sprig, sw, times } from './kit.ts';
import { bow, cloud } from './parts.ts';

export const kitchen: OwnTheme = {
  lemon: (rnd) => [
    ...shaded(4, -9, -20, 15, 3.6, 'leaf~'),
    ...shaded(3, -9, -80, 12, 3, 'fern~'),
    ...recoloured(lemon(rnd, [0, 2], 13, 0.4), { fruit: 'ochre', 'fruit-light': 'cream', 'fruit-lighter': 'cream', 'fruit-dark': 'gold' }),
  ],
  'lemon-slice': (rnd) =>
    recoloured(lemonSlice(rnd, [0, 0], 15), {
      fruit: 'ochre',
      'flesh-light': 'cream',
      flesh: 'ochre',
      'flesh-dark': 'gold',
      'fruit-dark': 'gold',
    }),
  lemons: (rnd) => [
    sw(1.5, 'brown', -24, -14, -8, -10, 8, -12, 22, -8),
    ...shaded(-8, -10, -70, 15, 4, 'leaf~'),
    ...shaded(8, -12, -30, 15, 4, 'fern~'),
    ...shaded(-16, -12, 110, 13, 3.4, 'fern~'),
    ...recoloured([...lemon(rnd, [-4, 3], 9, 1.5), ...lemon(rnd, [12, 1], 8.4, 1.7)], {
      fruit: 'ochre',
      'fruit-light': 'cream',
      'fruit-lighter': 'cream',
      'fruit-dark': 'gold',
    }),
    ...shaded(4, -11, 80, 12, 3.2, 'leaf~'),
  ],
  fig: (rnd) => [
    ...shaded(1, -13, -30, 16, 5, 'leaf~'),
    ...recoloured(fig(rnd, [0, 2], 26, 0), {
      fruit: 'plum',
      'fruit-light': 'lilac',
      'fruit-line': 'plum-dark',
      'fruit-dark': 'plum-dark',
      stem: 'stem',
    }),
  ],
  cherries: () => [
    sw(1, 'stem', -8, 3, -4, -8, 4, -16),
    sw(1, 'stem', 8, 5, 7, -6, 4, -16),
    ...shaded(4, -16, 200, 15, 3.6, 'leaf~'),
    ...(
      [
        [-8, 8],
        [8, 10],
      ] as const
    ).flatMap(([x, y]) => [
      c(x, y, 6.4, 'red'),
      f(
        `M${x + 2} ${y - 6}C${x + 8} ${y - 3} ${x + 7} ${y + 6} ${x} ${y + 6.4}C${x + 5} ${y + 2} ${x + 4.4} ${y - 3} ${x + 2} ${y - 6}Z`,
        'red-dark',
      ),
      lf(x - 3.8, y + 0.6, -70, 4, 0.8, 'cream', { tip: 0.6 }),
    ]),
  ],
  strawberry: () => [
    f('M0 -8C8 -12 14 -6 12 1C10 9 4 15 0 17C-4 15 -10 9 -12 1C-14 -6 -8 -12 0 -8Z', 'red'),
    f('M5 -9.6C11 -10 13.6 -5 12 1C10 9 4 15 0 17C7 9 9 0 5 -9.6Z', 'red-dark'),
    ...(
      [
        [-6, -2],
        [0, -3],
        [6, -2],
        [-4, 3],
        [3, 3],
        [-1, 8],
        [3, 10],
        [-6, 7],
      ] as const
    ).map(([x, y]) => lf(x, y - 1, 90, 2, 0.6, 'cream')),
    ...times(5, (i) => lf(0, -8, -170 + i * 40, 8.4, 1.8, 'leaf~')),
    sw(1.2, 'stem', 0, -9, 1, -13, 4, -15),
  ],
  'wine-glass': () => [
    f('M-7 -16H7C9 -6 6 0 0.8 1V12C4 12.6 6 13.4 6 15H-6C-6 13.4 -4 12.6 -0.8 12V1C-6 0 -9 -6 -7 -16Z', 'sky'),
    f('M-7.7 -8.6C-3 -7 3 -10 7.7 -8.6C8 -3 5 0 0 0.4C-5 0 -8 -3 -7.7 -8.6Z', 'red'),
    lf(-5, -10, 88, 6, 0.7, 'paper'),
  ],
  'wine-bottle': () => [
    f('M-2.4 -20H2.4V-9C6 -7 6.4 -4 6.4 0V16C6.4 17.4 5.4 18 4 18H-4C-5.4 18 -6.4 17.4 -6.4 16V0C-6.4 -4 -6 -7 -2.4 -9Z', 'fern'),
    p('red', -2.8, -20, 2.8, -20, 2.8, -15, -2.8, -15),
    p('cream', -6.4, 0, 6.4, 0, 6.4, 11, -6.4, 11),
    heart(0, 5.4, 0.3, 'red'),
    lf(4, -5, 88, 5, 0.6, 'sage'),
  ],
  cup: () => [
    f('M-12 -4H10C10 6 6 12 -1 12C-8 12 -12 6 -12 -4Z', 'blue'),
    f('M10 -2C18 -4 17 7 8 6L9 3.6C13 4 13 0.4 10 1Z', 'blue'),
    f('M-12 -4C-12 -6.6 10 -6.6 10 -4C10 -1.4 -12 -1.4 -12 -4Z', 'brown'),
    e(-1, 13.4, 13, 1.9, 'sky'),
    ...([-5, 0, 5] as const).map((x) => sw(1, 'sand', x, -8, x - 1.6, -11, x + 1, -14, x - 0.4, -17)),
    heart(-1, 4, 0.3, 'cream'),
  ],
  teapot: () => [
    f('M-11 -2C-11 -10 9 -10 10 -2C14 10 6 13 -1 13C-8 13 -15 10 -11 -2Z', 'rose'),
    f('M10 0C14 0 13 -6 18 -7C17 -2 17 6 9.6 8Z', 'rose'),
    f('M-11 0C-20 -2 -19 9 -10.6 8.6L-10.6 6C-15 6 -15 1.6 -11.4 2.6Z', 'rose'),
    f('M-6 -8C-5 -11 4 -11 5 -8Z', 'rose-dark'),
    c(-0.5, -11.6, 1.7, 'rose-dark'),
    ...times(5, (i) => lf(-1, 3, i * 72 - 90, 4.4, 1.2, 'cream')),
    c(-1, 3, 1.3, 'ochre'),
  ],
  cutlery: () => [
    f(
      'M-9 -16H-7.6V-8H-6V-16H-4.6V-8H-3V-16H-1.6V-6C-1.6 -3.4 -3.4 -3 -4 -2.4L-3.6 16C-4 17.4 -6.6 17.4 -7 16L-6.6 -2.4C-7.4 -3 -9 -3.4 -9 -6Z',
      'grey',
    ),
    f('M3 -16C8 -13 8.6 -5 7.4 0H6.4V16C6 17.4 3.4 17.4 3 16Z', 'grey'),
  ],
  plate: (rnd) => [
    c(0, 0, 14, 'sky'),
    c(0, 0, 9.4, 'cream'),
    ...sprig(rnd, -6, 5, -40, 16, 'leaf', 4),
    f('M-19 -12H-18V-5H-17V-12H-16V-3L-16.6 12H-18.4L-19 -3Z', 'grey'),
    f('M17 -12C20 -9 20 -3 19 1V12H17Z', 'grey'),
  ],
  bread: () => [
    f('M-16 6C-20 -4 -12 -10 0 -10C12 -10 20 -4 16 6C14 10 -14 10 -16 6Z', 'gold'),
    ...times(4, (i) => sw(1.8, 'cream', -10 + i * 6, -5, -8 + i * 6, 0, -9 + i * 6, 4)),
    f('M-16 6C-8 8 10 8 17 3C17 8 14 10 0 10C-12 10 -15 9 -16 6Z', 'gold-dark'),
  ],
  pretzel: () => [
    sw(4, 'brown', -2, 4, 6, 8, 13, 2, 9, -9, 0, -3, -4, 4, -9, 11),
    sw(4, 'brown', 2, 4, -6, 8, -13, 2, -9, -9, 0, -3, 4, 4, 9, 11),
    ...(
      [
        [-10, 0],
        [10, 0],
        [-6, -7],
        [6, -7],
        [0, -1],
      ] as const
    ).map(([x, y]) => c(x, y, 0.8, 'cream')),
  ],
  jar: (rnd) => [
    f('M-9 -8C-11 -6 -11 -4 -11 -2V12C-11 15 -9 16 -7 16H7C9 16 11 15 11 12V-2C11 -4 11 -6 9 -8Z', 'red'),
    p('cream', -8, 0, 8, 0, 8, 10, -8, 10),
    ...sprig(rnd, -5, 8, -30, 10, 'leaf', 3),
    f('M-11 -7L-9 -14H9L11 -7C6 -9 -6 -9 -11 -7Z', 'blue'),
    ...times(4, (i) => c(-6 + i * 4, -11, 0.9, 'cream')),
    ...bow(0, -7, 0.34, 'ochre'),
  ],
};

export const sky: OwnTheme = {
  sun: () => [
    ...times(16, (i) =>
      at([lf(0, -9.6, -90, i % 2 === 0 ? 8 : 5.6, 1.3, i % 2 === 0 ? 'ochre' : 'gold', { widest: 0.4 })], 0, 0, 1, i * 22.5),
    ),
    c(0, 0, 8, 'ochre'),
  ],
  'sun-face': () => [
    ...times(12, (i) => at([p(i % 2 === 0 ? 'ochre' : 'red', -2.4, -9.6, 0, -16.6 + (i % 2) * 2, 2.4, -9.6)], 0, 0, 1, i * 30)),
    c(0, 0, 9.6, 'ochre'),
    ...both(sw(1, 'brown', 2, -2, 3.6, -3.4, 5.4, -2), c(5.4, 2, 1.5, 'red')),
    sw(1, 'brown', -3.6, 3, 0, 5.6, 3.6, 3),
    sw(0.9, 'brown', 0, -2, 0.9, 1, -0.4, 1.4),
  ],
  moon: () => [
    f('M5 -16C-8 -15 -15 -6 -14 3C-13 12 -5 18 4 17C8 16.6 11.6 14.6 14 12C4 12.6 -3.6 6.6 -4 -2C-4.2 -8 -1 -13 5 -16Z', 'ochre'),
    s(8, -6, 4, 'gold', 5, 0.45),
    s(13, 3, 2.2, 'gold', 5, 0.45),
  ],
  'moon-cloud': () => [
    f('M9 -16C-2 -15 -8 -7 -7 1C-6 9 1 14 9 13C12 12.6 15 11 17 9C9 9.4 2.6 4 2.2 -3C2 -9 4.6 -13.6 9 -16Z', 'ochre'),
    ...cloud(-3, 9, 0.8, 'sky'),
    s(12, -7, 2.6, 'gold', 5, 0.45),
  ],
  stars: () => [
    s(-5, 3, 9, 'ochre', 5, 0.46),
    s(9, -6, 5.6, 'gold', 5, 0.46),
    s(9, 9, 3.6, 'ochre', 5, 0.46),
    s(-9, -11, 3, 'gold', 5, 0.46),
  ],
  star: () => [
    s(0, 0, 15, 'ochre', 5, 0.48),
    p('ochre-dark', 0, -15, 4.2, -5.8, 0, 0),
    p('ochre-dark', 14.3, -4.6, 6.9, 2.2, 0, 0),
    p('ochre-dark', 8.8, 12.1, 0, 7.2, 0, 0),
    p('ochre-dark', -8.8, 12.1, -6.9, 2.2, 0, 0),
    p('ochre-dark', -14.3, -4.6, -4.2, -5.8, 0, 0),
  ],
  comet: () => [
    ...(
      [
        [0, 0],
        [-1.6, 3.4],
        [2.6, 4],
      ] as const
    ).map(([dx, dy], i) =>
      sw([2.6, 1.6, 1.3][i] as number, ['ochre', 'gold', 'cream'][i] as string, -20 + i * 3, 12 + dy, -8 + dx, 6 + dy, 8, -7),
    ),
    s(10, -9, 8, 'ochre', 8, 0.38),
  ],
  sparkles: () => [
    s(0, 0, 13, 'gold', 4, 0.24),
    s(11, -10, 6, 'gold', 4, 0.24),
    s(-11, 9, 5, 'gold', 4, 0.24),
    s(10, 10, 3.6, 'gold', 4, 0.24),
  ],
  cloud: () => cloud(0, 0, 1, 'sky'),
  rain: () => [
    ...cloud(0, -4, 0.9, 'sky'),
    ...times(5, (i) => lf(-9 + i * 4.6, 5 + (i % 2) * 4, 96, 6, 1, 'blue~', { widest: 0.7, tip: 0.6 })),
  ],
  rainbow: () =>
    (
      [
        ['red', 19, 15.6],
        ['ochre', 15, 11.6],
        ['leaf', 11, 7.6],
        ['blue', 7, 3.6],
      ] as const
    ).map(([ink, a, b]) =>
      f(
        `M${-a} 10C${-a} ${10 - a * 1.333} ${a} ${10 - a * 1.333} ${a} 10H${b}C${b} ${10 - b * 1.333} ${-b} ${10 - b * 1.333} ${-b} 10Z`,
        ink,
      ),
    ),
  constellation: () => [
    sw(0.7, 'blue', -16, 8, -7, 0),
    sw(0.7, 'blue', -7, 0, 1, 3),
    sw(0.7, 'blue', 1, 3, 6, -6),
    sw(0.7, 'blue', 6, -6, 16, -9),
    sw(0.7, 'blue', 6, -6, 14, 4),
    ...(
      [
        [-16, 8, 3],
        [-7, 0, 2.4],
        [1, 3, 3],
        [6, -6, 3.6],
        [16, -9, 2.4],
        [14, 4, 2.6],
      ] as const
    ).map(([x, y, r]) => s(x, y, r, 'gold', 4, 0.3)),
  ],
  sunrise: () => [
    f('M-13 4C-13 -13.3 13 -13.3 13 4Z', 'ochre'),
    ...times(9, (i) => at([lf(0, -15, -90, 5, 1.1, 'gold')], 0, 4, 1, -80 + i * 20)),
    sw(1.3, 'blue', -20, 7, -7, 6, 7, 8, 20, 7),
    sw(1.2, 'blue', -14, 10.4, 0, 9.4, 14, 10.4),
  ],
};
