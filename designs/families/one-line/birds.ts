/** A wire that becomes one bird, then another, and goes on. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { curve } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Point, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { oneLine, placed } from './line.ts';

/** A bird that looks right: tail, back, head, breast, wing and feet. The wire under its feet is the origin. */
const bird = way(
  ...[-17, 0.2, -13.6, 2.4, -17.6, 8.6, -21.4, 15.4, -18.6, 15.8, -14.6, 8.4, -12.4, 1, -12.2, -6.4, -9.6, -13.4, -4.4, -18.6, -1.2, -21.6],
  ...[
    1.4, -25.6, 6, -27.4, 10.4, -25.6, 12, -22.6, 12.6, -21.4, 16.4, -20.2, 12.4, -19, 12, -15.4, 13, -9.4, 10.8, -3.4, 5.4, 0.8, -1.4, 2.2,
    -7.4, 0.4,
  ],
  ...[-10.4, -4.4, -8.6, -10.4, -2.6, -12.6, 3.2, -10, 4.6, -5, 0.4, -1.4, -7, 3, -13.4, 10],
  ...[-15, 12.4, -11.6, 7.6, -5.6, 3.6, -1.6, 2.6, -0.8, 4.4, 0.4, 0.8, 3, 0.6],
);

/** The flat colour of its body, printed a little beside the line. */
const body = way(-12, 0, -10.6, -10, -4, -18, 2, -25.4, 8.6, -26, 12, -20, 12.2, -8, 6, 0, -3, 2.6);

const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]);

export function birdsFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const rnd = random(row.seed);
  const size = square ? 1.45 : tall ? 1.04 : 1.1;
  const middle = w * (square ? 0.55 : 0.53);
  const wire = h * (square ? 0.45 : tall ? 0.46 : 0.48);
  const [first, second]: [Point, Point] = [
    [middle - 17.4 * size, wire],
    [middle + 19.4 * size, wire + 1.2],
  ];
  const [one, other] = [placed(bird, first, size), placed(mirrored(bird), second, size * 1.12).reverse()];
  const points: Point[] = [
    [-40, wire - h * 0.075],
    [-6, wire - h * 0.045],
    ...one,
    [(first[0] + second[0]) / 2, wire + 1.6],
    ...other,
    [w + 6, wire - 3],
    [w + 40, wire - 9],
  ];
  const flats: Mark[] = [
    fill(curve(placed(body, [first[0] + 1.5, first[1] + 1], size), { closed: true }), 'flat1'),
    fill(curve(placed(mirrored(body), [second[0] + 1.7, second[1] + 1.2], size * 1.12), { closed: true }), 'flat2'),
  ];
  const picture = face.drawing();
  picture.add([...flats, fill(oneLine(rnd, points, square ? 0.95 : 0.85), 'line')]);
  face.place(picture, 'birds');
  const left = w * 0.1;
  const k = square ? 1.24 : 1;
  const title = 14 * k;
  const foot = h - (tall ? 22 : 13) * (square ? 1.1 : 1);
  face.text({
    id: 'front-title',
    role: 'greeting',
    font: 'dm-serif',
    size: title,
    minSize: 7,
    x: left,
    y: foot - 7 * k - title,
    width: w - 2 * left,
    align: 'left',
    leading: 0.98,
    vertical: 'bottom',
    ink: 'ink',
  });
  face.text({
    id: 'front-line',
    role: 'sentence',
    font: 'jost',
    size: 3.6 * k,
    x: left + 0.6,
    y: foot,
    width: w - 2 * left,
    align: 'left',
    ink: 'ink',
  });
}
