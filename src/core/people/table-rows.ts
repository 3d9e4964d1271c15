/** Rows of delimited text (RFC 4180 and what spreadsheets make of it). */

export type TableRow = { cells: string[]; line: number };

/** In this order where two fit alike. */
export const delimiters = [';', '\t', ',', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

const usualColumns = 100;
const usualLength = 2_000;

type TableOptions = { delimiter: Delimiter; maxRows: number; quotes?: boolean; maxColumns?: number; maxCellLength?: number };

/** What is beyond `maxColumns` and `maxCellLength` is left out. Reads at most `maxRows`; `isUnclosed`: a quote has no end, and `isCut`: there are more rows. `quotes` false: quotes are letters. */
export function tableRows(
  text: string,
  { delimiter, maxRows, quotes = true, maxColumns = usualColumns, maxCellLength = usualLength }: TableOptions,
): { rows: TableRow[]; isUnclosed: boolean; isCut: boolean } {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let [at, line, first] = [0, 1, 1];
  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ cells, line: first });
    cells = [];
  };
  while (at < text.length) {
    if (rows.length === maxRows) return { rows, isUnclosed: false, isCut: true };
    const cell = quotes && text[at] === '"' ? quotedCell(text, at, delimiter, maxCellLength) : plainCell(text, at, delimiter);
    if (cell === null) return { rows, isUnclosed: true, isCut: false };
    if (cells.length === 0) first = line;
    if (cells.length < maxColumns) cells.push(cell.text.slice(0, maxCellLength).trim());
    line += cell.lines;
    at = cell.end;
    if (at < text.length && text[at] === delimiter) at += 1;
    else {
      endRow();
      line += 1;
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
  endRow();
  return { rows, isUnclosed: false, isCut: false };
}

type Cell = { text: string; end: number; lines: number };

function plainCell(text: string, start: number, delimiter: Delimiter): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(start, end), end, lines: 0 };
}

/** Null without a closing quote. What stands between it and the delimiter belongs to the cell. */
function quotedCell(text: string, start: number, delimiter: Delimiter, maxCellLength: number): Cell | null {
  let inside = '';
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    // More is cut off anyway.
    if (inside.length < maxCellLength) inside += text.slice(from, Math.min(quote, from + maxCellLength));
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1, delimiter);
      return { text: inside + rest.text, end: rest.end, lines: text.slice(start, quote).match(/\r\n|[\r\n]/g)?.length ?? 0 };
    }
    if (inside.length < maxCellLength) inside += '"';
    from = quote + 2;
  }
}

/** Records that are looked at. */
const sampleRows = 50;

/** The delimiter that gives most rows the same number of columns; null for text without one. A first line "sep=;" decides. */
export function delimiterOf(text: string): Delimiter | null {
  const given = /^sep=([;\t,|])(?:\r|\n|$)/i.exec(text)?.[1];
  const scored = delimiters.map((delimiter) => {
    const counts = tableRows(text, { delimiter, maxRows: sampleRows }).rows.map(({ cells }) => cells.length);
    const usual = mode(counts);
    const share = counts.filter((count) => count === usual).length / counts.length;
    return { delimiter, score: usual < 2 ? 0 : share * Math.min(usual - 1, 8) };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return delimiters.find((one) => one === given) ?? (best && best.score > 0 ? best.delimiter : null);
}

function mode(counts: readonly number[]): number {
  const seen = new Map<number, number>();
  for (const count of counts) seen.set(count, (seen.get(count) ?? 0) + 1);
  return [...seen].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
