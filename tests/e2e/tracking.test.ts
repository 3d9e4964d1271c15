/** Tracking in a real browser: every request, cookie and storage entry of a visit, before consent, with it and after it was withdrawn. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { munich, orderKey, savedCard } from '#tests/customer.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { freePort, guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const browser = sharedBrowser({ asksConsent: true });
// The tracking tools are set.
let shop: RunningShop;

beforeAll(async () => {
  const port = await freePort();
  const host = `http://tracking.localhost:${port}/dev/tracking`;
  const env = {
    TRACKING_ID: 'GTM-K4BC12',
    TRACKING_HOST: host,
    HEATMAP_ID: 'karte-7',
    HEATMAP_HOST: host,
    ANALYTICS_ID: 'o-1',
    MEASUREMENT_ID: 'G-AB12',
    MEASUREMENT_SECRET: 'geheim',
  };
  shop = await startShop({ port, env });
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const journey = ['/', '/karten-designen/', '/karten-designen/olivia/', '/magazin/', '/warenkorb/'];

/** What a browser may store without consent; the cookie of feature tests comes with pages that have one. */
const necessary =
  /^(?:(?:__Host-)?federleicht_(?:session|placed)|consent|tracking|logging|country-notice|newsletter-invitation|searches|visitor-location|wishes)$/;

type Report = { time: number; tool: string; page: string; data: Record<string, unknown> };

async function reports(): Promise<Report[]> {
  return JSON.parse((await send(shop, { path: '/dev/tracking/' })).text);
}

/** Entries of the data layer that the tag manager got since `from`. */
async function received(from: number): Promise<Record<string, unknown>[]> {
  return (await reports())
    .slice(from)
    .filter(({ tool }) => tool === 'tags')
    .map(({ data }) => data);
}

type Visit = { context: BrowserContext; page: Page; foreign: string[]; complaints: string[] };

/** A new browser whose requests to other hosts, and to the shop's own collectors of visits, are noted. */
async function visit(options: { privacy?: boolean; width?: number } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: options.width ?? 1300, height: 900 }, userAgent });
  if (options.privacy)
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'localhost' || pathname.startsWith('/flags/')) foreign.push(`${hostname}${pathname}`);
  });
  return { context, page: await context.newPage(), foreign, complaints: complaintsOf(context) };
}

/** Time enough for everything that starts after the page has shown itself. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1600)));

async function go(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'load' });
  await hydrated(page);
  await settle(page);
}

/** Names of everything that is stored, beyond what needs no consent. */
async function stored({ context, page }: Visit): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const items = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...items].filter((name) => !necessary.test(name) && !name.startsWith('react-router-scroll')).sort();
}

const banner = (page: Page) => page.getByRole('region', { name: 'Dürfen wir mitzählen?' });

async function accept(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Zustimmen' }).click();
  await banner(page).waitFor({ state: 'detached' });
}

describe.skipIf(!hasChromium)('tracking', () => {
  test('before an answer, after a refusal and for browsers that ask for privacy nothing is sent or stored [F302] [F334] [F426] [F427] [F428] [E071]', async () => {
    const before = (await reports()).length;
    const visits = (['unanswered', 'declined', 'privacy', 'tracking=0'] as const).map(async (kind) => {
      const one = await visit({ privacy: kind === 'privacy' });
      const { page } = one;
      if (kind === 'declined') {
        await go(page, '/');
        const waiting = () => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.length);
        await expect.poll(waiting).toBeGreaterThan(0);
        await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
        await expect.poll(waiting).toBe(0);
      }
      if (kind === 'tracking=0') {
        await go(page, '/impressum/?tracking=0');
        await accept(page);
      }
      for (const path of journey) await go(page, path);
      expect([kind, one.foreign, await stored(one), one.complaints]).toEqual([kind, [], [], []]);
      await one.context.close();
    });
    await Promise.all(visits);
    expect((await reports()).length).toBe(before);
  });

  test('words of a search that the shop does not know are in no data layer, no log and no report of an error', async () => {
    const one = await visit();
    const { page } = one;
    const from = (await reports()).length;
    const told: string[] = [];
    one.context.on('request', (request) => {
      if (request.url().includes('/web-api/log')) told.push(request.url(), request.postData() ?? '');
    });
    await go(page, '/');
    await accept(page);
    await go(page, '/suche/?q=Quaexbrueck%20Einladung');
    await page.locator('[data-list=search] [data-product]').first().getByRole('link').first().hover();
    await page.evaluate(() => void setTimeout(() => (window as unknown as { none: () => void }).none()));
    await expect.poll(() => told.some((url) => url.endsWith('/web-api/log'))).toBe(true);
    await expect
      .poll(async () => (await received(from)).find(({ event }) => event === 'view_search_results'))
      .toMatchObject({ search_term: '* Einladung' });
    await settle(page);
    // What tools are told; the one of these tests notes the page that it stands in by itself, too.
    const everything = JSON.stringify([(await reports()).map(({ data }) => data), told]) + shop.output();
    expect(everything).not.toMatch(/quaexbrueck/i);
    await one.context.close();
  });

  test('after consent the tools are loaded from the named hosts, with the signals first and every event once [F240] [F241] [F242] [F243] [F260] [F427] [F428] [F429]', async () => {
    const one = await visit();
    const { page } = one;
    const from = (await reports()).length;
    await go(page, '/karten-designen/');
    expect(one.foreign).toEqual([]);
    await accept(page);
    await expect.poll(async () => (await received(from)).some(({ event }) => event === 'view_item_list')).toBe(true);
    expect((await received(from)).slice(0, 4)).toMatchObject([
      { command: ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' }] },
      { command: ['set', 'ads_data_redaction', true] },
      { command: ['set', 'url_passthrough', false] },
      {
        command: [
          'consent',
          'update',
          { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
        ],
      },
    ]);
    const session = (await one.context.cookies()).find(({ name }) => name === 'federleicht_sid');
    expect((await received(from))[4]).toEqual({ session_id: session?.value });
    expect((session?.expires ?? 0) - Date.now() / 1000).toBeLessThan(1801);
    const views = async () => (await received(from)).filter(({ event }) => event === 'page_view').map(({ page_path }) => page_path);
    await expect.poll(views).toEqual(['/karten-designen/']);
    const tile = page.locator('[data-list=cards] [data-product]').first();
    const { product, name } = await tile.evaluate((element) => ({ ...(element as HTMLElement).dataset }));
    const first = { item_id: product, item_name: name, index: 1, item_category: 'card', item_list_name: 'cards' };
    const seen = async () =>
      (await received(from))
        .filter(({ event }) => event === 'view_item_list')
        .flatMap(({ ecommerce }) => (ecommerce as { items: object[] }).items);
    await expect.poll(seen).toContainEqual(first);
    expect((await seen()).filter((item) => JSON.stringify(item) === JSON.stringify(first))).toHaveLength(1);

    await tile.getByRole('link').first().click();
    await page.waitForURL(new RegExp(`/${product}/`));
    await expect.poll(views).toEqual(['/karten-designen/', `/karten-designen/${product}/`]);
    await expect.poll(async () => (await received(from)).filter(({ event }) => event === 'view_item')).toHaveLength(1);
    const entries = await received(from);
    expect(entries.filter(({ event }) => event === 'select_item').map(({ ecommerce }) => ecommerce)).toEqual([
      { item_list_name: 'cards', items: [first] },
    ]);
    expect(entries.filter(({ event }) => event === 'customer')).toEqual([
      { event: 'customer', logged_in: false, customer_type: 0, is_whitelabel: false },
    ]);
    const title = await page.title();
    expect(entries.findLast(({ event }) => event === 'page_view')).toMatchObject({
      page_title: title,
      page_location: `${shop.origin}/karten-designen/${product}/`,
    });
    await page.getByRole('link', { name: 'Frag uns' }).first().click();
    await expect
      .poll(async () => (await received(from)).filter(({ event }) => event === 'generic_event'))
      .toMatchObject([{ event_category: 'contact', event_action: 'open' }]);
    const hosts = new Set(one.foreign.filter((address) => !address.includes('/flags/')).map((address) => address.split('/')[0]));
    expect([[...hosts], one.complaints]).toEqual([['tracking.localhost'], []]);
    const tools = new Set((await reports()).slice(from).map(({ tool }) => tool));
    expect(tools).toEqual(new Set(['tags', 'heat map', 'session analytics']));
    await one.context.close();
  });

  test('pages with private content are documents without tools; cart and checkout have the tag manager only', async () => {
    const one = await visit();
    const { page } = one;
    await go(page, '/impressum/');
    await accept(page);
    await settle(page);
    expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
    const external = () =>
      page.evaluate(
        (origin) => [...document.scripts].map(({ src }) => src).filter((src) => src !== '' && !src.startsWith(origin)),
        shop.origin,
      );
    expect(await external()).toHaveLength(3);
    // Links inside of the shop load another document where a tool that runs must not go along.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Warenkorb/ })
      .click();
    await page.waitForURL(/warenkorb/);
    await hydrated(page);
    await settle(page);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
    expect((await external()).map((src) => new URL(src).pathname)).toEqual(['/dev/tracking/gtm.js']);
    for (const path of [
      '/kundenkonto/',
      '/kundenkonto/anmelden/',
      '/newsletter/',
      '/teilen/AAAAAAAAAAAAAAAAAAAAAA/',
      '/vertrag-widerrufen/',
      '/configurator-card/?card=olivia',
    ]) {
      one.foreign.length = 0;
      await page.goto(`${shop.origin}${path}`, { waitUntil: 'load' });
      await settle(page);
      expect([path, one.foreign.filter((address) => !address.includes('/flags/'))]).toEqual([path, []]);
    }
    await one.context.close();
  });

  test('a purchase is tracked once, on the checkout, and the confirmation page has no tools', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const one = await visit({ width: 360 });
    const { page, context } = one;
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const from = (await reports()).length;
    await go(page, '/impressum/');
    await accept(page);
    await go(page, '/kasse/');
    await page.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
    await page.getByLabel('Vorname').fill(munich.firstName);
    await page.getByLabel('Nachname').fill(munich.lastName);
    await page.getByLabel('Straße und Hausnummer').fill(munich.street);
    await page.getByLabel('Postleitzahl').fill(munich.postalCode);
    await page.getByLabel('Ort', { exact: true }).fill(munich.city);
    for (const next of ['Weiter zur Lieferung', 'Weiter zur Zahlung', 'Weiter zum Prüfen'])
      await page.getByRole('button', { name: next }).click();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).waitFor();
    one.foreign.length = 0;
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await page.waitForURL(/bestellung/);
    await hydrated(page);
    await settle(page);
    const number = /F\d{7}/.exec(await page.locator('main').innerText())?.[0];
    const purchases = async () => (await received(from)).filter(({ event }) => event === 'purchase');
    await expect
      .poll(purchases)
      .toMatchObject([
        { ecommerce: { transaction_id: number, currency: 'EUR', items: [{ quantity: expect.any(Number), price: expect.any(Number) }] } },
      ]);
    await expect.poll(async () => (await received(from)).filter(({ event }) => event === 'begin_checkout')).toHaveLength(1);
    // The shop itself tells the tagging server of the same purchase, for the same client.
    const measured = async () => (await reports()).slice(from).flatMap(({ tool, data }) => (tool === 'measurement' ? data : []));
    await expect.poll(measured).toHaveLength(1);
    const [{ ecommerce } = {}] = (await purchases()) as { ecommerce?: Record<string, unknown> }[];
    const session = (await context.cookies()).find(({ name }) => name === 'federleicht_sid')?.value;
    const { items: _, ...sums } = ecommerce ?? {};
    expect(await measured()).toMatchObject([{ client_id: session, events: [{ name: 'purchase', params: sums }] }]);
    const sent = one.foreign.length;
    await page.reload();
    await settle(page);
    await page.goto(`${shop.origin}/kasse/`);
    await page.waitForURL(/bestellung/);
    await settle(page);
    expect(await purchases()).toHaveLength(1);
    expect(one.foreign.slice(sent).filter((address) => !address.includes('/flags/'))).toEqual([]);
    // The token of the address is in no event, and what private pages noted reaches the tags of the next page that admits them.
    await go(page, '/impressum/');
    const paths = async () => (await received(from)).filter(({ event }) => event === 'page_view').map(({ page_path }) => page_path);
    await expect.poll(paths).toContain('/bestellung/*/');
    expect(JSON.stringify(await received(from))).not.toMatch(/bestellung\/[\w-]{10}/);
    expect(one.complaints).toEqual([]);
    await context.close();
  });

  test('the session tool learns who signs in, and forgets them with the sign-out [F251]', async () => {
    const one = await visit();
    const { page } = one;
    const from = (await reports()).length;
    const identities = async () =>
      (await reports())
        .slice(from)
        .filter(({ tool, data }) => tool === 'session analytics' && data.operation === 'setIdentity')
        .map(({ data }) => data.options);
    await go(page, '/impressum/');
    await accept(page);
    await settle(page);
    await expect.poll(identities).toEqual([{ anonymous: true }]);
    await page.getByRole('banner').getByRole('link', { name: 'Konto' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: /Konto anlegen|Registrieren/ })
      .first()
      .click();
    await dialog.getByLabel('Vorname').fill('Zoë');
    await dialog.getByLabel('Nachname').fill('Müller');
    await dialog.getByLabel('E-Mail-Adresse').fill(`${orderKey().toLowerCase()}@beispiel.de`);
    await dialog.getByLabel('Passwort wählen').fill('vier kluge Worte hier');
    await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
    await dialog.waitFor({ state: 'detached' });
    const guestThenZoe = [{ anonymous: true }, { uid: expect.stringMatching(/^K\d{8}$/), properties: { displayName: 'Zoë Müller' } }];
    await expect.poll(identities).toEqual(guestThenZoe);
    const named = async (name: string) => (await received(from)).filter(({ event }) => event === name);
    await expect.poll(() => named('sign_up')).toEqual([{ event: 'sign_up', method: 'password' }]);
    expect((await named('customer')).at(-1)).toMatchObject({ logged_in: true, email_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await page.goto(`${shop.origin}/kundenkonto/datenschutz/`);
    const state = page.getByRole('region', { name: 'Cookies und Statistik' });
    await expect.poll(() => state.getByRole('definition').allInnerTexts()).toEqual(['eingeschaltet', 'eingeschaltet']);
    expect(await state.innerText()).toMatch(/Entschieden am \d.*, gilt bis \d/);
    await page.goto(`${shop.origin}/abmelden/`);
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
    await page.waitForURL(`${shop.origin}/`);
    await settle(page);
    await expect.poll(identities).toEqual([...guestThenZoe, { anonymous: true }]);
    await one.context.close();
  });

  test('withdrawing ends the tools with the document and deletes what they stored [F265] [F266]', async () => {
    const one = await visit();
    const { page } = one;
    await go(page, '/impressum/');
    await accept(page);
    await settle(page);
    expect(await stored(one)).toEqual(['_clck', '_ga', 'federleicht_sid', 'fs_uid']);
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await settings.waitFor();
    expect(await accessibilityProblems(page, 'dialog')).toEqual([]);
    expect(await settings.innerText()).toContain('tracking.localhost');
    await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Ablehnen' }).click()]);
    await settle(page);
    one.foreign.length = 0;
    for (const path of journey) await go(page, path);
    expect([one.foreign, await stored(one), one.complaints]).toEqual([[], [], []]);
    await one.context.close();
  });

  test('the policy of pages names the tracking host, and the inline scripts of others do not run', async () => {
    const { headers } = await send(shop, { path: '/impressum/' });
    const policy = String(headers['content-security-policy']);
    for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*http://tracking\\.localhost:${shop.port}(?: |;|$)`));
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});
