/** A shop with a second language in one folder: every word that the program writes is of it, and nothing overflows a narrow phone. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faces } from '#core/layout/text/faces.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { options } from '#seed/options.ts';
import { storySeeds } from '#seed/stories/index.ts';
import { hasChromium, hydrated, launch } from '#tests/browser.ts';
import { builtCopy } from '#tests/copied-sources.ts';
import { munich, orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { overflowsOf, type PageText, textsOf } from '#tests/page-words.ts';
import { foreignWords, pseudoLanguage, pseudoLanguageFiles, pseudoSupplier, pseudoText } from '#tests/pseudo-language.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';
import { germanTexts } from '#texts/de/all.ts';

/** French-speaking Switzerland: a market with prices whose language has no folder. */
const host = 'ch.localhost';
const locale = 'fr-CH';
const entry = '/fr/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';
const address = { ...munich, postalCode: '8001', city: 'Zürich', country: 'CH' };

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

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const designs = designRows.flatMap((row) =>
  row.colourways.slice(0, 1).flatMap(({ key }) => row.forms.map(({ form, format }) => blankDesign(row, form, format, key, 'none'))),
);
const elements = designs.flatMap((design) => design.pages.flatMap((one) => one.elements));

/** Whole texts of stories, designs and the catalogue, and the pieces that pages break them into. */
const content = new Set(
  [
    ...strings(storySeeds),
    ...designRows.flatMap(({ description, texts }) => [description, ...strings(texts)]),
    ...elements.flatMap((element) => (element.kind === 'text' ? [element.text, element.sample, element.label] : [element.label])),
    ...strings(options),
    // The brand as mails write it.
    ...['Feder', 'leicht'],
  ]
    .flatMap((text) => [text, ...text.split(/[*\n]/)])
    .map(plain),
);

/** Names that the program writes into its sentences: of the brand, of designs and papers, of days, months and countries, and typed ones. */
function names(): string[] {
  const days = Array.from({ length: 36 }, (_, at) => new Date(Date.UTC(2026, at % 12, at + 1)));
  const dates = (['long', 'short'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { weekday: style, month: style, day: 'numeric', timeZone: 'UTC' });
    return days.flatMap((day) => format.formatToParts(day).flatMap(({ type, value }) => (/weekday|month/.test(type) ? [value] : [])));
  });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES'].map((code) => regions.of(code) ?? code);
  const joins = (['conjunction', 'disjunction'] as const).map((type) => plain(new Intl.ListFormat(locale, { type }).format(['0', '0'])));
  return [
    ...['Federleicht', 'myposter', 'zoe@beispiel.de', ...strings(address), ...strings(munich)],
    ...designRows.flatMap(({ name, colourways }) => [name, ...colourways.map((one) => one.name)]),
    ...[...options.papers, ...options.refinements].map((option) => option.name),
    ...elements.flatMap((element) => [element.label, ...(element.kind === 'text' ? [plain(element.sample.replace(/\p{L}/u, 'X'))] : [])]),
    ...Object.values(faces).map((face) => face.name),
    ...dates,
    ...countries,
    ...joins.map((join) => join.replaceAll('0', '').trim()),
    ...['CHF', 'EUR', '404 Not Found'],
  ];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const known = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\d[\\d.,’\\u00a0 ]*(?:mm|cm|g|dpi)|${names()
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The texts with words that are not of the pseudo-language, each with those words. */
function foreignTexts(texts: readonly PageText[]): string[] {
  const found = texts
    .filter(({ text }) => !content.has(text))
    .flatMap(({ where, text }) => {
      // A title names the page and the brand.
      const own = text.split(' | ').filter((part) => !content.has(part));
      const words = own.flatMap((part) => foreignWords(part, known));
      return words.length > 0 ? [`${where}: ${text} [${words.join(' ')}]`] : [];
    });
  return [...new Set(found)];
}

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
