/** A collage design with nine sample photos, for drawings of it and for calls. */
import { arrange } from '#core/arrange/arrange.ts';
import type { Box } from '#core/design/outline.ts';
import { type CollageDesign, type CollageShape, collageShapes } from './collage-designs.ts';

const ratios = [3 / 2, 2 / 3, 1, 4 / 3, 3 / 2, 3 / 4, 3 / 2, 1, 4 / 3] as const;

/** Micrometres on the sheet; `tilt` in degrees clockwise. `photo` is the number of the sample photo, from 0. */
export type SampleCell = Box & { photo: number; tilt: number };

export function sampleCells({ mode, gapMm, marginMm }: CollageDesign, shape: CollageShape): SampleCell[] {
  const { widthMm, heightMm } = collageShapes[shape];
  const [widthUm, heightUm] = [widthMm, heightMm].map((side) => (side - 2 * marginMm) * 1_000) as [number, number];
  const photos = ratios.map((ratio, at) => ({ id: String(at), ratio }));
  const { cells } = arrange({ photos, widthUm, heightUm, gapUm: gapMm * 1_000, mode, seed: 0 }, { effort: 'first' });
  return cells.map(({ photo, xUm, yUm, widthUm: width, heightUm: height, tilt = 0 }) => ({
    ...{ xUm: xUm + marginMm * 1_000, yUm: yUm + marginMm * 1_000, widthUm: width, heightUm: height },
    photo: Number(photo),
    tilt,
  }));
}
