/** Where the marks of a day may stand in ruled weeks: below its figure, beside it, and over free cells to its right or left. */
import type { Box } from '#core/design/outlines/outline.ts';
import type { Month } from './grid-style.ts';
import type { Room } from './marks.ts';

/** A mark goes into so many cells besides its own. */
const maxReach = 2;

/** Cells that a day's marks have gone into, as "row column". */
export type TakenCells = Set<string>;

function isFree({ weeks, words }: Month, taken: ReadonlySet<string>, row: number, column: number): boolean {
  const day = weeks[row]?.days[column];
  return day !== undefined && !taken.has(`${row} ${column}`) && !(day.isInMonth && words.get(day.dayOfMonth)?.length);
}

/** How many cells beside a day are free, at most two. `step` 1: to its right, -1: to its left. */
function freeCells(month: Month, taken: ReadonlySet<string>, row: number, column: number, step: 1 | -1): number {
  let count = 0;
  while (count < maxReach && isFree(month, taken, row, column + step * (count + 1))) count += 1;
  return count;
}

type Cell = { row: number; column: number; columnUm: number };

/** `own` is the room below the figure of the day, `beside` the one right of it; `footUm` what the foot of a column of this row is taken for. */
export function roomsOf(
  month: Month,
  taken: ReadonlySet<string>,
  { row, column, columnUm }: Cell,
  own: Box,
  beside: Box | null,
  footUm: (column: number) => number,
): [Room, ...Room[]] {
  const wide: Room[] = [];
  for (const step of [1, -1] as const) {
    const free = freeCells(month, taken, row, column, step);
    let foot = footUm(column);
    for (let count = 1; count <= free; count += 1) {
      foot = Math.max(foot, footUm(column + step * count));
      wide.push({
        xUm: own.xUm - (step === -1 ? count * columnUm : 0),
        yUm: own.yUm,
        widthUm: own.widthUm + count * columnUm,
        heightUm: Math.max(0, own.heightUm + footUm(column) - foot),
        reach: step * count,
      });
    }
  }
  return [{ ...own, reach: 0 }, ...(beside ? [{ ...beside, reach: 0 }] : []), ...wide];
}

/** Marks a room's cells as taken. Returns the borders it crosses, as "row column" of the cell left of them. */
export function claimCells(taken: TakenCells, row: number, column: number, { reach }: Room): string[] {
  const step = Math.sign(reach);
  return Array.from({ length: Math.abs(reach) }, (_, at) => {
    taken.add(`${row} ${column + step * (at + 1)}`);
    return `${row} ${step === 1 ? column + at : column - at - 1}`;
  });
}

/** Marks that go to the left end at their day. */
export function alignIn({ reach }: Room, usual: 'left' | 'center' = 'left'): 'left' | 'center' | 'right' {
  return reach === 0 ? usual : reach < 0 ? 'right' : 'left';
}
