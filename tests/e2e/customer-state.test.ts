/** What a page knows of its customer: asked for once after load, gone after the sign-out, in every tab. In a real browser. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, hydrated, takenOver } from '#tests/browser.ts';
import { orderKey } from '#tests/customer.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { guest, type RunningShop, removeData, startShop } from '#tests/shop.ts';

const browser = sharedBrowser();
let shop: RunningShop;

beforeAll(async () => {
  // The data layer is that of a shop with a tag manager.
  shop = await startShop({ env: { TRACKING_ID: 'GTM-K4BC12', TRACKING_HOST: 'http://tracking.localhost' } });
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const password = 'vier kluge Worte hier';
const dataPath = '/web-api/customer-data';

type Event = Record<string, unknown>;

/** What the page's data layer holds of one kind. */
function events(page: Page, name: string): Promise<Event[]> {
  return page.evaluate((kind) => ((window as { dataLayer?: Event[] }).dataLayer ?? []).filter(({ event }) => event === kind), name);
}

const knows = (page: Page) => expect.poll(async () => (await events(page, 'customer')).length).toBeGreaterThan(0);

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'load' });
  await hydrated(page);
}

/** Requests for the customer's data, as they are sent. */
function askedBy(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === dataPath) asked.push(request);
  });
  return asked;
}

/** A browser with the cookies of a new customer. */
async function signedIn(): Promise<BrowserContext> {
  const visitor = guest(shop);
  const account = { firstName: 'Zoë', lastName: 'Müller', email: `${orderKey().toLowerCase()}@beispiel.de`, password };
  expect((await visitor.call('POST', '/web-api/customer-signup', account)).status).toBe(200);
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  return context;
}

const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Konto/ });

describe.skipIf(!hasChromium)('the customer of a page', () => {
  test('is a guest with empty data until the shop was asked, once, with cookies, the page and its query [F246] [F247] [F395]', async () => {
    const context = await signedIn();
    const page = await context.newPage();
    const asked = askedBy(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**${dataPath}*`, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/karten-designen/?occasion=hochzeit');
    await expect.poll(() => asked.length).toBe(1);
    expect(await accountLink(page).getAttribute('aria-label')).toBe('Konto');
    expect(await events(page, 'customer')).toEqual([]);
    answer();
    await knows(page);
    expect(await events(page, 'customer')).toEqual([{ event: 'customer', logged_in: true, customer_type: 0, is_whitelabel: false }]);
    expect(await accountLink(page).getAttribute('aria-label')).toBe('Konto von Zoë Müller');
    const headers = await asked[0]?.allHeaders();
    expect(headers?.referrer).toBe(`${shop.origin}/karten-designen/`);
    expect(headers?.cookie).toContain('federleicht_session=');
    expect(new URL(asked[0]?.url() ?? '').search).toBe('?occasion=hochzeit');

    // Another page of the same visit knows it already.
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Zahlungsarten' });
    await takenOver(link);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Zahlungsarten' }).waitFor();
    expect(asked).toHaveLength(1);
    expect(await events(page, 'customer')).toHaveLength(1);

    const stranger = await browser.newContext();
    const first = await stranger.newPage();
    await visit(first, '/kontakt/');
    await knows(first);
    expect(await events(first, 'customer')).toEqual([{ event: 'customer', logged_in: false, customer_type: 0, is_whitelabel: false }]);
    await stranger.close();
    await context.close();
  });

  test('is a guest where the shop cannot say: no message, no entry in the log, and the sign-in opens [F397] [F438]', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (request.url().endsWith('/web-api/log')) errors.push(request.postData() ?? '');
    });
    const asked = askedBy(page);
    await page.route(`**${dataPath}*`, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Kaputt.' } }));
    await visit(page, '/kontakt/');
    await expect.poll(() => asked.length).toBe(2);
    // The dialog opens for a guest only, and only once the page knows that it has one.
    await expect
      .poll(async () => {
        await accountLink(page).click();
        await page.waitForTimeout(200);
        if (await page.getByRole('dialog').isVisible()) return true;
        await visit(page, '/kontakt/');
        return false;
      })
      .toBe(true);
    expect(await page.getByRole('banner').innerText()).not.toContain('Kaputt');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('signs out: data, session and storage are gone, a page view is sent, and the other tab shows a guest [E081]', async () => {
    const context = await signedIn();
    const [page, other] = [await context.newPage(), await context.newPage()];
    await visit(other, '/kontakt/');
    await visit(page, '/abmelden/');
    for (const tab of [page, other]) {
      await knows(tab);
      expect(await accountLink(tab).getAttribute('aria-label')).toBe('Konto von Zoë Müller');
    }
    await page.evaluate(() => {
      localStorage.setItem('wishes-federleicht', '["olivia:salbei"]');
      sessionStorage.setItem('checkout', '{"email":"zoe@beispiel.de"}');
    });
    const sessionOf = async () => (await context.cookies()).find(({ name }) => name === 'federleicht_session')?.value;
    const before = (await sessionOf()) ?? '';
    expect(before).not.toBe('');
    await page.getByRole('main').getByRole('button', { name: 'Jetzt abmelden' }).click();
    await page.waitForURL(`${shop.origin}/`);
    await knows(page);
    expect(await events(page, 'customer')).toEqual([{ event: 'customer', logged_in: false, customer_type: 0, is_whitelabel: false }]);
    const view = { event: 'page_view', page_title: await page.title(), page_location: `${shop.origin}/`, page_path: '/' };
    await expect.poll(() => events(page, 'page_view')).toEqual([view]);
    await expect.poll(() => accountLink(other).getAttribute('aria-label')).toBe('Konto');
    await knows(other);
    expect(await events(other, 'customer')).toEqual([expect.objectContaining({ logged_in: false })]);

    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    expect(kept).not.toMatch(/zoe|olivia|Müller/i);
    expect(await sessionOf()).toBeUndefined();
    // The old session is no longer one, and the next thing worth keeping begins another.
    const thief = guest(shop);
    thief.jar.set('federleicht_session', before);
    expect((await thief.call('GET', dataPath)).json).toMatchObject({ isLoggedIn: false, number: '', cartCount: 0 });
    await page.evaluate(() =>
      fetch('/web-api/cart/samples', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' },
        body: '{"card":"olivia"}',
      }),
    );
    expect(await sessionOf()).toMatch(/./);
    expect(await sessionOf()).not.toBe(before);
    await context.close();
  });
});

describe.skipIf(!hasChromium)('a form of an account that fails', () => {
  const failure = { status: 503, json: { code: 'busy', message: 'Gerade ist viel los.' } };
  const refusal = { status: 400, json: { code: 'bad-form', message: 'Diese Adresse gibt es nicht.' } };
  const logged = (event: string) =>
    shop
      .output()
      .split('\n')
      .filter((line) => line.includes(`"browser-${event}"`)).length;

  test.each([
    ['anmelden', 'Anmelden', 'customer-login', 'login-error', '[F435] [F439]'],
    ['registrieren', 'Konto anlegen', 'customer-signup', 'sign-up-error', '[F436] [F439]'],
    ['passwort-vergessen', 'Link schicken', 'customer-password-reset', 'password-reset-error', '[F437] [F439]'],
  ])('/kundenkonto/%s/ shows the message and is logged as $3 $4', async (path, button, callName, event) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const main = page.getByRole('main');
    const before = logged(event);
    const submit = async (answer: typeof failure) => {
      await page.route(`**/web-api/${callName}`, (route) => route.fulfill(answer));
      await main.getByRole('button', { name: button, exact: true }).click();
      await main.getByText(answer.json.message).waitFor();
    };
    await visit(page, `/kundenkonto/${path}/`);
    await main.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
    await submit(failure);
    await expect.poll(() => logged(event)).toBe(before + 1);
    // An expected refusal is logged of the reset only.
    await submit(refusal);
    if (event === 'password-reset-error') await expect.poll(() => logged(event)).toBe(before + 2);
    else expect(logged(event)).toBe(before + 1);
    await context.close();
  });
});
