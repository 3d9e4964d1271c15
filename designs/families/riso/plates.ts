/** Two plates printed a little out of register, the ink where they meet, screens of dots and the grain of the paper. */

import { dot, polygon } from '#designs/drawing/curve.ts';
import type { Box } from '#designs/drawing/drawing.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import type { Layer } from '#designs/drawing/layer.ts';
import { movedPath, type Path, type Point, shift } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';

/** How far the second plate has slipped, in mm. */
const slip = shift(0.42, -0.36);

/** Both plates over each other. The first must stay within the face: it clips what the two inks have in common. */
export function plates(first: Path, second: Path): Layer[] {
  const slipped = movedPath(second, slip);
  return [{ marks: [fill(slipped, 'ink2'), fill(first, 'ink1')] }, { marks: [fill(slipped, 'both')], clip: first }];
}

/** A screen of dots in one path: `tone` says how dark it is from 0 to 1; points at 0 stay empty. */
export function halftone(box: Box, angle: number, pitch: number, tone: (at: Point) => number): Path {
  const dots: Path[] = [];
  const [c, s] = [Math.cos(angle) * pitch, Math.sin(angle) * pitch];
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.ceil(Math.hypot(box.width, box.height) / 2 / pitch);
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const at: Point = [mx + i * c - j * s, my + i * s + j * c];
      if (at[0] < box.x || at[1] < box.y || at[0] > box.x + box.width || at[1] > box.y + box.height) continue;
      const radius = Math.sqrt(Math.max(0, Math.min(1, tone(at)))) * pitch * 0.6;
      if (radius > 0.16) dots.push(dot(at, radius));
    }
  }
  return dots.flat();
}

/** Chips of the paper where the ink did not take, in one layer. */
export function grain(face: Face, rnd: Random, count: number, foot: number): Layer {
  const { x, y, width } = face.bleedBox;
  const chips: Path[] = [];
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + rnd.next() * width, y + rnd.next() * (foot - y)];
    const size = 0.1 + 0.24 * rnd.next() ** 3;
    chips.push(
      polygon([
        [px - size, py + rnd.spread(0.1)],
        [px + rnd.spread(0.1), py - size],
        [px + size, py + size * 0.6],
      ]),
    );
  }
  return { marks: [fill(chips.flat(), 'ground')] };
}
