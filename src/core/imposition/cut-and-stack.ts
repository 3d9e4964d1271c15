/** The order of records on sheets that are stacked, cut through, and whose piles are then laid one upon the other. */

/** `records` by position, null for a blank. `block`: the stack that the sheet is cut in. */
export type StackedSheet = { block: number; records: (number | null)[] };

/** Sheets that a guillotine cuts at once. */
export const standardDepth = 250;

/**
 * Sheets of `count` records at `positions` a sheet, in stacks of at most `depth` sheets. Within a stack a pile holds records that follow each other,
 * the pile of the first position lies on top, and blanks are last: only the end of the last stack has any. The sheets are as few as can be.
 */
export function cutAndStack(count: number, positions: number, depth = standardDepth): StackedSheet[] {
  const sheets: StackedSheet[] = [];
  const blockSize = positions * depth;
  for (let first = 0; first < count; first += blockSize) {
    const own = Math.min(blockSize, count - first);
    const height = Math.ceil(own / positions);
    for (let sheet = 0; sheet < height; sheet++) {
      const records = Array.from({ length: positions }, (_, position) => {
        const record = position * height + sheet;
        return record < own ? first + record : null;
      });
      sheets.push({ block: first / blockSize, records });
    }
  }
  return sheets;
}
