/** Two discs over a line; where they meet, both are seen. */
import { circle, rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';

export const zwei: PosterDesign = {
  template: {
    id: 'zwei',
    name: 'Zwei',
    subject: 'abstract',
    motifs: ['abstract'],
    shape: 'square',
    description: 'Zwei Kreise, und wo sie sich treffen, entsteht eine dritte Farbe.',
    colourways: [
      colourway('kobalt', 'Kobalt und Rot', 'blue', '#1f47c4', {
        ground: '#efe9dd',
        first: '#1f47c4',
        second: '#cf3f27',
        both: '#1a1730',
        line: '#141414',
      }),
      colourway('salbei', 'Salbei und Rosé', 'green', '#7f9a86', {
        ground: '#f3eee6',
        first: '#7f9a86',
        second: '#e3a294',
        both: '#3d4c42',
        line: '#33423a',
      }),
      colourway('nacht', 'Nacht', 'black', '#141414', {
        ground: '#17181b',
        first: '#e9b53b',
        second: '#e4e0d6',
        both: '#c24b33',
        line: '#e4e0d6',
      }),
    ],
    texts: {},
    sort: 4,
    popularity: 88,
    created: '2026-03-02',
    label: null,
  },
  draw(face) {
    face.ground('ground');
    const [first, second] = [circle([120, 126], 78), circle([192, 168], 78)];
    const picture = face.drawing();
    picture.add([fill(first, 'first'), fill(second, 'second')]);
    picture.add(fill(second, 'both'), first);
    picture.add(fill(rectangle(54, 264, 196, 6), 'line'));
    face.place(picture, 'circles');
  },
};
