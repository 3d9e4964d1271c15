/** The list of keys and the hints of a first visit, in windows of all layouts. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, forVisitors, hasChromium, launchOptions } from '#tests/browser.ts';
import { type SharedShop, sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const entry = '/configurator-card/?card=olivia';
let shop: SharedShop;
let newcomers: Browser;

beforeAll(async () => {
  shop = await sharedShop();
  newcomers = forVisitors(await chromium.launch(launchOptions), { seesTour: true });
});
afterAll(() => newcomers?.close());

const windows = [
  { width: 360, height: 640, hasTouch: true },
  { width: 390, height: 844, hasTouch: true },
  { width: 640, height: 360, hasTouch: true },
  { width: 1300, height: 900, hasTouch: false },
];

async function visit(browser: Pick<Browser, 'newContext'>, { hasTouch, ...viewport }: (typeof windows)[number]) {
  const context = await browser.newContext({ locale: 'de-DE', viewport, hasTouch, reducedMotion: 'reduce' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${entry}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  return { page, context, complaints };
}

const hints = (page: Page) => page.getByRole('complementary', { name: 'Erste Schritte' });

describe.skipIf(!hasChromium).each(windows)('at $width × $height', (window) => {
  test('three hints come once, beside tools, sheet and buttons, and take no focus', async () => {
    const { page, context, complaints } = await visit(newcomers, window);
    await hints(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const covered = await page.evaluate(() => {
      const own = document.querySelector('.tour')?.getBoundingClientRect();
      if (!own) return ['no hints'];
      const others = '.editor-top button, .editor-rail button, .editor-panel button, .peek-pages button, .zoom-controls button';
      return [...document.querySelectorAll<HTMLElement>(others)]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
          const { left, top, right, bottom } = button.getBoundingClientRect();
          return right > left && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        })
        .map((button) => button.textContent);
    });
    expect(covered).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const button of ['Weiter', 'Weiter', 'Los geht’s']) await hints(page).getByRole('button', { name: button }).click();
    await hints(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.editor[data-hydrated] .face').first().waitFor();
    await page.waitForTimeout(3_000);
    expect(await hints(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('Escape puts the hints away for good', async () => {
    const { page, context } = await visit(newcomers, window);
    await hints(page).waitFor();
    await page.keyboard.press('Escape');
    await hints(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('federleicht-editor-tour'))).toBe('seen');
    await context.close();
  });

  test('the question mark and a button open the list of keys, and Escape closes it', async () => {
    const { page, context, complaints } = await visit(sharedBrowser(), window);
    const dialog = page.getByRole('dialog', { name: 'Tasten' });
    await page.locator('.rail-help').waitFor({ state: 'attached' });
    await page.keyboard.press('Shift+?');
    await dialog.getByText('Rückgängig').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    if (window.hasTouch) await page.locator('.editor-rail button:visible').last().click();
    await page.getByRole('button', { name: 'Tasten', exact: true }).filter({ visible: true }).click();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
