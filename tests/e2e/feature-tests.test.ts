/** Feature tests and consent in the whole shop: operators' calls, pages by branch, and what a browser tells after the visitor agreed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordingVersion } from '#core/site/consent.ts';
import { newVisitorKey } from '#store/flags/visitor-key.ts';
import { complaintsOf, hasChromium } from '#tests/browser.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { rollout } from '#tests/flag-server.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { freshIpAddress, guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const operator = 'an-operator-token-of-32-characters!';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const browser = sharedBrowser({ asksConsent: true });
// Flags and stories are the same for every visitor of a shop.
let shop: RunningShop;

async function operate(method: string, path: string, body?: unknown) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${operator}`,
    ...(text ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) } : {}),
  };
  const {
    status,
    text: answer,
    headers: received,
  } = await send(shop, { path: `/operator-api${path}`, method, headers, ...(text ? { body: text } : {}) });
  return { status, text: answer, headers: received, json: received['content-type']?.includes('json') ? JSON.parse(answer) : null };
}

const words = (text: string) => [
  {
    component: 'page-text',
    mb: 'section',
    layout: 'plain',
    text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  },
];

/** A published page with a test of each kind. */
async function publishTestPage(slug: string): Promise<void> {
  const authorization = readFileSync(join(shop.dataDir, 'secrets', 'cms-management-token'), 'utf8').trim();
  const manage = async (method: string, path: string, body?: unknown) => {
    const text = body ? JSON.stringify(body) : undefined;
    const headers = {
      authorization,
      ...(text ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) } : {}),
    };
    return JSON.parse((await send(shop, { path: `/cms/v1/spaces/1001/${path}`, method, headers, ...(text ? { body: text } : {}) })).text);
  };
  const { stories } = await manage('GET', 'stories?with_slug=federleicht');
  const content = {
    component: 'page',
    title: 'Testseite',
    body: [
      {
        component: 'ab-test',
        mb: 'section',
        layout: 'plain',
        feature: 'hero',
        control: words('Fassung wie immer'),
        treatment: words('Neue Fassung'),
      },
      {
        component: 'multi-treatment-test',
        mb: 'section',
        layout: 'plain',
        feature: 'layout',
        treatments: [
          { treatment: 'control', blocks: words('Anordnung wie immer') },
          { treatment: 'a', blocks: words('Anordnung A') },
          { treatment: 'b', blocks: words('Anordnung B') },
        ],
      },
    ],
  };
  const { story } = await manage('POST', 'stories', { story: { name: 'Test', slug, parent_id: stories[0]?.id, content }, publish: 1 });
  expect(story?.full_slug).toBe(`federleicht/${slug}`);
}

beforeAll(async () => {
  shop = await startShop({ env: { OPERATOR_TOKEN: operator } });
  expect((await operate('POST', '/flags', rollout('hero', { on: 60, off: 40 }))).status).toBe(200);
  expect((await operate('POST', '/flags', rollout('layout', { a: 50, b: 25, c: 25 }))).status).toBe(200);
  await publishTestPage('testseite');
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

/** The key of a visitor, as this shop makes it; the same for the same number. */
function key(at: number): string {
  const random = Buffer.alloc(8);
  random.writeUInt32BE(at);
  return newVisitorKey(readFileSync(join(shop.dataDir, 'secrets', 'flags-visitors'), 'utf8').trim(), random);
}

/** What a visitor sees of the page's tests. */
async function seen(cookie: string, { search = '', userAgent = firefox, from = '127.0.0.1', privacy = '' } = {}) {
  const { text, headers } = await send(shop, {
    path: `/testseite/${search}`,
    headers: {
      'user-agent': userAgent,
      'accept-encoding': 'identity',
      ...(cookie ? { cookie } : {}),
      ...(privacy ? { 'sec-gpc': privacy } : {}),
    },
    from,
  });
  const branches = Object.fromEntries(
    Array.from(text.matchAll(/data-ft="(\w+)" data-ft-branch="(\w+)"/g), ([, flag, branch]) => [flag, branch]),
  );
  return { branches, text, headers, cookies: [headers['set-cookie'] ?? []].flat() };
}

describe('a page with feature tests', () => {
  test('shows each visitor their own branches, also where 200 ask at once for the first time [F031] [F378] [F110] [F120] [F234] [F269]', async () => {
    const treatments = async (at: number) => {
      const { json } = await guest(shop).call('GET', '/web-api/feature-flags', undefined, {
        cookie: `ft_user=${key(at)}`,
        'user-agent': firefox,
      });
      return json.treatments;
    };
    const visitors = Array.from({ length: 200 }, (_, at) => at);
    const got = await Promise.all(visitors.map((at) => seen(`ft_user=${key(at)}`, { from: freshIpAddress() })));
    const wanted = await Promise.all(visitors.map(treatments));
    got.forEach(({ branches, text }, at) => {
      const { hero, layout } = wanted[at];
      expect(branches, String(at)).toEqual({ hero: hero === 'on' ? 'on' : 'control', layout: layout === 'c' ? 'control' : layout });
      expect(text.includes('Neue Fassung')).toBe(hero === 'on');
      expect(text.includes('Fassung wie immer')).toBe(hero !== 'on');
    });
    expect(new Set(got.map(({ branches }) => JSON.stringify(branches))).size).toBe(6);
  });

  test('gives a new visitor a key for a year and is no one else’s page; crawlers and who declined see control and get no key [F233] [F264] [F270] [F274] [F333]', async () => {
    const first = await seen('');
    expect(first.cookies).toHaveLength(1);
    expect(first.cookies[0]).toMatch(/^ft_user=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect([first.headers['cache-control'], first.headers.vary]).toEqual(['private, no-cache', 'accept-encoding, cookie']);
    const own = await seen(first.cookies[0]?.split(';')[0] ?? '');
    expect([own.branches, own.cookies]).toEqual([first.branches, []]);
    const control = { hero: 'control', layout: 'control' };
    const declined = `consent=${wordingVersion(null)}.-.${new Date().toISOString().slice(0, 10)}; ft_user=${key(1)}`;
    for (const [cookie, userAgent] of [
      ['', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      [declined, firefox],
    ] as const)
      expect(await seen(cookie, { userAgent })).toMatchObject({ branches: control, cookies: [] });
    expect(await seen('', { privacy: '1' })).toMatchObject({ branches: control, cookies: [] });
    const plain = await send(shop, { path: '/impressum/', headers: { 'user-agent': firefox } });
    expect([plain.headers['cache-control'], plain.headers['set-cookie']]).toEqual(['public, max-age=0, must-revalidate', undefined]);
  });

  test('a key that is not of the shop is replaced, and the call for treatments keeps the branches that it answers', async () => {
    const ask = async (cookie: string) => {
      const { json, headers } = await guest(shop).call('GET', '/web-api/feature-flags', undefined, {
        'user-agent': firefox,
        ...(cookie ? { cookie } : {}),
      });
      return { treatments: json.treatments, cookies: [headers['set-cookie'] ?? []].flat(), headers };
    };
    const invented = await seen(`ft_user=${crypto.randomUUID()}`);
    expect(invented.cookies[0]).toMatch(/^ft_user=/);
    for (let at = 0; at < 5; at += 1) {
      const first = await ask('');
      expect(first.headers['cache-control']).toBe('private, no-store');
      expect(first.cookies[0]).toMatch(/^ft_user=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; SameSite=Lax$/);
      const own = first.cookies[0]?.split(';')[0] ?? '';
      for (let time = 0; time < 2; time += 1) expect(await ask(own)).toMatchObject({ treatments: first.treatments, cookies: [] });
      const { hero, layout } = first.treatments;
      expect((await seen(own)).branches).toEqual({ hero: hero === 'on' ? 'on' : 'control', layout: layout === 'c' ? 'control' : layout });
    }
    const declined = `consent=${wordingVersion(null)}.-.${new Date().toISOString().slice(0, 10)}`;
    expect((await ask(declined)).cookies).toEqual([]);
  });

  test('an address overrides treatments for the session, is not indexed, and knows listed values only [F267] [F268] [F271] [F275]', async () => {
    const cookie = `ft_user=${key(3)}`;
    const usual = (await seen(cookie)).branches;
    const forced = await seen(cookie, { search: '?ff_hero=on&feature=layout&treatment=b' });
    expect(forced.branches).toEqual({ hero: 'on', layout: 'b' });
    expect(forced.headers['x-robots-tag']).toContain('noindex');
    const kept = forced.cookies.find((line) => line.startsWith('ft_override='))?.split(';')[0] ?? '';
    expect((await seen(`${cookie}; ${kept}`)).branches).toEqual({ hero: 'on', layout: 'b' });
    expect(await seen(cookie, { search: '?ff_layout=zebra&ff_nothing=on' })).toMatchObject({ branches: usual, cookies: [] });
  });

  test('a kill, the switch and an end of both count for the next page', async () => {
    const on = Array.from({ length: 20 }, (_, at) => at);
    const heroes = async () => new Set(await Promise.all(on.map(async (at) => (await seen(`ft_user=${key(at)}`)).branches.hero)));
    expect((await heroes()).size).toBe(2);
    expect((await operate('POST', '/flags/hero/kill', {})).json.flag.killed).toBe(true);
    expect(await heroes()).toEqual(new Set(['control']));
    await operate('POST', '/flags/hero/restore');
    expect((await heroes()).size).toBe(2);
    await operate('PUT', '/flags-off', { isOff: true });
    expect(await heroes()).toEqual(new Set(['control']));
    expect((await guest(shop).call('GET', '/web-api/feature-flags')).json).toMatchObject({ disabled: true });
    await operate('PUT', '/flags-off', { isOff: false });
    expect((await heroes()).size).toBe(2);
  });
});

describe('operators', () => {
  test('are told what is wrong with a flag, and cannot overwrite what they have not read [E061]', async () => {
    const broken = await operate('POST', '/flags', rollout('broken', { on: 60, off: 30 }));
    expect([broken.status, broken.json.errors[0].message]).toEqual([
      422,
      'Die Anteile ergeben zusammen 90 Prozent. Es müssen genau 100 sein.',
    ]);
    expect((await operate('POST', '/flags', rollout('hero', { on: 100 }))).status).toBe(409);
    const { changeNumber } = (await operate('GET', '/flags/layout')).json.flag;
    const changed = rollout('layout', { a: 40, b: 30, c: 30 });
    expect((await operate('PUT', '/flags/layout', { ...changed, expect: changeNumber - 1 })).status).toBe(409);
    expect((await operate('PUT', '/flags/layout', { ...changed, expect: changeNumber })).json.phase).toBe(2);
    // The page of both tests would have 2 × 8 variants.
    const seven = rollout('layout', { a: 40, b: 10, c: 10, d: 10, e: 10, f: 10, g: 10 });
    expect((await operate('PUT', '/flags/layout', seven)).json.errors[0].message).toBe(
      'Daraus werden 16 Fassungen einer Seite. Höchstens 12 sind erlaubt.',
    );
    expect((await operate('GET', '/flags/layout/history')).json.changes.map(({ action }: { action: string }) => action)).toEqual([
      'change',
      'create',
    ]);
    expect((await send(shop, { path: '/operator-api/flags' })).status).toBe(401);
  });

  test('keep segments, and import large ones from a file [E061]', async () => {
    expect((await operate('POST', '/segments', { name: 'friends' })).status).toBe(200);
    await operate('POST', '/segments/friends/keys', { add: [key(1), key(2)], remove: [] });
    await operate('POST', '/segments/friends/keys', { add: [], remove: [key(2)] });
    expect((await operate('GET', '/segments')).json.segments).toMatchObject([{ name: 'friends', keys: 1 }]);
    const file = `key\n${Array.from({ length: 1500 }, (_, at) => key(at)).join('\n')}\n`;
    const headers = { authorization: `Bearer ${operator}`, 'content-type': 'text/csv', 'content-length': String(file.length) };
    const imported = await send(shop, { path: '/operator-api/large-segments/all', method: 'PUT', headers, body: file });
    expect(JSON.parse(imported.text)).toEqual({ name: 'all', keys: 1500 });
    expect((await operate('GET', '/large-segments')).json.segments).toEqual([{ name: 'all', keys: 1500 }]);
  });
});

/** Requests to the flag service and the names of what a context stores. */
async function stored(context: BrowserContext) {
  const cookies = (await context.cookies()).map(({ name }) => name).sort();
  const [page] = context.pages();
  const items = await page?.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => name.startsWith('ft_')).sort(),
  );
  return { cookies, items };
}

describe.skipIf(!hasChromium)('consent in a browser', () => {
  test('nothing about a visitor is sent before they agree; then what they saw is, and withdrawing deletes it [F265] [F266] [E071] [F413]', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 }, userAgent: firefox });
    const page = await context.newPage();
    const complaints = complaintsOf(context);
    const flagCalls: string[] = [];
    const foreign: string[] = [];
    context.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (pathname.startsWith('/flags/')) flagCalls.push(`${request.method()} ${pathname}`);
      if (hostname !== 'localhost') foreign.push(request.url());
    });
    await page.goto(`${shop.origin}/testseite/`);
    const banner = page.getByRole('region', { name: 'Dürfen wir mitzählen?' });
    await banner.waitFor();
    // One click each, and none is larger or louder than the others.
    const looks = await banner.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, boxShadow } = getComputedStyle(button);
        return { width: Math.round(width), height: Math.round(height), color, backgroundColor, fontSize, fontWeight, boxShadow };
      }),
    );
    expect(looks).toHaveLength(3);
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    // The question and the branches of both tests move nothing that has been shown.
    const shifted = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
              resolve(shifts.reduce((sum, { value }) => sum + value, 0));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
    expect(await shifted()).toBeLessThan(0.01);
    expect(flagCalls).toEqual([]);
    expect((await stored(context)).cookies).toEqual(['ft_user']);

    await banner.getByRole('button', { name: 'Zustimmen' }).click();
    await banner.waitFor({ state: 'detached' });
    const database = new DatabaseSync(join(shop.dataDir, 'shop.db'), { readOnly: true, timeout: 10_000 });
    const own = (await context.cookies()).find(({ name }) => name === 'ft_user')?.value ?? '';
    const impressions = () => database.prepare('select flag from flag_impressions where key = ? order by flag').all(own);
    await expect.poll(() => flagCalls.some((call) => call.includes('/splitChanges'))).toBe(true);
    // The page hides: what waits is sent by a beacon.
    await page.goto(`${shop.origin}/impressum/`);
    await expect.poll(impressions).toEqual([{ flag: 'hero' }, { flag: 'layout' }]);
    const proofs = () => database.prepare('select categories, wording, host, source from consents where ended_at is null').all();
    expect(proofs()).toEqual([
      { categories: 'statistics', wording: wordingVersion(null), host: `localhost:${shop.port}`, source: 'banner' },
    ]);
    expect((await stored(context)).items).toEqual(['ft_monitor', 'ft_session']);

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await settings.waitFor();
    expect(await settings.getByLabel('Statistik').isChecked()).toBe(true);
    await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Ablehnen' }).click()]);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(await stored(context)).toEqual({ cookies: ['consent'], items: [] });
    await expect.poll(proofs).toEqual([]);
    flagCalls.length = 0;
    await page.goto(`${shop.origin}/testseite/`);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect([flagCalls, await banner.count(), foreign, complaints]).toEqual([[], 0, [], []]);
    database.close();
    await context.close();
  });

  test('a refusal counts without the shop; a grant that cannot be proved does not count', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, userAgent: firefox });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/impressum/`);
    const banner = page.getByRole('region', { name: 'Dürfen wir mitzählen?' });
    await banner.waitFor();
    await page.route('**/web-api/consent', (route) => route.abort());
    await banner.getByRole('button', { name: 'Zustimmen' }).click();
    await banner.getByRole('alert').waitFor();
    expect((await stored(context)).cookies).toEqual([]);
    await banner.getByRole('button', { name: 'Ablehnen' }).click();
    await banner.waitFor({ state: 'detached' });
    expect((await context.cookies())[0]?.value).toMatch(new RegExp(`^${wordingVersion(null)}\\.-\\.\\d{4}-\\d{2}-\\d{2}$`));
    await context.close();
  });

  test('what a visitor who agreed does is told, also what the page was left too early for; declining forgets it', async () => {
    const customer = guest(shop);
    await savedCard(customer, { inCart: true });
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, userAgent: firefox });
    const jar = {
      ...Object.fromEntries(customer.jar),
      ft_user: key(9),
      consent: `${wordingVersion(null)}.s.${new Date().toISOString().slice(0, 10)}`,
    };
    await context.addCookies(Object.entries(jar).map(([name, value]) => ({ name, value, url: shop.origin })));
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    const database = new DatabaseSync(join(shop.dataDir, 'shop.db'), { readOnly: true, timeout: 10_000 });
    const events = () => database.prepare('select type, value, source from flag_events where key = ?').all(key(9));
    const waiting = () => page.evaluate(() => sessionStorage.getItem('ft_events'));
    // The SDK never becomes ready on this page.
    await page.route('**/flags/api/**', () => undefined);
    await page.goto(`${shop.origin}/kasse/`);
    await page.waitForRequest((request) => request.url().includes('/splitChanges'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${shop.origin}/impressum/`);
    await expect.poll(waiting).toBeNull();
    await page.goto(`${shop.origin}/datenschutz/`);
    await expect.poll(events).toEqual([{ type: 'begin_checkout', value: expect.any(Number), source: 'browser' }]);

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await settings.waitFor();
    await page.evaluate(() => sessionStorage.setItem('ft_events', '[{"type":"login"}]'));
    await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Ablehnen' }).click()]);
    expect([await waiting(), events().length, complaints]).toEqual([null, 1, []]);
    database.close();
    await context.close();
  });

  test('an order of a visitor who agreed counts for the tests they saw, and others’ orders do not', async () => {
    const database = new DatabaseSync(join(shop.dataDir, 'shop.db'), { readOnly: true, timeout: 10_000 });
    const events = () => database.prepare("select key, value, source from flag_events where type = 'order_placed'").all();
    for (const [at, consent] of [
      [7, `${wordingVersion(null)}.s.2026-11-22`],
      [8, `${wordingVersion(null)}.-.2026-11-22`],
    ] as const) {
      const customer = guest(shop);
      customer.jar.set('ft_user', key(at));
      customer.jar.set('consent', consent);
      await savedCard(customer, { inCart: true });
      const placed = await customer.call('POST', '/web-api/order', orderBody((await customer.call('GET', '/web-api/cart')).json), {
        'idempotency-key': orderKey(),
      });
      expect(placed.status, placed.text).toBe(200);
    }
    expect(events()).toEqual([{ key: key(7), value: expect.any(Number), source: 'server' }]);
    database.close();
  });
});
