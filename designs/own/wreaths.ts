/** Wreaths, garlands and corners of leaves and flowers. */
import { anemone, berries, c, circleWay, f, lf, moved, type OwnTheme, polar, rose, starFlower, times, twig } from './kit.ts';
import { bow } from './parts.ts';

const mirrorAt0 = [-1, 0, 0, 1, 0, 0] as const;

export const wreaths: OwnTheme = {
  'olive-wreath': (rnd) => {
    const half = (from: number, to: number) =>
      twig(rnd, circleWay(27, from, to), 15, 8.4, { width: 0.15, inks: ['leaf', 'sage'], stemWidth: [0.9, 0.5] });
    return [
      ...half(88, 272),
      ...half(92, -92),
      ...berries(rnd, circleWay(27, 88, 272), [0.2, 0.5, 0.75], 1.4, 'plum'),
      ...berries(rnd, circleWay(27, 92, -92), [0.3, 0.6, 0.85], 1.4, 'plum'),
    ];
  },
  'eucalyptus-wreath': (rnd) => [
    ...twig(rnd, circleWay(27, 95, 275), 13, 8, { width: 0.4, shape: { tip: 0.5, widest: 0.52 }, inks: ['sage', 'leaf'] }),
    ...twig(rnd, circleWay(26, 85, -95), 15, 10, { width: 0.14, inks: ['fern', 'leaf'] }),
  ],
  'flower-wreath': (rnd) => [
    ...twig(rnd, circleWay(27, 120, 290), 13, 9, {}),
    ...twig(rnd, circleWay(27, 60, -110), 13, 9, {}),
    ...anemone(rnd, -8, 26, 7.6),
    ...rose(rnd, 5, 25, 8.6),
    ...starFlower(rnd, 15, 20, 4.4),
    ...starFlower(rnd, -18, 19, 4),
    ...starFlower(rnd, 26, 4, 3.6),
    ...starFlower(rnd, -25, -9, 3.6),
  ],
  crescent: (rnd) => [
    ...twig(rnd, circleWay(27, 150, 330), 16, 9.5, { inks: ['fern', 'leaf', 'sage'] }),
    ...twig(rnd, circleWay(25, 160, 290), 12, 9, { width: 0.13, inks: ['sage'] }),
    ...rose(rnd, -16, -20, 8.4),
    ...starFlower(rnd, -23, -9, 4.6),
    ...starFlower(rnd, -6, -26, 4.6),
  ],
  'laurel-wreath': (rnd) => {
    const one = twig(rnd, [3, 27, -13, 26, -26, 15, -29, -2, -24, -17, -15, -27], 16, 9.6, {
      width: 0.19,
      inks: ['gold~'],
      shade: false,
      stem: 'gold',
    });
    return [...one, ...moved(one, mirrorAt0)];
  },
  'grain-wreath': () => {
    const one = [
      ...times(13, (_i, t) => {
        const [x, y] = polar([0, 0], (100 + 155 * t) * (Math.PI / 180), 27);
        const along = 190 + 155 * t;
        return [lf(x, y, along - 26, 6.4, 1.15, 'ochre~', { widest: 0.45 }), lf(x, y, along + 26, 6.4, 1.15, 'gold~', { widest: 0.45 })];
      }),
    ];
    return [...one, ...moved(one, mirrorAt0), ...bow(0, 28, 0.62, 'red')];
  },
};

export const garlands: OwnTheme = {
  'fir-wreath': (rnd) => [
    ...times(46, (i, t) => {
      const a = t * 352;
      const [x, y] = polar([0, 0], (a / 180) * Math.PI, 25 + (i % 3) * 1.6);
      return [1, -1].map((side) =>
        lf(x, y, a + 90 + side * rnd.between(26, 44), rnd.between(7, 9.4), 0.85, i % 2 === 0 ? 'fern~' : 'leaf~', { bend: -side * 0.2 }),
      );
    }),
    ...times(8, (i) => {
      const [x, y] = polar([0, 0], i * 0.785 + 0.3, 25.5);
      return [c(x, y, 1.9, 'red~'), c(x + 2.6, y + 1.6, 1.5, 'red~')];
    }),
    ...bow(0, 27, 0.85, 'red'),
  ],
  'heart-wreath': (rnd) => {
    const one = twig(rnd, [0, 27, -15, 13, -25, -3, -22, -18, -10, -21, -1, -12], 17, 7.6, { width: 0.2 });
    return [
      ...one,
      ...moved(one, mirrorAt0),
      ...starFlower(rnd, 0, -12, 4),
      ...starFlower(rnd, -22, -16, 3.2),
      ...starFlower(rnd, 22, -16, 3.2),
    ];
  },
  'half-arch': (rnd) => [
    ...twig(rnd, circleWay(30, 186, 262, 8), 10, 9.6, {}),
    ...twig(rnd, circleWay(30, -6, -82, 8), 10, 9.6, {}),
    ...rose(rnd, 0, -30, 7.4),
    ...starFlower(rnd, -9, -29, 4),
    ...starFlower(rnd, 9, -29, 4),
  ],
  corner: (rnd) => [
    ...twig(rnd, [-26, -26, -10, -24, 8, -25, 28, -18], 12, 9, {}),
    ...twig(rnd, [-26, -26, -24, -10, -25, 8, -18, 28], 12, 9, {}),
    ...twig(rnd, [-24, -24, -14, -16, -6, -6], 7, 7, { width: 0.13, inks: ['sage'] }),
    ...rose(rnd, -20, -20, 9),
    ...starFlower(rnd, -8, -25, 4.4),
    ...starFlower(rnd, -25, -7, 4.4),
  ],
  garland: (rnd) => [
    ...twig(rnd, [-1, 11, -16, 9.5, -28, 3, -38, -8], 14, 8.4, {}),
    ...twig(rnd, [1, 11, 16, 9.5, 28, 3, 38, -8], 14, 8.4, {}),
    ...rose(rnd, 0, 10, 6.6),
    ...anemone(rnd, -11, 9.4, 5.2),
    ...anemone(rnd, 11, 9.4, 5.2),
  ],
  'wire-ring': (rnd) => [
    f('M-27 0C-27 -36 27 -36 27 0C27 36 -27 36 -27 0ZM-25.8 0C-25.8 34.4 25.8 34.4 25.8 0C25.8 -34.4 -25.8 -34.4 -25.8 0Z', 'gold'),
    ...twig(rnd, circleWay(26.4, 168, 80), 9, 9.6, { inks: ['sage', 'leaf'] }),
    ...twig(rnd, circleWay(26.4, 60, 20), 5, 8.4, { inks: ['fern', 'leaf'] }),
    ...rose(rnd, 3, 24, 8),
    ...starFlower(rnd, 13.5, 21, 4.4),
    ...starFlower(rnd, -7.5, 24.5, 4.2),
  ],
  'leaf-band': (rnd) => twig(rnd, [-36, 2, -12, -1, 12, 1, 36, -2], 17, 7.6, { width: 0.24, inks: ['leaf', 'sage', 'fern'] }),
};
