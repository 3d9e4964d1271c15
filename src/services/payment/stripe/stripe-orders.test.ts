/** Orders that are paid through Stripe, with the shop's own calls, events and jobs. */
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#core/values/unit.ts';
import { readBooks } from '#store/payment/books.ts';
import { saveEvent } from '#store/payment/events.ts';
import { onEachEngine } from '#tests/engines.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { stripeForTests } from '#tests/payment/stripe-for-tests.ts';

const shop = stripeForTests();

onEachEngine('an order that is paid through Stripe', (open) => {
  async function begun({ isTold = true, method = 'card' }: { isTold?: boolean; method?: 'card' | 'sepa-debit' } = {}) {
    const store = await open();
    const world = payableShop(store, 'ok', new Date());
    Object.assign(world.shop, { payments: [shop.provider, ...world.shop.payments] });
    const order = await orderToPay(world);
    const pay = (by: 'card' | 'sepa-debit' | 'prepayment' = method) =>
      order.guest.call('POST /web-api/orders/:token/pay', { token: order.token, method: by });
    /** The events of Stripe since the last call, and some minutes in which the shop asks by itself. */
    let seen = 0;
    const pass = async (gapMs = minuteMs) => {
      const sent = isTold ? shop.stripe.hooks.sent.slice(seen) : [];
      seen += sent.length;
      for (const { body, headers } of sent) {
        const event = await shop.provider.hook(body, new Headers(headers));
        if (event) await store.write((trx) => saveEvent(trx, { provider: 'stripe', ...event }, world.now()));
      }
      for (let minute = 0; minute < 3; minute += 1) {
        await world.work();
        world.pass(gapMs);
      }
    };
    const facts = async () => {
      const { order: row, attempts } = await readBooks(store.db, order.id);
      return { state: row.state, held: row.held_reason, attempt: attempts.findLast(({ method: of }) => of === method)?.state };
    };
    const attempts = async () => (await readBooks(store.db, order.id)).attempts.map(({ state }) => state);
    return { order, pay, pass, facts, attempts, sessions: () => shop.stripe.account.all('checkout.session') };
  }

  test.each([true, false])('is released for production, with events: %s', async (isTold) => {
    const { pay, pass, facts, sessions } = await begun({ isTold });
    const { url } = await pay();
    const [session] = sessions();
    expect(url).toBe(session?.url);
    shop.stripe.account.pay(session?.id ?? '');
    await pass();
    expect(await facts()).toEqual({ state: 'paid', held: null, attempt: 'captured' });
  });

  test.each(['drop-before', 'drop-after'] as const)('has one session where the answer to its begin is lost (%s)', async (fault) => {
    const { pay, sessions } = await begun();
    shop.stripe.plan({ path: 'POST /v1/checkout/sessions', nth: 1, fault });
    const { url } = await pay();
    expect(sessions().map((session) => session.url)).toEqual([url]);
  });

  test('is paid by another attempt where Stripe keeps an error as the answer to its begin', { timeout: 40_000 }, async () => {
    const { pay, pass, facts, sessions, attempts } = await begun();
    shop.stripe.plan({ path: 'POST /v1/checkout/sessions', nth: 1, fault: '500' });
    const refused = { code: 'busy', details: { text: { key: 'fault.payment-not-started' } } };
    await expect(pay()).rejects.toMatchObject(refused);
    await pass();
    expect(sessions()).toEqual([]);
    const { url } = await pay();
    expect(sessions().map((session) => session.url)).toEqual([url]);
    expect(await attempts()).toEqual(['abandoned', 'abandoned', 'created']);
    shop.stripe.account.pay(sessions()[0]?.id ?? '');
    await pass();
    expect(await facts()).toEqual({ state: 'paid', held: null, attempt: 'captured' });
  });

  test.each([
    ['disputed', 'payment-dispute', (id: string) => shop.stripe.account.dispute(id)],
    ['partly_refunded', 'payment-refunded-elsewhere', (id: string) => shop.stripe.account.refundByHand(id, 1)],
  ] as const)('is held when Stripe tells by an event that it is %s', async (attempt, held, happen) => {
    const { pay, pass, facts, sessions } = await begun();
    await pay();
    const id = sessions()[0]?.id ?? '';
    shop.stripe.account.pay(id);
    await pass();
    happen(id);
    await pass();
    expect(await facts()).toMatchObject({ held, attempt });
  });

  test('is paid back once where the answer to the refund is lost', async () => {
    const { order, pay, pass, facts, sessions } = await begun();
    await pay();
    shop.stripe.account.pay(sessions()[0]?.id ?? '');
    shop.stripe.plan({ path: 'POST /v1/refunds', nth: 1, fault: 'drop-after' });
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    for (let times = 0; times < 3; times += 1) await pass();
    expect(await facts()).toMatchObject({ state: 'refunded', attempt: 'refunded' });
    expect(shop.stripe.account.refunds()).toMatchObject([{ amount: order.due, status: 'succeeded' }]);
    expect(shop.stripe.account.doubledCaptures()).toEqual([]);
  });

  test.each([
    ['succeeded', 'paid', 'captured'],
    ['failed', 'cancelled', 'failed'],
  ] as const)('waits for a direct debit beyond the end of its session, until it %s', async (status, state, attempt) => {
    const { pay, pass, facts, sessions } = await begun({ method: 'sepa-debit' });
    await pay();
    const id = sessions()[0]?.id ?? '';
    shop.stripe.account.pay(id, { as: 'pending' });
    await pass();
    for (let days = 0; days < 3; days += 1) await pass(8 * hourMs);
    expect(await facts()).toMatchObject({ state: 'awaiting_payment', attempt: 'pending' });
    shop.stripe.account.settle(id, status);
    await pass(8 * hourMs);
    expect(await facts()).toMatchObject({ state, attempt });
  });

  test('waits for a transfer that is chosen instead beyond the end of its session, and not longer than for a transfer', async () => {
    const { pay, pass, facts, sessions } = await begun();
    await pay();
    expect(await pay('prepayment')).toEqual({ url: null, isPaid: false });
    expect(sessions()).toMatchObject([{ status: 'expired' }]);
    for (let days = 0; days < 13; days += 1) await pass(8 * hourMs);
    expect(await facts()).toMatchObject({ state: 'awaiting_payment', attempt: 'abandoned' });
    for (let days = 0; days < 2; days += 1) await pass(8 * hourMs);
    expect((await facts()).state).toBe('cancelled');
  });
});
