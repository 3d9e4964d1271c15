/** What is typed, chosen and pressed before the scripts of a page have come: every configurator, and every other page with fields. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchSkus } from '#core/products/merch/goods.ts';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { savedCard } from '#tests/customer.ts';
import { fieldStates, holdScripts, useFields } from '#tests/early-input.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';
import routes from '#web/app/routes.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
let folder: string;
let photo: string;

beforeAll(async () => {
  if (!hasChromium) return;
  folder = mkdtempSync(join(tmpdir(), 'federleicht-early-'));
  photo = join(folder, 'foto.jpg');
  writeFileSync(
    photo,
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8aa' } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(async () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const laptop = { viewport: { width: 1300, height: 900 } };

/** Without the pictures a new shop has not drawn yet: they are answered with 503 and come a moment later. */
const serious = (complaints: readonly string[]) => complaints.filter((complaint) => !complaint.includes('503'));

type Opening = BrowserContextOptions & {
  /** The channel's. */
  host?: string;
  /** Whose cookies the browser has. */
  visitor?: ReturnType<typeof guest>;
};
type Held = { page: Page; release: () => void; complaints: string[] };

/** A page without its scripts until `release` is called. */
async function openHeld(path: string, { host = 'localhost', visitor, ...options }: Opening = {}): Promise<Held> {
  const context = await browser.newContext({ ...laptop, ...options, locale: 'de-DE' });
  await context.addCookies([...(visitor?.jar ?? [])].map(([name, value]) => ({ name, value, url: shop.origin })));
  const complaints = complaintsOf(context);
  const release = await holdScripts(context);
  const page = await context.newPage();
  const answer = await page.goto(`http://${host}:${shop.port}${path}`, { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(200);
  return { page, release, complaints };
}

/** Where each configurator begins, by the file of its route. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  'calendar.tsx': ['/configurator-calendar'],
  'card.tsx': ['/configurator-card/?card=olivia', '/configurator-card/?card=stille-see'],
  'collage.tsx': ['/configurator-collage'],
  'merch.tsx': [`/fotogeschenke/gestalten/${merchSkus[0]}`],
  'photo-frame.tsx': ['/configurator-photo-frame', '/configurator-photo-frame?poster=mond'],
  'photo-print.tsx': ['/fotoabzuege/gestalten'],
  'photobook.tsx': ['/configurator-photobook'],
  'photobox.tsx': ['/configurator-photobox'],
};

const configuratorFiles = routes.flatMap(({ file }) => /^routes\/configurators\/(.+)$/.exec(file)?.[1] ?? []);
const configurators = configuratorFiles.flatMap((file) => beginnings[file] ?? []);
const hostOf = (path: string) => (path.includes('-card/') ? 'localhost' : 'myposter.localhost');

test('every configurator is walked through', () => {
  expect(configuratorFiles.length).toBeGreaterThan(0);
  expect(configuratorFiles.toSorted()).toEqual(Object.keys(beginnings));
});

describe.skipIf(!hasChromium)('before the scripts of a configurator have come', () => {
  test.each(sampled(configurators, 2))('%s takes what is typed, chosen and pressed into the draft', async (path) => {
    const { page, release, complaints } = await openHeld(path, { host: hostOf(path) });
    const states = await useFields(page, photo);
    const tool = page.locator('.editor-rail button[type="button"]:visible').nth(1);
    const hasTools = (await tool.count()) > 0;
    if (hasTools) await tool.click();
    release();
    await page.locator('.editor[data-hydrated]').waitFor();
    if (hasTools) await expect.poll(() => tool.getAttribute('aria-current')).toBe('true');
    const texts = states.filter(({ files }) => files === 0);
    if (texts.length > 0) {
      // The panel of the pressed tool took the place of the fields.
      await page.locator('.editor-rail button[type="button"]:visible').first().click();
      await page.locator('.save-good').waitFor();
      await page.reload();
      await page.locator('.editor[data-hydrated]').waitFor();
      const saved = await page.locator('.text-entry textarea').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
      expect(saved).toEqual(texts.map(({ value }) => value));
      expect(saved.every((text) => text.includes('Zoë'))).toBe(true);
    }
    if (states.some(({ files }) => files > 0)) await expect.poll(() => page.locator('.set-picture').count()).toBeGreaterThan(0);
    expect(serious(complaints)).toEqual([]);
    await page.context().close();
  });

  test.each(configurators)('%s says without scripts that it needs them', async (path) => {
    const { text } = await send(shop, { path, host: hostOf(path) });
    expect(text.match(/<noscript>.*?<\/noscript>/g)?.join('')).toContain('Zum Gestalten braucht diese Seite JavaScript.');
  });

  // The sheet of a narrow window is closed until a tool is pressed.
  test('a text that is being typed keeps its caret, on the card as well as in the field', async () => {
    const { page, release } = await openHeld('/configurator-card/?card=olivia', laptop);
    const field = page.locator('.text-entry textarea').first();
    const before = await field.inputValue();
    await field.press('Control+Home');
    await page.keyboard.type('Li');
    release();
    for (const letter of 'eber Opa, ') await page.keyboard.type(letter, { delay: 60 });
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.keyboard.type('bald ist es so weit. ');
    await expect.poll(() => field.inputValue()).toBe(`Lieber Opa, bald ist es so weit. ${before}`);
    await page.locator('.save-good').waitFor();
    await page.context().close();
  });
});

const accessoryOf = (page: Page) =>
  page
    .locator('form:has([name="sku"])')
    .locator('select, input:not([type="hidden"])')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

describe.skipIf(!hasChromium)('before the scripts of a page have come', () => {
  const pages: [string, string][] = [
    ['/magazin/', 'localhost'],
    ['/magazin/', 'myposter.localhost'],
    ['/gutschein/', 'localhost'],
    ['/newsletter/', 'localhost'],
    ['/vertrag-widerrufen/', 'localhost'],
    ['/kundenkonto/anmelden/', 'localhost'],
    ['/kundenkonto/registrieren/', 'localhost'],
    ['/kundenkonto/passwort-vergessen/', 'localhost'],
  ];

  test.each(sampled(pages, 2))('%s of %s keeps every field as it was left', async (path, host) => {
    const { page, release, complaints } = await openHeld(path, { host });
    // The list of amounts takes the place of the boxes beside it.
    const states = await useFields(page, photo, '[name="other"]');
    expect(states.length).toBeGreaterThan(0);
    release();
    await hydrated(page);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(1_000);
    expect(await fieldStates(page)).toEqual(states);
    expect(serious(complaints)).toEqual([]);
    await page.context().close();
  });

  test('a filter and the order of a list are applied', async () => {
    const { page, release } = await openHeld('/karten-designen/?occasion=hochzeit');
    await page.locator('aside input[name="refinementType"][value="gold"], form input[name="refinementType"][value="gold"]').first().check();
    release();
    await page.waitForURL(/refinementType=gold/);
    await page.context().close();

    const sorted = await openHeld('/karten-designen/?occasion=hochzeit');
    await sorted.page.locator('select[name="sort"]').first().focus();
    await sorted.page.locator('select[name="sort"]').first().selectOption('created');
    sorted.release();
    await sorted.page.waitForURL(/sort=created/);
    expect(serious(sorted.complaints)).toEqual([]);
    await sorted.page.context().close();
  });

  test('the paper of a card is that of its price, and an accessory stays chosen', async () => {
    const { page, release } = await openHeld('/karten-designen/olivia/');
    await page.locator('input[name="paper"][value="leinen"]').evaluate((box: HTMLInputElement) => box.click());
    release();
    await page.waitForURL(/paper=leinen/);
    expect(await page.locator('input[name="paper"]:checked').getAttribute('value')).toBe('leinen');
    await page.context().close();

    const other = await openHeld('/karten-designen/olivia/');
    await other.page.locator('select[name="sku"]').selectOption({ index: 1 });
    await other.page.locator('form:has([name="sku"]) [name="quantity"]').fill('30');
    const states = await accessoryOf(other.page);
    other.release();
    await hydrated(other.page);
    await other.page.waitForTimeout(1_000);
    expect(await accessoryOf(other.page)).toEqual(states);
    expect(states[1]).toBe('30');
    await other.page.context().close();
  });

  test('the size and number of a poster are those of its price', async () => {
    const { page, release } = await openHeld('/poster/mond', { host: 'myposter.localhost' });
    await page.locator('input[name="format"][value="500x700"]').evaluate((box: HTMLInputElement) => box.click());
    await page.locator('#anzahl').fill('3');
    await page.locator('#anzahl').blur();
    release();
    await page.waitForURL((url) => url.search.includes('format=500x700') && url.search.includes('amount=3'));
    await page.context().close();
  });

  test('the quantity of a line in the cart is applied', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { page, release } = await openHeld('/warenkorb/', { visitor });
    const quantity = page.getByLabel(/^Menge, /);
    await quantity.fill('100');
    await quantity.blur();
    release();
    await expect.poll(async () => (await visitor.call('GET', '/web-api/cart')).json.lines[0].quantity).toBe(100);
    expect(await quantity.inputValue()).toBe('100');
    await page.context().close();
  });

  test('the fields of the checkout stay as they were left, also beside those of a visit before', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { page, release } = await openHeld('/kasse/', { visitor });
    const field = (name: string) => page.locator(`input[name="${name}"]:not([type="hidden"])`);
    await field('firstName').fill('Zoë');
    await field('city').fill('München');
    await page.locator('select[name="country"]').selectOption('AT');
    release();
    await hydrated(page);
    const values = async () => [
      await field('email').inputValue(),
      await field('firstName').inputValue(),
      await field('city').inputValue(),
      await page.locator('select[name="country"]').inputValue(),
    ];
    await expect.poll(values).toEqual(['', 'Zoë', 'München', 'AT']);

    const releaseAgain = await holdScripts(page.context());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await field('email').fill('zoe@beispiel.de');
    await field('city').fill('Wien');
    releaseAgain();
    await expect.poll(values).toEqual(['zoe@beispiel.de', 'Zoë', 'Wien', 'AT']);
    await page.context().close();
  });
});
