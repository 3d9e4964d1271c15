/** Cells of a line: the width of every grapheme cluster. What one glyph draws together, as in a ligature, shares its width evenly. */
import { spanStarts } from './place.ts';
import type { Span, TextLine } from './shape.ts';

/** A typed offset and where it stands in the text that is laid out. */
export type Boundary = { offset: number; position: number };

/** One grapheme cluster, or what the caret steps over as a whole, between two edges, in ems from the left end of its line. */
export type CaretCell = {
  offset: number;
  leftEm: number;
  rightEm: number;
  isRtl: boolean;
  /** The rest of what began on a line before: the caret has no place in front of it. */
  isContinued?: true;
};

/** A line between positions of the laid-out text: letters up to `to`, spaces that hang behind them up to `next`. */
export type LineText = { line: TextLine; isRtl: boolean; start: number; from: number; to: number; next: number; isParagraphEnd: boolean };

/** Characters without a width: soft hyphens, joiners, direction marks. */
export const invisible = /^(?:\u034f|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]|[\ufe00-\ufe0f])*$/;

/** Glyphs that belong together. Positions are those of the laid-out text. */
type Cluster = { start: number; end: number; leftEm: number; widthEm: number; isRtl: boolean };

type Options = { all: string; boundaries: readonly Boundary[]; trackingEm: number; spaceEm: number };

export function caretCells(text: LineText, { all, boundaries, trackingEm, spaceEm }: Options): CaretCell[] {
  const { from, to, next } = text;
  const own = boundaries.filter(({ position }) => position >= from && position < next);
  const before = from < to && own[0]?.position !== from ? boundaries.findLast(({ position }) => position < from) : undefined;
  const inside = before ? [{ offset: before.offset, position: from }, ...own] : own;
  const ends = inside.map((_, index) => inside[index + 1]?.position ?? next);
  const visible = inside.findIndex(({ position }) => position >= to);
  const count = visible === -1 ? inside.length : visible;
  const cells = inside
    .slice(0, count)
    .map(({ offset }): CaretCell => ({ offset, leftEm: Number.NaN, rightEm: Number.NaN, isRtl: text.isRtl }));
  if (before && cells[0]) cells[0].isContinued = true;
  for (const cluster of clustersOf(text, trackingEm)) shareCluster(cluster, cells, inside, ends, all);
  // A cell without glyphs, such as a lone joiner, stands at the end of the one before it.
  cells.forEach((cell, index) => {
    if (!Number.isNaN(cell.leftEm)) return;
    const before = cells[index - 1];
    cell.leftEm = before ? (before.isRtl ? before.leftEm : before.rightEm) : 0;
    cell.rightEm = cell.leftEm;
  });
  return [...cells, ...hangingCells(text, inside.slice(count), all, spaceEm)];
}

/** Spaces behind the visible end of a line: layout leaves them out, the caret passes over them. */
function hangingCells({ line, isRtl }: LineText, boundaries: readonly Boundary[], all: string, spaceEm: number): CaretCell[] {
  let edgeEm = isRtl ? 0 : line.widthEm;
  return boundaries.map(({ offset, position }): CaretCell => {
    const startEm = edgeEm;
    if (!invisible.test(all.charAt(position))) edgeEm += isRtl ? -spaceEm : spaceEm;
    return { offset, leftEm: Math.min(startEm, edgeEm), rightEm: Math.max(startEm, edgeEm), isRtl };
  });
}

/** Divides a cluster's width among the cells that have a part of it. */
function shareCluster(cluster: Cluster, cells: CaretCell[], inside: readonly Boundary[], ends: readonly number[], all: string): void {
  const { start, end, leftEm, widthEm, isRtl } = cluster;
  const parts = cells.flatMap((cell, index) => {
    const from = Math.max(start, inside[index]?.position ?? 0);
    const to = Math.min(end, ends[index] ?? 0);
    return from < to ? [{ cell, weight: invisible.test(all.slice(from, to)) ? 0 : 1 }] : [];
  });
  const total = parts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  let before = 0;
  for (const { cell, weight } of parts) {
    const near = before / total;
    before += weight;
    const far = before / total;
    const left = leftEm + widthEm * (isRtl ? 1 - far : near);
    const right = leftEm + widthEm * (isRtl ? 1 - near : far);
    cell.isRtl = isRtl;
    cell.leftEm = Number.isNaN(cell.leftEm) ? left : Math.min(cell.leftEm, left);
    cell.rightEm = Number.isNaN(cell.rightEm) ? right : Math.max(cell.rightEm, right);
  }
}

/** In reading order; each reaches to the next one, the last to the end of the line. */
function clustersOf({ line, start, from, to }: LineText, trackingEm: number): Cluster[] {
  const starts = spanStarts(line);
  const clusters = line.spans
    .flatMap((span, index) => spanClusters(line, span, starts[index] ?? 0, trackingEm))
    .map((cluster) => ({ ...cluster, start: cluster.start + start }))
    .filter((cluster) => cluster.start < to)
    .toSorted((a, b) => a.start - b.start);
  return clusters.map((cluster, index) => ({
    ...cluster,
    start: index === 0 ? from : cluster.start,
    end: clusters[index + 1]?.start ?? to,
  }));
}

/** The same walk as placing glyphs: from left to right, a letter space between clusters. */
function spanClusters({ shift }: TextLine, { run, glyphs, from, to }: Span, startEm: number, trackingEm: number): Cluster[] {
  const isRtl = run.level % 2 === 1;
  const clusters: Cluster[] = [];
  let penEm = startEm;
  for (let step = from; step < to; step += 1) {
    const glyph = glyphs[isRtl ? from + to - 1 - step : step];
    if (!glyph) continue;
    const advanceEm = glyph.advance / run.unitsPerEm;
    const last = clusters.at(-1);
    const start = glyph.cluster + shift;
    if (last?.start === start) last.widthEm += advanceEm;
    else {
      if (last) penEm += trackingEm;
      clusters.push({ start, end: start, leftEm: penEm, widthEm: advanceEm, isRtl });
    }
    penEm += advanceEm;
  }
  return clusters;
}
