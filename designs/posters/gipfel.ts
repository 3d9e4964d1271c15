/** A mountain as a map shows it: contour lines from the valley to the summit, with its name, height and a day. */
import { curve, polygon } from '#designs/drawing/curve.ts';
import { fill, outline } from '#designs/drawing/drawing.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { colourway, tones } from './inks.ts';
import type { PosterDesign } from './poster.ts';

const levels = 13;

/** A closed contour: the same ridges and hollows at every level, softer towards the top. */
function contour([x, y]: Point, level: number): Path {
  const share = level / (levels - 1);
  const radius = 196 * (1 - share) ** 0.86 + 9;
  const rnd = random(77);
  const waves = [2, 3, 4, 5, 7].map((count, at) => ({ count, phase: rnd.next() * 6.28, swing: [0.17, 0.12, 0.085, 0.05, 0.03][at] ?? 0 }));
  const drift = random(300 + level);
  const points = Array.from({ length: 44 }, (_, i): Point => {
    const angle = (i / 44) * 2 * Math.PI;
    const bend = waves.reduce((sum, { count, phase, swing }) => sum + swing * Math.sin(count * angle + phase + share * 0.9), 0);
    return polar([x - 16 * (1 - share), y + 22 * (1 - share)], angle, radius * (1 + bend * (1 - share * 0.35)) + drift.spread(0.8));
  });
  return curve(points, { closed: true });
}

export const gipfel: PosterDesign = {
  template: {
    id: 'gipfel',
    name: 'Mein Gipfel',
    subject: 'line',
    motifs: ['mountain'],
    shape: 'portrait',
    description: 'Höhenlinien für den Berg, der es war, mit Name, Höhe und Tag.',
    colourways: [
      colourway('alm', 'Alm', 'green', '#6f8f74', {
        ground: '#dfe4d3',
        ...tones('level', '#cfdac2', '#3f6b56', levels),
        line: '#2f5546',
        summit: '#f3efe2',
        foot: '#f3efe2',
        words: '#20382e',
      }),
      colourway('firn', 'Firn', 'blue', '#6e98b8', {
        ground: '#2b4f74',
        ...tones('level', '#33597f', '#eef3f5', levels),
        line: '#24456a',
        summit: '#c23f27',
        foot: '#f6f4ee',
        words: '#1b3350',
      }),
      colourway('ziegel', 'Ziegel', 'terracotta', '#c4694a', {
        ground: '#f4e2cf',
        ...tones('level', '#f0d2b6', '#a83f28', levels),
        line: '#8a3322',
        summit: '#fbeede',
        foot: '#fbf4ea',
        words: '#5c2116',
      }),
    ],
    texts: { name: 'Watzmann', height: '2713 m', day: '9. August 2026' },
    sort: 18,
    popularity: 73,
    created: '2026-08-03',
    label: 'neu',
  },
  draw(face) {
    const { height: h } = face;
    const { x: left, y: top, width, height } = face.bleedBox;
    const summit: Point = [168, (h - 84) * 0.46];
    const drawing = face.drawing();
    face.ground('ground');
    for (let level = 0; level < levels; level += 1) {
      const path = contour(summit, level);
      drawing.add([fill(path, `level${level + 1}`), outline(path, 'line', level % 4 === 0 ? 1.5 : 0.7)]);
    }
    drawing.add(
      fill(
        polygon([
          [summit[0] - 7, summit[1] + 5],
          [summit[0], summit[1] - 8],
          [summit[0] + 7, summit[1] + 5],
        ]),
        'summit',
      ),
    );
    const foot = h - 84;
    drawing.add(
      fill(
        polygon([
          [left, foot],
          [left + width, foot],
          [left + width, top + height],
          [left, top + height],
        ]),
        'foot',
      ),
    );
    face.place(drawing, 'contour-lines');
    const shared = { font: 'familjen-bold', personal: true, ink: 'words' } as const;
    face.text({ ...shared, id: 'name', role: 'name', size: 36, x: 25, y: h - 43, width: 190, align: 'left', tracking: -0.035 });
    face.text({ ...shared, id: 'height', role: 'height', size: 15, x: 274, y: h - 47, width: 56, align: 'right', tracking: -0.01 });
    face.text({ ...shared, id: 'day', role: 'day', size: 15, x: 26, y: h - 21, width: 200, align: 'left', tracking: -0.01 });
  },
};
