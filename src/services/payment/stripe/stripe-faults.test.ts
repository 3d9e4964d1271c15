import { expect, test } from 'vitest';
import { hourMs } from '#core/values/unit.ts';
import { NoAnswer, type Refund } from '#services/payment/provider.ts';
import { later, newAttempt, stripeForTests } from '#tests/payment/stripe-for-tests.ts';

const shop = stripeForTests();
const begin = 'POST /v1/checkout/sessions';

/** Repeats a call until what was under way with its key has ended. */
async function repeated<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof NoAnswer && error.message.includes('409'))) throw error;
    }
  }
}

test.each(['drop-before', 'drop-after', 'slow'] as const)(
  'begin without an answer (%s) is repeated with the same key: one session',
  async (fault) => {
    const given = newAttempt();
    shop.stripe.plan({ path: begin, nth: 1, fault });
    await expect((fault === 'slow' ? shop.hasty : shop.provider).begin(given)).rejects.toThrow(NoAnswer);
    const { ref } = await repeated(() => shop.provider.begin(given));
    expect(shop.stripe.account.all('checkout.session')).toMatchObject([{ id: ref, client_reference_id: given.id }]);
  },
);

test('a kept error is the answer to a begin and its repetitions: no session', async () => {
  const given = newAttempt();
  shop.stripe.plan({ path: begin, nth: 1, fault: '500' });
  for (let times = 0; times < 3; times += 1) await expect(shop.provider.begin(given)).rejects.toThrow(NoAnswer);
  expect(shop.stripe.account.all('checkout.session')).toEqual([]);
});

test('a call has the time that it is given', async () => {
  shop.stripe.plan({ path: begin, nth: 1, fault: 'slow' });
  const began = performance.now();
  await expect(shop.hasty.begin(newAttempt())).rejects.toThrow(NoAnswer);
  expect(performance.now() - began).toBeLessThan(6_000);
});

test('a call that is repeated while the first is under way has no answer, and is no refusal', async () => {
  const given = newAttempt();
  shop.stripe.plan({ path: begin, nth: 1, fault: 'slow' });
  const first = expect(shop.provider.begin(given)).rejects.toThrow(NoAnswer);
  await expect.poll(() => shop.stripe.requests.length).toBe(1);
  const second = await shop.provider.begin(given).catch((error: Error) => error);
  expect(second).toBeInstanceOf(NoAnswer);
  expect(second).toHaveProperty('message', expect.stringMatching(/^Stripe: 409 /));
  await shop.stripe.close();
  await first;
});

test.each(['drop-before', 'drop-after', 'slow'] as const)(
  'a refund without an answer (%s) is repeated with the same key: one refund',
  async (fault) => {
    const { refund } = await shop.paid();
    const given = refund();
    shop.stripe.plan({ path: 'POST /v1/refunds', nth: 1, fault });
    await expect((fault === 'slow' ? shop.hasty : shop.provider).refund(given)).rejects.toThrow(NoAnswer);
    expect(await repeated(() => shop.provider.refund(given))).toMatchObject({ status: 'done' });
    expect(shop.stripe.account.refunds()).toMatchObject([{ refund: given.id, amount: 990 }]);
  },
);

/** What a caller does when the answer to a key stays an error: it looks for the refund before it takes another key. */
async function refundWithNewKey(given: Refund): Promise<string> {
  const found = await shop.provider.findRefund(given);
  return (found ?? (await shop.provider.refund({ ...given, id: `${given.id}-again` }))).status;
}

test.each(['500', '500-after'] as const)(
  'the kept answer %s stays; the refund is looked for before it is made with another key: one refund',
  async (fault) => {
    const { refund } = await shop.paid();
    const given = refund();
    shop.stripe.plan({ path: 'POST /v1/refunds', nth: 1, fault });
    for (let times = 0; times < 3; times += 1) await expect(shop.provider.refund(given)).rejects.toThrow(NoAnswer);
    expect(await refundWithNewKey(given)).toBe('done');
    expect(shop.stripe.account.refunds()).toHaveLength(1);
  },
);

test('a key is forgotten after a day: what was made with it is found', async () => {
  const { refund } = await shop.paid();
  const given = refund();
  await shop.provider.refund(given);
  shop.stripe.advance(25 * hourMs);
  expect(await shop.provider.findRefund(given)).toMatchObject({ status: 'done' });
  await shop.provider.refund(given);
  expect(shop.stripe.account.doubledRefunds()).toEqual([given.id]);
});

test.each(['drop-before', 'drop-after', 'slow', '500', '500-after'] as const)(
  'other calls without an answer (%s) say so',
  async (fault) => {
    const { paid, refund } = await shop.paid();
    const asking = fault === 'slow' ? shop.hasty : shop.provider;
    const calls = {
      'GET /v1/checkout/sessions/*': () => asking.look(paid),
      'GET /v1/refunds': () => asking.findRefund(refund()),
      'GET /v1/disputes': () => asking.look(paid),
      'GET /v1/charges': () => asking.list(later(-1), later(1))[Symbol.asyncIterator]().next(),
      'POST /v1/checkout/sessions/*/expire': () => asking.void(paid),
    };
    for (const [path, call] of Object.entries(calls)) {
      shop.stripe.plan({ path, nth: 1, fault });
      await expect(call()).rejects.toThrow(NoAnswer);
    }
  },
);

test('voiding whose answer was lost is repeated: the session has ended', async () => {
  const given = await shop.begun();
  shop.stripe.plan({ path: 'POST /v1/checkout/sessions/*/expire', nth: 1, fault: 'drop-after' });
  await expect(shop.provider.void(given)).rejects.toThrow(NoAnswer);
  expect(await shop.provider.void(given)).toMatchObject([{ kind: 'end' }]);
});
