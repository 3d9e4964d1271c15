/** Photo prints on a phone, from their page to the lab's files. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { filesOfOrder, orderAsGuest } from '#tests/order-in-browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const host = 'myposter.localhost';
const noBreak = (text: string) => text.replaceAll('\u00a0', ' ');

/** A photo of one colour with a white edge. */
async function photo(name: string, width: number, height: number, background: string) {
  const edge = Math.round(width / 40);
  const middle = { width: width - 2 * edge, height: height - 2 * edge, channels: 3, background } as const;
  const buffer = await sharp({ create: middle })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#ffffff' })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

describe.runIf(hasChromium)('photo prints', () => {
  test('have a page with prices, structured data and delivery date, which works without scripts [E080]', async () => {
    const { status, text } = await send(shop, { path: '/fotoabzuege', host });
    expect(status).toBe(200);
    expect(noBreak(text)).toContain('ab 0,08 € je Abzug');
    expect(text).toContain('<link rel="canonical" href="http://myposter.localhost');
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        offers: expect.objectContaining({ lowPrice: '0.08', highPrice: '6.49', priceCurrency: 'EUR' }),
      }),
    );
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    expect(text).toMatch(/<time dateTime="2\d{3}-\d\d-\d\d">Jetzt bestellt, bis /);
    const editor = await send(shop, { path: '/fotoabzuege/gestalten', host });
    expect([editor.status, editor.text.includes('noindex')]).toEqual([200, true]);
    expect((await send(shop, { path: '/sitemap-pages.xml', host })).text).toContain('/fotoabzuege');
    expect((await send(shop, { path: '/fotoabzuege/gestalten?designId=nichts', host })).status).toBe(404);
  });

  test('are chosen, cropped, counted and ordered on a phone, and the lab gets each with its copies [E018] [F003] [E012]', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'de-DE' });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`http://${host}:${shop.port}/fotoabzuege`);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('link', { name: 'Fotos hochladen' }).first().click();
    await page.locator('.set-editor[data-hydrated]').waitFor();

    const [lying, upright, small] = await Promise.all([
      photo('IMG_1.jpg', 1600, 1200, '#c02020'),
      photo('IMG_2.jpg', 1200, 1800, '#20a040'),
      photo('IMG_3.jpg', 480, 360, '#2040c0'),
    ]);
    await page.locator('input[type=file]').first().setInputFiles([lying, upright, small, lying]);
    await page.getByText('4 Fotos sind da.').waitFor();
    const tiles = page.locator('.set-tile');
    expect(await tiles.count()).toBe(4);
    const tile = (number: number) => tiles.nth(number - 1);
    await tile(4).getByText('Schon dabei').waitFor();
    await tile(3).getByText('Unscharf').waitFor();
    await tile(4).getByRole('button', { name: 'Foto 4, IMG_1.jpg entfernen' }).click();
    await expect.poll(() => tiles.count()).toBe(3);

    // All of them get the format of their shape, one another one and more copies.
    await page.getByRole('button', { name: 'Alle ändern' }).click();
    await page.getByRole('button', { name: 'Passendes Format für jedes Foto' }).click();
    await page.getByRole('button', { name: 'Fertig' }).click();
    const format = (number: number) => tile(number).getByRole('combobox').inputValue();
    await expect.poll(() => Promise.all([1, 2, 3].map(format))).toEqual(['10x13', '10x15', '10x13']);
    await tile(2).getByRole('combobox').selectOption('13x18');
    await tile(2).getByRole('button', { name: 'Mehr: Abzüge von Foto 2, IMG_2.jpg' }).click();
    await tile(1).getByRole('button', { name: 'Foto 1, IMG_1.jpg', exact: true }).click();
    // The radio button is veiled by its label's box.
    await page.getByRole('radio', { name: /^Ganzes Foto/ }).click({ force: true });
    await page.getByRole('button', { name: 'Fertig' }).click();

    // A photo that is too small for a format cannot be ordered in it; a coarse one is confirmed.
    await tile(3).getByRole('combobox').selectOption('20x30');
    await tile(3).getByText('Zu klein').waitFor();
    await page.getByText('ist für das Format zu klein').waitFor();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await tile(3).getByText('Unscharf').waitFor();
    await page.getByRole('button', { name: 'Trotzdem so drucken' }).click();
    await tile(3).getByText('Unscharf, bestätigt').waitFor();
    expect(noBreak(await page.locator('.set-buy').innerText())).toContain('4 Abzüge 1,14 €');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await page.waitForURL(/warenkorb/);
    const cart = noBreak(await page.locator('main').innerText());
    expect(cart).toContain('2 Abzüge 10 × 13 cm, 2 Abzüge 13 × 18 cm, Fotopapier matt');
    expect(cart).toContain('1,14 €');
    const number = await orderAsGuest(page);
    expect(complaints).toEqual([]);

    const { files: all, lab: facts } = await filesOfOrder(shop, number);
    const files = new Map([...all].filter(([name]) => name.endsWith('.jpg')).map(([name, bytes]) => [name.split('_')[3] ?? '', bytes]));
    expect(facts.map(({ format: key, quantity, fit }) => [key, quantity, fit])).toEqual([
      ['10x13', 1, 'whole'],
      ['13x18', 2, 'fill'],
      ['10x13', 1, 'fill'],
    ]);
    // (136 + 4) × (102 + 4) and (127 + 4) × (178 + 4) mm at 300 dpi.
    const sizes = { '10x13-001-x1': [1654, 1252], '13x18-002-x2': [1547, 2150], '10x13-003-x1': [1654, 1252] };
    expect([...files.keys()].toSorted()).toEqual(Object.keys(sizes).toSorted());
    for (const [part, [width, height]] of Object.entries(sizes)) {
      const file = files.get(part) ?? expect.fail(part);
      expect(await sharp(file).metadata()).toMatchObject({ width, height, density: 300, space: 'srgb' });
    }
    // All of the photo with its own white edge on white paper: red in the middle, and no red beside it.
    const { data, info } = await sharp(files.get('10x13-001-x1')).raw().toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number) => data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3 + 1] ?? 0;
    expect(green(0.5, 0.5)).toBeLessThan(60);
    for (const [x, y] of [
      [0.03, 0.5],
      [0.97, 0.5],
      [0.5, 0.03],
      [0.5, 0.97],
    ] as const)
      expect(green(x, y)).toBeGreaterThan(240);
    await context.close();
  });
});
