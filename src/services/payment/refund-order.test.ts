/** Refunds by operators, holds, and what becomes of refunds that fail or get no answer. */
import { expect, test } from 'vitest';
import { hourMs } from '#core/values/unit.ts';
import { agree, type Plan } from '#dev/test-payments.ts';
import { holdByOperator, releaseByOperator } from '#services/order/hold-order.ts';
import type { Store } from '#store/db/store.ts';
import { holdOf } from '#store/order/holds.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { readBooks } from '#store/payment/books.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { operatorText } from '#texts/server-texts.ts';
import { NoAnswer, type PaymentProvider, ProviderRefusal } from './provider.ts';
import { refundOrder } from './refund-order.ts';

const { actor } = operatorCall;

/** An order that was paid by a plan. */
async function paidOrder(store: Store, plan: Plan = 'ok') {
  const world = payableShop(store, plan);
  const order = await orderToPay(world);
  await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
  const ref = (await attemptsOf(store.db, order.id))[0]?.ref ?? '';
  await agree(world.payments, ref, plan, world.now());
  await world.post(ref);
  await world.work();
  const refunds = async () => (await readBooks(store.db, order.id)).refunds.map(({ amount, state, reason }) => [amount, state, reason]);
  const state = async () => (await readBooks(store.db, order.id)).order.state;
  const held = async () => holdOf((await readBooks(store.db, order.id)).order).held;
  const back = async () =>
    ((await world.payments.load(ref))?.facts ?? [])
      .filter(({ fact }) => fact.kind === 'refund' && fact.status === 'done')
      .reduce((sum, { fact }) => sum + fact.money.amount, 0);
  const refund = (amount: number) => refundOrder(world.shop, order.number, { amount, reason: 'goodwill', key: null }, actor);
  return { ...world, order, ref, refunds, state, held, back, refund };
}

/** The shop with calls of its provider of tests replaced. */
function withCalls({ shop }: Pick<ReturnType<typeof payableShop>, 'shop'>, calls: Partial<PaymentProvider>) {
  const [provider, ...others] = shop.payments;
  return { ...shop, payments: [{ ...(provider as PaymentProvider), ...calls }, ...others] };
}

onEachEngine('refunds of one order', (open) => {
  test('fifty at once never exceed what was captured', async () => {
    const { order, refund, work, back } = await paidOrder(await open());
    const share = Math.floor(order.due / 7);
    const all = await Promise.all(Array.from({ length: 50 }, () => refund(share)));
    expect(all.filter(({ refused }) => !refused)).toHaveLength(7);
    await work();
    expect(await back()).toBe(share * 7);
  });
});

withStore('a refund by an operator', (open) => {
  test('lowers what is owed, is made once, and is refused above what is left', async () => {
    const { order, refund, work, refunds, state } = await paidOrder(await open());
    expect(operatorText((await refund(1_250)).text).replaceAll('\u00a0', ' ')).toBe(
      `12,50 € der Bestellung ${order.number} gehen zurück. Der Kunde bekommt eine E-Mail, sobald der Zahlungsanbieter das bestätigt.`,
    );
    await work();
    expect(await refunds()).toEqual([[1_250, 'done', 'goodwill']]);
    for (const amount of [order.due, order.due - 1_249, 0, -1]) expect(await refund(amount)).toMatchObject({ refused: 'order-refused' });
    expect(await refund(order.due - 1_250)).toMatchObject({ refused: null });
    expect(await state()).toBe('paid');
  });

  test('of an order that does not exist, or is not paid, is refused', async () => {
    const world = payableShop(await open());
    const order = await orderToPay(world);
    const asked = { amount: 100, reason: 'goodwill', key: null } as const;
    expect(await refundOrder(world.shop, order.number, asked, actor)).toMatchObject({ refused: 'order-refused', changed: false });
    expect(await refundOrder(world.shop, 'F1', asked, actor)).toMatchObject({ refused: 'not-found', changed: false });
  });

  test('after one that failed takes its place, and the cancelled order ends as refunded', async () => {
    const { order, refund, work, refunds, state, held, payments, ref, back } = await paidOrder(await open(), 'refund-fail');
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    await work();
    expect([await state(), await held(), await refunds()]).toEqual([
      'cancelled',
      'payment-refund-failed',
      [[order.due, 'failed', 'cancelled']],
    ]);
    const payment = await payments.load(ref);
    if (payment) await payments.save({ ...payment, plan: 'ok' });
    const both = await Promise.all([refund(order.due), refund(order.due)]);
    expect(both.filter(({ refused }) => !refused)).toHaveLength(1);
    await work();
    expect((await refunds()).toSorted()).toEqual([
      [order.due, 'done', 'cancelled'],
      [order.due, 'replaced', 'cancelled'],
    ]);
    expect([await state(), await back()]).toEqual(['refunded', order.due]);
  });

  test('after one that was told to have failed and was made all the same makes no other', async () => {
    const { order, refund, work, refunds, state, payments, ref, back } = await paidOrder(await open(), 'refund-fail');
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    await work();
    const payment = await payments.load(ref);
    const facts = payment?.facts.map((each) =>
      each.fact.kind === 'refund' ? { ...each, fact: { ...each.fact, status: 'done' as const } } : each,
    );
    if (payment && facts) await payments.save({ ...payment, plan: 'ok', facts });
    expect(operatorText((await refund(order.due)).text)).toContain('doch zurückgezahlt');
    await work();
    expect([await refunds(), await state(), await back()]).toEqual([[[order.due, 'done', 'cancelled']], 'refunded', order.due]);
  });
});

withStore('a refund of the shop', (open) => {
  test('whose provider is away for hours is made once the provider is back', async () => {
    const world = await paidOrder(await open());
    const { order, work, pass, refunds, state, back } = world;
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    const isAway = () => Promise.reject(new NoAnswer('away'));
    for (let hour = 0; hour < 30; hour += 1) {
      await work(withCalls(world, { refund: isAway, findRefund: isAway, look: isAway, void: isAway }));
      pass(hourMs);
    }
    expect([await state(), await refunds()]).toEqual(['cancelled', [[order.due, 'sending', 'cancelled']]]);
    await work();
    expect([await state(), await refunds(), await back()]).toEqual(['refunded', [[order.due, 'done', 'cancelled']], order.due]);
  });

  test('that the provider refuses has failed, and holds the order', async () => {
    const world = await paidOrder(await open());
    const { order, work, refunds, held } = world;
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    await work(withCalls(world, { refund: () => Promise.reject(new ProviderRefusal('charge_disputed')) }));
    expect([await refunds(), await held()]).toEqual([[[order.due, 'failed', 'cancelled']], 'payment-refund-failed']);
  });

  test('that is on its way is done, or fails, as the provider tells later', async () => {
    for (const later of ['done', 'failed'] as const) {
      const world = await paidOrder(await open());
      const { order, work, refunds, state, payments, ref, post, shop } = world;
      await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
      const [provider] = shop.payments;
      await work(
        withCalls(world, {
          refund: async (refund) => ({ ...((await provider?.refund(refund)) as never as object), status: 'pending' }) as never,
        }),
      );
      expect([await refunds(), await state()]).toEqual([[[order.due, 'pending', 'cancelled']], 'cancelled']);
      const payment = await payments.load(ref);
      const facts = payment?.facts.map((each) => (each.fact.kind === 'refund' ? { ...each, fact: { ...each.fact, status: later } } : each));
      if (payment && facts) await payments.save({ ...payment, facts });
      await post(ref, `event-${later}`);
      await work();
      expect([await refunds(), await state()]).toEqual([[[order.due, later, 'cancelled']], later === 'done' ? 'refunded' : 'cancelled']);
    }
  });
});

withStore('an order that is held', (open) => {
  test('for a wrong amount and released is paid, gets its surplus back, and is not held again for it', async () => {
    const { order, shop, work, state, held, refunds, post, ref } = await paidOrder(await open(), 'amount+1');
    expect([await state(), await held()]).toEqual(['awaiting_payment', 'payment-amount']);
    await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
    expect(await releaseByOperator(shop, order.number, operatorCall)).toMatchObject({ changed: true, state: 'paid' });
    await post(ref, 'again');
    await work();
    expect([await state(), await held(), await refunds()]).toEqual(['paid', null, [[1, 'done', 'surplus']]]);
    expect(await releaseByOperator(shop, order.number, operatorCall)).toMatchObject({ changed: false });
  });

  test('by an operator is held once, and again after it was released', async () => {
    const { order, shop, held } = await paidOrder(await open());
    for (let times = 0; times < 2; times += 1) {
      expect((await holdByOperator(shop, order.number)).changed).toBe(true);
      expect((await holdByOperator(shop, order.number)).changed).toBe(false);
      expect(await held()).toBe('operator');
      await releaseByOperator(shop, order.number, operatorCall);
      expect(await held()).toBeNull();
    }
  });
});
