import { expect, test } from 'vitest';
import { locales } from '#core/values/locale.ts';
import { hourMs } from '#core/values/unit.ts';
import { NoAnswer, ProviderRefusal } from '#services/payment/provider.ts';
import { later, newAttempt, stripeForTests } from '#tests/payment/stripe-for-tests.ts';
import { stripeProvider } from './stripe.ts';

const shop = stripeForTests();

test('an attempt begins as a hosted session of one item with the whole sum', async () => {
  const given = newAttempt({ locale: 'en-GB', money: { amount: 12_345, currency: 'GBP' }, method: 'sepa-debit' });
  const { ref, url, expiresAt } = await shop.provider.begin(given);
  expect(shop.stripe.account.session(ref)).toMatchObject({
    amount_total: 12_345,
    currency: 'gbp',
    client_reference_id: given.id,
    metadata: { attempt: given.id },
    customer_email: 'gerda@example.org',
    locale: 'en-GB',
    allowed_payment_method_types: ['sepa_debit'],
    adaptive_pricing: { enabled: false },
  });
  shop.stripe.account.pay(ref);
  expect(shop.stripe.account.all('payment_intent')).toMatchObject([{ capture_method: 'automatic', metadata: { attempt: given.id } }]);
  expect(url).toBe(`${shop.stripe.settings.base}/c/pay/${ref}`);
  expect(Math.abs(Date.parse(expiresAt) - Date.parse(given.expiresAt))).toBeLessThan(1_000);
});

test('every method of the provider is one that Stripe knows', async () => {
  expect(shop.provider.methods).toEqual(['card', 'klarna', 'sepa-debit', 'eps', 'ideal', 'bancontact', 'twint']);
  for (const method of shop.provider.methods) await shop.begun({ method });
  const asked = shop.stripe.account.all('checkout.session').flatMap(({ allowed_payment_method_types: types }) => types);
  expect(asked).toEqual(['card', 'klarna', 'sepa_debit', 'eps', 'ideal', 'bancontact', 'twint']);
});

test('the page is in the language of the order, and names the order by its number', async () => {
  for (const locale of locales) await shop.begun({ locale });
  const asked = shop.stripe.account.all('checkout.session').map(({ locale }) => locale);
  expect([...new Set(asked)].toSorted()).toEqual(['de', 'en', 'en-GB', 'es', 'fr', 'it', 'nl']);
  const { paid } = await shop.paid();
  expect(shop.stripe.account.captures()).toMatchObject([{ attempt: paid.id, order: `Bestellung ${paid.orderNumber}` }]);
});

test.each([
  ['a minute', 1 / 60, 1],
  ['two hours', 2, 2],
  ['two weeks', 336, 23],
])('an attempt that the order waits for %s is open as long as Stripe allows', async (_, asked, given) => {
  const createdAt = later(0);
  const { expiresAt } = await shop.provider.begin(newAttempt({ createdAt, expiresAt: later(asked, Date.parse(createdAt)) }));
  expect(Math.abs(Date.parse(expiresAt) - Date.parse(later(given, Date.parse(createdAt))))).toBeLessThan(1_000);
});

test('an attempt that is begun again is the same session', async () => {
  const given = newAttempt();
  const first = await shop.provider.begin(given);
  expect(await shop.provider.begin(given)).toEqual(first);
  expect(shop.stripe.account.all('checkout.session')).toHaveLength(1);
});

test('another sum under the same attempt is refused, without a second session', async () => {
  const given = await shop.begun();
  await expect(shop.provider.begin({ ...given, money: { amount: 1, currency: 'EUR' } })).rejects.toThrow(ProviderRefusal);
  expect(shop.stripe.account.all('checkout.session')).toHaveLength(1);
});

test('an attempt without a session has no facts', async () => {
  expect(await shop.provider.look(newAttempt())).toEqual([]);
});

test('a look tells of open, declined, paid, refunded and disputed', async () => {
  const given = await shop.begun();
  expect(await shop.states(given)).toEqual({ state: 'created', facts: [] });
  shop.stripe.account.decline(given.ref);
  expect(await shop.states(given)).toEqual({ state: 'created', facts: [['capture', 'failed', 4_990, 'EUR']] });
  shop.stripe.account.pay(given.ref);
  expect(await shop.states(given)).toEqual({ state: 'captured', facts: [['capture', 'done', 4_990, 'EUR']] });
  shop.stripe.account.refundByHand(given.ref, 990);
  expect((await shop.states(given)).state).toBe('partly_refunded');
  const { id } = shop.stripe.account.dispute(given.ref);
  expect((await shop.states(given)).state).toBe('disputed');
  shop.stripe.account.closeDispute(id, 'lost');
  expect(await shop.states(given)).toEqual({
    state: 'charged_back',
    facts: [
      ['capture', 'done', 4_990, 'EUR'],
      ['refund', 'done', 990, 'EUR'],
      ['dispute', 'lost', 4_990, 'EUR'],
    ],
  });
});

test.each([
  ['succeeded', 'captured'],
  ['failed', 'failed'],
] as const)('a direct debit is pending until it %s', async (status, state) => {
  const given = await shop.begun({ method: 'sepa-debit' });
  shop.stripe.account.pay(given.ref, { as: 'pending' });
  expect((await shop.states(given)).state).toBe('pending');
  shop.stripe.account.settle(given.ref, status);
  expect((await shop.states(given)).state).toBe(state);
});

test('a capture of another sum or currency is told as it is', async () => {
  const [more, other] = [await shop.begun(), await shop.begun()];
  shop.stripe.account.pay(more.ref, { amount: 4_991 });
  shop.stripe.account.pay(other.ref, { currency: 'chf' });
  expect((await shop.states(more)).facts).toEqual([['capture', 'done', 4_991, 'EUR']]);
  expect((await shop.states(other)).facts).toEqual([['capture', 'done', 4_990, 'CHF']]);
});

test('an attempt that is voided cannot be paid; voided again it is over as before', async () => {
  const given = await shop.begun();
  expect(await shop.provider.void(given)).toMatchObject([{ kind: 'end', ref: given.ref, status: 'done' }]);
  expect(() => shop.stripe.account.pay(given.ref)).toThrow();
  expect(await shop.provider.void(given)).toMatchObject([{ kind: 'end', ref: given.ref }]);
});

test('voiding an attempt that was paid tells the capture; one that is being paid has not ended', async () => {
  const { paid } = await shop.paid();
  expect(await shop.provider.void(paid)).toMatchObject([{ kind: 'capture', status: 'done' }]);
  const debit = await shop.begun();
  shop.stripe.account.pay(debit.ref, { as: 'pending' });
  expect(await shop.provider.void(debit)).toMatchObject([{ kind: 'capture', status: 'pending' }]);
});

test('an attempt whose session is not known ends without a call', async () => {
  const given = newAttempt();
  expect(await shop.provider.void(given)).toEqual([
    { kind: 'end', ref: given.id, status: 'done', money: { amount: 0, currency: 'EUR' }, at: given.createdAt },
  ]);
  expect(shop.stripe.requests).toEqual([]);
});

test('a session ends by its time', async () => {
  const given = await shop.begun();
  shop.stripe.advance(3 * hourMs);
  expect((await shop.states(given)).state).toBe('abandoned');
});

test('a refund is made once for its id, and found by it', async () => {
  const { refund } = await shop.paid();
  const given = refund();
  expect(await shop.provider.findRefund(given)).toBeNull();
  const made = await shop.provider.refund(given);
  expect(made).toMatchObject({ kind: 'refund', status: 'done', money: { amount: 990, currency: 'EUR' } });
  expect(await shop.provider.refund(given)).toEqual(made);
  expect(await shop.provider.findRefund(given)).toEqual(made);
  expect(shop.stripe.account.refunds()).toHaveLength(1);
});

test('a refund is found, and told of, among more of the same payment than one page has', async () => {
  const { paid, refund } = await shop.paid();
  const given = refund();
  await shop.provider.refund(given);
  for (let times = 0; times < 210; times += 1) shop.stripe.account.refundByHand(paid.ref, 1);
  expect(await shop.provider.findRefund(given)).toMatchObject({ money: { amount: 990 } });
  expect((await shop.provider.look(paid)).filter(({ kind }) => kind === 'refund')).toHaveLength(211);
});

test('a refund may be pending, be done later, and fail after it was done', async () => {
  const { paid, refund } = await shop.paid();
  shop.stripe.account.holdRefunds();
  const { ref, status } = await shop.provider.refund(refund());
  expect(status).toBe('pending');
  shop.stripe.account.settleRefund(ref, 'succeeded');
  expect((await shop.states(paid)).state).toBe('partly_refunded');
  shop.stripe.account.settleRefund(ref, 'failed');
  expect((await shop.states(paid)).facts).toContainEqual(['refund', 'failed', 990, 'EUR']);
});

test('more than was captured is not refunded', async () => {
  const { refund } = await shop.paid();
  await shop.provider.refund(refund());
  await expect(shop.provider.refund(refund({ money: { amount: 4_001, currency: 'EUR' } }))).rejects.toThrow(
    /400 .*charge_already_refunded amount/,
  );
  expect(shop.stripe.account.refunds()).toHaveLength(1);
});

test('an error has codes of Stripe and nothing of what was sent', async () => {
  const error: Error = await shop.provider.begin(newAttempt({ email: 'gerda gast@example.org' })).then(
    () => expect.fail('it was not refused'),
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(ProviderRefusal);
  expect(error.message).toMatch(/^Stripe: 400 StripeInvalidRequestError email_invalid customer_email/);
  expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toMatch(/gast|example\.org/);
});

test('a wrong key is a refusal; an address that nothing answers at has no answer', async () => {
  const wrong = await stripeProvider({ ...shop.stripe.settings, secretKey: 'sk_test_other' });
  await expect(wrong.begin(newAttempt())).rejects.toThrow(ProviderRefusal);
  await shop.stripe.close();
  await expect(shop.provider.begin(newAttempt())).rejects.toThrow(NoAnswer);
});

async function listed(from = later(-1), to = later(1)) {
  const facts = [];
  for await (const fact of shop.provider.list(from, to)) facts.push(fact);
  return facts;
}

test('a list has captures, refunds and disputes of more than one page with their attempts', async () => {
  const { paid } = await shop.paid({ money: { amount: 50_000, currency: 'EUR' } });
  for (let times = 0; times < 230; times += 1) shop.stripe.account.refundByHand(paid.ref, 1);
  shop.stripe.account.dispute(paid.ref);
  const facts = await listed();
  const counts = ['capture', 'refund', 'dispute'].map((kind) => facts.filter((fact) => fact.kind === kind).length);
  expect(counts).toEqual([1, 230, 1]);
  expect(new Set(facts.map(({ ref }) => ref)).size).toBe(232);
  expect(new Set(facts.map(({ attempt: of }) => of))).toEqual(new Set([paid.id]));
  expect(shop.stripe.requests.filter((path) => path === 'GET /v1/refunds')).toHaveLength(3);
});

test('a list begins and ends with its instants, and leaves out currencies that the shop does not take', async () => {
  const { paid } = await shop.paid();
  const foreign = await shop.begun();
  shop.stripe.account.pay(foreign.ref, { currency: 'sek' });
  expect((await listed()).map(({ attempt: of }) => of)).toEqual([paid.id]);
  expect(await listed(later(-3), later(-2))).toEqual([]);
  expect(await listed(later(2), later(3))).toEqual([]);
});

test('the ledger of the stand-in counts an order that was paid twice', async () => {
  const { paid } = await shop.paid();
  expect(shop.stripe.account.doubledCaptures()).toEqual([]);
  await shop.paid({ orderNumber: paid.orderNumber });
  expect(shop.stripe.account.doubledCaptures()).toEqual([`Bestellung ${paid.orderNumber}`]);
});
