/** Plates of refinements as ink: how fine their pieces are, and whether they have gaps that foil closes. What this may cost is bounded. */
import type { PageMark } from './marks.ts';
import { type Bounds, isEmpty, nowhere, type Piece, polygonBounds, polygonOverlap, union } from './outline.ts';
import { countGaps, emptyRaster, inkInside, inkLines, inkRuns, type PreflightRaster } from './raster.ts';

/** A tenth of a millimetre: four cells make the narrowest gap that stays open. */
const cellUm = 100;
/** Largest raster; a larger plate gets larger cells. */
const maxCells = 3_000_000;

/** What is left of the cells and pieces that a document may be measured with; below zero nothing more is measured. */
export type InkBudget = { cells: number; pieces: number };

/** A page that is covered with foil has three million cells; catalogue designs have fewer than two hundred pieces a page. */
export function inkBudget(pages: number): InkBudget {
  return { cells: 20_000_000 + 4_000_000 * pages, pieces: 2_000 + 500 * pages };
}

export function isSpent({ cells, pieces }: InkBudget): boolean {
  return cells < 0 || pieces < 0;
}

/** The marks of one element on a plate; `bounds` holds them all. */
export type PlateArea = { marks: readonly PageMark[]; bounds: Bounds };

export function plateOf(marks: readonly PageMark[]): PlateArea {
  return { marks, bounds: marks.reduce((all, mark) => union(all, mark.bounds), nowhere) };
}

type Cluster = { plates: PlateArea[]; bounds: Bounds };

/** Plates that lie over each other share a raster: rasters of a page do not overlap, so the page's area limits their cells. */
function clustersOf(plates: readonly PlateArea[]): Cluster[] {
  let clusters: Cluster[] = [];
  for (const plate of plates) {
    let grown: Cluster = { plates: [plate], bounds: plate.bounds };
    for (;;) {
      const { bounds } = grown;
      const near = clusters.filter((other) => !isEmpty(polygonOverlap(other.bounds, bounds)));
      if (near.length === 0) break;
      clusters = clusters.filter((other) => !near.includes(other));
      grown = {
        plates: [...near.flatMap((other) => other.plates), ...grown.plates],
        bounds: near.reduce((all, other) => union(all, other.bounds), bounds),
      };
    }
    clusters.push(grown);
  }
  return clusters;
}

/** The plates of a cluster in ink, labelled from 1 in their order. */
function rasterOf({ plates, bounds }: Cluster, budget: InkBudget): PreflightRaster | null {
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const size = Math.max(cellUm, Math.ceil(Math.sqrt(area / maxCells)));
  budget.cells -= area / size ** 2;
  if (isSpent(budget)) return null;
  const raster = emptyRaster(bounds, size);
  plates.forEach(({ marks }, index) => {
    for (const mark of marks) {
      if (mark.kind === 'text') for (const glyph of mark.glyphs) inkInside(raster, glyph.outlines(), index + 1);
      else if (mark.kind === 'line') inkLines(raster, mark.outlines, mark.widthUm, index + 1);
      else inkInside(raster, mark.outlines, index + 1);
    }
  });
  return raster;
}

/** Where strokes meet, a gap always ends in a point; that is a small part of the ink's area. */
const noticeableShare = 0.15;

/** The plates of a page that have gaps narrower than `gapUm`. */
export function platesWithNarrowGaps(plates: readonly PlateArea[], gapUm: number, budget: InkBudget): Set<PlateArea> {
  const found = new Set<PlateArea>();
  for (const cluster of clustersOf(plates)) {
    const raster = rasterOf(cluster, budget);
    if (!raster) break;
    const counts = countGaps(raster, Math.ceil(gapUm / raster.size) - 1);
    cluster.plates.forEach((plate, index) => {
      const { gaps, ink } = counts.get(index + 1) ?? { gaps: 0, ink: 0 };
      if (ink > 0 && gaps / ink > noticeableShare) found.add(plate);
    });
  }
  return found;
}

/** Pieces up to this size are measured on their ink; larger ones are what their area says. */
const smallUm = 8_000;
const fineCellUm = 25;

/** Width of a piece where it is thickest, in micrometres: what decides whether foil holds it. Its ends may taper. */
export function holdUm({ outlines, widthUm }: Piece, enoughUm: number, budget: InkBudget): number {
  budget.pieces -= 1;
  const bounds = polygonBounds(outlines);
  const isSmall = bounds.right - bounds.left <= smallUm && bounds.bottom - bounds.top <= smallUm;
  if (widthUm >= enoughUm || !isSmall) return widthUm;
  const raster = emptyRaster(bounds, fineCellUm);
  budget.cells -= raster.cells.length;
  if (isSpent(budget)) return enoughUm;
  inkInside(raster, outlines);
  return inkRuns(raster).reduce((most, run) => Math.max(most, run), 0) * fineCellUm;
}
