/** The QR code of a prepayment as the order page shows it, read from the pixels of the page, with and without scripts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, sharedSettings } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer }, fireImmediately: true });
});

async function textOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(pixels, { formats: ['QRCode'], tryInvert: false, maxNumberOfSymbols: 1 });
  return found?.text ?? '';
}

const hosts = { DE: 'localhost', CH: 'ch.localhost' } as const;

async function placed(country: 'DE' | 'CH') {
  const visitor = guest(shop, { host: hosts[country], channel: `federleicht-${country.toLowerCase()}`, locale: `de-${country}` });
  const { json: cart } = await visitor.call('POST', '/web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '1' });
  const body = orderBody(cart);
  const order = {
    ...body,
    delivery: { ...body.delivery, country, postalCode: country === 'CH' ? '8001' : '80337' },
    payment: 'prepayment',
  };
  const { json } = await visitor.call('POST', '/web-api/order', order, { 'idempotency-key': orderKey() });
  return { token: String(json.token), number: String(json.orderNumber) };
}

describe.skipIf(!hasChromium)('the page of an order on prepayment', () => {
  test.each([
    ['in EUR', 'DE', false, (number: string) => ['BCD', sharedSettings.BANK_IBAN, number]],
    ['in CHF', 'CH', true, (number: string) => ['SPC', sharedSettings.BANK_IBAN_CHF, number]],
  ] as const)('%s shows a code with account and order number on a small screen', async (_, country, script, expected) => {
    const { token, number } = await placed(country);
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled: script });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    await page.goto(`http://${hosts[country]}:${shop.port}/bestellung/${token}/`, { waitUntil: 'domcontentloaded' });
    if (script) await hydrated(page);
    const code = page.getByRole('img', { name: 'QR-Code mit Betrag' });
    const text = await textOf(await code.screenshot());
    for (const part of expected(number)) expect(text).toContain(part);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const bill = page.getByRole('link', { name: 'QR-Rechnung als PDF' });
    expect(await bill.count()).toBe(country === 'CH' ? 1 : 0);
    if (country === 'CH') {
      const download = page.waitForEvent('download');
      await bill.click();
      expect((await download).suggestedFilename()).toBe(`qr-rechnung-${number}.pdf`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
