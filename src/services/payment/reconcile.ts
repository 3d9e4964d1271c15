/** Compares what the shop has noted of money with what providers list, and each order's money with what is owed. */
import { paymentKind } from '#core/payment/methods.ts';
import { factRanks, type PaymentFact } from '#core/payment/payment-fact.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import { dayMs, hourMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { holdOrder } from '#store/order/holds.ts';
import { attemptOfEvent, findAttempt } from '#store/payment/attempts.ts';
import { lockedBooks, type OrderBooks, readBooks } from '#store/payment/books.ts';
import { type Difference, findFact, insertDifference, movedBetween, ordersToBalance, type StoredFact } from '#store/payment/differences.ts';
import { saveAnswer } from './ask-provider.ts';
import type { ListedFact, PaymentProvider } from './provider.ts';

type ReconcilingShop = Pick<Shop, 'store' | 'clock' | 'log' | 'payments' | 'voucherSecret' | 'seller'>;

/**
 * 'missing-here': the provider lists what the shop had not noted; it is noted then. 'missing-there': the provider does not list what the
 * shop has noted. 'balance': an order's own sums do not agree.
 */
export type DifferenceKind = 'missing-here' | 'missing-there' | 'amount' | 'currency' | 'unknown-attempt' | 'balance';

const comparedMs = 3 * dayMs;
/** What is noted at the edge of the time may be listed outside of it: the shop's clock and the provider's differ. */
const edgeMs = hourMs;
/** What is younger than this is still to be told by events and looks. */
const freshMs = hourMs;
/** A list may have a payment hours after it was made. */
const lateMs = dayMs;
const balancedMs = 35 * dayMs;
const ordersAtOnce = 200;

const byJob = { actor: 'shop', reason: 'reconcile' };

/** Notes a difference in the transaction that deals with it. Answers what is to be logged: null for one that is known. */
async function noteDifference(
  trx: StoreTransaction,
  { clock }: ReconcilingShop,
  found: Difference & { kind: DifferenceKind },
): Promise<Difference | null> {
  return (await insertDifference(trx, found, clock())) ? found : null;
}

/** Logged after its transaction, which PostgreSQL may repeat. */
function logDifference({ log }: ReconcilingShop, found: Difference | null): number {
  if (!found) return 0;
  log(found.kind === 'missing-here' ? 'warn' : 'error', 'payment-difference', found);
  return 1;
}

const moved: readonly string[] = ['pending', 'done', 'open', 'lost'];

/** What differs between a listed fact and the stored one of the same id; null where the stored one says the same, or more. */
function differenceOf(listed: PaymentFact, stored: StoredFact | null): DifferenceKind | null {
  // What failed moved no money: a customer may try several cards.
  if (!stored) return moved.includes(listed.status) ? 'missing-here' : null;
  if (factRanks[listed.status] > stored.rank) return 'missing-here';
  if (listed.money.currency !== stored.currency) return 'currency';
  return listed.money.amount === stored.amount ? null : 'amount';
}

async function compareFact(shop: ReconcilingShop, provider: string, listed: ListedFact): Promise<number> {
  const { store, clock } = shop;
  const { attempt: reference, ...fact } = listed;
  const stored = await findFact(store.db, provider, fact);
  const kind = differenceOf(fact, stored);
  if (kind === null) return 0;
  const found = { provider, kind, ref: fact.ref };
  if (kind !== 'missing-here') return logDifference(shop, await store.write((trx) => noteDifference(trx, shop, found)));
  const attempt = stored ? await findAttempt(store.db, stored.payment) : await attemptOfEvent(store.db, provider, listed);
  if (!attempt) {
    const unknown = { ...found, kind: 'unknown-attempt' } as const;
    return logDifference(shop, await store.write((trx) => noteDifference(trx, shop, unknown)));
  }
  const noted = await store.write(async (trx) => {
    await saveAnswer(trx, shop, { attempt, facts: [fact], cause: byJob }, clock());
    return noteDifference(trx, shop, found);
  });
  return logDifference(shop, noted);
}

async function compareProvider(shop: ReconcilingShop, provider: PaymentProvider): Promise<number> {
  const now = shop.clock().getTime();
  const at = (ms: number) => new Date(now - ms).toISOString();
  const listed = new Set<string>();
  let found = 0;
  for await (const fact of provider.list(at(comparedMs), at(freshMs))) {
    listed.add(`${fact.kind} ${fact.ref}`);
    found += await compareFact(shop, provider.id, fact);
  }
  for (const { kind, ref } of await movedBetween(shop.store.db, provider.id, at(comparedMs - edgeMs), at(lateMs))) {
    if (listed.has(`${kind} ${ref}`)) continue;
    const missing = { provider: provider.id, kind: 'missing-there', ref } as const;
    found += logDifference(shop, await shop.store.write((trx) => noteDifference(trx, shop, missing)));
  }
  return found;
}

const endStates: readonly string[] = ['done', 'failed'];

/** By how much an order has received more than is owed, in minor units. 0 while a refund is under way. */
function imbalanceOf({ books, refunds }: OrderBooks): number {
  if (refunds.some(({ state }) => !endStates.includes(state))) return 0;
  const { received, owed } = balanceOf(books);
  return received - owed;
}

/** Holds an order whose money does not agree. One that an operator has released stays so until its sums change. */
async function checkBalance(shop: ReconcilingShop, order: string): Promise<number> {
  if (imbalanceOf(await readBooks(shop.store.db, order)) === 0) return 0;
  const noted = await shop.store.write(async (trx) => {
    const books = await lockedBooks(trx, shop.store.engine, order);
    const imbalance = imbalanceOf(books);
    if (imbalance === 0) return null;
    const found = { provider: 'shop', kind: 'balance', ref: `${books.order.number} ${imbalance}` } as const;
    const isNew = await noteDifference(trx, shop, found);
    if (isNew) await holdOrder(trx, order, 'payment-balance', shop.clock());
    return isNew;
  });
  return logDifference(shop, noted);
}

async function checkBalances(shop: ReconcilingShop): Promise<number> {
  const since = new Date(shop.clock().getTime() - balancedMs).toISOString();
  let found = 0;
  for (let after = ''; ; ) {
    const orders = await ordersToBalance(shop.store.db, since, after, ordersAtOnce);
    for (const order of orders) found += await checkBalance(shop, order);
    const last = orders.at(-1);
    if (last === undefined) return found;
    after = last;
  }
}

/**
 * Finds differences of the last three days, notes what was missing, and logs each once as 'payment-difference'. Answers how many were new.
 * Throws the first error of a provider after all others were compared.
 */
export async function reconcile(shop: ReconcilingShop): Promise<number> {
  let found = 0;
  const errors: unknown[] = [];
  // Transfers have no list: their entries are matched one by one.
  for (const provider of shop.payments.filter(({ methods }) => methods.some((method) => paymentKind(method) === 'hosted'))) {
    try {
      found += await compareProvider(shop, provider);
    } catch (error) {
      errors.push(error);
    }
  }
  found += await checkBalances(shop);
  if (errors.length > 0) throw errors[0];
  return found;
}
