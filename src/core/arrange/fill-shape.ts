/**
 * A grid clipped by an outline: rows of one height over the outline, each as wide as the outline is there, with as many cells as there are
 * photos. Every cell is at least 20 % visible.
 */
import type { Box } from '#core/design/outline.ts';
import { naturalLogarithm } from '#core/values/numbers/logarithm.ts';
import type { ArrangedPhoto } from './arrangement.ts';
import { minSideOf } from './capacity.ts';
import { fitPhoto } from './fit-photo.ts';
import type { Candidate } from './layout-cost.ts';
import { coveredIntervals, filledShare, type Interval, linesOf, type Outline, shareInside } from './outline.ts';

export const minVisible = 0.2;
/** Lines of a row that are looked at. */
const linesInRow = 12;
/** Shares of a row's height to which the outline must fill it where the row ends: 0 is where the outline ends, others keep end cells visible. */
const rowEnds = [0, 0.15, 0.3, 0.45];
/** Holes and stems that are narrower, as a share of a row's height, are no place of their own. */
const [bridged, tooNarrow] = [0.5, 0.35];
const maxCut = 0.22;
const weights = { crop: 12, cut: 30, spread: 0.6, uncovered: 8, small: 1 };

/** A part of a row between two ends or locked cells. */
type Slot = Interval & { row: number };
type Rows = { tops: number[]; heights: number[]; lines: Interval[][][] };

function rowsOf(outline: Outline, count: number, gapUm: number): Rows {
  const { yUm, heightUm } = outline.bounds;
  const cut = (row: number) => Math.floor(((heightUm + gapUm) * row) / count);
  const tops = Array.from({ length: count }, (_, row) => yUm + cut(row));
  const heights = tops.map((_, row) => cut(row + 1) - cut(row) - gapUm);
  return { tops, heights, lines: tops.map((top, row) => linesOf(outline, top, heights[row] as number, linesInRow)) };
}

/** The parts of the rows inside the outline without the locked cells and their gaps. Null where a locked cell is not in a row. */
function slotsOf({ tops, heights, lines }: Rows, rowEnd: number, locked: readonly Box[], gapUm: number): Slot[] | null {
  if (locked.some(({ yUm, heightUm }) => !tops.some((top, row) => top === yUm && heights[row] === heightUm))) return null;
  return tops.flatMap((top, row) => {
    const height = heights[row] as number;
    const taken = locked.filter(({ yUm }) => yUm === top).toSorted((a, b) => a.xUm - b.xUm);
    let free = coveredIntervals(lines[row] as Interval[][], rowEnd, bridged * height).map(({ from, to }) => ({
      from: Math.round(from),
      to: Math.round(to),
    }));
    for (const { xUm, widthUm } of taken)
      free = free.flatMap(({ from, to }) => [
        { from, to: Math.min(to, xUm - gapUm) },
        { from: Math.max(from, xUm + widthUm + gapUm), to },
      ]);
    return free.filter(({ from, to }) => to - from >= tooNarrow * height).map(({ from, to }) => ({ from, to, row }));
  });
}

/** How many photos, taken in order, each slot gets so that they fit best, one at least; null where they are too few or too many. */
function countsFor(slots: readonly Slot[], ratios: readonly number[], { heights }: Rows, gapUm: number): number[] | null {
  const sums = [0];
  for (const ratio of ratios) sums.push((sums.at(-1) as number) + ratio);
  const costOf = (slot: Slot, first: number, end: number) => {
    const width = slot.to - slot.from;
    const count = end - first;
    const rest = width - (count - 1) * gapUm;
    if (rest < count) return Number.POSITIVE_INFINITY;
    const q = Math.abs(naturalLogarithm(rest / ((heights[slot.row] as number) * ((sums[end] as number) - (sums[first] as number)))));
    return count * (weights.crop * q * q + weights.cut * Math.max(0, q - maxCut));
  };
  // costs[end]: the best for the first `end` photos in the slots so far; from[slot][end]: the first photo of the slot then.
  let costs = [0, ...ratios.map(() => Number.POSITIVE_INFINITY)];
  const from: number[][] = [];
  for (const slot of slots) {
    const starts: number[] = [];
    costs = costs.map((_, end) => {
      let least = Number.POSITIVE_INFINITY;
      for (let first = end - 1; first >= 0; first -= 1) {
        const before = costs[first] as number;
        if (before >= least) continue;
        const own = costOf(slot, first, end);
        // Photos more only make a slot that is too full worse.
        if (own === Number.POSITIVE_INFINITY) break;
        if (before + own >= least) continue;
        least = before + own;
        starts[end] = first;
      }
      return least;
    });
    from.push(starts);
  }
  if (!((costs.at(-1) as number) < Number.POSITIVE_INFINITY)) return null;
  const counts: number[] = [];
  let end = ratios.length;
  for (let slot = slots.length - 1; slot >= 0; slot -= 1) {
    const first = from[slot]?.[end] ?? end;
    counts.unshift(end - first);
    end = first;
  }
  return counts;
}

/** Cells of one slot, widths as the photos' ratios. */
function cellsOf({ from, to, row }: Slot, ratios: readonly number[], { tops, heights }: Rows, gapUm: number): Box[] {
  const rest = to - from - (ratios.length - 1) * gapUm;
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
  let sum = 0;
  return ratios.map((ratio, at) => {
    const left = Math.round((rest * sum) / total);
    sum += ratio;
    const width = Math.round((rest * sum) / total) - left;
    return { xUm: from + left + at * gapUm, yUm: tops[row] as number, widthUm: width, heightUm: heights[row] as number };
  });
}

/** The share of a cell inside the outline. */
export function visibleShare(outline: Outline, { xUm, yUm, widthUm, heightUm }: Box): number {
  const share = shareInside(linesOf(outline, yUm, heightUm, linesInRow), { from: xUm, to: xUm + widthUm });
  return Math.min(1, Math.round(share * 1e6) / 1e6);
}

/** What cells cost: cropping, sizes of what is visible, what of the outline no cell covers. Infinite with a cell that is hardly visible. */
function costOf(
  photos: readonly ArrangedPhoto[],
  areas: readonly Box[],
  locked: readonly Box[],
  outline: Outline,
  outlineArea: number,
): number {
  const visible = areas.map((area) => visibleShare(outline, area));
  if (visible.some((share) => share < minVisible)) return Number.POSITIVE_INFINITY;
  const shown = areas.map(({ widthUm, heightUm }, at) => widthUm * heightUm * (visible[at] as number));
  const mean = shown.reduce((sum, area) => sum + area, 0) / photos.length;
  let [crop, cut, spread, small] = [0, 0, 0, 0];
  for (const [at, { ratio }] of photos.entries()) {
    const { widthUm, heightUm } = areas[at] as Box;
    const q = Math.abs(naturalLogarithm(widthUm / heightUm / ratio));
    crop += q * q;
    cut = Math.max(cut, q - maxCut);
    const x = naturalLogarithm((shown[at] as number) / mean);
    spread += x * x;
    if (Math.min(widthUm, heightUm) < minSideOf(ratio)) small += 1;
  }
  const held = locked.reduce((sum, box) => sum + box.widthUm * box.heightUm * visibleShare(outline, box), 0);
  const uncovered = 1 - (mean * photos.length + held) / outlineArea;
  const worst = weights.cut * Math.max(0, cut) + weights.small * small + weights.uncovered * uncovered;
  return (weights.crop * crop + weights.spread * spread) / photos.length + worst;
}

/** Arrangements in the outline around locked cells, best first; empty where there is none. Photos fill their cells. */
export function fillShape(photos: readonly ArrangedPhoto[], outline: Outline, locked: readonly Box[], gapUm: number): Candidate[] {
  const { widthUm, heightUm } = outline.bounds;
  const ratios = photos.map(({ ratio }) => ratio);
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const outlineArea = filledShare(outline) * widthUm * heightUm;
  const all = photos.length + locked.length;
  const likely = heightUm / Math.sqrt(outlineArea / all / mean);
  const candidates: Candidate[] = [];
  for (let count = Math.max(1, Math.floor(likely / 2)); count <= Math.min(all, Math.ceil(likely * 2) + 1); count += 1) {
    const rows = rowsOf(outline, count, gapUm);
    if (rows.heights.some((height) => height < 1)) break;
    for (const rowEnd of rowEnds) {
      const slots = slotsOf(rows, rowEnd, locked, gapUm);
      const counts = slots && countsFor(slots, ratios, rows, gapUm);
      if (!slots || !counts) continue;
      let first = 0;
      const areas = slots.flatMap((slot, at) => {
        const own = ratios.slice(first, first + (counts[at] as number));
        first += own.length;
        return cellsOf(slot, own, rows, gapUm);
      });
      if (areas.some((area) => area.widthUm < 1)) continue;
      const cost = costOf(photos, areas, locked, outline, outlineArea);
      if (cost === Number.POSITIVE_INFINITY) continue;
      candidates.push({ cost, cells: areas.map((area, at) => ({ ...fitPhoto(photos[at] as ArrangedPhoto, area, true), area })) });
      // The outline is filled to its edge: rows that end earlier would only leave more of it white.
      if (rowEnd === 0) break;
    }
  }
  return candidates.sort((a, b) => a.cost - b.cost);
}
