/** Several pictures on one wall: where each hangs, in millimetres from the upper left corner of the whole, y down. */
import type { SizeMm } from '#core/values/unit.ts';

/** In one row, in columns and rows, or above and below one line. */
export const arrangementKinds = ['row', 'grid', 'line'] as const;
export type ArrangementKind = (typeof arrangementKinds)[number];
export type WallArrangement = { kind: ArrangementKind; gapMm: number };

export type HungPicture = SizeMm & { xMm: number; yMm: number };

function sum(lengths: readonly number[]): number {
  return lengths.reduce((all, length) => all + length, 0);
}

/** The smallest rectangle around all; nothing for none. */
export function extentOf(placed: readonly HungPicture[]): SizeMm {
  return {
    widthMm: Math.max(0, ...placed.map(({ xMm, widthMm }) => xMm + widthMm)),
    heightMm: Math.max(0, ...placed.map(({ yMm, heightMm }) => yMm + heightMm)),
  };
}

/** Beside each other, with their middles on one line. */
function inRow(sizes: readonly SizeMm[], gapMm: number): HungPicture[] {
  const heightMm = Math.max(0, ...sizes.map((size) => size.heightMm));
  let xMm = 0;
  return sizes.map((size) => {
    const placed = { ...size, xMm, yMm: (heightMm - size.heightMm) / 2 };
    xMm += size.widthMm + gapMm;
    return placed;
  });
}

/** As many columns as rows, or one more; each picture in the middle of its cell. */
function inGrid(sizes: readonly SizeMm[], gapMm: number): HungPicture[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt(sizes.length)));
  const widths: number[] = [];
  const heights: number[] = [];
  for (const [at, { widthMm, heightMm }] of sizes.entries()) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    widths[column] = Math.max(widths[column] ?? 0, widthMm);
    heights[row] = Math.max(heights[row] ?? 0, heightMm);
  }
  return sizes.map((size, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      ...size,
      xMm: sum(widths.slice(0, column)) + column * gapMm + ((widths[column] ?? 0) - size.widthMm) / 2,
      yMm: sum(heights.slice(0, row)) + row * gapMm + ((heights[row] ?? 0) - size.heightMm) / 2,
    };
  });
}

/** Half a gap from the line, the next picture on the side that is shorter. */
function aroundLine(sizes: readonly SizeMm[], gapMm: number): HungPicture[] {
  const sides = [
    { lengthMm: 0, isAbove: true },
    { lengthMm: 0, isAbove: false },
  ];
  const placed = sizes.map((size) => {
    const [above, below] = sides as [(typeof sides)[0], (typeof sides)[0]];
    const side = above.lengthMm <= below.lengthMm ? above : below;
    const xMm = side.lengthMm;
    side.lengthMm += size.widthMm + gapMm;
    return { size, side, xMm };
  });
  const lineMm = Math.max(0, ...placed.filter(({ side }) => side.isAbove).map(({ size }) => size.heightMm)) + gapMm / 2;
  const maxLengthMm = Math.max(...sides.map(({ lengthMm }) => lengthMm));
  return placed.map(({ size, side, xMm }) => ({
    ...size,
    xMm: xMm + (maxLengthMm - side.lengthMm) / 2,
    yMm: side.isAbove ? lineMm - gapMm / 2 - size.heightMm : lineMm + gapMm / 2,
  }));
}

/** In the order of `sizes`. Two pictures are nowhere nearer to each other than the gap. */
export function arrangeWall(sizes: readonly SizeMm[], { kind, gapMm }: WallArrangement): HungPicture[] {
  const way = { row: inRow, grid: inGrid, line: aroundLine }[kind];
  return way(sizes, gapMm);
}
