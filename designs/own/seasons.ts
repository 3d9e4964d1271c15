/** Christmas, winter, Easter, autumn, mourning. */
import { ball, bell, candle as folkCandle, house, leafFir, snowStar, tree } from '#designs/drawing/folk.ts';
import { fir } from '#designs/drawing/fir.ts';
import { recoloured } from '#designs/drawing/drawing.ts';
import { at, bar, berries, both, c, type Draw, e, f, heart, l, lf, type OwnTheme, p, petals, rose, s, shaded, sprig, starFlower, sw, times, twig } from './kit.ts';
import { bauble, bow, candle, cloud, dove, flame, sparkle } from './parts.ts';

const folk = (motif: typeof tree, body: string, pattern: string, third: string): Draw => (rnd) => motif(rnd, { body, pattern, third });

const holly = (ink: string) => [
  f('M0 0C2 -3 3 -5 5.4 -5.6C6 -3.8 8 -5 10.4 -5.8C10.6 -3.6 12.6 -4 14.6 -4C14.4 -2.4 17 -1 19 0C17 1 14.4 2.4 14.6 4C12.6 4 10.6 3.6 10.4 5.8C8 5 6 3.8 5.4 5.6C3 5 2 3 0 0Z', `${ink}~`),
  f('M0 0C2 3 3 5 5.4 5.6C6 3.8 8 5 10.4 5.8C10.6 3.6 12.6 4 14.6 4C14.4 2.4 17 1 19 0Z', `${ink}-dark`),
];

const needles = (rnd: Parameters<Draw>[0], x: number, y: number, degrees: number, long: number) =>
  at(
    [
      sw(1, 'brown', 0, 0, long / 2, 0.6, long, 0),
      ...times(11, (i, t) => [1, -1].map((side) => lf(long * (0.06 + 0.88 * t), 0, side * (46 - 14 * t) + rnd.spread(4), 7 - 2.4 * t, 0.62, i % 2 === 0 ? 'fern~' : 'leaf~'))),
      lf(long, 0, 0, 5, 0.62, 'fern~'),
    ],
    x,
    y,
    1,
    degrees,
  );

export const christmas: OwnTheme = {
  tree: folk(tree, 'fern', 'cream', 'brown'),
  'leaf-fir': folk(leafFir, 'fern', 'cream', 'ochre'),
  'decorated-tree': (rnd) => [
    f('M-2 12H2V17H-2Z', 'brown'),
    ...[2, 1, 0].flatMap((k) => { const [t, w] = [-17 + k * 8, 7 + k * 3]; return [f(`M0 ${t}L${w} ${t + 12}C${w * 0.5} ${t + 14.4} ${-w * 0.5} ${t + 14.4} ${-w} ${t + 12}Z`, `${k === 1 ? 'leaf' : 'fern'}~`)]; }),
    ...([[-5, 10, 'red'], [1, 8, 'ochre'], [6.4, 10.6, 'blue'], [-3, 2, 'ochre'], [4, 1, 'red'], [0, -6, 'red']] as const).map(([x, y, ink]) => c(x, y, 1.5, ink)),
    s(0, -17.6, 4, 'ochre', 5, 0.45)],
  ball: folk(ball, 'red', 'cream', 'gold'),
  balls: () => [...bauble(-9, 4, 6.4, 'red'), ...bauble(8, -1, 7.4, 'navy'), ...bauble(1, 14, 4.6, 'ochre'), s(8, -1, 3.4, 'cream', 8, 0.4), l(0.9, 'cream', -15, 4, -9, 6, -3, 4), l(0.5, 'gold', 1, -12, 1, 8), l(0.5, 'gold', -9, -14, -9, -4), l(0.5, 'gold', 8, -20, 8, -10)],
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
  'straw-star': () => [...times(8, (i) => at([bar(1.2, 'gold', 0, 0, 0, -15), p('ochre', -2.2, -12, 0, -17, 2.2, -12, 0, -9.6)], 0, 0, 1, i * 45)), ...times(8, (i) => lf(3 * Math.cos(i * 0.785 + 0.39), 3 * Math.sin(i * 0.785 + 0.39), i * 45 + 22.5, 7, 1, 'ochre~')), c(0, 0, 2.6, 'red')],
  holly: () => [...at(holly('fern'), 1, 0, 1, -38), ...at(holly('fern'), -1, 0, 1, 218), ...at(holly('leaf'), 0, 1, 0.8, 92), c(-2.4, 0.4, 2.6, 'red~'), c(2.6, 0, 2.6, 'red~'), c(0.2, 4, 2.6, 'red~')],
  mistletoe: (rnd) => [...bow(0, -12, 0.7, 'red'), sw(1, 'stem', 0, -11, 0.6, -4, 0, 2), ...([[0, 0, 60], [0, 0, 120], [0, -4, 24], [0, -4, 156], [0, 2, 90]] as const).flatMap(([x, y, a]) => at([sw(0.8, 'stem', 0, 0, 5, 0), ...shaded(4, 0, -22, 12, 2, 'sage~', { tip: 0.6, widest: 0.6 }), ...shaded(4, 0, 22, 12, 2, 'leaf~', { tip: 0.6, widest: 0.6 })], x, y, 1, a)), ...([[-3, 4], [3, 3.4], [0, 8]] as const).map(([x, y]) => c(x, y, 1.8, 'cream~'))],
  'fir-branch': (rnd) => [...needles(rnd, -18, 8, -24, 34), ...needles(rnd, -6, 3, 26, 20), ...needles(rnd, -8, 4, -70, 16), ...([[4, 8], [8, 10.6]] as const).map(([x, y]) => c(x, y, 2, 'red~')), ...cone(12, 4)],
  sock: () => [f('M-7 -12H7V2C7 5 9 6 12 8C17 11 15 18 8 17C1 16.4 -6 12 -7 5Z', 'red'), f('M-8.4 -16H8.4V-10.4H-8.4Z', 'cream'), f('M12 8C17 11 15 18 8 17C9 14 9.6 10 12 8Z', 'cream'), s(-1, -3, 3, 'cream', 8, 0.4), s(0, 5.6, 2.6, 'cream', 8, 0.4), sw(1, 'red', 7, -16, 10, -20, 6.6, -20)],
  gingerbread: () => [f('M-3 -5C-10 -12 -5 -18 0 -18C5 -18 10 -12 3 -5C7 -6 12 -7 14 -4C15 -1 12 1 5 1C5 4 9 10 9 14C8 18 3 17 0 9C-3 17 -8 18 -9 14C-9 10 -5 4 -5 1C-12 1 -15 -1 -14 -4C-12 -7 -7 -6 -3 -5Z', 'brown'), ...both(c(2.4, -13, 0.95, 'cream'), sw(0.9, 'cream', 10, -5.4, 11, -3.4, 10.6, -1), sw(0.9, 'cream', 4.4, 12, 6.4, 12.8, 8.4, 12)), sw(1, 'cream', -2.6, -10, 0, -8.6, 2.6, -10), c(0, -2, 1.1, 'red'), c(0, 2, 1.1, 'red')],
  reindeer: () => [
    ...both(sw(1.3, 'brown', 3, -10, 7, -15, 12, -17), sw(1.1, 'brown', 6, -13.6, 6, -18, 8, -21), sw(1, 'brown', 8.4, -15.6, 11, -20, 14, -21), lf(6, -7.6, -14, 8, 2.2, 'sand', { widest: 0.5 })),
    f('M-7 -9C-4 -12 4 -12 7 -9C8 -3 5 4 4 9C3 13 -3 13 -4 9C-5 4 -8 -3 -7 -9Z', 'sand'),
    f('M-4 6C-2 4.6 2 4.6 4 6L4 9C3 13 -3 13 -4 9Z', 'cream'),
    e(0, 8.4, 2.4, 1.9, 'red'),
    ...both(c(3.4, -3, 1, 'navy')),
    ...bow(0, 15, 0.5, 'red'),
  ],
  house: folk(house, 'red', 'cream', 'brown'),
  'gift-tree': () => times(6, (r) => { const w = 15 - r * 2.3; return p(['fern~', 'red~', 'leaf~', 'ochre~', 'fern~', 'red~'][r] as string, -w, 13 - r * 4.6, w, 13 - r * 4.6, w - 1.8, 9.6 - r * 4.6, -w + 1.8, 9.6 - r * 4.6); }).concat([p('brown', -1.6, 13.6, 1.6, 13.6, 1.6, 18, -1.6, 18), s(0, -17.6, 4, 'ochre', 5, 0.45)]),
  nativity: () => [p('brown', -18, -2, 0, -16, 18, -2, 16.4, -0.4, 0, -13.4, -16.4, -0.4), bar(1.6, 'brown', -14, -2, -14, 16), bar(1.6, 'brown', 14, -2, 14, 16), s(0, -17, 5, 'ochre', 8, 0.36), f('M-8 8H8L6 13H-6Z', 'sand'), bar(1.2, 'brown', -6, 16, 4, 11), bar(1.2, 'brown', 6, 16, -4, 11), ...times(5, (i) => lf(0, 8, -160 + i * 35, 6, 0.7, 'ochre~')), e(0, 6.4, 5, 2.2, 'cream'), c(-4, 5.6, 1.9, 'sand'), f('M-20 15.4H20V17.4H-20Z', 'brown')],
};

function cone(x: number, y: number) {
  return [e(x, y, 4, 5.6, 'brown'), ...times(4, (r) => times(4 - Math.abs(r - 1), (i) => lf(x - 2.4 + i * 1.8 + (r % 2) * 0.6, y - 4 + r * 2.6, 90, 2.9, 1, 'sand~', { widest: 0.6, tip: 0.5 })))];
}

export const winter: OwnTheme = {
  'snow-star': folk(snowStar, 'blue', 'sky', 'sky'),
  'snow-flower': () => times(6, (i) => at([bar(0.9, 'blue', 0, 0, 0, -14), ...times(3, (k) => [1, -1].map((side) => bar(0.8, 'blue', 0, -4.6 - k * 3.4, side * (4 - k), -7.6 - k * 3.2))), c(0, -15.4, 1.2, 'sky')], 0, 0, 1, i * 60)).concat([s(0, 0, 3.4, 'sky', 6, 0.5)]),
  crystal: () => times(6, (i) => at([lf(0, -3, -90, 11, 1.6, 'blue~', { widest: 0.5 }), ...both(lf(0, -5, -50, 6, 1, 'sky~', { widest: 0.5 }))], 0, 0, 1, i * 60)).concat([c(0, 0, 1.7, 'blue')]),
  snowman: () => [c(0, 8, 9.6, 'sky'), c(0, -7, 7, 'sky'), f('M5 0C11 3 11 13 4 16.6C7 12 8 5 5 0Z', 'sky-dark'), p('navy', -7.6, -12, 7.6, -12, 7.6, -13.6, -7.6, -13.6), p('navy', -4.8, -13, 4.8, -13, 4.4, -20, -4.4, -20), p('red', -4.8, -13.6, 4.8, -13.6, 4.7, -15.4, -4.7, -15.4), ...both(c(2.4, -8.6, 0.9, 'navy')), p('ochre', 0, -7.4, 7, -5.4, 0, -5), f('M-7 -2.4C-3 0 3 0 7 -2.4L7.4 0.4C3 2.4 -3 2.4 -7.4 0.4Z', 'red'), f('M3 0.6L7 -0.4L8.4 8.4L5 9.4Z', 'red'), c(0, 6, 0.9, 'navy'), c(0, 10.4, 0.9, 'navy'), sw(1, 'brown', -9, 4, -14, 0, -17, -5), sw(0.8, 'brown', -14, 0, -17, -0.6, -19, -1)],
  fir: (rnd) => recoloured(fir(rnd, [0, 24], 46, { ink: 'fern', tier: 4.4 }), { fern: 'fern' }),
  'snow-fir': (rnd) => [f('M-14 22C-8 18 8 18 14 22L12 24H-12Z', 'sky'), ...fir(rnd, [0, 22], 42, { ink: 'navy', snow: 'sky', tier: 4.6 })],
  firs: (rnd) => [...fir(rnd, [-13, 21], 27, { ink: 'leaf', tier: 3.6 }), ...fir(rnd, [12, 22], 32, { ink: 'fern', tier: 4 }), ...fir(rnd, [-1, 24], 42, { ink: 'navy', tier: 4.4 })],
  mitten: () => [f('M-8 6V-6C-8 -15 6 -15 6 -6V-2C9 -6 14 -5 13 -1C12.4 3 9 6 6 8V6Z', 'red'), f('M-9.4 6H7.4V13H-9.4Z', 'cream'), ...times(4, (i) => bar(0.8, 'sand', -6.6 + i * 3.8, 6.6, -6.6 + i * 3.8, 12.4)), s(-1, -4, 4.4, 'cream', 8, 0.4)],
  cap: () => [f('M-12 4C-12 -14 12 -14 12 4Z', 'blue'), ...times(3, (i) => times(5, (k) => lf(-8 + k * 4, 1 - i * 4.4 + Math.abs(k - 2) * 0.6, -90, 3, 0.9, 'sky'))), f('M-13.4 4H13.4V10H-13.4Z', 'cream'), ...times(6, (i) => bar(0.8, 'sand', -10 + i * 4, 4.8, -10 + i * 4, 9.2)), ...times(11, (i) => lf(0, -12, i * 33, 5, 1.1, i % 2 === 0 ? 'cream~' : 'sky~'))],
  sledge: () => [sw(1.5, 'red', -17, -2, -19, -7, -14, -8), sw(1.7, 'red', -18, -5, -14, 8, 0, 9, 17, 8), bar(2.4, 'brown', -14, 0, 15, 0), bar(1.3, 'brown', -8, 0, -9, 8), bar(1.3, 'brown', 9, 0, 10, 8), sw(0.8, 'sand', -14, -7, -22, -4, -24, -11)],
  hut: (rnd) => [p('brown', -12, 14, -12, 1, 12, 1, 12, 14), f('M-17 3L0 -11L17 3L15.6 5L0 -7L-15.6 5Z', 'sky'), p('brown', -8, -1.6, 0, -8, 8, -1.6, 8, 1.4, -8, 1.4), f('M-3 14V6H3V14Z', 'red'), p('ochre', -10, 5, -5.6, 5, -5.6, 10, -10, 10), p('ochre', 5.6, 5, 10, 5, 10, 10, 5.6, 10), f('M-22 14C-12 11.6 12 11.6 22 14V17H-22Z', 'sky'), ...at(fir(rnd, [0, 0], 18, { ink: 'fern', tier: 2.6 }), 18, 14, 1), p('brown', 6, -8.4, 9.4, -8.4, 9.4, -2, 6, -4.6)],
  'ice-skate': () => [f('M-8 -14H2V-2C5 0 10 0 12 4V8H-9C-8 0 -9 -8 -8 -14Z', 'cream'), f('M-9 8H12V5.6H-8.6Z', 'red'), f('M-8.6 -16H2.6V-12.4H-8.6Z', 'sky'), ...times(4, (i) => bar(0.9, 'navy', -2, -9 + i * 3, 3.6, -8 + i * 3.2)), bar(1, 'grey', -6, 8, -6, 12), bar(1, 'grey', 8, 8, 8, 12), sw(1.2, 'grey', -11, 11.6, -6, 12.6, 10, 12.6, 15, 9.6)],
};

const egg = (ink: string, ...marks: ReturnType<Draw>) => [f('M0 -15C8 -15 12 -2 12 4C12 11 7 15 0 15C-7 15 -12 11 -12 4C-12 -2 -8 -15 0 -15Z', ink), f('M5 -12.6C10 -8 12 -1 12 4C12 11 7 15 0 15C8 9 9 -3 5 -12.6Z', `${ink}-dark`), ...marks];

export const easter: OwnTheme = {
  'striped-egg': () => egg('blue', ...times(3, (i) => sw(1.6, 'cream', -11 + Math.abs(i - 1), -6 + i * 7, -5, -4 + i * 7, 0, -6 + i * 7, 5, -4 + i * 7, 11 - Math.abs(i - 1), -6 + i * 7))),
  'dotted-egg': () => egg('rose', ...times(4, (r) => times(3 + (r % 2), (i) => c(-6 + i * 5.6 - (r % 2) * 2.4, -8 + r * 5.6, 1.4, 'cream')))),
  'flower-egg': (rnd) => egg('sky', ...starFlower(rnd, 0, 0, 6, 'cream', 'ochre'), ...sprig(rnd, 0, 6, 160, 8, 'leaf', 3), ...sprig(rnd, 0, 6, 20, 8, 'leaf', 3), ...sprig(rnd, 0, -5, -90, 7, 'leaf', 3)),
  eggs: () => [...at(egg('ochre', s(0, 2, 4, 'cream', 8, 0.4)), -11, 4, 0.72, -16), ...at(egg('rose', c(-4, 0, 1.4, 'cream'), c(3, -4, 1.4, 'cream'), c(2, 5, 1.4, 'cream')), 11, 4, 0.72, 16), ...at(egg('blue', sw(1.4, 'cream', -10, 0, -4, 2, 2, 0, 8, 2)), 0, -2, 0.84)],
  hare: () => [
    f('M-4 -6C-9 -14 -8 -24 -5 -25C-2 -24 -1 -14 -1 -7Z', 'brown'),
    f('M-3.4 -8C-6 -14 -6 -20 -4.8 -21.6C-3.4 -20 -2.4 -14 -2.2 -8Z', 'blush'),
    f('M2 -6C3 -14 6 -22 9 -22C11 -20 8 -12 4 -5Z', 'brown'),
    f('M-8 -1C-8 -8 7 -9 8 -1C8 3 6 5 4 6C10 9 12 14 10 20H-10C-12 14 -9 8 -4 6C-7 5 -8 2 -8 -1Z', 'brown'),
    f('M-4 20C-5 14 -2 10 0.6 10C4 10 6 15 5 20Z', 'sand'),
    ...both(c(3.8, -1.8, 1, 'navy')),
    p('rose', -1.2, 1, 1.2, 1, 0, 2.6),
    c(10, 17.6, 2.8, 'cream'),
    lf(-6, 21, 174, 5, 1.6, 'sand'),
  ],
  chick: () => [c(0, 4, 9.6, 'ochre'), c(2, -7, 6.4, 'ochre'), f('M-9 4C-4 2 2 4 4 9C0 12 -8 11 -9 4Z', 'ochre-dark'), p('red', 7.6, -8, 12.4, -6, 7.6, -4.4), c(4, -8.4, 1, 'navy'), ...both().concat([sw(0.9, 'red', -2, 13, -2.4, 16, -5, 17.6), sw(0.9, 'red', 3, 13, 3, 16, 6, 17.6)]), ...times(3, (i) => lf(1, -12.4, -110 + i * 24, 4, 0.6, 'ochre'))],
  'egg-chick': () => [c(0, -5, 8, 'ochre'), p('red', -1.6, -4, 1.6, -4, 0, -1.2), ...both(c(3.2, -6.6, 1, 'navy')), f('M-12 1L-8 -2.4L-5 1L-1.6 -2.6L2 1L5.4 -2.4L8.6 1L12 -1C13 9 8 15 0 15C-8 15 -12.6 9 -12 1Z', 'sky'), ...([[-5, 7], [1, 9.6], [6, 6]] as const).map(([x, y]) => c(x, y, 1.5, 'blue'))],
  basket: () => [f('M-15 2C-15 -22 15 -22 15 2H12.6C12.6 -18 -12.6 -18 -12.6 2Z', 'brown'), ...at(egg('rose'), -7, 0, 0.42, -20), ...at(egg('blue'), 7, 0, 0.42, 16), ...at(egg('ochre'), 0, -2, 0.46), ...times(7, (i) => lf(-12 + i * 4, 4, -110 + i * 7, 6, 0.8, 'leaf~')), f('M-16 2H16L13 16C6 18 -6 18 -13 16Z', 'brown'), ...times(3, (r) => times(6, (i) => e(-11 + i * 4.6 - (r % 2) * 1.2, 5.4 + r * 4, 1.8, 1.1, 'sand'))), ...bow(0, 3, 0.5, 'red')],
  lamb: () => [...both(bar(2, 'brown', 5, 9, 5, 16)), ...times(9, (i) => c(9.6 * Math.cos(i * 0.698), 2 + 6.6 * Math.sin(i * 0.698), 4.2, 'cream')), e(0, 2, 9, 6.4, 'cream'), f('M-12 -9C-16 -9 -17 -3 -15 1C-13 4.6 -8.6 3.6 -8 -1C-7.6 -6 -9 -9 -12 -9Z', 'sand'), lf(-9.6, -6.6, 20, 6, 1.6, 'sand'), ...times(4, (i) => c(-14 + i * 2, -9 - (i % 2) * 0.8, 1.9, 'cream')), c(-12.6, -3, 0.85, 'navy'), ...bow(-9, 5, 0.34, 'red')],
  'pussy-willow': (rnd) => ([[-8, -26, -14], [0, -30, 2], [9, -25, 14]] as const).flatMap(([x, top, a]) => [sw(1.2, 'brown', 0, 26, x * 0.4, 6, x, top), ...times(6, (i) => { const t = 0.2 + i * 0.14; const side = i % 2 === 0 ? 1 : -1; const [px, py] = [x * t, 22 + (top - 22) * t]; return [lf(px, py, -90 + a + side * 30, 6.4, 1.8, 'grey~', { widest: 0.5, tip: 0.5 }), lf(px, py, -90 + a + side * 30, 2.4, 1.3, 'brown~')]; })]).concat(bow(0, 19, 0.66, 'sky')),
  crocus: () => [...([-1, 1] as const).flatMap((side) => lf(side * 2, 20, -90 + side * 20, 22, 1, 'leaf~', { bend: side * 0.3 })), sw(1.4, 'sage', 0, 20, 0, 12, 0, 6), ...shaded(0, 8, -116, 20, 4, 'plum~', { widest: 0.6, tip: 0.7 }), ...shaded(0, 8, -64, 20, 4, 'plum~', { widest: 0.6, tip: 0.7 }), ...shaded(0, 8, -90, 21, 4.4, 'lilac~', { widest: 0.6, tip: 0.7 }), ...times(3, (i) => lf(0, -2, -104 + i * 14, 7, 0.7, 'ochre~'))],
};

const maple = 'M0 15L-0.8 7C-4 8.4 -7 8.4 -9 7.6C-8.4 6.6 -8.4 5.8 -9 5C-11 4.6 -14 2.4 -16 -1C-14.4 -1 -13.4 -1.6 -13.4 -2.6C-14.4 -4 -15 -6 -14.8 -8C-12.6 -8 -10.6 -7 -9.4 -6L-8.4 -8.4L-4.8 -4.4C-5.6 -8 -5.6 -11 -5 -13L-3 -12.2C-2 -14.6 -1 -16.6 0 -18C1 -16.6 2 -14.6 3 -12.2L5 -13C5.6 -11 5.6 -8 4.8 -4.4L8.4 -8.4L9.4 -6C10.6 -7 12.6 -8 14.8 -8C15 -6 14.4 -4 13.4 -2.6C13.4 -1.6 14.4 -1 16 -1C14 2.4 11 4.6 9 5C8.4 5.8 8.4 6.6 9 7.6C7 8.4 4 8.4 0.8 7Z';

export const autumn: OwnTheme = {
  maple: () => [f(maple, 'red'), ...([-90, -38, -142, 0, 180] as const).map((a) => lf(0, 5, a, a === -90 ? 18 : 11, 0.6, 'ochre')), bar(1.2, 'brown', 0, 6, 0.6, 18)],
  oak: () => [f('M0 18C-1 15 -1 13 -2 11C-6 12 -8 9 -6 6C-10 6 -11 2 -8 0C-11 -2 -11 -6 -7 -6C-9 -10 -6 -13 -3.4 -11.4C-4 -15 -1.6 -18 0 -18C1.6 -18 4 -15 3.4 -11.4C6 -13 9 -10 7 -6C11 -6 11 -2 8 0C11 2 10 6 6 6C8 9 6 12 2 11C1 13 1 15 0 18Z', 'ochre'), f('M0 18C1 15 1 13 2 11C6 12 8 9 6 6C10 6 11 2 8 0C11 -2 11 -6 7 -6C9 -10 6 -13 3.4 -11.4C4 -15 1.6 -18 0 -18Z', 'ochre-dark'), lf(0, 18, -90, 32, 0.6, 'brown'), ...both(...times(3, (i) => lf(0, 7 - i * 6.4, -46, 6.4, 0.45, 'brown')))],
  acorns: () => [sw(1.1, 'brown', 2, -18, 0, -12, -5, -8), sw(1.1, 'brown', 0.6, -13, 4, -10, 6, -6), ...([[-6, -7, 100], [7, -5, 76]] as const).flatMap(([x, y, a]) => at([...shaded(2, 0, 0, 17, 5, 'gold', { widest: 0.45, tip: 0.5 }), f('M0 -6C4 -7.6 6 -6 6.6 -5V5C6 6 4 7.6 0 6C-2 3 -2 -3 0 -6Z', 'brown'), ...times(3, (i) => c(1.6 + (i % 2) * 2.4, -3.4 + i * 3.4, 0.8, 'sand'))], x, y, 1, a)), ...at(shaded(0, 0, -30, 16, 4, 'ochre~', { ripple: 0.16 }), 3, -14)],
  chestnut: () => [...times(13, (i) => lf(9 * Math.cos(i * 0.483), 9 * Math.sin(i * 0.483), i * 27.7, 6, 0.8, 'sage')), c(0, 0, 10.6, 'sage'), f('M-8 -1C-6 -8 6 -8 8 -1C7 6 -7 6 -8 -1Z', 'brown'), f('M-4 -4.6C-2 -6.6 2 -6.6 4 -4.6C2 -3 -2 -3 -4 -4.6Z', 'sand'), c(-3, 0.6, 1, 'cream')],
  mushroom: () => [f('M-4 2C-4 8 -6 13 -5 16H6C6 12 4 7 4 2Z', 'cream'), f('M1 2C1 8 3 13 3 16H6C6 12 4 7 4 2Z', 'cream-dark'), f('M-16 2C-16 -18 16 -18 16 2C10 5 -10 5 -16 2Z', 'red'), f('M6 -11C13 -9 16 -4 16 2C13 3.4 8 4.2 3 4.3C9 0 9 -6 6 -11Z', 'red-dark'), ...([[-8, -4, 2], [0, -9, 2.2], [8, -4, 1.9], [-1, -1.4, 1.6]] as const).map(([x, y, r]) => c(x, y, r, 'cream')), ...times(5, (i) => lf(-10 + i * 5, 17, -100 + i * 6, 6, 0.8, 'leaf~'))],
  pumpkin: () => [e(-10, 3, 6.6, 10, 'gold'), e(10, 3, 6.6, 10, 'gold'), e(-5, 3, 6.4, 11, 'ochre~'), e(5, 3, 6.4, 11, 'ochre~'), e(0, 3.4, 5, 11.4, 'gold~'), f('M-2.4 -7C-2 -11 -4 -13 -3 -16H1C0.6 -12 2 -10 2.4 -7Z', 'stem'), sw(0.9, 'leaf', 2, -9, 7, -13, 10, -9, 13, -12), ...shaded(2, -9, 200, 10, 2.6, 'leaf~')],
  pear: () => [f('M0 -12C5 -12 4 -4 8 2C12 9 8 17 0 17C-8 17 -12 9 -8 2C-4 -4 -5 -12 0 -12Z', 'ochre'), f('M2 -11.4C5 -10 4 -4 8 2C12 9 8 17 0 17C7 12 6 4 3 -2C1 -6 2 -9 2 -11.4Z', 'ochre-dark'), sw(1.2, 'brown', 0, -11, 1, -15, 4, -18), ...shaded(1, -14, -10, 13, 3, 'leaf~'), ...([[-3, 8], [-1, 11.6], [-5, 4]] as const).map(([x, y]) => c(x, y, 0.7, 'brown'))],
  apple: () => [f('M0 -7C4 -12 13 -10 13 0C13 9 7 16 3 15C1 14.4 -1 14.4 -3 15C-7 16 -13 9 -13 0C-13 -10 -4 -12 0 -7Z', 'red'), f('M4 -9.6C9 -10.6 13 -7 13 0C13 9 7 16 3 15C9 9 9 -2 4 -9.6Z', 'red-dark'), sw(1.3, 'brown', 0, -6, 0.4, -11, 3, -15), ...shaded(1, -10, -160, 11, 2.6, 'leaf~'), lf(-9, 1, -74, 7, 1, 'cream', { bend: 0.5, tip: 0.6 })],
  hedgehog: () => [...times(15, (i) => lf(-1, 6, -176 + i * 11, 15, 1.5, i % 2 === 0 ? 'brown~' : 'sand~')), ...times(11, (i) => lf(-1, 6, -170 + i * 14, 10, 1.5, 'brown~')), f('M4 8C4 0 10 -2 14 3C16 5 19 6 19 7.6C17 10 8 11.6 0 11.4C-8 11.6 -13 10.6 -14 8C-8 6 -2 6 4 8Z', 'sand'), c(19, 7.4, 1.2, 'navy'), c(12, 4, 0.9, 'navy'), ...([-8, 8] as const).map((x) => e(x, 11.6, 2.4, 1.1, 'brown')), ...at(shaded(0, 0, -60, 8, 2.2, 'ochre~'), -6, -5)],
  leaves: () => [...at([f(maple, 'red~')], -9, 4, 0.6, -24), ...shaded(12, 12, -110, 22, 5, 'ochre~', { ripple: 0.05 }), ...shaded(0, 15, -60, 14, 3.6, 'gold~'), ...shaded(3, -4, -120, 13, 3.6, 'brown~')],
  wheat: () => ([-16, 0, 16] as const).flatMap((a) => at([sw(0.9, 'gold', 0, 24, 0.6, 8, 0, -4), ...times(7, (i) => [1, -1].map((side) => lf(0, -1 - i * 2.7, -90 + side * 28, 5.6, 1.15, i % 2 === 0 ? 'ochre~' : 'gold~', { widest: 0.45 }))), lf(0, -19, -90, 6, 1.1, 'ochre~')], a * 0.3, 0, 1, a)).concat(bow(0, 14, 0.5, 'red')),
};

export const mourning: OwnTheme = {
  'lone-branch': (rnd) => [...twig(rnd, [-4, 34, 2, 18, -3, 2, 4, -14, 0, -30], 9, 12, { width: 0.19, inks: ['grey'], stem: 'grey' }), ...at(shaded(0, 0, 20, 9, 1.9, 'grey~'), 12, 28), ...at(shaded(0, 0, 50, 7, 1.6, 'grey~'), 20, 34)],
  candle: (rnd) => [...candle(0, -10, 16, 'cream', 4), ...sprig(rnd, -2, 16, 192, 17, 'sage', 4), ...sprig(rnd, 2, 16, -12, 17, 'sage', 4)],
  feather: () => [...shaded(-12, 24, -62, 52, 6.4, 'grey', { widest: 0.6, tip: 0.7, bend: 0.35 }), sw(0.9, 'navy', -16, 32, -8, 14, 4, -6, 14, -20), ...times(4, (i) => lf(-2 + i * 4.4, 7 - i * 8, 24 - i * 4, 5, 0.5, 'paper')), ...times(3, (i) => lf(-7 + i * 4, 9 - i * 8, 196 - i * 4, 5, 0.5, 'paper'))],
  lily: (rnd) => [sw(1.4, 'leaf', 5, 32, 0, 14, 1, -2), ...shaded(3, 26, -132, 22, 2.2, 'sage~'), ...shaded(1, 14, -42, 18, 2, 'leaf~'), ...petals(rnd, 1, -8, 3, 15, 0.24, 'cream', { start: -1.05, shape: { widest: 0.45, tip: 1.1 } }), ...petals(rnd, 1, -8, 3, 17, 0.27, 'cream', { start: -2.1, shape: { widest: 0.45, tip: 1.1 } }), ...times(5, (i) => lf(1, -8, -140 + i * 24, 8, 0.6, 'gold~')), ...shaded(4, 8, -20, 14, 2.6, 'cream~', { widest: 0.6, tip: 0.6 })],
  'weeping-willow': (rnd) => [f('M-2 22C0 14 -2 6 -4 -4L0 -2L4 -6C3 4 2 14 5 22Z', 'brown'), ...times(17, (i) => { const x = -17 + i * 2.1; const t = -17 + Math.abs(i - 8) * 1.5; return [sw(0.8, 'leaf', 0, -5, x * 0.6, t, x, t + 8, x * 1.06, t + 18 + (i % 3) * 3), ...times(5, (k) => lf(x, t + 6 + k * 3, 90 + (k % 2 === 0 ? 26 : -26), 4.6, 0.9, i % 2 === 0 ? 'sage~' : 'leaf~'))]; }), f('M-14 22C-6 20.4 6 20.4 14 22V23.4H-14Z', 'sage')],
  'bare-tree': () => [sw(2.6, 'navy', 1, 22, 0, 8, 1, -2), f('M-3 22C-1 18 -1 12 -0.6 6H2C2 12 2.6 18 5 22Z', 'navy'), ...([[0, 6, -9, -4, -16, -8], [1, 2, 9, -6, 17, -9], [0.6, -1, -5, -11, -8, -20], [1, -1, 6, -12, 8, -20], [-7, -2, -11, -9, -12, -15], [7, -4, 12, -11, 14, -17], [-3, -7, -1, -14, -1, -21]] as const).map((way) => sw(1.1, 'navy', ...way)), ...([[14, 4], [10, 13], [18, 12]] as const).flatMap(([x, y], i) => shaded(x, y, 30 + i * 40, 5, 1.2, 'grey~')), f('M-15 21.4H15V22.8H-15Z', 'navy')],
  horizon: () => [f('M-11 0C-11 -14.6 11 -14.6 11 0Z', 'sand'), ...([[0, 22], [3.4, 17], [6.6, 20], [9.8, 12], [13, 15]] as const).map(([y, w], i) => sw(1.2, i % 2 === 0 ? 'grey' : 'blue', -w, y + 2, 0, y + 2.4, w, y + 2)), ...([[-8, -15], [6, -18], [11, -15]] as const).map(([x, y]) => sw(0.9, 'navy', x - 3, y - 1, x - 1, y - 1.6, x, y, x + 1.4, y - 1.7, x + 3.4, y - 1.2))],
  cross: (rnd) => [f('M-1.6 -19H1.6V-9H9V-6H1.6V17H-1.6V-6H-9V-9H-1.6Z', 'grey'), ...twig(rnd, [-12, 19, -4, 10, 4, 12, 12, 4], 8, 7, { inks: ['sage', 'grey'], stem: 'grey' })],
};

export const farewell: OwnTheme = {
  dove: (rnd) => [...dove(0, 0, 1, 'grey'), ...at(sprig(rnd, 0, 0, 60, 9, 'sage', 3), 17, -2)],
  rose: (rnd) => [sw(1.2, 'sage', -14, 22, -8, 6, 2, -6), ...shaded(-9, 10, 170, 12, 3, 'sage~'), ...shaded(-6, 4, -6, 12, 3, 'sage~'), ...rose(rnd, 5, -10, 10, ['blush', 'cream', 'blush'])],
  wreath: (rnd) => [...times(26, (i) => { const a = i * 13.8; const [x, y] = [17 * Math.cos((a * Math.PI) / 180), 17 * Math.sin((a * Math.PI) / 180)]; return [lf(x, y, a + 52, 9, 1.5, i % 2 === 0 ? 'fern~' : 'sage~'), lf(x, y, a + 118, 7.4, 1.3, 'sage~')]; }), ...starFlower(rnd, -9, 14, 4), ...rose(rnd, 0, 17, 5.6, ['blush', 'cream', 'blush']), ...starFlower(rnd, 9, 14, 4), f('M-3 21L-6 33L-3.4 31L-1.6 33L0 22Z', 'grey'), f('M3 21L6 33L3.4 31L1.6 33L0 22Z', 'grey')],
  'falling-leaves': () => [...shaded(-10, -14, 60, 13, 3, 'grey~'), ...shaded(6, -16, 120, 11, 2.6, 'sand~'), ...shaded(-2, 0, 20, 12, 2.8, 'sage~'), ...shaded(10, 4, 80, 11, 2.6, 'grey~'), ...shaded(-10, 12, -10, 12, 2.8, 'sand~')],
  stones: () => [e(0, 14, 14, 5, 'grey'), e(1, 5, 10, 4.4, 'sand'), e(-0.6, -2.6, 7, 3.6, 'grey~'), e(0.6, -9, 4.6, 2.8, 'sand~'), sw(0.9, 'paper', -10, 12.6, -3, 11, 6, 11.4), sw(0.8, 'paper', -5, 3.4, 1, 2.4, 6, 3.4)],
  lantern: () => [f('M-8 -8H8L10 12H-10Z', 'sand'), f('M-5.6 -5H5.6L7 9.6H-7Z', 'paper'), ...candle(0, 3, 9.6, 'cream', 2.2), f('M-11 12H11V15H-11ZM-9.4 -8L-4 -14H4L9.4 -8Z', 'navy'), sw(1, 'navy', -4, -14, -4, -20, 4, -20, 4, -14), ...both(bar(1, 'navy', 8, -8, 10, 12))],
};
