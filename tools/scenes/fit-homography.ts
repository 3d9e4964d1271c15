/** Finds the projective map of a print from pixels with known places, by least squares. */

import { addRow, emptySystem, solve } from './least-squares.ts';

/** x and y are shares of the picture's width; u and v are the place in the print. */
export type Spot = { x: number; y: number; u: number; v: number };

/** The eight numbers of `placeInPrint`. Throws for fewer than four places, and for places on one line. */
export function fitHomography(spots: readonly Spot[]): number[] {
  if (spots.length < 4) throw new Error('a homography needs four places');
  const system = emptySystem(8);
  for (const { x, y, u, v } of spots) {
    addRow(system, [x, y, 1, 0, 0, 0, -u * x, -u * y], u);
    addRow(system, [0, 0, 0, x, y, 1, -v * x, -v * y], v);
  }
  return solve(system);
}
