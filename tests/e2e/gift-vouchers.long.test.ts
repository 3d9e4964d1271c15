/** A gift voucher from its page to the order, with and without scripts, and one that is redeemed on a phone. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '#store/db/store.ts';
import { accessibilityProblems, hydrated } from '#tests/browser.ts';
import { munich, savedCard } from '#tests/customer.ts';
import { openWithoutScripts } from '#tests/form-visitor.ts';
import { giftVoucher } from '#tests/gift-vouchers.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { guest, type RunningShop, removeData, startShop } from '#tests/shop.ts';

const browser = sharedBrowser();
// What the whole shop has of mails and vouchers is read from its database.
let shop: RunningShop;
let store: Store;
beforeAll(async () => {
  shop = await startShop();
  store = await openStore({ databaseUrl: null, dataDir: shop.dataDir }, () => new Date());
});
afterAll(async () => {
  await store?.close();
  await shop?.stop();
  if (shop) removeData(shop);
});

/** The operators' command, on the data of the running shop. */
async function orders(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: shop.dataDir };
  return (await promisify(execFile)(process.execPath, ['tools/orders.ts', ...words], { env })).stdout;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function fillAddress(page: Page) {
  await page.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
  await page.getByLabel('Vorname').fill(munich.firstName);
  await page.getByLabel('Nachname').fill(munich.lastName);
  await page.getByLabel('Straße und Hausnummer').fill(munich.street);
  await page.getByLabel('Postleitzahl').fill(munich.postalCode);
  await page.getByLabel('Ort', { exact: true }).fill(munich.city);
}

const noBreak = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';

test('a gift voucher is filled in beside its preview, ordered, and made once it is paid [F393] [F003] [E012]', async () => {
  const context = await browser.newContext({ viewport: { width: 1300, height: 1000 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}/gutschein/`);
  await hydrated(page);
  const preview = page.getByRole('figure', { name: 'Vorschau' });
  expect(noBreak(await preview.textContent())).toContain('50,00 €');
  await page.getByRole('radio', { name: '75,00\u00a0€' }).check();
  await page.getByLabel('Für (Name, freiwillig)').fill('Mia');
  await page.getByLabel('Von (Name, freiwillig)').fill('Zoë');
  await page.getByLabel('Deine Worte (freiwillig)').fill('Alles Gute zum Umzug.\nFür die ersten Bilder an der Wand.');
  await expect.poll(async () => noBreak(await preview.textContent())).toMatch(/75,00 €Für MiaAlles Gute zum Umzug\.[\s\S]*Von Zoë/);
  await page.getByLabel('Anderer Betrag').selectOption({ label: '80,00\u00a0€' });
  await expect.poll(async () => noBreak(await preview.textContent())).toContain('80,00 €');
  await press(page, 'In den Warenkorb');
  await page.getByText('Hier fehlt noch die E-Mail-Adresse.').waitFor();
  await page.getByLabel('E-Mail-Adresse, an die er geht').fill('mia@beispiel.de');
  await press(page, 'In den Warenkorb');
  await heading(page, 'Warenkorb');
  await page.getByText('Für Mia. Per E-Mail an mia@beispiel.de, sobald bezahlt ist').waitFor();
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await fillAddress(page);
  await press(page, 'Weiter zur Lieferung');
  await page
    .getByText('Per E-Mail, Gutschein als PDF')
    .or(page.getByRole('radio', { name: 'Per E-Mail' }))
    .first()
    .waitFor();
  await press(page, 'Weiter zur Zahlung');
  await page.getByText('Gutscheine gibt es nicht auf Rechnung.').waitFor();
  await press(page, 'Weiter zum Prüfen');
  await page.getByText('Diese Artikel kannst du vierzehn Tage lang widerrufen: Geschenkgutschein.').waitFor();
  await press(page, 'Zahlungspflichtig bestellen');
  await heading(page, 'Danke, Zoë.');
  const number = /F\d{7,}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  await orders('paid', number);
  const mails = () => store.db.selectFrom('mails').select('subject').where('to_address', '=', 'mia@beispiel.de').execute();
  await expect.poll(mails).toEqual([{ subject: 'Ein Gutschein über 80,00\u00a0€ für dich, von Federleicht' }]);
  expect(await store.db.selectFrom('gift_vouchers').select(['issued', 'balance', 'state']).execute()).toEqual([
    { issued: 8_000, balance: 8_000, state: 'active' },
  ]);
  await context.close();
});

test('without scripts the form of gift vouchers keeps what was typed, and sells one as PDF [F393]', async () => {
  const page = await openWithoutScripts(guest(shop), '/gutschein/');
  const again = await page.press('In den Warenkorb', { 'Deine Worte (freiwillig)': 'Bis bald' });
  expect(again.words).toContain('Hier fehlt noch die E-Mail-Adresse.');
  expect(again.value('Deine Worte (freiwillig)')).toBe('Bis bald');
  const cart = await again.press('In den Warenkorb', { 'Als PDF an dich, zum Ausdrucken': true });
  expect(cart.path).toBe('/warenkorb/');
  expect(cart.words).toContain('Als PDF an deine E-Mail-Adresse');
});

test('on a phone a gift voucher is redeemed in the cart, taken out, and pays an order in full at the checkout [E037, F371]', async () => {
  const code = await giftVoucher({ store, voucherSecret: await store.secretOf('vouchers') }, 20_000);
  const visitor = guest(shop);
  await savedCard(visitor, { inCart: true });
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}/warenkorb/`);
  await hydrated(page);
  await page.getByText('Gutschein einlösen').click();
  await page.getByLabel('Code vom Gutschein').fill('7KQ2-M9XH-4TBC-WXYZ');
  await press(page, 'Einlösen');
  await page.getByText('Diesen Gutschein kennen wir nicht.').waitFor();
  expect(await page.getByLabel('Code vom Gutschein').inputValue()).toBe('7KQ2-M9XH-4TBC-WXYZ');
  await page.getByLabel('Code vom Gutschein').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  const applied = page.getByRole('list', { name: 'Eingelöste Gutscheine' });
  await applied
    .getByText(`Geschenkgutschein ···· ${code.slice(-4)}`)
    .first()
    .waitFor();
  await page.getByText('Bezahlt mit Geschenkgutschein').waitFor();
  expect(page.url()).not.toContain(code.slice(0, 4));
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await applied.getByRole('button', { name: /^Entfernen/ }).click();
  await expect.poll(() => applied.count()).toBe(0);

  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await fillAddress(page);
  await press(page, 'Weiter zur Lieferung');
  await press(page, 'Weiter zur Zahlung');
  await page.getByText('Gutschein einlösen').click();
  await page.getByLabel('Code vom Gutschein').fill(code);
  await page.keyboard.press('Enter');
  await applied.getByText('Der Gutschein deckt alles.').waitFor();
  await page.getByRole('radio', { name: 'Nichts zu zahlen' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await press(page, 'Weiter zum Prüfen');
  await press(page, 'Zahlungspflichtig bestellen');
  await heading(page, 'Danke, Zoë.');
  expect(noBreak(await page.locator('main').textContent())).toMatch(/Bezahlt mit Geschenkgutschein−\d+,\d\d €Noch zu zahlen0,00 €/);
  const order = await store.db
    .selectFrom('orders')
    .select(['state', 'total', 'gift'])
    .orderBy('placed_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(order.gift).toBe(order.total);
  expect(['paid', 'preflight']).toContain(order.state);
  await context.close();
});

const windows: [string, number][] = [
  ['on a desk', 1300],
  ['on a phone', 360],
];

test.each(sampled(windows, 2))('%s a design is chosen, and the printed voucher goes by letter [F393][E012]', async (_, width) => {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}/gutschein/`);
  await hydrated(page);
  await page.getByRole('radio', { name: 'Ballon' }).check();
  const front = page.getByRole('figure', { name: 'Vorschau' }).getByRole('img', { name: 'Vorderseite der Karte, Motiv Ballon' });
  await expect.poll(() => front.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toContain('/gutschein-ballon/');
  await page.getByLabel('Gedruckt als Klappkarte A6 mit Umschlag, plus 2,90\u00a0€').check();
  expect(await page.getByLabel('E-Mail-Adresse, an die er geht').isVisible()).toBe(false);
  await page.getByText('Der Gutschein kommt an die Lieferadresse').waitFor();
  await page.getByLabel('Deine Worte (freiwillig)').fill('Zeile\n'.repeat(80));
  await press(page, 'In den Warenkorb');
  await page.getByText('So viel Text passt nicht auf die Karte.').waitFor();
  expect(await page.getByRole('radio', { name: 'Ballon' }).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.getByLabel('Deine Worte (freiwillig)').fill('Für die erste Wand.');
  await press(page, 'In den Warenkorb');
  await heading(page, 'Warenkorb');
  await page.getByText('Gedruckt, an die Lieferadresse').waitFor();
  await page.getByRole('heading', { name: 'Gutscheinkarte mit Umschlag' }).waitFor();
  expect(noBreak(await page.locator('main').textContent())).toContain('52,90 €');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await fillAddress(page);
  await press(page, 'Weiter zur Lieferung');
  await page.getByText('Brief. Muster und gedruckte Gutscheine kommen ohne Versandkosten.').waitFor();
  await context.close();
});
