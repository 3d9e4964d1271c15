/** Who only looks at a configurator leaves nothing behind: a draft begins with the first edit. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const products = [
  ['card', '/configurator-card/?card=olivia&form=folded&format=a6'],
  ['photo book', '/configurator-photobook/'],
  ['photo box', '/configurator-photobox/'],
  ['calendar', '/configurator-calendar/'],
  ['photo frame', '/configurator-photo-frame/'],
  ['collage', '/configurator-collage/'],
  ['photo prints', '/fotoabzuege/gestalten/'],
  ['mug', '/fotogeschenke/gestalten/mug-330/'],
] as const;

/** Longer than a change waits to be saved. */
const restMs = 2_500;

/** Opens a configurator, does `work` there, leaves it for the start page; the drafts that are listed then, and what was written meanwhile. */
async function visit(
  path: string,
  work: (page: Page) => Promise<void>,
): Promise<{ drafts: number; written: string[]; complaints: string[] }> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1300, height: 900 } });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  const written: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/web-api/designs')) written.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'networkidle' });
  await page.locator('.editor[data-hydrated]').waitFor();
  await work(page);
  await page.waitForTimeout(restMs);
  await page.goto(`${shop.origin}/`);
  const drafts = await page.evaluate(async () => {
    const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
    const answer: { drafts: unknown[] } = await (await fetch('/web-api/customer-area', { headers })).json();
    return answer.drafts.length;
  });
  await context.close();
  return { drafts, written, complaints };
}

describe.skipIf(!hasChromium)('a configurator that is opened and left', () => {
  test.each(products)('%s: stores no draft without an edit', { timeout: 60_000 }, async (_, path) => {
    expect(await visit(path, async () => undefined)).toEqual({ drafts: 0, written: [], complaints: [] });
  });

  test('stores one after the first edit', { timeout: 60_000 }, async () => {
    const { drafts, written } = await visit('/configurator-card/?card=olivia&form=folded&format=a6', async (page) => {
      await page.locator('[data-hit-area$="front-names"]').focus();
      await page.keyboard.press('ArrowRight');
    });
    expect([drafts, written.length > 0]).toEqual([1, true]);
  });
});
