/** The page of an old order in a browser: it asks for a proof and then shows the order, with and without scripts. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** The path of an order that was cancelled long ago. */
async function oldOrder(): Promise<{ path: string; number: string }> {
  const visitor = guest(shop);
  const { json: cart } = await visitor.call('POST', '/web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '1' });
  const body = { ...orderBody(cart), payment: 'prepayment' };
  const { json } = await visitor.call('POST', '/web-api/order', body, { 'idempotency-key': orderKey() });
  const database = new DatabaseSync(join(shop.dataDir, 'shop.db'), { timeout: 10_000 });
  const at = '2020-01-02T10:00:00.000Z';
  database.prepare(`update orders set state = 'cancelled' where number = ?`).run(json.orderNumber);
  const ofOrder = `"order" = (select id from orders where number = ?)`;
  database.prepare(`update order_events set state = 'cancelled', at = '${at}' where ${ofOrder}`).run(json.orderNumber);
  database.close();
  return { path: `/bestellung/${json.token}/`, number: json.orderNumber };
}

describe.skipIf(!hasChromium)('the page of an old order', () => {
  test.each(sampled([true, false], 2))(
    'asks for the postal code or e-mail address, then shows the order (JavaScript %s)',
    async (script) => {
      const { path, number } = await oldOrder();
      const context = await browser.newContext({ viewport: { width: 390, height: 900 }, javaScriptEnabled: script });
      const complaints = complaintsOf(context);
      const page = await context.newPage();
      await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' });
      if (script) await hydrated(page);
      const main = page.getByRole('main');
      expect(await main.innerText()).toContain(number);
      expect(await main.innerText()).toContain('Storniert');
      expect(await main.innerText()).not.toMatch(/München|beispiel\.de/);
      const proof = page.getByLabel('Postleitzahl oder E-Mail-Adresse');
      await proof.fill('99999');
      await page.getByRole('button', { name: 'Bestellung ansehen' }).click();
      await page.getByText('Das passt nicht zu dieser Bestellung.').waitFor();
      expect(await proof.inputValue()).toBe('99999');
      await proof.fill('80337');
      await page.getByRole('button', { name: 'Bestellung ansehen' }).click();
      await page.getByText('Diese Bestellung ist storniert.').waitFor();
      expect(page.url()).toBe(shop.origin + path);
      expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
      await context.close();
    },
  );
});
