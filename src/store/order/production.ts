/** Production of an order: its jobs, and which files were produced for which line. The files themselves are in files.ts. */

import { isReminder, recordSteps } from '#core/order/later/records-later.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';
import type { LineRevision } from './line-revisions.ts';
import { renewPapersBeside } from './one-parcel.ts';

/** An order is produced once it is paid, or bought on invoice. */
export function isReleased(state: string): boolean {
  return state === 'paid' || state === 'invoice_open';
}

/**
 * Enqueues 'produce-line' for each line of an order that has a document; nothing for an order of gift vouchers alone. Where files exist already, or none is
 * to be made, it also enqueues 'order-ticket' ({order}), which moves an order whose files are complete. Calling it again with the same `run`
 * changes nothing; a reprint is another run.
 */
export async function startProduction(trx: StoreTransaction, order: string, now: Date, run = ''): Promise<void> {
  const suffix = run === '' ? '' : `:${run}`;
  await renewPapersBeside(trx, order, 'released', now);
  const all = await trx
    .selectFrom('order_lines')
    .select(['id', 'kind', 'revision', 'records_due_at', 'merge'])
    .select(({ eb }) => eb('document', 'is not', null).as('has_document'))
    .where('order', '=', order)
    .orderBy('position')
    .execute();
  // Nothing to make and to pack: gift vouchers go by mail.
  if (isOnlineOnly(all)) return;
  const lines = all.filter((line) => line.has_document);
  for (const line of lines) {
    // What is printed of it is not known yet.
    if (line.records_due_at !== null && line.merge === null) await watchForRecords(trx, { ...line, due: line.records_due_at }, now);
    else await startLine(trx, line, now, run);
  }
  const file = await trx
    .selectFrom('production_files')
    .innerJoin('order_lines', 'order_lines.id', 'production_files.order_line')
    .select('production_files.id')
    .where('order_lines.order', '=', order)
    .limit(1)
    .executeTakeFirst();
  if (file || lines.length === 0)
    await enqueue(trx, { kind: 'order-ticket', payload: { order }, dedupe: `order-ticket:released:${order}${suffix}` }, now);
}

/**
 * Enqueues 'await-records' ({orderLine, step}): reminders that are still ahead, the end of the wait, and its last day. Each once for a line.
 */
async function watchForRecords(trx: StoreTransaction, { id, due }: { id: string; due: string }, now: Date): Promise<void> {
  for (const { step, at } of recordSteps(due)) {
    if (at <= now.getTime() && isReminder(step)) continue;
    const runAt = new Date(Math.max(at, now.getTime()));
    await enqueue(trx, { kind: 'await-records', payload: { orderLine: id, step }, dedupe: `await-records:${id}:${step}`, runAt }, now);
  }
}

/** Enqueues 'produce-line' ({orderLine, revision, run}), once for each revision and run of a line. */
export async function startLine(trx: StoreTransaction, { id, revision }: LineRevision, now: Date, run = ''): Promise<void> {
  // The word of the first revision is that of programs before there were others.
  const word = [id, ...(revision === 1 ? [] : [`r${revision}`]), ...(run === '' ? [] : [run])].join(':');
  await enqueue(trx, { kind: 'produce-line', payload: { orderLine: id, revision, run }, dedupe: `produce-line:${word}` }, now);
}

export type ProductionFile = { orderLine: string; name: string; key: string; sha256: string; bytes: number };

/** Notes a produced file; producing the same name again replaces the note. */
export async function recordFile(trx: StoreTransaction, file: ProductionFile, now: Date): Promise<void> {
  const { key, sha256, bytes } = file;
  await trx
    .insertInto('production_files')
    .values({ id: newToken(), order_line: file.orderLine, name: file.name, key, sha256, bytes, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['order_line', 'name']).doUpdateSet({ key, sha256, bytes, created_at: now.toISOString() }))
    .execute();
}

/** The files of an order's lines, by line and name. */
export async function productionFiles(store: Store, order: string): Promise<(ProductionFile & { createdAt: string })[]> {
  const rows = await store.db
    .selectFrom('production_files')
    .innerJoin('order_lines', 'order_lines.id', 'production_files.order_line')
    .selectAll('production_files')
    .where('order_lines.order', '=', order)
    .orderBy('order_lines.position')
    .orderBy('production_files.name')
    .execute();
  return rows.map((row) => ({
    orderLine: row.order_line,
    name: row.name,
    key: row.key,
    sha256: row.sha256,
    bytes: row.bytes,
    createdAt: row.created_at,
  }));
}
