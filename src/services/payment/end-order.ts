/** Ends an order before its production: nothing can be paid with it any more, and what was paid goes back. */
import type { OrderState } from '#core/order/life-cycle.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import { creditDocuments } from '#services/invoice/issue-documents.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { areSoldVouchersUsed } from '#store/order/gift-vouchers.ts';
import { transitionOrder } from '#store/order/orders.ts';
import { attemptsOf, isOpen, type StoredAttempt } from '#store/payment/attempts.ts';
import { askedAgain, attemptToAsk, isProviderError, providerOf, saveAnswer } from './ask-provider.ts';
import { NoAnswer } from './provider.ts';
import { type Cause, enqueuePaymentMail, settleOrder } from './settle.ts';

type EndingShop = Pick<Shop, 'store' | 'payments' | 'voucherSecret' | 'seller' | 'clock'>;

/** The sentence for an attempt that its provider does not end now, or at all. */
function notEnded({ id }: StoredAttempt, error: unknown): unknown {
  if (!isProviderError(error)) return error;
  const about = `payment ${id} was not ended: ${error.message}`;
  if (error instanceof NoAnswer) return new Fault('busy', about, { retryAfterSeconds: 30, text: message('fault.payment-away') });
  return new Fault('order-refused', about, { text: message('fault.payment-stuck') });
}

/**
 * Ends the open attempts of an order at their providers, and writes what they say: one may have been paid meanwhile. Throws Fault 'busy'
 * where a provider gives no answer, 'order-refused' where it refuses or is not set up any more: then nothing has changed.
 */
export async function voidOpenAttempts(shop: EndingShop, order: string, cause: Cause): Promise<void> {
  for (const attempt of (await attemptsOf(shop.store.db, order)).filter(isOpen)) {
    const asked = await attemptToAsk(shop, attempt);
    const facts = await askedAgain(() => providerOf(shop, attempt).void(asked), [0, 1_000]).catch((error: unknown) => {
      throw notEnded(attempt, error);
    });
    await shop.store.write((trx) => saveAnswer(trx, shop, { attempt, facts, cause }, shop.clock()));
  }
}

export type Ending = { ok: true } | { ok: false; state: OrderState; isVoucherUsed: boolean };

/** Moves an order to `state` in this transaction, and asks for the money back. An order whose gift vouchers were used stays as it is. */
export async function endOrder(
  trx: StoreTransaction,
  shop: EndingShop,
  order: { id: string; state: OrderState },
  { state, ...cause }: Cause & { state: 'cancelled' | 'refunded' },
): Promise<Ending> {
  const now = shop.clock();
  if (await areSoldVouchersUsed(trx, shop.store.engine, order.id)) return { ok: false, state: order.state, isVoucherUsed: true };
  const move = await transitionOrder(trx, order.id, { state, ...cause }, now);
  if (!move.ok) return { ok: false, state: move.state, isVoucherUsed: false };
  await creditDocuments(trx, order.id, { cause: 'ended', reason: state }, now);
  await settleOrder(trx, shop, order.id, cause, now);
  if (state === 'cancelled') await enqueuePaymentMail(trx, order.id, 'cancelled', '', now);
  return move;
}
