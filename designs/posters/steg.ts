/** A jetty runs out to where the sun goes down; its light lies in strips on the water. */
import { circle, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Point } from '#designs/drawing/path.ts';
import { colourway, tones } from './inks.ts';
import type { PosterDesign, PosterFace } from './poster.ts';
import { band, edges } from './shapes.ts';

const horizon = 168;
const strips = 7;

/** The lower half of the sky, towards the horizon. */
function glowing(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Object.values(tones('', from, to, 3)).map((hex, i) => [`sky${i + 5}`, hex]));
}

/** The jetty from the foot of the sheet to its end, plank by plank, with posts on both sides. */
function jetty(face: PosterFace): Mark[] {
  const { foot } = edges(face);
  const [endX, endY] = [face.width * 0.4, horizon + 22];
  const side = (y: number): [number, number] => {
    const depth = (y - endY) / (300 - endY);
    return [endX - 17 - depth * (endX - 40), endX + 17 + depth * 52];
  };
  const at = (y: number, which: 0 | 1): Point => [side(y)[which], y];
  const marks: Mark[] = [fill(polygon([at(endY, 0), at(endY, 1), at(foot, 1), at(foot, 0)]), 'deck')];
  for (let y = endY + 3, gap = 4; y < foot; y += gap, gap *= 1.17) {
    marks.push(fill(polygon([at(y, 0), at(y, 1), at(y + gap * 0.18, 1), at(y + gap * 0.18, 0)]), 'seam'));
  }
  marks.push(fill(polygon([at(endY, 1), [at(endY, 1)[0], endY + 8], [at(foot, 1)[0], foot + 40], at(foot, 1)]), 'seam'));
  for (const [y, size] of [
    [endY + 1, 1],
    [endY + 20, 1.7],
    [endY + 58, 3],
  ] as const) {
    for (const which of [0, 1] as const) {
      const [x] = at(y, which);
      marks.push(fill(rectangle(x - 2.6 * size, y - 17 * size, 5.2 * size, (which === 1 ? 30 : 19) * size), 'post'));
      marks.push(fill(rectangle(x - 2.6 * size, y - 17 * size, 1.7 * size, 17 * size), 'post-light'));
    }
  }
  return marks;
}

export const steg: PosterDesign = {
  template: {
    id: 'steg',
    name: 'Letzter Steg',
    subject: 'landscape',
    motifs: ['lake', 'sea', 'sun'],
    shape: 'landscape',
    description: 'Das Wasser ist noch warm und die Sonne fast weg.',
    colourways: [
      colourway('abend', 'Abend', 'apricot', '#eb9a6c', {
        ...tones('sky', '#5f6a9e', '#e88f78', 4),
        ...glowing('#f09a74', '#fbd9a0'),
        sun: '#e8552f',
        sea: '#54638f',
        'sea-near': '#3f4e7b',
        glow: '#f0a070',
        shore: '#3c3a63',
        deck: '#2c2547',
        seam: '#1d1833',
        post: '#1d1833',
        'post-light': '#e08f66',
      }),
      colourway('morgen', 'Morgen', 'turquoise', '#7db6b4', {
        ...tones('sky', '#8fc4c4', '#d5e5d8', 4),
        ...glowing('#e6ead5', '#f9ecc9'),
        sun: '#f3b63f',
        sea: '#6aa5a8',
        'sea-near': '#4c8b92',
        glow: '#f4dfa6',
        shore: '#3f7478',
        deck: '#f2ead9',
        seam: '#cdbfa3',
        post: '#7a5a41',
        'post-light': '#f7e3b4',
      }),
      colourway('mond', 'Mondnacht', 'navy', '#1d2a4d', {
        ...tones('sky', '#101a38', '#26366a', 4),
        ...glowing('#2e417a', '#46609a'),
        sun: '#f1ead6',
        sea: '#22345f',
        'sea-near': '#1a2a50',
        glow: '#b8c2d4',
        shore: '#0e1730',
        deck: '#0b1226',
        seam: '#1f2c4e',
        post: '#070c1b',
        'post-light': '#8e9dbd',
      }),
    ],
    texts: {},
    sort: 19,
    popularity: 81,
    created: '2026-06-08',
    label: null,
  },
  draw(face) {
    const { width: w } = face;
    const { left, right, foot } = edges(face);
    const drawing = face.drawing();
    const sun: Point = [w * 0.66, horizon - 24];
    face.ground('sky1');
    for (let i = 1; i < strips; i += 1) drawing.add(fill(band(face, (i * horizon) / strips, foot), `sky${i + 1}`));
    drawing.add([fill(circle(sun, 58), 'sun'), fill(band(face, horizon, foot), 'sea'), fill(band(face, 236, foot), 'sea-near')]);
    drawing.add(
      fill(
        polygon([
          [left, horizon - 9],
          [w * 0.1, horizon - 15],
          [w * 0.24, horizon - 7],
          [w * 0.33, horizon],
          [left, horizon],
        ]),
        'shore',
      ),
    );
    drawing.add(
      fill(
        polygon([
          [right, horizon - 6],
          [w * 0.95, horizon - 5],
          [w * 0.88, horizon],
          [right, horizon],
        ]),
        'shore',
      ),
    );
    let y = horizon + 4;
    [56, 47, 52, 36, 44, 28, 36, 19, 27, 13].forEach((half, i) => {
      const drift = [0, 5, -4, 6, -7, 3, 9, -5, 4, -2][i] ?? 0;
      drawing.add(fill(rectangle(sun[0] - half + drift, y, 2 * half, 3.4 + i * 0.36), 'glow'));
      y += 8.4 + i * 0.95;
    });
    drawing.add(jetty(face));
    face.place(drawing, 'jetty');
  },
};
