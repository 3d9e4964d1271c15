/** Calls of providers about stored attempts. What they answer is written by the caller, in one transaction with what follows from it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '#core/order/order.ts';
import { type PaymentMethod, paymentMethods } from '#core/payment/methods.ts';
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import { returnParameter } from '#core/payment/return.ts';
import { pagePath } from '#core/site/address.ts';
import type { Shop, Site } from '#services/handler.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { orderToken } from '#store/order/order-links.ts';
import { orderById } from '#store/order/orders.ts';
import { findAttempt, isOpen, type StoredAttempt, saveBegun } from '#store/payment/attempts.ts';
import { lockedBooks } from '#store/payment/books.ts';
import { saveFacts } from '#store/payment/facts.ts';
import { type Attempt, NoAnswer, type PaymentProvider, ProviderRefusal, type ReturnPages } from './provider.ts';
import { type Cause, enqueuePaymentMail, type SettlingShop, saveRefundFacts, settleOrder } from './settle.ts';

/** The provider of an attempt is not set up any more: an operator sets it again, or refunds by hand. */
export class ProviderMissing extends NonRetryableError {
  override name = 'ProviderMissing';
}

/** Whether an error says that a provider did not do what it was asked for, and not that the shop has a fault. */
export function isProviderError(error: unknown): error is Error {
  return error instanceof NoAnswer || error instanceof ProviderRefusal || error instanceof ProviderMissing;
}

/** Throws ProviderMissing. */
export function providerOf(
  { payments }: Pick<Shop, 'payments'>,
  { id, provider }: Pick<StoredAttempt, 'id' | 'provider'>,
): PaymentProvider {
  const found = payments.find((one) => one.id === provider);
  if (!found) throw new ProviderMissing(`payment ${id} belongs to ${provider}, which is not set up`);
  return found;
}

function methodOf({ id, method }: StoredAttempt): PaymentMethod {
  const known = paymentMethods.find((one) => one === method);
  if (!known) throw new NonRetryableError(`payment ${id} has the unknown method ${method}`);
  return known;
}

/** An attempt as its provider is told of it. */
export async function attemptToAsk({ store }: Pick<Shop, 'store'>, stored: StoredAttempt): Promise<Attempt> {
  return attemptOfOrder(await orderOfAttempt(store, stored), stored);
}

async function orderOfAttempt(store: Shop['store'], { id, order }: StoredAttempt): Promise<Order> {
  const found = await orderById(store, order);
  if (!found) throw new NonRetryableError(`payment ${id} has no order`);
  return found;
}

async function returnPages(store: Shop['store'], order: Order, attempt: string, siteOf: (order: Order) => Site): Promise<ReturnPages> {
  const token = await orderToken(store, order.id);
  if (token === null) throw new NonRetryableError(`the link of order ${order.number} was sealed with another secret (links)`);
  const site = siteOf(order);
  const page = site.origin + pagePath('order', site, { token });
  return { returnUrl: `${page}?${returnParameter}=${attempt}`, cancelUrl: page };
}

function attemptOfOrder(order: Order, stored: StoredAttempt): Attempt {
  const { id, money, createdAt, expiresAt, ref } = stored;
  return {
    id,
    orderNumber: order.number,
    method: methodOf(stored),
    money,
    email: order.email,
    delivery: order.delivery,
    locale: order.locale,
    createdAt,
    expiresAt,
    ref,
    isActive: isOpen(stored) && order.state === 'awaiting_payment',
  };
}

/** Pauses before the tries of a call whose answer was lost. The provider knows the repetition by its key. */
const pausesMs = [0, 2_000, 6_000];

/** Calls a provider again where it gave no answer. Throws NoAnswer when the last try has none either. */
export async function askedAgain<T>(ask: () => Promise<T>, pauses: readonly number[] = pausesMs): Promise<T> {
  for (const [at, pause] of pauses.entries()) {
    await sleep(pause);
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswer) || at === pauses.length - 1) throw error;
    }
  }
  throw new NoAnswer('no try was left');
}

/**
 * Starts an attempt at its provider and stores the page where it is paid. Repeating it changes nothing. Answers the attempt as it is stored
 * then: one that was ended while the provider answered has no page, and is ended there, too. `siteOf` gives the site whose order page the
 * customer comes back to. Throws NoAnswer, ProviderRefusal.
 */
export async function beginAttempt(
  shop: SettlingShop & Pick<Shop, 'payments' | 'clock'>,
  stored: StoredAttempt,
  siteOf: (order: Order) => Site,
  pauses?: readonly number[],
): Promise<StoredAttempt> {
  if (stored.ref !== null || !isOpen(stored)) return stored;
  const order = await orderOfAttempt(shop.store, stored);
  const attempt = { ...attemptOfOrder(order, stored), ...(await returnPages(shop.store, order, stored.id, siteOf)) };
  const begun = await askedAgain(() => providerOf(shop, stored).begin(attempt), pauses);
  const saved = await shop.store.write(async (trx) => {
    await saveBegun(trx, stored.id, begun);
    return findAttempt(trx, stored.id);
  });
  if (!saved || isOpen(saved)) return saved ?? { ...stored, ...begun };
  const facts = await askedAgain(() => providerOf(shop, saved).void(attemptOfOrder(order, saved)), pauses);
  await shop.store.write((trx) => saveAnswer(trx, shop, { attempt: saved, facts, cause: byShop }, shop.clock()));
  return { ...saved, url: null };
}

const byShop: Cause = { actor: 'shop', reason: 'payment' };

/** Writes what a provider said of an attempt, and what follows from it. Answers whether the order is paid now and was not before. */
export async function saveAnswer(
  trx: StoreTransaction,
  shop: SettlingShop,
  { attempt, facts, cause }: { attempt: StoredAttempt; facts: readonly PaymentFact[]; cause: Cause },
  now: Date,
): Promise<boolean> {
  // Before the facts are read: the state of an attempt follows from all of them.
  const books = await lockedBooks(trx, shop.store.engine, attempt.order);
  await saveFacts(trx, attempt, facts, now);
  await saveRefundFacts(trx, books, facts, now);
  const isPaid = await settleOrder(trx, shop, attempt.order, cause, now);
  if (isPaid) return true;
  if (facts.some(({ kind, status }) => kind === 'capture' && status === 'failed'))
    await enqueuePaymentMail(trx, attempt.order, 'failed', attempt.id, now);
  return false;
}
