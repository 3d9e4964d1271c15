/**
 * A grid clipped by an outline: rows over each part of it that stands by itself, each row as wide as the outline is there,
 * with as many cells as there are photos. Every cell is at least 20 % visible, and the cells cover the outline but for the gaps.
 */

import { fitPhoto } from '#core/design/fit-photo.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { naturalLogarithm } from '#core/values/numbers/logarithm.ts';
import type { ArrangedPhoto } from './arrangement.ts';
import { minSideOf } from './capacity.ts';
import type { LayoutCandidate } from './layout-cost.ts';
import { type ArrangementOutline, filledShare, linesOf, type OutlineInterval, outlineParts, shareInside } from './outline.ts';
import { levelEdgesOf, linesInRow, type RowSlot, type Rows, rowsOf, shapeCells, slotsOf } from './shape-rows.ts';

const minVisible = 0.2;
/** Shares of a row's height to which the outline must fill it where cells begin: 0 is where the outline ends, others keep end cells visible. */
const rowEnds = [0, 0.15, 0.3, 0.45];
const maxCut = 0.22;
/** What is seen of a photo may be smaller than the mean by this factor (e^0.7 = 2) before it costs more. */
const sliverLogarithm = 0.7;
const weights = { crop: 12, cut: 30, spread: 0.6, sliver: 2, uncovered: 8, thin: 4, small: 1 };

/** Logarithms of the sums of the ratios of each run of photos, by its first one and the one after its last. */
function logarithmsOfRuns(ratios: readonly number[]): number[][] {
  return ratios.map((_, first) => {
    const logarithms: number[] = [];
    let sum = 0;
    for (let end = first + 1; end <= ratios.length; end += 1) {
      sum += ratios[end - 1] as number;
      logarithms[end] = naturalLogarithm(sum);
    }
    return logarithms;
  });
}

/**
 * How many photos, taken in order, each slot gets so that they fit best, one at least; null where they are too few or too many. `runs`: see
 * `logarithmsOfRuns`.
 */
function countsFor(slots: readonly RowSlot[], runs: readonly number[][], { heights }: Rows, gapUm: number): number[] | null {
  // costs[end]: the best for the first `end` photos in the slots so far; from[slot][end]: the first photo of the slot then.
  let costs = [0, ...runs.map(() => Number.POSITIVE_INFINITY)];
  const from: number[][] = [];
  for (const slot of slots) {
    const ratios = runs.map((_, more) => {
      const rest = slot.to - slot.from - more * gapUm;
      return rest > more ? naturalLogarithm(rest / (heights[slot.row] as number)) : null;
    });
    const costOf = (first: number, end: number) => {
      const count = end - first;
      const ratio = ratios[count - 1] ?? null;
      if (ratio === null) return Number.POSITIVE_INFINITY;
      const q = Math.abs(ratio - (runs[first]?.[end] as number));
      return count * (weights.crop * q * q + weights.cut * Math.max(0, q - maxCut));
    };
    const starts: number[] = [];
    costs = costs.map((_, end) => {
      let least = Number.POSITIVE_INFINITY;
      for (let first = end - 1; first >= 0; first -= 1) {
        const before = costs[first] as number;
        if (before >= least) continue;
        const own = costOf(first, end);
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
  let end = runs.length;
  for (let slot = slots.length - 1; slot >= 0; slot -= 1) {
    const first = from[slot]?.[end] ?? end;
    counts.unshift(end - first);
    end = first;
  }
  return counts;
}

function visibleBetween(lines: readonly OutlineInterval[][], { xUm, widthUm }: Pick<Box, 'xUm' | 'widthUm'>): number {
  return Math.min(1, Math.round(shareInside(lines, { from: xUm, to: xUm + widthUm }) * 1e6) / 1e6);
}

/** The share of a cell inside the outline. */
export function visibleShare(outline: ArrangementOutline, cell: Box): number {
  return visibleBetween(linesOf(outline, cell.yUm, cell.heightUm, linesInRow), cell);
}

/** `visible`: the share of the area inside the outline. */
type Placed = { area: Box; visible: number };

/**
 * What cells cost: cropping, sizes of what is visible, what of the outline no cell covers. Infinite with a cell that is hardly visible.
 * `heldArea`: what locked cells cover of the outline.
 */
function costOf(photos: readonly ArrangedPhoto[], placed: readonly Placed[], heldArea: number, outlineArea: number): number {
  if (placed.some(({ visible }) => visible < minVisible)) return Number.POSITIVE_INFINITY;
  const shown = placed.map(({ area, visible }) => area.widthUm * area.heightUm * visible);
  const mean = shown.reduce((sum, area) => sum + area, 0) / photos.length;
  let [crop, cut, spread, small, sliver] = [0, 0, 0, 0, 0];
  for (const [at, { ratio }] of photos.entries()) {
    const { widthUm, heightUm } = (placed[at] as Placed).area;
    const q = Math.abs(naturalLogarithm(widthUm / heightUm / ratio));
    crop += q * q;
    cut = Math.max(cut, q - maxCut);
    const x = naturalLogarithm((shown[at] as number) / mean);
    spread += x * x;
    sliver = Math.max(sliver, -x - sliverLogarithm);
    if (Math.min(widthUm, heightUm) < minSideOf(ratio)) small += 1;
  }
  const uncovered = 1 - (mean * photos.length + heldArea) / outlineArea;
  const worst = weights.cut * Math.max(0, cut) + weights.small * small + weights.sliver * sliver + weights.uncovered * uncovered;
  return (weights.crop * crop + weights.spread * spread) / photos.length + worst;
}

/** The cells of all slots, with the shares of them that are visible. */
function placedIn(slots: readonly RowSlot[], counts: readonly number[], ratios: readonly number[], rows: Rows, gapUm: number): Placed[] {
  let first = 0;
  return slots.flatMap((slot, at) => {
    const own = ratios.slice(first, first + (counts[at] as number));
    first += own.length;
    const lines = rows.lines[slot.row] as OutlineInterval[][];
    return shapeCells(slot, own, rows, gapUm).map((area) => ({ area, visible: visibleBetween(lines, area) }));
  });
}

/** The best arrangement in one part of an outline around locked cells; null where there is none. Photos fill their cells. */
function fillPart(
  photos: readonly ArrangedPhoto[],
  outline: ArrangementOutline,
  locked: readonly Box[],
  gapUm: number,
): LayoutCandidate | null {
  if (photos.length === 0) return locked.length > 0 ? { cost: 0, cells: [] } : null;
  const { widthUm, heightUm } = outline.bounds;
  const ratios = photos.map(({ ratio }) => ratio);
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const outlineArea = filledShare(outline) * widthUm * heightUm;
  const heldArea = locked.reduce((sum, box) => sum + box.widthUm * box.heightUm * visibleShare(outline, box), 0);
  const runs = logarithmsOfRuns(ratios);
  const all = photos.length + locked.length;
  const likely = heightUm / Math.sqrt(outlineArea / all / mean);
  let best: { cost: number; areas: readonly Box[] } | null = null;
  const edges = levelEdgesOf(outline);
  for (let count = Math.max(1, Math.floor(likely / 2)); count <= Math.min(all, Math.ceil(likely * 2) + 1); count += 1)
    for (const near of edges.length > 0 ? [[], edges] : [[]]) {
      const rows = rowsOf(outline, count, gapUm, near);
      if (rows.heights.some((height) => height < 1)) continue;
      for (const rowEnd of rowEnds) {
        const slots = slotsOf(rows, rowEnd, locked, gapUm);
        const counts = slots && countsFor(slots, runs, rows, gapUm);
        if (!slots || !counts) continue;
        const placed = placedIn(slots, counts, ratios, rows, gapUm);
        if (placed.some(({ area }) => area.widthUm < 1)) continue;
        const cost = weights.thin * rows.thin + costOf(photos, placed, heldArea, outlineArea);
        if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { cost, areas: placed.map(({ area }) => area) };
      }
    }
  if (!best) return null;
  const { cost, areas } = best;
  return { cost, cells: areas.map((area, at) => ({ ...fitPhoto(photos[at] as ArrangedPhoto, area, true), area })) };
}

/** Numbers of photos for the parts of an outline by their areas, one at least, and those that differ from them by one photo. */
function sharesOf(parts: readonly ArrangementOutline[], count: number): number[][] {
  const areas = parts.map((part) => filledShare(part) * part.bounds.widthUm * part.bounds.heightUm);
  const all = areas.reduce((sum, area) => sum + area, 0);
  let [sum, before] = [0, 0];
  const shares = areas.map((area) => {
    sum += area;
    const end = Math.round((count * sum) / all);
    const share = Math.max(1, end - before);
    before += share;
    return share;
  });
  const isWhole = (own: readonly number[]) => own.every((share) => share > 0) && own.reduce((total, share) => total + share, 0) === count;
  const moved = shares.flatMap((_, from) =>
    shares.flatMap((__, to) => [shares.map((share, at) => share + (at === to ? 1 : 0) - (at === from ? 1 : 0))]),
  );
  return [shares, ...moved.filter((_, at) => at % (shares.length + 1) !== 0)].filter(isWhole);
}

/** The parts, each with its own of the photos. Costs are those of a photo. */
function fillParts(
  photos: readonly ArrangedPhoto[],
  parts: readonly { outline: ArrangementOutline; locked: readonly Box[] }[],
  shares: readonly number[],
  gapUm: number,
): LayoutCandidate | null {
  let first = 0;
  const whole: LayoutCandidate = { cost: 0, cells: [] };
  for (const [at, { outline, locked }] of parts.entries()) {
    const own = photos.slice(first, first + (shares[at] as number) - locked.length);
    first += own.length;
    const filled = (shares[at] as number) < locked.length ? null : fillPart(own, outline, locked, gapUm);
    if (!filled) return null;
    whole.cost += (filled.cost * own.length) / photos.length;
    whole.cells.push(...filled.cells);
  }
  return whole;
}

/**
 * The best arrangement in the outline around locked cells; null where there is none. Photos fill their cells. No photo lies in two letters
 * where there are enough for each.
 */
export function fillShape(
  photos: readonly ArrangedPhoto[],
  outline: ArrangementOutline,
  locked: readonly Box[],
  gapUm: number,
): LayoutCandidate | null {
  const middle = ({ xUm, widthUm }: Box) => xUm + widthUm / 2;
  const parts = outlineParts(outline).map((part) => {
    const { xUm, widthUm } = part.bounds;
    return { outline: part, locked: locked.filter((box) => middle(box) >= xUm && middle(box) <= xUm + widthUm) };
  });
  const isEachIn = parts.reduce((sum, part) => sum + part.locked.length, 0) === locked.length;
  if (parts.length === 1 || !isEachIn) return fillPart(photos, outline, locked, gapUm);
  let best: LayoutCandidate | null = null;
  for (const shares of sharesOf(
    parts.map((part) => part.outline),
    photos.length + locked.length,
  )) {
    const filled = fillParts(photos, parts, shares, gapUm);
    if (filled && filled.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = filled;
  }
  return best ?? fillPart(photos, outline, locked, gapUm);
}
