/** Google and passkeys in a real browser: Google's stand-in with every outcome, and Chromium's own authenticator. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentValue, wordingVersion } from '#core/site/consent.ts';
import { accessibilityProblems, hasChromium, hydrated } from '#tests/browser.ts';
import { orderKey } from '#tests/customer.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { freePort, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const browser = sharedBrowser();
// The keys of Google's stand-in are set.
let shop: RunningShop;

beforeAll(async () => {
  const port = await freePort();
  const env = { GOOGLE_CLIENT_ID: 'shop.apps.googleusercontent.example', GOOGLE_JWKS_URL: `http://localhost:${port}/dev/google/certs` };
  shop = await startShop({ port, env });
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const password = 'vier kluge Worte hier';
const wide = { viewport: { width: 1300, height: 900 } };
const phone = { viewport: { width: 360, height: 780 } };

async function visit(page: Page, path: string, origin = shop.origin): Promise<void> {
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await hydrated(page);
}

/** Addresses that a page asks Google or its stand-in for. */
function watchGoogle(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (/google/.test(hostname) || /^\/(?:dev|web-api)\/.*google/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** An authenticator in the browser that verifies its user. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

async function signUp(page: Page, email: string, origin = shop.origin): Promise<void> {
  await visit(page, '/kundenkonto/registrieren/', origin);
  const main = page.getByRole('main');
  await main.getByLabel('Vorname').fill('Zoë');
  await main.getByLabel('Nachname').fill('Müller');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort wählen').fill(password);
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await main.getByRole('heading', { name: /Willkommen/ }).waitFor();
}

/** Opens the link of the mail that confirms an address. */
async function confirmAddress(page: Page, email: string, origin: string): Promise<void> {
  const find = async () => {
    const list = (await send(shop, { path: '/dev/mailbox' })).text;
    const row = list.split('<tr>').find((part) => part.includes(`>${email}<`)) ?? '';
    const [, path] = /href="(\/dev\/mailbox\/[\w-]+)"/.exec(row) ?? [];
    const mail = path ? (await send(shop, { path: `${path}.html` })).text : '';
    return /\/kundenkonto\/adresse-bestaetigen\/?[^"]*token=[^"&]+/.exec(mail)?.[0] ?? null;
  };
  await expect.poll(find).not.toBeNull();
  await visit(page, (await find()) ?? '', origin);
  await page.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click();
  await page.getByRole('heading', { name: 'Danke, alles bestätigt.' }).waitFor();
}

describe.skipIf(!hasChromium)('signing in without a password', () => {
  test('by Google: nothing of it is loaded before the click; eight outcomes, then linked and unlinked [F257] [F258] [F330] [F343] [F440]', async () => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const asked = watchGoogle(context);
    const logged: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/web-api/log')) logged.push(JSON.parse(request.postData() ?? '{}').event);
    });
    await visit(page, '/kundenkonto/anmelden/');
    const main = page.getByRole('main');
    const start = main.getByRole('button', { name: 'Mit Google fortfahren' });
    await start.waitFor();
    expect(asked).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    // Blocked, as by an extension.
    await context.route('**/dev/google/client.js', (route) => route.abort());
    await start.click();
    await main.getByText('Google lässt sich gerade nicht laden.').waitFor();
    await context.unroute('**/dev/google/client.js');
    for (const outcome of ['Wrong audience', 'Expired', 'Unsigned', 'HS256', 'Wrong nonce', 'Changed address', 'Callback error']) {
      await start.click();
      await main.getByRole('button', { name: outcome, exact: true }).click();
      await main.getByText('Die Anmeldung mit Google hat nicht geklappt.').waitFor();
    }
    await expect.poll(() => new Set(logged)).toEqual(new Set(['google-not-loaded', 'google-auth-callback-failed']));
    await start.click();
    await main.getByRole('button', { name: 'Success', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/kundenkonto/');
    await main.getByRole('heading', { name: 'Hallo Gerda.' }).waitFor();
    await visit(page, '/kundenkonto/geraete/');
    await main.getByText('Verbunden mit gerda@gmail.com.').waitFor();
    await main.getByRole('button', { name: 'Verbindung lösen' }).click();
    await main.getByText('Die Verbindung zu Google ist gelöst.').waitFor();
    await hydrated(page);
    await start.click();
    await main.getByRole('button', { name: 'Success', exact: true }).click();
    await main.getByText('Verbunden mit gerda@gmail.com.').waitFor();
    await context.close();
  });

  test('by Google’s form on systems without popups, and by one tap with consent only', async () => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
    const context = await browser.newContext({ ...phone, userAgent });
    const page = await context.newPage();
    await visit(page, '/karten-designen/');
    await visit(page, '/kundenkonto/anmelden/');
    await page.getByRole('button', { name: 'Mit Google fortfahren' }).click();
    await page.getByLabel('Google stand-in').fill('mia@gmail.com');
    await page.getByRole('button', { name: 'Success', exact: true }).click();
    await page.waitForURL(({ pathname }) => !pathname.includes('google'));
    await expect.poll(async () => (await context.request.get(`${shop.origin}/kundenkonto/geraete/`)).text()).toContain('mia@gmail.com');
    // A form without the cookie of Google's script leads to the same page and signs no customer in.
    const forged = await send(shop, {
      path: '/kundenkonto/anmelden/google/',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: 'credential=x&g_csrf_token=y',
    });
    expect([forged.status, forged.headers.location, forged.headers['set-cookie']]).toEqual([
      303,
      '/kundenkonto/anmelden/?google=weiter',
      undefined,
    ]);
    await context.close();

    for (const [granted, prompts] of [
      [['statistics'], false],
      [['statistics', 'external'], true],
    ] as const) {
      const other = await browser.newContext(wide);
      const cookie = consentValue({ granted, day: '2026-11-22', proof: null }, wordingVersion(null));
      await other.addCookies([{ name: 'consent', value: cookie, url: shop.origin }]);
      const asked = watchGoogle(other);
      const home = await other.newPage();
      await visit(home, '/karten-designen/');
      if (prompts) await home.locator('html[data-google-prompt]').waitFor();
      else await home.waitForLoadState('networkidle');
      expect([cookie, asked.includes('/dev/google/client.js')]).toEqual([cookie, prompts]);
      await other.close();
    }
  });

  test('by passkey: added, used to sign in and removed, on two hosts [F248]', { timeout: 180_000 }, async () => {
    const browsers = [
      [phone, 'localhost'],
      [wide, 'myposter.localhost'],
    ] as const;
    for (const [look, host] of sampled(browsers, 2)) {
      const origin = `http://${host}:${shop.port}`;
      const context = await browser.newContext(look);
      const page = await context.newPage();
      await addAuthenticator(context, page);
      const main = page.getByRole('main');
      const email = `${orderKey().toLowerCase()}@beispiel.de`;
      await signUp(page, email, origin);
      await visit(page, '/kundenkonto/geraete/', origin);
      await main.getByRole('button', { name: 'Link noch einmal schicken' }).waitFor();
      expect(await main.getByRole('button', { name: 'Passkey hinzufügen' }).count()).toBe(0);
      await confirmAddress(page, email, origin);
      await visit(page, '/kundenkonto/geraete/', origin);
      await main.getByLabel('Name des Passkeys').fill('Telefon');
      await main.getByRole('button', { name: 'Passkey hinzufügen' }).click();
      await main.getByText(`für ${host}, noch nicht benutzt`).waitFor();
      await page.goto(`${origin}/abmelden/`);
      await hydrated(page);
      await main.getByRole('button', { name: 'Jetzt abmelden' }).click();
      await page.waitForURL(({ pathname }) => !pathname.startsWith('/abmelden'));
      await visit(page, '/kundenkonto/anmelden/', origin);
      // The browser offers the passkey in the field for the address, and its authenticator agrees at once.
      await page.waitForURL(({ pathname }) => /^\/kundenkonto\/?$/.test(pathname));
      await visit(page, '/kundenkonto/geraete/', origin);
      await main
        .getByText(/zuletzt benutzt am/)
        .first()
        .waitFor();
      // axe opens a page of its own, and the browser offers passkeys in the page in front only.
      expect(await accessibilityProblems(page)).toEqual([]);
      await main.getByRole('button', { name: 'Löschen: Telefon' }).click();
      await main.getByText('Der Passkey ist gelöscht.').waitFor();
      await context.close();
    }
  });
});

test('pages allow Google’s addresses where it is offered', async () => {
  const { headers } = await send(shop, { path: '/kundenkonto/anmelden/' });
  expect(headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
