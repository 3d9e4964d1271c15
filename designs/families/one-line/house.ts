/** The way to a new house: the road makes a detour, becomes walls, roof, door and window, and ends behind a tree. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Point, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { corner, oneLine, placed } from './line.ts';

/** The road with its detour. The lower left corner of the house is the origin. */
const road = way(-260, 7, -60, 9.4, -36, 6, -22, 9, -16, 17, -24, 22.4, -32, 17, -27, 8.6, -14, 3.4, -5, 1);

const house: readonly Point[] = [
  ...corner(0, 0),
  ...way(0.4, -14),
  ...corner(0, -27),
  ...corner(-5, -25.6),
  ...way(8, -37.4),
  ...corner(20.4, -48.6),
  ...way(24.6, -44.8),
  ...corner(28.4, -41.4),
  ...corner(28.2, -50.4),
  ...corner(33.4, -50.6),
  ...corner(33.4, -37),
  ...way(39, -32),
  ...corner(46, -25.4),
  ...corner(40.6, -26.8),
  ...way(41, -13),
  ...corner(40.6, 0),
  // Door.
  ...corner(33.4, 0.2),
  ...way(33.2, -8, 33.4, -15, 29, -19.2, 24.6, -15, 24.8, -8),
  ...corner(24.6, 0.3),
  // Window with its bars.
  ...way(19.4, 0.4, 17.4, -3),
  ...corner(17.8, -8.6),
  ...corner(18, -19),
  ...corner(7.4, -19.2),
  ...corner(7.6, -8.4),
  ...corner(12.6, -8.6),
  ...corner(12.8, -19),
  ...corner(12.6, -14),
  ...way(7.6, -13.8, 5, -13, 4.4, -8, 6.4, -1.4, 16, 2.4, 32, 2.8, 48, 2),
  // Tree.
  ...way(57, 1.4, 60.4, -3, 60.6, -12, 60, -19, 55, -20.4, 50.6, -25.6, 51.4, -34, 57, -40.4, 64, -40.6, 70.4, -35.4, 71.6, -27),
  ...way(67.4, -20.6, 61.8, -21, 57.8, -25.4, 58.4, -31.6, 63, -34.6, 67, -31.4, 66, -26.4, 62.6, -23, 61.8, -12, 62.8, -2.4, 68, 1.6),
];

const onward = way(84, 2.6, 120, 0, 190, 3);

/** House and tree in place; `isWhole` adds the road before and behind. */
export function housePicture(rnd: Random, at: Point, size: number, width: number, isWhole = true): Mark[] {
  const points = isWhole ? [...road, ...house, ...onward] : [[-9, 1.6] as const, ...house, [76, 2] as const];
  const thin = { start: !isWhole, end: !isWhole };
  return [...flats(at, size), fill(oneLine(rnd, placed(points, at, size), width, thin), 'line')];
}

function flats([x, y]: Point, size: number): Mark[] {
  const flat = (points: readonly Point[], ink: string) => fill(polygon(placed(points, [x + 1.3, y + 1], size)), ink);
  return [
    flat(way(-4.6, -25.4, 20.4, -48.4, 45.6, -25.2), 'flat1'),
    flat(way(24.8, 0, 24.8, -15, 26, -17.8, 29, -19, 32, -17.8, 33.2, -15, 33.2, 0), 'flat3'),
    fill(circle([x + 1.3 + 61 * size, y + 1 - 30.4 * size], 10.6 * size), 'flat2'),
  ];
}

export function houseFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const rnd = random(row.seed);
  const size = square ? 1.2 : tall ? 0.88 : 0.93;
  const at: Point = [w * (square ? 0.3 : 0.31), tall ? 118 : square ? 77 : 80];
  const picture = face.drawing();
  picture.add(housePicture(rnd, at, size, square ? 0.95 : 0.82));
  face.place(picture, 'house');
  const left = w * 0.1;
  const k = square ? 1.14 : 1;
  const title = (tall ? 11.2 : 11.8) * k;
  const foot = h - (tall ? 26 : 13);
  const common = { x: left, width: w - 2 * left, align: 'left', ink: 'ink' } as const;
  face.text({ ...common, id: 'front-title', role: 'heading', font: 'gloock', size: title, minSize: 6, y: foot - 13.8 * k });
  face.text({
    ...common,
    id: 'front-address',
    role: 'new-address',
    personal: true,
    font: 'jost',
    size: 3.7 * k,
    minSize: 2.6,
    y: foot - 5.2 * k,
    leading: 1.4,
    vertical: 'top',
  });
}
