/** The one place where the shop reacts to money. It runs in the transaction that wrote what was paid. */
import { settlementOf } from '#core/payment/settlement.ts';
import { money } from '#core/values/money.ts';
import type { Shop } from '#services/handler.ts';
import { issueDocuments } from '#services/invoice/issue-documents.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { issueGiftVouchers } from '#store/order/gift-vouchers.ts';
import { holdOrder } from '#store/order/holds.ts';
import { transitionOrder } from '#store/order/orders.ts';
import { startProduction } from '#store/order/production.ts';
import { isOpen } from '#store/payment/attempts.ts';
import { lockedBooks, type OrderBooks } from '#store/payment/books.ts';
import { askRefund, moveRefund } from '#store/payment/refunds.ts';

/** Who caused it, as an event of the order records it. */
export type Cause = { actor: string; reason: string };

export type SettlingShop = Pick<Shop, 'store' | 'voucherSecret' | 'seller'>;

/** A mail about the money of an order; `about` tells repeated causes apart. */
export type PaymentMailKind = 'received' | 'failed' | 'reminder' | 'expired' | 'cancelled' | 'refunded';

/** Enqueues 'payment-mail' ({order, kind, about}), once for each order, kind and cause. */
export function enqueuePaymentMail(trx: StoreTransaction, order: string, kind: PaymentMailKind, about: string, now: Date): Promise<void> {
  return enqueue(trx, { kind: 'payment-mail', payload: { order, kind, about }, dedupe: `payment-mail:${kind}:${order}:${about}` }, now);
}

/**
 * Brings an order in line with its facts: what is covered is released for production, what is too much goes back, what does not fit holds
 * the order. Calling it again changes nothing. Answers whether the order is paid now and was not before.
 */
export async function settleOrder(trx: StoreTransaction, shop: SettlingShop, id: string, cause: Cause, now: Date): Promise<boolean> {
  const found = await lockedBooks(trx, shop.store.engine, id);
  const { order, books } = found;
  const settlement = settlementOf(books);
  if (settlement.hold && order.held_reason === null) await holdOrder(trx, id, `payment-${settlement.hold}`, now);
  for (const { attempt, captureRef, amount, reason } of settlement.refunds)
    await askRefund(trx, { order: id, attempt, captureRef, money: money(amount, books.currency), reason, by: 'shop' }, now);
  if (order.state === 'cancelled') await finishCancelled(trx, found, settlement.refunds.length > 0, now);
  if (order.state !== 'awaiting_payment' || !settlement.isCovered) return false;
  await transitionOrder(trx, id, { state: 'paid', ...cause }, now);
  await startProduction(trx, id, now);
  await issueGiftVouchers(trx, shop.voucherSecret, id, now);
  await issueDocuments(trx, shop, id, now);
  if (settlement.balance.captured > 0) await enqueuePaymentMail(trx, id, 'received', '', now);
  return true;
}

/** A cancelled order that was paid is refunded once all of its money is back. */
async function finishCancelled(trx: StoreTransaction, { order, books, refunds }: OrderBooks, isAsking: boolean, now: Date): Promise<void> {
  const wasPaid = books.attempts.some(({ facts }) => facts.some(({ kind, status }) => kind === 'capture' && status === 'done'));
  if (!wasPaid || isAsking || refunds.some(({ state }) => state !== 'done')) return;
  await transitionOrder(trx, order.id, { state: 'refunded', actor: 'shop', reason: 'money-back' }, now);
}

/**
 * Cancels an order that was not paid in time, unless an attempt is open: a newer one, or one whose money is on its way. What was paid in part
 * goes back.
 */
export async function cancelUnpaid(trx: StoreTransaction, shop: SettlingShop, id: string, now: Date): Promise<void> {
  const { order, attempts } = await lockedBooks(trx, shop.store.engine, id);
  if (order.state !== 'awaiting_payment' || attempts.some(isOpen)) return;
  const cause = { actor: 'shop', reason: 'not-paid' };
  const move = await transitionOrder(trx, id, { state: 'cancelled', ...cause }, now);
  if (!move.ok) return;
  await enqueuePaymentMail(trx, id, 'expired', '', now);
  await settleOrder(trx, shop, id, cause, now);
}

/** Notes what a provider says of a refund, and settles. A refund that the bank sends back later fails after it was done. */
export async function saveRefundResult(
  trx: StoreTransaction,
  shop: SettlingShop,
  refund: { id: string; order: string },
  told: { ref: string; status: 'pending' | 'done' | 'failed' },
  now: Date,
): Promise<void> {
  const from = {
    pending: ['approved', 'sending'],
    done: ['approved', 'sending', 'pending'],
    failed: ['approved', 'sending', 'pending', 'done'],
  } as const;
  const isMoved = await moveRefund(trx, refund.id, from[told.status], { state: told.status, ref: told.ref });
  if (isMoved && told.status === 'done') await enqueuePaymentMail(trx, refund.order, 'refunded', refund.id, now);
  await settleOrder(trx, shop, refund.order, { actor: 'shop', reason: 'refund' }, now);
}
