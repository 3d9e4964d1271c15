/** The list of what is printed for which record, beside the ticket: a row for each record in each file, in the order of printing. Holds no names. */
import type { Order, OrderLine } from '#core/order/order.ts';
import type { Shop } from '#services/handler.ts';
import { sha256 } from '#services/sha256.ts';
import { type LineRecord, lineRecords } from '#store/order/line-records.ts';
import { lineFiles, type PrintedLine } from './line-files.ts';

export const recordColumns = [
  'position',
  'record',
  'key_sha256',
  'file',
  'first_page',
  'last_page',
  'values_sha256',
  'language',
  'sheets_sha256',
] as const;

type Row = Record<(typeof recordColumns)[number], string | number>;

function lineRows(order: Order, line: OrderLine, { design, sheets, parts }: PrintedLine, records: readonly LineRecord[]): Row[] {
  if (!design || !parts) return [];
  const hashes = parts.flatMap((part) => part.hashes);
  return lineFiles({ order, line, design, parts }, sheets).flatMap((file) => {
    if (file.kind !== 'press' || !file.records) return [];
    const { first, count } = file.records;
    const pages = file.sheets.length;
    return records.slice(first - 1, first - 1 + count).map(({ record, hash }, at) => ({
      position: line.position,
      record: first + at,
      // A blank piece is of no guest.
      key_sha256: record.key === '' ? '' : sha256(record.key),
      file: file.name,
      first_page: at * pages + 1,
      last_page: (at + 1) * pages,
      values_sha256: hash,
      language: record.values.sprache ?? '',
      sheets_sha256: hashes[first - 1 + at] ?? '',
    }));
  });
}

/** Null for an order without records. */
export async function recordsCsv(
  { store }: Pick<Shop, 'store'>,
  order: Order,
  printed: ReadonlyMap<string, PrintedLine>,
): Promise<string | null> {
  const rows: Row[] = [];
  for (const line of order.lines) {
    const made = printed.get(line.id);
    if (made?.parts) rows.push(...lineRows(order, line, made, await lineRecords(store, line)));
  }
  if (rows.length === 0) return null;
  return [recordColumns.join(','), ...rows.map((row) => recordColumns.map((column) => row[column]).join(','))]
    .map((row) => `${row}\r\n`)
    .join('');
}
