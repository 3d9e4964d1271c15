/** A heron before the low sun, in still water. */
import { circle, ellipse, polygon, rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { shift, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { band, cornered, edges } from './shapes.ts';

/** Stands on one leg at the origin and looks to the right. */
function heron(): Mark[] {
  const stroke = (points: readonly number[], from: number, to: number, ink: string) =>
    fill(
      tapered(sampled(way(...points), 10), (t) => from + (to - from) * t),
      ink,
    );
  return [
    stroke([8, -118, 26, -84, 12, -58], 5, 3.2, 'leg'),
    stroke([12, -58, 20, -50, 30, -48], 3.2, 1.6, 'leg'),
    stroke([-6, -116, -7, -58, -4, 0], 4.6, 3.2, 'leg'),
    fill(ellipse([-6.8, -57], 3.4, 4.6), 'leg'),
    fill(
      cornered(way(-92, -84, -58, -124, -18, -152, 20, -164, 42, -156), way(42, -156, 46, -134, 24, -114, -14, -102, -52, -92, -92, -84)),
      'body',
    ),
    stroke([24, -142, 47, -166, 40, -192, 21, -214, 20, -240, 38, -256], 30, 10.5, 'neck'),
    fill(ellipse([38, -257], 12, 7.5), 'neck'),
    fill(polygon(way(46, -263, 106, -251, 46, -250.5)), 'beak'),
    fill(cornered(way(50, -260.5, 38, -265, 24, -263, -14, -250, -26, -242), way(-26, -242, 6, -253, 28, -258, 50, -260.5)), 'wing'),
    fill(circle([43, -258.5], 1.7), 'eye'),
    fill(
      cornered(
        way(30, -156, -2, -156, -44, -132, -84, -90, -102, -70),
        way(-102, -70, -62, -84, -48, -82),
        way(-48, -82, -22, -98, -10, -97),
        way(-10, -97, 14, -112, 32, -132, 30, -156),
      ),
      'wing',
    ),
    stroke([22, -146, -12, -138, -44, -112, -66, -90], 1, 2.2, 'quill'),
    stroke([20, -134, -4, -124, -26, -104, -38, -94], 1, 2, 'quill'),
  ];
}

/** Leaves of reed from the water, those behind first. */
function reeds(foot: number, h: number): Mark[] {
  const rnd = random(5);
  return [
    [248, 0.62, -1.5, 'reed-far'],
    [282, 0.5, -1.66, 'reed-far'],
    [262, 0.46, -1.42, 'reed'],
    [236, 0.34, -1.72, 'reed'],
    [292, 0.66, -1.58, 'reed'],
    [272, 0.26, -1.2, 'reed'],
    [222, 0.18, -1.95, 'reed-far'],
  ].map(([x, share, angle, ink]) => {
    const length = h * (share as number);
    return fill(
      leaf([x as number, foot + 6], angle as number, length, 4.6, { widest: 0.3, bend: rnd.spread(0.35), tip: 1.1, steps: 10 }).outline,
      ink as string,
    );
  });
}

export const reiher: PosterDesign = {
  template: {
    id: 'reiher',
    name: 'Reiher',
    subject: 'figure',
    motifs: ['heron', 'bird'],
    shape: 'portrait',
    description: 'Er steht da, als hätte er Zeit.',
    colourways: [
      colourway('sand', 'Sand', 'orange', '#d9603a', {
        ground: '#ecdfca',
        sun: '#d9603a',
        water: '#7fa3a3',
        ripple: '#5f8a8e',
        glow: '#e8a77f',
        body: '#4a6675',
        neck: '#34505f',
        wing: '#1c3140',
        quill: '#7f97a2',
        beak: '#e2a12e',
        leg: '#1c3140',
        eye: '#ecdfca',
        reed: '#2f4f47',
        'reed-far': '#8fa693',
      }),
      colourway('nacht', 'Nacht', 'navy', '#1a2c44', {
        ground: '#1a2c44',
        sun: '#efe3c6',
        water: '#28496a',
        ripple: '#1a3553',
        glow: '#b9bfae',
        body: '#7d93a6',
        neck: '#5d7890',
        wing: '#0f1b2d',
        quill: '#5d7890',
        beak: '#e9b53b',
        leg: '#0f1b2d',
        eye: '#efe3c6',
        reed: '#0f1b2d',
        'reed-far': '#35587a',
      }),
      colourway('rose', 'Rosé', 'pink', '#e3a59b', {
        ground: '#f0c9bc',
        sun: '#fdf1df',
        water: '#c98f8d',
        ripple: '#b37475',
        glow: '#f2d3c4',
        body: '#8a6b83',
        neck: '#6d5070',
        wing: '#3f2f4c',
        quill: '#a98ba3',
        beak: '#d9772e',
        leg: '#3f2f4c',
        eye: '#fdf1df',
        reed: '#5a3f58',
        'reed-far': '#d39a94',
      }),
    ],
    texts: {},
    sort: 12,
    popularity: 78,
    created: '2026-05-04',
    label: null,
  },
  draw(face) {
    const { height: h } = face;
    const { foot } = edges(face);
    const shore = h - 74;
    const picture = face.drawing();
    face.ground('ground');
    picture.add([fill(circle([156, shore - 176], 100), 'sun'), fill(band(face, shore, foot), 'water')]);
    for (const [y, half, x] of [
      [8, 96, 156],
      [18, 74, 150],
      [28, 84, 162],
      [39, 50, 152],
      [50, 60, 160],
      [61, 30, 154],
    ] as const)
      picture.add(fill(rectangle(x - half, shore + y, 2 * half, 4.6), 'glow'));
    picture.add([
      fill(ellipse([136, shore + 30], 34, 3), 'ripple'),
      fill(ellipse([136, shore + 36], 20, 2), 'ripple'),
      fill(ellipse([36, shore + 20], 44, 1.8), 'ripple'),
      fill(ellipse([254, shore + 46], 58, 1.8), 'ripple'),
    ]);
    picture.add(reeds(shore + 14, h));
    picture.add(moved(heron(), shift(140, shore + 30)));
    face.place(picture, 'heron');
  },
};
