/** What other sites, hosts and addresses can make a browser do: a shop on HTTPS refuses their requests, redirects no browser to them and tells browsers so on every response. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#api/calls.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { guest, type Received, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const host = 'www.shop.example';
const origin = `https://${host}`;

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({
    env: {
      PUBLIC_ORIGIN: origin,
      HOSTS: `${host}=federleicht:DE,at.shop.example=federleicht:AT,poster.shop.example=myposter:DE`,
    },
  });
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Received> =>
  send(shop, { path, method, headers: { host, ...headers }, ...(body === undefined ? {} : { body }) });

/** A guest of the shop, whose cookie has the prefix. */
const customer = () => guest(shop, { host });

const token = 'A'.repeat(22);
const siteHeaders = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };

describe('a request that changes something and comes from elsewhere', () => {
  const from: Record<string, Record<string, string>> = {
    'another site': { origin: 'https://evil.example' },
    'another site, told by the browser': { 'sec-fetch-site': 'cross-site' },
    'a sandboxed frame': { origin: 'null' },
    'a sibling host': { origin: 'https://blog.shop.example' },
    'a sibling host, told by the browser': { origin, 'sec-fetch-site': 'same-site' },
    'the other brand': { origin: 'https://poster.shop.example' },
    'another port': { origin: `${origin}:8443` },
    'a name that begins like the host': { origin: `${origin}.evil.example` },
  };
  /** Routes whose credential is not a cookie are not in these tables: the content service, operator calls, one-click unsubscribe. */
  const changing = [...Object.keys(calls).filter((key) => !key.startsWith('GET ')), 'POST /web-api/customer-picture'];

  test.each(changing)('is refused by %s', async (key) => {
    const [method = '', pattern = ''] = key.split(' ');
    const path = pattern.replace(/:\w+/g, token);
    for (const [name, headers] of Object.entries(from)) {
      const type = { 'content-type': 'application/json', 'content-length': '2' };
      const answer = await ask(path, { ...siteHeaders, ...type, ...headers }, method, '{}');
      expect([name, answer.status, JSON.parse(answer.text).code]).toEqual([name, 403, 'cross-site']);
    }
    const form = { ...siteHeaders, 'content-type': 'text/plain', 'content-length': '2' };
    if (method === 'POST') expect((await ask(path, form, method, '{}')).status).toBe(403);
  });

  const pages: Record<string, string> = {
    account: '/kundenkonto/',
    'account-addresses': '/kundenkonto/adressen/',
    'account-designs': '/kundenkonto/entwuerfe/',
    'account-devices': '/kundenkonto/geraete/',
    'account-newsletter': '/kundenkonto/newsletter/',
    'account-orders': '/kundenkonto/bestellungen/',
    'account-pictures': '/kundenkonto/bilder/',
    'account-privacy': '/kundenkonto/datenschutz/',
    'account-profile': '/kundenkonto/daten/',
    'account-wishes': '/kundenkonto/merkzettel/',
    cart: '/warenkorb/',
    checkout: '/kasse/',
    'email-verify': '/kundenkonto/adresse-bestaetigen/',
    'events/answers': `/feier/${token}/antworten/`,
    'events/co-host': `/feier/mit/${'A'.repeat(26)}/`,
    'events/code': '/e/',
    'events/content': `/feier/${token}/seite/inhalt/`,
    'events/event': `/feier/${token}/`,
    'events/events': '/feier/',
    'events/guest-mails': `/e/${'A'.repeat(26)}/abmelden/`,
    'events/guest-page': `/e/${'A'.repeat(26)}/`,
    'events/household': `/feier/${token}/${token}/`,
    'events/inbox': `/feier/${token}/posteingang/`,
    'events/mails': `/feier/${token}/mails/`,
    'events/plan': `/feier/${token}/zeitplan/`,
    'events/print': `/feier/${token}/drucken/`,
    'events/programme': `/feier/${token}/seite/`,
    'events/report': `/e/${'A'.repeat(26)}/melden/`,
    'events/seating': `/feier/${token}/sitzplan/`,
    'events/settings': `/feier/${token}/einstellungen/`,
    'events/thanks': `/feier/${token}/drucken/dank/`,
    'gift-voucher': '/gutschein/',
    'guests/address-form': `/a/${'A'.repeat(26)}/`,
    'guests/address-mails': `/a/${'A'.repeat(26)}/abmelden/`,
    'guests/addresses': `/gaeste/${token}/anschriften/`,
    'guests/approval': `/teilen/freigabe/${token}/`,
    'guests/envelopes': `/gaeste/${token}/umschlaege/`,
    'guests/household': `/gaeste/${token}/${token}/`,
    'guests/import': `/gaeste/${token}/import/`,
    'guests/list': `/gaeste/${token}/`,
    'guests/lists': '/gaeste/',
    'guests/preview': `/gaeste/${token}/import/${token}/`,
    'guests/print': `/gaeste/drucke/${token}/`,
    'guests/print-languages': `/gaeste/drucke/${token}/sprachen/`,
    'guests/print-parties': `/gaeste/drucke/${token}/freigaben/`,
    list: '/karten-designen/',
    newsletter: '/newsletter/',
    'newsletter-confirm': '/newsletter/bestaetigen/',
    'newsletter-leave': '/newsletter/abmelden/',
    order: `/bestellung/${token}/`,
    'password-forgotten': '/kundenkonto/passwort-vergessen/',
    'password-new': '/kundenkonto/neues-passwort/',
    'sign-in': '/kundenkonto/anmelden/',
    'sign-out': '/abmelden/',
    'sign-up': '/kundenkonto/registrieren/',
    'wall-art/poster': '/poster/tanz/',
    withdraw: '/vertrag-widerrufen/',
  };

  test('the pages below are all that have an action', () => {
    const folder = 'src/web/app/routes/';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const acting = files.filter((file) => /export (?:async )?(?:function|const) action\b/.test(readFileSync(folder + file, 'utf8')));
    expect(acting.map((file) => file.replace('.tsx', '')).sort()).toEqual(Object.keys(pages));
  });

  test.each(Object.entries(pages))('is refused by the page %s', async (_name, path) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' };
    for (const target of [path, `${path}_payload.json`])
      for (const [name, headers] of Object.entries(from)) {
        const answer = await ask(target, { ...type, ...headers }, 'POST', 'a=b');
        expect([target, name, answer.status]).toEqual([target, name, 403]);
      }
    expect((await ask(path, type, 'POST', 'a=b')).status).toBe(403);
  });

  test('leaves drafts, cart and session as they were', async () => {
    const visitor = customer();
    const { id, cart } = await savedCard(visitor, { inCart: true });
    const body = JSON.stringify(orderBody(cart));
    const length = String(Buffer.byteLength(body));
    const cookie = visitor.headers().cookie ?? '';
    for (const headers of Object.values(from)) {
      const sent = { ...siteHeaders, cookie, 'content-type': 'application/json', 'content-length': length, 'idempotency-key': orderKey() };
      await ask('/web-api/order', { ...sent, ...headers }, 'POST', body);
      await ask('/web-api/sign-out', { ...sent, ...headers, 'content-length': '2' }, 'POST', '{}');
      await ask(
        '/kundenkonto/',
        { cookie, 'content-length': '0', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        'POST',
      );
    }
    const { drafts, orders } = (await visitor.call('GET', '/web-api/customer-area')).json;
    expect([drafts.map((draft: { id: string }) => draft.id), orders]).toEqual([[id], []]);
    expect((await visitor.call('GET', '/web-api/cart')).json.lines).toHaveLength(1);
  });
});

test('an order gives its browser a new token in a cookie that no other host can set', async () => {
  const visitor = customer();
  const { cart } = await savedCard(visitor, { inCart: true });
  const old = visitor.jar.get('__Host-federleicht_session');
  const placed = await visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
  expect(placed.status).toBe(200);
  expect(String(placed.headers['set-cookie'])).toMatch(
    /^__Host-federleicht_session=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(visitor.jar.get('__Host-federleicht_session')).not.toBe(old);
  const seen = async (value: string | undefined, name = '__Host-federleicht_session') =>
    JSON.parse((await ask('/web-api/customer-area', { ...siteHeaders, cookie: `${name}=${value}` })).text).orders.length;
  expect(await seen(visitor.jar.get('__Host-federleicht_session'))).toBe(1);
  // A request that was sent with the old token.
  expect(await seen(old)).toBe(1);
  expect(await seen(visitor.jar.get('__Host-federleicht_session'), 'federleicht_session')).toBe(0);
});

describe('headers', () => {
  async function orderPath(): Promise<string> {
    const visitor = customer();
    const { cart } = await savedCard(visitor, { inCart: true });
    const placed = await visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
    return `/bestellung/${placed.json.token}/`;
  }

  const open = [
    '/',
    '/karten-designen/',
    '/karten-designen/olivia/',
    '/merkzettel/',
    '/impressum/',
    '/kontakt/',
    '/sitemap/',
    '/gibt-es-nicht/',
  ];
  const closed = [
    '/warenkorb/',
    '/kundenkonto/',
    '/newsletter/bestaetigen/',
    `/newsletter/abmelden/${token}/`,
    `/bestellung/${token}/`,
    '/configurator-card/?card=olivia&form=folded&format=a6',
  ];
  const policyOf = ({ headers }: Received) =>
    new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0], directive] as const),
    );

  test('of every page: scripts by origin and hash only, no frames of others, HTTPS for a year', async () => {
    for (const path of [...open, ...closed, await orderPath()]) {
      const answer = await ask(path);
      const policy = policyOf(answer);
      const scripts = policy.get('script-src') ?? '';
      expect([path, scripts.replaceAll(/'sha256-[\w+/]{43}='/g, '').trim()]).toEqual([
        path,
        path.startsWith('/configurator') ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
      ]);
      const fixed = ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'].map((name) => policy.get(name));
      const wanted = ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"];
      expect([path, fixed]).toEqual([path, wanted]);
      expect([path, answer.headers['strict-transport-security']]).toEqual([path, 'max-age=31536000; includeSubDomains']);
      expect([path, answer.headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      expect([path, / nonce=/.test(answer.text)]).toEqual([path, false]);
    }
  });

  test('of private pages: stored nowhere, and their address is told to no other host', async () => {
    for (const path of closed.filter((one) => !one.startsWith('/configurator') && !one.includes(token))) {
      const { headers } = await ask(path);
      expect([path, headers['cache-control'], headers['referrer-policy']]).toEqual([path, 'private, no-store', 'same-origin']);
    }
  });

  test('of addresses that hold a token: they are told to no page at all', async () => {
    const order = await orderPath();
    const token = 'Ab3_AAAAAAAAAAAAAAAAAA';
    const paths = [
      order,
      `${order}_payload.json`,
      `/web-api/orders/${token}`,
      `/web-api/shared/${token}`,
      `/teilen/${token}/`,
      `/teilen/merkzettel/${token}/`,
      `/newsletter/abmelden/${token}/`,
      `/newsletter/bestaetigen/?token=${token}`,
      `/kundenkonto/neues-passwort/?token=${token}`,
      `/kundenkonto/adresse-bestaetigen/?token=${token}`,
      `/kundenkonto/adresse-bestaetigen?token=${token}`,
      `/?channel=myposter&token=${token}`,
      `/img/shared/${token}/front-1.webp`,
    ];
    for (const path of paths) expect([path, (await ask(path)).headers['referrer-policy']]).toEqual([path, 'no-referrer']);
  });

  test('of forms on such pages: browsers send them with the origin null, and say whether they are the shop’s', async () => {
    for (const [site, status, word] of [
      ['same-origin', 400, 'Dieser Link gilt nicht mehr'],
      ['cross-site', 403, 'fremden Seite'],
    ] as const) {
      const headers = { origin: 'null', 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
      const answer = await ask('/kundenkonto/neues-passwort/', headers, 'POST', `token=${token}&password=vier+kluge+Worte+hier`);
      expect([site, answer.status, answer.text.includes(word)]).toEqual([site, status, true]);
    }
  });

  test('of everything else: nosniff, a referrer policy, no embedding by other sites and HTTPS for a year', async () => {
    const { text } = await ask('/');
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
    const [picture = ''] = /\/img\/[^"\s]+/.exec(text) ?? [];
    const paths = [
      asset,
      picture,
      '/robots.txt',
      '/opensearch.xml',
      '/sitemap.xml',
      '/favicon.svg',
      '/healthz',
      '/impressum',
      '/?channel=myposter',
      '/%',
      '/web-api/cart',
      '/web-api/nichts',
      '/web-api/card-occasions',
      '/_payload.json',
      '/img/nichts',
      '/emoji/nichts',
      '/cms/v2/cdn/stories',
      '/assets/nichts.js',
      '/operator-api/orders/F1/paid',
      '/dev/mailbox',
      '/metrics',
      '/readyz',
    ];
    const seen = [
      ...(await Promise.all(paths.map(async (path) => [path, await ask(path)] as const))),
      ['TRACE', await ask('/', {}, 'TRACE')] as const,
    ];
    for (const [path, { headers }] of seen) {
      expect([path, headers['x-content-type-options'], headers['strict-transport-security']]).toEqual([
        path,
        'nosniff',
        'max-age=31536000; includeSubDomains',
      ]);
      expect([path, headers['cross-origin-resource-policy']]).toEqual([path, 'same-origin']);
      expect([path, headers['referrer-policy']]).toEqual([
        path,
        expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin|origin)$/),
      ]);
    }
  });
});

describe('no address leads to another site', () => {
  const evil = 'evil.example';
  const paths = [
    `//${evil}`,
    `//${evil}/`,
    `///${evil}/`,
    `/\\${evil}`,
    `/%5c${evil}`,
    `/%2f%2f${evil}`,
    `/.//${evil}`,
    `/d//${evil}`,
    `/d/%2f${evil}`,
    `/impressum/..//${evil}`,
    `/@${evil}`,
    `/;//${evil}`,
    `/%09/${evil}`,
    `/https://${evil}`,
    `/karten-designen//${evil}/..`,
    `/%0d%0alocation:${evil}`,
  ];
  const values = [`//${evil}`, `https://${evil}/`];
  const parameters = ['channel', 'handover', 'next', 'url', 'redirect', 'return', '_storyblok', 'build'];
  const told: Record<string, string>[] = [{}, { 'x-forwarded-host': evil, referer: `https://${evil}/` }];
  const own = /^(?:\/(?![/\\])|https:\/\/(?:www|at|poster)\.shop\.example(?:\/|$))/;

  test.each(paths)('%s', async (path) => {
    const searches = [
      '',
      '?channel=myposter',
      ...parameters.flatMap((name) => values.map((value) => `?${name}=${encodeURIComponent(value)}`)),
    ];
    for (const search of searches)
      for (const headers of told) {
        const { status, headers: got } = await ask(path + search, headers);
        const location = got.location ?? got['x-remix-redirect'];
        expect([search, status < 500]).toEqual([search, true]);
        if (location !== undefined) expect([search, location]).toEqual([search, expect.stringMatching(own)]);
      }
  });
});
