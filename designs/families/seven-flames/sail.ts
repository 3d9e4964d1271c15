/** A boat under full sail: wind that nobody sees, in six triangles of light. */
import { curve, polygon, rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Point, way } from '#designs/drawing/path.ts';
import { tapered } from '#designs/drawing/stroke.ts';

/** The boat, mast at x 0, water line at y 0, 96 mm high at size 1. */
export function boat([x, y]: Point, by: number): Mark[] {
  const at = (...numbers: number[]): Point[] => way(...numbers).map(([px, py]): Point => [x + px * by, y + py * by]);
  const triangle = (ink: string, ...numbers: number[]) => fill(polygon(at(...numbers)), ink);
  const pennant = curve(at(0.4, -97, 8, -98.6, 15, -94.6, 8, -95.4, 0.4, -91.6), { closed: true });
  return [
    fill(pennant, 'sail6'),
    fill(polygon(at(-0.7, -97, 0.7, -97, 0.9, 0, -0.9, 0)), 'mast'),
    triangle('sail2', -2.4, -80, -2.4, -13, -17, -15.5),
    triangle('sail4', -2.4, -80, -17, -15.5, -33, -19),
    triangle('sail1', 2.4, -91, 19, -42, 2.4, -12),
    triangle('sail3', 2.4, -91, 37, -55, 19, -42),
    triangle('sail5', 37, -55, 46, -16, 19, -42),
    triangle('sail6', 19, -42, 46, -16, 2.4, -12),
    fill(
      [
        { op: 'M', points: at(-36, -8.6) },
        { op: 'L', points: at(46, -9.6) },
        { op: 'C', points: at(42, 0, 34, 6, 24, 6.4) },
        { op: 'L', points: at(-20, 6.4) },
        { op: 'C', points: at(-29, 5, -34, -1, -36, -8.6) },
        { op: 'Z', points: [] },
      ],
      'hull',
    ),
    fill(polygon(at(-34.6, -4.6, 43.6, -5.6, 42.4, -3.4, -33.6, -2.4)), 'sail1'),
  ];
}

/** Lines of the wind that come in from the left edge, thin out and end behind the sails. */
export function wind(from: number, rows: readonly (readonly [end: number, y: number, rise: number])[]): Mark[] {
  return rows.map(([end, y, rise]) => {
    const at = (share: number, up: number): Point => [from + (end - from) * share, y - rise * up];
    const points = sampled([at(0, 0), at(0.22, 0.7), at(0.48, 0.1), at(0.74, -0.3), at(1, 0.5)], 6);
    return fill(
      tapered(points, (t) => 2.3 - 1.9 * t),
      'wind',
    );
  });
}

/** The sea from its horizon down, with a paler strip that the boat stands in. */
export function sea(x: number, width: number, horizon: number, foot: number): Mark[] {
  return [
    fill(rectangle(x, horizon, width, foot - horizon), 'sea-light'),
    fill(
      curve(
        [
          [x, horizon + 7],
          [x + width * 0.25, horizon + 4.6],
          [x + width * 0.52, horizon + 6.8],
          [x + width * 0.78, horizon + 4.4],
          [x + width, horizon + 6.2],
          [x + width, foot],
          [x, foot],
        ],
        {},
      ),
      'sea',
    ),
  ];
}
