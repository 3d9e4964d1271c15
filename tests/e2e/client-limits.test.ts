/** Limits by the client's address: without a session, behind a proxy, and for others meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshAddress, guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const proxy = '127.0.0.9';
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ env: { TRUSTED_PROXIES: proxy } });
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const calling = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
const boundary = 'grenze';
const form = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nno picture\r\n--${boundary}--\r\n`;

/** An upload without a session. */
function upload(from: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(form.length) };
  return send(shop, {
    path: '/web-api/customer-picture',
    method: 'POST',
    from,
    headers: { ...calling, 'sec-fetch-site': 'same-origin', ...type, ...headers },
    body: form,
  });
}

/** How many uploads of `count` meet the limit, eight at a time, and the last refusal. */
async function flood(count: number, from: string, headers: (at: number) => Record<string, string> = () => ({})) {
  let refused = 0;
  let last: Awaited<ReturnType<typeof upload>> | null = null;
  for (let at = 0; at < count; at += 8) {
    const size = Math.min(8, count - at);
    const answers = await Promise.all(Array.from({ length: size }, (_, index) => upload(from, headers(at + index))));
    for (const answer of answers.filter(({ status }) => status === 429)) {
      refused += 1;
      last = answer;
    }
  }
  return { refused, last };
}

test('uploads without a cookie meet a limit by address, with a sentence and a time to wait, and others are served', async () => {
  const address = freshAddress();
  const { refused, last } = await flood(304, address);
  expect(refused).toBe(4);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(last?.text ?? '{}')).toMatchObject({
    code: 'too-many',
    message: 'Das waren viele Bilder auf einmal. In einer Minute geht es weiter. Bereits hochgeladene Bilder sind gespeichert.',
  });
  expect((await upload(freshAddress())).status).toBe(422);
  expect((await send(shop, { path: '/', from: address })).status).toBe(200);
});

test('a header that a client invents does not make it another client', async () => {
  const address = freshAddress();
  const { refused } = await flood(304, address, (at) => ({ 'x-forwarded-for': `203.0.113.${at % 250}` }));
  expect(refused).toBe(4);
});

test('behind a trusted proxy the clients are told apart', async () => {
  const { refused } = await flood(304, proxy, (at) => ({ 'x-forwarded-for': `203.0.113.${at % 250}` }));
  expect(refused).toBe(0);
});

test('an order of a guest whose address has met a limit of another kind goes through', async () => {
  const visitor = guest(shop);
  const many = await Promise.all(
    Array.from({ length: 70 }, () =>
      visitor.call('POST', '/web-api/log', { event: 'app-error', message: '', stack: '', path: '/', repeats: 0 }),
    ),
  );
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect((await visitor.call('GET', '/web-api/cart')).status).toBe(200);
});
