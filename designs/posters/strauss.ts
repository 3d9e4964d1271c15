/** A vase with dried stalks, cut in two: what is dark on the left is light on the right. */
import { circle, ellipse, rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, recoloured } from '#designs/drawing/drawing.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { direction, type Point, polar, shift, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { sliver, swell, tapered } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { cornered, edges } from './shapes.ts';

const stalk = (points: readonly Point[], from: number, to: number): Mark =>
  fill(
    tapered(sampled(points, 10), (t) => from + (to - from) * t),
    'form',
  );

/** Twenty rays with a small ball at the end of each. */
function umbel(at: Point, size: number, heading: number, seed: number): Mark[] {
  const rnd = random(seed);
  return Array.from({ length: 19 }, (_, i): Mark[] => {
    const angle = heading + ((i - 9) / 9) * 1.25;
    const end = polar(at, angle, size * (1 - 0.16 * Math.abs((i - 9) / 9)) * rnd.between(0.9, 1.06));
    return [fill(sliver(at, end, 1.3, 0.8), 'form'), fill(circle(end, size * rnd.between(0.05, 0.078)), 'form')];
  }).flat();
}

/** Round leaves in pairs, each with a cut along its middle. */
function eucalyptus(points: readonly Point[], size: number): Mark[] {
  const path = sampled(points, 12);
  const marks: Mark[] = [];
  for (let i = 0; i < 8; i += 1) {
    const at = Math.round((0.26 + 0.72 * (i / 7)) * (path.length - 2)) + 1;
    const node = path[at] as Point;
    const heading = direction(path[at - 1] as Point, path[Math.min(path.length - 1, at + 1)] as Point);
    for (const side of [1, -1]) {
      const own = size * (1 - 0.055 * i);
      const shape = leaf(node, heading + side * (1.15 - i * 0.05), own, own * 0.4, { widest: 0.56, tip: 0.5, bend: -side * 0.2 });
      marks.push(
        fill(shape.outline, 'form'),
        fill(
          tapered(shape.middle.slice(1, 7), () => 1.1),
          'cut',
        ),
      );
    }
  }
  return [stalk(points, 3, 1.6), ...marks];
}

/** An ear of grass that bends over, in paired seeds. */
function ear(points: readonly Point[], seeds: number, length: number): Mark[] {
  const path = sampled(points, 12);
  const marks = Array.from({ length: seeds }, (_, i): Mark[] => {
    const at = Math.round(path.length - 2 - ((seeds - 1 - i) * path.length * 0.46) / seeds);
    const node = path[at] as Point;
    const heading = direction(path[at - 1] as Point, path[at + 1] as Point);
    return [1, -1].map((side) => fill(leaf(node, heading + side * 0.42, length, length * 0.17, { widest: 0.4 }).outline, 'form'));
  });
  return [stalk(points, 2.4, 1), ...marks.flat()];
}

function vase(): Mark[] {
  const rnd = random(40);
  const outline = cornered(
    way(-17, -104, -15, -84, -34, -62, -52, -36, -48, -12, -30, 0),
    way(-30, 0, 30, 0),
    way(30, 0, 48, -12, 52, -36, 34, -62, 15, -84, 17, -104),
    way(17, -104, -17, -104),
  );
  const cuts = Array.from({ length: 7 }, (_, row): Mark[] => {
    const y = -64 + row * 8.6;
    const half = [27, 36, 43, 45, 43, 40, 33][row] ?? 30;
    return Array.from({ length: 7 }, (_, i): Mark => {
      const x = -half + (i + (row % 2) * 0.5) * ((2 * half) / 7) + 2;
      return fill(swell(rnd, way(x, y, x + 3.6, y + 2.4, x + 8.4, y + 1), 2.6, 4), 'cut');
    });
  });
  return [
    fill(outline, 'form'),
    fill(ellipse([0, -104], 21, 4.6), 'form'),
    fill(ellipse([0, -104.6], 14.5, 1.8), 'cut'),
    fill(rectangle(-15.2, -92, 30.4, 2.2), 'cut'),
    ...cuts.flat(),
  ];
}

/** Everything on both sides of the middle, which lies at x 0; the table at y 0. */
function still(tall: number): Mark[] {
  const at = (share: number) => -104 - share * (tall - 104);
  return [
    ...eucalyptus(way(-2, -104, -14, at(0.3), -42, at(0.66), -68, at(0.9)), 29),
    ...eucalyptus(way(4, -104, 22, at(0.25), 62, at(0.5), 104, at(0.6)), 26),
    stalk(way(0, -104, 2, at(0.4), 16, at(0.82)), 2.6, 1.6),
    ...umbel([16, at(0.8)], 48, -1.46, 3),
    stalk(way(-2, -104, -20, at(0.2), -62, at(0.34), -80, at(0.39)), 2.6, 1.6),
    ...umbel([-78, at(0.385)], 38, -2.2, 5),
    stalk(way(2, -104, 18, at(0.34), 58, at(0.7)), 2.4, 1.4),
    ...umbel([56, at(0.69)], 32, -1.05, 9),
    ...ear(way(-1, -104, -4, at(0.5), -18, at(0.9), -44, at(1), -66, at(0.93)), 9, 15),
    ...ear(way(3, -104, 30, at(0.2), 84, at(0.26), 108, at(0.14), 112, at(0.02)), 9, 14),
    ...vase(),
  ];
}

export const strauss: PosterDesign = {
  template: {
    id: 'strauss',
    name: 'Trockenstrauß',
    subject: 'botanical',
    motifs: ['flower', 'linocut'],
    shape: 'portrait',
    description: 'Ein Strauß wie ein Linolschnitt, der ohne Wasser hält.',
    colourways: [
      colourway('tinte', 'Tinte', 'black-and-white', '#20242c', {
        light: '#efe9dc',
        dark: '#20262e',
        table: '#c9a15c',
        'table-dark': '#a9803c',
      }),
      colourway('tanne', 'Tanne', 'green', '#2d4a3e', { light: '#e6e8da', dark: '#2a473b', table: '#d98d60', 'table-dark': '#b96c41' }),
      colourway('ziegel', 'Ziegel', 'terracotta', '#b5482f', {
        light: '#f6e3d2',
        dark: '#b0462d',
        table: '#e9b968',
        'table-dark': '#6f2417',
      }),
    ],
    texts: {},
    sort: 30,
    popularity: 67,
    created: '2026-09-07',
    label: null,
  },
  draw(face) {
    const { height: h } = face;
    const { left, right, top, foot } = edges(face);
    const table = h - 62;
    const half = rectangle(150, top, right - 150, foot - top);
    const other = rectangle(left, top, 150 - left, foot - top);
    const marks = moved(still(table - 52), shift(150, table + 22));
    const drawing = face.drawing();
    face.ground('light');
    drawing.add([
      fill(half, 'dark'),
      fill(rectangle(left, table, 150 - left, foot - table), 'table'),
      fill(rectangle(150, table, right - 150, foot - table), 'table-dark'),
    ]);
    drawing.add(recoloured(marks, { form: 'dark', cut: 'light' }), other);
    drawing.add(recoloured(marks, { form: 'light', cut: 'dark' }), half);
    face.place(drawing, 'bouquet');
  },
};
