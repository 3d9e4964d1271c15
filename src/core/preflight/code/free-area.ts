/** Where a panel shows nothing but its ground and texts: cells of a millimetre, looked up by rectangles. */
import type { Page } from '#core/design/document.ts';
import { freeAreas, roomOf } from '#core/preflight/distance-rules.ts';
import type { CheckedPage } from '#core/preflight/finding.ts';
import { groundAt } from '#core/preflight/ground.ts';
import type { PageMark } from '#core/preflight/marks.ts';
import { type Bounds, isInsidePolygon } from '#core/preflight/outline.ts';

const cellUm = 1_000;
/** Outlines are followed in steps that skip no cell. */
const stepUm = 500;

export type FreeArea = {
  /** What codes and texts must lie within. */
  room: Bounds;
  /** The colour that most of it has. */
  hex: string;
  isFree(bounds: Bounds): boolean;
};

function commonest(hexes: readonly (string | null)[]): string | null {
  const counts = new Map<string | null, number>();
  for (const hex of hexes) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Points of the outlines of a mark. */
function* pointsOf(mark: PageMark): Generator<[x: number, y: number]> {
  if (mark.kind === 'text') return;
  for (const { xy } of mark.outlines) {
    let [fromX = 0, fromY = 0] = xy.slice(-2);
    for (let at = 0; at < xy.length; at += 2) {
      const [toX = 0, toY = 0] = [xy[at], xy[at + 1]];
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / stepUm));
      for (let step = 1; step <= steps; step += 1) yield [fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps];
      [fromX, fromY] = [toX, toY];
    }
  }
}

/** Null for a panel that is cut by a die, or that shows no plain colour. */
export function freeArea({ page, marks }: CheckedPage, panel: Page['panels'][number]): FreeArea | null {
  if (page.cut) return null;
  const room = roomOf(page, panel).edges;
  const [columns, rows] = [Math.floor((room.right - room.left) / cellUm), Math.floor((room.bottom - room.top) / cellUm)];
  if (columns < 1 || rows < 1) return null;
  const drawn = marks.filter(({ kind }) => kind !== 'text');
  const hexes = Array.from(
    { length: columns * rows },
    (_, at) => groundAt(drawn, room.left + ((at % columns) + 0.5) * cellUm, room.top + (Math.floor(at / columns) + 0.5) * cellUm).hex,
  );
  const hex = commonest(hexes);
  if (hex === null) return null;
  const taken = Uint8Array.from(hexes, (own) => (own === hex ? 0 : 1));
  const take = ({ left, top, right, bottom }: Bounds) => {
    const [from, to] = [
      Math.max(0, Math.floor((left - room.left) / cellUm)),
      Math.min(columns - 1, Math.floor((right - room.left) / cellUm)),
    ];
    const [first, last] = [
      Math.max(0, Math.floor((top - room.top) / cellUm)),
      Math.min(rows - 1, Math.floor((bottom - room.top) / cellUm)),
    ];
    for (let row = first; row <= last; row += 1) if (from <= to) taken.fill(1, row * columns + from, row * columns + to + 1);
  };
  for (const mark of drawn) {
    if (mark.paint?.hex === hex) continue;
    const half = mark.kind === 'line' ? mark.widthUm / 2 : 0;
    for (const [x, y] of pointsOf(mark))
      if (mark.clips.every((clip) => isInsidePolygon(clip, x, y)))
        take({ left: x - half, top: y - half, right: x + half, bottom: y + half });
  }
  for (const { area } of freeAreas(page))
    take({ left: area.xUm, top: area.yUm, right: area.xUm + area.widthUm, bottom: area.yUm + area.heightUm });
  return { room, hex, isFree: lookUp(taken, { columns, rows, room }) };
}

function lookUp(taken: Uint8Array, { columns, rows, room }: { columns: number; rows: number; room: Bounds }): FreeArea['isFree'] {
  const width = columns + 1;
  const sums = new Uint32Array(width * (rows + 1));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      sums[(row + 1) * width + column + 1] =
        (sums[row * width + column + 1] ?? 0) +
        (sums[(row + 1) * width + column] ?? 0) -
        (sums[row * width + column] ?? 0) +
        (taken[row * columns + column] ?? 0);
  return ({ left, top, right, bottom }) => {
    if (left < room.left || top < room.top || right > room.right || bottom > room.bottom) return false;
    const [from, to] = [Math.floor((left - room.left) / cellUm), Math.min(columns, Math.ceil((right - room.left) / cellUm))];
    const [first, last] = [Math.floor((top - room.top) / cellUm), Math.min(rows, Math.ceil((bottom - room.top) / cellUm))];
    const at = (row: number, column: number) => sums[row * width + column] ?? 0;
    return at(last, to) - at(first, to) - at(last, from) + at(first, from) === 0;
  };
}
