/** Five sardines in their tin; one lies the other way round. */
import { multiply } from '#core/values/matrix.ts';
import { circle, rectangle, ring } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { type Path, shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { swell } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { cornered } from './shapes.ts';

const kappa = 0.5523;

/** A rectangle with round corners. */
function rounded(x: number, y: number, width: number, height: number, r: number): Path {
  const k = r * (1 - kappa);
  const [right, foot] = [x + width, y + height];
  return [
    { op: 'M', points: [[x + r, y]] },
    { op: 'L', points: [[right - r, y]] },
    {
      op: 'C',
      points: [
        [right - k, y],
        [right, y + k],
        [right, y + r],
      ],
    },
    { op: 'L', points: [[right, foot - r]] },
    {
      op: 'C',
      points: [
        [right, foot - k],
        [right - k, foot],
        [right - r, foot],
      ],
    },
    { op: 'L', points: [[x + r, foot]] },
    {
      op: 'C',
      points: [
        [x + k, foot],
        [x, foot - k],
        [x, foot - r],
      ],
    },
    { op: 'L', points: [[x, y + r]] },
    {
      op: 'C',
      points: [
        [x, y + k],
        [x + k, y],
        [x + r, y],
      ],
    },
    { op: 'Z', points: [] },
  ];
}

/** A fish 164 mm long with its head up and its middle at the origin. */
function sardine(seed: number): Mark[] {
  const rnd = random(seed);
  const body = cornered(
    way(0, -82, 11, -68, 18, -36, 17, 4, 9, 44, 5, 62),
    way(5, 62, -5, 62),
    way(-5, 62, -10, 44, -17, 4, -18, -36, -11, -68, 0, -82),
  );
  const back = cornered(way(0, -82, 11, -68, 18, -36, 17, 4, 9, 44, 5, 62), way(5, 62, 4, 30, 6, -10, 4, -46, 0, -82));
  const head = cornered(
    way(0, -82, 11, -68, 16.6, -46),
    way(16.6, -46, 8, -38, 0, -36, -8, -38, -16.6, -46),
    way(-16.6, -46, -11, -68, 0, -82),
  );
  const tail = cornered(
    way(4, 58, 10, 72, 19, 84),
    way(19, 84, 8, 80, 0, 73),
    way(0, 73, -8, 80, -19, 84),
    way(-19, 84, -10, 72, -4, 58),
    way(-4, 58, 4, 58),
  );
  const spots = Array.from({ length: 6 }, (_, i) => fill(circle([11.4 - i * 0.9 + rnd.spread(0.5), -24 + i * 13], 2.1 - i * 0.16), 'spot'));
  return [
    fill(tail, 'back'),
    fill(body, 'belly'),
    fill(back, 'back'),
    ...spots,
    ...Array.from({ length: 5 }, (_, i) =>
      fill(swell(rnd, way(-13 + i * 0.9, -26 + i * 15, -8.5, -19 + i * 15, -3, -20 + i * 15), 1.3, 4), 'scale'),
    ),
    fill(head, 'head'),
    fill(circle([-4, -62], 4.4), 'eye'),
    fill(circle([-4, -62], 2.1), 'spot'),
    fill(swell(rnd, way(-12, -50, -2, -44, 11, -49), 1.5, 5), 'back'),
    fill(cornered(way(17, -8, 27, 6, 25, 18), way(25, 18, 19, 12, 15, 10), way(15, 10, 17, -8)), 'head'),
  ];
}

export const sardinen: PosterDesign = {
  template: {
    id: 'sardinen',
    name: 'Sardinen',
    subject: 'figure',
    motifs: ['sardine', 'fish', 'sea'],
    shape: 'square',
    description: 'Fünf in einer Dose, und eine hat es sich anders überlegt.',
    colourways: [
      colourway('ziegel', 'Ziegel', 'red', '#c9452c', {
        ground: '#cb4a2f',
        rim: '#f2e2c4',
        edge: '#d9b878',
        oil: '#ecc46a',
        lid: '#a93a23',
        belly: '#dfe6e4',
        back: '#3b5f86',
        head: '#24405f',
        scale: '#a9bcc4',
        eye: '#f7edd8',
        spot: '#16263b',
      }),
      colourway('see', 'See', 'blue', '#6e98b8', {
        ground: '#8fb3c6',
        rim: '#f4efe2',
        edge: '#c4cdd0',
        oil: '#f0cf86',
        lid: '#7299ae',
        belly: '#e9edec',
        back: '#27517c',
        head: '#183454',
        scale: '#b4c4cb',
        eye: '#fbf7ec',
        spot: '#0f2036',
      }),
      colourway('safran', 'Safran', 'yellow', '#e9b53b', {
        ground: '#eab942',
        rim: '#fbf3e0',
        edge: '#d9c9a6',
        oil: '#e5795a',
        lid: '#cf9a22',
        belly: '#e3e8e2',
        back: '#2f6d68',
        head: '#1c4745',
        scale: '#adc3bb',
        eye: '#fdf8ea',
        spot: '#122f2f',
      }),
    ],
    texts: {},
    sort: 27,
    popularity: 85,
    created: '2026-09-07',
    label: 'neu',
  },
  draw(face) {
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add([
      fill(rounded(37, 54, 240, 206, 40), 'lid'),
      fill(rounded(30, 46, 240, 206, 40), 'edge'),
      fill(rounded(30, 46, 240, 202, 39), 'rim'),
      fill(rounded(38, 54, 224, 186, 32), 'edge'),
      fill(rounded(40, 57, 220, 183, 31), 'oil'),
    ]);
    [0, 1, 2, 3, 4].forEach((i) => {
      const place = multiply(shift(70 + i * 40, 148 + (i % 2 === 0 ? 0 : 2)), turn(i === 3 ? Math.PI + 0.03 : 0.02 * (i - 2)));
      drawing.add(moved(sardine(i + 3), place), rounded(40, 57, 220, 183, 31));
    });
    drawing.add([fill(ring([150, 34], 15, 9), 'rim'), fill(rectangle(146.5, 44, 7, 12), 'rim'), fill(circle([150, 53], 4), 'edge')]);
    face.place(drawing, 'tin');
  },
};
