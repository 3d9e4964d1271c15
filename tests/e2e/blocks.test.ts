/** Content blocks in a real browser and on a real catalogue: the gallery shows every one, loaded like those of a story. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { visitNodes } from '#core/content/block.ts';
import { galleryBlocks } from '#seed/gallery/blocks.ts';
import { complaintsOf, hasChromium } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { send, withoutHandoff } from '#tests/shop.ts';

const path = '/dev/kit/blocks/';
const shop = await sharedShop();

/** Blocks of the gallery, those inside others included. */
function blockCount(): number {
  let count = 0;
  visitNodes(galleryBlocks, ({ component }) => {
    if (component) count += 1;
  });
  return count;
}

describe('the gallery as a document', () => {
  let html = '';
  beforeAll(async () => {
    html = withoutHandoff((await send(shop, { path })).text);
  });
  /** HTML of one section. */
  const section = (id: string) => html.slice(html.indexOf(`<section id="${id}"`)).split('<section id="')[1] ?? '';

  test('every block found something to show', () => {
    expect(html.match(/data-block="/g)).toHaveLength(blockCount());
    expect(html).not.toMatch(/No transformer implemented|does not fit its schema|internal:/);
  });

  test('slides show designs of the occasion or those an editor named [F065, F117]', () => {
    expect(section('teaser')).toMatch(/class="slide slide-cards.*src="\/img\/(?:scenes\/[a-z0-9-]+\/)?cards\/olivia\//s);
    expect(section('drei')).toMatch(/src="\/img\/cards\/oelgarten\/.*src="\/img\/cards\/mitternacht\//s);
  });

  test('the ledge stands for the occasions that have designs [F114]', () => {
    const names = Array.from(section('ledge').matchAll(/ledge-name">([^<]+)</g), ([, name]) => name);
    expect(names).toEqual(['Hochzeit', 'Geburt', 'Taufe', 'Kommunion', 'Konfirmation', 'Geburtstag', 'Weihnachten', 'Trauer']);
  });

  test('a card with margin notes, three cards in an envelope, one in its own colour [F134]', () => {
    expect(section('sub')).toMatch(/class="proof".*größer.*setzen.*in Grün\?.*am 12\./s);
    expect(section('sub').match(/class="open-envelope-card /g)).toHaveLength(3);
    expect(section('sub')).toMatch(/\/img\/cards\/olivia\/[a-z0-9-]*-nacht-front/);
  });

  test('facts of a design come from the catalogue [F126]', () => {
    expect(section('formulare')).toMatch(/<dt[^>]*>Format<\/dt><dd[^>]*>[^<]*A6/);
    expect(section('formulare')).toMatch(/<dt[^>]*>Papier<\/dt><dd[^>]*>[^<]*g\/m²/);
  });

  test('shipping prices and dates are those of the shop, for every country [F132]', async () => {
    const { text } = await send(shop, {
      path: '/web-api/shipping-information?country=DE',
      headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' },
    });
    const { types, countries } = JSON.parse(text);
    expect(types.length).toBeGreaterThan(1);
    for (const { name, text: date, price } of types)
      for (const part of [name, date, price.text]) expect(section('formulare')).toContain(part);
    for (const { name, price } of countries) {
      const row = new RegExp(`>${name}</th><td[^>]*>${price.text}<`);
      expect(section('formulare')).toMatch(row);
    }
  });

  test('the sitemap has headline, subline, the designs and the stories [F096, F133]', () => {
    const shown = section('seiten');
    expect(shown).toMatch(/<h1[^>]*>Alle Seiten<\/h1><p[^>]*>Alles, was es hier gibt, auf einen Blick\.<\/p>/);
    for (const href of ['/karten-designen/?occasion=hochzeit', '/karten-designen/olivia/', '/impressum/', '/fragen-und-antworten/'])
      expect(shown).toContain(`href="${href}"`);
    expect(shown).not.toContain('href="/"');
  });
});

describe.runIf(hasChromium)('the gallery in a browser', () => {
  const browser = sharedBrowser();

  async function open(width: number, host = 'localhost'): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    await page.goto(`http://${host}:${shop.port}${host === 'localhost' ? path : path.slice(0, -1)}`, { waitUntil: 'load' });
    await page.locator('.teaser-slides[data-ready]').first().waitFor();
    return { page, context, complaints };
  }

  const windows: [number, string][] = [
    [360, 'localhost'],
    [768, 'localhost'],
    [1024, 'localhost'],
    [1300, 'localhost'],
    [360, 'myposter.localhost'],
    [768, 'myposter.localhost'],
    [1300, 'myposter.localhost'],
  ];

  test.each(sampled(windows, 3))('at %i px on %s nothing is wider than the window, nothing complains', async (width, host) => {
    const { page, context, complaints } = await open(width, host);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('browsers get blocks without their schemas and transformers', async () => {
    const { page, context } = await open(1300);
    // The first press of a key fetches the scripts of every block.
    await page.keyboard.press('Shift');
    const scriptAddresses = () =>
      page.evaluate(() => {
        const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
        return [...new Set(addresses.filter((address) => new URL(address).pathname.endsWith('.js')))];
      });
    await expect
      .poll(async () => (await scriptAddresses()).filter((address) => address.includes('/component-')).length)
      .toBeGreaterThan(20);
    const all = (await Promise.all((await scriptAddresses()).map(async (address) => (await fetch(address)).text()))).join('');
    // Not the texts themselves: a failure would print them all.
    expect(all.includes('slide-cards')).toBe(true);
    for (const word of ['ZodMini', 'teaserHtmlAttributes']) expect([word, all.includes(word)]).toEqual([word, false]);
    await context.close();
  });

  test('a tab goes to its slide [F117, F143]', async () => {
    const { page, context } = await open(1300);
    const teaser = page.locator('#teaser .teaser-slides');
    await teaser.getByRole('button', { name: 'Geburt', exact: true }).click();
    await expect.poll(() => teaser.getByRole('button', { name: 'Geburt', exact: true }).getAttribute('aria-current')).toBe('true');
    await expect
      .poll(async () => (await teaser.getByRole('link', { name: 'Geburtskarten ansehen' }).boundingBox())?.x)
      .toBeGreaterThanOrEqual(0);
    await context.close();
  });

  test('a copied quote says so for 1500 ms [F129, F501]', async () => {
    const context = await browser.newContext({ permissions: ['clipboard-write'], reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${shop.origin}${path}`, { waitUntil: 'load' });
    const quote = page.locator('li:has(> blockquote)').first();
    const button = quote.getByRole('button');
    await page.locator('.teaser-slides').first().waitFor();
    await expect
      .poll(async () => {
        await button.click();
        return button.textContent();
      })
      .toContain('Kopiert');
    // Scripts may not read the clipboard (permissions policy); who pastes may.
    const area = await page.evaluateHandle(() => document.body.appendChild(document.createElement('textarea')));
    await area.evaluate((field) => field.focus());
    await page.keyboard.press('Control+V');
    expect(await area.evaluate((field) => field.value)).toBe(await quote.locator('blockquote').textContent());
    await area.evaluate((field) => field.remove());
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await button.click();
    await expect.poll(() => button.textContent()).toContain('Kopiert');
    await page.clock.runFor(1499);
    expect(await button.textContent()).toContain('Kopiert');
    await page.clock.runFor(1);
    await expect.poll(() => button.textContent()).toContain('Kopieren');
    await context.close();
  });

  test('questions unfold without scripts, and a whole section is its link [F131, F144]', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1300, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${shop.origin}${path}`, { waitUntil: 'load' });
    const fold = page.locator('#fragen .fold').first();
    await fold.locator('summary').click();
    expect(await fold.locator('.prose').isVisible()).toBe(true);
    const box = await page.locator('#drei .triple-section').first().boundingBox();
    if (!box) throw new Error('no section');
    await page.locator('#drei').scrollIntoViewIfNeeded();
    await page
      .locator('#drei .triple-section')
      .first()
      .click({ position: { x: 40, y: 260 } });
    await page.waitForURL('**/karten-designen/');
    await context.close();
  });
});
