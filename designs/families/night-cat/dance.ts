/** A sleeping block of flats at night. On one floor the windows are lit, and in every one somebody dances. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, curve, ellipse, line, polygon, rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { type Path, type Point, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { stars } from './house.ts';
import { at, placeEyes, placeLetter } from './night.ts';

const limb = (points: readonly Point[], from = 1.5, to = 1): Path => tapered(sampled(points, 4), (t) => from + (to - from) * t);

/** Dancers from the hips up, the window sill at y = 0, 15 high. */
const poses: readonly (() => Path)[] = [
  () => [
    ...curve(way(-2.1, 1, -1.5, -3.4, -2.4, -7.2, 0.2, -7.9, 2.7, -7, 1.7, -3.2, 2.3, 1), { closed: true }),
    ...circle([0.7, -10], 1.75),
    ...limb(way(-1.9, -6.9, -4.4, -8.6, -3.9, -12.4)),
    ...limb(way(2.2, -6.8, 4.6, -8.8, 5.1, -12.6)),
  ],
  () => [
    ...curve(way(-2.6, 1, -1.2, -3.2, -2.2, -6.8, 0, -7.6, 2.4, -6.9, 2.2, -3.2, 3.6, 1), { closed: true }),
    ...circle([-0.5, -9.7], 1.7),
    ...ellipse([-1.5, -10.2], 2.1, 2.3),
    ...limb(way(2, -6.4, 4.2, -9.4, 2.4, -12.2)),
    ...limb(way(-1.9, -6.5, -4.9, -5, -5.6, -2)),
  ],
  () => [
    ...curve(way(-3, 1, -2.2, -3, -3, -6.8, -0.7, -7.6, 1.6, -6.9, 0.9, -3.2, 1.2, 1), { closed: true }),
    ...circle([-1.4, -9.8], 1.75),
    ...polygon(way(-3.6, -10.8, 0.9, -11.3, 0.7, -12, -0.1, -11.9, -0.4, -13.8, -2.7, -13.6, -2.6, -11.6, -3.6, -11.5)),
    ...limb(way(1.1, -6.7, 4.4, -6.2, 6.4, -8.6)),
    ...limb(way(-2.5, -6.6, -5, -7.4, -6.2, -5)),
  ],
  () => [
    ...curve(way(-1.4, 1, -1.9, -3.2, -2.6, -6.7, -0.1, -7.6, 2.2, -7, 2, -3.4, 3, 1), { closed: true }),
    ...circle([0.3, -9.8], 1.7),
    ...circle([0.3, -12.2], 1.1),
    ...limb(way(-2.1, -6.7, -4.4, -9.4, -1.8, -12.9)),
    ...limb(way(1.9, -6.7, 4.6, -9, 2.4, -12.9)),
  ],
];

type Grid = {
  left: number;
  top: number;
  columns: number;
  rows: number;
  pitch: readonly [number, number];
  pane: readonly [number, number];
  lit: number;
  foot: number;
};

const grids = {
  a6: { left: 12, top: 57, columns: 4, rows: 3, pitch: [23.4, 23.4], pane: [16.4, 18.6], lit: 1, foot: 126 },
  'din-long': { left: 11.4, top: 76, columns: 4, rows: 4, pitch: [22.2, 24.6], pane: [15.4, 18.4], lit: 1, foot: 174 },
  square: { left: 50, top: 18, columns: 4, rows: 4, pitch: [25, 23.6], pane: [16, 18.2], lit: 1, foot: 112 },
} as const satisfies Record<CardBuilder['format'], Grid>;

/** What the dark windows show: a plant, a cat, a drawn curtain, nothing; from the middle of the sill of a window 13 wide and 15.6 high. */
const still: Readonly<Record<string, () => Mark[]>> = {
  plant: () => [
    fill(polygon(way(-2, 0, -1.7, -3, 1.7, -3, 2, 0)), 'black'),
    fill(
      [
        ...limb(way(0, -3, -0.6, -6, -2.6, -8), 0.9, 0.5),
        ...limb(way(0, -3, 0.4, -6.6, 2.2, -9.4), 0.9, 0.5),
        ...limb(way(0, -3, 0, -5, 0.2, -7.8), 0.9, 0.5),
      ],
      'black',
    ),
  ],
  cat: () => [
    fill(
      curve(
        way(-3.4, 0, -3.2, -2.6, -1.2, -4.4, -1.6, -6.4, -1.5, -8.2, -0.4, -7.2, 0.7, -7.2, 1.8, -8.2, 1.9, -6.2, 1.4, -4.6, 2, -2, 2.1, 0),
        {
          closed: true,
        },
      ),
      'black',
    ),
    fill([...circle([-0.5, -6], 0.32), ...circle([0.8, -6], 0.32)], 'eye'),
  ],
  curtain: () => [
    fill(
      [
        ...polygon(way(-6.5, 0, -6.5, -15.6, -1.4, -15.6, -2.4, -8, -4.6, 0)),
        ...polygon(way(6.5, 0, 6.5, -15.6, 1.4, -15.6, 2.4, -8, 4.6, 0)),
      ],
      'curtain',
    ),
  ],
  blind: () => [
    fill(
      [0, 1, 2, 3, 4].flatMap((i) => rectangle(-6.5, -15.6 + i * 2, 13, 1.5)),
      'curtain',
    ),
  ],
};

const order = ['curtain', '', 'plant', '', 'blind', '', 'cat', 'curtain', '', '', 'blind', '', '', 'plant', 'curtain'] as const;

function windows(row: DesignTemplate, grid: Grid): Layer[] {
  const { pane } = grid;
  const lights = ['light1', 'light2', 'light3', 'light2', 'light1'];
  const layers: Layer[] = [];
  let shown = row.seed % order.length;
  for (let j = 0; j < grid.rows; j++) {
    for (let i = 0; i < grid.columns; i++) {
      const x = grid.left + i * grid.pitch[0] + pane[0] / 2;
      const sill = grid.top + j * grid.pitch[1] + pane[1];
      const clip = rectangle(x - pane[0] / 2, sill - pane[1], pane[0], pane[1]);
      const isLit = j === grid.lit;
      const dancer = poses[i % poses.length] as () => Path;
      const inside = isLit ? [fill(dancer(), 'black')] : (still[order[shown % order.length] as string]?.() ?? []);
      if (!isLit) shown++;
      layers.push({ marks: [fill(clip, isLit ? (lights[i] as string) : 'pane'), ...at([x, sill], pane[0] / 13, inside)], clip });
      if (!isLit) layers.push({ marks: [fill(rectangle(x - 0.3, sill - pane[1], 0.6, pane[1]), 'wall')] });
      layers.push({ marks: [fill(rectangle(x - pane[0] / 2 - 0.8, sill, pane[0] + 1.6, 1), isLit ? 'sill' : 'pane')] });
    }
  }
  return layers;
}

/** A ball of mirrors in a window, its string from the lintel. */
function ball(x: number, top: number): Mark[] {
  return [
    outline(line([x, top], [x, top + 2.4]), 'black', 0.3),
    fill(circle([x, top + 3.9], 1.7), 'black'),
    fill(
      [...rectangle(x - 0.9, top + 3, 0.6, 0.6), ...rectangle(x + 0.1, top + 3.6, 0.6, 0.6), ...rectangle(x - 0.6, top + 4.4, 0.6, 0.6)],
      'light1',
    ),
  ];
}

/** Wall, roof and what stands on it. */
function block(face: Face, { left, top, columns, pitch, pane }: Grid): Mark[] {
  const { width: w, height: h } = face;
  const [west, east] = [left - 7, left + (columns - 1) * pitch[0] + pane[0] + 7];
  const roof = top - 8;
  const isWhole = east > w - 4;
  const wall = rectangle(west < 8 ? -3 : west, roof, (isWhole ? w + 6 : east) - (west < 8 ? -3 : west), h + 3 - roof);
  const stack = (x: number, wide: number, tall: number) => [
    ...rectangle(x, roof - tall, wide, tall + 1),
    ...rectangle(x - 0.7, roof - tall, wide + 1.4, 1.2),
  ];
  const mast = east - 26;
  return [
    fill(wall, 'wall'),
    fill(rectangle(west < 8 ? -3 : west - 1.4, roof - 1, (isWhole ? w + 6 : east + 2.8) - (west < 8 ? -3 : west), 2.2), 'black'),
    fill([...stack(west + 62, 5, 7.4), ...stack(west + 69.4, 3.4, 5)], 'black'),
    outline(line([mast, roof], [mast, roof - 12]), 'black', 0.5),
    ...[0, 1, 2, 3].map((i) =>
      outline(line([mast - 4 + i * 0.6, roof - 11.4 + i * 2], [mast + 4 - i * 0.6, roof - 11.9 + i * 2]), 'black', 0.35),
    ),
  ];
}

export function drawDance(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const grid = grids[format];
  const lamp = grid.left + grid.pitch[0] * 2 + grid.pane[0] * 0.84;
  const rnd = random(row.seed);
  const isSquare = format === 'square';
  const open = grid.top + grid.lit * grid.pitch[1];
  front.place(
    drawn(front, [
      {
        marks: [
          stars(rnd, 40, { x: 3, y: 3, width: w - 6, height: isSquare ? 96 : grid.top - 16 }, ([x, y]) =>
            isSquare ? x < 40 && y > 66 : x > 66,
          ),
        ],
      },
      { marks: block(front, grid) },
      ...windows(row, grid),
      { marks: ball(lamp, open) },
      { marks: [fill(rectangle(-3, grid.foot, w + 6, h + 3 - grid.foot), 'black')] },
    ]),
    'facade',
  );
  const margin = isSquare ? 10 : 9.6;
  const size = { a6: 14.4, 'din-long': 13.6, square: 10.4 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'bodoni-italic',
    size,
    leading: 1,
    room: 1.04,
    x: margin,
    y: { a6: 20, 'din-long': 27, square: 128 }[format],
    width: isSquare ? 62 : w - margin * 2,
    align: 'left',
    ink: isSquare ? 'text' : 'title',
  });
  const last = h - { a6: 8.4, 'din-long': 14, square: 11 }[format];
  front.text({
    id: 'front-details',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: 4,
    leading: 1.36,
    x: isSquare ? 74 : margin,
    y: last - 5.44 * (isSquare ? 1.9 : 1),
    width: isSquare ? 69 : w - margin * 2,
    align: 'left',
    ink: 'text',
  });
  placeLetter(card, row);
  if (!card.folded) return;
  placeEyes(card.face('back'), 0.42, h * 0.8);
  const inside = card.face('inside-left');
  const clip = rectangle(w * 0.26, h * 0.26, w * 0.48, w * 0.58);
  const dancer = poses[1] as () => Path;
  inside.place(
    drawn(inside, [{ marks: [fill(clip, 'light2'), ...at([w / 2, h * 0.26 + w * 0.58], w / 29, [fill(dancer(), 'black')])], clip }]),
    'dance',
  );
}
