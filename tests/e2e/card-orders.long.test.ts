/** A card from the list to the order, by keyboard alone and by touch on a phone, and to the cart without the canvas. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium, hydrated, lookAtAllPages } from '#tests/browser.ts';
import { munich } from '#tests/customer.ts';
import { openTool } from '#tests/editor-tools.ts';
import { type Hands, keyboard, mouse, touch } from '#tests/hands.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { prewarmed } from '#tests/shop.ts';

const photo = 'tests/render/photo.jpg';

const shop = await sharedShop();
const browser = sharedBrowser();
await prewarmed(shop);

async function openList(options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ ...options, locale: 'de-DE' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}/karten-designen/?occasion=hochzeit`);
  await hydrated(page);
  return { page, complaints };
}

async function editorReady(page: Page): Promise<void> {
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
}

const addressFields: [string, string][] = [
  ['E-Mail-Adresse', 'zoe@beispiel.de'],
  ['Vorname', munich.firstName],
  ['Nachname', munich.lastName],
  ['Straße und Hausnummer', munich.street],
  ['Postleitzahl', munich.postalCode],
  ['Ort', munich.city],
];
const checkoutSteps = ['Weiter zur Lieferung', 'Weiter zur Zahlung', 'Weiter zum Prüfen', 'Zahlungspflichtig bestellen'];

async function toConfigurator(page: Page, { use }: Hands): Promise<void> {
  await use(page.getByRole('link', { name: /Olivia/ }).first());
  await page.getByRole('heading', { level: 1, name: 'Olivia' }).waitFor();
  await use(page.getByRole('link', { name: 'Jetzt gestalten' }).first());
  await page.waitForURL(/configurator-card/);
  await editorReady(page);
}

/** Replaces every sample in the fields beside the canvas. */
async function writeTexts(page: Page, { write }: Hands): Promise<void> {
  await openTool(page, 'Text');
  for (const area of await page.locator('textarea').all()) {
    const sample = await area.inputValue();
    await write(area, sample.replace(/\p{L}+/u, 'Zoë'));
  }
}

async function toCart(page: Page, { use }: Hands): Promise<void> {
  // A phone says on the button of the cart how much is open.
  await page.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }).first().waitFor();
  await page.getByText('Alles ist druckfertig').or(page.locator('.top-buy')).filter({ visible: true }).first().waitFor();
  await page.locator('.save-good').waitFor();
  await use(page.getByRole('button', { name: 'In den Warenkorb' }).first());
  await lookAtAllPages(page);
  await use(page.getByRole('button', { name: 'Alles passt, in den Warenkorb' }));
  await page.waitForURL(/warenkorb/);
}

async function toOrder(page: Page, hands: Hands): Promise<string> {
  const { use, write } = hands;
  await toCart(page, hands);
  await use(page.getByRole('link', { name: 'Zur Kasse' }));
  await page.waitForURL(/kasse/);
  await hydrated(page);
  for (const [label, value] of addressFields) await write(page.getByLabel(label, { exact: true }), value);
  for (const step of checkoutSteps) await use(page.getByRole('button', { name: step }));
  await page.waitForURL(/bestellung/);
  await page.getByText('Bestellnummer').first().waitFor();
  return /F\d{7}/.exec(await page.locator('main').innerText())?.[0] ?? '';
}

describe.skipIf(!hasChromium)('from the list', () => {
  test('to the order by keyboard alone, with a text typed on the card and a photo [E028]', async () => {
    const { page, complaints } = await openList({ viewport: { width: 1300, height: 900 } });
    await toConfigurator(page, keyboard);
    await keyboard.use(page.getByRole('button', { name: 'Text', exact: true }));
    await writeTexts(page, keyboard);
    // The element on the page of the last field: Enter edits it in place, Escape ends that.
    await keyboard.use(page.getByRole('button', { name: 'Antwort, Text' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('Antwort bitte bis Ostern');
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Antwort', { exact: true }).inputValue()).toBe('Antwort bitte bis Ostern');
    await keyboard.use(page.getByRole('button', { name: 'Bilder', exact: true }));
    await page.locator('input[type=file]').first().setInputFiles(photo);
    expect(await toOrder(page, keyboard)).toMatch(/^F\d{7}$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('to the cart with the fields and numbers beside the canvas only [E028]', async () => {
    const { page, complaints } = await openList({ viewport: { width: 1300, height: 900 } });
    await toConfigurator(page, mouse);
    // No press can reach the canvas.
    await page.locator('.canvas').evaluate((canvas) => canvas.style.setProperty('visibility', 'hidden'));
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await writeTexts(page, mouse);
    await page.getByRole('button', { name: 'Bilder', exact: true }).click();
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await toCart(page, mouse);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('to the order by touch at 360 pixels [E027]', async () => {
    const { page, complaints } = await openList({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await toConfigurator(page, touch);
    await writeTexts(page, touch);
    await page.getByRole('button', { name: 'Bilder', exact: true }).tap();
    await page.locator('input[type=file]').first().setInputFiles(photo);
    expect(await toOrder(page, touch)).toMatch(/^F\d{7}$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
