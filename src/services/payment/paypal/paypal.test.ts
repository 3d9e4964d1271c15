import { afterEach, expect, test } from 'vitest';
import { attemptState, type PaymentFact } from '#core/payment/payment-fact.ts';
import { money } from '#core/values/money.ts';
import { type Attempt, NoAnswer, ProviderRefusal, type Refund } from '#services/payment/provider.ts';
import { paypalAttempt } from '#tests/payment/paypal-attempt.ts';
import { type PaypalStandIn, startPaypal } from '#tests/payment/paypal-stand-in.ts';
import { paypalProvider } from './paypal.ts';
import { PaypalRefusal } from './paypal-client.ts';

const open: PaypalStandIn[] = [];
afterEach(async () => {
  for (const standIn of open.splice(0)) await standIn.close();
});

type Options = Parameters<typeof startPaypal>[0];

async function start(options: Options = {}) {
  const time = { now: new Date('2026-11-28T10:00:00Z') };
  const clock = () => time.now;
  const paypal = await startPaypal({ clock, ...options });
  open.push(paypal);
  const provider = paypalProvider(paypal.settings, { clock, timeoutMs: 2_000 });
  const begin = async (own: Partial<Attempt> = {}): Promise<Attempt & { ref: string }> => {
    const attempt = paypalAttempt(own);
    return { ...attempt, ref: (await provider.begin(attempt)).ref };
  };
  /** An attempt whose money was taken. */
  const paid = async (own: Partial<Attempt> = {}) => {
    const attempt = await begin(own);
    await paypal.books.approve(attempt.ref);
    const [capture] = await provider.look(attempt);
    return { attempt, capture: capture as PaymentFact };
  };
  const count = (request: string) => paypal.requests.filter((one) => one.startsWith(request)).length;
  return { time, paypal, books: paypal.books, provider, begin, paid, count };
}

function refundOf(attempt: Attempt & { ref: string }, capture: PaymentFact, amount: number, id = 'refund1'): Refund {
  const back = money(amount, capture.money.currency);
  return { id, attemptRef: attempt.ref, captureRef: capture.ref, money: back, requestedAt: '2026-11-28T10:00:00.000Z' };
}

const told = (facts: readonly PaymentFact[]) => facts.map(({ kind, status, money: { amount } }) => [kind, status, amount]);

test('an attempt begins with an address where the customer pays, within the three hours that PayPal waits', async () => {
  const { paypal, provider, books } = await start();
  const begun = await provider.begin(paypalAttempt());
  expect(begun).toEqual({
    ref: begun.ref,
    url: `${paypal.settings.base}/checkoutnow?token=${begun.ref}`,
    expiresAt: '2026-11-28T13:00:00.000Z',
  });
  const [unit] = books.order(begun.ref).purchase_units;
  expect(unit).toMatchObject({
    custom_id: 'a1b2c3d4e5f6g7h8i9j0k1',
    invoice_id: 'F1000001-a1b2c3d4',
    amount: { value: '49.90', currency_code: 'EUR' },
  });
});

test('the expiry of an attempt counts where it is before that of PayPal', async () => {
  const { provider } = await start();
  expect((await provider.begin(paypalAttempt({ expiresAt: '2026-11-28T10:30:00.000Z' }))).expiresAt).toBe('2026-11-28T10:30:00.000Z');
});

test('a beginning whose answer is lost is repeated without a second order', async () => {
  const { provider } = await start({ faults: [{ path: 'POST /v2/checkout/orders', nth: 1, fault: 'drop-after' }] });
  await expect(provider.begin(paypalAttempt())).rejects.toThrow(NoAnswer);
  const again = await provider.begin(paypalAttempt());
  expect((await provider.begin(paypalAttempt())).ref).toBe(again.ref);
});

test('the same key with another order is refused', async () => {
  const { provider } = await start();
  await provider.begin(paypalAttempt());
  await expect(provider.begin(paypalAttempt({ money: money(1, 'EUR') }))).rejects.toThrow(new PaypalRefusal(422, 'DUPLICATE_REQUEST_ID'));
});

test('an attempt without an order of PayPal has no facts, and none is asked for', async () => {
  const { provider, paypal } = await start();
  expect(await provider.look(paypalAttempt())).toEqual([]);
  expect(told(await provider.void(paypalAttempt()))).toEqual([['end', 'done', 0]]);
  expect(paypal.requests).toEqual([]);
});

test('money is taken once the customer has agreed', async () => {
  const { provider, books, begin } = await start();
  const attempt = await begin();
  expect(await provider.look(attempt)).toEqual([]);
  await books.approve(attempt.ref);
  const facts = await provider.look(attempt);
  expect(told(facts)).toEqual([['capture', 'done', 4_990]]);
  expect(await provider.look(attempt)).toEqual(facts);
  expect(books.ledger.captures).toHaveLength(1);
});

test('no money is taken for an attempt that is not active', async () => {
  const { provider, books, begin } = await start();
  const attempt = await begin();
  await books.approve(attempt.ref);
  expect(await provider.look({ ...attempt, isActive: false })).toEqual([]);
  expect(told(await provider.void(attempt))).toEqual([['end', 'done', 0]]);
  expect(books.ledger.captures).toEqual([]);
});

test('no money is taken where the order owes another amount by now', async () => {
  const { provider, books, begin } = await start();
  const attempt = await begin();
  await books.approve(attempt.ref);
  expect(await provider.look({ ...attempt, money: money(4_000, 'EUR') })).toEqual([]);
  expect(await provider.look({ ...attempt, money: money(4_990, 'CHF') })).toEqual([]);
  expect(books.ledger.captures).toEqual([]);
});

test('voiding an attempt that is paid answers with its capture, and does not end it', async () => {
  const { provider, paid } = await start();
  const { attempt } = await paid();
  expect(told(await provider.void(attempt))).toEqual([['capture', 'done', 4_990]]);
});

test('two looks at once take the money once', async () => {
  const { provider, books, begin } = await start();
  const attempt = await begin();
  await books.approve(attempt.ref);
  const [one, two] = await Promise.all([provider.look(attempt), provider.look(attempt)]);
  expect(one).toEqual(two);
  expect(books.ledger.captures).toHaveLength(1);
});

test('looks of two processes with different agreements find the money that the other one took', async () => {
  const { provider, books, paypal, begin } = await start({
    faults: [{ path: 'GET /v2/checkout/orders', nth: 2, fault: 'slow' }],
    slowMs: 300,
  });
  const attempt = await begin();
  await books.approve(attempt.ref);
  await provider.look({ ...attempt, isActive: false });
  // Its order is read before the customer agrees once more, and its capture comes after that of the other look.
  const late = provider.look(attempt);
  await expect.poll(() => paypal.requests.filter((one) => one.startsWith('GET /v2/checkout')).length).toBe(2);
  await books.approve(attempt.ref);
  const facts = await provider.look(attempt);
  expect(await late).toEqual(facts);
  expect(books.ledger.captures).toHaveLength(1);
});

test.each(['drop-after', 'slow', '500', 'drop-before'] as const)(
  'a capture that meets "%s" is taken once and found by the next look',
  async (fault) => {
    const { provider, books, begin } = await start({ faults: [{ path: '/capture', nth: 1, fault }], slowMs: 4_000 });
    const attempt = await begin();
    await books.approve(attempt.ref);
    await expect(provider.look(attempt)).rejects.toThrow(NoAnswer);
    expect(told(await provider.look(attempt))).toEqual([['capture', 'done', 4_990]]);
    expect(books.ledger.captures).toHaveLength(1);
  },
);

test('a declined instrument is no fact, and the next one that the customer chooses pays', async () => {
  const { provider, books, begin } = await start();
  const attempt = await begin();
  await books.approve(attempt.ref, 'INSTRUMENT_DECLINED');
  expect(await provider.look(attempt)).toEqual([]);
  expect(await provider.look(attempt)).toEqual([]);
  await books.approve(attempt.ref);
  expect(told(await provider.look(attempt))).toEqual([['capture', 'done', 4_990]]);
});

test.each([
  ['COMPLETED', [['capture', 'done', 4_990]], 'captured'],
  [
    'DECLINED',
    [
      ['capture', 'failed', 4_990],
      ['end', 'done', 0],
    ],
    'failed',
  ],
] as const)('a pending capture becomes %s', async (status, wanted, state) => {
  const { provider, books, begin } = await start();
  const attempt = await begin();
  await books.approve(attempt.ref, 'PENDING');
  const [capture] = await provider.look(attempt);
  expect(capture?.status).toBe('pending');
  await books.settle(capture?.ref ?? '', status);
  const facts = await provider.look(attempt);
  expect(told(facts)).toEqual(wanted);
  expect(attemptState(facts)).toBe(state);
});

test('an order that PayPal has forgotten ends the attempt', async () => {
  const { provider, books, begin } = await start();
  const attempt = await begin();
  books.forget(attempt.ref);
  expect(told(await provider.look(attempt))).toEqual([['end', 'done', 0]]);
  expect(told(await provider.void(attempt))).toEqual([['end', 'done', 0]]);
});

test('a refund goes back once, whatever becomes of its answer', async () => {
  const { provider, books, paid } = await start({ faults: [{ path: '/refund', nth: 1, fault: 'drop-after' }] });
  const { attempt, capture } = await paid();
  const refund = refundOf(attempt, capture, 1_000);
  expect(await provider.findRefund(refund)).toBeNull();
  await expect(provider.refund(refund)).rejects.toThrow(NoAnswer);
  const found = await provider.findRefund(refund);
  expect(told([found as PaymentFact])).toEqual([['refund', 'done', 1_000]]);
  expect(await provider.refund(refund)).toEqual(found);
  expect(await provider.findRefund(refundOf(attempt, capture, 1_000, 'refund2'))).toBeNull();
  expect(books.ledger.refunds).toHaveLength(1);
  expect(told(await provider.look(attempt))).toEqual([
    ['capture', 'done', 4_990],
    ['refund', 'done', 1_000],
  ]);
});

test('a refund that fails is a fact', async () => {
  const { provider, books, paid } = await start();
  const { attempt, capture } = await paid();
  books.nextRefund = 'FAILED';
  expect(told([await provider.refund(refundOf(attempt, capture, 4_990))])).toEqual([['refund', 'failed', 4_990]]);
  expect(books.ledger.refunds).toEqual([]);
});

test('a dispute is a fact from its opening to its end', async () => {
  const { provider, books, paid } = await start();
  const { attempt, capture } = await paid();
  const dispute = await books.dispute(capture.ref);
  expect(attemptState(await provider.look(attempt))).toBe('disputed');
  await books.resolve(dispute, 'RESOLVED_BUYER_FAVOUR');
  expect(attemptState(await provider.look(attempt))).toBe('charged_back');
  await books.resolve(dispute, 'RESOLVED_SELLER_FAVOUR');
  expect(attemptState(await provider.look(attempt))).toBe('captured');
});

test('money that a bank takes back is a lost dispute', async () => {
  const { provider, books, paid } = await start();
  const { attempt, capture } = await paid();
  await books.reverse(capture.ref);
  expect(attemptState(await provider.look(attempt))).toBe('charged_back');
});

test('a refusal has the code of PayPal, and nothing of a person', async () => {
  const { provider, paid } = await start();
  const { attempt } = await paid();
  const refund = refundOf(attempt, { kind: 'capture', ref: 'unknown', status: 'done', money: money(1, 'EUR'), at: '' }, 1);
  const refusal = await provider.refund(refund).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ProviderRefusal);
  expect(String(refusal)).toBe('ProviderRefusal: PayPal answered 404 RESOURCE_NOT_FOUND');
});

test('calls share a token, which is renewed once before its end and once when PayPal ends it', async () => {
  const { provider, begin, count, time, paypal } = await start();
  const attempt = await begin();
  await Promise.all([provider.look(attempt), provider.look(attempt)]);
  expect(count('POST /v1/oauth2/token')).toBe(1);
  time.now = new Date('2026-11-28T10:59:30Z');
  await Promise.all([provider.look(attempt), provider.look(attempt)]);
  expect(count('POST /v1/oauth2/token')).toBe(2);
  paypal.endToken();
  await Promise.all([provider.look(attempt), provider.look(attempt), provider.look(attempt)]);
  expect(count('POST /v1/oauth2/token')).toBe(3);
});

test('a token that cannot be had is asked for again by the next call', async () => {
  const { provider, count } = await start({ faults: [{ path: '/v1/oauth2/token', nth: 1, fault: '500' }] });
  await expect(provider.begin(paypalAttempt())).rejects.toThrow(NoAnswer);
  await provider.begin(paypalAttempt());
  expect(count('POST /v1/oauth2/token')).toBe(2);
});

test('a wrong secret is a refusal', async () => {
  const { paypal } = await start();
  const provider = paypalProvider({ ...paypal.settings, secret: 'another' }, { clock: () => new Date('2026-11-28T10:00:00Z') });
  await expect(provider.begin(paypalAttempt())).rejects.toThrow(new PaypalRefusal(401, 'invalid_client'));
});

test('the list has every page of every part of a long time', async () => {
  const { provider, books, count } = await start();
  for (let index = 0; index < 1_203; index += 1) {
    const at = new Date(Date.parse('2026-09-01T00:00:00Z') + index * 3_600_000).toISOString();
    books.report.push({
      id: `C${index}`,
      code: 'T0006',
      status: 'S',
      at,
      amount: { value: '10.00', currency_code: 'EUR' },
      custom: `a${index}`,
    });
  }
  books.report.push({
    id: 'FEE',
    code: 'T0100',
    status: 'S',
    at: '2026-09-02T00:00:00Z',
    amount: { value: '-1.00', currency_code: 'EUR' },
  });
  const seen = new Map<string, string | null>();
  for await (const { ref, attempt } of provider.list('2026-09-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')) seen.set(ref, attempt);
  expect(seen.size).toBe(1_203);
  expect(seen.get('C1202')).toBe('a1202');
  // 61 days are two parts: 745 and 459 transactions.
  expect(count('GET /v1/reporting/transactions')).toBe(3);
});

test('the list has what the shop took and gave back', async () => {
  const { provider, paid } = await start();
  const { attempt, capture } = await paid();
  const refund = await provider.refund(refundOf(attempt, capture, 990));
  const listed = [];
  for await (const fact of provider.list('2026-11-27T00:00:00.000Z', '2026-11-29T00:00:00.000Z')) listed.push(fact);
  expect(listed).toEqual([
    { ...capture, attempt: attempt.id },
    { ...refund, attempt: null },
  ]);
});

test('the list has every dispute that changed, as it stands', async () => {
  const { provider, books, paid } = await start();
  const { attempt, capture } = await paid();
  const disputes: string[] = [];
  for (let index = 0; index < 5; index += 1) disputes.push(await books.dispute(capture.ref));
  await books.resolve(disputes[4] ?? '', 'RESOLVED_BUYER_FAVOUR');
  const listed: unknown[] = [];
  for await (const { kind, ref, status, attempt: id } of provider.list('2026-01-01T00:00:00.000Z', '2026-11-29T00:00:00.000Z'))
    if (kind === 'dispute') listed.push([ref, status, id]);
  expect(listed).toEqual(disputes.map((ref, index) => [ref, index === 4 ? 'lost' : 'open', attempt.id]));
});

test('an account that may not read disputes still reads money', async () => {
  const { provider, books, paid } = await start();
  const { attempt, capture } = await paid();
  await books.dispute(capture.ref);
  books.hasDisputes = false;
  expect(told(await provider.look(attempt))).toEqual([['capture', 'done', 4_990]]);
  const listed: string[] = [];
  for await (const { ref } of provider.list('2026-11-27T00:00:00.000Z', '2026-11-29T00:00:00.000Z')) listed.push(ref);
  expect(listed).toEqual([capture.ref]);
});
