/** Three poppies on hairy stems, one cut by the edge of the sheet, a bud and a seed head. */

import { multiply } from '#core/values/matrix.ts';
import { blob, circle, ellipse, polygon, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { type Point, polar, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { swell, tapered } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { cornered } from './shapes.ts';

/** A ruffled petal from the middle outwards, with veins in a darker tone. */
function petal(rnd: Random, angle: number, size: number, ink: string, span = 2.25): Mark[] {
  const rim = Array.from({ length: 11 }, (_, i): Point => {
    const t = i / 10 - 0.5;
    const ruffle = 1 + 0.045 * Math.sin(i * 2.4 + angle * 3) + rnd.spread(0.025);
    return polar([0, 0], angle + t * span, size * ruffle * (1 - 0.36 * (2 * t) ** 4));
  });
  const base = polar([0, 0], angle + Math.PI, size * 0.12);
  const veins = Array.from({ length: 7 }, (_, i) => {
    const at = angle + (i / 6 - 0.5) * span * 0.66;
    return fill(
      swell(
        rnd,
        [polar([0, 0], at, size * 0.3), polar([0, 0], at + 0.04, size * 0.6), polar([0, 0], at, size * (0.8 + rnd.spread(0.06)))],
        size * 0.013,
        5,
      ),
      'vein',
    );
  });
  return [fill(cornered([base, ...rim, base]), ink), ...veins];
}

/** A flower from the front, its middle at the origin. */
function flower(seed: number, size: number): Mark[] {
  const rnd = random(seed);
  const stamens = Array.from(
    { length: 34 },
    (_, i): Mark => fill(circle(polar([0, 0], (i / 34) * 6.28 + rnd.spread(0.08), size * rnd.between(0.21, 0.33)), size * 0.021), 'heart'),
  );
  return [
    ...petal(rnd, -1.4, size, 'dark'),
    ...petal(rnd, 1.75, size * 0.96, 'dark'),
    ...petal(rnd, 0.12, size * 0.98, 'middle'),
    ...petal(rnd, 3.2, size, 'light'),
    fill(blob(rnd, [0, 0], size * 0.19, 0.1, 9), 'heart'),
    ...stamens,
    fill(circle([0, 0], size * 0.105), 'seed'),
    ...Array.from({ length: 8 }, (_, i) =>
      fill(
        swell(rnd, [[0, 0], polar([0, 0], (i / 8) * 6.28, size * 0.05), polar([0, 0], (i / 8) * 6.28, size * 0.1)], size * 0.02, 3),
        'heart',
      ),
    ),
  ];
}

/** A flower from the side, opening upwards from the origin. */
function cup(seed: number, size: number): Mark[] {
  const rnd = random(seed);
  return [
    ...petal(rnd, -1.95, size, 'dark', 1.35),
    ...petal(rnd, -1.15, size * 0.97, 'dark', 1.35),
    ...petal(rnd, -1.5, size * 0.88, 'light', 1.5),
    fill(ellipse([0, size * 0.08], size * 0.11, size * 0.08), 'stem'),
  ];
}

function stem(points: readonly number[], width: number): Mark[] {
  const rnd = random(points.length * 7);
  const path = sampled(way(...points), 14);
  const hairs = path
    .filter((_, i) => i % 3 === 1)
    .map((point, i) =>
      fill(swell(rnd, [point, polar(point, i % 2 === 0 ? 0.4 : 2.7, 2.4), polar(point, i % 2 === 0 ? 0.2 : 2.9, 5)], 0.7, 3), 'stem'),
    );
  return [
    fill(
      tapered(path, () => width),
      'stem',
    ),
    ...hairs,
  ];
}

function foliage(base: Point, angle: number, length: number): Mark[] {
  const main = leaf(base, angle, length, length * 0.07, { bend: 0.5, steps: 10 });
  return [
    ...[0.24, 0.4, 0.56, 0.72].flatMap((t, i) => {
      const node = main.middle[Math.round(t * 10)] as Point;
      const own = length * (0.36 - t * 0.24);
      return [1, -1].map((side) =>
        fill(
          leaf(node, angle + 0.25 * t + side * 0.75, own, own * 0.14, { bend: -side * 0.4 }).outline,
          i % 2 === 0 ? 'leaf' : 'leaf-dark',
        ),
      );
    }),
    fill(main.outline, 'leaf'),
  ];
}

export const mohn: PosterDesign = {
  template: {
    id: 'mohn',
    name: 'Mohn',
    subject: 'botanical',
    motifs: ['poppy'],
    shape: 'portrait',
    description: 'Am Feldrand gepflückt wäre er bis zum Abend verblüht.',
    colourways: [
      colourway('rot', 'Klatschmohn', 'red', '#cf3f27', {
        ground: '#efe7d8',
        light: '#dd5436',
        middle: '#cc4029',
        dark: '#a92f20',
        vein: '#b5361f',
        heart: '#221c22',
        seed: '#8d9a6a',
        stem: '#4f6547',
        leaf: '#6f8a62',
        'leaf-dark': '#55704c',
        pod: '#93a07a',
      }),
      colourway('apricot', 'Islandmohn', 'apricot', '#efa06a', {
        ground: '#dfe6e3',
        light: '#f5b67e',
        middle: '#ee9c61',
        dark: '#d97f49',
        vein: '#dd8a52',
        heart: '#f6e08a',
        seed: '#7f9a5c',
        stem: '#4d6b5d',
        leaf: '#6f9280',
        'leaf-dark': '#557867',
        pod: '#8aa58a',
      }),
      colourway('nacht', 'Nachtmohn', 'lilac', '#8e7fb0', {
        ground: '#231f35',
        light: '#b7a4d6',
        middle: '#9a86c2',
        dark: '#7462a3',
        vein: '#8471b3',
        heart: '#15121f',
        seed: '#c9c27e',
        stem: '#6f8a78',
        leaf: '#567464',
        'leaf-dark': '#405a4d',
        pod: '#86a08a',
      }),
    ],
    texts: {},
    sort: 29,
    popularity: 90,
    created: '2026-05-04',
    label: null,
  },
  draw(face) {
    const { height: h } = face;
    const foot = face.bleedBox.y + face.bleedBox.height + 4;
    const [a, b, c]: [Point, Point, Point] = [
      [192, h * 0.27],
      [84, h * 0.47],
      [262, h * 0.62],
    ];
    const [bud, pod]: [Point, Point] = [
      [58, h * 0.2],
      [152, h * 0.54],
    ];
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add([
      ...stem([150, foot, 160, h * 0.8, 182, h * 0.52, ...a], 4),
      ...stem([116, foot, 104, h * 0.84, 88, h * 0.66, b[0], b[1]], 3.6),
      ...stem([196, foot, 214, h * 0.9, 252, h * 0.78, c[0] - 2, c[1] + 8], 3.6),
      ...stem([92, foot, 72, h * 0.8, 34, h * 0.5, 30, h * 0.25, 44, h * 0.17, bud[0] + 2, bud[1] - 3], 2.8),
      ...stem([136, foot, 140, h * 0.8, 150, h * 0.64, pod[0], pod[1] + 12], 3),
      ...foliage([112, h * 0.9], -2.3, 84),
      ...foliage([156, h * 0.86], -0.85, 92),
      ...foliage([206, h * 0.95], -0.4, 76),
    ]);
    drawing.add([
      fill(ellipse(pod, 11, 14), 'pod'),
      fill(ellipse([pod[0] + 4, pod[1]], 6.5, 13), 'stem'),
      fill(polygon(way(pod[0] - 12, pod[1] - 13, pod[0], pod[1] - 19, pod[0] + 12, pod[1] - 13, pod[0], pod[1] - 10)), 'leaf-dark'),
    ]);
    drawing.add(
      moved(
        [fill(ellipse([0, 16], 11, 19), 'leaf-dark'), fill(ellipse([-3, 16], 7, 18), 'leaf'), fill(ellipse([1, 33], 4, 5), 'light')],
        multiply(shift(...bud), turn(-0.35)),
      ),
    );
    drawing.add(moved(cup(8, 74), shift(b[0], b[1] + 30)));
    drawing.add(moved(flower(3, 82), shift(...a)));
    drawing.add(moved(flower(11, 56), multiply(shift(...c), turn(0.9))));
    face.place(drawing, 'poppies');
  },
};
