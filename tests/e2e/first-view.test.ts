/** What a page fetches first: style, fonts and pictures, then its scripts. In a real browser with answers held back on purpose. */
import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { measureVitals } from '#tests/vitals.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A window whose answers to matching requests wait for `release`, with every address it asks for, in order. */
async function held(matching: RegExp): Promise<{ context: BrowserContext; page: Page; asked: string[]; release: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const waiting: Route[] = [];
  let isReleased = false;
  await page.route(matching, async (route) => {
    if (isReleased) await route.continue();
    else waiting.push(route);
  });
  const release = async () => {
    isReleased = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
  return { context, page, asked, release };
}

const scripts = (asked: string[]) => asked.filter((path) => path.endsWith('.js'));
const pictures = (asked: string[]) => asked.filter((path) => path.startsWith('/img/'));

/** The page is alive when its first heart answers. */
async function saveFirst(page: Page): Promise<void> {
  await hydrated(page);
  const heart = page.getByRole('button', { name: 'Olivia merken', exact: true }).first();
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
}

describe.skipIf(!hasChromium)('the first view', () => {
  const pages: [string, string, string][] = [
    ['the home page', 'localhost', '/'],
    ['the list', 'localhost', '/karten-designen/'],
    ['a product page', 'localhost', '/karten-designen/olivia/'],
    ['a theme', 'localhost', '/themes/1461/'],
    ['a story', 'localhost', '/magazin/papier-kunde/'],
    ['the home page of the poster shop', 'myposter.localhost', '/'],
    ['the list of posters', 'myposter.localhost', '/poster'],
    ['a poster', 'myposter.localhost', '/poster/funkstille'],
  ];

  test.each(sampled(pages, 2))(
    'of %s on a mid phone holds its limit of script, has what it paints within 2.5 s and does not shift [E070]',
    async (_name, host, path) => {
      const address = `http://${host}:${shop.port}${path}`;
      // Pictures are drawn at their first visit.
      await measureVitals(browser, address);
      const { scriptBytes, transferMs, layoutShift } = await measureVitals(browser, address);
      expect(scriptBytes).toBeGreaterThan(50_000);
      expect(scriptBytes).toBeLessThan(150_000);
      expect(transferMs).toBeLessThan(2500);
      expect(layoutShift).toBeLessThan(0.1);
    },
  );
});

describe.skipIf(!hasChromium)('the first view while something is missing', () => {
  test.each([
    ['localhost', '/configurator-card/?card=olivia&form=folded&format=a6'],
    ['localhost', '/configurator-photobook'],
    ['localhost', '/configurator-calendar'],
    ['myposter.localhost', '/configurator-photo-frame'],
  ])('on a phone is laid out for it before scripts run: http://%s%s', async (host, path) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`http://${host}:${shop.port}${path}`);
    const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width;
    expect([await widthOf('.editor-canvas'), await widthOf('.editor-panel'), await widthOf('.editor-rail')]).toEqual([360, 360, 360]);
    expect(await page.locator('.editor-strip, .panel-foot').filter({ visible: true }).count()).toBe(0);
    await context.close();
  });

  test('waits for no script: none is asked for before the style sheet is there, and then the page comes alive', async () => {
    const { context, page, asked, release } = await held(/\/assets\/app-[^/]*\.css$/);
    const complaints = complaintsOf(context);
    await page.goto(`${shop.origin}/karten-designen/`, { waitUntil: 'commit' });
    await expect.poll(() => pictures(asked).length).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(scripts(asked)).toEqual([]);
    await release();
    await saveFirst(page);
    expect(scripts(asked).length).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a click on a block without its script is repeated when the script is there [F518]', async () => {
    const { context, page, release } = await held(/\/assets\/component-[^/]*\.js$/);
    await page.goto(`${shop.origin}/`, { waitUntil: 'load' });
    const tab = page.locator('.main-teaser .carousel-tabs button').nth(1);
    await page.waitForFunction(() => Object.keys(document.querySelector('.main-teaser')?.parentElement ?? {}).length > 0);
    await tab.click();
    expect(await tab.getAttribute('aria-current')).toBeNull();
    await release();
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
    await context.close();
  });

  test('the script of a block far below is fetched when the visitor scrolls there [F518]', async () => {
    const { context, page, asked } = await held(/\/never$/);
    await page.goto(`${shop.origin}/`, { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    const before = scripts(asked).length;
    await page.locator('[data-block]').last().scrollIntoViewIfNeeded();
    await expect.poll(() => scripts(asked).length).toBeGreaterThan(before);
    await context.close();
  });

  test('pictures that never come do not keep the page from coming alive', async () => {
    const { context, page } = await held(/\/img\//);
    await page.goto(`${shop.origin}/karten-designen/`, { waitUntil: 'commit' });
    await saveFirst(page);
    await context.close();
  });
});
