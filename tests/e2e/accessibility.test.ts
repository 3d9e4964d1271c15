/** axe against WCAG 2.2 A and AA on the pages of the shop that have no test of their own for it, on a wide window and on a phone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated, launch } from '#tests/browser.ts';
import { type RunningShop, removeData, startShop } from '#tests/shop.ts';

let shop: RunningShop;
let browser: Browser;

beforeAll(async () => {
  if (!hasChromium) return;
  shop = await startShop();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  if (shop) removeData(shop);
});

const pages = [
  ['the home page', '/'],
  ['a list', '/karten-designen/?occasion=hochzeit'],
  ['a product page', '/karten-designen/olivia/'],
  ['the overview of themes', '/themes/'],
  ['a theme page', '/themes/1461/'],
  ['a story of questions', '/fragen-und-antworten/'],
  ['a story of text', '/impressum/'],
  ['the shipping page', '/versand-und-lieferung/'],
] as const;

describe.skipIf(!hasChromium).each([1300, 360])('a window of %i pixels', (width) => {
  test.each(pages)('%s has no violation and does not scroll sideways [E069]', async (_name, path) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(shop.origin + path);
    await hydrated(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });

  test.each([
    ['the home page', '/'],
    ['the poster list', '/poster'],
    ['a poster', '/poster/mond?frameType=alurahmen&amount=3'],
    ['a material', '/wandbilder/acrylglas'],
    ['a missing page', '/gibt-es-nicht'],
    ['the configurator', '/configurator-photo-frame?poster=mond'],
  ])('%s of the poster channel has no violation and does not scroll sideways [E069]', async (_name, path) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`http://myposter.localhost:${shop.port}${path}`);
    if (path.includes('configurator')) await page.locator('.editor[data-hydrated]').waitFor();
    else await hydrated(page);
    const menu = page.locator('header details > summary').filter({ visible: true }).first();
    if (path === '/') await menu.click();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
});
