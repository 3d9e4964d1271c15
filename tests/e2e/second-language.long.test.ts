/** A shop with a second language in one folder: every word that the program writes is of it, and nothing overflows a narrow phone. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, hydrated, launch } from '#tests/browser.ts';
import { builtCopy } from '#tests/copied-sources.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { zurich as address, foreignTexts, pseudoLocale as locale, plain, strings } from '#tests/foreign-texts.ts';
import { overflowsOf, type PageText, textsOf } from '#tests/page-words.ts';
import { pseudoLanguage, pseudoLanguageFiles, pseudoSupplier, pseudoText } from '#tests/pseudo-language.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';
import { germanTexts } from '#texts/de/all.ts';

const host = 'ch.localhost';
const entry = '/fr/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';

let shop: RunningShop;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let visitor: ReturnType<typeof guest>;

beforeAll(async () => {
  if (!hasChromium) return;
  shop = await startShop({ cwd: await builtCopy({ ...(await pseudoLanguageFiles()), ...pseudoSupplier() }) });
  visitor = guest(shop, { host, channel: 'federleicht-ch', locale });
  browser = await launch();
  context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  if (shop) removeData(shop);
});

/** A German text of the tables in the pseudo-language. */
const said = (key: keyof typeof germanTexts) => pseudoText(germanTexts[key]);

/** Goes to a page and looks at it in 360 and 1300 px. */
async function expectPseudo(path: string | null, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  if (path !== null) await page.goto(`http://${host}:${shop.port}${path}`);
  await page.waitForLoadState('networkidle');
  for (const width of [360, 1300]) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    const folder = process.env.SCREENSHOTS;
    if (folder) {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    }
    expect.soft(foreignTexts(await textsOf(page)), `${name} in ${width} px`).toEqual([]);
    if (width === 360) expect.soft(await overflowsOf(page), name).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 780 });
}

async function eventually<T>(ask: () => T | null | Promise<T | null>, what: string): Promise<T> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${what} did not come within a minute`);
}

describe.skipIf(!hasChromium)('a pseudo-language in one folder', () => {
  test.each([
    ['home', '/fr/'],
    ['list', '/fr/karten-designen/'],
    ['product', '/fr/karten-designen/olivia/'],
    ['themes', '/fr/themes/'],
    ['shipping', '/fr/versand-und-lieferung/'],
    ['newsletter', '/fr/newsletter/'],
    ['empty cart', '/fr/warenkorb/'],
    ['missing page', '/fr/gibt-es-nicht/'],
  ])('the %s speaks it and nothing overflows', async (name, path) => {
    await expectPseudo(path, name);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
  });

  test('the configurator speaks it, with the findings of its print check', async () => {
    await page.goto(`http://${host}:${shop.port}${entry}`);
    await page.locator('.editor[data-hydrated] .face').first().waitFor();
    await page.locator('textarea').first().fill('Donaudampfschifffahrtsgesellschaft '.repeat(12));
    await page.locator('.rail-tool').nth(3).click();
    await expectPseudo(null, 'configurator paper');
    for (const tool of [0, 1, 2, 4]) {
      await page.locator('.rail-tool').nth(tool).click();
      await expectPseudo(null, `configurator tool ${tool}`);
    }
    await page.setViewportSize({ width: 1300, height: 900 });
    await page.locator('.check-line').click();
    await page.locator('.finding').first().waitFor();
    expect(await page.locator('.finding').count()).toBeGreaterThan(1);
  });

  test('cart and checkout speak it, and what is wrong in their fields', async () => {
    await savedCard(visitor, { inCart: true });
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: `http://${host}:${shop.port}` })));
    await expectPseudo('/fr/warenkorb/', 'cart');
    await expectPseudo('/fr/kundenkonto/', 'account');
    await expectPseudo('/fr/kasse/', 'checkout address');
    await hydrated(page);
    await page.getByRole('button', { name: said('checkout.next.address') }).click();
    await page.getByText(said('checkout.missing.firstName')).waitFor();
    await expectPseudo(null, 'checkout errors');
    await page.getByLabel(said('checkout.email'), { exact: true }).fill('zoe@beispiel.de');
    for (const field of ['firstName', 'lastName', 'street', 'postalCode', 'city'] as const)
      await page.getByLabel(said(`checkout.${field}`), { exact: true }).fill(address[field]);
    for (const step of ['address', 'delivery', 'payment'] as const) {
      await page.getByRole('button', { name: said(`checkout.next.${step}`) }).click();
      await page.waitForLoadState('networkidle');
      await expectPseudo(null, `checkout after ${step}`);
    }
    await page.getByRole('button', { name: said('checkout.order') }).waitFor();
  });

  test('errors of forms, calls and unknown methods speak it', async () => {
    const sentences: PageText[] = [];
    const call = async (method: string, path: string, body?: unknown, headers = {}) => {
      const { status, json } = await visitor.call(method, path, body, headers);
      sentences.push(
        { where: `${status} ${path}`, text: json.message },
        ...strings(json.errors?.map((one: { message: string }) => one.message)).map((text) => ({ where: path, text })),
      );
      return status;
    };
    expect(await call('POST', '/web-api/cart/lines', { designId: 'x' })).toBe(422);
    expect(await call('POST', '/web-api/newsletter-subscribe', { email: 'falsch', consent: false })).toBe(422);
    expect(await call('GET', '/web-api/cart', undefined, { 'x-channel': 'unbekannt' })).toBe(400);
    expect(await call('GET', '/web-api/orders/AAAAAAAAAAAAAAAAAAAAAA')).toBe(404);
    expect(await call('GET', '/web-api/gibt-es-nicht')).toBe(404);
    const headers = { ...visitor.headers(), 'content-type': 'application/json', 'content-length': '1' };
    const broken = await send(shop, { path: '/web-api/cart/lines', method: 'POST', host, headers, body: '{' });
    expect(broken.status).toBe(400);
    sentences.push({ where: 'bad json', text: JSON.parse(broken.text).message });
    const method = await send(shop, { path: '/fr/', method: 'TRACE', host });
    sentences.push({ where: 'TRACE', text: method.text });
    expect(foreignTexts(sentences)).toEqual([]);
  });

  test('the mails of an order and of the newsletter speak it', async () => {
    const { json: cart } = await visitor.call('GET', '/web-api/cart');
    const order = await visitor.call(
      'POST',
      '/web-api/order',
      { ...orderBody(cart), delivery: address },
      { 'idempotency-key': orderKey() },
    );
    expect(order.status, order.text).toBe(200);
    await visitor.call('POST', '/web-api/newsletter-subscribe', { email: 'zoe@beispiel.de', consent: true });
    await expectPseudo(`/fr/bestellung/${order.json.token}/`, 'order');
    const ids = await eventually(async () => {
      const { text } = await send(shop, { path: '/dev/mailbox' });
      const found = [...text.matchAll(/\/dev\/mailbox\/([\w-]+)"/g)].map(([, id = '']) => id);
      return found.length >= 2 ? found : null;
    }, 'the mails');
    for (const id of ids) {
      await expectPseudo(`/dev/mailbox/${id}.html`, `mail ${id}`);
      const { text } = await send(shop, { path: `/dev/mailbox/${id}` });
      const lines = (/<pre[^>]*>(.*?)<\/pre>/s.exec(text)?.[1] ?? '')
        .replace(/https?:\S+/g, '')
        .split('\n')
        .map(plain);
      expect.soft(foreignTexts(lines.map((line) => ({ where: 'mail', text: line })))).toEqual([]);
    }
  });

  test.each([
    ['the same language', locale],
    ['German', 'de-DE'],
  ])('the job ticket of an order in %s speaks the language of its supplier', async (_, orderLocale) => {
    const customer = orderLocale === locale ? visitor : guest(shop);
    if (customer !== visitor) {
      const { cart } = await savedCard(customer, { inCart: true });
      const placed = await customer.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
      expect(placed.status, placed.text).toBe(200);
    }
    const { json: area } = await customer.call('GET', '/web-api/customer-area');
    const folder = join(shop.dataDir, 'files/orders', area.orders[0].number.toLowerCase());
    const ticket = await eventually(
      () => (existsSync(join(folder, 'ticket.html')) ? readFileSync(join(folder, 'ticket.html'), 'utf8') : null),
      'the ticket',
    );
    expect(ticket).toContain(`<html lang="${pseudoLanguage}">`);
    expect(ticket).toContain(said('ticket.handover'));
    const texts = ticket
      .replace(/<style>.*?<\/style>|<code>.*?<\/code>|<small>.*?<\/small>/gs, '')
      .split(/<[^>]*>/)
      .map(plain);
    const codes = new Set(['standard']);
    expect(foreignTexts(texts.filter((text) => !codes.has(text)).map((text) => ({ where: 'ticket', text })))).toEqual([]);
  });
});
