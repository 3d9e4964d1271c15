/** Customer accounts in a real browser: the dialog and its pages, on wide windows and phones, with and without scripts. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated, launch } from '#tests/browser.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shop: RunningShop;
let browser: Browser;

beforeAll(async () => {
  shop = await startShop();
  if (hasChromium) browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  if (shop) removeData(shop);
});

const password = 'vier kluge Worte hier';
const wide = { viewport: { width: 1300, height: 900 } };
const phone = { viewport: { width: 360, height: 780 } };

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'load' });
  await hydrated(page);
}

/** Path and query of the link to a page in the newest mail to an address that has one. */
async function mailedLink(email: string, page: string): Promise<string> {
  const link = new RegExp(`href="[^"]*(${page}[^"]*token=[^"]+)"`);
  const newest = async () => {
    const list = (await send(shop, { path: '/dev/mailbox' })).text;
    for (const row of list.split('<tr>').filter((part) => part.includes(`>${email}<`))) {
      const [, path] = /href="(\/dev\/mailbox\/[\w-]+)"/.exec(row) ?? [];
      const [, found] = link.exec((await send(shop, { path: `${path}.html` })).text) ?? [];
      if (found) return found.replaceAll('&amp;', '&');
    }
    return null;
  };
  await expect.poll(newest).not.toBeNull();
  return (await newest()) ?? '';
}

async function nothingSticksOut(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Opens the dialog from the header: an icon on wide windows, an entry of the menu on phones. */
async function openDialog(page: Page) {
  // Until it is known who is signed in, the link leads to the page of the account.
  await page.waitForFunction(() => ((window as { dataLayer?: object[] }).dataLayer?.length ?? 0) > 0);
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.locator('header summary:visible').first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }).last().click();
  } else await page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

async function signOut(page: Page): Promise<void> {
  await visit(page, '/abmelden/');
  await page.getByRole('main').getByRole('button', { name: 'Jetzt abmelden' }).click();
  await page.waitForURL(`${shop.origin}/`);
}

/** Sign-up and sign-in in the dialog, the pages of the account, sign-out, and the same from the pages of the forms. */
async function walk(context: BrowserContext): Promise<void> {
  const email = `${orderKey().toLowerCase()}@beispiel.de`;
  const page = await context.newPage();
  await visit(page, '/merkzettel/');
  await page.evaluate(() => localStorage.setItem('wishes-federleicht', '["olivia:salbei"]'));
  await visit(page, '/merkzettel/');

  const dialog = await openDialog(page);
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await dialog.getByLabel('Passwort').fill('falsches Passwort');
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await dialog.getByText('passen nicht zusammen').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
  expect(await dialog.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
  await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
  await dialog.getByText('Hier fehlt noch der Vorname.').waitFor();
  await dialog.getByText('Hier fehlt noch das Passwort.').waitFor();
  await dialog.getByLabel('Vorname').fill('Zoë');
  await dialog.getByLabel('Nachname').fill('Müller-Łukasz');
  await dialog.getByLabel('Passwort wählen').fill(password);
  expect(await dialog.getByLabel('Passwort wählen').getAttribute('autocomplete')).toBe('new-password');
  await dialog.getByRole('button', { name: 'Anzeigen' }).click();
  expect(await dialog.getByLabel('Passwort wählen').getAttribute('type')).toBe('text');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${shop.origin}/merkzettel/`);
  await expect
    .poll(() => page.evaluate(() => (window as { dataLayer?: { logged_in: boolean }[] }).dataLayer?.at(-1)?.logged_in))
    .toBe(true);
  await expect.poll(() => page.getByRole('banner').getByRole('link', { name: 'Konto von Zoë Müller-Łukasz' }).count()).toBeGreaterThan(0);

  for (const [path, heading] of [
    ['/kundenkonto/', 'Hallo Zoë.'],
    ['/kundenkonto/bestellungen/', 'Bestellungen'],
    ['/kundenkonto/entwuerfe/', 'Entwürfe'],
    ['/kundenkonto/bilder/', 'Bilder'],
    ['/kundenkonto/daten/', 'Daten und Passwort'],
    ['/kundenkonto/geraete/', 'Anmeldung und Geräte'],
  ] as const) {
    await visit(page, path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect([path, await accessibilityProblems(page)]).toEqual([path, []]);
    await nothingSticksOut(page);
  }

  // Another tab hears of the sign-out, and nothing personal stays.
  const other = await context.newPage();
  await visit(other, '/');
  await expect.poll(() => other.getByRole('link', { name: 'Konto von Zoë Müller-Łukasz' }).count()).toBeGreaterThan(0);
  await signOut(page);
  await expect.poll(() => other.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }).count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.getItem('wishes-federleicht'))).toBeNull();
  await other.close();

  // A page of the account leads to the sign-in and back, and the wish list comes along.
  await visit(page, '/kundenkonto/daten/');
  expect(new URL(page.url()).pathname).toBe('/kundenkonto/anmelden/');
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('main').getByLabel('Passwort').fill(password);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/kundenkonto/daten/');
  expect(await page.evaluate(() => localStorage.getItem('wishes-federleicht'))).toBe('["olivia:salbei"]');

  await signOut(page);
  await visit(page, '/kundenkonto/passwort-vergessen/');
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Link schicken' }).click();
  await page.getByRole('main').getByRole('status').waitFor();
  await visit(page, await mailedLink(email, '/kundenkonto/neues-passwort/'));
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Passwort wählen').fill('zu kurz');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await page.getByText('Das Passwort braucht mindestens 10 Zeichen.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Passwort wählen').fill('fünf noch klügere Worte');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/kundenkonto/');
  await page.close();
}

describe.skipIf(!hasChromium)('an account in a browser', () => {
  test('is made, left, entered and recovered in a wide window [F256] [F328] [F329] [F331] [F346]', async () => {
    const context = await browser.newContext(wide);
    await walk(context);
    await context.close();
  });

  test('is made, left, entered and recovered on a phone [E082] [E081] [E049]', async () => {
    const context = await browser.newContext(phone);
    await walk(context);
    await context.close();
  });

  test('is made, left, entered and recovered without scripts; what was typed stays, but the password [F306] [F097] [F098] [F099]', async () => {
    const email = `${orderKey().toLowerCase()}@beispiel.de`;
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto(`${shop.origin}/kundenkonto/registrieren/`);
    await main.getByLabel('Vorname').fill('Jörg');
    await main.getByLabel('E-Mail-Adresse').fill(email);
    await main.getByLabel('Passwort wählen').fill(password);
    await main.getByRole('button', { name: 'Konto anlegen' }).click();
    await main.getByText('Hier fehlt noch der Nachname.').waitFor();
    expect(await main.getByLabel('Vorname').inputValue()).toBe('Jörg');
    expect(await main.getByLabel('Passwort wählen').inputValue()).toBe('');
    await main.getByLabel('Nachname').fill('Žižek');
    await main.getByLabel('Passwort wählen').fill(password);
    await main.getByRole('button', { name: 'Konto anlegen' }).click();
    await main.getByRole('heading', { name: 'Willkommen, Jörg.' }).waitFor();
    await main.getByText('Dein Kundenkonto ist angelegt.').waitFor();
    await main.getByRole('link', { name: 'Zum Kundenkonto' }).click();
    await main.getByRole('heading', { name: 'Hallo Jörg.' }).waitFor();

    // Opening the page of a mailed link changes nothing.
    const link = await mailedLink(email, '/kundenkonto/adresse-bestaetigen/');
    for (let each = 0; each < 2; each += 1) expect((await send(shop, { path: link })).status).toBe(200);
    await page.goto(`${shop.origin}${link}`);
    await main.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click();
    await main.getByRole('heading', { name: 'Danke, alles bestätigt.' }).waitFor();

    await page.goto(`${shop.origin}/abmelden/`);
    await main.getByRole('button', { name: 'Jetzt abmelden' }).click();
    await page.goto(`${shop.origin}/kundenkonto/geraete/`);
    await main.getByLabel('E-Mail-Adresse').fill(email);
    await main.getByLabel('Passwort').fill('das war es nicht');
    await main.getByRole('button', { name: 'Anmelden' }).click();
    await main.getByText('passen nicht zusammen').waitFor();
    expect(await main.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
    await main.getByLabel('Passwort').fill(password);
    await main.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/kundenkonto/geraete/');
    await main.getByText('dieses Gerät').waitFor();
    await context.close();
  });

  test('comes from a guest’s order with one click [E038]', async () => {
    const visitor = guest(shop);
    const { cart } = await savedCard(visitor, { inCart: true });
    const placed = await visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
    const { token, orderNumber } = placed.json as { token: string; orderNumber: string };
    const context = await browser.newContext(wide);
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const page = await context.newPage();
    await visit(page, `/bestellung/${token}/`);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByText('Dein Konto ist angelegt.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await visit(page, '/kundenkonto/bestellungen/');
    expect(await page.getByRole('main').innerText()).toContain(orderNumber);
    await context.close();
  });
});
