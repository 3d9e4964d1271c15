/** Unexpected input in the shop: addresses, methods, quantities, a lost connection, going back, the formal address of mourning cards. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hydrated } from '#tests/browser.ts';
import { munich, orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const phone = { width: 360, height: 740 };

/** What people read of a page: no markup, no scripts. */
function words(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const du = /(?<!\p{L})(du|dir|dich|dein|deine|deinen|deinem|deiner|deines)(?!\p{L})/iu;

/** Without the pictures a new shop has not drawn yet: they are answered with 503 and come a moment later. */
function serious(complaints: string[]): string[] {
  return complaints.filter((complaint) => !complaint.includes('503'));
}

async function visit(
  visitor: ReturnType<typeof guest>,
  path: string,
): Promise<{ page: Page; complaints: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: phone, locale: 'de-DE' });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(shop.origin + path);
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  return { page, complaints, close: () => context.close() };
}

describe('addresses and methods', () => {
  test.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s on a page is refused with a sentence', async (method) => {
    const answer = await send(shop, { path: '/karten-designen/', method });
    expect(answer.status).toBe(405);
    expect(answer.text).toContain('Diese Adresse kann man so nicht öffnen.');
  });

  test.each(['__proto__', 'Olivia', 'gibt-es-nicht', 'a'.repeat(300)])('/karten-designen/%s/ is a missing page', async (card) => {
    expect((await send(shop, { path: `/karten-designen/${card}/` })).status).toBe(404);
  });

  test('a foreign order looks like a missing one, and the page says what to do', async () => {
    const answer = await send(shop, { path: `/bestellung/${'A'.repeat(22)}/` });
    expect(answer.status).toBe(404);
    expect(words(answer.text)).toContain('Diese Bestellung haben wir nicht gefunden. Bitte den Link aus der Mail prüfen');
  });

  test.each([
    ['52', 'aus 52 werden 55 Stück'],
    ['5001', 'Mehr als 5000 Stück gibt es nur auf Anfrage'],
    ['0', 'Gib eine ganze Zahl ab 1 ein'],
    ['-1', 'Gib eine ganze Zahl ab 1 ein'],
    ['1e3', 'Gib eine ganze Zahl ab 1 ein'],
  ])('the product page answers the quantity %s in its HTML [F485]', async (typed, sentence) => {
    const answer = await send(shop, { path: `/karten-designen/olivia/?quantity=${typed}` });
    expect(answer.status).toBe(200);
    expect(words(answer.text)).toContain(sentence);
  });
});

describe('a mourning card', () => {
  test('says Sie on the list, the product page, in the cart, the checkout, the confirmation and the mail', async () => {
    const visitor = guest(shop);
    const { cart } = await savedCard(visitor, { card: 'stille-see', format: 'square', inCart: true });
    const own = { cookie: visitor.headers().cookie ?? '' };
    const paths = ['/karten-designen/?occasion=trauer', '/karten-designen/stille-see/?quantity=5001', '/warenkorb/', '/kasse/'];
    for (const path of paths) {
      const answer = await send(shop, { path, headers: own });
      expect(answer.status).toBe(200);
      expect(words(answer.text)).not.toMatch(du);
      expect(answer.text).toMatch(/<html[^>]* data-quiet=""/);
    }
    const refused = await visitor.call('PATCH', `/web-api/cart/lines/${cart.lines[0].id}`, { quantity: 52 });
    expect(refused.json.message).not.toMatch(du);
    const placed = await visitor.call(
      'POST',
      '/web-api/order',
      { ...orderBody(cart), payment: 'prepayment' },
      { 'idempotency-key': orderKey() },
    );
    const confirmation = await send(shop, { path: `/bestellung/${placed.json.token}/`, headers: own });
    expect(words(confirmation.text)).toContain('Bitte überweisen Sie');
    expect(words(confirmation.text)).not.toMatch(du);
    const mails = async () => (await send(shop, { path: '/dev/mailbox' })).text;
    await expect.poll(mails).toContain(`Ihre Bestellung ${placed.json.orderNumber}`);
    const mail = /\/dev\/mailbox\/[\w-]+/.exec(await mails())?.[0] ?? '';
    expect(words((await send(shop, { path: mail })).text)).not.toMatch(du);
  });

  test('makes the whole cart formal, and taking it out makes it du again', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { cart } = await savedCard(visitor, { card: 'stille-see', format: 'square', inCart: true });
    expect(cart.formality).toBe('Sie');
    const line = cart.lines.find((one: { name: string }) => one.name.includes('Stille See'));
    expect((await visitor.call('DELETE', `/web-api/cart/lines/${line.id}`)).json.formality).toBe('du');
  });
});

describe('in a browser', () => {
  test('without a connection a choice, a link and a form leave the page as it is and say so', async () => {
    const { page, close } = await visit(guest(shop), '/karten-designen/olivia/');
    const url = page.url();
    await page.context().setOffline(true);
    await page.getByText('75 Stück', { exact: true }).click();
    await page.locator('output').getByText('Gerade besteht keine Verbindung.').waitFor();
    await page.getByRole('link', { name: 'Warenkorb' }).click();
    expect(page.url()).toBe(url);
    expect(await page.locator('h1').textContent()).toBe('Olivia');
    await page.context().setOffline(false);
    await page.getByText('75 Stück', { exact: true }).click();
    await page.waitForURL(/quantity=75/);
    await close();
  });

  test('without a connection the checkout keeps what was typed, and goes on when it is back', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { page, close } = await visit(visitor, '/kasse/');
    await page.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
    await page.getByLabel('Vorname').fill(munich.firstName);
    await page.getByLabel('Nachname').fill(munich.lastName);
    await page.getByLabel('Straße und Hausnummer').fill(munich.street);
    await page.getByLabel('Postleitzahl').fill(munich.postalCode);
    await page.getByLabel('Ort', { exact: true }).fill(munich.city);
    await page.context().setOffline(true);
    const next = page.getByRole('button', { name: 'Weiter zur Lieferung' });
    await next.click();
    await page.locator('output').getByText('Gerade besteht keine Verbindung.').waitFor();
    expect(await page.getByLabel('Nachname').inputValue()).toBe(munich.lastName);
    await page.context().setOffline(false);
    await next.click();
    await page.getByRole('heading', { level: 1, name: 'Wann soll die Post kommen?' }).waitFor();
    await close();
  });

  test('a connection that breaks unnoticed is named, and one button goes on', async () => {
    const { page, close } = await visit(guest(shop), '/karten-designen/olivia/');
    await page.route('**/_payload.json*', (route) => route.abort());
    await page.getByRole('link', { name: 'Karten', exact: true }).click();
    await page.getByRole('heading', { name: 'Keine Verbindung' }).waitFor();
    await page.unroute('**/_payload.json*');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Karten und Einladungen' }).waitFor();
    await close();
  });

  test('the filter opens by its button and its result button follows each ticked box; going back undoes the filter [F086, F088]', async () => {
    const { page, complaints, close } = await visit(guest(shop), '/karten-designen/');
    await page.getByText('Filter', { exact: true }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: 'Filter' }).waitFor();
    const results = async () => Number(/\d+/.exec(await drawer.getByRole('button', { name: /anzeigen$/ }).innerText())?.[0]);
    const all = await results();
    await drawer.getByLabel(/^Geburt\b/).check();
    await page.waitForURL(/occasion=geburt/);
    await expect.poll(results).toBe((await guest(shop).call('GET', '/web-api/cards?occasion=geburt')).json.total);
    expect(await results()).toBeLessThan(all);
    await drawer.getByRole('button', { name: /anzeigen$/ }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Karten und Einladungen' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(serious(complaints)).toEqual([]);
    await close();
  });

  test('a typed quantity is answered beside its field, inside the quantity block', async () => {
    const { page, complaints, close } = await visit(guest(shop), '/karten-designen/olivia/');
    await page.getByText('Andere Menge', { exact: true }).click();
    await page.getByLabel('Stückzahl').fill('5001');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByText('Mehr als 5000 Stück gibt es nur auf Anfrage.').waitFor();
    expect(await page.getByLabel('Stückzahl').inputValue()).toBe('5001');
    await page.getByLabel('Stückzahl').fill(' 52 ');
    await page.keyboard.press('Enter');
    await page.getByText('aus 52 werden 55 Stück').waitFor();
    await page.waitForURL(/quantity=52/);
    expect(await page.locator('[data-name="quantity"]').getByLabel('55 Stück').isChecked()).toBe(true);
    expect(serious(complaints)).toEqual([]);
    await close();
  });
});
