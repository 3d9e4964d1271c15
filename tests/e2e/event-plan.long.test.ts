/** The plan of an event and the day by which an order is needed, in a real browser on a phone and in a wide window, with a script and without. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '#tests/browser.ts';
import { munich, savedCard } from '#tests/customer.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const dayMs = 86_400_000;
const inDays = (count: number) => new Date(Date.now() + count * dayMs).toISOString().slice(0, 10);

async function noProblems(page: Page, width: number): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill('zoe@beispiel.de');
  await page.getByLabel('Vorname').fill(munich.firstName);
  await page.getByLabel('Nachname').fill(munich.lastName);
  await page.getByLabel('Straße und Hausnummer').fill(munich.street);
  await page.getByLabel('Postleitzahl').fill(munich.postalCode);
  await page.getByLabel('Ort', { exact: true }).fill(munich.city);
}

const ways: [width: number, withScript: boolean][] = [
  [360, true],
  [1300, true],
  [1300, false],
  [360, false],
];

describe.each(sampled(ways, 2))('at %i px, script %s', (width, javaScriptEnabled) => {
  const opened = async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const open = (path: string) => page.goto(`${shop.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
    return { context, page, open };
  };

  test('a visitor reads what the portal is, sees the example, makes an event and changes the goals of its plan [F019, F021]', async () => {
    const { context, page, open } = await opened();
    await open('/feier/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Gäste einladen, Antworten sammeln');
    if (javaScriptEnabled) await noProblems(page, width);
    await page.getByRole('link', { name: 'Beispiel ansehen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hanna & Emil' }).waitFor();
    expect(await page.getByRole('button', { name: 'Antwort abschicken' }).isDisabled()).toBe(true);
    if (javaScriptEnabled) await noProblems(page, width);
    await open('/feier/');
    await page.getByLabel('Wer oder was wird gefeiert?').fill('Sophie & Jörg');
    await page.getByLabel('Tag', { exact: true }).fill(inDays(280));
    await page.getByRole('button', { name: 'Feier anlegen' }).click();
    await page.waitForURL(/seite\/\?getan=made/);
    await page.getByRole('link', { name: 'Zeitplan', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: /^Als Nächstes:/ }).waitFor();
    if (javaScriptEnabled) await noProblems(page, width);
    await page.locator('summary', { hasText: 'Ziele ändern' }).click();
    await page.locator('input[name="done-menu-card"]').check();
    await page.getByRole('button', { name: 'Ziele speichern' }).click();
    await page.waitForURL(/getan=saved/);
    await page.getByText('erledigt', { exact: true }).first().waitFor();
    await context.close();
  });

  test('a customer names a day: the cart and the delivery say what is in time, and the order keeps it', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { context, page, open } = await opened();
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    await open(`/warenkorb/?bis=${inDays(40)}`);
    await page.getByRole('button', { name: 'Tag merken' }).click();
    await page.getByText('rechtzeitig da').first().waitFor();
    if (javaScriptEnabled) await noProblems(page, width);
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await page.getByLabel('E-Mail-Adresse').waitFor();
    await fillAddress(page);
    await page.getByRole('button', { name: 'Weiter zur Lieferung', exact: true }).click();
    await page.getByLabel('Bis wann soll es da sein?').waitFor();
    expect(await page.getByLabel('Bis wann soll es da sein?').inputValue()).toBe(inDays(40));
    await page.getByLabel('Bis wann soll es da sein?').fill(inDays(0));
    await page.getByRole('button', { name: 'Prüfen', exact: true }).click();
    await page.getByText('kommt zu spät').first().waitFor();
    // It can be chosen all the same.
    await page.getByRole('button', { name: 'Weiter zur Zahlung', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Wie möchtest du zahlen?' }).waitFor();
    await page.getByRole('radio', { name: 'Rechnung', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Weiter zum Prüfen', exact: true }).click();
    await page.getByText('kommt später an').waitFor();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await page.waitForURL(/\/bestellung\//);
    await page.getByText('kommt später an').waitFor();
    await context.close();
  });
});
