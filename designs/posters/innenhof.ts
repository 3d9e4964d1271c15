/** Three arches one inside the other, lit from the left. */
import { arch, rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { band, edges } from './shapes.ts';

export const innenhof: PosterDesign = {
  template: {
    id: 'innenhof',
    name: 'Innenhof',
    subject: 'abstract',
    motifs: ['arch', 'sun', 'mediterranean'],
    shape: 'portrait',
    description: 'Tor hinter Tor, und hinten liegt die Sonne auf dem Pflaster.',
    colourways: [
      colourway('tanne', 'Tanne', 'green', '#2f5d4b', {
        ground: '#ece2d2',
        outer: '#2f5d4b',
        'outer-shade': '#244a3b',
        middle: '#d98d60',
        'middle-shade': '#c2744a',
        inner: '#f5ede1',
        'inner-shade': '#ead9c4',
        floor: '#e3d3bb',
      }),
      colourway('ziegel', 'Ziegel', 'terracotta', '#b5503a', {
        ground: '#f1ddd0',
        outer: '#b5503a',
        'outer-shade': '#983f2c',
        middle: '#e9b53b',
        'middle-shade': '#d29a22',
        inner: '#cfdde3',
        'inner-shade': '#a9c1cc',
        floor: '#e6c7b4',
      }),
      colourway('kobalt', 'Kobalt', 'blue', '#24479a', {
        ground: '#dfe4e4',
        outer: '#24479a',
        'outer-shade': '#1a377c',
        middle: '#8db0cf',
        'middle-shade': '#7098bb',
        inner: '#f6ead0',
        'inner-shade': '#ecd3a0',
        floor: '#cdd6d8',
      }),
    ],
    texts: {},
    sort: 6,
    popularity: 83,
    created: '2026-03-02',
    label: null,
  },
  draw(face) {
    const { height: h } = face;
    const { foot } = edges(face);
    const floor = h - 34;
    const picture = face.drawing();
    face.ground('ground');
    for (const [half, rise, ink] of [
      [108, h * 0.72, 'outer'],
      [69, h * 0.575, 'middle'],
      [31, h * 0.42, 'inner'],
    ] as const) {
      const gate = arch(150 - half, floor - rise, 2 * half, rise + 2);
      picture.add(fill(gate, ink));
      picture.add(fill(rectangle(150, floor - rise - 2, half + 2, rise + 6), `${ink}-shade`), gate);
    }
    picture.add(fill(band(face, floor, foot), 'floor'));
    face.place(picture, 'gates');
  },
};
