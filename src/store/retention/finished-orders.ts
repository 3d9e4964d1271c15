/** What goes of orders in time: first documents and print files, after its term the whole record. An open order is never touched. */
import type { ExpressionBuilder } from 'kysely';
import { endOfOrderTerm, endOfPeriod } from '#core/customer/retention.ts';
import { closedStates } from '#core/order/life-cycle.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { deleteMails } from '#store/mail/delete-mails.ts';

/** Deletes documents, notes of print files and links to pictures of closed orders after their period; tells of how many orders. */
export async function deleteOrderDocuments(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', closedStates)
    .where('documents_erased_at', 'is', null)
    .where('placed_at', '<=', endOfPeriod('orderDocument', now))
    .where(isOver(now))
    .orderBy('placed_at')
    .limit(limit)
    .execute();
  return eraseDocuments(
    trx,
    old.map(({ id }) => id),
    now,
  );
}

/** The period of an order's documents, the longer one where its customer keeps them, is over, and so is the time after that was ended. */
function isOver(now: Date) {
  return ({ and, or, eb, not, exists, selectFrom }: ExpressionBuilder<Tables, 'orders'>) => {
    const isQuietSince = (cutoff: string) =>
      not(
        exists(
          selectFrom('order_events')
            .select('order_events.id')
            .whereRef('order_events.order', '=', 'orders.id')
            .where('order_events.kind', '=', 'state')
            .where('at', '>', cutoff)
            // The period counts from the hand-over.
            .where('order_events.state', '!=', 'delivered'),
        ),
      );
    return and([
      isQuietSince(endOfPeriod('orderDocument', now)),
      or([eb('kept_at', 'is', null), isQuietSince(endOfPeriod('keptOrderDocument', now))]),
      or([eb('keeping_ended_at', 'is', null), eb('keeping_ended_at', '<=', endOfPeriod('endedKeeping', now))]),
    ]);
  };
}

/** The update locks the rows: an order that is reprinted or kept meanwhile keeps its documents. */
async function eraseDocuments(trx: StoreTransaction, orders: readonly string[], now: Date): Promise<number> {
  if (orders.length === 0) return 0;
  const erased = await trx
    .updateTable('orders')
    .set({ documents_erased_at: now.toISOString() })
    .where('id', 'in', orders)
    .where('state', 'in', closedStates)
    .where('documents_erased_at', 'is', null)
    .where(isOver(now))
    .returning('id')
    .execute();
  await clearDocuments(
    trx,
    erased.map(({ id }) => id),
  );
  return erased.length;
}

/** Deletes documents and notes of print files of orders. The files go after the transaction. */
export async function clearDocuments(trx: StoreTransaction, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  const lines = trx.selectFrom('order_lines').select('id').where('order', 'in', orders);
  await trx.deleteFrom('order_pictures').where('order_line', 'in', lines).execute();
  for (const table of ['production_files', 'order_line_revisions', 'order_line_problems', 'order_line_records'] as const)
    await trx.deleteFrom(table).where('order_line', 'in', lines).execute();
  const content = { document: null, summary: null, merge: null, sheets: null, sheets_key: null, sheets_sha256: null, confirmed: '[]' };
  await trx.updateTable('order_lines').set(content).where('order', 'in', orders).execute();
}

/** Deletes invoices after their term, which counts from the year they were issued in. The trigger on the table asks for the mark. */
export async function deleteInvoices(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('invoices')
    .select('id')
    .where('issued_on', '<', endOfOrderTerm(now).slice(0, 10))
    .orderBy('issued_on')
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.updateTable('invoices').set({ expired_at: now.toISOString() }).where('id', 'in', ids).where('expired_at', 'is', null).execute();
  await trx.deleteFrom('invoices').where('id', 'in', ids).execute();
  return ids.length;
}

/** Deletes entries of the bank account that name no order, after the term of the year they are of. The others go with their order. */
export async function deleteBankEntries(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = trx
    .selectFrom('bank_entries')
    .select('id')
    .where('order', 'is', null)
    .where('day', '<', endOfOrderTerm(now).slice(0, 10))
    .orderBy('day')
    .limit(limit);
  const { numDeletedRows } = await trx.deleteFrom('bank_entries').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes orders after the term of their records, with everything that belongs to them. An order that still has its documents stays, and so does
 * one with an invoice whose own term is not over.
 */
export async function deleteOrderRecords(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('orders')
    .select('id')
    .where('placed_at', '<', endOfOrderTerm(now))
    .where('documents_erased_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('invoices').select('invoices.id').whereRef('invoices.order', '=', 'orders.id'))),
    )
    .orderBy('placed_at')
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const mails = await trx.selectFrom('mails').select('id').where('order', 'in', ids).execute();
  await deleteMails(
    trx,
    mails.map(({ id }) => id),
  );
  const payments = trx.selectFrom('payments').select('id').where('order', 'in', ids);
  await trx.deleteFrom('payment_facts').where('payment', 'in', payments).execute();
  for (const table of [
    'bank_entries',
    'refunds',
    'payments',
    'shipments',
    'order_events',
    'order_adjustments',
    'order_taxes',
    'order_lines',
  ] as const)
    await trx.deleteFrom(table).where('order', 'in', ids).execute();
  await trx.deleteFrom('orders').where('id', 'in', ids).execute();
  return ids.length;
}
