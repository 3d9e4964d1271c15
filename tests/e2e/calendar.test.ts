/** The configurator of calendars on a phone. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, launch } from '#tests/browser.ts';
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

async function open(path: string, options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ ...options, locale: 'de-DE' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`http://federleicht.localhost:${shop.port}${path}`);
  return { page, complaints };
}

const tool = (page: Page, name: string) => page.locator('.editor-rail').getByRole('button', { name, exact: true }).click();

describe.runIf(hasChromium)('calendars', () => {
  test('are begun on a phone, where what is not made is said [E005]', { timeout: 120_000 }, async () => {
    const { page, complaints } = await open('/configurator-calendar?calendarType=familienplaner&formatType=din-a3&startMonth=5&year=2027', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.getByText('„din-a3“ gibt es bei Kalendern nicht. Am nächsten kommt „portrait-long“.').waitFor();
    await tool(page, 'Spalten');
    await page.getByLabel('Spalte 1').fill('Anna');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
