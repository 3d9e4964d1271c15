/** Money that arrived on the shop's account for an order, as an operator or a bank entry says. */
import type { OrderState } from '#core/order/life-cycle.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import { type Money, money } from '#core/values/money.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { findAttempt, insertAttempt, isOpen, type StoredAttempt } from '#store/payment/attempts.ts';
import { lockedBooks, type OrderBooks, readBooks } from '#store/payment/books.ts';
import { saveFacts } from '#store/payment/facts.ts';
import { type Cause, enqueuePaymentMail, type SettlingShop, saveRefundResult, settleOrder } from './settle.ts';

/** The newest attempt by transfer, open or ended: transfers may be several. A new one where the order has none, as those on invoice. */
async function transferAttempt(trx: StoreTransaction, { order, attempts }: OrderBooks, sum: Money, now: Date): Promise<StoredAttempt> {
  const known = attempts.findLast(({ provider }) => provider === 'transfer' || provider === 'invoice');
  if (known) return known;
  const kind = order.payment === 'invoice' ? ({ provider: 'invoice', method: 'invoice' } as const) : byPrepayment;
  const id = await insertAttempt(trx, { order: order.id, ...kind, money: sum }, now);
  const made = await findAttempt(trx, id);
  if (!made) throw new Error(`payment ${id} was not stored`);
  return made;
}

const byPrepayment = { provider: 'transfer', method: 'prepayment' } as const;

/** A transfer that arrived, or left. `ref` tells it from others: the same one is noted once. */
export type BankTransfer = { ref: string; sum: Money; at: string };

/**
 * Notes a transfer of any sum for an order that is locked, and settles. The customer of one that is short is asked for the rest. Answers whether
 * the order is paid now and was not before.
 */
export async function noteTransfer(
  trx: StoreTransaction,
  shop: SettlingShop,
  books: OrderBooks,
  { ref, sum, at }: BankTransfer,
  cause: Cause,
  now: Date,
): Promise<boolean> {
  const attempt = await transferAttempt(trx, books, sum, now);
  await saveFacts(trx, attempt, [{ kind: 'capture', ref, status: 'done', money: sum, at }], now);
  const isPaid = await settleOrder(trx, shop, books.order.id, cause, now);
  const { books: after, order } = await readBooks(trx, books.order.id);
  const { owed, received } = balanceOf(after);
  if (!after.isEnded && order.held_at === null && owed > received) await enqueuePaymentMail(trx, order.id, 'rest', ref, now);
  return isPaid;
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
  const books = await lockedBooks(trx, shop.store.engine, order);
  const state = books.order.state as OrderState;
  const isPaidElsewhere = books.attempts.some((attempt) => isOpen(attempt) && attempt.provider !== 'transfer');
  if (state !== 'awaiting_payment' || isPaidElsewhere) return { ok: false, state };
  const { received, owed } = balanceOf(books.books);
  const isPaid =
    owed > received
      ? await noteTransfer(
          trx,
          shop,
          books,
          { ref: `order:${order}`, sum: money(owed - received, books.books.currency), at: now.toISOString() },
          cause,
          now,
        )
      : await settleOrder(trx, shop, order, cause, now);
  return isPaid ? { ok: true } : { ok: false, state };
}

/**
 * Notes that the whole rest of an order on invoice arrived by transfer; its state does not say what is paid. Answers what changed, and the state.
 */
export async function noteInvoicePaid(
  trx: StoreTransaction,
  shop: SettlingShop,
  order: string,
  cause: Cause,
  now: Date,
): Promise<{ state: OrderState; isEnded: boolean; isNoted: boolean }> {
  const books = await lockedBooks(trx, shop.store.engine, order);
  const { owed, received } = balanceOf(books.books);
  const rest = owed - received;
  const told = { state: books.order.state as OrderState, isEnded: books.books.isEnded };
  if (told.isEnded || rest <= 0) return { ...told, isNoted: false };
  // With what had arrived before, so that each time has a word of its own.
  const transfer = { ref: `order:${order}:${received}`, sum: money(rest, books.books.currency), at: now.toISOString() };
  await noteTransfer(trx, shop, books, transfer, cause, now);
  return { ...told, isNoted: true };
}

/** Notes that a refund which the shop paid by a transfer of its own has left the account, and settles. */
export async function finishTransferRefund(
  trx: StoreTransaction,
  shop: SettlingShop,
  refund: { id: string; order: string; attempt: string },
  { ref, sum, at }: BankTransfer,
  now: Date,
): Promise<void> {
  await lockedBooks(trx, shop.store.engine, refund.order);
  const attempt = await findAttempt(trx, refund.attempt);
  if (attempt) await saveFacts(trx, attempt, [{ kind: 'refund', ref, status: 'done', money: sum, at }], now);
  await saveRefundResult(trx, shop, refund, { ref, status: 'done' }, now);
}
