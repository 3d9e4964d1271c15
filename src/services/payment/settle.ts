/** The one place where the shop reacts to money. It runs in the transaction that wrote what was paid. */
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import { settlementOf } from '#core/payment/settlement.ts';
import type { Shop } from '#services/handler.ts';
import { issueDocuments } from '#services/invoice/issue-documents.ts';
import { promiseOfPaid } from '#services/order-days.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { issueGiftVouchers } from '#store/order/gift-vouchers.ts';
import { holdOrder } from '#store/order/holds.ts';
import { orderById, promiseDays, transitionOrder } from '#store/order/orders.ts';
import { startProduction } from '#store/order/production.ts';
import { isOpen } from '#store/payment/attempts.ts';
import { lockedBooks, lockOrder, type OrderBooks } from '#store/payment/books.ts';
import { noteForgiven } from '#store/payment/forgiven.ts';
import { askRefund, moveRefund } from '#store/payment/refunds.ts';

/** Who caused it, as an event of the order records it. */
export type Cause = { actor: string; reason: string };

export type SettlingShop = Pick<Shop, 'store' | 'voucherSecret' | 'seller'>;

/** A mail about the money of an order; `about` tells repeated causes apart. */
export type PaymentMailKind =
  | 'received'
  | 'failed'
  | 'waiting'
  | 'reminder'
  | 'rest'
  | 'expired'
  | 'invoice-reminder-1'
  | 'invoice-reminder-2'
  | 'cancelled'
  | 'refunded'
  | 'refund-failed';

/** The word of the job that writes such a mail. */
export function paymentMailWord(order: string, kind: PaymentMailKind, about: string): string {
  return `payment-mail:${kind}:${order}:${about}`;
}

/** Enqueues 'payment-mail' ({order, kind, about}), once for each order, kind and cause. */
export function enqueuePaymentMail(trx: StoreTransaction, order: string, kind: PaymentMailKind, about: string, now: Date): Promise<void> {
  return enqueue(trx, { kind: 'payment-mail', payload: { order, kind, about }, dedupe: paymentMailWord(order, kind, about) }, now);
}

/**
 * Brings an order in line with its facts: what is covered is released for production, what is too much goes back, what does not fit holds
 * the order. Calling it again changes nothing. Answers whether the order is paid now and was not before.
 */
export async function settleOrder(trx: StoreTransaction, shop: SettlingShop, id: string, cause: Cause, now: Date): Promise<boolean> {
  const { order, books } = await lockedBooks(trx, shop.store.engine, id);
  const settlement = settlementOf(books);
  await noteForgiven(trx, id, settlement.balance.difference, now);
  if (settlement.hold) await holdOrder(trx, id, `payment-${settlement.hold}`, now);
  for (const refund of settlement.refunds) await askRefund(trx, { ...refund, order: id, by: 'shop' }, now);
  if (order.state === 'cancelled' && settlement.isPaidBack)
    await transitionOrder(trx, id, { state: 'refunded', actor: 'shop', reason: 'money-back' }, now);
  if (order.state !== 'awaiting_payment' || !settlement.isCovered) return false;
  await transitionOrder(trx, id, { state: 'paid', ...cause }, now);
  const placed = await orderById({ db: trx }, id);
  const days = placed && promiseOfPaid(now, placed);
  if (days) await promiseDays(trx, id, days);
  await startProduction(trx, id, now);
  await issueGiftVouchers(trx, shop.voucherSecret, id, now);
  await issueDocuments(trx, shop, id, now);
  if (settlement.balance.captured > 0) await enqueuePaymentMail(trx, id, 'received', '', now);
  return true;
}

/**
 * Cancels an order that was not paid in time, unless an attempt is open: a newer one, or one whose money is on its way. An order that is held
 * stays: money arrived that an operator has to judge.
 */
export async function cancelUnpaid(trx: StoreTransaction, shop: SettlingShop, id: string, now: Date): Promise<void> {
  const { order, attempts } = await lockedBooks(trx, shop.store.engine, id);
  if (order.state !== 'awaiting_payment' || order.held_at !== null || attempts.some(isOpen)) return;
  const move = await transitionOrder(trx, id, { state: 'cancelled', actor: 'shop', reason: 'not-paid' }, now);
  if (!move.ok) return;
  await enqueuePaymentMail(trx, id, 'expired', '', now);
  await settleOrder(trx, shop, id, { actor: 'shop', reason: 'not-paid' }, now);
}

/** Moves the refunds that a provider's facts are about. One that the shop still asks for is moved by its own answer. */
export async function saveRefundFacts(
  trx: StoreTransaction,
  { order, refunds }: Pick<OrderBooks, 'order' | 'refunds'>,
  facts: readonly PaymentFact[],
  now: Date,
): Promise<void> {
  for (const { kind, ref, status } of facts) {
    const refund = kind === 'refund' ? refunds.find((one) => one.ref === ref) : undefined;
    if (refund && (status === 'pending' || status === 'done' || status === 'failed'))
      await moveTold(trx, { id: refund.id, order: order.id }, { ref, status }, now);
  }
}

/** `ref` is null where the provider refused the call, and made no refund. */
type ToldRefund = { ref: string | null; status: 'pending' | 'done' | 'failed' };

async function moveTold(trx: StoreTransaction, refund: { id: string; order: string }, told: ToldRefund, now: Date): Promise<void> {
  const from = {
    pending: ['approved', 'sending'],
    done: ['approved', 'sending', 'pending'],
    failed: ['approved', 'sending', 'pending', 'done'],
  } as const;
  const isMoved = await moveRefund(trx, refund.id, from[told.status], {
    state: told.status,
    ...(told.ref === null ? {} : { ref: told.ref }),
  });
  if (isMoved && told.status === 'done') await enqueuePaymentMail(trx, refund.order, 'refunded', refund.id, now);
  // A call that the provider refused is the operator's matter: another way may do it. Here a bank has sent the money back.
  if (isMoved && told.status === 'failed' && told.ref !== null)
    await enqueuePaymentMail(trx, refund.order, 'refund-failed', refund.id, now);
}

/** Notes what a provider says of a refund, and settles. A refund that the bank sends back later fails after it was done. */
export async function saveRefundResult(
  trx: StoreTransaction,
  shop: SettlingShop,
  refund: { id: string; order: string },
  told: ToldRefund,
  now: Date,
): Promise<void> {
  await lockOrder(trx, shop.store.engine, refund.order);
  await moveTold(trx, refund, told, now);
  await settleOrder(trx, shop, refund.order, { actor: 'shop', reason: 'refund' }, now);
}
