/** Small black and white pictures of outlines, for what can only be measured on ink: how thick it is and how wide its gaps are. */
import { type Bounds, type PagePolygon, polygonBounds } from './outline.ts';

/**
 * `cells` row by row; 0 is no ink, other numbers are the label it was drawn with. Cell 0 has its left upper corner at left, top; `size` is a
 * cell's side.
 */
export type PreflightRaster = { left: number; top: number; size: number; width: number; height: number; cells: Uint16Array };

/** An empty picture that holds the bounds with one free cell all around. */
export function emptyRaster({ left, top, right, bottom }: Bounds, size: number): PreflightRaster {
  const width = Math.ceil((right - left) / size) + 2;
  const height = Math.ceil((bottom - top) / size) + 2;
  return { left: left - size, top: top - size, size, width, height, cells: new Uint16Array(width * height) };
}

/** Calls `found` for every place where a row of cells, from `first` to `last`, meets a side of the outlines: the first column behind it. */
function eachCrossing(
  { left, top, size }: PreflightRaster,
  outlines: readonly PagePolygon[],
  first: number,
  last: number,
  found: (row: number, column: number, turn: 1 | -1) => void,
): void {
  for (const { xy } of outlines) {
    let [fromX, fromY] = [((xy.at(-2) ?? 0) - left) / size, ((xy.at(-1) ?? 0) - top) / size];
    for (let at = 0; at < xy.length; at += 2) {
      const [toX, toY] = [((xy[at] ?? 0) - left) / size, ((xy[at + 1] ?? 0) - top) / size];
      const turn = toY > fromY ? 1 : -1;
      const below = Math.max(fromY, toY);
      for (let row = Math.max(first, Math.ceil(Math.min(fromY, toY) - 0.5)); row + 0.5 < below && row <= last; row++) {
        const x = fromX + ((row + 0.5 - fromY) / (toY - fromY)) * (toX - fromX);
        found(row, Math.max(0, Math.ceil(x - 0.5)), turn);
      }
      [fromX, fromY] = [toX, toY];
    }
  }
}

/** Inks every cell whose middle lies inside the outlines, by the non-zero rule. */
export function inkInside(raster: PreflightRaster, outlines: readonly PagePolygon[], label = 1): void {
  const { top, size, width, height, cells } = raster;
  const bounds = polygonBounds(outlines);
  const first = Math.max(0, Math.floor((bounds.top - top) / size));
  const last = Math.min(height - 1, Math.ceil((bounds.bottom - top) / size));
  if (last < first) return;
  // The crossings of all rows lie in one array, each as twice its column, plus one where the outline runs down.
  const ends = new Uint32Array(last - first + 2);
  eachCrossing(raster, outlines, first, last, (row) => {
    ends[row - first + 1] = (ends[row - first + 1] ?? 0) + 1;
  });
  for (let row = 1; row < ends.length; row++) ends[row] = (ends[row] ?? 0) + (ends[row - 1] ?? 0);
  const crossings = new Uint32Array(ends.at(-1) ?? 0);
  const next = ends.slice();
  eachCrossing(raster, outlines, first, last, (row, column, turn) => {
    const at = next[row - first] ?? 0;
    crossings[at] = Math.min(column, width) * 2 + (turn === 1 ? 1 : 0);
    next[row - first] = at + 1;
  });
  for (let row = first; row <= last; row++) {
    const own = crossings.subarray(ends[row - first], ends[row - first + 1]).sort();
    let winding = 0;
    for (let at = 0; at < own.length; at++) {
      const crossing = own[at] ?? 0;
      winding += crossing % 2 === 1 ? 1 : -1;
      const [from, to] = [crossing >> 1, at + 1 < own.length ? (own[at + 1] ?? 0) >> 1 : width];
      if (winding !== 0 && to > from) cells.fill(label, row * width + from, row * width + to);
    }
  }
}

/** Inks lines of a width with square ends. */
export function inkLines(raster: PreflightRaster, outlines: readonly PagePolygon[], widthUm: number, label = 1): void {
  const half = widthUm / 2;
  for (const { xy, isClosed } of outlines) {
    for (let at = isClosed ? 0 : 2; at < xy.length; at += 2) {
      const [fromX = 0, fromY = 0] = at === 0 ? xy.slice(-2) : [xy[at - 2], xy[at - 1]];
      const [toX = 0, toY = 0] = [xy[at], xy[at + 1]];
      const length = Math.hypot(toX - fromX, toY - fromY);
      if (length === 0) continue;
      const [ax, ay] = [((toX - fromX) / length) * half, ((toY - fromY) / length) * half];
      const corners = [
        fromX - ax - ay,
        fromY - ay + ax,
        toX + ax - ay,
        toY + ay + ax,
        toX + ax + ay,
        toY + ay - ax,
        fromX - ax + ay,
        fromY - ay - ax,
      ];
      inkInside(raster, [{ xy: corners, isClosed: true }], label);
    }
  }
}

/** For each inked cell the shortest of the straight runs of ink through it, in cells: across, down and along both diagonals. 0 is no ink. */
export function inkRuns({ width, height, cells }: PreflightRaster): Float32Array {
  const shortest = new Float32Array(cells.length);
  const ways = [
    { step: 1, dx: 1, dy: 0, length: 1 },
    { step: width, dx: 0, dy: 1, length: 1 },
    { step: width + 1, dx: 1, dy: 1, length: Math.SQRT2 },
    { step: width - 1, dx: -1, dy: 1, length: Math.SQRT2 },
  ];
  for (const { step, dx, dy, length } of ways) {
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0) continue;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      // Cells at the border are never inked, so a run neither begins nor ends outside.
      const isFirst = x - dx < 0 || x - dx >= width || y - dy < 0 || cells[cell - step] === 0;
      if (!isFirst) continue;
      let count = 0;
      while (cells[cell + count * step] !== 0 && y + count * dy < height) count += 1;
      const run = count * length;
      for (let index = 0, at = cell; index < count; index++, at += step) {
        const old = shortest[at] ?? 0;
        if (old === 0 || run < old) shortest[at] = run;
      }
    }
  }
  return shortest;
}

/**
 * By label: the number of its cells, and of empty cells in gaps at most `most` cells wide, across or down, that it closes on both sides.
 */
export function countGaps({ width, height, cells }: PreflightRaster, most: number): Map<number, { gaps: number; ink: number }> {
  const narrow = new Uint16Array(cells.length);
  function along(start: number, step: number, count: number): void {
    let [lastInk, lastLabel] = [-1, 0];
    for (let index = 0; index < count; index++) {
      const label = cells[start + index * step] ?? 0;
      if (label === 0) continue;
      const gap = index - lastInk - 1;
      if (gap > 0 && gap <= most && label === lastLabel) for (let at = lastInk + 1; at < index; at++) narrow[start + at * step] = label;
      [lastInk, lastLabel] = [index, label];
    }
  }
  for (let row = 0; row < height; row++) along(row * width, 1, width);
  for (let column = 0; column < width; column++) along(column, width, height);
  const counts = new Map<number, { gaps: number; ink: number }>();
  for (let cell = 0; cell < cells.length; cell++) {
    const label = (cells[cell] || narrow[cell]) ?? 0;
    if (label === 0) continue;
    const count = counts.get(label) ?? { gaps: 0, ink: 0 };
    counts.set(label, count);
    if (cells[cell] === 0) count.gaps += 1;
    else count.ink += 1;
  }
  return counts;
}
