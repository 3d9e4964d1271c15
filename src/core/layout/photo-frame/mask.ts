/** The outline of a photo that is cut by a mask. Browsers fetch this code only where a design has one. */
import { maskOf } from '#core/design/library/masks.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { mapPath } from '#core/layout/path.ts';
import { Fault } from '#core/values/fault.ts';

/** The mask in its box on the page, in whole micrometres. Throws Fault 'bad-input' for a name that no mask has: a print must not lose a photo silently. */
export function maskPath(id: string, { xUm, yUm, widthUm, heightUm }: Box): string {
  const mask = maskOf(id);
  if (!mask) throw new Fault('bad-input', `unknown mask ${id}`);
  const { d, ratio } = mask;
  const width = ratio ? Math.min(widthUm, heightUm * ratio) : widthUm;
  const height = ratio ? Math.min(heightUm, widthUm / ratio) : heightUm;
  const [left, top] = [xUm + (widthUm - width) / 2, yUm + (heightUm - height) / 2];
  return mapPath(d, (x, y) => [left + (x * width) / 1000, top + (y * height) / 1000]);
}
