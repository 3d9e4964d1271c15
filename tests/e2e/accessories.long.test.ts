/** A card with envelope, ribbon and seal, and a pen, as a visitor orders them, up to the pick list; and what a cancellation gives back. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated } from '#tests/browser.ts';
import { munich, savedCard } from '#tests/customer.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const browser = sharedBrowser();
// Stock is the same for every customer of a shop.
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

/** The operators' command, on the data of the running shop. */
async function orders(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: shop.dataDir };
  return (await promisify(execFile)(process.execPath, ['tools/orders.ts', ...words], { env })).stdout;
}

/** Opens the accessories of the card in the cart and lays one of them beside it. */
async function layBeside(page: Page, sku: string, name: string) {
  await page.getByText('Umschlag, Band, Siegel dazu').first().click();
  await page.getByLabel('Passt zu dieser Karte').selectOption(sku);
  await page.getByRole('button', { name: 'Zur Karte hinzufügen' }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
}

test('a card with envelope, ribbon and seal and a pen alone are ordered, picked and cancelled [F181] [F372] [F373] [F003] [E077]', async () => {
  const visitor = guest(shop);
  await savedCard(visitor, { inCart: true });
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const page = await context.newPage();
  await page.goto(`${shop.origin}/accessoires/`);
  const pens = page.getByRole('combobox').filter({ hasText: 'Gelstift Gold' });
  await pens.selectOption('pen-gel-gold');
  await page.locator('form').filter({ has: pens }).getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('heading', { level: 2, name: 'Gelstift Gold' }).waitFor();
  await layBeside(page, 'envelope-c6-pointed', 'Umschlag C6');
  await layBeside(page, 'ribbon-satin-10-sage', 'Satinband, 1 cm, Salbei');
  await layBeside(page, 'seal-gold', 'Wachssiegel Gold');
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    expect.arrayContaining(['Umschlag C6', 'Satinband, 1 cm, Salbei', 'Wachssiegel Gold', 'Gelstift Gold']),
  );
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
  await page.getByLabel('Vorname').fill(munich.firstName);
  await page.getByLabel('Nachname').fill(munich.lastName);
  await page.getByLabel('Straße und Hausnummer').fill(munich.street);
  await page.getByLabel('Postleitzahl').fill(munich.postalCode);
  await page.getByLabel('Ort', { exact: true }).fill(munich.city);
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click();
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await page.getByRole('radio', { name: /Vorkasse/ }).check();
  await page.getByRole('button', { name: 'Weiter zum Prüfen' }).click();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByRole('heading', { name: 'Danke, Zoë.' }).waitFor();
  const token = new URL(page.url()).pathname.split('/').findLast((part) => part.length === 22) ?? '';
  const order = async () => (await visitor.call('GET', `/web-api/orders/${token}`)).json;
  const { orderNumber } = await order();
  expect(await orders('stock')).toMatch(/pen-gel-gold +499/);
  await orders('paid', orderNumber);
  await expect.poll(async () => (await order()).state).toBe('preflight');
  expect(await orders('show', orderNumber)).toMatch(/50 × +Umschlag C6[\s\S]*5 × +Wachssiegel Gold/);
  await orders('cancel', orderNumber);
  expect(await orders('stock')).toMatch(/pen-gel-gold +500/);
  await context.close();
});

test('on a wide window the price of a card stands beside its name, and its accessories open below its text', async () => {
  const visitor = guest(shop);
  await savedCard(visitor, { inCart: true });
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const page = await context.newPage();
  await page.goto(`${shop.origin}/warenkorb/`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const [name, price, choice] = await Promise.all(
    [row.getByRole('heading', { level: 2 }), row.getByText(/^\d+,\d\d\s€$/), row.getByText('Umschlag, Band, Siegel dazu')].map((one) =>
      one.boundingBox(),
    ),
  );
  if (!name || !price || !choice) expect.fail('a part of the row is not drawn');
  expect(choice.x).toBe(name.x);
  expect(price.y).toBeLessThan(name.y + name.height);
  await context.close();
});

test('what is chosen beside a card in the configurator is drawn on it, saved, and named when it is sold out [E077]', async () => {
  // Sold out at the end of a first try.
  await orders('stock', 'seal-gold', '500');
  const visitor = guest(shop);
  const { id } = await savedCard(visitor);
  const address = `${shop.origin}/configurator-card/?designId=${id}`;
  const open = async (width: number) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const page = await context.newPage();
    await page.goto(address);
    await hydrated(page);
    return page;
  };
  const page = await open(1300);
  await page.getByRole('button', { name: 'Menge', exact: true }).click();
  await page.getByLabel('Band', { exact: true }).selectOption('ribbon-satin-10-sage');
  await page.getByLabel('Siegel', { exact: true }).selectOption('seal-gold');
  await page.getByLabel('Stift', { exact: true }).selectOption('pen-gel-gold');
  await expect
    .poll(async () => (await visitor.call('GET', `/web-api/designs/${id}`)).json.choice.accessories)
    .toEqual({
      ribbon: 'ribbon-satin-10-sage',
      seal: 'seal-gold',
      pen: 'pen-gel-gold',
    });
  await page.locator('.face .accessory-marks').waitFor();
  await page.getByText('Hilfslinien').first().click();
  await page.getByLabel('Zubehör und Stanzung').uncheck();
  expect(await page.locator('.face .accessory-marks').count()).toBe(0);
  await page.context().close();

  await orders('stock', 'seal-gold', '0');
  const phone = await open(360);
  await phone.getByText('Wachssiegel Gold ist ausverkauft und liegt nicht mehr dabei.').waitFor();
  await phone.locator('.face .accessory-marks').waitFor();
  await phone.context().close();
  expect((await visitor.call('POST', '/web-api/cart/lines', { designId: id })).status).toBe(409);
  expect((await visitor.call('GET', '/web-api/cart')).json.lines).toEqual([]);
  await orders('stock', 'seal-gold', '500');
});

test.each(['zehn', '10 Meter', '1,5', '-5', '0', ''])(
  '%j is no quantity of an accessory: a sentence says so, and nothing is added',
  async (typed) => {
    const headers = { origin: shop.origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ intent: 'accessory', sku: 'pen-gel-gold', quantity: typed }).toString();
    const answer = await send(shop, {
      path: '/warenkorb/',
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      body,
    });
    expect(answer.status).toBe(303);
    const { pathname, search } = new URL(String(answer.headers.location), shop.origin);
    const { text } = await send(shop, { path: pathname + search });
    expect(text).toContain(`„${typed}“ ist keine ganze Zahl ab 1.`);
    // Without a line the visitor got no session either.
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

test('"10 Stück" of an accessory are ten', async () => {
  const visitor = guest(shop);
  const headers = { origin: shop.origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ intent: 'accessory', sku: 'pen-gel-gold', quantity: '10 Stück' }).toString();
  expect((await visitor.request({ path: '/warenkorb/', method: 'POST', headers, body })).status).toBe(303);
  expect((await visitor.call('GET', '/web-api/cart')).json.lines).toMatchObject([{ quantity: 10 }]);
});
