/** Samples as visitors order them: from list and product page, with and without scripts, up to the print file. */
import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser.ts';
import { munich } from '#tests/customer.ts';
import { openWithoutScripts } from '#tests/form-visitor.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

test('two samples from list and product page are counted in the header, ordered for nothing and printed [F012] [E076]', async () => {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/karten-designen/`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Muster ?: / })
    .first()
    .click();
  await page.getByText('Das Muster liegt im Warenkorb: 1 von 3 kostenlosen.').waitFor();
  await page.goto(`${shop.origin}/karten-designen/olivia/?paper=naturpapier`);
  await page.getByRole('link', { name: '1 von 3 Mustern' }).first().waitFor();
  await page.getByRole('button', { name: 'Muster bestellen' }).click();
  await page.getByRole('link', { name: '2 von 3 Mustern' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/karten-designen/olivia/');

  await page.goto(`${shop.origin}/warenkorb/`);
  await page.getByText('2 von 3 kostenlosen Mustern').waitFor();
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
  await page.getByLabel('Vorname').fill(munich.firstName);
  await page.getByLabel('Nachname').fill(munich.lastName);
  await page.getByLabel('Straße und Hausnummer').fill(munich.street);
  await page.getByLabel('Postleitzahl').fill(munich.postalCode);
  await page.getByLabel('Ort', { exact: true }).fill(munich.city);
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click();
  await page.getByText('Brief.').first().waitFor();
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await page.getByText('Nichts zu zahlen').first().waitFor();
  await page.getByRole('button', { name: 'Weiter zum Prüfen' }).click();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByRole('heading', { name: 'Danke, Zoë.' }).waitFor();
  await page.getByText('Nichts zu zahlen.').waitFor();
  const token = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const visitor = guest(shop);
  await expect.poll(async () => (await visitor.call('GET', `/web-api/orders/${token}`)).json.state).toBe('preflight');
  await context.close();
});

test('without scripts the button leads to the cart with the sample', async () => {
  const list = await openWithoutScripts(guest(shop), '/karten-designen/');
  expect((await list.press(/^Muster ?: /)).words).toContain('1 von 3 kostenlosen Mustern');
});
