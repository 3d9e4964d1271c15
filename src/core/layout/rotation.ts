/** Rotation of a box about its middle. */

import type { Matrix } from '#core/values/matrix.ts';
import { sineCosine } from '#core/values/sine.ts';

export { sineCosine };

type Box = { xUm: number; yUm: number; widthUm: number; heightUm: number; rotation: number };

/** The matrix that turns a box clockwise about its middle, or null for an upright one. Offsets are thousandths of a micrometre. */
export function turnMatrix(box: Box): Matrix | null {
  if (box.rotation === 0) return null;
  const { sine, cosine } = sineCosine(box.rotation);
  if (cosine === 1) return null;
  const x = box.xUm + box.widthUm / 2;
  const y = box.yUm + box.heightUm / 2;
  const offset = (value: number) => Math.round(value * 1000) / 1000 + 0;
  return [cosine, sine, -sine + 0, cosine, offset(x - cosine * x + sine * y), offset(y - sine * x - cosine * y)];
}
