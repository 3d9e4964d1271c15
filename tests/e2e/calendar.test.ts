/** The configurator of calendars on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium } from '#tests/browser.ts';
import { shopInBrowser } from '#tests/shop-in-browser.ts';

const site = shopInBrowser('federleicht.localhost');

const tool = (page: Page, name: string) => page.locator('.editor-rail').getByRole('button', { name, exact: true }).click();

describe.runIf(hasChromium)('calendars', () => {
  test('are begun on a phone, where what is not made is said [E005]', { timeout: 120_000 }, async () => {
    const { page, complaints } = await site.open(
      '/configurator-calendar?calendarType=familienplaner&formatType=din-a3&startMonth=5&year=2027',
      {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
      },
    );
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
