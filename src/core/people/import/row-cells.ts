/** Cells of a row by their fields, cleaned, with what their reader knows of them. */
import { repairedLetters } from '#core/people/decode-text.ts';
import { withoutApostrophe } from '#core/people/export-csv.ts';
import { type Message, message } from '#core/values/message.ts';
import { textInput } from '#core/values/text/text-input.ts';
import { visibleText } from '#core/values/visible-text.ts';
import type { GridRow, MarkKind, Sheet } from './grid.ts';
import type { ColumnGuess, GuestField, Mapping } from './guest-fields.ts';
import type { Guess } from './person-name.ts';

export type RowProblem = {
  /** The row of the file as people count it. */
  line: number;
  /** Null where the whole row is meant. */
  field: GuestField | null;
  /** 'error': without it the row is not taken. 'look': it is taken, and should be looked at. */
  level: 'error' | 'look';
  message: Message;
};

/** A cell as it is shown in the preview. `text` is what was read of `raw`. */
export type RowCell = { column: number; field: GuestField; raw: string; text: string; mark: MarkKind | null };

/** One row while it is read. */
export type RowSource = {
  line: number;
  cells: RowCell[];
  guesses: Guess[];
  problems: RowProblem[];
  /** The first filled cell of the field; ''. */
  text(field: GuestField): string;
  all(field: GuestField): string[];
  mark(field: GuestField): MarkKind | null;
};

export function problem(line: number, field: GuestField | null, level: RowProblem['level'], text: Message): RowProblem {
  return { line, field, level, message: text };
}

/** One line in NFC without control characters; the sign that exports put before formulas is dropped. */
function cleaned(raw: string): string {
  const lines = withoutApostrophe(raw)
    .split(/[\r\n]+/)
    .map((line) => visibleText(textInput(line.replace(/[\p{Cc}\u00a0\u202f\u2007]/gu, ' '))).replace(/\s+/g, ' '));
  const text = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  // Where spaces stand before the apostrophe, it is seen without them.
  return raw.startsWith("'") ? text : withoutApostrophe(text).trim();
}

const lineBreaks: ReadonlySet<GuestField> = new Set(['street', 'name', 'children', 'extra', 'note']);

function cellText(raw: string, field: GuestField, repairs: Mapping['repairs']): string {
  const text = cleaned(repairs.letters ? (repairedLetters(raw) ?? raw) : raw);
  return lineBreaks.has(field) ? text : text.replaceAll('\n', ' ');
}

/** Marks of a sheet by row and column. */
export function marksOf({ marks }: Sheet): (row: number, column: number) => MarkKind | null {
  const byCell = new Map(marks.map(({ row, column, kind }): [number, MarkKind] => [row * 1_000 + column, kind]));
  return (row, column) => byCell.get(row * 1_000 + column) ?? null;
}

/** A merged cell of these holds for all its rows; one of another field names its guest once. */
const spread: ReadonlySet<GuestField> = new Set([
  'household',
  'company',
  'street',
  'houseNumber',
  'extra',
  'postalCode',
  'city',
  'region',
  'country',
  'side',
]);

/** A family name holds for the rows that have a given name of their own. */
function isRepeated(cell: RowCell, hasOwnGiven: boolean): boolean {
  return cell.mark === 'merged' && !spread.has(cell.field) && !(cell.field === 'family' && hasOwnGiven);
}

const markMessages: Partial<Record<MarkKind, string>> = { error: 'people-import.row.formula-error', cut: 'people-import.row.cut' };

export function rowSource(
  { line, cells }: GridRow,
  columns: readonly ColumnGuess[],
  means: { repairs: Mapping['repairs']; mark(column: number): MarkKind | null },
): RowSource {
  const problems: RowProblem[] = [];
  const read = columns.map(({ column, field }): RowCell => {
    const raw = cells[column] ?? '';
    const mark = means.mark(column);
    const key = mark === null ? undefined : markMessages[mark];
    if (key && field !== 'ignored') problems.push(problem(line, field, 'look', message(key, { line })));
    return { column, field, raw, text: cellText(raw, field, means.repairs), mark };
  });
  const hasOwnGiven = read.some(({ field, mark, text }) => field === 'given' && mark !== 'merged' && text !== '');
  const own = read.map((cell) => (isRepeated(cell, hasOwnGiven) ? { ...cell, text: '' } : cell));
  const filled = (field: GuestField) => own.filter((cell) => cell.field === field && cell.text !== '');
  return {
    line,
    cells: own,
    guesses: [],
    problems,
    text: (field) => filled(field)[0]?.text ?? '',
    all: (field) => filled(field).map(({ text }) => text),
    mark: (field) => filled(field)[0]?.mark ?? null,
  };
}
