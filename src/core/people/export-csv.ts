/** A guest list as CSV that spreadsheets open: every cell is text and none is a formula. */
import { compatibleText } from '#core/values/text/text-input.ts';

export type ExportRow = readonly (string | number)[];

const formula = /^[=+\-@\t\r]/;
/** Spaces and signs of no width that spreadsheets skip. */
const leading = /^[\s\p{Cf}]{0,100}/u;

function isFormula(text: string): boolean {
  const shown = text.replace(leading, '');
  // Full-width signs count as the plain ones.
  const first = compatibleText(shown.slice(0, 2));
  return formula.test(first) || /^[\t\r]/.test(text);
}

/** Whether a text, or what stands behind its apostrophes, is a formula. */
const isGuarded = (text: string) => isFormula(text.replace(/^'+/, ''));

/** The cell with an apostrophe where a spreadsheet would read a formula; one that has an apostrophe there gets another. */
export function neutralised(text: string): string {
  return isGuarded(text) ? `'${text}` : text;
}

/** The text of a cell that `neutralised` wrote. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && isGuarded(cell) ? cell.slice(1) : cell;
}

function cell(value: string | number): string {
  return `"${neutralised(String(value)).replaceAll('"', '""')}"`;
}

/** UTF-8 with a mark, semicolons and CRLF: what German spreadsheets open without a question. */
export function csvText(rows: readonly ExportRow[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
