/** The nightly comparison with providers: every difference is found once, what was missing is noted, and what agrees is left alone. */
import { expect, test } from 'vitest';
import type { Currency } from '#core/values/money.ts';
import { random } from '#core/values/numbers/random.ts';
import { dayMs, hourMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { holdOf, releaseOrder } from '#store/order/holds.ts';
import { findAttempt } from '#store/payment/attempts.ts';
import { readBooks } from '#store/payment/books.ts';
import { saveFacts } from '#store/payment/facts.ts';
import { askRefund, moveRefund } from '#store/payment/refunds.ts';
import { onEachEngine } from '#tests/engines.ts';
import { isLongForm } from '#tests/long-form.ts';
import { orderToPay, type PayableShop, payableShop } from '#tests/payment/payable-shop.ts';

import type { ListedFact } from './provider.ts';
import { reconcile } from './reconcile.ts';
import { settleOrder } from './settle.ts';

type Copied = { order: string; attempt: string; capture: ListedFact };

/** Copies of an order that waits for its money, each with an attempt and a capture that is not noted yet. */
async function copies(store: Store, source: string, count: number, at: (index: number) => string): Promise<Copied[]> {
  const { db } = store;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', source).executeTakeFirstOrThrow();
  const lines = await db.selectFrom('order_lines').selectAll().where('order', '=', source).execute();
  const events = await db.selectFrom('order_events').selectAll().where('order', '=', source).execute();
  const attempt = await db.selectFrom('payments').selectAll().where('order', '=', source).executeTakeFirstOrThrow();
  const made: Copied[] = [];
  await store.write(async (trx) => {
    for (let index = 0; index < count; index += 1) {
      const id = `order-${index}`;
      const ids = { token: newToken(), token_sealed: null, number: `F2${String(index).padStart(6, '0')}` };
      await trx
        .insertInto('orders')
        .values({ ...order, ...ids, id, cart: id })
        .execute();
      for (const line of lines)
        await trx
          .insertInto('order_lines')
          .values({ ...line, id: `${line.id}-${index}`, order: id })
          .execute();
      for (const event of events)
        await trx
          .insertInto('order_events')
          .values({ ...event, id: `${event.id}-${index}`, order: id })
          .execute();
      await trx
        .insertInto('payments')
        .values({ ...attempt, id: `attempt-${index}`, order: id, ref: `test-${index}` })
        .execute();
      const money = { amount: attempt.amount, currency: attempt.currency as Currency };
      const capture = {
        kind: 'capture',
        ref: `capture-${index}`,
        status: 'done',
        money,
        at: at(index),
        attempt: `attempt-${index}`,
      } as const;
      made.push({ order: id, attempt: `attempt-${index}`, capture });
    }
  });
  return made;
}

async function note(trx: StoreTransaction, { shop, now }: PayableShop, { attempt: id, order }: Copied, told: ListedFact): Promise<void> {
  const { attempt: _reference, ...fact } = told;
  const attempt = await findAttempt(trx, id);
  if (attempt) await saveFacts(trx, attempt, [fact], now());
  await settleOrder(trx, shop, order, { actor: 'shop', reason: 'payment' }, now());
}

/** What is noted here and listed there of one payment, by the kind of its difference. */
const injected = {
  'missing capture': ({ capture }: Copied) => ({ noted: [], listed: [capture], kind: 'missing-here' }),
  'missing refund': ({ capture }: Copied) => ({
    noted: [capture],
    listed: [capture, { ...capture, kind: 'refund', ref: `refund-of-${capture.ref}`, money: { ...capture.money, amount: 100 } }],
    kind: 'missing-here',
  }),
  'altered amount': ({ capture }: Copied) => ({
    noted: [capture],
    listed: [{ ...capture, money: { ...capture.money, amount: capture.money.amount + 1 } }],
    kind: 'amount',
  }),
  'altered currency': ({ capture }: Copied) => ({
    noted: [capture],
    listed: [{ ...capture, money: { ...capture.money, currency: 'CHF' } }],
    kind: 'currency',
  }),
  'unknown attempt': ({ capture }: Copied) => ({
    noted: [capture],
    listed: [capture, { ...capture, ref: `foreign-${capture.ref}`, attempt: 'of another shop' }],
    kind: 'unknown-attempt',
  }),
  'not listed': ({ capture }: Copied) => ({ noted: [capture], listed: [], kind: 'missing-there' }),
} as const satisfies Record<string, (copied: Copied) => { noted: ListedFact[]; listed: ListedFact[]; kind: string }>;

type Logged = { level: string; provider: string; kind: string; ref: string };

/** The shop with a provider that lists these facts, and what is logged. */
function listing(world: PayableShop, facts: readonly ListedFact[], errors: unknown[] = []) {
  const logged: Logged[] = [];
  const [provider] = world.shop.payments;
  if (!provider) throw new Error('no provider');
  async function* list(from: string, to: string) {
    if (errors.length > 0) throw errors[0];
    yield* facts.filter(({ at }) => at >= from && at < to);
  }
  const log = (level: string, event: string, details: object) => {
    if (event === 'payment-difference') logged.push({ level, ...(details as Omit<Logged, 'level'>) });
  };
  return { shop: { ...world.shop, payments: [{ ...provider, list }], log } as PayableShop['shop'], logged };
}

const orders = isLongForm ? 1_000 : 80;
const differences = 50;

onEachEngine('the comparison with providers', (open) => {
  test(`finds ${differences} differences of six kinds among ${orders} orders, no others, and none of them again`, async () => {
    const store = await open();
    const world = payableShop(store);
    const { id: source } = await orderToPay(world);
    const { next } = random(55);
    const placed = world.now().getTime();
    const made = await copies(store, source, orders, () => new Date(placed + Math.floor(next() * dayMs)).toISOString());
    world.pass(2 * dayMs + 2 * hourMs);
    const kinds = Object.values(injected);
    const different = new Map(
      made
        .map((one) => ({ one, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, differences)
        .map(({ one }, index) => [one, kinds[index % kinds.length]?.(one)]),
    );
    const facts: ListedFact[] = [];
    for (const one of made) {
      const { noted, listed } = different.get(one) ?? { noted: [one.capture], listed: [one.capture] };
      await store.write(async (trx) => {
        for (const fact of noted) await note(trx, world, one, fact);
      });
      facts.push(...listed);
    }
    const { shop, logged } = listing(world, facts);
    expect(await reconcile(shop)).toBe(differences);
    const expected = [...different].map(([{ capture }, found]) => `${found?.kind} ${found?.listed.at(-1)?.ref ?? capture.ref}`);
    expect(logged.map(({ kind, ref }) => `${kind} ${ref}`).sort()).toEqual(expected.sort());
    expect(logged.filter(({ level, kind }) => (level === 'warn') !== (kind === 'missing-here'))).toEqual([]);
    const states = await store.db.selectFrom('orders').select('state').where('id', '!=', source).execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['paid']));
    expect(await reconcile(shop)).toBe(0);
    expect(logged).toHaveLength(differences);
  });

  test('holds an order whose sums do not agree, once, and no order whose refund is under way', async () => {
    const store = await open();
    const world = payableShop(store);
    const { id: source } = await orderToPay(world);
    const made = await copies(store, source, 2, () => world.now().toISOString());
    for (const one of made) await store.write((trx) => note(trx, world, one, one.capture));
    const [first, second] = made;
    if (!first || !second) throw new Error('no orders');
    world.pass(10 * dayMs);
    const { shop, logged } = listing(world, []);
    expect(await reconcile(shop)).toBe(0);
    await store.write(async (trx) => {
      await trx.updateTable('orders').set({ total: 1 }).where('id', 'in', [first.order, second.order]).execute();
      await settleOrder(trx, shop, second.order, { actor: 'shop', reason: 'payment' }, world.now());
    });
    expect(await reconcile(shop)).toBe(1);
    expect(logged).toMatchObject([{ level: 'error', provider: 'shop', kind: 'balance' }]);
    const heldOf = async (order: string) => holdOf((await readBooks(store.db, order)).order).held;
    expect([await heldOf(first.order), await heldOf(second.order)]).toEqual(['payment-balance', null]);
    await store.write((trx) => releaseOrder(trx, first.order));
    expect(await reconcile(shop)).toBe(0);
    expect(await heldOf(first.order)).toBeNull();
  });

  test('finishes a refund that was pending once the provider lists it as done', async () => {
    const store = await open();
    const world = payableShop(store);
    const { id: source } = await orderToPay(world);
    const [one] = await copies(store, source, 1, () => world.now().toISOString());
    if (!one) throw new Error('no order');
    const { capture } = one;
    const money = { ...capture.money, amount: 100 };
    await store.write(async (trx) => {
      await note(trx, world, one, capture);
      const about = { order: one.order, attempt: one.attempt, captureRef: capture.ref, money };
      const refund = await askRefund(trx, { ...about, reason: 'goodwill', by: 'operator' }, world.now());
      await moveRefund(trx, refund, ['approved'], { state: 'pending', ref: 'refund' });
    });
    world.pass(2 * hourMs);
    const { shop, logged } = listing(world, [capture, { ...capture, kind: 'refund', ref: 'refund', money }]);
    expect(await reconcile(shop)).toBe(1);
    expect(logged).toMatchObject([{ level: 'warn', kind: 'missing-here', ref: 'refund' }]);
    const { refunds, order } = await readBooks(store.db, one.order);
    expect([refunds, order]).toMatchObject([[{ state: 'done' }], { held_reason: null }]);
    expect(await reconcile(shop)).toBe(0);
  });

  test('checks the balances although a provider does not answer, and then fails for its next try', async () => {
    const store = await open();
    const world = payableShop(store);
    const { id: source } = await orderToPay(world);
    const [one] = await copies(store, source, 1, () => world.now().toISOString());
    if (!one) throw new Error('no order');
    await store.write(async (trx) => {
      await note(trx, world, one, one.capture);
      await trx.updateTable('orders').set({ total: 1 }).where('id', '=', one.order).execute();
    });
    const { shop, logged } = listing(world, [], [new Error('no answer')]);
    await expect(reconcile(shop)).rejects.toThrow('no answer');
    expect(logged).toMatchObject([{ kind: 'balance' }]);
  });
});
