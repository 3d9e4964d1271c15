/** Money that arrived on the shop's account for an order, as an operator or a bank entry says. */
import type { OrderState } from '#core/order/life-cycle.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import { type Money, money } from '#core/values/money.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { findAttempt, insertAttempt, isOpen, type StoredAttempt } from '#store/payment/attempts.ts';
import { lockedBooks, type OrderBooks } from '#store/payment/books.ts';
import { saveFacts } from '#store/payment/facts.ts';
import { type Cause, type SettlingShop, settleOrder } from './settle.ts';

/** The attempt that a transfer belongs to: the open one of the order, or a new one where it has none, as orders of before. */
async function transferAttempt(trx: StoreTransaction, { order, attempts }: OrderBooks, sum: Money, now: Date): Promise<StoredAttempt> {
  const known = attempts.find((attempt) => isOpen(attempt) && attempt.provider === 'transfer');
  if (known) return known;
  const id = await insertAttempt(trx, { order: order.id, provider: 'transfer', method: 'prepayment', money: sum }, now);
  const made = await findAttempt(trx, id);
  if (!made) throw new Error(`payment ${id} was not stored`);
  return made;
}

/**
 * Notes that all that is still to be paid of an order arrived by transfer, and settles. Answers the state the order is in when it does not
 * wait for money, or waits for that of an attempt on a page of a provider. Such attempts must have ended before.
 */
export async function noteTransferOfAll(
  trx: StoreTransaction,
  shop: SettlingShop,
  order: string,
  cause: Cause,
  now: Date,
): Promise<{ ok: true } | { ok: false; state: OrderState }> {
  const found = await lockedBooks(trx, shop.store.engine, order);
  const state = found.order.state as OrderState;
  if (state !== 'awaiting_payment' || found.attempts.some((attempt) => isOpen(attempt) && attempt.provider !== 'transfer'))
    return { ok: false, state };
  const { received, owed } = balanceOf(found.books);
  if (owed > received) {
    const sum = money(owed - received, found.books.currency);
    const attempt = await transferAttempt(trx, found, sum, now);
    await saveFacts(trx, attempt, [{ kind: 'capture', ref: `order:${order}`, status: 'done', money: sum, at: now.toISOString() }], now);
  }
  const isPaid = await settleOrder(trx, shop, order, cause, now);
  return isPaid ? { ok: true } : { ok: false, state };
}
