/** The plate of one element as ink: how fine its pieces are, and whether it has gaps that foil closes. */
import type { PageMark } from './marks.ts';
import { boundsOf, nowhere, type Piece, union } from './outline.ts';
import { countGaps, emptyRaster, inkInside, inkLines, inkRuns, type Raster } from './raster.ts';

/** A tenth of a millimetre: four cells make the narrowest gap that stays open. */
const cellUm = 100;
/** Largest picture looked at; a larger plate is looked at in larger cells. */
const maxCells = 3_000_000;

function plateOf(marks: readonly PageMark[]): Raster {
  const bounds = marks.reduce((all, mark) => union(all, mark.bounds), nowhere);
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const raster = emptyRaster(bounds, Math.max(cellUm, Math.ceil(Math.sqrt(area / maxCells))));
  for (const mark of marks) {
    if (mark.kind === 'text') for (const glyph of mark.glyphs) inkInside(raster, glyph.outlines());
    else if (mark.kind === 'line') inkLines(raster, mark.outlines, mark.widthUm);
    else inkInside(raster, mark.outlines);
  }
  return raster;
}

/** Area of gaps narrower than `gapUm` for each area of ink. Where strokes meet, a gap always ends in a point; that is a small part. */
function gapShare(marks: readonly PageMark[], gapUm: number): number {
  const raster = plateOf(marks);
  const { gaps, ink } = countGaps(raster, Math.ceil(gapUm / raster.size) - 1);
  return ink === 0 ? 0 : gaps / ink;
}

const noticeableShare = 0.15;

export function narrowGaps(marks: readonly PageMark[], gapUm: number): boolean {
  return gapShare(marks, gapUm) > noticeableShare;
}

/** Pieces up to this size are measured on their ink; larger ones are what their area says. */
const smallUm = 8_000;
const fineCellUm = 25;

/** Width of a piece where it is thickest, in micrometres: what decides whether foil holds it. Its ends may taper. */
export function holdUm({ outlines, widthUm }: Piece, enoughUm: number): number {
  const bounds = boundsOf(outlines);
  const isSmall = bounds.right - bounds.left <= smallUm && bounds.bottom - bounds.top <= smallUm;
  if (widthUm >= enoughUm || !isSmall) return widthUm;
  const raster = emptyRaster(bounds, fineCellUm);
  inkInside(raster, outlines);
  return inkRuns(raster).reduce((most, run) => Math.max(most, run), 0) * fineCellUm;
}
