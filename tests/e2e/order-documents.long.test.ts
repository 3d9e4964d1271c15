/** An order from the page of a provider to the documents on its own page, at two widths, with and without scripts. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

async function placed(): Promise<string> {
  const visitor = guest(shop);
  const { json: cart } = await visitor.call('POST', '/web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '1' });
  const { json, text } = await visitor.call(
    'POST',
    '/web-api/order',
    { ...orderBody(cart), payment: 'test' },
    { 'idempotency-key': orderKey() },
  );
  if (!json.token) throw new Error(text);
  return `http://localhost:${shop.port}/bestellung/${json.token}/`;
}

/** Without scripts the browser follows the link that the page of the shop has. */
async function pay(page: Page, hasScript: boolean): Promise<void> {
  await page.locator('button[value="pay"]').click();
  if (!hasScript) await page.waitForURL(/\/dev\/zahlung\//);
  await page.locator('form button[name="action"][value="pay"]').click();
  await page.waitForURL(/\/bestellung\//);
}

describe.skipIf(!hasChromium)('the page of an order that is paid on a page of a provider', () => {
  test.each([
    [390, false],
    [1300, true],
  ])('at %i pixels has its invoice as a file, with scripts: %s', async (width, hasScript) => {
    const address = await placed();
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: hasScript });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    if (hasScript) await hydrated(page);
    await pay(page, hasScript);
    const invoice = page.getByRole('link', { name: /^Rechnung R\d{2}-\d{6}$/ });
    await expect
      .poll(
        async () => {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          return invoice.count();
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(1);
    if (hasScript) {
      await hydrated(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.getByText('Wir prüfen jede Druckdatei noch einmal.').count()).toBe(1);
    expect(await page.getByText('Sobald die Zahlung bestätigt ist').count()).toBe(0);
    const download = page.waitForEvent('download');
    await invoice.click();
    expect((await download).suggestedFilename()).toBe(`${(await invoice.innerText()).split(' ')[1]}.pdf`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
