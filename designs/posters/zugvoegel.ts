/** Geese in their order before a low disc: dark against the sky, light against the sun. */
import { multiply } from '#core/values/matrix.ts';
import { circle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, recoloured } from '#designs/drawing/drawing.ts';
import { scale, shift, turn, way } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign, PosterFace } from './poster.ts';
import { belowCurve, cornered, edges } from './shapes.ts';

/** A goose to the left, its neck stretched; `lift` raises or lowers its wings, -1 to 1. */
function goose(lift: number): Mark[] {
  const body = cornered(
    way(-34, -2.6, -27, -5, -20, -2.4, -10, -4.4, 4, -6, 22, -2, 30, 1.5),
    way(30, 1.5, 18, 4.4, 4, 5.4, -8, 3, -20, 0.4, -27, 0.2, -34, -2.6),
  );
  const wing = (tipX: number, tipY: number, root: number) =>
    cornered(
      way(root - 7, -2, root - 6 + tipX * 0.36, tipY * 0.64, tipX, tipY),
      way(tipX, tipY, root + 4 + tipX * 0.44, tipY * 0.42, root + 9, 0),
      way(root + 9, 0, root, 2, root - 7, -2),
    );
  return [fill(wing(19, -30 * lift, 4), 'far'), fill(body, 'bird'), fill(wing(9, -38 * lift, -2), 'bird')];
}

/** x as a share of the width, y, size and lift of each goose. */
const flock = [
  [0.145, 150, 1.25, 0.9],
  [0.245, 118, 1.12, -0.55],
  [0.26, 183, 1.16, 0.7],
  [0.36, 92, 1, 0.95],
  [0.4, 206, 1.04, -0.5],
  [0.468, 68, 0.92, 0.4],
  [0.535, 222, 0.95, 0.9],
  [0.565, 54, 0.84, -0.6],
  [0.655, 236, 0.86, 0.6],
  [0.665, 48, 0.76, 0.7],
  [0.775, 246, 0.78, -0.45],
] as const;

function birds(face: PosterFace): Mark[] {
  return flock.flatMap(([x, y, size, lift]) =>
    moved(goose(lift), multiply(multiply(shift(x * face.width, y - 8), turn(0.04)), scale(size * 0.92))),
  );
}

export const zugvoegel: PosterDesign = {
  template: {
    id: 'zugvoegel',
    name: 'Zugvögel',
    subject: 'figure',
    motifs: ['bird', 'sky'],
    shape: 'landscape',
    description: 'Elf sind unterwegs, und wer vorne fliegt, wechselt.',
    colourways: [
      colourway('herbst', 'Herbst', 'orange', '#d9602f', {
        ground: '#f0dcc0',
        sun: '#d9602f',
        bird: '#27323f',
        far: '#4c5a66',
        'in-sun': '#fbeedb',
        'far-in-sun': '#f3c9a4',
        land: '#27323f',
        field: '#8c6a4a',
      }),
      colourway('nebel', 'Nebel', 'grey', '#aab6ba', {
        ground: '#cbd3d4',
        sun: '#f4efe2',
        bird: '#35474f',
        far: '#61747c',
        'in-sun': '#35474f',
        'far-in-sun': '#8a999d',
        land: '#3f525a',
        field: '#87989d',
      }),
      colourway('nacht', 'Nacht', 'blue', '#223a6b', {
        ground: '#21386a',
        sun: '#f1d78f',
        bird: '#dfe5ee',
        far: '#9fb0cf',
        'in-sun': '#21386a',
        'far-in-sun': '#5d6680',
        land: '#12214a',
        field: '#182c5a',
      }),
    ],
    texts: {},
    sort: 22,
    popularity: 69,
    created: '2026-09-07',
    label: 'neu',
  },
  draw(face) {
    const { width: w } = face;
    const { left, right } = edges(face);
    const sun = circle([w * 0.56, 146], 104);
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add(fill(sun, 'sun'));
    drawing.add(birds(face));
    drawing.add([fill(sun, 'sun')], sun);
    drawing.add(recoloured(birds(face), { bird: 'in-sun', far: 'far-in-sun' }), sun);
    drawing.add([
      fill(belowCurve(face, way(left, 268, w * 0.2, 262, w * 0.5, 270, w * 0.8, 258, right, 266)), 'field'),
      fill(belowCurve(face, way(left, 276, w * 0.3, 281, w * 0.62, 273, right, 282)), 'land'),
    ]);
    face.place(drawing, 'birds');
  },
};
