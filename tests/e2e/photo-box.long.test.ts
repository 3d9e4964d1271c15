/** Photo boxes from their page to the files of lab and press: filled on a wide window, and walked through on a phone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated } from '#tests/browser.ts';
import { filesOfOrder, orderAsGuest } from '#tests/order-in-browser.ts';
import { send } from '#tests/shop.ts';
import { noBreak, press, shopInBrowser } from '#tests/shop-in-browser.ts';

const site = await shopInBrowser('myposter.localhost');
let out: string;
let photos: string[];

const hues = Array.from({ length: 12 }, (_, at) => at * 30);

beforeAll(async () => {
  if (!hasChromium) return;
  out = mkdtempSync(join(tmpdir(), 'federleicht-photo-box-'));
  photos = await Promise.all(
    hues.map(async (hue, at) => {
      const file = join(out, `foto-${String(at + 1).padStart(2, '0')}.jpg`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1400"><path d="M0 0h1600v1400H0z" fill="hsl(${hue} 60% 50%)"/></svg>`;
      await writeFile(file, await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer());
      return file;
    }),
  );
});
afterAll(() => {
  if (out) rmSync(out, { recursive: true, force: true });
});

/** The hue of an even picture in degrees. */
async function hueOf(file: Buffer | undefined): Promise<number> {
  const { channels } = await sharp(file).resize(8, 8).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const by = max - min;
  const sixth = max === r ? (g - b) / by : max === g ? 2 + (b - r) / by : 4 + (r - g) / by;
  return Math.round(60 * sixth + 360) % 360;
}

const shownNames = (page: Page) =>
  page.locator('.set-picture').evaluateAll((all) => all.map((one) => /foto-(\d\d)/.exec(one.getAttribute('aria-label') ?? '')?.[1]));

describe.runIf(hasChromium)('photo boxes', () => {
  test('are filled, put into order, given a lid, ordered, and become prints and a lid [F003, F043, E011] [E005]', async () => {
    const { page, complaints } = await site.open('/fotobox', { viewport: { width: 1300, height: 900 } });
    await hydrated(page);
    await page.getByRole('link', { name: 'Kleine Box füllen' }).click();
    await page.waitForURL(/configurator-photobox\/?\?photoboxType=small/);
    await page.locator('.editor[data-hydrated]').waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.locator('input[type=file]').first().setInputFiles(photos);
    await page.getByText('12 von höchstens 20 Fotos').first().waitFor();
    await expect.poll(() => page.locator('.set-picture image').count()).toBe(12);
    await page.getByText('12 Fotos sind da.').waitFor();

    // The second print goes before the first by its button, the last one by dragging to the place of the third.
    await page
      .locator('.set-tile')
      .nth(1)
      .getByRole('button', { name: /nach vorn$/ })
      .click();
    await page.locator('.set-tile').nth(11).dragTo(page.locator('.set-tile').nth(2));
    await expect.poll(() => shownNames(page)).toEqual(['02', '01', '12', '03', '04', '05', '06', '07', '08', '09', '10', '11']);

    await page.getByRole('radio', { name: /^Deckel bedruckt/ }).check({ force: true });
    await page.getByRole('button', { name: 'foto-07.jpg auf den Deckel' }).click();
    await page.locator('.lid-view image').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(noBreak(await page.locator('.buy-total').innerText())).toBe('18,39 €');
    await page.locator('.save-good').waitFor();
    await press(page, 'In den Warenkorb');
    await page.waitForURL(/warenkorb/);
    const cart = noBreak(await page.locator('main').innerText());
    expect(cart).toContain('Kleine Fotobox, 12 Fotos auf Fotopapier matt, Deckel bedruckt');
    expect(cart).toContain('18,39 €');
    const number = await orderAsGuest(page);
    expect(complaints).toEqual([]);

    const { files, lab } = await filesOfOrder(site.shop, number);
    const names = [...files.keys()].sort();
    const prints = names.filter((name) => name.endsWith('.jpg'));
    expect(prints.map((name) => name.split('_')[3])).toEqual(hues.map((_, at) => `print-${String(at + 1).padStart(3, '0')}`));
    expect(names.filter((name) => /_lid_143x143_1x_1p_v1\.pdf$/.test(name))).toHaveLength(1);
    const wanted = [30, 0, 330, 60, 90, 120, 150, 180, 210, 240, 270, 300];
    for (const [at, name] of prints.entries()) {
      const { width, height } = await sharp(files.get(name)).metadata();
      expect({ width, height }).toEqual({ width: 1287, height: 1287 });
      const apart = Math.abs((await hueOf(files.get(name))) - (wanted[at] ?? 0));
      expect(Math.min(apart, 360 - apart)).toBeLessThanOrEqual(3);
    }
    expect(lab.map(({ back }) => back)).toEqual(hues.map((_, at) => String(at + 1)));
    const manifest = String(files.get('manifest.sha256'));
    for (const name of [...prints, 'order.json']) expect(manifest).toContain(`  ${name}\n`);
    await page.context().close();
  });

  test('are filled on a phone, where too few photos and a photo twice are said [E011]', async () => {
    const { page, complaints } = await site.open('/configurator-photobox?photoboxType=photoprint&photoboxMaterial=gold', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.getByText('„gold“ gibt es bei Fotoboxen nicht. Am nächsten kommt „matt“.').waitFor();
    const [first = '', second = ''] = photos;
    await page.locator('input[type=file]').first().setInputFiles([first, second]);
    await page.getByText('2 von höchstens 100 Fotos').first().waitFor();
    await expect.poll(() => page.locator('.set-picture image').count()).toBe(2);
    await page.getByText('18 Fotos fehlen noch.').waitFor();
    await page.locator('.set-head input[type=file]').first().setInputFiles(first);
    await page.getByText('Schon dabei').waitFor();
    await page.getByRole('button', { name: 'Alle ändern' }).click();
    // Three photos fit into the small box, which is sold with ten.
    await page.getByRole('radio', { name: /^Kleine Fotobox/ }).check({ force: true });
    await page.getByText('3 von höchstens 20 Fotos').first().waitFor();
    expect(await page.locator('.set-tile').count()).toBe(10);
    await press(page, 'In Originalgröße ansehen');
    await page.getByRole('dialog', { name: 'So groß ist ein Foto' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await press(page, 'Schließen');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('have a page that says without script what they cost, and when they arrive [E080]', async () => {
    const { status, text } = await send(site.shop, { path: '/fotobox', host: 'myposter.localhost' });
    expect(status).toBe(200);
    for (const part of [
      '<title>Fotobox | myposter</title>',
      'rel="canonical"',
      '"@type":"Product"',
      '"lowPrice":"13.49"',
      '"BreadcrumbList"',
    ])
      expect(text).toContain(part);
    expect(noBreak(text)).toContain('ab 13,49 €');
    expect(text).toMatch(/ist deine Fotobox bis [^<]* bei dir\./);
    const sitemap = await send(site.shop, { path: '/sitemap-pages.xml', host: 'myposter.localhost' });
    expect(sitemap.text).toContain('/fotobox<');
    expect((await send(site.shop, { path: '/configurator-photobox?designId=gibtesnicht', host: 'myposter.localhost' })).status).toBe(404);
  });
});
