import { at, bar, both, e, f, lf, type OwnTheme, petals, rose, shaded, sprig, starFlower, sw, times, twig } from './kit.ts';
import { candle, dove } from './parts.ts';

export const mourning: OwnTheme = {
  'lone-branch': (rnd) => [
    ...twig(rnd, [-4, 34, 2, 18, -3, 2, 4, -14, 0, -30], 9, 12, { width: 0.19, inks: ['grey'], stem: 'grey' }),
    ...at(shaded(0, 0, 20, 9, 1.9, 'grey~'), 12, 28),
    ...at(shaded(0, 0, 50, 7, 1.6, 'grey~'), 20, 34),
  ],
  candle: (rnd) => [...candle(0, -10, 16, 'cream', 4), ...sprig(rnd, -2, 16, 192, 17, 'sage', 4), ...sprig(rnd, 2, 16, -12, 17, 'sage', 4)],
  feather: () => [
    ...shaded(-12, 24, -62, 52, 6.4, 'grey', { widest: 0.6, tip: 0.7, bend: 0.35 }),
    sw(0.9, 'navy', -16, 32, -8, 14, 4, -6, 14, -20),
    ...times(4, (i) => lf(-2 + i * 4.4, 7 - i * 8, 24 - i * 4, 5, 0.5, 'paper')),
    ...times(3, (i) => lf(-7 + i * 4, 9 - i * 8, 196 - i * 4, 5, 0.5, 'paper')),
  ],
  lily: (rnd) => [
    sw(1.4, 'leaf', 5, 32, 0, 14, 1, -2),
    ...shaded(3, 26, -132, 22, 2.2, 'sage~'),
    ...shaded(1, 14, -42, 18, 2, 'leaf~'),
    ...petals(rnd, 1, -8, 3, 15, 0.24, 'cream', { start: -1.05, shape: { widest: 0.45, tip: 1.1 } }),
    ...petals(rnd, 1, -8, 3, 17, 0.27, 'cream', { start: -2.1, shape: { widest: 0.45, tip: 1.1 } }),
    ...times(5, (i) => lf(1, -8, -140 + i * 24, 8, 0.6, 'gold~')),
    ...shaded(4, 8, -20, 14, 2.6, 'cream~', { widest: 0.6, tip: 0.6 }),
  ],
  'weeping-willow': () => [
    f('M-2 22C0 14 -2 6 -4 -4L0 -2L4 -6C3 4 2 14 5 22Z', 'brown'),
    ...times(17, (i) => {
      const x = -17 + i * 2.1;
      const t = -17 + Math.abs(i - 8) * 1.5;
      return [
        sw(0.8, 'leaf', 0, -5, x * 0.6, t, x, t + 8, x * 1.06, t + 18 + (i % 3) * 3),
        ...times(5, (k) => lf(x, t + 6 + k * 3, 90 + (k % 2 === 0 ? 26 : -26), 4.6, 0.9, i % 2 === 0 ? 'sage~' : 'leaf~')),
      ];
    }),
    f('M-14 22C-6 20.4 6 20.4 14 22V23.4H-14Z', 'sage'),
  ],
  'bare-tree': () => [
    sw(2.6, 'navy', 1, 22, 0, 8, 1, -2),
    f('M-3 22C-1 18 -1 12 -0.6 6H2C2 12 2.6 18 5 22Z', 'navy'),
    ...(
      [
        [0, 6, -9, -4, -16, -8],
        [1, 2, 9, -6, 17, -9],
        [0.6, -1, -5, -11, -8, -20],
        [1, -1, 6, -12, 8, -20],
        [-7, -2, -11, -9, -12, -15],
        [7, -4, 12, -11, 14, -17],
        [-3, -7, -1, -14, -1, -21],
      ] as const
    ).map((way) => sw(1.1, 'navy', ...way)),
    ...(
      [
        [14, 4],
        [10, 13],
        [18, 12],
      ] as const
    ).flatMap(([x, y], i) => shaded(x, y, 30 + i * 40, 5, 1.2, 'grey~')),
    f('M-15 21.4H15V22.8H-15Z', 'navy'),
  ],
  horizon: () => [
    f('M-11 0C-11 -14.6 11 -14.6 11 0Z', 'sand'),
    ...(
      [
        [0, 22],
        [3.4, 17],
        [6.6, 20],
        [9.8, 12],
        [13, 15],
      ] as const
    ).map(([y, w], i) => sw(1.2, i % 2 === 0 ? 'grey' : 'blue', -w, y + 2, 0, y + 2.4, w, y + 2)),
    ...(
      [
        [-8, -15],
        [6, -18],
        [11, -15],
      ] as const
    ).map(([x, y]) => sw(0.9, 'navy', x - 3, y - 1, x - 1, y - 1.6, x, y, x + 1.4, y - 1.7, x + 3.4, y - 1.2)),
  ],
  cross: (rnd) => [
    f('M-1.6 -19H1.6V-9H9V-6H1.6V17H-1.6V-6H-9V-9H-1.6Z', 'grey'),
    ...twig(rnd, [-12, 19, -4, 10, 4, 12, 12, 4], 8, 7, { inks: ['sage', 'grey'], stem: 'grey' }),
  ],
};

export const farewell: OwnTheme = {
  dove: (rnd) => [...dove(0, 0, 1, 'grey'), ...at(sprig(rnd, 0, 0, 60, 9, 'sage', 3), 17, -2)],
  rose: (rnd) => [
    sw(1.2, 'sage', -14, 22, -8, 6, 2, -6),
    ...shaded(-9, 10, 170, 12, 3, 'sage~'),
    ...shaded(-6, 4, -6, 12, 3, 'sage~'),
    ...rose(rnd, 5, -10, 10, ['blush', 'cream', 'blush']),
  ],
  wreath: (rnd) => [
    ...times(26, (i) => {
      const a = i * 13.8;
      const [x, y] = [17 * Math.cos((a * Math.PI) / 180), 17 * Math.sin((a * Math.PI) / 180)];
      return [lf(x, y, a + 52, 9, 1.5, i % 2 === 0 ? 'fern~' : 'sage~'), lf(x, y, a + 118, 7.4, 1.3, 'sage~')];
    }),
    ...starFlower(rnd, -9, 14, 4),
    ...rose(rnd, 0, 17, 5.6, ['blush', 'cream', 'blush']),
    ...starFlower(rnd, 9, 14, 4),
    f('M-3 21L-6 33L-3.4 31L-1.6 33L0 22Z', 'grey'),
    f('M3 21L6 33L3.4 31L1.6 33L0 22Z', 'grey'),
  ],
  'falling-leaves': () => [
    ...shaded(-10, -14, 60, 13, 3, 'grey~'),
    ...shaded(6, -16, 120, 11, 2.6, 'sand~'),
    ...shaded(-2, 0, 20, 12, 2.8, 'sage~'),
    ...shaded(10, 4, 80, 11, 2.6, 'grey~'),
    ...shaded(-10, 12, -10, 12, 2.8, 'sand~'),
  ],
  stones: () => [
    e(0, 14, 14, 5, 'grey'),
    e(1, 5, 10, 4.4, 'sand'),
    e(-0.6, -2.6, 7, 3.6, 'grey~'),
    e(0.6, -9, 4.6, 2.8, 'sand~'),
    sw(0.9, 'paper', -10, 12.6, -3, 11, 6, 11.4),
    sw(0.8, 'paper', -5, 3.4, 1, 2.4, 6, 3.4),
  ],
  lantern: () => [
    f('M-8 -8H8L10 12H-10Z', 'sand'),
    f('M-5.6 -5H5.6L7 9.6H-7Z', 'paper'),
    ...candle(0, 3, 9.6, 'cream', 2.2),
    f('M-11 12H11V15H-11ZM-9.4 -8L-4 -14H4L9.4 -8Z', 'navy'),
    sw(1, 'navy', -4, -14, -4, -20, 4, -20, 4, -14),
    ...both(bar(1, 'navy', 8, -8, 10, 12)),
  ],
};
