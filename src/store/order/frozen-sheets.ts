/** Where the Sheets of a line's first production are: in a file, or in the row of a line of before. */
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { LineRevision } from './line-revisions.ts';

/** `sha256` is that of the file's bytes. */
export type SheetsFile = { key: string; sha256: string };

/** The file of a line's frozen Sheets, or their JSON in a row of before; null before the first production. */
export async function frozenSheets({ db }: Pick<Store, 'db'>, line: string): Promise<SheetsFile | { text: string } | null> {
  const row = await db
    .selectFrom('order_lines')
    .select(['sheets', 'sheets_key as key', 'sheets_sha256 as sha256'])
    .where('id', '=', line)
    .executeTakeFirst();
  if (!row) return null;
  const { sheets, key, sha256 } = row;
  if (key !== null && sha256 !== null) return { key, sha256 };
  return sheets === null ? null : { text: sheets };
}

/** Notes the file of the first production of a line at its revision; later calls change nothing. */
export async function freezeSheets(trx: StoreTransaction, { id, revision }: LineRevision, { key, sha256 }: SheetsFile): Promise<void> {
  const file = { sheets_key: key, sheets_sha256: sha256 };
  const { numUpdatedRows } = await trx
    .updateTable('order_lines')
    .set(file)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('sheets', 'is', null)
    .where('sheets_key', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await trx.updateTable('order_line_revisions').set(file).where('order_line', '=', id).where('revision', '=', revision).execute();
}

type UnmovedLine = { id: string; position: number; number: string };

/** The next lines of before, behind the id `after`, whose Sheets are still in the row. */
export async function unmovedLines({ db }: Pick<Store, 'db'>, after: string, limit: number): Promise<UnmovedLine[]> {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .select(['order_lines.id', 'order_lines.position', 'orders.number'])
    .where('order_lines.sheets', 'is not', null)
    .where('order_lines.id', '>', after)
    .orderBy('order_lines.id')
    .limit(limit)
    .execute();
}

/** Puts the file in the place of the Sheets in the row; false for a line whose Sheets were moved or erased meanwhile. */
export async function moveSheets(trx: StoreTransaction, line: string, { key, sha256 }: SheetsFile): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_lines')
    .set({ sheets: null, sheets_key: key, sheets_sha256: sha256 })
    .where('id', '=', line)
    .where('sheets', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
