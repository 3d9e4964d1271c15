/** Sails that stand one before the other; where they meet, a third colour appears. */
import { fill } from '#designs/drawing/drawing.ts';
import { type Path, way } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { belowCurve, cornered, edges } from './shapes.ts';

/** A main sail or a jib: `lean` moves its head, `belly` bends its outer edge. */
function sail(x: number, foot: number, width: number, height: number, lean: number, belly: number): Path {
  const head = [x + lean, foot - height] as const;
  return cornered(
    way(x, foot, x + lean * 0.3 - 1, foot - height * 0.5, ...head),
    way(...head, x + lean + (width - lean) * 0.5 + belly, foot - height * 0.52, x + width, foot - 6),
    way(x + width, foot - 6, x + width * 0.5, foot + 3, x, foot),
  );
}

export const regatta: PosterDesign = {
  template: {
    id: 'regatta',
    name: 'Regatta',
    subject: 'landscape',
    motifs: ['boat', 'sea', 'maritime'],
    shape: 'landscape',
    description: 'Alle haben denselben Wind, und die Zeile am Ufer gehört dir.',
    colourways: [
      colourway('hafen', 'Hafen', 'blue', '#2a55a3', {
        ground: '#efe8da',
        red: '#cf4a2e',
        blue: '#2a55a3',
        ochre: '#e8b04a',
        pale: '#9fbccb',
        both: '#1b2340',
        sea: '#1c3f63',
        swell: '#17344f',
        words: '#f4ecdc',
        hull: '#1b2340',
      }),
      colourway('abend', 'Abend', 'navy', '#23284d', {
        ground: '#262b52',
        red: '#e8794f',
        blue: '#7f8fc9',
        ochre: '#f1c35c',
        pale: '#e6dccb',
        both: '#a8394a',
        sea: '#151a38',
        swell: '#0f1329',
        words: '#f1e7d4',
        hull: '#0b0e20',
      }),
      colourway('mint', 'Mint', 'turquoise', '#5fa39b', {
        ground: '#dfeae4',
        red: '#e58d77',
        blue: '#3f8a86',
        ochre: '#f3cf7a',
        pale: '#b4d3cb',
        both: '#27545a',
        sea: '#2d6a6f',
        swell: '#24585d',
        words: '#f6f2e4',
        hull: '#1c3f45',
      }),
    ],
    texts: { words: 'Regatta', note: 'Attersee, im August' },
    sort: 21,
    popularity: 71,
    created: '2026-06-08',
    label: null,
  },
  draw(face) {
    const { width: w } = face;
    const { left, right } = edges(face);
    const drawing = face.drawing();
    const at = (share: number) => w * share;
    const sails = [
      { path: sail(at(0.1), 226, 84, 138, 30, 8), ink: 'pale' },
      { path: sail(at(0.27), 232, 116, 196, 34, 12), ink: 'red' },
      { path: sail(at(0.265), 232, -74, 150, 30, -4), ink: 'ochre' },
      { path: sail(at(0.54), 230, 104, 176, 30, 10), ink: 'blue' },
      { path: sail(at(0.535), 230, -86, 140, 26, -6), ink: 'pale' },
      { path: sail(at(0.745), 228, 92, 150, 26, 9), ink: 'ochre' },
      { path: sail(at(0.74), 228, -66, 118, 22, -5), ink: 'red' },
    ];
    face.ground('ground');
    for (const { path, ink } of sails) drawing.add(fill(path, ink));
    sails.forEach(({ path }, i) => {
      for (const other of sails.slice(i + 1)) drawing.add(fill(other.path, 'both'), path);
    });
    for (const [share, width] of [
      [0.265, 112],
      [0.535, 104],
      [0.74, 88],
    ] as const)
      drawing.add(
        fill(
          cornered(
            way(at(share) - width * 0.5, 238, at(share), 241, at(share) + width * 0.66, 237),
            way(at(share) + width * 0.66, 237, at(share) + width * 0.3, 256, at(share) - width * 0.36, 256, at(share) - width * 0.5, 238),
          ),
          'hull',
        ),
      );
    drawing.add([
      fill(belowCurve(face, way(left, 246, at(0.15), 241, at(0.35), 247, at(0.55), 242, at(0.78), 248, right, 243)), 'sea'),
      fill(belowCurve(face, way(left, 290, at(0.2), 294, at(0.45), 288, at(0.7), 294, right, 289)), 'swell'),
    ]);
    face.place(drawing, 'sails');
    face.text({
      id: 'words',
      role: 'title',
      font: 'familjen-bold',
      size: 22,
      x: 27,
      y: 276,
      width: at(0.42),
      align: 'left',
      tracking: -0.03,
      ink: 'words',
    });
    face.text({
      id: 'note',
      role: 'text-line',
      font: 'familjen-bold',
      size: 13,
      x: w - 27,
      y: 276,
      width: at(0.42),
      align: 'right',
      tracking: -0.01,
      ink: 'words',
    });
  },
};
