import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { stripeForTests } from '#tests/payment/stripe-for-tests.ts';
import { stripeProvider } from './stripe.ts';

const shop = stripeForTests();

const hook = ({ body, headers }: { body: Uint8Array; headers: Record<string, string> }) => shop.provider.hook(body, new Headers(headers));
const last = () => shop.stripe.hooks.sent.at(-1) ?? expect.fail('no event was sent');
const signed = (told: unknown, age = 0) => {
  const body = new TextEncoder().encode(JSON.stringify(told));
  return { body, headers: shop.stripe.hooks.sign(body, age) };
};

test('events of a session give its attempt; those of refunds and disputes name the charge, the ref of its capture', async () => {
  const given = await shop.begun();
  const { id: charge } = shop.stripe.account.pay(given.ref);
  expect(await hook(last())).toEqual({ eventId: 'evt_test_000001', attempt: given.id, ref: given.ref });
  shop.stripe.account.refundByHand(given.ref, 1);
  expect(await hook(last())).toMatchObject({ attempt: null, ref: charge });
  shop.stripe.account.dispute(given.ref);
  expect(await hook(last())).toMatchObject({ attempt: null, ref: charge });
  expect((await shop.provider.look(given))[0]).toMatchObject({ kind: 'capture', ref: charge });
});

test('an event gives the id that stands in it, whichever it is', async () => {
  const object = { object: 'checkout.session', id: 'cs_other', client_reference_id: 'of another shop', metadata: {} };
  expect(await hook(signed({ id: 'evt_1', data: { object } }))).toEqual({ eventId: 'evt_1', attempt: 'of another shop', ref: 'cs_other' });
  const payment = { object: 'payment_intent', id: 'pi_1', metadata: { attempt: 'a-1' } };
  expect(await hook(signed({ id: 'evt_2', data: { object: payment } }))).toEqual({ eventId: 'evt_2', attempt: 'a-1', ref: null });
});

test('a signed event of any other type is one without references', async () => {
  const unknown = {
    id: 'evt_1',
    type: 'balance.available',
    data: { object: { object: 'balance', available: [{ amount: 1 }], metadata: 7 } },
  };
  expect(await hook(signed(unknown))).toEqual({ eventId: 'evt_1', attempt: null, ref: null });
});

test('a body that is not signed, or changed by one bit, or signed more than 300 s ago is none', async () => {
  const event = { id: 'evt_1', data: { object: { object: 'checkout.session', id: 'cs_1' } } };
  const fine = signed(event);
  expect(await hook(fine)).not.toBeNull();
  expect(await hook({ ...fine, headers: {} })).toBeNull();
  expect(await hook({ ...fine, headers: { 'stripe-signature': 't=1,v1=00' } })).toBeNull();
  for (let bit = 0; bit < fine.body.length * 8; bit += 1) {
    const changed = Uint8Array.from(fine.body);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(await hook({ ...fine, body: changed })).toBeNull();
  }
  expect(await hook(signed(event, 290))).not.toBeNull();
  expect(await hook(signed(event, 310))).toBeNull();
});

test('while a secret is replaced an event counts with the old one, the new one, or both', async () => {
  const event = { id: 'evt_1', data: { object: { object: 'checkout.session', id: 'cs_1' } } };
  const old = signed(event);
  const first = [...shop.stripe.settings.webhookSecrets];
  shop.stripe.hooks.rotate('whsec_new');
  const both = signed(event);
  const shopWith = (webhookSecrets: readonly string[]) => stripeProvider({ ...shop.stripe.settings, webhookSecrets });
  const reads = async (secrets: readonly string[], { body, headers }: typeof old) =>
    (await (await shopWith(secrets)).hook(body, new Headers(headers))) !== null;
  expect(await reads(['whsec_new', ...first], old)).toBe(true);
  expect(await reads([...first, 'whsec_new'], both)).toBe(true);
  expect(await reads(['whsec_new'], both)).toBe(true);
  expect(await reads(['whsec_new'], old)).toBe(false);
  expect(await reads([], both)).toBe(false);
});

test('an event of 256 kB is read', async () => {
  const object = { object: 'checkout.session', id: 'cs_1', client_reference_id: 'a-1', description: 'x'.repeat(256 * 1024) };
  expect(await hook(signed({ id: 'evt_1', data: { object } }))).toEqual({ eventId: 'evt_1', attempt: 'a-1', ref: 'cs_1' });
});

test('an event may come twice, after the next one, or never', async () => {
  shop.stripe.plan({ path: 'checkout.session.completed', nth: 1, fault: 'dup-hook' });
  shop.stripe.plan({ path: 'refund.created', nth: 1, fault: 'reorder' }, { path: 'charge.dispute.closed', nth: 1, fault: 'no-hook' });
  const { paid } = await shop.paid();
  shop.stripe.account.refundByHand(paid.ref, 1);
  const { id } = shop.stripe.account.dispute(paid.ref);
  shop.stripe.account.closeDispute(id, 'won');
  const completed = 'checkout.session.completed';
  expect(shop.stripe.hooks.sent.map(({ type }) => type)).toEqual([completed, completed, 'charge.dispute.created', 'refund.created']);
  const ids = await Promise.all(shop.stripe.hooks.sent.map(async (sent) => (await hook(sent))?.eventId));
  expect(ids).toEqual(['evt_test_000001', 'evt_test_000001', 'evt_test_000003', 'evt_test_000002']);
});

test('events are posted to an address with their signature', async () => {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const headers = { 'stripe-signature': String(request.headers['stripe-signature']) };
    received.push(await hook({ body, headers }));
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  shop.stripe.hooks.postTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const { paid } = await shop.paid();
  await shop.stripe.hooks.posted();
  server.close();
  expect(received).toEqual([{ eventId: 'evt_test_000001', attempt: paid.id, ref: paid.ref }]);
});
