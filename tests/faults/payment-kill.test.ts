/**
 * A shop killed anywhere between an order and its money: by the provider's own books nothing is captured twice or without an order, and
 * after a restart every order is paid, can be paid on its page, or is cancelled with all of its money back.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { minuteMs } from '#core/values/unit.ts';
import { paymentFiles } from '#dev/payment-files.ts';
import { agree, signEvent } from '#dev/test-payments.ts';
import { stripeProvider } from '#services/payment/stripe/stripe.ts';
import type { Store, StoreSettings } from '#store/db/store.ts';
import { orderToken } from '#store/order/order-links.ts';
import { findAttempt } from '#store/payment/attempts.ts';
import { browser } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { isLongForm, sampled } from '#tests/long-form.ts';
import { payableShop, testProviderSecret } from '#tests/payment/payable-shop.ts';
import { startStripe } from '#tests/payment/stripe-stand-in.ts';
import type { ChildOptions, PostedEvent } from './payment-child.ts';

/** What a provider's own books say of an order's money. */
type Moved = { attempt: string; captured: number; captures: number; refunded: number };

/** A provider outside the shop: the customer's turn there, and its books. */
type Outside = {
  options: Pick<ChildOptions, 'stripe'>;
  method: 'test' | 'card';
  /** The customer pays an attempt; the event that is posted then. */
  customerPays(attempt: string): Promise<PostedEvent>;
  moved(): Promise<Moved[]>;
  /** The shop after its restart, some minutes later. */
  restarted(store: Store): Promise<ReturnType<typeof payableShop>>;
};

const later = () => new Date(Date.now() + 20 * minuteMs);

function testProviderOutside({ dataDir }: StoreSettings): Outside {
  const payments = paymentFiles(dataDir);
  return {
    options: { stripe: null },
    method: 'test',
    async customerPays(attempt) {
      const ref = `test-${attempt}`;
      await agree(payments, ref, 'ok', new Date());
      const body = JSON.stringify({ id: `event-${attempt}`, attempt, ref });
      return { body, headers: { 'test-signature': signEvent(testProviderSecret, body) } };
    },
    async moved() {
      const sums = (facts: { fact: { kind: string; money: { amount: number } } }[], kind: string) =>
        facts.filter(({ fact }) => fact.kind === kind).map(({ fact }) => fact.money.amount);
      return (await payments.all()).map(({ attempt, facts }) => ({
        attempt,
        captured: total(sums(facts, 'capture')),
        captures: sums(facts, 'capture').length,
        refunded: total(sums(facts, 'refund')),
      }));
    },
    restarted: async (store) => payableShop(store, payments, later()),
  };
}

async function stripeOutside(): Promise<Outside> {
  const stripe = await startStripe();
  onTestFinished(() => stripe.close());
  const { account, hooks, settings } = stripe;
  return {
    options: { stripe: settings },
    method: 'card',
    async customerPays(attempt) {
      account.pay(account.sessionOf(attempt)?.id ?? '');
      const { body, headers } = hooks.sent.at(-1) ?? { body: new Uint8Array(), headers: {} };
      return { body: new TextDecoder().decode(body), headers };
    },
    async moved() {
      expect([account.doubledCaptures(), account.doubledRefunds()]).toEqual([[], []]);
      return account.all('checkout.session').map(({ client_reference_id: attempt }) => {
        const captures = account.captures().filter((one) => one.attempt === attempt);
        const refunds = account.refunds().filter(({ charge }) => captures.some((one) => one.charge === charge));
        const [captured, refunded] = [captures, refunds].map((list) => total(list.map(({ amount }) => amount))) as [number, number];
        return { attempt: attempt ?? '', captured, captures: captures.length, refunded };
      });
    },
    async restarted(store) {
      const world = payableShop(store, 'ok', later());
      Object.assign(world.shop, { payments: [await stripeProvider(settings), ...world.shop.payments.slice(1)] });
      return world;
    },
  };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Runs a child until it stops at a point, and kills it; without one until its end. Gives the points that it passed. */
async function runChild(settings: StoreSettings, outside: Outside, at: string | null): Promise<string[]> {
  const options: ChildOptions = { settings, ...outside.options, at };
  const child = spawn(process.execPath, ['tests/faults/payment-child.ts', JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const passed: string[] = [];
  let isOver = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('?')) child.stdin.write(`${JSON.stringify(await outside.customerPays(line.slice(1)))}\n`);
    if (line.startsWith('+')) passed.push(line.slice(1));
    isOver ||= line === '.' || line === `=${at}`;
    if (line.startsWith('=')) child.kill('SIGKILL');
  }
  await closed;
  expect(isOver, `the child ended before ${at ?? 'its end'}`).toBe(true);
  return passed;
}

/** What became of the order, once the shop has restarted and its jobs have run. */
async function expectSound(store: Store, outside: Outside): Promise<string> {
  const world = await outside.restarted(store);
  await world.work();
  const moved = await outside.moved();
  for (const { attempt, captures } of moved) {
    expect(captures).toBeLessThanOrEqual(1);
    expect(await findAttempt(store.db, attempt)).not.toBeNull();
  }
  const [captured, refunded] = [total(moved.map((one) => one.captured)), total(moved.map((one) => one.refunded))];
  const order = await store.db.selectFrom('orders').select(['id', 'state', 'total']).executeTakeFirst();
  if (!order) {
    expect(moved).toEqual([]);
    return 'none';
  }
  if (order.state === 'awaiting_payment') {
    const token = (await orderToken(store, order.id)) ?? '';
    const { url } = await browser(world.shop).call('POST /web-api/orders/:token/pay', { token, method: outside.method });
    expect([captured, url]).toEqual([0, expect.stringContaining('http')]);
  } else if (order.state === 'paid') expect([captured, refunded]).toEqual([order.total, 0]);
  else {
    expect(['cancelled', 'refunded']).toContain(order.state);
    expect(refunded).toBe(captured);
  }
  return order.state;
}

const providers = { 'the provider of tests': testProviderOutside, Stripe: stripeOutside } as const;

withStore('a shop that is killed between an order and its money', (_open, engine: Engine) => {
  test.each(Object.keys(providers) as (keyof typeof providers)[])(
    'with %s loses and doubles nothing',
    {
      timeout: isLongForm ? 900_000 : 240_000,
    },
    async (name) => {
      const begin = async () => {
        const settings = await engine.migrated();
        return { settings, outside: await providers[name](settings) };
      };
      const first = await begin();
      const points = await runChild(first.settings, first.outside, null);
      expect(await expectSound(await engine.open(first.settings), first.outside)).toBe('refunded');
      expect(points.length).toBeGreaterThanOrEqual(20);
      const ends: Record<string, number> = {};
      for (const at of sampled(points, 12, name === 'Stripe' ? 5 : 0)) {
        const { settings, outside } = await begin();
        await runChild(settings, outside, at);
        const store = await engine.open(settings);
        const end = await expectSound(store, outside).catch((error: unknown) => {
          throw new Error(`killed at "${at}"`, { cause: error });
        });
        ends[end] = (ends[end] ?? 0) + 1;
      }
      console.log(JSON.stringify({ engine: engine.name, provider: name, points: points.length, ends }));
    },
  );
});
