/** A wall of diamonds in the tones of a firm, one of which shines. */

import { polygon, rectangle } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';

export type Wall = {
  box: Box;
  /** Centre of the diamond that shines; the grid follows from it. */
  bright: Point;
  wide: number;
  tall: number;
};

/** By how much facets reach under their neighbours, in mm: without it the ground shows as a hairline. */
const under = 0.12;

function grown(corners: readonly Point[]): Point[] {
  const middle: Point = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis as 0 | 1] ?? 0), 0) / corners.length) as [
    number,
    number,
  ];
  return corners.map(([x, y]): Point => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const share = 1 + under / Math.hypot(dx, dy);
    return [middle[0] + dx * share, middle[1] + dy * share];
  });
}

/** A diamond in two halves, or cut into four. */
function facets([x, y]: Point, wide: number, tall: number, inks: readonly string[]): Mark[] {
  const [left, right, top, foot]: Point[] = [
    [x - wide / 2, y],
    [x + wide / 2, y],
    [x, y - tall / 2],
    [x, y + tall / 2],
  ] as const;
  const centre: Point = [x, y];
  const corners = [
    [top, left],
    [top, right],
    [foot, left],
    [foot, right],
  ] as const;
  return corners.map(([a, b], i) => fill(polygon(grown([a as Point, b as Point, centre])), inks[i % inks.length] as string));
}

/** Neighbours never share a tone: the tone runs along both diagonals, and every fifth diamond is turned. */
export function diamondWall(seed: number, { box, bright, wide, tall }: Wall): Mark[] {
  const rnd = random(seed);
  const marks: Mark[] = [fill(rectangle(box.x, box.y, box.width, box.height), 'tone1-dark')];
  const columns = Math.ceil(box.width / wide) + 2;
  const rows = Math.ceil((box.height * 2) / tall) + 4;
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const x = bright[0] + column * wide + (Math.abs(row) % 2 === 1 ? wide / 2 : 0);
      const y = bright[1] + (row * tall) / 2;
      if (x + wide / 2 < box.x || x - wide / 2 > box.x + box.width) continue;
      if (y + tall / 2 < box.y || y - tall / 2 > box.y + box.height) continue;
      const tone = 1 + ((((column * 2 + row * 3) % 4) + 4 + (rnd.chance(0.3) ? 1 : 0)) % 4);
      if (row === 0 && column === 0) continue;
      const inks = [`tone${tone}`, `tone${tone}-dark`];
      marks.push(...facets([x, y], wide, tall, inks));
    }
  }
  const shining = facets(bright, wide, tall, ['bright', 'bright-dark', 'bright-dark', 'bright']);
  return [...marks, ...shining.filter(({ ink }) => ink !== 'bright'), ...shining.filter(({ ink }) => ink === 'bright')];
}
