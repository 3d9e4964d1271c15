/** Cart, checkout and confirmation as guests use them: in a browser with and without JavaScript, and as plain forms over HTTP. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { munich, personalised, savedCard } from '#tests/customer.ts';
import { zoe } from '#tests/customer-browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

type Visitor = ReturnType<typeof guest>;

/** A window of this guest. `complaints` collects console errors, failed scripts and what the content policy refused. */
async function open(visitor: Visitor, options: Parameters<Browser['newContext']>[0] = {}) {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1300, height: 1000 }, ...options });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { context, page, complaints };
}

async function fillAddress(page: Page, change: Partial<typeof munich> = {}) {
  const address = { ...munich, ...change };
  await page.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
  await page.getByLabel('Vorname').fill(address.firstName);
  await page.getByLabel('Nachname').fill(address.lastName);
  await page.getByLabel('Straße und Hausnummer').fill(address.street);
  await page.getByLabel('Postleitzahl').fill(address.postalCode);
  await page.getByLabel('Ort', { exact: true }).fill(address.city);
  await page.getByLabel('Land', { exact: true }).selectOption(address.country);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('the checkout in a browser', () => {
  test('a guest orders in four steps, with days and a countdown to the cut-off, without an account and without a violation [E038, E040, E069]', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { page, context, complaints } = await open(visitor);
    await page.goto(`${shop.origin}/warenkorb/`);
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await heading(page, 'Wohin soll die Post gehen?');
    await page.getByLabel('E-Mail-Adresse').waitFor();
    await press(page, 'Weiter zur Lieferung');
    await page.getByText('Hier fehlt noch der Vorname.').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('6 Angaben');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');

    await fillAddress(page);
    await press(page, 'Weiter zur Lieferung');
    await heading(page, 'Wann soll die Post kommen?');
    await page
      .getByText(/^Diese Termine gelten noch (\d Tage?( und \d+ Stunden?)?|\d+ Stunden?( und \d+ Minuten?)?|\d+ Minuten?)\.$/)
      .waitFor();
    expect(await page.getByRole('radio').first().locator('..').textContent()).toMatch(/[A-Z]\w+, \d+\./);
    const summary = page.getByRole('complementary', { name: 'Deine Bestellung' });
    const standard = await summary.textContent();
    await page.getByRole('radio').nth(1).check();
    await expect.poll(() => summary.textContent()).not.toBe(standard);
    await page.getByLabel('Telefon (freiwillig)').fill('+49 89 1234567');

    await page.reload();
    await heading(page, 'Wann soll die Post kommen?');
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
    await press(page, 'Weiter zur Zahlung');
    await heading(page, 'Wie möchtest du zahlen?');
    await press(page, 'Weiter zum Prüfen');
    await heading(page, 'Stimmt alles so?');

    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).dblclick();
    await heading(page, 'Danke, Zoë.');
    expect(page.url()).toMatch(/\/bestellung\/[\w-]{22}\/$/);
    const shown = await page.locator('main').textContent();
    expect(shown).toMatch(/BestellnummerF\d+/);
    expect(shown).toContain('Müller-Łukasz');
    const url = page.url();
    await page.reload();
    expect(page.url()).toBe(url);
    expect(await page.locator('main').textContent()).toBe(shown);
    await page.goto(`${shop.origin}/kasse/`);
    expect(page.url()).toBe(url);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('without JavaScript the same steps are plain forms, with a bill to a business elsewhere, and a wrong postal code loses nothing [E039]', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { page, context } = await open(visitor, { javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    await page.goto(`${shop.origin}/warenkorb/`);
    await page.getByLabel(/^Menge, /).fill('57');
    await press(page, 'Menge übernehmen');
    await page.getByText('aus 57 werden 60 Stück').waitFor();
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await fillAddress(page, { postalCode: '27498', city: 'Helgoland' });
    await page.getByLabel('Adresszusatz (freiwillig)').fill('c/o Lotsenhaus');
    await press(page, 'Weiter zur Lieferung');
    await page.getByText('Nach Helgoland liefern wir leider nicht, dort gilt anderes Zoll- oder Steuerrecht.').waitFor();
    await fillAddress(page, { postalCode: '8033' });
    await press(page, 'Weiter zur Lieferung');
    await page.getByText('Da fehlen noch Ziffern. Die Postleitzahl hat hier 5.').waitFor();
    expect(await page.getByLabel('Nachname').inputValue()).toBe('Müller-Łukasz');
    expect(await page.getByLabel('Postleitzahl').getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('postalCode');
    await page.getByLabel('Postleitzahl').fill('80337');
    await page.getByLabel('Die Rechnung geht an eine andere Adresse.').check();
    await press(page, 'Weiter zur Lieferung');
    const bill = page.getByRole('group', { name: 'Rechnungsadresse' });
    await bill.getByLabel('Vorname').fill('Jörg');
    await bill.getByLabel('Nachname').fill('Huber');
    await bill.getByLabel('Firma').fill('Huber & Söhne');
    await bill.getByLabel('USt-IdNr.').fill('ATU 1234');
    await bill.getByLabel('Straße und Hausnummer').fill('Mozartgasse 1');
    await bill.getByLabel('Postleitzahl').fill('1010');
    await bill.getByLabel('Ort', { exact: true }).fill('Wien');
    await bill.getByLabel('Land', { exact: true }).selectOption('AT');
    await press(page, 'Weiter zur Lieferung');
    await page.getByText('Das ist noch keine USt-IdNr. Sie sieht zum Beispiel so aus: ATU12345678.').waitFor();
    await bill.getByLabel('USt-IdNr.').fill('ATU 1234 5678');
    await press(page, 'Weiter zur Lieferung');
    const phone = page.getByLabel('Telefon (freiwillig)');
    expect(await phone.isVisible()).toBe(false);
    await page.getByRole('radio').nth(1).check();
    await phone.fill('morgens');
    await press(page, 'Weiter zur Zahlung');
    await page.getByText(/^Diese Telefonnummer ist noch nicht vollständig/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
    await phone.fill('+49 89 1234567');
    await press(page, 'Weiter zur Zahlung');
    expect(await page.getByRole('radio', { name: 'Rechnung' }).isDisabled()).toBe(true);
    await page.getByText('Auf Rechnung geht es nur, wenn Lieferung und Rechnung in dasselbe Land gehen.').waitFor();
    await press(page, 'Weiter zum Prüfen');
    await press(page, 'Zahlungspflichtig bestellen');
    await heading(page, 'Danke, Zoë.');
    const shown = await page.locator('main').textContent();
    expect(shown).toContain('Bitte überweise');
    for (const part of ['c/o Lotsenhaus', 'Mozartgasse 1', 'Huber & Söhne', 'USt-IdNr. ATU12345678']) expect(shown).toContain(part);
    await context.close();
  });

  test('a business customer gives the reference of a public buyer, which review and order page show', async () => {
    const visitor = guest(shop);
    const account = { ...zoe, email: 'amt@beispiel.de', type: 1, company: 'Papeterie Sonne' };
    expect((await visitor.call('POST', '/web-api/customer-signup', account)).status).toBe(200);
    await savedCard(visitor, { inCart: true });
    const { page, context } = await open(visitor, { viewport: { width: 390, height: 844 } });
    await page.goto(`${shop.origin}/kasse/`);
    await fillAddress(page);
    const field = page.getByLabel('Leitweg-ID (freiwillig)');
    await field.fill('991-33333TEST-34');
    await press(page, 'Weiter zur Lieferung');
    await page.getByText('Die zwei Prüfziffern am Ende passen nicht zum Rest.').waitFor();
    await field.fill('991-33333test-33');
    for (const name of ['Weiter zur Lieferung', 'Weiter zur Zahlung', 'Weiter zum Prüfen']) await press(page, name);
    await heading(page, 'Stimmt alles so?');
    await page.getByText('991-33333TEST-33').waitFor();
    await press(page, 'Zahlungspflichtig bestellen');
    await heading(page, 'Danke, Zoë.');
    await page.getByText('991-33333TEST-33').waitFor();
    await context.close();
  });

  test('what was changed in an earlier step leads back to the last one, and Enter never presses "Ändern"', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { page, context } = await open(visitor);
    await page.goto(`${shop.origin}/kasse/`);
    await fillAddress(page);
    await page.getByLabel('Ort', { exact: true }).press('Enter');
    await heading(page, 'Wann soll die Post kommen?');
    await press(page, 'Weiter zur Zahlung');
    await press(page, 'Weiter zum Prüfen');
    await heading(page, 'Stimmt alles so?');
    await page.getByRole('button', { name: 'Ändern (Adresse)' }).click();
    await page.getByLabel('Ort', { exact: true }).fill('Augsburg');
    await press(page, 'Weiter zur Lieferung');
    await heading(page, 'Stimmt alles so?');
    expect(await page.locator('ol').first().textContent()).toContain('80337 Augsburg');
    await context.close();
  });

  test('the cart keeps several cards with picture, options, quantity, editing and copies, and a removed one comes back [E036]', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true, quantity: 50 });
    const flat = await savedCard(visitor, { inCart: true, card: 'morgenlicht', form: 'flat', quantity: 250 });
    const { page, context } = await open(visitor);
    await page.goto(`${shop.origin}/warenkorb/`);
    const rows = page.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem');
    const second = rows.nth(1);
    expect(await rows.count()).toBe(2);
    expect(
      await rows
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(50);
    expect(await second.textContent()).toContain('Feinstpapier');
    expect(await second.textContent()).not.toContain('Klappkarte');
    expect(await second.getByRole('link', { name: /bearbeiten$/ }).getAttribute('href')).toContain(flat.id);

    const quantity = second.getByLabel(/^Menge, /);
    await second.getByRole('button', { name: /^Auf 260 Stück erhöhen/ }).click();
    await expect.poll(() => quantity.inputValue()).toBe('260');
    await second.getByRole('button', { name: /^Auf 250 Stück verringern/ }).click();
    await expect.poll(() => quantity.inputValue()).toBe('250');

    await second.getByRole('button', { name: /^Duplizieren/ }).click();
    await page.getByText('Die Kopie liegt als letzter Artikel im Warenkorb.').waitFor();
    expect(await rows.count()).toBe(3);
    expect(
      await rows
        .nth(2)
        .getByLabel(/^Menge, /)
        .inputValue(),
    ).toBe('250');
    const copy = await rows
      .nth(2)
      .getByRole('link', { name: /bearbeiten$/ })
      .getAttribute('href');
    expect(copy).not.toContain(flat.id);
    expect((await send(shop, { path: String(copy), headers: { cookie: visitor.headers().cookie ?? '' } })).status).toBe(200);

    for (const left of [2, 1, 0]) {
      await rows
        .first()
        .getByRole('button', { name: /^Entfernen/ })
        .click();
      await expect.poll(() => rows.count()).toBe(left);
    }
    await page.getByText('Hier liegt noch nichts.').waitFor();
    await press(page, 'Rückgängig machen');
    await page.getByRole('link', { name: 'Zur Kasse' }).waitFor();
    await context.close();
  });
});

/** Names and values of the inputs of a page's checkout form, as a browser without scripts would send them. */
function fieldsOf(html: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    const value = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (name) fields.set(name, value);
  }
  return fields;
}

function post(visitor: Visitor, path: string, fields: URLSearchParams) {
  return send(shop, {
    path,
    method: 'POST',
    headers: {
      cookie: visitor.headers().cookie ?? '',
      origin: shop.origin,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: fields.toString(),
  });
}

/** The last step's form, filled in completely. */
async function lastStep(visitor: Visitor) {
  const first = await send(shop, { path: '/kasse/', headers: { cookie: visitor.headers().cookie ?? '' } });
  const fields = fieldsOf(first.text);
  for (const [name, value] of Object.entries({
    ...munich,
    email: 'zoe@beispiel.de',
    payment: 'invoice',
    open: 'review',
    reached: 'review',
  }))
    fields.set(name, value);
  fields.set('intent', 'order');
  return fields;
}

describe('the checkout over HTTP', () => {
  test('the same form sent at once and again later is one order [E043]', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const fields = await lastStep(visitor);
    const answers = await Promise.all([post(visitor, '/kasse/', fields), post(visitor, '/kasse/', fields)]);
    const again = await post(visitor, '/kasse/', fields);
    const places = [...answers, again].map((answer) => [answer.status, answer.headers.location]);
    expect(places[0]?.[0]).toBe(303);
    expect(places[0]?.[1]).toMatch(/^\/bestellung\/[\w-]{22}\/$/);
    expect(new Set(places.map(String)).size).toBe(1);
  });

  test('a sum the page did not show orders nothing and shows the new one', async () => {
    const visitor = guest(shop);
    const { cart } = await savedCard(visitor, { inCart: true });
    const fields = await lastStep(visitor);
    fields.set('shownTotal', '1');
    const refused = await post(visitor, '/kasse/', fields);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Ein Preis hat sich geändert.');
    expect(refused.text).toContain(`Die neue Summe ist ${cart.total.text}.`);
    expect((await visitor.call('GET', '/web-api/cart')).json.lines).toHaveLength(1);
    fields.set('shownTotal', fieldsOf(refused.text).get('shownTotal') ?? '');
    expect((await post(visitor, '/kasse/', fields)).status).toBe(303);
  });

  test('invoice is refused below 25 with the reason [F479]', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true, quantity: 1 });
    const refused = await post(visitor, '/kasse/', await lastStep(visitor));
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/Auf Rechnung geht es ab 25,00\s€ Warenwert\./);
    expect((await visitor.call('GET', '/web-api/cart')).json.lines).toHaveLength(1);
  });

  test('the last step shows everything that is ordered above the button [E042]', async () => {
    const visitor = guest(shop);
    const { cart } = await savedCard(visitor, { inCart: true });
    const fields = await lastStep(visitor);
    fields.set('intent', 'show');
    const { text } = await post(visitor, '/kasse/', fields);
    const step = text.slice(text.indexOf('id="schritt-review"'));
    const above = step.slice(0, step.indexOf('Zahlungspflichtig bestellen'));
    for (const essential of [
      'Olivia',
      'Lindwurmstraße 88',
      'Rechnung',
      cart.total.text,
      'MwSt.',
      'kein gesetzliches Widerrufsrecht',
      'AGB',
      'Gewährleistung',
    ])
      expect(above).toContain(essential);
    expect(step).toMatch(/<button[^>]*value="order"[^>]*>(<[^>]*>)*Zahlungspflichtig bestellen</);
  });

  test('a card that is not printable yet keeps the cart from the checkout and says why', async () => {
    const visitor = guest(shop);
    const blank = await visitor.call('GET', '/web-api/card-blank?card=olivia&form=folded&format=a6');
    const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
    const design = personalised(blank.json.design);
    for (const page of design.pages) for (const element of page.elements) if (element.kind === 'text') element.text = 'Lang '.repeat(80);
    const saved = await visitor.call('POST', '/web-api/designs', { design, choice });
    await visitor.call('POST', '/web-api/cart/lines', { designId: saved.json.id });
    const cookie = visitor.headers().cookie ?? '';
    const { text } = await send(shop, { path: '/warenkorb/', headers: { cookie } });
    expect(text).toContain('Noch nicht druckfertig');
    expect(text).not.toContain('href="/kasse/"');
    expect(text).toContain(`href="/configurator-card/?designId=${saved.json.id}"`);
    const checkout = await send(shop, { path: '/kasse/', headers: { cookie } });
    expect([checkout.status, checkout.headers.location]).toEqual([303, '/warenkorb/']);
  });

  test('the confirmation is neither indexed nor stored, and a foreign address is a missing page', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const placed = await post(visitor, '/kasse/', await lastStep(visitor));
    const order = await send(shop, { path: String(placed.headers.location) });
    expect(order.status).toBe(200);
    expect(order.headers['cache-control']).toContain('no-store');
    expect(order.headers['x-robots-tag']).toContain('noindex');
    for (const path of [`/bestellung/${'A'.repeat(22)}/`, '/bestellung/1/']) {
      const missing = await send(shop, { path });
      expect(missing.status).toBe(404);
      expect(missing.text).toContain('Diese Seite ist davongeflogen.');
    }
  });

  test('a form that is none is answered with a sentence', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    for (const [type, body] of [
      ['multipart/form-data; boundary=x', 'nothing of the kind'],
      ['text/plain', 'a'],
      ['application/x-www-form-urlencoded', 'intent=order&cartId=%00&key=%FF&open=nowhere&shippingType=__proto__&country=constructor'],
    ] as const) {
      const headers = { cookie: visitor.headers().cookie ?? '', origin: shop.origin, accept: 'text/html', 'content-type': type };
      const answer = await send(shop, { path: '/kasse/', method: 'POST', headers, body });
      expect(answer.status, type).toBeGreaterThanOrEqual(400);
      expect(answer.status, type).toBeLessThan(500);
      expect(answer.text).not.toMatch(/at .*\.(ts|js):|node_modules/);
    }
  });
});
