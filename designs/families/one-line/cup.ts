/** A tea bag's thread that becomes cup, handle, saucer and table; its label carries the wish. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, ellipse, polygon } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Point, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { arc, oneLine, placed } from './line.ts';

/** From the rim's front on: rim, left wall, foot, right wall, handle, saucer, table. The middle of the rim is the origin. */
const cup: readonly Point[] = [
  ...arc([0, 0], 25, 6.4, 128, 180, 3),
  ...arc([0, -0.3], 25, 6.3, 205, 360, 7),
  ...arc([0, 0.3], 24.8, 6.7, 25, 165, 7),
  ...way(
    -25.4,
    1.6,
    -24.6,
    11,
    -22,
    25,
    -17.2,
    39,
    -11.6,
    47.6,
    -7,
    50.6,
    0.6,
    51.6,
    8,
    50.4,
    12.6,
    46.8,
    18,
    37.4,
    22.2,
    24.4,
    24.6,
    11,
    25.3,
    2,
  ),
  ...way(28.6, 5.4, 36, 4.6, 42.6, 9.4, 42.6, 19.4, 35.4, 27.6, 25.2, 31.6, 20.6, 33.6),
  ...way(23.4, 28.4, 31.6, 23.6, 36.8, 16.6, 34.6, 11, 29, 11.6, 24.6, 17.4, 22.6, 26.6, 18.4, 38, 13.2, 47),
  ...way(14, 51.4, 23.6, 52.4, 34.6, 54.6, 36.4, 58),
  ...arc([1.5, 57.6], 35.4, 6.6, 30, 200, 9),
  ...way(-26, 53, -10, 51.8, 8, 52, 26, 53.6, 46, 57.4, 64, 58.4, 120, 57),
];

type Measures = { at: Point; size: number; hole: Point; label: readonly [number, number, number, number]; title: number; line: number };

const measures: Record<'a6' | 'din-long' | 'square', Measures> = {
  a6: { at: [40, 30], size: 1, hole: [66, 101.4], label: [39, 96, 97, 140], title: 12.8, line: 3.45 },
  'din-long': { at: [36, 62], size: 0.97, hole: [58, 140], label: [32, 134.6, 90, 179], title: 12.8, line: 3.45 },
  square: { at: [50, 25], size: 1.04, hole: [98, 100], label: [66, 94.6, 132, 140], title: 13.6, line: 3.7 },
};

export function cupFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { at, size, hole, label, title, line } = measures[card.format];
  const rnd = random(row.seed);
  const [left, top, right, foot] = label;
  const rim: Point = [at[0] - 12 * size, at[1] + 6.4 * size];
  const thread = [
    hole,
    [hole[0] - 1.4, hole[1] - 5],
    [rim[0] + (hole[0] - rim[0]) * 0.62, rim[1] + (hole[1] - rim[1]) * 0.83],
    [rim[0] + (hole[0] - rim[0]) * 0.24, rim[1] + (hole[1] - rim[1]) * 0.6],
    [rim[0] + 3.2, rim[1] + (hole[1] - rim[1]) * 0.3],
    [rim[0] + 2.4, rim[1] + 4],
  ] as const;
  const shape = way(left + 9, top, right - 10, top + 0.8, right, top + 9.6, right - 0.8, foot, left, foot - 0.9, left + 0.6, top + 9);
  const picture = face.drawing();
  picture.add([
    fill(ellipse([at[0] + 1.6, at[1] + 1.5], 20.4 * size, 4.5 * size), 'flat2'),
    fill(polygon(shape.map(([x, y]): Point => [x + 0.9, y + 1.5])), 'shade'),
    fill(polygon(shape), 'flat1'),
    fill(circle(hole, 1.5), 'ground'),
    fill(oneLine(rnd, [...thread, ...placed(cup, at, size)], 0.82 * Math.sqrt(size), { start: true }), 'line'),
  ]);
  face.place(picture, 'picture');
  const common = { x: left + 6.4, width: right - left - 11, align: 'left', ink: 'label' } as const;
  face.text({
    ...common,
    id: 'front-title',
    role: 'greeting',
    font: 'instrument-italic',
    size: title,
    minSize: 6,
    y: foot - title * 1.98,
    leading: 0.88,
    vertical: 'bottom',
  });
  face.text({ ...common, id: 'front-line', role: 'sentence', font: 'jost', size: line, y: foot - line * 1.55 });
}
