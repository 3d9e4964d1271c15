/** Customer accounts in a real browser: with and without scripts, in the dialog and on pages, and the account that comes from an order. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { openWithoutScripts } from '#tests/form-visitor.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

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
    const visitor = guest(shop);
    const open = (path: string) => openWithoutScripts(visitor, path);
    const form = await open('/kundenkonto/registrieren/');
    const again = await form.press('Konto anlegen', { Vorname: 'Jörg', 'E-Mail-Adresse': email, 'Passwort wählen': password });
    expect(again.words).toContain('Hier fehlt noch der Nachname.');
    expect([again.value('Vorname'), again.value('Passwort wählen')]).toEqual(['Jörg', '']);
    const made = await again.press('Konto anlegen', { Nachname: 'Žižek', 'Passwort wählen': password });
    for (const said of ['Willkommen, Jörg.', 'Dein Kundenkonto ist angelegt.']) expect(made.words).toContain(said);
    expect((await open('/kundenkonto/')).words).toContain('Hallo Jörg.');

    // Opening the page of a mailed link changes nothing.
    const link = await mailedLink(email, '/kundenkonto/adresse-bestaetigen/');
    for (let each = 0; each < 2; each += 1) expect((await send(shop, { path: link })).status).toBe(200);
    expect((await (await open(link)).press('Ja, das ist meine Adresse')).words).toContain('Danke, alles bestätigt.');

    await (await open('/abmelden/')).press('Jetzt abmelden');
    const refused = await (await open('/kundenkonto/geraete/')).press('Anmelden', {
      'E-Mail-Adresse': email,
      Passwort: 'das war es nicht',
    });
    expect(refused.words).toContain('passen nicht zusammen');
    expect(refused.value('E-Mail-Adresse')).toBe(email);
    const devices = await refused.press('Anmelden', { Passwort: password });
    expect([devices.path, devices.words.includes('dieses Gerät')]).toEqual(['/kundenkonto/geraete/', true]);

    await (await open('/abmelden/')).press('Jetzt abmelden');
    expect((await open('/kundenkonto/anmelden/')).html).toContain('href="/kundenkonto/passwort-vergessen/');
    forgetMailedLinks();
    const asked = await (await open('/kundenkonto/passwort-vergessen/')).press('Link schicken', { 'E-Mail-Adresse': email });
    expect(asked.words).toContain('Spam-Ordner');
    const page = await open(await mailedLink(email, '/kundenkonto/neues-passwort/'));
    const tooShort = await page.press('Passwort speichern', { 'Passwort wählen': 'kurz' });
    expect(tooShort.words).toContain('Mindestens 10 Zeichen');
    expect((await tooShort.press('Passwort speichern', { 'Passwort wählen': `${password} neu` })).words).toContain('Hallo Jörg.');
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
    const browsers = [
      [wide, true],
      [phone, false],
    ] as const;
    for (const [look, javaScriptEnabled] of sampled(browsers, 2)) {
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
    const visitor = guest(shop);
    const open = (path: string) => openWithoutScripts(visitor, path);
    const refused = await (await open(link)).press('Ja, das ist meine Adresse', { Passwort: 'das war es nicht' });
    for (const said of ['Das Passwort stimmt nicht.', 'Das warst du nicht?']) expect(refused.words).toContain(said);
    expect((await refused.press('Passwort speichern', { 'Passwort wählen': `${password} eins` })).words).toContain('Hallo Eve.');
    expect((await maker.call('GET', '/web-api/customer-data')).json).toMatchObject({ isLoggedIn: false });

    const other = `${orderKey().toLowerCase()}@beispiel.de`;
    const asked = await (await open('/kundenkonto/daten/')).press('Link schicken', { 'Neue E-Mail-Adresse': other });
    expect(asked.words).toContain('Bis er geöffnet ist');
    const confirm = await open(await mailedLink(other, '/kundenkonto/adresse-bestaetigen/'));
    expect(confirm.words).toContain('Neue Adresse bestätigen');
    expect((await confirm.press('Ja, das ist meine neue Adresse')).words).toContain('Danke, das ist jetzt deine Adresse.');
    visitor.jar.clear();
    forgetMailedLinks();
    await expect.poll(() => mailedLink(email, '/kundenkonto/adresse-bestaetigen/')).not.toBe(link);
    const undo = await open(await mailedLink(email, '/kundenkonto/adresse-bestaetigen/'));
    expect(undo.words).toContain('Änderung zurücknehmen');
    const undone = await undo.press('Ja, zurücknehmen');
    expect(undone.words).toContain('Die Änderung ist zurückgenommen.');
    expect((await undone.press('Passwort speichern', { 'Passwort wählen': `${password} zwei` })).words).toContain('Hallo Eve.');
    expect((await open('/kundenkonto/daten/')).words).toContain(`Bisher: ${email}`);
  });
});

/** Until then a click on the entrance to the account would follow its link. */
async function customerKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'customer'));
}

describe.skipIf(!hasChromium).each(sampled([wide, phone], 2, 1))('the sign-in dialog at $viewport.width pixels', ({ viewport }) => {
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
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await dialog.getByRole('button', { name: 'Konto anlegen' }).click();
    expect(await dialog.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
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
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Passwort vergessen?' }).click();
    expect(await dialog.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Link schicken' }).click();
    await dialog.getByText('Spam-Ordner').waitFor();
    expect(await accessibilityProblems(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Zurück zur Anmeldung' }).click();
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await dialog.getByLabel('Passwort', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.getByText('Hallo Zoë. Du bist angemeldet.').waitFor();

    await context.clearCookies();
    await visit(page, await mailedLink(email, '/kundenkonto/neues-passwort/'));
    await main.getByLabel('Passwort wählen').fill(`${password} neu`);
    await main.getByRole('button', { name: 'Passwort speichern' }).click();
    await main.getByRole('heading', { name: 'Hallo Zoë.' }).waitFor();
    await context.close();
  });
});

describe.skipIf(!hasChromium)('the sign-in dialog of a page', () => {
  const account = {
    firstName: 'Zoë',
    lastName: 'Müller',
    email: `${orderKey().toLowerCase()}@beispiel.de`,
    password,
    type: 0,
    company: '',
  };
  beforeAll(async () => {
    expect((await guest(shop).call('POST', '/web-api/customer-signup', account)).status).toBe(200);
  });

  test.each([
    ['header', '/versand-und-lieferung/', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Konto' })],
    ['wish list', '/merkzettel/', (page: Page) => page.getByRole('main').getByRole('link', { name: 'Anmelden' })],
    ['cart', '/warenkorb/', (page: Page) => page.getByRole('main').getByRole('link', { name: 'Anmelden' })],
    ['checkout', '/kasse/', (page: Page) => page.getByRole('main').getByRole('link', { name: 'Anmelden' })],
    [
      'configurator',
      '/configurator-card/?card=olivia&form=folded&format=a6',
      (page: Page) => page.getByRole('button', { name: 'Konto' }).filter({ visible: true }).first(),
    ],
  ] as const)(
    'opens from the %s, is known to password managers, shows the password, and leads back there [E082]',
    async (_, path, opener) => {
      const visitor = guest(shop);
      await savedCard(visitor, { inCart: true });
      const context = await browser.newContext({ ...wide, reducedMotion: 'reduce' });
      await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
      const page = await context.newPage();
      await visit(page, path);
      const dialog = page.getByRole('dialog');
      await opener(page).click();
      const email = dialog.getByLabel('E-Mail-Adresse');
      await email.fill(account.email);
      const field = dialog.getByLabel('Passwort', { exact: true });
      await field.fill(password);
      expect(await email.getAttribute('autocomplete')).toMatch(/^username\b/);
      expect(await field.getAttribute('autocomplete')).toBe('current-password');
      expect(await field.getAttribute('type')).toBe('password');
      await dialog.getByRole('button', { name: 'Anzeigen' }).click();
      expect([await field.getAttribute('type'), await field.inputValue()]).toEqual(['text', password]);
      await dialog.getByRole('button', { name: 'Passwort vergessen?' }).waitFor();
      await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      const { pathname, search } = new URL(page.url());
      expect(`${pathname}${search}`).toBe(path);
      const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
      const customer = await (await context.request.get(`${shop.origin}/web-api/customer-data`, { headers })).json();
      expect(customer).toMatchObject({ isLoggedIn: true, firstName: 'Zoë', cartCount: expect.any(Number) });
      await context.close();
    },
  );
});
