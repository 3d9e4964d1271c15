/** Limits by the client's address: without a session, behind a proxy, and for others meanwhile. */
import { readFileSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshIpAddress, guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const proxy = '127.0.0.9';
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ env: { TRUSTED_PROXIES: proxy } });
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const boundary = 'grenze';
const form = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nno picture\r\n--${boundary}--\r\n`;
/** What an upload without a session sends. */
const headers = {
  'x-channel': 'federleicht-de',
  'x-locale': 'de-DE',
  'sec-fetch-site': 'same-origin',
  'content-type': `multipart/form-data; boundary=${boundary}`,
};
const path = '/web-api/customer-picture';

/** The status of a small upload. */
async function upload(from: string, extra: Record<string, string> = {}): Promise<number> {
  const { status } = await send(shop, { path, method: 'POST', from, headers: { ...headers, ...extra }, body: form });
  return status;
}

type Refusal = { status: number; retryAfter: number; body: Record<string, string> };

/** Sends forms without a file, twenty at a time, until one meets a limit: how many were answered before, and the refusal. */
async function sendMany(from: string, headersOf: (at: number) => Record<string, string> = () => ({})) {
  const empty = `--${boundary}--\r\n`;
  let answered = 0;
  for (let at = 0; at < 400; at += 20) {
    const batch = Array.from({ length: 20 }, (_, index) =>
      send(shop, { path, method: 'POST', from, headers: { ...headers, ...headersOf(at + index) }, body: empty }),
    );
    const answers = await Promise.all(batch);
    const refused = answers.find(({ status }) => status === 429);
    answered += answers.filter(({ status }) => status === 422).length;
    if (!refused) continue;
    const refusal: Refusal = { status: 429, retryAfter: Number(refused.headers['retry-after']), body: JSON.parse(refused.text) };
    return { answered, refusal };
  }
  throw new Error(`${answered} uploads and no refusal`);
}

test('uploads without a cookie meet a limit by address, with a sentence and a time to wait, and others are served', async () => {
  const address = freshIpAddress();
  const { answered, refusal } = await sendMany(address);
  expect(answered).toBe(300);
  expect(refusal).toMatchObject({
    status: 429,
    body: {
      code: 'too-many',
      message: 'Das waren viele Bilder auf einmal. In einer Minute geht es weiter. Bereits hochgeladene Bilder sind gespeichert.',
    },
  });
  expect(refusal.retryAfter).toBeGreaterThan(0);
  expect(await upload(freshIpAddress())).toBe(422);
  expect((await send(shop, { path: '/', from: address })).status).toBe(200);
});

test('a header that a client invents does not make it another client', async () => {
  const address = freshIpAddress();
  const { refusal } = await sendMany(address, (at) => ({ 'x-forwarded-for': `203.0.113.${at}` }));
  expect(refusal.status).toBe(429);
  expect(await upload(address, { 'x-forwarded-for': '203.0.113.200' })).toBe(429);
});

test('behind a trusted proxy the clients are told apart', async () => {
  const { refusal } = await sendMany(proxy, () => ({ 'x-forwarded-for': '203.0.113.201' }));
  expect(refusal.status).toBe(429);
  expect(await upload(proxy, { 'x-forwarded-for': '203.0.113.201' })).toBe(429);
  expect(await upload(proxy, { 'x-forwarded-for': '203.0.113.202' })).toBe(422);
});

test('one client opens twenty of 1,200 streams behind the proxy, and the others and health checks are answered', async () => {
  const as = (client: string) => ({ 'x-forwarded-for': client });
  const clientKey = readFileSync(join(shop.dataDir, 'secrets', 'flags-client-key'), 'utf8').trim();
  const auth = async (client: string) => {
    const bearer = { authorization: `Bearer ${clientKey}` };
    return JSON.parse((await send(shop, { path: '/flags/api/v2/auth?s=1.3', from: proxy, headers: { ...as(client), ...bearer } })).text);
  };
  const { token } = await auth('203.0.113.210');
  const requests: ClientRequest[] = [];
  const open = (client: string) =>
    new Promise<number>((resolve) => {
      const path = `/flags/sse?accessToken=${token}`;
      const options = { host: '127.0.0.1', port: shop.port, localAddress: proxy, agent: false, path, headers: as(client) };
      const request = httpRequest(options, (response) => resolve(response.statusCode ?? 0));
      request.on('error', () => resolve(0)).end();
      requests.push(request);
    });
  const statuses = await Promise.all(Array.from({ length: 1_200 }, () => open('203.0.113.210')));
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect(count(200)).toBe(20);
  // The others have a stream refused, or too many requests in flight.
  expect(count(503) + count(429)).toBe(1_180);
  expect((await auth('203.0.113.210')).pushEnabled).toBe(false);
  expect(await open('203.0.113.211')).toBe(200);
  expect((await send(shop, { path: '/healthz', from: proxy })).status).toBe(200);
  expect((await send(shop, { path: '/readyz', from: freshIpAddress() })).status).toBe(200);
  expect((await send(shop, { path: '/', from: proxy, headers: as('203.0.113.212') })).status).toBe(200);
  for (const request of requests) request.destroy();
});

test('a guest who has met a limit of one kind goes on with everything else', async () => {
  const visitor = guest(shop);
  const report = { event: 'app-error', message: '', stack: '', path: '/', repeats: 0 };
  const reports = await Promise.all(Array.from({ length: 70 }, () => visitor.call('POST', '/web-api/log', report)));
  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect((await visitor.call('GET', '/web-api/cart')).status).toBe(200);
});
