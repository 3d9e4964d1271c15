/** Marks under one clip, and a drawing made of such layers on a face of the card. */

import type { Drawing, Mark } from './drawing.ts';
import type { Face } from './face.ts';
import type { Path } from './path.ts';

/** `clip` replaces the face's own clip and must stay within the bleed and the fold. */
export type Layer = { marks: readonly Mark[]; clip?: Path };

/** A new drawing of the face with the layers from bottom to top. */
export function drawn(face: Face, layers: readonly Layer[]): Drawing {
  const picture = face.drawing();
  for (const { marks, clip } of layers) picture.add(marks, clip);
  return picture;
}
