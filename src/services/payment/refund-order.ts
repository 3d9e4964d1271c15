/** Money that an operator sends back: a part of what was paid, or again what a provider refused. */
import type { OrderState } from '#core/order/life-cycle.ts';
import type { Order } from '#core/order/order.ts';
import { type operatorReasons, type RefundReason, refundable } from '#core/payment/settlement.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Currency, type Money, money } from '#core/values/money.ts';
import { actorName } from '#services/actor.ts';
import type { Operator, Shop } from '#services/handler.ts';
import { creditAmount } from '#services/invoice/issue-documents.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { findAttempt } from '#store/payment/attempts.ts';
import { lockedBooks, type OrderBooks, readBooks } from '#store/payment/books.ts';
import { knownRefundCall, noteRefundCall } from '#store/payment/refund-calls.ts';
import { askRefund, moveRefund, type StoredRefund } from '#store/payment/refunds.ts';
import { isProviderError, providerOf } from './ask-provider.ts';
import { NoAnswer } from './provider.ts';
import { enqueuePaymentMail, settleOrder } from './settle.ts';

type RefundingShop = Pick<Shop, 'store' | 'clock' | 'payments' | 'voucherSecret' | 'seller'>;

export type OperatorReason = (typeof operatorReasons)[number];

/** `key` tells a repeated call from another refund of the same sum; null for a command, which is not repeated by itself. */
export type RefundOrder = { amount: number; reason: OperatorReason; key: string | null };

/** `refused` is null when the money goes back; `changed` is false for a repeated call. `state`: of the order. */
export type RefundResult = {
  state: OrderState;
  changed: boolean;
  refused: null | 'not-found' | 'order-refused' | 'busy' | 'key-reused';
  text: Message;
};

/** A refund that failed and that no other one replaced, of exactly this sum. */
function failedOf({ refunds }: OrderBooks, amount: number): StoredRefund | undefined {
  return refunds.find((refund) => refund.state === 'failed' && refund.amount === amount);
}

/** What the provider says now of a refund that failed: it may have been made all the same. */
async function foundAgain(shop: RefundingShop, refund: StoredRefund): Promise<Found | null> {
  const attempt = await findAttempt(shop.store.db, refund.attempt);
  if (!attempt) return null;
  const fact = await providerOf(shop, attempt).findRefund({ ...refund, attemptRef: attempt.ref ?? '' });
  return fact && (fact.status === 'pending' || fact.status === 'done') ? { ref: fact.ref, status: fact.status } : null;
}

type Found = { ref: string; status: 'pending' | 'done' };

/** The same, or why it is not known. */
async function askFailed(
  shop: RefundingShop,
  failed: StoredRefund | undefined,
): Promise<{ found: Found | null } | { refused: 'busy' | 'order-refused'; text: Message }> {
  try {
    return { found: failed ? await foundAgain(shop, failed) : null };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    if (error instanceof NoAnswer) return { refused: 'busy', text: message('operator.refund.no-answer') };
    return { refused: 'order-refused', text: message('operator.refund.no-provider') };
  }
}

/**
 * Asks for a refund of an order, from its newest captures first. The sum is taken in one transaction that locks the order: together,
 * refunds never exceed what was captured. A sum that a refund failed for is asked for again by a new one in its place, once the provider
 * has said that the first was not made.
 */
export async function refundOrder(shop: RefundingShop, number: string, asked: RefundOrder, actor: Operator): Promise<RefundResult> {
  const { store } = shop;
  const order = await orderByNumber(store, number);
  if (!order) return { state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  const failed = failedOf(await readBooks(store.db, order.id), asked.amount);
  const told = await askFailed(shop, failed);
  if ('refused' in told) return notDone(order, told.text, told.refused);
  return store.write(async (trx) => {
    const books = await lockedBooks(trx, store.engine, order.id);
    const call = asked.key === null ? null : { ...asked, key: asked.key, order: order.id };
    const values = { number, amount: failed?.money ?? money(asked.amount, order.currency) };
    const known = call ? await knownRefundCall(trx, call) : 'new';
    if (known === 'other') return notDone(order, message('fault.key-reused'), 'key-reused');
    if (known === 'repeated') return { ...notDone(order, message('operator.refund.repeated', values)), refused: null };
    const result = await refundOnce(trx, shop, books, { asked, failed, found: told.found, values, by: actorName(actor) });
    if (call && result.changed) await noteRefundCall(trx, call, shop.clock());
    return result;
  });
}

function notDone({ state }: Pick<Order, 'state'>, text: Message, refused: RefundResult['refused'] = 'order-refused'): RefundResult {
  return { state, changed: false, refused, text };
}

type Asking = {
  asked: RefundOrder;
  failed: StoredRefund | undefined;
  found: Found | null;
  values: { number: string; amount: Money };
  by: string;
};

async function refundOnce(
  trx: StoreTransaction,
  shop: RefundingShop,
  books: OrderBooks,
  { asked: { amount, reason }, failed, found, values, by }: Asking,
): Promise<RefundResult> {
  const order = { ...books.order, state: books.order.state as OrderState };
  const sum = values.amount;
  if (failed && books.refunds.find(({ id }) => id === failed.id)?.state !== 'failed')
    return notDone(order, message('operator.refund.before', values));
  if (failed && found) {
    await noteFound(trx, shop, { failed, found }, by);
    return { state: order.state, changed: true, refused: null, text: message('operator.refund.found', values) };
  }
  const left = leftOf(books, sum.currency);
  if (amount <= 0 || amount > left)
    return notDone(order, message('operator.refund.too-much', { ...values, left: money(left, sum.currency) }));
  if (failed) await moveRefund(trx, failed.id, ['failed'], { state: 'replaced' });
  const refund = await take(trx, books, { sum, reason: failed?.reason ?? reason, by, first: failed?.captureRef }, shop.clock());
  // The documents were corrected for the refund that failed.
  if (!failed) await creditAmount(trx, order.id, { cause: `refund:${refund}`, amount }, shop.clock());
  return { state: order.state, changed: true, refused: null, text: message('operator.refund.done', values) };
}

/** What can be paid back of a currency: money of another one than the order's may have come. */
function leftOf({ books }: OrderBooks, currency: Currency): number {
  return refundable(books).reduce((total, { fact, left }) => total + (fact.money.currency === currency ? left : 0), 0);
}

/** Notes that a refund was made though it had been told to have failed. */
async function noteFound(
  trx: StoreTransaction,
  shop: RefundingShop,
  { failed, found }: { failed: StoredRefund; found: Found },
  actor: string,
): Promise<void> {
  await moveRefund(trx, failed.id, ['failed'], { state: found.status, ref: found.ref });
  if (found.status === 'done') await enqueuePaymentMail(trx, failed.order, 'refunded', failed.id, shop.clock());
  await settleOrder(trx, shop, failed.order, { actor, reason: 'refund' }, shop.clock());
}

/** `first`: the capture that is asked first, of a refund that failed. */
type Taken = { sum: Money; reason: RefundReason; by: string; first: string | undefined };

/** Asks for a sum, from one capture after the other. Answers the id of the first refund. */
async function take(trx: StoreTransaction, { order, books }: OrderBooks, { sum, reason, by, first }: Taken, now: Date): Promise<string> {
  let rest = sum.amount;
  const made: string[] = [];
  const captures = refundable(books).filter(({ fact }) => fact.money.currency === sum.currency);
  for (const { attempt, fact, left } of captures.toSorted((a, b) => Number(b.fact.ref === first) - Number(a.fact.ref === first))) {
    const amount = Math.min(rest, left);
    rest -= amount;
    if (amount > 0) {
      const refund = { order: order.id, attempt: attempt.id, captureRef: fact.ref, money: money(amount, sum.currency), reason, by };
      made.push(await askRefund(trx, refund, now));
    }
  }
  return made[0] ?? '';
}
