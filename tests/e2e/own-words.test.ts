/** Own words on the tiles of a list in a real browser: typed once, shown on every tile, in no address, and ended by a button. */
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A card of the list that is begun shows the words, says so, and has its samples again by one step. */
async function beginsWithWords(context: BrowserContext): Promise<void> {
  const editor = await context.newPage();
  await editor.setViewportSize({ width: 1300, height: 850 });
  await editor.goto(`${shop.origin}/configurator-card/?card=olivia&form=folded&format=a6`);
  await editor.getByText('Was du in der Liste eingegeben hast, steht schon auf der Karte.').first().waitFor({ timeout: 60_000 });
  const names = editor.getByRole('textbox', { name: 'Namen' }).first();
  await expect.poll(() => names.inputValue()).toMatch(/Clementine\s+& Bartholomäus/);
  await editor.locator('.panel-notice').getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => names.inputValue()).toMatch(/Sophie\s+& Jörg/);
  await editor.close();
}

describe.skipIf(!hasChromium)('a list on a phone', () => {
  test('shows typed names on its tiles, names them in no address, and has its sample words again by a button', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const addresses: string[] = [];
    page.on('request', (request) => void addresses.push(request.url()));
    await page.goto(`${shop.origin}/karten-designen/?occasion=hochzeit`, { waitUntil: 'networkidle', timeout: 120_000 });
    await hydrated(page);
    expect(addresses.filter((address) => /\/tiles\/|tile-words|replace-tiles/.test(address))).toEqual([]);
    const form = page.locator('#own-words');
    await form.locator('summary').click();
    await form.getByLabel('Name', { exact: true }).fill('Clementine');
    await form.getByLabel('Zweiter Name (optional)').fill('Bartholomäus');
    await form.getByLabel('Ort (optional)').fill('Hof Sonnwend');
    expect(await accessibilityProblems(page)).toEqual([]);
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().includes('/karten-designen/'),
    );
    await form.getByRole('button', { name: 'Auf allen Karten zeigen' }).click();
    expect((await (await answer).allHeaders())['cache-control']).toBe('private, no-store');
    await expect.poll(() => form.innerText(), { timeout: 60_000 }).toContain('Clementine & Bartholomäus');
    const own = page.locator('[data-list="cards"] img[src*="/img/tiles/"]');
    await expect.poll(() => own.count(), { timeout: 60_000 }).toBeGreaterThan(3);
    expect(await own.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    expect(addresses.filter((address) => /clementine|barthol|sonnwend/i.test(address))).toEqual([]);
    await beginsWithWords(context);
    await form.getByRole('button', { name: 'Wieder Musterworte' }).click();
    await expect.poll(() => form.innerText(), { timeout: 60_000 }).toContain('Deine Namen auf allen Karten');
    expect(await own.count()).toBe(0);
    expect((await context.cookies()).map(({ name }) => name).join()).not.toContain('tile-words');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
