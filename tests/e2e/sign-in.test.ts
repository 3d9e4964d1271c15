/** Customer accounts in a real browser: with and without scripts, in the dialog and on pages, and the account that comes from an order. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated, launch } from '#tests/browser.ts';
import { munich, orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shop: RunningShop;
let browser: Browser;

beforeAll(async () => {
  // The data layer is that of a shop with a tag manager.
  shop = await startShop({ env: { TRACKING_ID: 'GTM-K4BC12', TRACKING_HOST: 'http://tracking.localhost' } });
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

/** As if the last link had been mailed long ago: one that is asked for a moment later is left out. */
function forgetMailedLinks(): void {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.db'), { timeout: 10_000 });
  database.exec('delete from mail_turns');
  database.close();
}

describe.skipIf(!hasChromium)('an account in a browser', () => {
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

    await page.goto(`${shop.origin}/abmelden/`);
    await main.getByRole('button', { name: 'Jetzt abmelden' }).click();
    await page.goto(`${shop.origin}/kundenkonto/anmelden/`);
    await main.getByRole('link', { name: 'Passwort vergessen?' }).click();
    forgetMailedLinks();
    await main.getByLabel('E-Mail-Adresse').fill(email);
    await main.getByRole('button', { name: 'Link schicken' }).click();
    await main.getByText('Spam-Ordner').waitFor();
    await page.goto(`${shop.origin}${await mailedLink(email, '/kundenkonto/neues-passwort/')}`);
    await main.getByLabel('Passwort wählen').fill('kurz');
    await main.getByRole('button', { name: 'Passwort speichern' }).click();
    await main.getByText('Mindestens 10 Zeichen').first().waitFor();
    await main.getByLabel('Passwort wählen').fill(`${password} neu`);
    await main.getByRole('button', { name: 'Passwort speichern' }).click();
    await main.getByRole('heading', { name: 'Hallo Jörg.' }).waitFor();
    await context.close();
  });

  test('keeps addresses, a wish list with its link and names of drafts without scripts, and fills the checkout [E046] [E024] [E083]', async () => {
    const customer = guest(shop);
    const email = `${orderKey().toLowerCase()}@beispiel.de`;
    const account = { firstName: 'Zoë', lastName: 'Müller', email, password, type: 1, company: 'Papier & Söhne' };
    expect((await customer.call('POST', '/web-api/customer-signup', account)).status).toBe(200);
    await savedCard(customer, { inCart: true });
    await customer.call('POST', '/web-api/wish-list', { wishes: [{ card: 'olivia', colourway: null }] });
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    await context.addCookies([...customer.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const page = await context.newPage();
    const main = page.getByRole('main');

    await page.goto(`${shop.origin}/kundenkonto/adressen/`);
    await main.getByRole('link', { name: 'Adresse hinzufügen' }).click();
    await main.getByLabel('Straße und Hausnummer').fill('Weg 1');
    await main.getByLabel('Postleitzahl').fill('8033');
    await main.getByLabel('Ort').fill('München');
    await main.getByRole('button', { name: 'Speichern' }).click();
    await main.getByText('Eine Angabe passt noch nicht.').waitFor();
    expect(await main.getByLabel('Straße und Hausnummer').inputValue()).toBe('Weg 1');
    await main.getByLabel('Postleitzahl').fill('80331');
    await main.getByRole('button', { name: 'Speichern' }).click();
    await main.getByText('Die Adresse ist gespeichert.').waitFor();
    await main.getByText('Lieferadresse').waitFor();
    await main.getByRole('link', { name: 'Ändern: Zoë Müller, Weg 1' }).click();
    await main.getByLabel('Straße und Hausnummer').fill('Weg 2');
    await main.getByRole('button', { name: 'Speichern' }).click();
    await main.getByText('Weg 2').first().waitFor();

    await page.goto(`${shop.origin}/kasse/`);
    expect(await main.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
    expect(await main.getByLabel('Firma (freiwillig)').inputValue()).toBe('Papier & Söhne');
    await main.getByLabel('Straße und Hausnummer').fill('Neue Gasse 7');
    await main.getByLabel('Neue Adresse im Konto speichern').check();
    for (const next of ['Weiter zur Lieferung', 'Weiter zur Zahlung']) await main.getByRole('button', { name: next }).click();
    await main.locator('input[name="payment"][value="invoice"]').check({ force: true });
    await main.getByRole('button', { name: 'Weiter zum Prüfen' }).click();
    await main.locator('button[value="order"]').click();
    await page.waitForURL(/\/bestellung\//);
    await page.goto(`${shop.origin}/kundenkonto/adressen/`);
    await main.getByText('Neue Gasse 7').first().waitFor();
    await main.locator('summary', { hasText: 'Neue Gasse 7' }).click();
    await main.getByRole('button', { name: /: Zoë Müller, Neue Gasse 7$/ }).click();
    await main.getByText('Die Adresse ist gelöscht.').waitFor();
    expect(await main.innerText()).not.toContain('Neue Gasse 7');

    await page.goto(`${shop.origin}/kundenkonto/merkzettel/`);
    await main.getByRole('button', { name: 'Link anlegen' }).click();
    const url = await main.getByRole('link', { name: 'Ansehen' }).getAttribute('href');
    const shared = await send(shop, { path: new URL(url ?? '').pathname });
    expect(shared.text).toContain('Ein Merkzettel');
    expect(shared.text).toMatch(/<meta name="robots" content="noindex/);
    expect(shared.text).not.toContain('Zoë');
    await main.getByRole('button', { name: 'Link zurücknehmen' }).click();
    await main.getByText('Der Link ist zurückgenommen.').waitFor();
    expect((await send(shop, { path: new URL(url ?? '').pathname })).status).toBe(404);

    await page.goto(`${shop.origin}/kundenkonto/entwuerfe/`);
    await main.locator('summary', { hasText: 'Umbenennen' }).first().click();
    await main.getByLabel('Name des Entwurfs').first().fill('Für Oma Gerda');
    await main.getByRole('button', { name: 'Speichern' }).first().click();
    await main.getByRole('heading', { name: 'Für Oma Gerda' }).waitFor();
    await context.close();
  });

  test('comes from a guest’s order with one click and the mailed link, also without scripts [E038]', async () => {
    for (const [look, javaScriptEnabled] of [
      [wide, true],
      [phone, false],
    ] as const) {
      const visitor = guest(shop);
      const email = `${orderKey().toLowerCase()}@beispiel.de`;
      const { cart } = await savedCard(visitor, { inCart: true });
      const placed = await visitor.call('POST', '/web-api/order', { ...orderBody(cart), email }, { 'idempotency-key': orderKey() });
      const { token, orderNumber } = placed.json as { token: string; orderNumber: string };
      const context = await browser.newContext({ ...look, javaScriptEnabled });
      const page = await context.newPage();
      const main = page.getByRole('main');
      await page.goto(`${shop.origin}/bestellung/${token}/`);
      if (javaScriptEnabled) await hydrated(page);
      await main.getByRole('button', { name: 'Link zum Konto schicken' }).click();
      await main.getByText('Der Link ist auf dem Weg').waitFor();
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([]);
      // Who holds the order's link is not signed in.
      await page.goto(`${shop.origin}/kundenkonto/bestellungen/`);
      await page.waitForURL(/anmelden/);
      await page.goto(`${shop.origin}${await mailedLink(email, '/kundenkonto/neues-passwort/')}`);
      if (javaScriptEnabled) await hydrated(page);
      await main.getByRole('heading', { name: 'Dein Konto' }).waitFor();
      await main.getByLabel('Passwort wählen').fill(password);
      await main.getByRole('button', { name: 'Passwort speichern' }).click();
      await main.getByRole('heading', { name: 'Hallo Zoë.' }).waitFor();
      await page.goto(`${shop.origin}/kundenkonto/bestellungen/`);
      expect(await main.innerText()).toContain(orderNumber);
      await context.close();
    }
  });

  test('made with a foreign address: the owner of the mailbox takes it, and takes a change of the address back, without scripts', async () => {
    const maker = guest(shop);
    const email = `${orderKey().toLowerCase()}@beispiel.de`;
    await maker.call('POST', '/web-api/customer-signup', { firstName: 'Eve', lastName: 'Fremd', email, password });
    const link = await mailedLink(email, '/kundenkonto/adresse-bestaetigen/');
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto(`${shop.origin}${link}`);
    await main.getByLabel('Passwort', { exact: true }).fill('das war es nicht');
    await main.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click();
    await main.getByText('Das Passwort stimmt nicht.').waitFor();
    await main.getByRole('heading', { name: 'Das warst du nicht?' }).waitFor();
    await main.getByLabel('Passwort wählen').fill(`${password} eins`);
    await main.getByRole('button', { name: 'Passwort speichern' }).click();
    await main.getByRole('heading', { name: 'Hallo Eve.' }).waitFor();
    expect((await maker.call('GET', '/web-api/customer-data')).json).toMatchObject({ isLoggedIn: false });

    const other = `${orderKey().toLowerCase()}@beispiel.de`;
    await page.goto(`${shop.origin}/kundenkonto/daten/`);
    await main.getByLabel('Neue E-Mail-Adresse').fill(other);
    await main.getByRole('button', { name: 'Link schicken' }).click();
    await main.getByText('Bis er geöffnet ist').waitFor();
    await page.goto(`${shop.origin}${await mailedLink(other, '/kundenkonto/adresse-bestaetigen/')}`);
    await main.getByRole('heading', { name: 'Neue Adresse bestätigen' }).waitFor();
    await main.getByRole('button', { name: 'Ja, das ist meine neue Adresse' }).click();
    await main.getByRole('heading', { name: 'Danke, das ist jetzt deine Adresse.' }).waitFor();
    await context.clearCookies();
    forgetMailedLinks();
    await expect.poll(() => mailedLink(email, '/kundenkonto/adresse-bestaetigen/')).not.toBe(link);
    await page.goto(`${shop.origin}${await mailedLink(email, '/kundenkonto/adresse-bestaetigen/')}`);
    await main.getByRole('heading', { name: 'Änderung zurücknehmen' }).waitFor();
    await main.getByRole('button', { name: 'Ja, zurücknehmen' }).click();
    await main.getByRole('heading', { name: 'Die Änderung ist zurückgenommen.' }).waitFor();
    await main.getByLabel('Passwort wählen').fill(`${password} zwei`);
    await main.getByRole('button', { name: 'Passwort speichern' }).click();
    await main.getByRole('heading', { name: 'Hallo Eve.' }).waitFor();
    await page.goto(`${shop.origin}/kundenkonto/daten/`);
    await main.getByText(`Bisher: ${email}`).waitFor();
    await context.close();
  });
});

const openPages = ['anmelden', 'registrieren', 'passwort-vergessen', 'neues-passwort', 'adresse-bestaetigen/?token=x'];
const customerPages = [
  ...['', 'bestellungen', 'entwuerfe', 'bilder', 'merkzettel', 'adressen', 'adressen/?adresse=neu', 'newsletter', 'daten'],
  ...['geraete', 'datenschutz'],
];

/** Until then a click on the entrance to the account would follow its link. */
async function customerKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'customer'));
}

describe.skipIf(!hasChromium)('the pages of an account', () => {
  test('have no violation at 1300 and 360 pixels, and fit in both [E069] [E082]', async () => {
    const customer = guest(shop);
    const email = `${orderKey().toLowerCase()}@beispiel.de`;
    await customer.call('POST', '/web-api/customer-signup', { firstName: 'Zoë', lastName: 'Müller', email, password });
    const { cart } = await savedCard(customer, { inCart: true });
    await customer.call('POST', '/web-api/order', { ...orderBody(cart), email }, { 'idempotency-key': orderKey() });
    await savedCard(customer);
    await customer.call('POST', '/web-api/wish-list', { wishes: [{ card: 'olivia', colourway: null }] });
    await customer.call('POST', '/web-api/customer-addresses', { address: munich, isDelivery: true, isBilling: true });
    const context = await browser.newContext({ ...wide, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const look = async (path: string) => {
      await page.setViewportSize(wide.viewport);
      await visit(page, `/kundenkonto/${path}`);
      for (const { viewport } of [wide, phone]) {
        await page.setViewportSize(viewport);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        // The frame of all pages is checked in accessibility.test.ts.
        expect
          .soft([path, viewport.width, tooWide > 0, await accessibilityProblems(page, 'main')])
          .toEqual([path, viewport.width, false, []]);
      }
    };
    for (const path of openPages) await look(path);
    await context.addCookies([...customer.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    for (const path of customerPages) await look(path);
    await context.close();
  });
});

describe.skipIf(!hasChromium).each([wide, phone])('the sign-in dialog at $viewport.width pixels', ({ viewport }) => {
  test('makes an account, enters it, sends a link to a new password, and keeps the address on the way [F248] [F249] [F256] [E069]', async () => {
    const email = `${orderKey().toLowerCase()}@beispiel.de`;
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const dialog = page.getByRole('dialog');
    const main = page.getByRole('main');
    const enter = async () => {
      await visit(page, '/kundenkonto/');
      await customerKnown(page);
      await main.getByRole('link', { name: 'Anmelden' }).click();
      await dialog.getByLabel('E-Mail-Adresse').waitFor();
    };
    await enter();
    expect(await accessibilityProblems(page, '.sign-in-dialog')).toEqual([]);
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
    expect(await dialog.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
    expect(await accessibilityProblems(page, '.sign-in-dialog')).toEqual([]);
    await dialog.getByLabel('Vorname').fill('Zoë');
    await dialog.getByLabel('Nachname').fill('Müller');
    await dialog.getByLabel('Passwort wählen').fill(password);
    await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByText('Willkommen, Zoë.').waitFor();

    await context.clearCookies();
    forgetMailedLinks();
    await enter();
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await dialog.getByLabel('Passwort', { exact: true }).fill('das war es nicht');
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await dialog.getByText('passen nicht zusammen').waitFor();
    expect(await accessibilityProblems(page, '.sign-in-dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Passwort vergessen?' }).click();
    expect(await dialog.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
    expect(await accessibilityProblems(page, '.sign-in-dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Link schicken' }).click();
    await dialog.getByText('Spam-Ordner').waitFor();
    expect(await accessibilityProblems(page, '.sign-in-dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await dialog.getByLabel('Passwort', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByText('Hallo Zoë. Du bist angemeldet.').waitFor();

    await context.clearCookies();
    await visit(page, await mailedLink(email, '/kundenkonto/neues-passwort/'));
    await main.getByLabel('Passwort wählen').fill(`${password} neu`);
    expect(await accessibilityProblems(page, 'main')).toEqual([]);
    await main.getByRole('button', { name: 'Passwort speichern' }).click();
    await main.getByRole('heading', { name: 'Hallo Zoë.' }).waitFor();
    await context.close();
  });
});
