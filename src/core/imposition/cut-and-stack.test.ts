/** Records on sheets that are stacked and cut: for every number of positions that a press sheet has. */
import { describe, expect, test } from 'vitest';
import { cutAndStack } from './cut-and-stack.ts';

/** Cuts each stack, lays its piles one upon the other from the first position on, and reads from above. */
function unstacked(sheets: ReturnType<typeof cutAndStack>, positions: number): (number | null)[] {
  const blocks = [...Map.groupBy(sheets, ({ block }) => block).values()];
  return blocks.flatMap((block) =>
    Array.from({ length: positions }, (_, position) => block.map(({ records }) => records[position] ?? null)).flat(),
  );
}

/** Whether the piles hold 0, 1, … and then blanks. */
function isInOrder(pile: readonly (number | null)[], count: number): boolean {
  return pile.every((record, at) => record === (at < count ? at : null)) && pile.length >= count;
}

describe('cut and stack', () => {
  test('for all of 1 to 24 positions and 1 to 1,000 records, piles are in the order of the list, blanks last, sheets as few as can be [E066]', () => {
    const wrong: string[] = [];
    for (let positions = 1; positions <= 24; positions++) {
      for (let count = 1; count <= 1_000; count++) {
        const sheets = cutAndStack(count, positions, 1_000);
        if (sheets.length !== Math.ceil(count / positions) || !isInOrder(unstacked(sheets, positions), count))
          wrong.push(`${positions} × ${count}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('stacks of 1 to 500 sheets are each in order by themselves, and follow each other', () => {
    const wrong: string[] = [];
    for (let depth = 1; depth <= 500; depth++) {
      for (const [positions, count] of [
        [1, 37],
        [4, 1_000],
        [6, 999],
        [21, 777],
      ] as const) {
        const sheets = cutAndStack(count, positions, depth);
        const heights = [...Map.groupBy(sheets, ({ block }) => block).values()].map(({ length }) => length);
        const isFull = heights.slice(0, -1).every((height) => height === depth) && (heights.at(-1) ?? 0) <= depth;
        const isLeast = sheets.length === Math.ceil(count / positions);
        if (!isFull || !isLeast || !isInOrder(unstacked(sheets, positions), count)) wrong.push(`${depth}: ${positions} × ${count}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('ten records in fours are three sheets whose last pile ends with blanks', () => {
    expect(cutAndStack(10, 4).map(({ records }) => records)).toEqual([
      [0, 3, 6, 9],
      [1, 4, 7, null],
      [2, 5, 8, null],
    ]);
    expect(cutAndStack(0, 4)).toEqual([]);
  });
});
