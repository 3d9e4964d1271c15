/** Two cut-out bodies, the taller one leaning towards the smaller. */
import { multiply } from '#core/values/matrix.ts';
import { fill, moved } from '#designs/drawing/drawing.ts';
import { scale, shift, way } from '#designs/drawing/path.ts';
import { cutOut } from '#designs/drawing/trace.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { cornered } from './shapes.ts';

const tall = cutOut(
  cornered(
    way(50, 380, 38, 342, 46, 292, 60, 236, 56, 172, 62, 118, 92, 66, 134, 41, 162, 40, 182, 66, 181, 118, 166, 166),
    way(166, 166, 163, 190, 172, 214, 187, 250, 187, 290, 172, 334, 140, 368, 96, 386, 50, 380),
  ),
  [cornered(way(122, 168, 127, 216, 121, 280, 101, 336), way(101, 336, 90, 306, 97, 246, 122, 168))],
);
const small = cutOut(
  cornered(
    way(186, 388, 178, 366, 190, 330, 214, 294, 217, 256, 211, 212, 216, 158, 236, 120, 262, 108, 280, 118, 286, 154),
    way(286, 154, 282, 200, 270, 248, 269, 304, 260, 352, 236, 382, 186, 388),
  ),
  [cornered(way(253, 212, 256, 252, 246, 308, 228, 354), way(228, 354, 222, 320, 232, 264, 253, 212))],
);

export const tanz: PosterDesign = {
  template: {
    id: 'tanz',
    name: 'Tanz',
    subject: 'abstract',
    motifs: ['abstract'],
    shape: 'portrait',
    description: 'Zwei Körper aus Papier, von denen einer führt und der andere auch.',
    colourways: [
      colourway('kobalt', 'Kobalt', 'blue', '#1f47c4', { ground: '#f4efe6', tall: '#1f47c4', small: '#f07a4b' }),
      colourway('nacht', 'Nacht', 'navy', '#16213f', { ground: '#16213f', tall: '#e9b53b', small: '#e9e0d2' }),
      colourway('ziegel', 'Ziegel', 'terracotta', '#b8432c', { ground: '#ecd3c4', tall: '#b8432c', small: '#2c4a43' }),
      colourway('tanne', 'Tanne', 'green', '#2c4a3c', { ground: '#dfe3d6', tall: '#2c4a3c', small: '#d98f9c' }),
    ],
    texts: {},
    sort: 1,
    popularity: 100,
    created: '2026-03-02',
    label: 'bestseller',
  },
  draw(face) {
    face.ground('ground');
    const picture = face.drawing();
    const by = Math.min(1, (face.height - 70) / 348);
    const place = multiply(shift(150 - 162 * by, face.height / 2 - 212 * by), scale(by));
    picture.add(moved([fill(tall, 'tall'), fill(small, 'small')], place));
    face.place(picture, 'dance');
  },
};
