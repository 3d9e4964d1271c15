/** Answers of providers that come late, at the same time or not at all, and money that does not fit the order. */
import { expect, test } from 'vitest';
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import { agree, type Plan } from '#dev/test-payments.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import type { Store } from '#store/db/store.ts';
import { attemptOfEvent, attemptsOf, findAttempt } from '#store/payment/attempts.ts';
import { readBooks } from '#store/payment/books.ts';
import { saveEvent } from '#store/payment/events.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { beginAttempt, saveAnswer } from './ask-provider.ts';
import { NoAnswer, type PaymentProvider, ProviderRefusal } from './provider.ts';

async function begun(store: Store, method: 'test' | 'prepayment' = 'test') {
  const world = payableShop(store);
  const order = await orderToPay(world, method);
  const call = (name: 'pay' | 'cancel', by?: 'test' | 'prepayment') =>
    order.guest.call(`POST /web-api/orders/:token/${name}` as 'POST /web-api/orders/:token/pay', {
      token: order.token,
      ...(by ? { method: by } : {}),
    });
  if (method === 'test') await call('pay');
  const attempt = async () => {
    const found = (await attemptsOf(store.db, order.id)).at(-1);
    if (!found) throw new Error('no attempt');
    return found;
  };
  const facts = async () => {
    const { order: row, refunds } = await readBooks(store.db, order.id);
    return { state: row.state, held: row.held_reason, refunds: refunds.map(({ money, state }) => [money.amount, money.currency, state]) };
  };
  const paidBy = async (plan: Plan) => {
    await agree(world.payments, (await attempt()).ref ?? '', plan, world.now());
    await world.post((await attempt()).ref ?? '');
    await world.work();
  };
  return { ...world, order, call, attempt, facts, paidBy };
}

/** The shop with a provider that gives no answer, or refuses. */
function without({ shop }: Pick<ReturnType<typeof payableShop>, 'shop'>, error: Error = new NoAnswer('away')) {
  const [provider, ...others] = shop.payments;
  const away = () => Promise.reject(error);
  return { ...shop, payments: [{ ...(provider as PaymentProvider), begin: away, look: away, void: away }, ...others] };
}

onEachEngine('facts of one attempt', (open) => {
  test('that are told at the same time are all counted', async () => {
    const store = await open();
    const { order, shop, attempt, now } = await begun(store);
    const stored = await attempt();
    const fact = (kind: PaymentFact['kind'], ref: string, amount: number): PaymentFact => {
      return { kind, ref, status: 'done', money: { amount, currency: 'EUR' }, at: now().toISOString() };
    };
    const told = [fact('capture', 'c', order.due), fact('end', 'e', 0), fact('capture', 'c', order.due), fact('refund', 'r', order.due)];
    const cause = { actor: 'shop', reason: 'test' };
    await Promise.all(told.map((one) => store.write((trx) => saveAnswer(trx, shop, { attempt: stored, facts: [one], cause }, now()))));
    expect((await findAttempt(store.db, stored.id))?.state).toBe('refunded');
  });
});

withStore('money that does not fit', (open) => {
  test('holds the order beyond the time it may be paid in, and goes back whole when it is cancelled', async () => {
    for (const [plan, sum] of [
      ['amount+1', (due: number) => [due + 1, 'EUR', 'done']],
      ['currency', (due: number) => [due, 'CHF', 'done']],
    ] as const) {
      const { order, call, facts, paidBy, pass, work } = await begun(await open());
      await paidBy(plan);
      for (let days = 0; days < 3; days += 1) {
        pass(dayMs);
        await work();
      }
      expect(await facts()).toMatchObject({ state: 'awaiting_payment', held: expect.stringContaining('payment-'), refunds: [] });
      // It is for an operator to judge: the customer is not sent to pay again.
      expect(await call('pay')).toEqual({ url: null, isPaid: false });
      await call('cancel');
      await work();
      expect(await facts()).toMatchObject({ state: 'refunded', refunds: [sum(order.due)] });
    }
  });

  test('is not noted as paid by an operator who has not released the order', async () => {
    const { order, shop, facts, paidBy } = await begun(await open());
    await paidBy('amount+1');
    expect(await runOrderAction(shop, order.number, 'paid', operatorCall)).toMatchObject({ refused: 'order-refused', changed: false });
    expect((await facts()).state).toBe('awaiting_payment');
  });

  test('but is a part of it leaves the rest to be paid in another way', async () => {
    const store = await open();
    const { order, shop, call, attempt, facts, paidBy, now } = await begun(store, 'prepayment');
    const stored = await attempt();
    const part = {
      kind: 'capture',
      ref: 'part',
      status: 'done',
      money: { amount: 1_000, currency: 'EUR' },
      at: now().toISOString(),
    } as const;
    const cause = { actor: 'shop', reason: 'test' };
    await store.write((trx) => saveAnswer(trx, shop, { attempt: stored, facts: [part], cause }, now()));
    await call('pay', 'test');
    expect((await attempt()).money.amount).toBe(order.due - 1_000);
    await paidBy('ok');
    expect(await facts()).toEqual({ state: 'paid', held: null, refunds: [] });
  });
});

withStore('a provider that refuses to end an attempt, or is not set up any more,', (open) => {
  test.each([
    ['refuses', (world: Awaited<ReturnType<typeof begun>>) => without(world, new ProviderRefusal('Test: 422')).payments],
    ['is not set up', ({ shop }: Awaited<ReturnType<typeof begun>>) => shop.payments.slice(1)],
  ])('leaves the order as it is, with a sentence for customer and operator: %s', async (_, payments) => {
    const store = await open();
    const world = await begun(store);
    const { order, shop, call, attempt } = world;
    const all = shop.payments;
    Object.assign(shop, { payments: payments(world) });
    const before = await attempt();
    const sentence = { code: 'order-refused', details: { text: { key: 'fault.payment-stuck' } } };
    for (const change of [
      () => call('cancel'),
      () => call('pay', 'prepayment'),
      () => runOrderAction(shop, order.number, 'cancel', operatorCall),
    ])
      await expect(change()).rejects.toMatchObject(sentence);
    world.pass(minuteMs);
    // The page of the order looks, too.
    await order.guest.call('POST /web-api/orders/:token/look', { token: order.token });
    expect(await attempt()).toEqual({ ...before, syncedAt: world.now().toISOString() });
    expect(await world.facts()).toEqual({ state: 'awaiting_payment', held: null, refunds: [] });
    Object.assign(shop, { payments: all });
    await call('cancel');
    expect(await world.facts()).toMatchObject({ state: 'cancelled' });
  });
});

withStore('an event that names two attempts', (open) => {
  test('is about neither: one of an order, and the reference of another', async () => {
    const store = await open();
    const world = await begun(store);
    const other = await orderToPay(world);
    await other.guest.call('POST /web-api/orders/:token/pay', { token: other.token });
    const [first, second] = [await world.attempt(), (await attemptsOf(store.db, other.id))[0]];
    const found = (attempt: string | null, ref: string | null) => attemptOfEvent(store.db, 'test', { attempt, ref });
    expect(await found(first.id, second?.ref ?? '')).toBeNull();
    expect(await found(second?.id ?? '', first.ref)).toBeNull();
    expect(await found(first.id, 'of something else')).toMatchObject({ id: first.id });
    expect(await found(null, second?.ref ?? '')).toMatchObject({ id: second?.id });
    for (const { ref } of [first, second ?? first]) await agree(world.payments, ref ?? '', 'ok', world.now());
    await store.write((trx) =>
      saveEvent(trx, { provider: 'test', eventId: 'mixed', attempt: first.id, ref: second?.ref ?? '' }, world.now()),
    );
    await world.work();
    expect([(await world.facts()).state, (await readBooks(store.db, other.id)).order.state]).toEqual([
      'awaiting_payment',
      'awaiting_payment',
    ]);
  });
});

withStore('a provider that is away', (open) => {
  test('for hours is asked again until the order is paid, or its time is over', async () => {
    for (const isPaid of [true, false]) {
      const world = await begun(await open());
      const { payments, attempt, facts, pass, work, now } = world;
      if (isPaid) await agree(payments, (await attempt()).ref ?? '', 'ok', now());
      for (let hours = 0; hours < 30; hours += 1) {
        pass(hourMs);
        await work(without(world));
      }
      expect((await facts()).state).toBe('awaiting_payment');
      pass(6 * hourMs);
      await work();
      expect((await facts()).state).toBe(isPaid ? 'paid' : 'cancelled');
    }
  });

  test('when an event is posted is asked about it once it is back', async () => {
    const store = await open();
    const world = await begun(store);
    const { payments, attempt, facts, pass, work, now, post } = world;
    const ref = (await attempt()).ref ?? '';
    await agree(payments, ref, 'dispute', now());
    await post(ref);
    await work();
    pass(hourMs);
    // The order is paid by now: of the dispute nothing but its event tells.
    await post(ref, 'dispute');
    for (let hours = 0; hours < 5; hours += 1) {
      await work(without(world));
      pass(hourMs);
    }
    expect(await facts()).toMatchObject({ state: 'paid', held: null });
    pass(6 * hourMs);
    await work();
    expect(await facts()).toMatchObject({ state: 'paid', held: 'payment-dispute' });
    expect(await store.db.selectFrom('payment_events').select('outcome').execute()).toEqual([{ outcome: 'done' }, { outcome: 'done' }]);
  });

  test('while an order is cancelled has its late payment ended as soon as it answers', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world);
    const [attempt] = await attemptsOf(store.db, order.id);
    if (!attempt) throw new Error('no attempt');
    const [provider, ...others] = world.shop.payments;
    const begin: PaymentProvider['begin'] = async (asked) => {
      await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
      return (provider as PaymentProvider).begin(asked);
    };
    const slow = { ...world.shop, payments: [{ ...(provider as PaymentProvider), begin }, ...others] };
    const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' } as const;
    expect(await beginAttempt(slow, attempt, () => site, [0])).toMatchObject({ url: null });
    const [payment] = await world.payments.all();
    expect(payment?.facts.map(({ fact }) => fact.kind)).toEqual(['end']);
    await agree(world.payments, payment?.ref ?? '', 'ok', world.now());
    world.pass(minuteMs);
    expect((await world.payments.all())[0]?.facts).toHaveLength(1);
  });
});
