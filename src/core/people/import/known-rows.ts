/** Which rows are known as they are: by the cells of a row that was read before, or because the file has them twice. */
import { folded } from '#core/people/words.ts';
import type { ImportRow } from './people-of-grid.ts';

/** What came of a row that was read before: its household, and its first guest where that is still there. */
export type KnownRow = { household: string; guest: string | null };

/**
 * A text for each row that is the same whenever the row is read again, whatever its columns stand for. The second row with the same cells has
 * another text: two rows "Kind" below two families are two guests.
 */
export function rowKeys(rows: readonly ImportRow[]): string[] {
  const counts = new Map<string, number>();
  return rows.map(({ cells }) => {
    const texts = cells.map(({ raw }) => folded(raw));
    // Whether a row ends with empty cells depends on the program that wrote it.
    const key = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1).join('|');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key}#${count}`;
  });
}

/** Rows that say of themselves that they are one more person of a household. */
export function isPart({ join }: ImportRow): boolean {
  return join?.reason === 'row-above' || join?.reason === 'column' || join?.reason === 'named';
}

/** By row, the line of an earlier one with the same cells, or with the same number of a guest that `known` does not have. */
export function rowDoubles(rows: readonly ImportRow[], known: ReadonlySet<string>): Map<ImportRow, number> {
  const lines = new Map<string, number>();
  const numbers = new Map<string, number>();
  const keys = rowKeys(rows);
  const doubles = new Map<ImportRow, number>();
  for (const [at, row] of rows.entries()) {
    if (row.household === null) continue;
    const { guestNumber, line } = row;
    const key = keys[at]?.replace(/#\d+$/, '') ?? '';
    const isForeign = isToken(guestNumber) && !known.has(guestNumber);
    const first = isForeign ? numbers.get(guestNumber) : isPart(row) ? undefined : lines.get(key);
    if (first !== undefined) doubles.set(row, first);
    if (!isPart(row) && !lines.has(key)) lines.set(key, line);
    if (isForeign && !numbers.has(guestNumber)) numbers.set(guestNumber, line);
  }
  return doubles;
}

/** A number of an export of the shop. Other lists count their guests from 1. */
function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
