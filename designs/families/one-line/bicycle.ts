/** A bicycle with a second, small saddle on its crossbar, drawn between one end of the road and the other. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, curve } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Point, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { corner, oneLine, placed, wheel } from './line.ts';

const radius = 20;
const [rear, crank, front]: [Point, Point, Point] = [
  [0, 0],
  [26, 3],
  [64, 0],
];

/** The whole line; the hub of the rear wheel is the origin, the road lies at 20. */
function bicycle(rnd: Random): Point[] {
  return [
    ...way(-90, 20.8, -40, 20.5, -14, 20.3),
    ...wheel(rnd, rear, radius, 90, -392),
    ...way(10, 8.6),
    ...wheel(rnd, rear, 1.7, 60, 330),
    // Seat stay, saddle, seat tube.
    ...way(8, -11.4),
    ...corner(18.4, -26),
    ...way(17.2, -31, 15.6, -32.4, 8, -33.4, 5.6, -35.6, 9, -37, 17, -36.4, 26.4, -35, 26.8, -33.6, 19, -32.4),
    ...corner(18.6, -27),
    ...way(21.6, -13, 24.6, -2),
    // Chain: over the ring to the hub and back below.
    ...wheel(rnd, crank, 5, -150, 420),
    ...way(13, -1.6, 1, -2.2, -2.2, 0.2, 1, 2.4, 13, 5.4, 24, 8),
    ...way(28.4, 7.6),
    // Down tube, then the crossbar back with the small saddle on it.
    ...way(33, -2, 42, -13.4),
    ...corner(53, -25.4),
    ...corner(52, -29.4),
    ...way(46, -29),
    ...corner(40.4, -28.8),
    ...way(40, -33, 35.4, -34, 34.2, -35.6, 37, -36.4, 41.6, -35.8, 46.2, -34.8, 45.8, -33.8, 40.8, -33.2),
    ...corner(39.6, -28.6),
    ...way(30, -28),
    ...corner(19.6, -27.2),
    ...way(34, -26.8),
    ...corner(51.6, -27.4),
    // Stem, handlebar, fork.
    ...way(50.8, -33, 49.8, -38.4, 51.6, -41.6, 57, -42, 60.4, -40, 59.6, -37.8, 55.4, -37.8, 51.2, -36),
    ...way(52.2, -30, 54.4, -22, 57.4, -12.4, 61, -4.6),
    ...wheel(rnd, front, 1.7, 200, 330),
    ...way(58.4, 8.6),
    ...wheel(rnd, front, radius, 118, 332),
    ...way(80, 20.2, 110, 20.6, 190, 20.2),
  ];
}

const saddles = [
  way(8, -33, 5.4, -35.6, 9, -37.2, 18, -36.4, 26.8, -34.4, 18, -32),
  way(35.4, -34, 34, -35.8, 37, -36.6, 46.4, -34.4, 40.6, -32.8),
];

export function bicycleFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const rnd = random(row.seed);
  const size = square ? 1.12 : tall ? 0.78 : 0.83;
  const road = h - (square ? 20 : tall ? 40 : 23);
  const at: Point = [w * (square ? 0.56 : 0.53) - 32 * size, road - radius * size];
  const flats: Mark[] = [
    fill(circle([at[0] + 1.4, at[1] + 1.2], radius * size), 'flat2'),
    fill(circle([at[0] + 64 * size + 1.4, at[1] + 1.2], radius * size), 'flat2'),
    ...saddles.map((points) => fill(curve(placed(points, [at[0] + 0.9, at[1] + 0.7], size), { closed: true }), 'flat1')),
  ];
  const picture = face.drawing();
  picture.add([...flats, fill(oneLine(rnd, placed(bicycle(rnd), at, size), square ? 0.92 : 0.78), 'line')]);
  face.place(picture, 'picture');
  const left = w * 0.1;
  const k = square ? 1.3 : 1;
  const title = (tall ? 10.9 : 11.6) * k;
  const top = tall ? 40 : square ? 27 : 25;
  const common = { x: left, width: w - 2 * left, align: 'left', ink: 'ink', vertical: 'top' } as const;
  face.text({ ...common, id: 'front-title', role: 'greeting', font: 'fraunces-semibold', size: title, minSize: 6, y: top, leading: 1.02 });
  face.text({ ...common, id: 'front-line', role: 'sentence', font: 'jost', size: 3.6 * k, y: top + title * 1.02 + 8.6 * k });
}
