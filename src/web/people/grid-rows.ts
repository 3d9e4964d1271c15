/** Rows of the grid as they are typed, posted and pasted. Pure, for both sides. */
import type { HouseholdRow, TypedRowInput } from '#api/people/calls.ts';
import { tableRows } from '#core/people/table-rows.ts';

export const columns = ['names', 'street', 'postcode', 'city', 'country'] as const;
export type Column = (typeof columns)[number];
export type Cells = Partial<Record<Column, string>>;

/** Rows without a household yet that a page begins with. */
export const blankRows = 3;

/** The id of a new row: of a token that its page was made with, and the number of the row on it. */
export function newKey(page: string, number: number): string {
  const digits = 4;
  return page.slice(0, -digits) + number.toString(36).padStart(digits, '0');
}

/** Names of the fields of a row. */
export function fieldName(key: string, column: Column | 'version'): string {
  return `${key}.${column}`;
}

/** Names of the fields of the guest at a place of the form of a household. */
export function guestField(at: number, name: string): string {
  return `guest-${at}.${name}`;
}

/** A row of a call; null for a new one, of version 0, in which nothing was typed. */
export function typedRow({ id, version }: Pick<HouseholdRow, 'id' | 'version'>, cells: Cells): TypedRowInput | null {
  const isBlank = version === 0 && columns.every((column) => (cells[column] ?? '') === '');
  return isBlank ? null : { id, version, ...cells };
}

/** What was typed while cells were sent: the others are stored. */
export function typedSince(typed: Cells, sent: Cells): Cells | null {
  const left = columns.flatMap((column) => {
    const text = typed[column];
    return text === undefined || text === sent[column] ? [] : [[column, text] as const];
  });
  return left.length === 0 ? null : Object.fromEntries(left);
}

/** Cells of a clipboard; null for a single one, which the field takes itself. */
export function pastedCells(text: string, maxRows: number): { rows: string[][]; isCut: boolean } | null {
  const { rows, isCut } = tableRows(text, { delimiter: '\t', maxRows });
  const cells = rows.map((row) => row.cells);
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? { rows: cells, isCut } : null;
}

/** Pasted cells from a column on; those behind the last column are left out. */
export function cellsFrom(column: Column, pasted: readonly string[]): Cells {
  const first = columns.indexOf(column);
  return Object.fromEntries(
    pasted.flatMap((text, at) => {
      const name = columns[first + at];
      return name ? [[name, text]] : [];
    }),
  );
}

/** "rows.3.city" as the row and its column; null for anything else. */
export function errorPlace(field: string): { row: number; column: Column } | null {
  const [, row, name] = /^rows\.(\d{1,3})\.([a-z]+)$/.exec(field) ?? [];
  const column = columns.find((one) => one === name);
  return row !== undefined && column ? { row: Number(row), column } : null;
}
