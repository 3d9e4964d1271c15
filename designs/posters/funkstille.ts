/** Lines of a signal that swells and falls silent towards the foot; the last crest is in the second ink. */
import { curve } from '#designs/drawing/curve.ts';
import { fill, outline } from '#designs/drawing/drawing.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { plotted } from './shapes.ts';

const count = 27;
const accented = 12;

type Hump = { at: number; width: number; height: number };

/** Three humps a line: their middle wanders, and from line to line they grow, then vanish. */
function humps(i: number): Hump[] {
  const rnd = random(400 + i);
  const t = i / (count - 1);
  const strength = Math.max(0, Math.sin(Math.PI * Math.min(1, (t + 0.16) / 0.84))) ** 1.5;
  const middle = 158 + 42 * Math.sin(i * 0.52 + 0.6);
  return [
    { at: middle, width: 21 + rnd.spread(4), height: 82 * strength * rnd.between(0.72, 1.05) },
    { at: middle - 34 + rnd.spread(10), width: 13 + rnd.spread(3), height: 40 * strength * rnd.between(0.2, 1) },
    { at: middle + 36 + rnd.spread(10), width: 12 + rnd.spread(3), height: 36 * strength * rnd.between(0.2, 1) },
  ];
}

function signal(i: number, base: number): Point[] {
  const rnd = random(900 + i);
  const own = humps(i);
  const strength = Math.max(...own.map(({ height }) => height)) / 82;
  const [a, b] = [rnd.next() * 6, rnd.next() * 6];
  return plotted(36, 264, 76, (x) => {
    const rise = own.reduce((sum, { at, width, height }) => sum + height * Math.exp(-(((x - at) / width) ** 2)), 0);
    const noise = (1.5 * Math.sin(x * 0.21 + a) + 1.1 * Math.sin(x * 0.47 + b) + rnd.spread(0.35)) * Math.min(1, strength * 1.6);
    return base - rise - noise;
  });
}

export const funkstille: PosterDesign = {
  template: {
    id: 'funkstille',
    name: 'Funkstille',
    subject: 'line',
    motifs: ['abstract'],
    shape: 'portrait',
    description: 'Ein Signal wird laut, dann leiser, und unten ist Ruhe.',
    colourways: [
      colourway('kreide', 'Kreide', 'black-and-white', '#efeeea', { ground: '#efeeea', line: '#17171a', last: '#17171a' }),
      colourway('schwarz', 'Schwarz', 'black', '#141414', { ground: '#141414', line: '#efeeea', last: '#e9b53b' }),
      colourway('kobalt', 'Kobalt', 'blue', '#1f3a8f', { ground: '#1f3a8f', line: '#e6e9ee', last: '#f0a58a' }),
      colourway('rose', 'Rosé', 'pink', '#e5bfb3', { ground: '#ecd0c5', line: '#3a2a2c', last: '#c23f27' }),
    ],
    texts: {},
    sort: 3,
    popularity: 91,
    created: '2026-03-02',
    label: null,
  },
  draw(face) {
    face.ground('ground');
    const picture = face.drawing();
    const [top, foot] = [face.height * 0.27, face.height - 52];
    const pitch = (foot - top) / (count - 1);
    for (let i = 0; i < count; i += 1) {
      const points = signal(i, top + i * pitch);
      const skirt: Point[] = [
        [264, top + i * pitch + 2 * pitch],
        [36, top + i * pitch + 2 * pitch],
      ];
      picture.add([
        fill([...curve(points), ...skirt.map((point) => ({ op: 'L' as const, points: [point] })), { op: 'Z', points: [] }], 'ground'),
        outline(curve(points), i === accented ? 'last' : 'line', i === accented ? 1.7 : 1.35),
      ]);
    }
    face.place(picture, 'signal');
  },
};
