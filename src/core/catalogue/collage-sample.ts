/** A collage design with nine sample photos, for drawings of it and for calls. */
import { arrange } from '#core/arrange/arrange.ts';
import { shapePath } from '#core/design/collage/outline.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { keyedCache, weakMemoize } from '#core/values/memoize.ts';
import { type CollageDesign, type SheetShape, sheetShapes } from './collage-designs.ts';

const ratios = [3 / 2, 2 / 3, 1, 4 / 3, 3 / 2, 3 / 4, 3 / 2, 1, 4 / 3] as const;

/** Micrometres on the sheet; `tilt` in degrees clockwise. `photo` is the number of the sample photo, from 0. */
export type SampleCell = Box & { photo: number; tilt: number };
/** `outline` is the path that cuts all of them, in micrometres on the sheet; null where nothing does. */
export type CollageSample = { cells: SampleCell[]; outline: string | null };

/** Where photos lie on a sheet of this shape. */
function areaOf({ marginMm }: CollageDesign, sheet: SheetShape): Box {
  const { widthMm, heightMm } = sheetShapes[sheet];
  const [widthUm, heightUm] = [widthMm, heightMm].map((side) => (side - 2 * marginMm) * 1_000) as [number, number];
  return { xUm: marginMm * 1_000, yUm: marginMm * 1_000, widthUm, heightUm };
}

const samples = weakMemoize((_design: CollageDesign) => keyedCache<CollageSample>());

/** Arranged once for each design and sheet: pages, calls and panels show the same ones. */
export function collageSample(design: CollageDesign, sheet: SheetShape): CollageSample {
  return samples(design)(sheet, () => arrangedSample(design, sheet));
}

function arrangedSample(design: CollageDesign, sheet: SheetShape): CollageSample {
  const { mode, shape, gapMm } = design;
  const area = areaOf(design, sheet);
  const { xUm, yUm, widthUm, heightUm } = area;
  const photos = ratios.map((ratio, at) => ({ id: String(at), ratio }));
  const outline = shape ? { outline: shapePath(shape, { xUm: 0, yUm: 0, widthUm, heightUm }) } : {};
  const { cells } = arrange({ photos, widthUm, heightUm, gapUm: gapMm * 1_000, mode, ...outline, seed: 0 }, { effort: 'first' });
  return {
    outline: shape ? shapePath(shape, area) : null,
    cells: cells.map(({ photo, tilt = 0, ...cell }) => ({
      xUm: cell.xUm + xUm,
      yUm: cell.yUm + yUm,
      widthUm: cell.widthUm,
      heightUm: cell.heightUm,
      photo: Number(photo),
      tilt,
    })),
  };
}
