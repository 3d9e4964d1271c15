/** Many photos in the editor of a real browser, while the shop is killed, the network goes away and files are of every kind. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems } from '#tests/browser.ts';
import { sharedBrowser } from '#tests/shared-shop.ts';
import { type RunningShop, removeData, startShop } from '#tests/shop.ts';

const entry = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';

const browser = sharedBrowser();
// The shop is killed.
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

async function photo(seed: number, side = 1600): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian' as const, mean: 60 + 10 * seed, sigma: 30 };
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } });
  return { name: `Foto ${seed}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 95 }).toBuffer() };
}

async function openPictures() {
  const context = await browser.newContext({ viewport: { width: 1300, height: 850 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${shop.origin}${entry}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await page.getByRole('button', { name: 'Bilder', exact: true }).first().click();
  await page.locator('.slot').first().waitFor();
  // The code of uploads comes with the panel.
  await page.waitForLoadState('networkidle');
  return { context, page };
}

test('photos of every kind arrive although the shop is killed in between, and what was there is not sent again [E016]', async () => {
  const { context, page } = await openPictures();
  const photos = await Promise.all(Array.from({ length: 6 }, (_, at) => photo(at)));
  const heic = { name: 'IMG_1.HEIC', mimeType: '', buffer: await readFile('tests/fixtures/photos/turned-p3.heic') };
  await page.getByLabel('Bild hochladen').setInputFiles([...photos, heic]);
  await page.locator('.upload-chip').waitFor();
  expect(await page.locator('.panel-scroll .uploads, .panel-scroll .upload-chip').count()).toBe(0);
  await shop.kill();
  await page.getByRole('button', { name: 'Wartet auf Verbindung' }).click();
  await page.locator('.upload-waiting').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  shop = await startShop({ dataDir: shop.dataDir, port: shop.port });
  await page.locator('.uploads-summary', { hasText: 'Alle 7 Fotos sind da' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.canvas image').waitFor();
  await expect.poll(() => page.locator('.slot .earlier li').count()).toBe(7);

  await page.getByLabel('Ersetzen').setInputFiles([photos[3], photos[4]].filter((one) => one !== undefined));
  await page.locator('.upload-chip').click();
  await page.getByText('2 dieser Fotos waren schon da').waitFor();
  expect(await page.locator('.slot .earlier li').count()).toBe(7);
  await context.close();
  // The shop starts twice, and uploads wait up to 15 s between two tries.
}, 180_000);

test('a photo that is dropped on the canvas waits without a network and goes on by itself; one that is none says so [E016]', async () => {
  const { context, page } = await openPictures();
  await context.setOffline(true);
  const { buffer } = await photo(20, 400);
  await page.evaluate((encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'gezogen.jpg', { type: 'image/jpeg' }));
    data.items.add(new File(['Milch, Brot'], 'einkauf.jpg', { type: 'image/jpeg' }));
    document.querySelector('.canvas')?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, buffer.toString('base64'));
  await page.getByRole('button', { name: 'Wartet auf Verbindung' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Ein Foto fehlt' }).click();
  await page.locator('.uploads-summary', { hasText: '1 von 2 Fotos sind da, 1 nicht' }).waitFor();
  expect(await page.locator('.slot-problem').textContent()).toContain('„einkauf.jpg“ ist ein Text und kein Bild');
  await page.locator('.canvas image').waitFor();
  await page.getByRole('button', { name: 'Hinweise schließen' }).click();
  await expect.poll(() => page.locator('.upload-chip').count()).toBe(0);
  await context.close();
});

test('a pasted picture is uploaded, and one that only another page has is said [E016]', async () => {
  const { context, page } = await openPictures();
  const { buffer } = await photo(30, 400);
  await page.evaluate((encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.jpg', { type: 'image/jpeg' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, buffer.toString('base64'));
  await page.locator('.canvas image').waitFor();
  // A clean end goes by itself.
  await page.locator('.upload-chip').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<img src="https://example.org/strand.jpg">');
    document.querySelector('.canvas')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await page.getByText('Das Bild liegt auf einer anderen Internetseite').waitFor();
  await context.close();
});
