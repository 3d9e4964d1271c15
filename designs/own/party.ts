/** Birthdays and parties. */
import { at, bar, c, e, f, heart, l, lf, type OwnTheme, p, s, starFlower, sw, times } from './kit.ts';
import { balloon, bow, flame, sparkle } from './parts.ts';

export const party: OwnTheme = {
  balloons: () => [...balloon(-9, -4, 7, 'blue', 8), ...balloon(9, -5, 7, 'ochre', -8), ...balloon(0, -11, 7.6, 'red', 0)],
  balloon: () => balloon(0, -8, 9, 'rose', 2),
  cake: (rnd) => [
    ...times(5, (i) => [
      bar(1.2, ['red', 'blue', 'ochre', 'blue', 'red'][i] as string, -8 + i * 4, -6, -8 + i * 4, -12),
      ...flame(-8 + i * 4, -11.6, 0.36),
    ]),
    f('M-14 14V-3C-14 -7 14 -7 14 -3V14Z', 'blush'),
    f(
      'M-14 -3C-14 -7 14 -7 14 -3V2C13 5 11 5 10 2C9 0 7.6 0.4 7 3C6.4 6.4 4 6.4 3.4 3C3 1 1.4 1 1 3.4C0.4 7 -2.4 7 -3 3C-3.4 0.6 -5.6 0.6 -6 2.6C-6.8 5.4 -9 5.6 -9.6 3C-10.4 0.6 -12 3 -14 2Z',
      'cream',
    ),
    ...times(5, (i) => starFlower(rnd, -11 + i * 5.5, 10, 2, 'rose', 'ochre')),
    f('M-18 14H18C18 16 16 17 13 17H-13C-16 17 -18 16 -18 14Z', 'sky'),
  ],
  cupcake: () => [
    p('sky', -9, 4, 9, 4, 6.4, 16, -6.4, 16),
    ...times(5, (i) => bar(0.9, 'blue', -6.8 + i * 3.4, 4.6, -5 + i * 2.5, 15.6)),
    f('M-11 4C-13 -2 -8 -4 -7 -5C-7 -10 -2 -10 -1 -13C3 -12 3 -9 6 -8C8 -5.4 7 -4 8 -3C12 -2 12 3 11 4Z', 'blush'),
    sw(1, 'rose', -8, 0, 0, -1.4, 8, -0.6),
    sw(1, 'rose', -4.6, -5, 0, -5.4, 5, -4),
    c(0, -15, 2.6, 'red'),
    sw(0.7, 'stem', 0.6, -17, 2, -19.6, 4, -20),
  ],
  gift: () => [
    p('sky', -12, -3, 12, -3, 12, 15, -12, 15),
    p('sky-dark', 4, -3, 12, -3, 12, 15, 4, 15),
    p('blue', -14, -8, 14, -8, 14, -2.4, -14, -2.4),
    p('red', -2.2, -8, 2.2, -8, 2.2, 15, -2.2, 15),
    ...bow(0, -9.4, 0.7, 'red'),
  ],
  gifts: () => [
    p('ochre', -15, 2, -1, 2, -1, 15, -15, 15),
    p('red', -9.4, 2, -6.6, 2, -6.6, 15, -9.4, 15),
    p('leaf', 0, -4, 15, -4, 15, 15, 0, 15),
    p('cream', 6, -4, 9, -4, 9, 15, 6, 15),
    p('cream', 0, 4, 15, 4, 15, 7, 0, 7),
    ...bow(-8, 1, 0.46, 'red'),
    ...bow(7.5, -5, 0.5, 'cream'),
  ],
  pennants: () => [
    sw(1, 'brown', -30, -9, -15, -1, 0, 1.4, 15, -1, 30, -9),
    ...times(7, (i) => {
      const x = -25 + i * 8.3;
      const y = 1.2 - (x / 30) ** 2 * 9.6;
      return p(
        ['red~', 'cream~', 'blue~', 'ochre~'][i % 4] as string,
        x - 3.4,
        y + Math.sign(x) * -0.9 + 0.4,
        x + 3.4,
        y + Math.sign(x) * 0.9 * -1 + 0.4,
        x,
        y + 9,
      );
    }),
  ],
  hat: () => [
    p('blue', -10, 14, 0, -16, 10, 14),
    f('M-10 14C-5 16.6 5 16.6 10 14L8.6 9.8C4 12 -4 12 -8.6 9.8Z', 'red'),
    ...(
      [
        [0, -3, 1.8],
        [-3, 5, 1.8],
        [4, 4.6, 1.8],
      ] as const
    ).map(([x, y, r]) => c(x, y, r, 'ochre')),
    ...times(8, (i) => lf(0, -16, i * 45, 5, 0.9, 'red~')),
  ],
  confetti: (rnd) =>
    times(34, (i) => {
      const [x, y] = [rnd.between(-19, 19), rnd.between(-15, 15)];
      const ink = ['red', 'ochre', 'blue', 'leaf', 'rose'][i % 5] as string;
      const shape = i % 3;
      return shape === 0
        ? c(x, y, 1.1, ink)
        : shape === 1
          ? at([p(ink, -1.6, -0.7, 1.6, -0.7, 1.6, 0.7, -1.6, 0.7)], x, y, 1, rnd.between(0, 180))
          : sw(1, ink, x - 2, y, x, y - 1.6, x + 2, y);
    }),
  popper: () => [
    ...at(
      [p('plum', -3, 0, 3, 0, 6, -14, -6, -14), p('ochre', -4, -5, 4, -5, 4.8, -8.4, -4.8, -8.4), e(0, -14, 6, 1.6, 'plum-dark')],
      -10,
      14,
      1,
      42,
    ),
    ...(
      [
        [2, -6],
        [9, -10],
        [12, 0],
        [4, -14],
        [14, -14],
        [16, -5],
      ] as const
    ).map(([x, y], i) => (i % 2 === 0 ? s(x, y, 2.4, 'ochre', 5, 0.45) : c(x, y, 1.4, ['red', 'blue', 'leaf'][i % 3] as string))),
    sw(1.1, 'rose', 2, 0, 6, -3, 7, 1, 12, 6),
    sw(1.1, 'blue', -4, -6, -4, -12, 1, -13, -1, -19),
  ],
  crown: () => [
    f('M-15 10L-17 -8L-8 0L0 -13L8 0L17 -8L15 10Z', 'ochre'),
    f('M0 -13L8 0L17 -8L15 10H6C8 2 4 -6 0 -13Z', 'ochre-dark'),
    p('gold', -15, 7, 15, 7, 14.6, 12, -14.6, 12),
    ...(
      [
        [-17, -9.4],
        [0, -14.6],
        [17, -9.4],
      ] as const
    ).map(([x, y]) => c(x, y, 2, 'red')),
    ...([-9, 0, 9] as const).map((x) => c(x, 9.5, 1.3, 'blue')),
  ],
  garland: () => [
    sw(0.9, 'brown', -28, -8, -14, 0, 0, 2.4, 14, 0, 28, -8),
    ...times(9, (i) => {
      const x = -24 + i * 6;
      const y = 2.2 - (x / 28) ** 2 * 10;
      return [f(`M${x - 1.1} ${y}H${x + 1.1}V${y + 2}H${x - 1.1}Z`, 'navy'), e(x, y + 4.4, 2, 2.8, i % 2 === 0 ? 'ochre~' : 'gold~')];
    }),
  ],
  lantern: () =>
    (
      [
        [-10, -2, 7, 'ochre'],
        [8, 4, 8, 'red'],
      ] as const
    ).flatMap(([x, y, r, ink]) => [
      l(0.6, 'brown', x, -18, x, y - r),
      e(x, y, r, r * 0.94, `${ink}~`),
      ...times(3, (i) =>
        sw(
          0.9,
          `${ink}-dark`.replace('-dark', '-rib'),
          x - r * 0.9,
          y - r * 0.5 + i * r * 0.5,
          x,
          y - r * 0.4 + i * r * 0.5,
          x + r * 0.9,
          y - r * 0.5 + i * r * 0.5,
        ),
      ),
      f(`M${x - 2.4} ${y - r - 0.8}H${x + 2.4}V${y - r + 1}H${x - 2.4}Z`, 'navy'),
      f(`M${x - 2.4} ${y + r - 1}H${x + 2.4}V${y + r + 0.8}H${x - 2.4}Z`, 'navy'),
    ]),
  cocktail: () => [
    p('sky', -13, -12, 13, -12, 0, 3),
    p('rose', -9.6, -8, 9.6, -8, 0, 3),
    bar(1.4, 'sky', 0, 2, 0, 15),
    f('M-8 17C-8 14.6 8 14.6 8 17Z', 'sky'),
    ...([[10, -14]] as const).flatMap(([x, y]) => [
      c(x, y, 4.6, 'ochre~'),
      c(x, y, 3.2, 'cream'),
      ...times(6, (i) => lf(x, y, i * 60, 2.8, 0.8, 'ochre')),
    ]),
    bar(0.8, 'red', -3, 0, -10, -19),
  ],
  'disco-ball': () => [
    l(0.8, 'grey', 0, -22, 0, -13),
    c(0, 0, 13, 'grey'),
    ...times(6, (r) =>
      times(8, (i) => {
        const y = -10 + r * 4;
        const w = Math.sqrt(169 - y * y);
        const x = -w + ((i + 0.5) / 8) * 2 * w;
        return (r + i) % 3 === 0 ? e(x, y, w * 0.09, 1.4, 'paper') : e(x, y, w * 0.09, 1.4, (r * 3 + i) % 4 === 0 ? 'rose' : 'sky');
      }),
    ),
    sparkle(14, -12, 3.4),
    sparkle(-15, 6, 2.4),
  ],
  letters: () => [
    p('sand', -16, -6, -6, -9, -4, 9, -14, 11),
    ...times(1, () => s(-10, 1, 3.4, 'red')),
    p('blush', -3, -8, 6, -8, 6, 9, -3, 9),
    heart(1.5, 1, 0.28, 'red'),
    p('sky', 8, -9, 17, -6, 14.6, 11, 6.8, 9),
    c(11.6, 1, 2.6, 'navy'),
  ],
};
