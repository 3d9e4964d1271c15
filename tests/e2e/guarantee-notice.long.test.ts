/** The EU's notice on the legal guarantee in the last step of the checkout: with the owner's drawing, and without it. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated } from '#tests/browser.ts';
import { fillAddress } from '#tests/order-in-browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, type RunningShop, removeData, startShop } from '#tests/shop.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="595.276" height="841.89"><path fill="#039" d="M0 0h595v128H0z"/></svg>`;
const shared = await sharedShop();
const browser = sharedBrowser();
let owned: RunningShop;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-notice-'));
  writeFileSync(join(dataDir, 'guarantee-notice-de.svg'), drawing);
  owned = await startShop({ dataDir });
});
afterAll(async () => {
  await owned?.stop();
  if (owned) removeData(owned);
});

type Visit = { width?: number; hasScript?: boolean; country?: 'de' | 'ch' };

/** The last step of the checkout with a pen in the cart. */
async function review(shop: { port: number }, { width = 390, hasScript = true, country = 'de' }: Visit = {}): Promise<Page> {
  const host = country === 'de' ? 'localhost' : `${country}.localhost`;
  const visitor = guest(shop, { host, channel: `federleicht-${country}`, locale: `de-${country.toUpperCase()}` });
  await visitor.call('POST', '/web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '1' });
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: hasScript });
  const url = `http://${host}:${shop.port}`;
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto(`${url}/kasse/`);
  if (hasScript) await hydrated(page);
  await fillAddress(page);
  if (country === 'ch') await page.getByLabel('Postleitzahl').fill('8001');
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click();
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await page.getByRole('radio', { name: 'Vorkasse' }).check();
  await page.getByRole('button', { name: 'Weiter zum Prüfen' }).click();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).waitFor();
  return page;
}

const notice = (page: Page) => page.getByRole('region', { name: 'Gesetzliche Gewährleistung' });
const words = (page: Page) => notice(page).locator('#gewaehrleistung-text').filter({ hasText: 'Verkäufer haften' });

describe.runIf(hasChromium)('the notice on the legal guarantee', () => {
  test.each([
    [390, true],
    [390, false],
    [1300, true],
  ])(
    'at %i px shows the whole drawing above the button, and its words where they would be too small (scripts: %s)',
    async (width, hasScript) => {
      const page = await review(owned, { width, hasScript });
      const picture = notice(page).getByRole('img');
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeGreaterThan(0);
      const box = await picture.boundingBox();
      const button = await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).boundingBox();
      if (!box || !button) expect.fail('nothing is drawn');
      expect(box.height / box.width).toBeCloseTo(842 / 595, 1);
      expect(box.width).toBeGreaterThan(width === 390 ? 300 : 590);
      expect(box.y + box.height).toBeLessThan(button.y);
      expect(((await words(page).boundingBox())?.width ?? 0) > 200).toBe(width === 390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (hasScript) expect(await accessibilityProblems(page, 'main')).toEqual([]);
    },
  );

  test('a shop without the drawing shows its words at every width', async () => {
    const page = await review(shared, { width: 1300 });
    await words(page).waitFor();
    expect(await notice(page).getByRole('img').count()).toBe(0);
  });

  test('the Swiss shop has its own sentence instead', async () => {
    const page = await review(owned, { country: 'ch' });
    await page.getByText('Für alle Waren gilt die gesetzliche Gewährleistung von zwei Jahren.').waitFor();
    expect(await notice(page).count()).toBe(0);
  });

  test('a public shop without the file says at its start where it belongs, one with it does not', async () => {
    const open = await startShop({ env: { PUBLIC_ORIGIN: 'https://www.federleicht.example' } });
    await open.stop();
    expect(open.output()).toContain(`${open.dataDir}/guarantee-notice-de.svg`);
    removeData(open);
    expect(owned.output()).not.toContain('guarantee-notice');
  });
});
