/** The edge of a table that becomes a vase with three flowers in it and runs on. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, curve } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Point, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { corner, oneLine, placed, wheel } from './line.ts';

/** The middle of the vase's foot is the origin. */
function bouquet(rnd: Random): Point[] {
  return [
    ...way(-200, 1.6, -60, 0.4, -14, 0.6, 4, 0.9),
    ...corner(9.4, 0.4),
    ...way(0, -0.8),
    ...corner(-9.2, 0),
    ...way(-12.4, -9, -12, -17, -7.4, -24, -4.4, -30),
    ...corner(-5.2, -35),
    // Tulip.
    ...way(-7.4, -46, -12.4, -57),
    ...way(-18.6, -59.6, -22, -66.4, -21.6, -73),
    ...corner(-21, -77),
    ...way(-18, -71.6),
    ...corner(-14.2, -79.6),
    ...way(-12, -72.4),
    ...corner(-7, -77.4),
    ...way(-7, -69, -8.8, -62, -12.6, -57.4),
    ...way(-9.4, -49, -4.6, -42, -1.8, -34),
    // Rose.
    ...way(-0.4, -50, 0.8, -68, 2.4, -77.4),
    ...wheel(rnd, [3.4, -87.4], 10, 96, 350),
    ...wheel(rnd, [3.8, -87.8], 6.6, 70, 300),
    ...way(7.4, -84, 3, -83.6, 2.2, -87.4, 5, -89, 7, -85.4, 5.6, -79, 4.2, -66, 2.8, -47),
    // Leaf.
    ...way(8, -55, 14.6, -58.6),
    ...corner(19.6, -58),
    ...way(15, -51.6, 8.6, -47, 2.2, -42),
    // Bud.
    ...way(3, -37, 9.4, -45.6, 17.6, -53, 24, -58.4),
    ...way(22.4, -65, 25, -71),
    ...corner(30.4, -75),
    ...way(31, -68.6, 29.4, -62, 24.6, -58),
    ...way(15.4, -48.6, 8.4, -40.4),
    ...corner(5, -35),
    ...way(4.6, -30, 7.6, -24, 12.2, -17, 12.6, -9),
    ...corner(9.6, 0.6),
    ...way(20, 0.9, 48, 0, 90, 1.4, 200, 0),
  ];
}

const glass = way(-9, 0, -12.4, -9, -12, -17, -7.4, -24, -4.6, -31, 4.6, -31, 7.6, -24, 12.2, -17, 12.6, -9, 9.4, 0);
const tulip = way(-12.6, -57.6, -19, -60, -21.8, -67, -21, -75.4, -17.6, -72, -14.2, -78, -11.4, -72, -7.4, -75.6, -7.4, -66);
const bud = way(24.2, -58.4, 22.6, -65, 25.4, -71, 30.2, -74.2, 30.8, -67, 28.6, -61);

export function vaseFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const rnd = random(row.seed);
  const size = square ? 1.16 : tall ? 1.08 : 1.02;
  const at: Point = [w * (square ? 0.7 : 0.62), h - (square ? 16 : tall ? 34 : 20)];
  const flat = (points: readonly Point[], ink: string): Mark =>
    fill(curve(placed(points, [at[0] + 1.4, at[1] + 1], size), { closed: true }), ink);
  const picture = face.drawing();
  picture.add([
    flat(glass, 'flat1'),
    flat(tulip, 'flat2'),
    flat(bud, 'flat2'),
    fill(circle([at[0] + 1.4 + 3.4 * size, at[1] + 1 - 87.4 * size], 9.8 * size), 'flat3'),
    fill(oneLine(rnd, placed(bouquet(rnd), at, size), square ? 0.92 : 0.82), 'line'),
  ]);
  face.place(picture, 'flowers');
  const left = w * 0.1;
  const k = square ? 1.24 : 1;
  const common = { x: left, align: 'left', ink: 'ink', vertical: 'top' } as const;
  const top = tall ? 42 : square ? 31 : 23;
  face.text({ ...common, id: 'front-title', role: 'heading', font: 'bodoni-italic', size: 14.6 * k, minSize: 7, y: top, width: w * 0.47 });
  face.text({
    ...common,
    id: 'front-line',
    role: 'sentence',
    personal: true,
    font: 'jost',
    size: 3.7 * k,
    y: top + 9.4 * k,
    width: w * 0.4,
    leading: 1.42,
    lines: 3,
  });
}
