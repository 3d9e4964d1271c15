/** Which rows are in a list already: by the number of a guest in an export of the shop, or by the cells of a row that was read before. */
import { folded } from '#core/people/words.ts';
import type { ImportRow } from './people-of-grid.ts';

/** What a list has: households by the ids of their guests, and by the hashes of the rows that they came from. */
export type KnownRows = { byGuest: ReadonlyMap<string, string>; byHash: ReadonlyMap<string, string> };

/**
 * 'same': the row is in the list, in `household`; or the file has it twice, and `double` is the line of the first one. 'error': the row gives
 * no guest.
 */
export type RowIdentity =
  | { outcome: 'new' | 'error'; household: null; double: null }
  | { outcome: 'same'; household: string; double: null }
  | { outcome: 'same'; household: null; double: number };

const isNew: RowIdentity = { outcome: 'new', household: null, double: null };
const isError: RowIdentity = { outcome: 'error', household: null, double: null };

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
function isPart({ join }: ImportRow): boolean {
  return join?.reason === 'row-above' || join?.reason === 'column';
}

/** `hashes`: of the keys of the rows. */
export function identifyRows(rows: readonly ImportRow[], hashes: readonly string[], { byGuest, byHash }: KnownRows): RowIdentity[] {
  const lines = new Map<string, number>();
  const numbers = new Map<string, number>();
  const keys = rowKeys(rows);
  return rows.map((row, at): RowIdentity => {
    if (row.household === null) return isError;
    const { guestNumber, line } = row;
    const household = byGuest.get(guestNumber) ?? byHash.get(hashes[at] ?? '');
    if (household !== undefined) return { outcome: 'same', household, double: null };
    const key = keys[at]?.replace(/#\d+$/, '') ?? '';
    const double = isToken(guestNumber) ? numbers.get(guestNumber) : isPart(row) ? undefined : lines.get(key);
    if (!isPart(row) && !lines.has(key)) lines.set(key, line);
    if (isToken(guestNumber) && !numbers.has(guestNumber)) numbers.set(guestNumber, line);
    return double === undefined ? isNew : { outcome: 'same', household: null, double };
  });
}

/** A number of an export of the shop. Other lists count their guests from 1. */
function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
