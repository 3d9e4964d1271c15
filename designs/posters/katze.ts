/** A cat on a window sill, seen from behind, with the moon in the window. */
import { circle, ellipse, rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { shift, way } from '#designs/drawing/path.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { cornered } from './shapes.ts';

/** Sits with its paws at the origin; its tail hangs over the edge. */
function cat(): Mark[] {
  const body = cornered(
    way(-52, 0, -60, -34, -52, -78, -33, -114, -24, -136),
    way(-24, -136, -34, -150, -35, -168, -32, -198),
    way(-32, -198, -22, -188, -12, -180),
    way(-12, -180, 0, -183, 12, -180),
    way(12, -180, 23, -187, 35, -195),
    way(35, -195, 36, -166, 34, -148, 25, -135),
    way(25, -135, 36, -112, 55, -76, 62, -34, 54, 0),
    way(54, 0, -52, 0),
  );
  const tail = sampled(way(30, -14, 58, -9, 74, 10, 69, 36, 60, 60, 66, 80, 83, 81, 93, 64), 8);
  const thin = (points: readonly number[], widest: number) =>
    fill(
      tapered(sampled(way(...points), 8), (t) => 0.4 + widest * Math.sin(Math.PI * t)),
      'light',
    );
  return [
    fill(body, 'cat'),
    fill(
      tapered(tail, (t) => 15 - 5 * t),
      'cat',
    ),
    fill(circle([93, 64], 5), 'cat'),
    thin([-40, -6, -46, -34, -34, -58, -18, -62], 2.6),
    thin([43, -6, 48, -34, 36, -60, 20, -64], 2.6),
    thin([0, -128, 2, -96, -1, -66], 1.8),
  ];
}

export const katze: PosterDesign = {
  template: {
    id: 'katze',
    name: 'Nachtschicht',
    subject: 'figure',
    motifs: ['cat', 'moon'],
    shape: 'portrait',
    description: 'Eine muss ja wach bleiben.',
    colourways: [
      colourway('ziegel', 'Ziegel', 'terracotta', '#c2553a', {
        ground: '#c9593c',
        window: '#1e2b4f',
        moon: '#f4dfae',
        cloud: '#31406b',
        frame: '#f1e4d2',
        sill: '#f1e4d2',
        under: '#a94530',
        cat: '#15161c',
        light: '#5a5660',
      }),
      colourway('salbei', 'Salbei', 'eucalyptus', '#9fb3a3', {
        ground: '#a9bcab',
        window: '#2b4a4a',
        moon: '#f6ecd2',
        cloud: '#3d6060',
        frame: '#f2efe6',
        sill: '#f2efe6',
        under: '#8fa594',
        cat: '#d98a4a',
        light: '#f4cf9f',
      }),
      colourway('flieder', 'Flieder', 'lilac', '#8e7fb0', {
        ground: '#d9cfe0',
        window: '#4a3f74',
        moon: '#f7d98a',
        cloud: '#5f5390',
        frame: '#fbf7f2',
        sill: '#fbf7f2',
        under: '#bfb1cc',
        cat: '#22203a',
        light: '#6d6796',
      }),
    ],
    texts: {},
    sort: 9,
    popularity: 92,
    created: '2026-04-13',
    label: 'bestseller',
  },
  draw(face) {
    const { height: h } = face;
    const sill = h - 118;
    const top = 40;
    const pane = rectangle(52, top + 10, 196, sill - top - 10);
    const picture = face.drawing();
    face.ground('ground');
    picture.add([fill(rectangle(42, top, 216, sill - top), 'frame'), fill(pane, 'window')]);
    picture.add(
      [
        fill(circle([182, top + 84], 42), 'moon'),
        fill(ellipse([96, top + 128], 62, 9), 'cloud'),
        fill(ellipse([214, top + 152], 58, 7), 'cloud'),
        fill(ellipse([150, sill - 30], 84, 8), 'cloud'),
      ],
      pane,
    );
    picture.add([fill(rectangle(30, sill + 14, 240, 10), 'under'), fill(rectangle(26, sill, 248, 14), 'sill')]);
    picture.add(moved(cat(), shift(132, sill + 2)));
    face.place(picture, 'cat');
  },
};
