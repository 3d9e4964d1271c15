/** Money that goes back to customers. A refund is a row before its provider is called, and its id the key of the call. */
import { type OrderRefund, type RefundReason, type RefundState, refundReasons, refundStates } from '#core/payment/settlement.ts';
import { type Money, money } from '#core/values/money.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';
import { currencyNamed } from './attempts.ts';

export type StoredRefund = OrderRefund & { order: string; money: Money; requestedAt: string };

export type RefundToAsk = { order: string; attempt: string; captureRef: string; money: Money; reason: RefundReason; by: string };

function storedRefund(row: Tables['refunds']): StoredRefund {
  const state = refundStates.find((one) => one === row.state);
  const reason = refundReasons.find((one) => one === row.reason);
  if (!state || !reason) throw new Error(`refund ${row.id} has the unknown state ${row.state} or reason ${row.reason}`);
  const { id, order, payment: attempt, capture: captureRef, amount, ref, requested_at: requestedAt } = row;
  return { id, order, attempt, captureRef, amount, money: money(amount, currencyNamed(row.currency)), reason, state, ref, requestedAt };
}

/** Refunds of an order, oldest first. */
export async function refundsOf(db: Store['db'] | StoreTransaction, order: string): Promise<StoredRefund[]> {
  const rows = await db.selectFrom('refunds').selectAll().where('order', '=', order).orderBy('requested_at').orderBy('id').execute();
  return rows.map(storedRefund);
}

export async function findRefund(db: Store['db'] | StoreTransaction, id: string): Promise<StoredRefund | null> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? storedRefund(row) : null;
}

/** Stores a refund and enqueues 'payment-refund' ({refund}). The order must be locked: what is left of the capture was computed before. */
export async function askRefund(trx: StoreTransaction, refund: RefundToAsk, now: Date): Promise<string> {
  const { money: sum, attempt, captureRef, by, order, reason } = refund;
  const id = newToken();
  await trx
    .insertInto('refunds')
    .values({
      id,
      order,
      payment: attempt,
      capture: captureRef,
      amount: sum.amount,
      currency: sum.currency,
      reason,
      state: 'approved',
      ref: null,
      requested_by: by,
      requested_at: now.toISOString(),
    })
    .execute();
  await enqueue(trx, { kind: 'payment-refund', payload: { refund: id }, dedupe: `payment-refund:${id}` }, now);
  return id;
}

/** Moves a refund, and notes the provider's id once it is known. A refund that the bank sends back later goes from done to failed. */
export async function moveRefund(
  trx: StoreTransaction,
  id: string,
  from: readonly RefundState[],
  { state, ref }: { state: RefundState; ref?: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('refunds')
    .set({ state, ...(ref === undefined ? {} : { ref }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
