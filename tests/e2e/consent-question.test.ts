/** The question about cookies by keyboard: it covers a part of every page, so it is the first that Tab reaches, before the link to the content. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser({ asksConsent: true });

const laptop = { viewport: { width: 1300, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const banner = (page: Page) => page.locator('.consent-banner');

async function open(host: string, path: string, size: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ ...size, locale: 'de-DE' })).newPage();
  await page.goto(`http://${host}:${shop.port}${path}`);
  await hydrated(page);
  return page;
}

/** The words of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? '' : (activeElement?.textContent?.trim() ?? '');
  });

async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = [];
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  return stops;
}

const ownStops = ['Datenschutz', 'Ablehnen', 'Einstellungen', 'Zustimmen'];

const windows = [
  ['localhost', laptop],
  ['localhost', phone],
  ['myposter.localhost', laptop],
  ['myposter.localhost', phone],
] as const;

describe.skipIf(!hasChromium).each(sampled(windows, 3))('the question on %s', (host, size) => {
  test('is a named region that takes no focus, moves nothing and comes before all other stops [E069]', async () => {
    const page = await open(host, '/', size);
    const place = () => page.locator('main h1').first().boundingBox();
    const before = await place();
    await banner(page).waitFor();
    expect(await place()).toEqual(before);
    expect(await focused(page)).toBe('');
    expect(await page.getByRole('region').and(banner(page)).count()).toBe(1);
    const [privacy = '', ...others] = await tabStops(page, 5);
    expect(privacy).toMatch(/Datenschutz/);
    expect(others).toEqual([...ownStops.slice(1), 'Zum Inhalt']);
    expect(await accessibilityProblems(page, '.consent-banner')).toEqual([]);
    await page.context().close();
  });

  test('an answer by keyboard gives the focus to the link that comes next, or back to where it came from [E069]', async () => {
    const page = await open(host, '/', size);
    await banner(page).waitFor();
    await tabStops(page, 2);
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Zum Inhalt');
    await page.context().close();

    const again = await open(host, '/newsletter/', size);
    await banner(again).waitFor();
    const field = again.locator('input[name="email"]').first();
    await field.focus();
    await banner(again).getByRole('button', { name: 'Zustimmen' }).focus();
    await again.keyboard.press('Enter');
    await banner(again).waitFor({ state: 'detached' });
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await again.context().close();
  });
});

describe.skipIf(!hasChromium)('the settings of the question', () => {
  test('go back to their button when they are put away, and to the next link when they are answered', async () => {
    const page = await open('localhost', '/', laptop);
    await banner(page).waitFor();
    await tabStops(page, 3);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Einstellungen');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Ablehnen' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await banner(page).count()).toBe(0);
    expect(await focused(page)).toBe('Zum Inhalt');
    await page.context().close();
  });

  test('that were opened at the foot of a page give the focus back there', async () => {
    const page = await open('localhost', '/impressum/', laptop);
    await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
    const opener = page.locator('footer [data-consent]').first();
    await opener.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Auswahl' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });
});
