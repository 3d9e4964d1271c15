/** An ü as a face: two bars and a bow, and one of its dots winks. */
import { circle, rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Path } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';

const kappa = 0.5523;

/** The bow of a u between two radii, open at the top. */
function bow(x: number, y: number, outer: number, inner: number): Path {
  const half = (r: number, sign: 1 | -1) => [
    {
      op: 'C' as const,
      points: [
        [x + sign * r, y + r * kappa],
        [x + sign * r * kappa, y + r],
        [x, y + r],
      ] as const,
    },
    {
      op: 'C' as const,
      points: [
        [x - sign * r * kappa, y + r],
        [x - sign * r, y + r * kappa],
        [x - sign * r, y],
      ] as const,
    },
  ];
  return [
    { op: 'M', points: [[x + outer, y]] },
    ...half(outer, 1),
    { op: 'L', points: [[x - inner, y]] },
    ...half(inner, -1),
    { op: 'Z', points: [] },
  ];
}

export const umlaut: PosterDesign = {
  template: {
    id: 'umlaut',
    name: 'Übermut',
    subject: 'typography',
    motifs: ['letter', 'lettering', 'funny'],
    shape: 'portrait',
    description: 'Ein Buchstabe, der zwinkert, und darunter deine Zeile.',
    colourways: [
      colourway('kobalt', 'Kobalt', 'blue', '#1f47c4', {
        ground: '#f1ece1',
        letter: '#1f47c4',
        stem: '#16338f',
        left: '#e9b53b',
        right: '#cf3f27',
        words: '#141414',
      }),
      colourway('safran', 'Safran', 'yellow', '#e9b53b', {
        ground: '#e9b53b',
        letter: '#17181b',
        stem: '#000000',
        left: '#b5361f',
        right: '#f6efdf',
        words: '#17181b',
      }),
      colourway('rose', 'Rosé', 'pink', '#e8b3a6', {
        ground: '#edc4b8',
        letter: '#a3312a',
        stem: '#86231e',
        left: '#2f5d4b',
        right: '#fbf3e6',
        words: '#5f1713',
      }),
      colourway('tanne', 'Tanne', 'green', '#2c4a3c', {
        ground: '#2b463a',
        letter: '#efe7d6',
        stem: '#d5ccb7',
        left: '#e58a5c',
        right: '#e9b53b',
        words: '#efe7d6',
      }),
    ],
    texts: { words: 'Ü wie Übermut' },
    sort: 15,
    popularity: 76,
    created: '2026-05-04',
    label: null,
  },
  draw(face) {
    const { height: h } = face;
    const top = h * 0.395;
    const turn = h - 176;
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add([
      fill(rectangle(46, top, 66, turn - top + 1), 'letter'),
      fill(bow(150, turn, 104, 38), 'letter'),
      fill(rectangle(188, top, 66, h - 72 - top), 'stem'),
      fill(circle([79, top - 72], 41), 'left'),
    ]);
    drawing.add(fill(circle([221, top - 92], 41), 'right'), rectangle(170, top - 92, 110, 60));
    face.place(drawing, 'letter-ue');
    face.text({
      id: 'words',
      role: 'text-line',
      font: 'familjen-bold',
      size: 17,
      x: 46,
      y: h - 30,
      width: 208,
      align: 'left',
      tracking: -0.02,
      ink: 'words',
    });
  },
};
