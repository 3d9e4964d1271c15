/** What holds for orders and their money after each step of a history, and at its end. They throw an Error that names the order. */
import { checkMove } from '#core/order/life-cycle.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import { brokenInvariant } from '#core/order/sums.ts';
import { factRanks } from '#core/payment/payment-fact.ts';
import { settlementOf } from '#core/payment/settlement.ts';
import type { TestPaymentStore } from '#dev/test-payments.ts';
import type { Store } from '#store/db/store.ts';
import { orderById } from '#store/order/orders.ts';
import { attemptsOf, isOpen } from '#store/payment/attempts.ts';
import { readBooks } from '#store/payment/books.ts';
import { notedForgiven } from '#store/payment/forgiven.ts';

/** What a shop has before the first order: more than the orders of a history can use. */
export const start = { stock: 40, gift: 30_000, uses: 3 };
export const sku = 'pen-gel-gold';
export const promo = 'AAAA-BBBB-CCCC';

/** States in which all of an order is paid. */
const paidStates: readonly string[] = ['paid', 'preflight', 'in_production', 'packed', 'handed_over', 'delivered'];

type Ordered = { id: string; number: string };

/** A shop with the orders of a history, the books of its provider, and the id of the gift voucher that pays. */
export type Seen = { store: Store; payments: TestPaymentStore; orders: readonly Ordered[]; gift: string };

/** After all time has passed and all jobs have run: every order is paid, held for an operator, or ended with all of its money back. */
export async function expectEnded(seen: Seen): Promise<void> {
  for (const { id, number } of seen.orders) {
    const { order, books } = await readBooks(seen.store.db, id);
    // On invoice, the operator waits for the money.
    if (paidStates.includes(order.state) || order.state === 'invoice_open' || order.held_at !== null || books.accepted.length > 0) continue;
    if (order.state !== 'cancelled' && order.state !== 'refunded') throw new Error(`${number} is ${order.state} after all time has passed`);
    if (settlementOf(books).balance.received !== 0) throw new Error(`${number} is ${order.state} and not all of its money went back`);
    const open = books.refunds.filter(
      ({ state, attempt }) => state !== 'done' && !books.attempts.find(({ id: of }) => of === attempt)?.isTransfer,
    );
    if (open.length > 0) throw new Error(`${number} is ${order.state} with a refund that is ${open[0]?.state}`);
    await expectMoneyBack(seen, id, number);
  }
}

/** What `dun` enqueues is for orders on invoice that owe money, have not ended and are not held, and for each the first reminder first. */
export async function expectDunned({ store, orders }: Seen, dun: () => Promise<unknown>): Promise<void> {
  const words = async () =>
    (await store.db.selectFrom('job_words').select('word').where('word', 'like', 'payment-mail:invoice-reminder-%').execute()).map(
      ({ word }) => word,
    );
  const before = new Set(await words());
  await dun();
  const all = await words();
  for (const word of all.filter((one) => !before.has(one))) {
    const [, kind = '', id = ''] = word.split(':');
    const own = orders.find((order) => order.id === id);
    if (!own) continue;
    const { order, books } = await readBooks(store.db, id);
    const { owed, received } = settlementOf(books).balance;
    if (order.payment !== 'invoice' || books.isEnded || order.held_at !== null || owed <= received)
      throw new Error(`${own.number} is reminded and is ${order.state}, owes ${owed - received}`);
    if (kind.endsWith('2') && !before.has(word.replace('reminder-2', 'reminder-1'))) throw new Error(`${own.number}: no first reminder`);
  }
}

/** By the provider's own books: what it took for an order that ended, it gave back. */
async function expectMoneyBack({ store, payments: provider }: Seen, order: string, number: string): Promise<void> {
  const refs = new Set((await attemptsOf(store.db, order)).map(({ ref }) => ref));
  const own = (await provider.all()).filter(({ ref }) => refs.has(ref));
  const sum = (kind: string) =>
    own
      .flatMap(({ facts }) => facts.filter(({ fact }) => fact.kind === kind && fact.status === 'done'))
      .reduce((total, { fact }) => total + fact.money.amount, 0);
  if (sum('capture') !== sum('refund')) throw new Error(`${number}: the provider took ${sum('capture')} and gave back ${sum('refund')}`);
}

export async function expectBalanced(seen: Seen): Promise<void> {
  await expectStock(seen);
  await expectVouchers(seen);
  for (const order of seen.orders) await expectOrder(seen, order);
  await expectLedger(seen);
}

async function expectStock({ store, orders }: Seen): Promise<void> {
  const row = await store.db.selectFrom('stock').select('count').where('sku', '=', sku).executeTakeFirstOrThrow();
  let taken = 0;
  for (const { id } of orders) {
    const order = await orderById(store, id);
    const isReturned = order?.events.some(({ state }) => state === 'cancelled');
    if (!isReturned) for (const { item, quantity } of order?.lines ?? []) taken += item.kind === 'accessory' ? quantity : 0;
  }
  if (row.count + taken !== start.stock) throw new Error(`stock: ${row.count} left and ${taken} taken of ${start.stock}`);
}

async function expectVouchers(seen: Seen): Promise<void> {
  const { store, orders, gift: voucher } = seen;
  const { db } = store;
  const ids = orders.map(({ id }) => id);
  const uses = ids.length
    ? await db.selectFrom('voucher_redemptions').selectAll().where('order', 'in', ids).where('returned_at', 'is', null).execute()
    : [];
  const gift = await db.selectFrom('gift_vouchers').select(['issued', 'balance']).where('id', '=', voucher).executeTakeFirstOrThrow();
  const spent = uses.filter(({ kind }) => kind === 'gift').reduce((sum, { amount }) => sum + amount, 0);
  if (gift.balance !== gift.issued - spent || gift.balance < 0)
    throw new Error(`I8: balance ${gift.balance}, issued ${gift.issued}, spent ${spent}`);
  const code = await db.selectFrom('vouchers').select(['used', 'uses']).where('code', '=', promo).executeTakeFirstOrThrow();
  const redeemed = uses.filter(({ kind }) => kind === 'promo').length;
  if (code.used !== redeemed || code.used > code.uses) throw new Error(`promo: used ${code.used}, redeemed ${redeemed}`);
  await expectSoldVouchers(seen);
}

/** Gift vouchers that were sold exist once their order is paid, and pay nothing once it has ended. */
async function expectSoldVouchers({ store, orders }: Seen): Promise<void> {
  for (const { id, number } of orders) {
    const order = await orderById(store, id);
    const lines = (order?.lines ?? []).filter(({ item }) => item.kind === 'gift-voucher').map((line) => line.id);
    const sold = lines.length ? await store.db.selectFrom('gift_vouchers').select('state').where('order_line', 'in', lines).execute() : [];
    const wasPaid = order?.events.some(({ state }) => state === 'paid') ?? false;
    if (wasPaid && order?.state !== 'cancelled' && sold.length !== lines.length && order?.due !== 0)
      throw new Error(`${number} is paid without its vouchers`);
    if (!wasPaid && sold.length > 0) throw new Error(`${number} is not paid and made vouchers`);
    const hasEnded = order?.state === 'cancelled' || order?.state === 'refunded';
    if (hasEnded && sold.some(({ state }) => state !== 'blocked')) throw new Error(`${number} has ended and its vouchers pay`);
  }
}

async function expectOrder({ store, payments: provider }: Seen, { id, number }: Ordered): Promise<void> {
  const order = await orderById(store, id);
  if (!order) throw new Error(`${number} is gone`);
  const broken = brokenInvariant(
    order,
    order.lines.map((line) => ({ ...line, isVoucher: !lineKinds[line.item.kind].isGoods })),
  );
  if (broken) throw new Error(`${number}: ${broken}`);
  if (order.events.at(-1)?.state !== order.state) throw new Error(`${number}: I9 last event`);
  for (const [at, event] of order.events.entries()) {
    const before = order.events[at - 1]?.state ?? 'cart';
    if (!checkMove(before, event.state).ok) throw new Error(`${number}: I9 moved from ${before} to ${event.state}`);
  }
  const { attempts, books } = await readBooks(store.db, id);
  if (attempts.filter(isOpen).length > 1) throw new Error(`${number} has two open attempts`);
  const hasEnded = order.state === 'cancelled' || order.state === 'refunded';
  for (const { state, ref } of hasEnded ? attempts : []) {
    const payment = await provider.load(ref ?? '');
    // Where the customer has agreed, the provider ends nothing any more: the money comes, and goes back.
    if (state === 'created' && (payment === null || payment.facts.length === 0)) throw new Error(`${number} has ended and can be paid`);
  }
  const { balance, hold, refunds } = settlementOf(books);
  const isPaid = paidStates.includes(order.state);
  // What an operator accepted, or has to ask for again, is open on purpose.
  const isJudged = books.accepted.length > 0 || books.refunds.some(({ state }) => state === 'failed');
  if (isPaid && order.payment !== 'invoice' && !hold && !isJudged && balance.received !== balance.owed)
    throw new Error(`${number}: I6 received ${balance.received}, owed ${balance.owed}`);
  const forgiven = await notedForgiven(store.db, id);
  if (forgiven !== balance.difference) throw new Error(`${number}: ${forgiven} is noted as forgiven, not ${balance.difference}`);
  if (refunds.length > 0) throw new Error(`${number}: a refund of ${refunds[0]?.money.amount} was not asked for`);
  for (const attempt of books.attempts)
    for (const { ref, money, kind } of attempt.facts) {
      const back = books.refunds
        .filter(({ captureRef, state }) => captureRef === ref && state !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
      if (kind === 'capture' && back > money.amount) throw new Error(`${number}: ${back} refunded of ${money.amount}`);
    }
}

/** The provider's own books: every payment has an order, one capture, and no more refunded than captured. */
async function expectLedger({ store, payments: provider }: Seen): Promise<void> {
  const payments = await provider.all();
  const ids = payments.map(({ attempt }) => attempt);
  const known = ids.length ? await store.db.selectFrom('payments').select('id').where('id', 'in', ids).execute() : [];
  const attempts = new Set(known.map(({ id }) => id));
  for (const { attempt, ref, facts, plan } of payments) {
    if (!attempts.has(attempt)) throw new Error(`${ref} is a payment without an order`);
    const captured = new Set(facts.filter(({ fact }) => fact.kind === 'capture').map(({ fact }) => fact.ref));
    if (captured.size > 1) throw new Error(`${ref} was captured twice`);
    const refunds = facts.filter(({ fact }) => fact.kind === 'refund' && factRanks[fact.status] < factRanks.failed);
    const sum = refunds.reduce((total, { fact }) => total + fact.money.amount, 0);
    const capture = facts.find(({ fact }) => fact.kind === 'capture' && fact.status === 'done')?.fact.money.amount ?? 0;
    if (sum > capture && plan !== 'reorder') throw new Error(`${ref}: ${sum} refunded of ${capture}`);
  }
}
