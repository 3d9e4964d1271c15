/** The wish list in a real browser: saved by the heart, shown on its page, shared by tabs, and no storage is no reason to fail. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { savedCard } from '#tests/customer.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A page in a machine under load needs its time. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look);

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  await hydrated(page);
  return page;
}

const heart = (page: Page, name: string) => page.getByRole('button', { name: `${name} merken`, exact: true }).first();
const pressed = (page: Page, name: string) => heart(page, name).getAttribute('aria-pressed');
const names = async (page: Page) => (await page.locator('[data-block="wishlist-card-grid"] h2').allInnerTexts()).join();
const badge = async (page: Page) => (await page.locator('header .amount').allInnerTexts()).join();

describe.skipIf(!hasChromium)('the wish list', () => {
  test('a heart saves, says so and leads to MERKZETTEL, where it takes away again and back [F094, F095, F140]', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const complaints = complaintsOf(context);
    const page = await open(context, '/karten-designen/?occasion=hochzeit');
    expect(await badge(page)).toBe('');
    await heart(page, 'Gartentor').click();
    await heart(page, 'Olivia').click();
    const toast = page.locator('output', { hasText: 'Gespeichert!' });
    // It stays as long as the pointer is over it.
    await toast.locator('span').hover();
    await soon(() => badge(page)).toBe('2');
    expect(await pressed(page, 'Olivia')).toBe('true');
    await page.getByRole('link', { name: 'Favoriten ansehen.' }).click();
    await page.waitForURL('**/merkzettel/');
    await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('MERKZETTEL');
    await soon(() => page.title()).toBe('MERKZETTEL | Federleicht');
    await soon(() => names(page)).toBe('Olivia,Gartentor');
    expect(await accessibilityProblems(page)).toEqual([]);
    await heart(page, 'Olivia').focus();
    await page.keyboard.press('Enter');
    await soon(() => names(page)).toBe('Gartentor');
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('role') ?? '')).toBe('status');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await soon(() => names(page)).toBe('Olivia,Gartentor');
    await page.reload({ waitUntil: 'networkidle' });
    await soon(() => names(page)).toBe('Olivia,Gartentor');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the cart in the header has a number as soon as something lies in it, and none before [F064]', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const page = await open(context, '/kontakt/');
    const cart = page.getByRole('banner').locator('a[href="/warenkorb/"]');
    expect(await cart.locator('.amount').count()).toBe(0);
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    await page.reload({ waitUntil: 'networkidle' });
    await soon(async () => (await cart.locator('.amount').allInnerTexts()).join()).toBe('1');
    expect(await cart.locator('.unseen').innerText()).toBe('Warenkorb, 1 Artikel');
    await context.close();
  });

  test('what is saved in one tab is in the other, and neither loses the other’s', async () => {
    const context = await browser.newContext();
    const first = await open(context, '/merkzettel/');
    await first.getByRole('heading', { name: 'Noch nichts gemerkt.' }).waitFor();
    const second = await open(context, '/karten-designen/olivia/');
    await heart(second, 'Olivia').click();
    await soon(() => names(first)).toBe('Olivia');
    const third = await open(context, '/karten-designen/lorbeer/');
    await heart(third, 'Lorbeer').click();
    await soon(() => names(first)).toBe('Lorbeer,Olivia');
    await heart(second, 'Olivia').click();
    await soon(() => names(first)).toBe('Lorbeer');
    await soon(() => badge(third)).toBe('1');
    await context.close();
  });

  test('full, blocked or spoilt storage: it holds as long as the page, and says so', async () => {
    for (const broken of ['setItem', 'getItem'] as const) {
      const context = await browser.newContext();
      await context.addInitScript((method) => {
        Storage.prototype[method] = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
        if (method === 'getItem') Storage.prototype.setItem = Storage.prototype.getItem as never;
      }, broken);
      const page = await open(context, '/karten-designen/olivia/');
      await heart(page, 'Olivia').click();
      await soon(() => pressed(page, 'Olivia')).toBe('true');
      await page.getByText('Gespeichert, bis diese Seite geschlossen wird.').waitFor();
      await page.getByRole('link', { name: 'Favoriten ansehen.' }).click();
      await soon(() => names(page)).toBe('Olivia');
      await context.close();
    }
    const context = await browser.newContext();
    await context.addInitScript(() => {
      if (!localStorage.getItem('wishes-federleicht')) localStorage.setItem('wishes-federleicht', '[{"a":1},"weg-damit",7,"<b>","olivia"]');
    });
    const page = await open(context, '/wishlist/');
    await soon(() => names(page)).toBe('Olivia');
    await page.getByText('Ein gemerktes Design gibt es gerade nicht.').waitFor();
    await page.getByRole('button', { name: 'Vom Merkzettel nehmen' }).click();
    await soon(() => page.getByRole('status').first().innerText()).toContain('Ein Design gemerkt');
    await context.close();
  });
});
