/** What pages ask of browsers by their headers: features that are off, resources that no other site embeds, reports of what was blocked. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#core/site/routes.ts';
import { hasChromium } from '#tests/browser.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { freshIpAddress, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

// Wrong tokens and violations are counted by the whole shop.
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ env: { OPERATOR_TOKEN: operatorToken } });
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const operatorToken = 'operator'.repeat(5);
const hosts = ['localhost', 'at.localhost', 'myposter.localhost'];

/** Addresses of every kind of page, with values for their parameters. */
function addresses(value: string): string[] {
  const patterns = Object.values(routes).flatMap((row) => [...row.patterns]);
  return [...patterns.map((pattern) => `/${pattern.replaceAll(/:\w+/g, value)}`), `/${value}`, `/magazin/${value}`, `/d/${value}`];
}

/** A page of the card shop ends with a slash. */
const pathOn = (host: string, path: string) => (host.startsWith('myposter') || path.endsWith('/') ? path : `${path}/`);

test('an address that is longer than any page, and one as long as a page may have, is a missing page on every route', async () => {
  for (const host of hosts)
    for (const length of [490, 501, 1_200, 1_900, 2_100, 6_000])
      for (const path of addresses('a'.repeat(length)).filter((address) => address.length > length)) {
        const { status } = await send(shop, { path: pathOn(host, path), host, from: freshIpAddress() });
        expect([host, path.slice(0, 30), length, status < 500]).toEqual([host, path.slice(0, 30), length, true]);
      }
  for (const path of [`/${'a'.repeat(1_900)}/`, `/fr/${'a'.repeat(800)}/b/`, `/${'%C3%A4'.repeat(300)}/`])
    expect((await send(shop, { path })).status).toBe(404);
  expect(shop.output()).not.toContain('page-failed');
}, 120_000);

test('long queries and headers are answered by pages, calls and files', async () => {
  const long = 'a'.repeat(6_000);
  const paths = [
    '/',
    '/karten-designen/',
    '/kundenkonto/',
    '/web-api/cart',
    '/api/get-location/',
    '/img/cards/olivia',
    '/robots.txt',
    '/cms/v2/cdn/stories',
  ];
  const names = [
    'cookie',
    'accept',
    'accept-language',
    'accept-encoding',
    'referer',
    'user-agent',
    'range',
    'if-none-match',
    'x-locale',
    'x-channel',
    'authorization',
  ];
  for (const path of paths) {
    expect([path, (await send(shop, { path: `${path}?sort=${long}&card=${long.slice(0, 600)}` })).status < 500]).toEqual([path, true]);
    for (const name of names)
      for (const value of [long, ';'.repeat(600), ','.repeat(600), '\xe9\xff'.repeat(300)]) {
        const { status } = await send(shop, { path, headers: { [name]: value }, from: freshIpAddress() });
        expect([path, name, status < 500]).toEqual([path, name, true]);
      }
  }
}, 120_000);

test('every answer keeps other sites from embedding it', async () => {
  const { text } = await send(shop, { path: '/' });
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
  const [picture = ''] = /\/img\/[^"\s]+/.exec(text) ?? [];
  const [font = ''] = /\/fonts\/[^"\s]+/.exec(text) ?? [];
  const own = ['/', '/warenkorb/', '/gibt-es-nicht/', '/karten-designen', asset, picture, font, '/web-api/cart', '/robots.txt', '/healthz'];
  for (const path of [...own, '/cms/v2/cdn/stories', '/operator-api/x', '/flags/api/version', '/.well-known/security.txt', '/img/nichts'])
    expect([path, (await send(shop, { path })).headers['cross-origin-resource-policy']]).toEqual([path, 'same-origin']);
});

test('every page turns powerful features off but those it uses, and says where violations are reported', async () => {
  for (const host of hosts)
    for (const path of [
      '/',
      '/impressum/',
      '/karten-designen/',
      '/warenkorb/',
      '/kontakt/',
      '/kundenkonto/anmelden/',
      '/configurator-card/?card=olivia&form=folded&format=a6',
      '/gibt-es-nicht/',
      '/teilen/AAAAAAAAAAAAAAAAAAAAAA/',
    ]) {
      const { headers } = await send(shop, { path: host.startsWith('myposter') ? path.replace(/(.)\/(?=\?|$)/, '$1') : path, host });
      const policy = new Map(
        String(headers['permissions-policy'])
          .split(', ')
          .map((entry) => entry.split('=') as [string, string]),
      );
      for (const off of [
        'camera',
        'microphone',
        'geolocation',
        'payment',
        'usb',
        'fullscreen',
        'clipboard-read',
        'display-capture',
        'browsing-topics',
        'identity-credentials-get',
      ])
        expect([path, off, policy.get(off)]).toEqual([path, off, '()']);
      for (const on of ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write', 'accelerometer', 'gyroscope'])
        expect([path, on, policy.get(on)]).toEqual([path, on, '(self)']);
      expect(String(headers['content-security-policy'])).toContain('; report-uri /csp-report; report-to csp');
      expect(headers['reporting-endpoints']).toBe('csp="/csp-report"');
    }
});

test('a violation is one line of the log without address and visitor, and the metrics count it', async () => {
  const report = (blocked: string) => ({
    path: '/csp-report',
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({
      'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': blocked, 'document-uri': 'https://x/GEHEIM/' },
    }),
  });
  for (let at = 0; at < 3; at += 1) expect((await send(shop, report('https://evil.example/GEHEIM?x'))).status).toBe(204);
  expect((await send(shop, { ...report(''), body: '{"a":1}' })).status).toBe(400);
  await expect.poll(() => shop.output().match(/"csp-violation"/g)?.length).toBe(1);
  expect(shop.output()).toContain('"blocked":"https://evil.example"');
  expect(shop.output()).not.toContain('GEHEIM');
  expect((await send(shop, { path: '/metrics' })).text).toContain('shop_events_total{event="csp-violation"} 1\n');
});

test('who reports a weakness finds an address, valid for less than a year', async () => {
  for (const host of hosts) {
    const { status, headers, text } = await send(shop, { path: '/.well-known/security.txt', host });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:post@federleicht.example\n');
    expect(text).toContain(`Canonical: http://${host}:${shop.port}/.well-known/security.txt\n`);
    const ahead = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now();
    expect(ahead / 86_400_000).toBeGreaterThan(170);
    expect(ahead / 86_400_000).toBeLessThan(365);
  }
});

describe('wrong tokens', () => {
  const services = {
    operator: ['/operator-api/flags', 'authorization'],
    content: ['/cms/v1/spaces/1001/stories', 'authorization'],
    delivery: ['/cms/v2/cdn/stories?token=', null],
    flags: ['/flags/api/version', 'authorization'],
  } as const;

  test.each(Object.entries(services))(
    'of the service %s are refused after thirty, from one address and for all services',
    async (_name, [path, header]) => {
      const from = freshIpAddress();
      const ask = (token: string) =>
        send(shop, { from, path: header ? path : path + token, headers: header ? { [header]: `Bearer ${token}` } : {} });
      for (let at = 0; at < 30; at += 1) expect((await ask('x'.repeat(40))).status).toBe(401);
      const refused = await ask('x'.repeat(40));
      expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true]);
      const operator = { path: '/operator-api/flags', headers: { authorization: `Bearer ${operatorToken}` } };
      expect((await send(shop, { ...operator, from })).status).toBe(429);
      expect((await send(shop, { ...operator, from: freshIpAddress() })).status).toBe(200);
      // Pages, pictures and the public key of browsers have nothing to do with it.
      expect((await send(shop, { from, path: '/impressum/' })).status).toBe(200);
      expect((await send(shop, { from, path: '/cms/f/1001/1x1/AAAAAAAAAAAAAAAAAAAAAA/a.jpg' })).status).toBe(404);
      const { authorizationKey } = JSON.parse((await send(shop, { path: '/web-api/feature-flags', headers: siteHeaders })).text) as {
        authorizationKey: string;
      };
      expect(
        (await send(shop, { from, path: '/flags/api/version', headers: { authorization: `Bearer ${authorizationKey}` } })).status,
      ).toBe(200);
    },
  );

  test('are counted by service', async () => {
    const { text } = await send(shop, { path: '/metrics' });
    const countOf = (service: string) =>
      Number(new RegExp(`^shop_events_total\\{event="wrong-token",service="${service}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
    expect(countOf('operator')).toBeGreaterThanOrEqual(30);
    expect(countOf('content')).toBeGreaterThanOrEqual(60);
    expect(countOf('flags')).toBeGreaterThanOrEqual(30);
    expect(countOf('metrics')).toBe(0);
  });
});

const siteHeaders = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };

describe.skipIf(!hasChromium)('a browser', () => {
  const browser = sharedBrowser();

  test('knows every feature of the policy, and lets pages use those that are left', async () => {
    const page = await (await browser.newContext()).newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`http://localhost:${shop.port}/impressum/`);
    const allowed = await page.evaluate(() => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } };
      return featurePolicy.allowedFeatures();
    });
    expect(said.filter((text) => /policy/i.test(text))).toEqual([]);
    expect(allowed).toEqual(expect.arrayContaining(['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get']));
    for (const off of ['camera', 'geolocation', 'payment', 'usb', 'fullscreen']) expect(allowed).not.toContain(off);
  });
});
