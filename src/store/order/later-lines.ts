/** Lines of orders whose records follow: what they wait for, and how they get the records that they are printed with. */
import { blankRecord, type OrderedMerge } from '#core/merge/merge-settings.ts';
import { type RecordPrice, recordPricesSchema } from '#core/order/later/records-later.ts';
import type { LineItem } from '#core/order/line.ts';
import type { LineSums, Sums } from '#core/order/sums.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import { itemColumns } from '#store/cart/carts.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { insertLineRecords, type LineRecord } from './line-records.ts';
import type { LineRevision } from './line-revisions.ts';

/** A line that was ordered by its number. */
export type LaterLine = LineRevision & {
  order: string;
  position: number;
  /** ISO instant. */
  due: string;
  /** It has records, which may be others until its plate is made. */
  hasRecords: boolean;
  isPlateMade: boolean;
  prices: RecordPrice[];
};

/** The lines of an order that were ordered by their number, in their order. */
export async function laterLines({ db }: { db: Store['db'] | StoreTransaction }, order: string): Promise<LaterLine[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'revision', 'order', 'position', 'records_due_at', 'record_prices', 'plate_at', 'merge'])
    .where('order', '=', order)
    .where('records_due_at', 'is not', null)
    .orderBy('position')
    .execute();
  return rows.map(({ id, revision, position, records_due_at, record_prices, plate_at, merge }) => ({
    id,
    revision,
    order,
    position,
    due: records_due_at ?? '',
    hasRecords: merge !== null,
    isPlateMade: plate_at !== null,
    prices: parseStored(`the prices of line ${id}`, recordPricesSchema, JSON.parse(record_prices ?? 'null')),
  }));
}

/** A line as it is now; null for one that is not there. */
export async function newestLine(trx: StoreTransaction, id: string): Promise<{ revision: number; isPlateMade: boolean } | null> {
  const row = await trx.selectFrom('order_lines').select(['revision', 'plate_at']).where('id', '=', id).executeTakeFirst();
  return row ? { revision: row.revision, isPlateMade: row.plate_at !== null } : null;
}

/** Whether a line of the order has no records yet. `dueAt`: that should have them by then. */
export async function waitsForRecords(trx: StoreTransaction, order: string, dueAt?: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('order', '=', order)
    .where('records_due_at', 'is not', null)
    .where('merge', 'is', null)
    .$if(dueAt !== undefined, (query) => query.where('records_due_at', '<=', (dueAt as Date).toISOString()))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type RecordsOfLine = { merge: OrderedMerge; records: readonly LineRecord[] };

/** `count` records of blank pieces. */
export function blankRecords(kind: OrderedMerge['kind'], count: number, hash: (record: LineRecord['record']) => string): LineRecord[] {
  const record = blankRecord(kind);
  return Array.from({ length: count }, () => ({ record, hash: hash(record) }));
}

/** Gives a line at its newest revision the records that it is printed with, in place of any others. */
export async function setLineRecords(
  trx: StoreTransaction,
  { id, revision }: LineRevision,
  { merge, records }: RecordsOfLine,
): Promise<void> {
  await trx.deleteFrom('order_line_records').where('order_line', '=', id).where('revision', '=', revision).execute();
  await insertLineRecords(trx, { id, revision }, records);
  await trx
    .updateTable('order_lines')
    .set({ merge: JSON.stringify(merge) })
    .where('id', '=', id)
    .execute();
}

/** The columns of a line that are others with its records. */
export function lineColumns(item: LineItem, options: string, sums: Pick<LineSums, 'quantity' | 'unit' | 'total'>) {
  const { quantity, unit, total } = sums;
  return { data: itemColumns(item).data, options, quantity, unit, total };
}

/** Stores the sums of an order that one of its lines has lowered. */
export async function lowerOrder(trx: StoreTransaction, order: string, sums: Pick<Sums, 'goods' | 'total' | 'taxes'>): Promise<void> {
  const { goods, total, taxes } = sums;
  await trx.updateTable('orders').set({ goods, total }).where('id', '=', order).execute();
  for (const { category, basisPoints, gross, net, vat } of taxes) {
    await trx
      .updateTable('order_taxes')
      .set({ gross, net, vat })
      .where('order', '=', order)
      .where('category', '=', category)
      .where('basis_points', '=', basisPoints)
      .execute();
  }
}
