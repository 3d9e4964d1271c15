/** Paying, cancelling and expiring of orders with the provider of tests, and what its plans come to. */
import { expect, test } from 'vitest';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import { agree, type Plan, plans } from '#dev/test-payments.ts';
import type { Store } from '#store/db/store.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { readBooks } from '#store/payment/books.ts';
import { refundsOf } from '#store/payment/refunds.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';

async function facts(store: Store, order: string) {
  const { order: row, attempts } = await readBooks(store.db, order);
  const jobs = await store.db
    .selectFrom('jobs')
    .select(['kind', 'payload'])
    .where('kind', 'in', ['payment-mail', 'produce-line'])
    .execute();
  const mails = jobs.filter(({ kind }) => kind === 'payment-mail').map(({ payload }) => JSON.parse(payload).kind);
  return {
    state: row.state,
    held: row.held_reason,
    attempts: attempts.map(({ state }) => state),
    mails,
    prints: jobs.filter(({ kind }) => kind === 'produce-line').length,
    refunds: (await refundsOf(store.db, order)).map(({ amount, state, reason }) => [amount, state, reason]),
  };
}

/** Begins to pay, agrees on the provider's page, and lets the events, the jobs and four minutes pass. */
async function paid(store: Store, plan: Plan) {
  const world = payableShop(store, plan);
  const order = await orderToPay(world);
  const pay = () => order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
  const begun = await pay().catch(() => pay());
  const [attempt] = await attemptsOf(store.db, order.id);
  const ref = attempt?.ref ?? '';
  await agree(world.payments, ref, plan, world.now());
  if (plan !== 'no-hook') await world.post(ref);
  await world.work();
  for (let minute = 0; minute < 4; minute += 1) {
    world.pass(minuteMs);
    if (plan !== 'no-hook') await world.post(ref);
    await world.work();
  }
  return { ...world, order, begun, ref, facts: await facts(store, order.id) };
}

onEachEngine('paying an order', (open) => {
  test('releases it for production once, with one mail, however often its events come', async () => {
    const store = await open();
    const { order, begun, ref, facts: first, post, work } = await paid(store, 'ok');
    expect(begun).toEqual({ url: expect.stringContaining('/dev/zahlung/test-'), isPaid: false });
    expect(first).toEqual({ state: 'paid', held: null, attempts: ['captured'], mails: ['received'], prints: 1, refunds: [] });
    await Promise.all(Array.from({ length: 10 }, () => post(ref, 'the same event')));
    await post(ref, 'another event');
    await work();
    expect(await facts(store, order.id)).toEqual(first);
    expect(await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token })).toEqual({ url: null, isPaid: true });
  });

  test('comes to the same whether events or jobs bring the news', async () => {
    const store = await open();
    expect((await paid(store, 'no-hook')).facts).toMatchObject({ state: 'paid', attempts: ['captured'], mails: ['received'] });
  });

  test('cancelled while it is open ends the attempt, and one that was paid meanwhile goes back', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world);
    await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
    const [attempt] = await attemptsOf(store.db, order.id);
    await agree(world.payments, attempt?.ref ?? '', 'ok', world.now());
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    await world.work();
    expect(await facts(store, order.id)).toMatchObject({
      state: 'refunded',
      attempts: ['captured'],
      mails: ['received', 'cancelled', 'refunded'],
      refunds: [[order.due, 'done', 'cancelled']],
    });
  });
});

/** What each plan comes to after four minutes; all others end as 'ok'. `late` is after two minutes more or less, `reorder` a refund from elsewhere. */
const outcomes: [Plan, object][] = [
  ['ok', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['fail', { state: 'awaiting_payment', held: null, attempts: ['failed'], mails: ['failed'] }],
  ['abandon', { state: 'awaiting_payment', held: null, attempts: ['created'], mails: [] }],
  ['late:120', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['dup:5', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['reorder', { state: 'paid', held: 'payment-refunded-elsewhere', attempts: ['refunded'], mails: ['received'] }],
  ['no-hook', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['no-return', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['begin-timeout', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['begin-500', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['pending-ok', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['pending-fail', { state: 'awaiting_payment', held: null, attempts: ['failed'], mails: ['failed'] }],
  ['amount+1', { state: 'awaiting_payment', held: 'payment-amount', attempts: ['captured'], mails: [] }],
  ['currency', { state: 'awaiting_payment', held: 'payment-currency', attempts: ['captured'], mails: [] }],
  ['refund-timeout', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['refund-fail', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
  ['dispute', { state: 'paid', held: 'payment-dispute', attempts: ['disputed'], mails: ['received'] }],
  ['after-cancel', { state: 'paid', held: null, attempts: ['captured'], mails: ['received'] }],
];

withStore('a plan of the test provider', (open) => {
  test('exists for each outcome of the table', () => {
    expect(outcomes.map(([plan]) => plan)).toEqual([...plans]);
  });

  for (const [plan, expected] of outcomes)
    test(`${plan} brings the order to the state, the hold and the mails of the table`, async () => {
      expect((await paid(await open(), plan)).facts).toMatchObject({ ...expected, refunds: [] });
    });

  test('that loses the answer of a refund makes one refund', async () => {
    const store = await open();
    const { order, payments, ref, work, pass } = await paid(store, 'refund-timeout');
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    await work();
    pass(minuteMs);
    await work();
    expect((await facts(store, order.id)).refunds).toEqual([[order.due, 'done', 'cancelled']]);
    expect((await payments.load(ref))?.facts.filter(({ fact }) => fact.kind === 'refund')).toHaveLength(1);
  });

  test('that refuses a refund leaves it failed, and the order cancelled', async () => {
    const store = await open();
    const { order, work } = await paid(store, 'refund-fail');
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    await work();
    expect(await facts(store, order.id)).toMatchObject({ state: 'cancelled', refunds: [[order.due, 'failed', 'cancelled']] });
    await work();
    expect((await facts(store, order.id)).refunds).toHaveLength(1);
  });

  test('that pays after the order was cancelled sends the money back', async () => {
    const store = await open();
    const world = payableShop(store, 'after-cancel');
    const order = await orderToPay(world);
    await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    const ref = (await attemptsOf(store.db, order.id))[0]?.ref ?? '';
    await agree(world.payments, ref, 'after-cancel', world.now());
    await world.post(ref);
    await world.work();
    expect(await facts(store, order.id)).toMatchObject({ state: 'refunded', refunds: [[order.due, 'done', 'cancelled']] });
  });
});

withStore('an order that is not paid', (open) => {
  test('on the page of a provider is cancelled after a day, once the provider has ended the attempt', async () => {
    const store = await open();
    const { order, pass, work } = await paid(store, 'abandon');
    pass(dayMs - 10 * minuteMs);
    await work();
    expect((await facts(store, order.id)).state).toBe('awaiting_payment');
    pass(10 * minuteMs);
    await work();
    expect(await facts(store, order.id)).toMatchObject({
      state: 'cancelled',
      attempts: ['abandoned'],
      mails: ['waiting', 'expired'],
      prints: 0,
    });
  });

  test('by transfer is reminded after a week and cancelled after two', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    world.pass(7 * dayMs);
    await world.work();
    expect(await facts(store, order.id)).toMatchObject({ state: 'awaiting_payment', mails: ['reminder'] });
    world.pass(7 * dayMs);
    await world.work();
    expect(await facts(store, order.id)).toMatchObject({ state: 'cancelled', mails: ['reminder', 'expired'] });
  });

  test('gets another method once the attempt before has ended', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    const { url } = await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token, method: 'test' });
    expect(url).toContain('/dev/zahlung/');
    expect((await facts(store, order.id)).attempts).toEqual(['abandoned', 'created']);
    await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token, method: 'prepayment' });
    expect((await facts(store, order.id)).attempts).toEqual(['abandoned', 'abandoned', 'created']);
  });

  test('is not paid in a way that the shop does not offer it', async () => {
    const store = await open();
    const order = await orderToPay(payableShop(store));
    for (const method of ['card', 'invoice'] as const)
      await expect(order.guest.call('POST /web-api/orders/:token/pay', { token: order.token, method })).rejects.toMatchObject({
        code: 'bad-input',
      });
    expect((await facts(store, order.id)).attempts).toEqual(['created']);
  });

  test('has one open attempt, however many tabs begin to pay at once', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world);
    const methods = ['test', 'prepayment', 'test', 'prepayment', undefined] as const;
    await Promise.allSettled(
      methods.map((method) => order.guest.call('POST /web-api/orders/:token/pay', { token: order.token, ...(method ? { method } : {}) })),
    );
    expect((await attemptsOf(store.db, order.id)).filter(({ state }) => state === 'created')).toHaveLength(1);
  });
});

withStore('an order whose money came in a wrong sum', (open) => {
  test('is not paid a second time while an operator looks at it', async () => {
    const store = await open();
    const { order } = await paid(store, 'amount+1');
    for (const method of [undefined, 'prepayment'] as const)
      expect(await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token, ...(method ? { method } : {}) })).toEqual({
        url: null,
        isPaid: false,
      });
    expect((await facts(store, order.id)).attempts).toEqual(['captured']);
    const { open: waiting } = await order.guest.call('GET /web-api/orders/:token/payment', { token: order.token });
    expect(waiting?.attempt).toBe('pending');
  });
});
