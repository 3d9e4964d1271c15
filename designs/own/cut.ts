/** A drawing as one ink: what is light is left open, and parts that lie on each other are kept apart by a gap, as a linocut does it. */
import { outlinesOf, piecesOf } from '#core/preflight/outline.ts';
import { emptyRaster, inkInside, inkLines, type PreflightRaster } from '#core/preflight/raster.ts';
import { boardOutlines, unitUm } from './measure.ts';

/** A shape on the board. `part` tells parts apart; 'open' leaves paper, 'shade' is left out. */
export type CutShape = { d: string; role: 'solid' | 'open' | 'shade'; part: number };

/** Units of the board: side of a fine cell, fine cells to a grid cell, half width of the gap around a part. */
const fine = 1.25;
const group = 4;
const gap = 10.5;

/** Labels of the board in fine cells: which part is seen where. */
function seenParts(shapes: readonly CutShape[], width: number, height: number): PreflightRaster {
  const bounds = { left: 0, top: 0, right: width, bottom: height };
  const seen = emptyRaster(bounds, fine);
  const scratch = emptyRaster(bounds, fine);
  for (const { d, role, part } of shapes) {
    if (role === 'shade') continue;
    const outlines = outlinesOf(d);
    if (role === 'open') {
      inkInside(seen, outlines, 0);
      continue;
    }
    scratch.cells.fill(0);
    inkLines(
      scratch,
      outlines.map(({ xy }) => ({ xy, isClosed: true })),
      2 * gap,
    );
    for (let cell = 0; cell < seen.cells.length; cell++) if (scratch.cells[cell] === 1 && seen.cells[cell] !== part) seen.cells[cell] = 0;
    inkInside(seen, outlines, part);
  }
  return seen;
}

type Grid = { values: Float32Array; columns: number; rows: number; size: number; left: number; top: number };

/** Share of ink, 0 to 1, of squares of fine cells. */
function coverage({ cells, width, height, left, top }: PreflightRaster): Grid {
  const [columns, rows] = [Math.ceil(width / group) + 2, Math.ceil(height / group) + 2];
  const values = new Float32Array(columns * rows);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    const at = (Math.floor(Math.floor(cell / width) / group) + 1) * columns + Math.floor((cell % width) / group) + 1;
    values[at] = (values[at] ?? 0) + 1 / group ** 2;
  }
  const size = fine * group;
  return { values, columns, rows, size, left: left - size / 2, top: top - size / 2 };
}

/** Borders of what is more than half covered, ink on the right, as closed rings of x and y in turn. */
function ringsOf({ values, columns, rows, size, left, top }: Grid): number[][] {
  const value = (x: number, y: number) => values[y * columns + x] ?? 0;
  const links = new Map<number, number>();
  const points = new Map<number, [number, number]>();
  /** Key of the crossing on the side of a grid square: 0 to the right of x, y and 1 below it. */
  function crossing(x: number, y: number, side: 0 | 1): number {
    const key = (y * columns + x) * 2 + side;
    if (!points.has(key)) {
      const [a, b] = [value(x, y), side === 0 ? value(x + 1, y) : value(x, y + 1)];
      const t = (0.5 - a) / (b - a);
      points.set(key, [left + (x + (side === 0 ? t : 0)) * size, top + (y + (side === 1 ? t : 0)) * size]);
    }
    return key;
  }
  for (let y = 0; y + 1 < rows; y++)
    for (let x = 0; x + 1 < columns; x++) {
      const corners = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)].map((one) => one > 0.5);
      const code = corners.reduce((sum, isIn, at) => sum + (isIn ? 1 << at : 0), 0);
      if (code === 0 || code === 15) continue;
      const sides = [
        crossing.bind(null, x, y, 0),
        crossing.bind(null, x + 1, y, 1),
        crossing.bind(null, x, y + 1, 0),
        crossing.bind(null, x, y, 1),
      ];
      // From the side where the walk clockwise around the square enters ink to the next one where it leaves it; saddles stay apart.
      for (let at = 0; at < 4; at++) {
        if (corners[at] || !corners[(at + 1) % 4]) continue;
        let out = (at + 1) % 4;
        while (corners[(out + 1) % 4]) out = (out + 1) % 4;
        links.set((sides[out] as () => number)(), (sides[at] as () => number)());
      }
    }
  const rings: number[][] = [];
  while (links.size > 0) {
    const ring: number[] = [];
    let [at = 0] = links.keys();
    for (let next = links.get(at); next !== undefined; next = links.get(at)) {
      ring.push(...(points.get(at) as [number, number]));
      links.delete(at);
      at = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** The ring without points that are nearer than `by` to a line between those that stay. */
function simplified(ring: readonly number[], by: number): number[] {
  const count = ring.length / 2;
  const x = (i: number) => ring[(i % count) * 2] ?? 0;
  const y = (i: number) => ring[(i % count) * 2 + 1] ?? 0;
  const keep = new Set<number>();
  const stack: [number, number][] = [];
  let far = 0;
  for (let i = 1; i < count; i++) if (Math.hypot(x(i) - x(0), y(i) - y(0)) > Math.hypot(x(far) - x(0), y(far) - y(0))) far = i;
  keep.add(0).add(far);
  stack.push([0, far], [far, count]);
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    const [dx, dy] = [x(to) - x(from), y(to) - y(from)];
    const length = Math.hypot(dx, dy) || 1;
    let [worst, most] = [-1, by];
    for (let i = from + 1; i < to; i++) {
      const apart = Math.abs((x(i) - x(from)) * dy - (y(i) - y(from)) * dx) / length;
      if (apart > most) [worst, most] = [i, apart];
    }
    if (worst < 0) continue;
    keep.add(worst % count);
    stack.push([from, worst], [worst, to]);
  }
  return [...keep].sort((a, b) => a - b).flatMap((i) => [x(i), y(i)]);
}

function pathOf(ring: readonly number[]): string {
  const numbers = ring.map((value) => Math.round(value) + 0);
  return `M ${numbers.slice(0, 2).join(' ')}${Array.from({ length: numbers.length / 2 - 1 }, (_, i) => ` L ${numbers[i * 2 + 2]} ${numbers[i * 2 + 3]}`).join('')} Z`;
}

function areaOf(ring: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const [x = 0, y = 0, u = ring[0] ?? 0, v = ring[1] ?? 0] = ring.slice(i, i + 4);
    sum += x * v - u * y;
  }
  return sum / 2;
}

/** A filled path with its edge moved out by half of `by` units, at most 0.03 mm off. */
export function thickened(d: string, by: number, width: number, height: number): string {
  const raster = emptyRaster({ left: -by, top: -by, right: width + by, bottom: height + by }, fine);
  const outlines = outlinesOf(d);
  inkInside(raster, outlines);
  inkLines(
    raster,
    outlines.map(({ xy }) => ({ xy, isClosed: true })),
    by,
  );
  return ringsOf(coverage(raster))
    .map((ring) => pathOf(simplified(ring, 1)))
    .join(' ');
}

/** Holes and crumbs below this area, in square units, are closed and left out. */
const minArea = 225;

/** The cut as one path of straight sides, at most 0.03 mm off; pieces thinner than `enough` by `holdsPiece` are left out. */
export function cutOf(shapes: readonly CutShape[], width: number, height: number, holdsPiece: (d: string) => boolean): string {
  const rings = ringsOf(coverage(seenParts(shapes, width, height)))
    .map((ring) => simplified(ring, 1.5))
    .filter((ring) => ring.length >= 6 && Math.abs(areaOf(ring)) >= minArea);
  const all = rings.map(pathOf).join(' ');
  if (all === '') return '';
  return piecesOf(boardOutlines(all))
    .map(({ outlines }) => outlines.map(({ xy }) => pathOf(xy.map((value) => value / unitUm))).join(' '))
    .filter(holdsPiece)
    .join(' ');
}
