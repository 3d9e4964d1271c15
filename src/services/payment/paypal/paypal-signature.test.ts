import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { NoAnswer } from '#services/payment/provider.ts';
import { paypalAttempt } from '#tests/payment/paypal-attempt.ts';
import type { SignedEvent } from '#tests/payment/paypal-signer.ts';
import { type PaypalStandIn, startPaypal } from '#tests/payment/paypal-stand-in.ts';
import { paypalProvider } from './paypal.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const certificates = 'GET /v1/notifications/certs/';

async function start(options: Parameters<typeof startPaypal>[0] = {}) {
  const clock = () => new Date('2026-11-28T10:00:00Z');
  const paypal = await startPaypal({ clock, ...options });
  open.push(paypal);
  const provider = paypalProvider(paypal.settings, { clock, timeoutMs: 2_000 });
  const hook = ({ headers, body }: SignedEvent, own: Record<string, string> = {}) =>
    provider.hook(Buffer.from(body), new Headers({ ...headers, ...own }));
  return { paypal, provider, hook };
}

const count = ({ requests }: PaypalStandIn, request: string) => requests.filter((one) => one.startsWith(request)).length;
const capture = { id: 'C1', custom_id: 'a1', supplementary_data: { related_ids: { order_id: 'O1' } } };

test('events of orders, captures, refunds and disputes name the attempt or the order', async () => {
  const { paypal, provider, hook } = await start();
  const attempt = paypalAttempt();
  const { ref } = await provider.begin(attempt);
  await paypal.books.approve(ref);
  const [taken] = await provider.look({ ...attempt, ref });
  if (!taken) throw new Error('nothing was taken');
  const requestedAt = '2026-11-28T10:00:00.000Z';
  await provider.refund({ id: 'refund-1', attemptRef: ref, captureRef: taken.ref, money: taken.money, requestedAt });
  await paypal.books.dispute(taken.ref);
  await paypal.books.reverse(taken.ref);
  const read = await Promise.all(paypal.events.map((event) => hook(event)));
  expect(read.map((event) => [event?.attempt, event?.ref])).toEqual([
    [attempt.id, ref],
    [attempt.id, ref],
    [null, ref],
    [attempt.id, null],
    [attempt.id, ref],
  ]);
  expect(new Set(read.map((event) => event?.eventId)).size).toBe(5);
  const elsewhere = { id: 'R9', links: [{ rel: 'up', href: `${paypal.settings.base}/v2/payments/captures/${taken.ref}` }] };
  expect(await hook(paypal.sign('PAYMENT.CAPTURE.REFUNDED', elsewhere))).toMatchObject({ attempt: attempt.id, ref });
});

test('an event about a capture that PayPal does not show is taken without a subject', async () => {
  const { paypal, hook } = await start();
  const links = [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C404' }];
  expect(await hook(paypal.sign('PAYMENT.CAPTURE.REVERSED', { id: 'R1', links }))).toMatchObject({ attempt: null, ref: null });
});

test('an event of another kind is taken without a subject', async () => {
  const { paypal, hook } = await start();
  expect(await hook(paypal.sign('BILLING.PLAN.CREATED', { id: 'P-1' }))).toMatchObject({ attempt: null, ref: null });
});

test('a certificate is read once', async () => {
  const { paypal, hook } = await start();
  for (let index = 0; index < 3; index += 1) expect(await hook(paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture))).not.toBeNull();
  expect(count(paypal, certificates)).toBe(1);
});

test('a body with one changed bit, another webhook or another signature is refused', async () => {
  const { paypal, provider, hook } = await start();
  const event = paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture);
  const changed = Buffer.from(event.body);
  const index = event.body.indexOf('"a1"') + 1;
  changed[index] = (changed[index] ?? 0) ^ 1;
  expect(await provider.hook(changed, new Headers(event.headers))).toBeNull();
  const other = paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture).headers['paypal-transmission-sig'] ?? '';
  expect(await hook(event, { 'paypal-transmission-sig': other })).toBeNull();
  expect(await hook(event, { 'paypal-transmission-sig': 'no base64!' })).toBeNull();
  expect(await hook(event, { 'paypal-transmission-time': '2026-11-28T10:00:01Z' })).toBeNull();
  expect(await hook(event, { 'paypal-auth-algo': 'SHA1withRSA' })).toBeNull();
  const elsewhere = paypalProvider({ ...paypal.settings, webhookId: 'WH2' }, { clock: () => new Date('2026-11-28T10:00:00Z') });
  expect(await elsewhere.hook(Buffer.from(event.body), new Headers(event.headers))).toBeNull();
  expect(await hook(event)).not.toBeNull();
});

test('an event without one of its headers is refused', async () => {
  const { paypal, provider } = await start();
  const { headers, body } = paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture);
  for (const name of Object.keys(headers).filter((one) => one.startsWith('paypal-'))) {
    const rest = new Headers(headers);
    rest.delete(name);
    expect(await provider.hook(Buffer.from(body), rest)).toBeNull();
  }
  expect(await provider.hook(Buffer.from('no json'), new Headers(headers))).toBeNull();
  expect(await provider.hook(Buffer.from([0xff, 0xfe]), new Headers(headers))).toBeNull();
});

test('a certificate at an address that is not one of PayPal is refused without any request', async () => {
  const { paypal, hook } = await start();
  const foreign = await listen((response) => void response.end());
  const { port } = new URL(foreign.base);
  const path = '/v1/notifications/certs/CERT-1';
  const { host } = new URL(paypal.settings.base);
  const event = paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture);
  for (const address of [
    `http://127.0.0.1:${port}${path}`,
    `http://api.paypal.com@127.0.0.1:${port}${path}`,
    `http://${host}@127.0.0.1:${port}${path}`,
    `http://user@${host}${path}`,
    `http://${host}${path}?to=http://127.0.0.1:${port}`,
    `http://${host}${path}#x`,
    `http://${host}/v1/notifications/certs/../../../v1/oauth2/token`,
    `http://${host}/v1/notifications/certs/a/b`,
    `https://api.paypal.com.beispiel.de${path}`,
    'file:///etc/passwd',
    'no address',
  ])
    expect(await hook(event, { 'paypal-cert-url': address })).toBeNull();
  expect([foreign.asked, paypal.requests]).toEqual([[], []]);
});

/** Answers tokens and checks of signatures as PayPal does, and certificates by `certificate`. */
async function listen(certificate: (response: ServerResponse) => void, verdict = { status: 200, answer: 'FAILURE' }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (url.startsWith('/v1/notifications/certs/')) return certificate(response);
    response.writeHead(url.includes('token') ? 200 : verdict.status);
    response.end(JSON.stringify({ access_token: 't', expires_in: 3_600, verification_status: verdict.answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const bound = server.address();
  return { base: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`, asked };
}

test.each([
  ['redirects', (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['is too large', (response: ServerResponse) => void response.end(`${' '.repeat(40_000)}-----BEGIN CERTIFICATE-----`)],
])('an address of a certificate that %s is not read on', async (_, certificate) => {
  const { base, asked } = await listen(certificate);
  const { paypal } = await start();
  const provider = paypalProvider({ ...paypal.settings, base }, { clock: () => new Date('2026-11-28T10:00:00Z') });
  const { headers, body } = paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture);
  const path = '/v1/notifications/certs/CERT-1';
  expect(await provider.hook(Buffer.from(body), new Headers({ ...headers, 'paypal-cert-url': base + path }))).toBeNull();
  expect(asked).toEqual([path, '/v1/oauth2/token', '/v1/notifications/verify-webhook-signature']);
});

test.each([
  ['refused', 400],
  ['refused', 422],
])('an event whose check is %s with %i is refused', async (_, status) => {
  const { base } = await listen((response) => void response.writeHead(503).end(), { status, answer: 'SUCCESS' });
  const { paypal } = await start();
  const provider = paypalProvider({ ...paypal.settings, base }, { clock: () => new Date('2026-11-28T10:00:00Z') });
  const { headers, body } = paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture);
  const address = `${base}/v1/notifications/certs/CERT-1`;
  expect(await provider.hook(Buffer.from(body), new Headers({ ...headers, 'paypal-cert-url': address }))).toBeNull();
});

test.each([
  ['is expired', { to: new Date('2026-11-28T09:59:59Z') }],
  ['is not valid yet', { from: new Date('2026-11-28T10:00:01Z') }],
  ['is of another name', { subject: 'messageverificationcerts.paypal.com.beispiel.de' }],
])('an event whose certificate %s is refused', async (_, certificate) => {
  const { paypal, hook } = await start({ certificate });
  expect(await hook(paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture))).toBeNull();
  expect(count(paypal, certificates)).toBe(1);
});

test('the certificate of the sandbox is one of PayPal', async () => {
  const { paypal, hook } = await start({ certificate: { subject: 'messageverificationcerts.sandbox.paypal.com' } });
  expect(await hook(paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture))).not.toBeNull();
});

test.each(['500', 'drop-before'] as const)('where the certificate cannot be had (%s), PayPal checks the signature', async (fault) => {
  const { paypal, provider, hook } = await start({
    faults: [
      { path: certificates, nth: 1, fault },
      { path: certificates, nth: 2, fault },
    ],
  });
  const attempt = paypalAttempt();
  const { ref } = await provider.begin(attempt);
  await paypal.books.approve(ref);
  const [sent] = paypal.events;
  if (!sent) throw new Error('no event was sent');
  expect(await hook(sent)).toMatchObject({ attempt: attempt.id, ref });
  expect(await hook({ ...sent, body: sent.body.replace(attempt.id, 'another') })).toBeNull();
});

test('an event that cannot be checked at all is not refused: PayPal sends it again', async () => {
  const { paypal, hook } = await start({
    faults: [
      { path: certificates, nth: 1, fault: '500' },
      { path: 'verify-webhook-signature', nth: 1, fault: '500' },
    ],
  });
  const event = paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture);
  await expect(hook(event)).rejects.toThrow(NoAnswer);
  expect(await hook(event)).not.toBeNull();
});

test('a certificate that PayPal does not have is not asked for elsewhere', async () => {
  const { paypal, hook } = await start();
  const event = paypal.sign('PAYMENT.CAPTURE.COMPLETED', capture);
  expect(await hook(event, { 'paypal-cert-url': `${paypal.settings.base}/v1/notifications/certs/CERT-2` })).toBeNull();
  expect(paypal.requests).toEqual([`${certificates}CERT-2`]);
});

test('events are sent twice, later or not at all as the plan says', async () => {
  const { paypal, provider } = await start({
    faults: [
      { path: 'CHECKOUT.ORDER.APPROVED', nth: 1, fault: 'reorder' },
      { path: 'PAYMENT.CAPTURE.COMPLETED', nth: 1, fault: 'dup-hook' },
      { path: 'CUSTOMER.DISPUTE.CREATED', nth: 1, fault: 'no-hook' },
    ],
  });
  const attempt = paypalAttempt();
  const { ref } = await provider.begin(attempt);
  await paypal.books.approve(ref);
  const [taken] = await provider.look({ ...attempt, ref });
  await paypal.books.dispute(taken?.ref ?? '');
  const types = paypal.events.map(({ body }) => JSON.parse(body).event_type);
  expect(types).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
});
