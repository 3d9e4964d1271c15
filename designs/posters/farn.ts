/** A fern: one open frond in three greens, and a young one still rolled up. */
import { sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { direction, type Point, polar, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';

/** Leaflets in pairs along a stem from foot to tip, biggest below the middle. */
function frond(points: readonly Point[], pairs: number, length: number): Mark[] {
  const rnd = random(31);
  const stem = sampled(points, 20);
  const marks: Mark[] = [];
  for (let i = 0; i < pairs; i += 1) {
    const t = 0.16 + (0.8 * i) / (pairs - 1);
    const at = Math.round(t * (stem.length - 1));
    const node = stem[at] as Point;
    const heading = direction(stem[at - 1] as Point, stem[Math.min(at + 1, stem.length - 1)] as Point);
    const size = length * Math.sin(Math.PI * (0.2 + 0.75 * t)) ** 0.95;
    for (const side of [1, -1]) {
      const turned = heading + side * (1.02 - 0.3 * t) + rnd.spread(0.05);
      const own = size * rnd.between(0.93, 1.07);
      const blade = leaf(polar(node, turned, 2), turned, own, own * 0.19, { bend: -side * 0.55, widest: 0.44, lopsided: side * 0.06 });
      const ink = ['light', 'middle', 'dark'][(i + (side === 1 ? 0 : 1)) % 3] as string;
      marks.push(fill(blade.outline, ink), fill(blade.half, `${ink}-shade`));
    }
  }
  const tip = stem.at(-1) as Point;
  const end = leaf(tip, direction(stem.at(-3) as Point, tip), length * 0.42, length * 0.075, { bend: 0.3 });
  return [
    ...marks,
    fill(end.outline, 'light'),
    fill(end.half, 'light-shade'),
    fill(
      tapered(stem, (t) => 3 - 2 * t),
      'stem',
    ),
  ];
}

/** A rolled up frond on its stalk: a spiral that thins towards its middle, with buds on the outside. */
function fiddlehead(foot: Point, head: Point, radius: number): Mark[] {
  const turns = 1.9;
  const spiral = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59;
    return polar(head, Math.PI + t * turns * 2 * Math.PI, radius * (1 - 0.86 * t));
  });
  const stalk = sampled([foot, [foot[0] - 34, foot[1] - 42], [head[0] - radius * 0.9, head[1] + radius * 1.5], spiral[0] as Point], 10);
  const buds = Array.from({ length: 15 }, (_, i): Mark => {
    const at = 2 + i * 2;
    const point = spiral[at] as Point;
    const out = direction(head, point);
    const size = radius * 0.3 * (1 - i / 22);
    return fill(
      leaf(polar(point, out, radius * 0.08), out - 0.7, size, size * 0.34, { tip: 0.6 }).outline,
      i % 2 === 0 ? 'middle' : 'dark',
    );
  });
  return [
    ...buds,
    fill(
      tapered([...stalk.slice(0, -1), ...spiral], (t) => radius * (0.24 - 0.15 * t)),
      'stem',
    ),
  ];
}

export const farn: PosterDesign = {
  template: {
    id: 'farn',
    name: 'Farn',
    subject: 'botanical',
    motifs: ['fern'],
    shape: 'portrait',
    description: 'Ein Wedel ist offen, einer überlegt noch.',
    colourways: [
      colourway('salbei', 'Salbei', 'green', '#3c6b4a', {
        ground: '#e4e9e0',
        light: '#86aa8a',
        'light-shade': '#739a79',
        middle: '#4a7a56',
        'middle-shade': '#3c6848',
        dark: '#234535',
        'dark-shade': '#1a362a',
        stem: '#2c4a3a',
      }),
      colourway('nacht', 'Nachtgrün', 'eucalyptus', '#1d332b', {
        ground: '#1b2e28',
        light: '#dbe3cf',
        'light-shade': '#c2cfb6',
        middle: '#9db99a',
        'middle-shade': '#87a686',
        dark: '#5e8670',
        'dark-shade': '#4f7562',
        stem: '#c9d6bd',
      }),
      colourway('herbst', 'Herbst', 'terracotta', '#b5673c', {
        ground: '#f3e9da',
        light: '#e0a867',
        'light-shade': '#d39752',
        middle: '#b9683c',
        'middle-shade': '#a5572e',
        dark: '#6f3a2a',
        'dark-shade': '#5c2e21',
        stem: '#54342a',
      }),
    ],
    texts: {},
    sort: 8,
    popularity: 80,
    created: '2026-03-02',
    label: null,
  },
  draw(face) {
    const { height: h } = face;
    face.ground('ground');
    const picture = face.drawing();
    const foot = h - 34;
    picture.add(fiddlehead([153, foot - 1], [74, foot - 136], 24));
    picture.add(frond(way(154, foot, 164, h * 0.68, 184, h * 0.4, 186, h * 0.24, 174, 66), 13, 82));
    face.place(picture, 'fern');
  },
};
