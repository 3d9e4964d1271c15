/** Rows over an outline, and the parts of them that are divided among photos. Together they cover the outline but for gaps. */
import type { Box } from '#core/design/outlines/outline.ts';
import type { PathPoint } from '#core/values/svg-path.ts';
import { type ArrangementOutline, coveredIntervals, intervalsAt, linesOf, type OutlineInterval } from './outline.ts';

/** Lines of a row that are looked at. */
export const linesInRow = 12;
/** Holes and stems that are narrower, as a share of a row's height, are no slot of their own. */
const [bridged, tooNarrow] = [0.5, 0.35];
/** Shortest level edge, as a share of the outline's width, and how far it may lean. */
const [minLevel, lean] = [0.08, 0.02];
/** How far the end of a row moves to a level edge, as a share of its height. */
const moved = 0.3;
/** How far a curve reaches beyond the lines beside it, as a share of a row's height. */
const betweenLines = 0.02;
/** A row is hardly filled where the outline takes less of its height. */
const thinShare = 0.3;

/** A part of a row that is divided among its cells. The first and the last one reach to the ends of `whole`, where little of the outline is. */
export type RowSlot = OutlineInterval & { row: number; whole: OutlineInterval };
/** `lines`: see `linesOf`. `reaches`: what of each row a part of the outline takes, and a little more. `thin`: the share of the outline's bounds that lies where a row is hardly filled, as splinters of photos would. */
export type Rows = { tops: number[]; heights: number[]; lines: OutlineInterval[][][]; reaches: OutlineInterval[][]; thin: number };

/** A level edge of the outline, as the bars of a letter have; `isUpper` with the outline below it. */
export type LevelEdge = { yUm: number; isUpper: boolean };

export function levelEdgesOf(outline: ArrangementOutline): LevelEdge[] {
  const { widthUm, heightUm } = outline.bounds;
  const near = heightUm / 500;
  return outline.rings.flatMap((ring) =>
    ring.flatMap(([bx, by], at): LevelEdge[] => {
      const [ax, ay] = ring.at(at - 1) as PathPoint;
      const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)];
      if (dx < minLevel * widthUm || dy > lean * dx) return [];
      const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
      const isFilled = (line: number) => intervalsAt(outline, line).some(({ from, to }) => x > from && x < to);
      const [above, below] = [isFilled(y - near), isFilled(y + near)];
      return above === below ? [] : [{ yUm: Math.round(y), isUpper: below }];
    }),
  );
}

/** Lines do not meet the outermost points of the outline in a row: its ends are looked at, too, and what curves reach between lines is added. */
function reachesIn(outline: ArrangementOutline, lines: readonly OutlineInterval[][], topUm: number, rowUm: number): OutlineInterval[] {
  const { xUm, widthUm } = outline.bounds;
  const more = Math.ceil(rowUm * betweenLines);
  const ends = [intervalsAt(outline, topUm + 0.5), intervalsAt(outline, topUm + rowUm - 0.5)];
  const parts = coveredIntervals([...lines, ...ends], 0, bridged * rowUm).map(({ from, to }) => ({
    from: Math.max(xUm, Math.floor(from) - more),
    to: Math.min(xUm + widthUm, Math.ceil(to) + more),
  }));
  return withoutNarrow(parts, rowUm);
}

function lengthOf(intervals: readonly OutlineInterval[]): number {
  return intervals.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Rows of one height; with edges, rows end at those that are near. */
export function rowsOf(outline: ArrangementOutline, count: number, gapUm: number, edges: readonly LevelEdge[]): Rows {
  const { yUm, widthUm, heightUm } = outline.bounds;
  const cut = (row: number) => yUm + Math.floor(((heightUm + gapUm) * row) / count);
  const reach = (moved * heightUm) / count;
  const tops = Array.from({ length: count }, (_, row) => {
    if (row === 0) return yUm;
    const even = cut(row);
    const away = edges.map((edge) => edge.yUm + (edge.isUpper ? 0 : gapUm) - even);
    const least = away.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best), reach + 1);
    return Math.abs(least) <= reach ? even + least : even;
  });
  const heights = tops.map((top, row) => (tops[row + 1] ?? yUm + heightUm + gapUm) - top - gapUm);
  const lines = tops.map((top, row) => linesOf(outline, top, heights[row] as number, linesInRow));
  const reaches = lines.map((own, row) => reachesIn(outline, own, tops[row] as number, heights[row] as number));
  const thin = lines.reduce((sum, own, row) => {
    const length = lengthOf(coveredIntervals(own, 0, 0)) - lengthOf(coveredIntervals(own, thinShare, 0));
    return sum + length * (heights[row] as number);
  }, 0);
  return { tops, heights, lines, reaches, thin: thin / (widthUm * heightUm) };
}

/** Parts with those that are too narrow joined to the next one, unless that is far away. */
function withoutNarrow(parts: readonly OutlineInterval[], height: number): OutlineInterval[] {
  const joined: OutlineInterval[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isNarrow = [last, part].some((one) => one && one.to - one.from < tooNarrow * height);
    if (last && isNarrow && part.from - last.to < height) last.to = part.to;
    else joined.push({ ...part });
  }
  return joined;
}

/** A part of a row as slots: one for each stretch of it that the outline fills well enough, which together cover it but for gaps between. */
function slotsIn(whole: OutlineInterval, cores: readonly OutlineInterval[], row: number, gapUm: number): RowSlot[] {
  const own = cores.filter(({ from, to }) => from < whole.to && to > whole.from);
  if (own.length === 0) return [{ ...whole, row, whole }];
  const ends = own.slice(1).map(({ from }, at) => Math.round((from + (own[at] as OutlineInterval).to - gapUm) / 2));
  return own.map(({ from, to }, at) => ({
    from: Math.max(whole.from, from),
    to: Math.min(whole.to, to),
    row,
    whole: { from: at === 0 ? whole.from : (ends[at - 1] as number) + gapUm, to: ends[at] ?? whole.to },
  }));
}

/** The slots of all rows beside the locked cells and their gaps. Null where a locked cell is not in a row. */
export function slotsOf({ tops, heights, lines, reaches }: Rows, rowEnd: number, locked: readonly Box[], gapUm: number): RowSlot[] | null {
  if (locked.some(({ yUm, heightUm }) => !tops.some((top, row) => top === yUm && heights[row] === heightUm))) return null;
  return tops.flatMap((top, row) => {
    const height = heights[row] as number;
    const taken = locked.filter(({ yUm }) => yUm === top).toSorted((a, b) => a.xUm - b.xUm);
    let free = reaches[row] as OutlineInterval[];
    for (const { xUm, widthUm } of taken)
      free = free
        .flatMap(({ from, to }) => [
          { from, to: Math.min(to, xUm - gapUm) },
          { from: Math.max(from, xUm + widthUm + gapUm), to },
        ])
        .filter(({ from, to }) => to - from >= tooNarrow * height);
    const filled = rowEnd === 0 ? [] : coveredIntervals(lines[row] as OutlineInterval[][], rowEnd, bridged * height);
    const cores = filled
      .map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) }))
      .filter(({ from, to }) => to - from >= tooNarrow * height);
    return free.flatMap((part) => slotsIn(part, cores, row, gapUm));
  });
}

/** Cells of one slot, widths as the photos' ratios, apart from what ends of the slot add. */
export function shapeCells({ from, to, row, whole }: RowSlot, ratios: readonly number[], { tops, heights }: Rows, gapUm: number): Box[] {
  const rest = to - from - (ratios.length - 1) * gapUm;
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
  let sum = 0;
  return ratios.map((ratio, at) => {
    const left = Math.round((rest * sum) / total);
    sum += ratio;
    const start = at === 0 ? whole.from : from + left + at * gapUm;
    const end = at === ratios.length - 1 ? whole.to : from + Math.round((rest * sum) / total) + at * gapUm;
    return { xUm: start, yUm: tops[row] as number, widthUm: end - start, heightUm: heights[row] as number };
  });
}
