/** Small black and white pictures of outlines, for what can only be measured on ink: how thick it is and how wide its gaps are. */
import { type Bounds, boundsOf, type Outline } from './outline.ts';

/** `cells` row by row; 1 is ink. Cell 0 has its left upper corner at left, top; `size` is a cell's side. */
export type Raster = { left: number; top: number; size: number; width: number; height: number; cells: Uint8Array };

/** An empty picture that holds the bounds with one free cell all around. */
export function emptyRaster({ left, top, right, bottom }: Bounds, size: number): Raster {
  const width = Math.ceil((right - left) / size) + 2;
  const height = Math.ceil((bottom - top) / size) + 2;
  return { left: left - size, top: top - size, size, width, height, cells: new Uint8Array(width * height) };
}

/** Inks every cell whose middle lies inside the outlines, by the non-zero rule. */
export function inkInside(raster: Raster, outlines: readonly Outline[]): void {
  const { left, top, size, width, height, cells } = raster;
  const bounds = boundsOf(outlines);
  const firstRow = Math.max(0, Math.floor((bounds.top - top) / size));
  const lastRow = Math.min(height - 1, Math.ceil((bounds.bottom - top) / size));
  const firstColumn = Math.max(0, Math.floor((bounds.left - left) / size));
  const columns = Math.min(width - 1, Math.ceil((bounds.right - left) / size)) - firstColumn + 1;
  if (columns <= 0 || lastRow < firstRow) return;
  const winding = new Int8Array(columns * (lastRow - firstRow + 1));
  for (const { xy } of outlines) {
    let [fromX, fromY] = [((xy.at(-2) ?? 0) - left) / size, ((xy.at(-1) ?? 0) - top) / size];
    for (let at = 0; at < xy.length; at += 2) {
      const [toX, toY] = [((xy[at] ?? 0) - left) / size, ((xy[at + 1] ?? 0) - top) / size];
      const turn = toY > fromY ? 1 : -1;
      const below = Math.max(fromY, toY);
      for (let row = Math.max(firstRow, Math.ceil(Math.min(fromY, toY) - 0.5)); row + 0.5 < below && row <= lastRow; row++) {
        const x = fromX + ((row + 0.5 - fromY) / (toY - fromY)) * (toX - fromX);
        const column = Math.max(0, Math.ceil(x - 0.5) - firstColumn);
        if (column >= columns) continue;
        const cell = (row - firstRow) * columns + column;
        winding[cell] = (winding[cell] ?? 0) + turn;
      }
      [fromX, fromY] = [toX, toY];
    }
  }
  for (let row = firstRow; row <= lastRow; row++) {
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      sum += winding[(row - firstRow) * columns + column] ?? 0;
      if (sum !== 0) cells[row * width + firstColumn + column] = 1;
    }
  }
}

/** Inks lines of a width with square ends. */
export function inkLines(raster: Raster, outlines: readonly Outline[], widthUm: number): void {
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
      inkInside(raster, [{ xy: corners, isClosed: true }]);
    }
  }
}

/** For each inked cell the shortest of the straight runs of ink through it, in cells: across, down and along both diagonals. 0 is no ink. */
export function inkRuns({ width, height, cells }: Raster): Float32Array {
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
      while (cells[cell + count * step] === 1 && y + count * dy < height) count += 1;
      const run = count * length;
      for (let index = 0, at = cell; index < count; index++, at += step) {
        const old = shortest[at] ?? 0;
        if (old === 0 || run < old) shortest[at] = run;
      }
    }
  }
  return shortest;
}

/** Number of empty cells in gaps at most `most` cells wide, across or down, that ink closes on both sides; and of inked cells. */
export function countGaps({ width, height, cells }: Raster, most: number): { gaps: number; ink: number } {
  const narrow = new Uint8Array(cells.length);
  function along(start: number, step: number, count: number): void {
    let lastInk = -1;
    for (let index = 0; index < count; index++) {
      if (cells[start + index * step] === 0) continue;
      const gap = index - lastInk - 1;
      if (lastInk >= 0 && gap > 0 && gap <= most) for (let at = lastInk + 1; at < index; at++) narrow[start + at * step] = 1;
      lastInk = index;
    }
  }
  for (let row = 0; row < height; row++) along(row * width, 1, width);
  for (let column = 0; column < width; column++) along(column, width, height);
  let [gaps, ink] = [0, 0];
  for (let cell = 0; cell < cells.length; cell++) {
    gaps += narrow[cell] ?? 0;
    ink += cells[cell] ?? 0;
  }
  return { gaps, ink };
}
