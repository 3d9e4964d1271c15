/** What a customer does on the page of an order: another address, keeping, the overview, ordering again; with and without scripts. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

let orders = 0;

/** Each of another mailbox, which has its free samples. */
async function placed(): Promise<{ path: string; token: string }> {
  orders += 1;
  const visitor = guest(shop);
  await visitor.call('POST', '/web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '2' });
  const { json: cart } = await visitor.call('POST', '/web-api/cart/samples', { card: 'olivia' });
  const body = { ...orderBody(cart), email: `bestellseite-${orders}@beispiel.de`, payment: 'prepayment' };
  const { json, text } = await visitor.call('POST', '/web-api/order', body, { 'idempotency-key': orderKey() });
  if (!json.token) throw new Error(text);
  return { path: `/bestellung/${json.token}/`, token: json.token };
}

async function changeAddress(page: Page): Promise<void> {
  await page.getByText('Adresse ändern').click();
  await page.getByLabel('Straße und Hausnummer', { exact: true }).fill('Neue Straße 5');
  const code = page.getByLabel('Postleitzahl', { exact: true });
  await code.fill('8033');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await page.getByText('Eine Angabe stimmt noch nicht').waitFor();
  expect(await page.getByLabel('Straße und Hausnummer', { exact: true }).inputValue()).toBe('Neue Straße 5');
  await code.fill('80339');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await page.getByText('Die neue Lieferadresse ist gespeichert.').waitFor();
  expect(await page.getByText('Neue Straße 5').count()).toBeGreaterThan(0);
}

describe.skipIf(!hasChromium)('the page of an order', () => {
  test.each([
    [360, false],
    [390, true],
    [1300, true],
  ])('at %i pixels changes the address, keeps, shows the overview and orders again, with scripts: %s', async (width, hasScript) => {
    const { path, token } = await placed();
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: hasScript });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' });
    if (hasScript) await hydrated(page);
    await changeAddress(page);
    const keep = page.getByRole('switch', { name: 'Für uns aufheben' });
    expect(await keep.getAttribute('aria-checked')).toBe('false');
    await keep.click();
    await page.getByText('Die Druckdaten dieser Bestellung sind aufgehoben.').waitFor();
    expect(await keep.getAttribute('aria-checked')).toBe('true');
    if (hasScript) {
      await hydrated(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByText('Adresse ändern').click();
    if (hasScript) expect(await accessibilityProblems(page)).toEqual([]);
    const pdf = await context.request.get(`${shop.origin}/web-api/orders/${token}/overview`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    const text = (await readPdf(await pdf.body())).map((one) => one.text).join(' ');
    expect(text).toMatch(/keine Rechnung[\s\S]*Neue Straße 5/);
    await page.getByRole('button', { name: 'Noch einmal bestellen' }).click();
    await page.getByText('Ein Artikel liegt im Warenkorb. Nicht dabei:').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Nicht dabei' }).innerText()).toContain('Muster: Olivia');
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await page.waitForURL(/warenkorb/);
    await page.getByText('Gelstift').first().waitFor();
    expect(complaints.filter((one) => !one.includes('400'))).toEqual([]);
    await context.close();
  });
});
