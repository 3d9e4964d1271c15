/** A guest list as CSV that spreadsheets open: every cell is text and none is a formula. */
import { compatibleText } from '#core/values/text/text-input.ts';

export type ExportRow = readonly (string | number)[];

const formula = /^[=+\-@\t\r]/;
/** Spaces and signs of no width that spreadsheets skip. */
const leading = /^[\s\p{Cf}]{0,100}/u;

/** The cell with an apostrophe where a spreadsheet would read a formula; reading it back drops the apostrophe. */
export function neutralised(text: string): string {
  const shown = text.replace(leading, '');
  // Full-width signs count as the plain ones.
  const first = compatibleText(shown.slice(0, 2));
  return formula.test(first) || /^[\t\r]/.test(text) ? `'${text}` : text;
}

function cell(value: string | number): string {
  return `"${neutralised(String(value)).replaceAll('"', '""')}"`;
}

/** UTF-8 with a mark, semicolons and CRLF: what German spreadsheets open without a question. */
export function csvText(rows: readonly ExportRow[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
