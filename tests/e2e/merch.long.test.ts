/** Photo gifts from their list to the maker's file: a mug on a wide window, the configurator on a phone, pages without script. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hasChromium, hydrated, lookAtAllPages } from '#tests/browser.ts';
import { openTool } from '#tests/editor-tools.ts';
import { labFileOfOrder, orderAsGuest } from '#tests/order-in-browser.ts';
import { send } from '#tests/shop.ts';
import { noBreak, press, shopInBrowser } from '#tests/shop-in-browser.ts';

const photo = 'tests/render/photo.jpg';

const site = await shopInBrowser('localhost');

async function upload(page: Page): Promise<void> {
  await page.locator('.editor[data-hydrated] .slot').first().waitFor();
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.locator('.canvas image').first().waitFor();
}

describe.runIf(hasChromium)('photo gifts', () => {
  test('a mug is sold from the list with an own photo, turned before it is bought, and its file is that photo [E080] [F003] [E012]', async () => {
    const { page, complaints } = await site.open('/fotogeschenke/', { viewport: { width: 1300, height: 900 } });
    await hydrated(page);
    expect(await page.locator('.gift-tile').count()).toBe(12);
    await page.getByRole('link', { name: 'Fototasse', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Fototasse' }).waitFor();
    await page.locator('input[name=amount][value="2"]').click({ force: true });
    expect(noBreak(await page.locator('main').innerText())).toContain('24,68 €');
    await press(page, 'Jetzt gestalten');
    await page.waitForURL(/fotogeschenke\/gestalten\/mug-330\/\?amount=2/);
    await upload(page);
    await press(page, 'Tasse drehen');
    await page.getByRole('img', { name: 'Tasse 330 ml mit deinem Motiv' }).waitFor();
    const seen = () => page.locator('.goods use').evaluateAll((uses) => uses.map((one) => one.getAttribute('transform')).join());
    const fromRight = await seen();
    await page.getByRole('radio', { name: 'Linkshänder' }).click({ force: true });
    await expect.poll(seen).not.toBe(fromRight);
    await page.getByLabel('Gedreht um').fill('180');
    expect(await page.locator('.goods use').count()).toBeLessThan(30);
    await press(page, 'Bearbeiten');
    await page.locator('.save-good').waitFor();
    await press(page, 'In den Warenkorb');
    await lookAtAllPages(page);
    await page.getByRole('button', { name: 'Alles passt, in den Warenkorb' }).click();
    await page.waitForURL(/warenkorb/);
    const cart = noBreak(await page.locator('main').innerText());
    expect(cart).toContain('Fototasse');
    expect(cart).toContain('24,68 €');
    const number = await orderAsGuest(page);
    expect(complaints).toEqual([]);

    const { bytes, facts } = await labFileOfOrder(site.shop, number);
    expect(facts.file).toBe(`${number}_01_mug-330_200x85_2x_1p_v1.jpg`);
    expect(facts).toMatchObject({ sku: 'mug-330', quantity: 2, dpi: 300, mm: { width: 200, height: 85 }, bleed: 3 });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2433, height: 1075, format: 'jpeg', space: 'srgb' });
    // The file is a band of the photo, at the height of what matters in it.
    const made = await sharp(bytes).resize(60, 26, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const whole = await sharp(photo).rotate().resize(60).removeAlpha().raw().toBuffer();
    const bands = Array.from({ length: whole.length / 180 - 25 }, (_, row) => whole.subarray(row * 180, row * 180 + made.length));
    const differences = bands.map((band) =>
      Math.sqrt(made.reduce((sum, value, at) => sum + (value - (band[at] ?? 0)) ** 2, 0) / made.length),
    );
    expect(Math.min(...differences)).toBeLessThan(20);
    expect(Math.max(...differences)).toBeGreaterThan(40);
    await page.context().close();
  });

  test('a cushion is designed on a phone with its second side, and says what it costs', async () => {
    const { page, complaints } = await site.open('/fotogeschenke/gestalten/cushion-40/', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await upload(page);
    await openTool(page, 'Menge');
    await page.locator('input[name=sides][value="2"]').click({ force: true });
    await expect.poll(async () => noBreak(await page.locator('.peek-row').innerText())).toContain('26,99 €');
    expect(await page.locator('.peek-row').innerText()).toContain('1 von 2');
    await press(page, 'Als Kissen');
    await page.getByRole('radio', { name: 'Rückseite' }).click({ force: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('have pages that need no script, are described for machines and are indexed; configurators and unknown gifts are not [E080]', async () => {
    const get = (path: string, host = 'localhost') => send(site.shop, { path, host });
    const puzzle = await get('/fotogeschenke/puzzle-500/');
    expect(puzzle.status).toBe(200);
    expect(puzzle.text).toContain('nicht für Kinder unter 3 Jahren');
    expect(puzzle.text).toContain('action="/fotogeschenke/gestalten/puzzle-500/"');
    expect(puzzle.text).toContain('rel="canonical"');
    expect(noBreak(puzzle.text)).toMatch(/bis \w+, \d+\. \w+ bei dir/);
    for (const type of ['"@type":"Product"', '"@type":"BreadcrumbList"', '"priceCurrency":"EUR"', '"highPrice":"22.99"'])
      expect(puzzle.text).toContain(type);
    const editor = await get('/fotogeschenke/gestalten/tshirt/?size=XL&amount=101');
    expect(editor.status).toBe(200);
    expect(editor.text).toMatch(/name="robots" content="noindex/);
    expect(editor.text).toContain('T-Shirt aus Baumwolle');
    expect((await get('/fotogeschenke', 'myposter.localhost')).text).toContain('Fotogeschenke');
    const unknown = await get('/fotogeschenke/gestalten/mug-300/');
    expect([unknown.status, unknown.text.includes('Am nächsten kommt „mug-330“')]).toEqual([404, true]);
    expect((await get('/fotogeschenke/mug-300/')).status).toBe(404);
    expect((await get('/sitemap-pages.xml')).text).toContain('/fotogeschenke/keyring/');
  });
});
