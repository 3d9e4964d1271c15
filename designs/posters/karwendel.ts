/** A range in tones: a sky of even strips, lit peaks with snow, two nearer ridges. */
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { way } from '#designs/drawing/path.ts';
import { colourway, tones } from './inks.ts';
import type { PosterDesign, PosterFace } from './poster.ts';
import { band, belowCurve, edges } from './shapes.ts';

const strips = 9;

/** Peaks and valleys in turn, a valley first and last; x as a share of the width. */
type Ridge = readonly Point[];
const far: Ridge = way(
  -0.2,
  196,
  -0.06,
  170,
  0.02,
  186,
  0.155,
  131,
  0.245,
  160,
  0.385,
  84,
  0.475,
  128,
  0.585,
  102,
  0.765,
  186,
  0.87,
  157,
  0.96,
  186,
  1.2,
  150,
);
const near: Ridge = way(-0.2, 236, -0.02, 214, 0.04, 238, 0.19, 196, 0.335, 226, 0.53, 182, 0.755, 231, 0.93, 200, 1.02, 214, 1.2, 186);

function outlineOf(face: PosterFace, ridge: readonly Point[]): Path {
  const { left, right, foot } = edges(face);
  return polygon([[left, foot], [left, ridge[0]?.[1] ?? 0], ...ridge, [right, ridge.at(-1)?.[1] ?? 0], [right, foot]]);
}

/** The right flank of each peak, down to a broken edge. */
function shade(ridge: readonly Point[], foot: number, ink: string): Mark[] {
  return ridge.flatMap((peak, at) => {
    const valley = ridge[at + 1];
    if (at % 2 === 0 || !valley) return [];
    const [x, y] = peak;
    const drop = foot - y;
    return [
      fill(polygon([peak, valley, [x + drop * 0.02, foot], [x + drop * 0.07, y + drop * 0.62], [x - drop * 0.05, y + drop * 0.36]]), ink),
    ];
  });
}

/** The cap of a peak: along both its sides, with a zigzag foot, its right part in shade. */
function snow(before: Point, peak: Point, after: Point, down: readonly [left: number, right: number]): Mark[] {
  const on = (to: Point, t: number): Point => [peak[0] + (to[0] - peak[0]) * t, peak[1] + (to[1] - peak[1]) * t];
  const [left, right] = [on(before, down[0]), on(after, down[1])];
  const deep = Math.max(left[1], right[1]) - peak[1];
  const inner = way(
    ...[peak[0] + deep * 0.5, peak[1] + deep * 0.72, peak[0] + deep * 0.16, peak[1] + deep * 1.18],
    ...[peak[0] - deep * 0.1, peak[1] + deep * 0.74, peak[0] - deep * 0.42, peak[1] + deep * 1.04],
  );
  const middle = inner[1] as Point;
  return [
    fill(polygon([peak, right, ...inner, left]), 'snow'),
    fill(polygon([peak, right, inner[0] as Point, middle, [peak[0] - deep * 0.04, peak[1] + deep * 0.46]]), 'snow-shade'),
  ];
}

export const karwendel: PosterDesign = {
  template: {
    id: 'karwendel',
    name: 'Karwendel',
    subject: 'landscape',
    motifs: ['mountain', 'sun'],
    shape: 'landscape',
    description: 'Kurz nach Sonnenaufgang, von unten gesehen.',
    colourways: [
      colourway('morgen', 'Morgen', 'blue', '#6f8fa8', {
        ...tones('sky', '#6c8fab', '#f0cdb0', strips),
        far: '#8695a5',
        'far-shade': '#71808f',
        snow: '#f7f1e6',
        'snow-shade': '#d5d8dc',
        near: '#55656f',
        'near-shade': '#475660',
        hill: '#2f3b42',
        meadow: '#232d33',
      }),
      colourway('abend', 'Abendrot', 'terracotta', '#c4694a', {
        ...tones('sky', '#51486b', '#f2b184', strips),
        far: '#b9776a',
        'far-shade': '#8f5a5c',
        snow: '#fbe3cb',
        'snow-shade': '#d9a892',
        near: '#6a4250',
        'near-shade': '#563543',
        hill: '#3b2839',
        meadow: '#2a1d2d',
      }),
      colourway('winter', 'Winter', 'grey', '#a9b4bb', {
        ...tones('sky', '#b9c6cd', '#eef0ee', strips),
        far: '#a4b1b9',
        'far-shade': '#8d9ca6',
        snow: '#ffffff',
        'snow-shade': '#dbe2e6',
        near: '#73838d',
        'near-shade': '#62727c',
        hill: '#46545d',
        meadow: '#333f47',
      }),
    ],
    texts: {},
    sort: 5,
    popularity: 86,
    created: '2026-03-02',
    label: null,
  },
  draw(face) {
    const { width: w, height: h } = face;
    const { foot } = edges(face);
    const placed = (ridge: Ridge) => ridge.map(([x, y]): Point => [x * w, y]);
    const picture = face.drawing();
    face.ground('sky1');
    const strip = 178 / strips;
    for (let i = 1; i < strips; i += 1) picture.add(fill(band(face, i * strip, foot), `sky${i + 1}`));
    const [back, front] = [placed(far), placed(near)];
    picture.add([fill(outlineOf(face, back), 'far'), ...shade(back, 262, 'far-shade')]);
    for (const [at, left, right] of [
      [5, 0.42, 0.5],
      [7, 0.74, 0.4],
    ] as const)
      picture.add(snow(back[at - 1] as Point, back[at] as Point, back[at + 1] as Point, [left, right]));
    picture.add(fill(outlineOf(face, front), 'near'));
    picture.add(shade(front, 306, 'near-shade'));
    picture.add([
      fill(belowCurve(face, way(0, 268, w * 0.2, 248, w * 0.38, 244, w * 0.6, 258, w * 0.82, 266, w, 246)), 'hill'),
      fill(belowCurve(face, way(0, 285, w * 0.25, 283, w * 0.55, 276, w * 0.8, 284, w, h - 9)), 'meadow'),
    ]);
    face.place(picture, 'mountains');
  },
};
