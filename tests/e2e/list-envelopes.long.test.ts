/** The envelopes of a guest list in a real browser: made, looked at, mended and brought to the proof, in a wide window, on a phone, and without a script. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const rows = [
  { names: 'Dr. Cornelius Freiherr von Rosenau', street: 'Am Schloßpark 3', postcode: '01067', city: 'Dresden' },
  { names: 'Anna und Max Weiß', street: 'Löwengasse 3-5', postcode: '1030', city: 'Wien', country: 'Österreich' },
  { names: 'Erika Osswald', street: 'Hauptstrasse 88', postcode: '8001', city: 'Zürich', country: 'Schweiz' },
  { names: 'Hannelore Pfäffle' },
];

async function listWithGuests() {
  const visitor = guest(shop);
  const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Hochzeit' })).json.id as string;
  await visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows });
  const cookies = [...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin }));
  return { list, cookies };
}

const saved = (page: Page) => page.waitForURL(/getan=(made|look)/);

describe.skipIf(!hasChromium)('the envelopes of a guest list', () => {
  test.each([1300, 360])('are made, chosen by keyboard and mended, %i px wide [E030] [E034]', async (width) => {
    const { list, cookies } = await listWithGuests();
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'de-DE' });
    await context.addCookies(cookies);
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${shop.origin}/gaeste/${list}/`);
    await page.getByRole('link', { name: 'Umschläge', exact: true }).first().click();
    await page.waitForURL(/umschlaege/);
    await hydrated(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Text des Absenders').fill('Sophie und Jörg\nLindenweg 2, 97070 Würzburg');
    await page.getByRole('button', { name: 'Umschläge gestalten' }).click();
    await saved(page);
    await page
      .getByRole('link', { name: /Rosenau/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/haushalt=/);
    const large = page
      .getByRole('region', { name: /Umschlag für .*Cornelius/ })
      .getByRole('img')
      .first();
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 }).toBeGreaterThan(100);
    expect(await page.getByText('Die Anschrift liegt ganz in der Lesezone.').count()).toBe(1);
    for (const text of ['Österreich', 'Schweiz']) expect(await page.getByRole('figure').filter({ hasText: text }).count()).toBe(1);
    expect(await page.getByText('Eine Anschrift ist unvollständig: Hannelore Pfäffle.').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Noch eine Anschrift, dann freigeben' }).isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page
      .getByRole('link', { name: /Pfäffle/ })
      .first()
      .click();
    await page.getByRole('link', { name: /Anschrift eintragen.*Pfäffle/ }).click();
    await page.waitForURL(/\/gaeste\/[\w-]{22}\/[\w-]{22}\//);
    await hydrated(page);
    for (const [label, text] of [
      ['Straße und Nummer', 'Weg 1'],
      ['PLZ', '80331'],
      ['Ort', 'München'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Haushalt speichern' }).click();
    await page.waitForURL(/getan=save/);
    await page.goto(`${shop.origin}/gaeste/${list}/umschlaege/`);
    await page.getByRole('link', { name: 'Korrekturabzug ansehen' }).click();
    await page.waitForURL(/gaeste\/drucke/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('are made, changed and ordered without a script [E035]', async () => {
    const { list, cookies } = await listWithGuests();
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await context.addCookies(cookies);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${shop.origin}/gaeste/${list}/umschlaege/`);
    await page.getByRole('button', { name: 'Umschläge gestalten' }).click();
    expect(await page.getByText('Für einen Absender fehlt noch der Text.').count()).toBe(1);
    await page.getByLabel('Keiner').check();
    await page.getByLabel('Größe').selectOption({ label: 'DIN lang, 22\u00a0×\u00a011\u00a0cm' });
    await page.getByRole('button', { name: 'Umschläge gestalten' }).click();
    await saved(page);
    expect(await page.getByText('4 Umschläge DIN lang').count()).toBe(1);
    await page.getByLabel('Oben links').check();
    await page.getByLabel('Text des Absenders').fill('Sophie und Jörg\nLindenweg 2\n97070 Würzburg');
    await page.getByLabel('Größe').selectOption({ label: 'C6, 16,2\u00a0×\u00a011,4\u00a0cm' });
    await page.getByLabel('Aufgegeben in').selectOption({ label: 'Österreich' });
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.waitForURL(/getan=look/);
    expect(await page.getByText('4 Umschläge C6').count()).toBe(1);
    expect(await page.getByLabel('Text des Absenders').inputValue()).toBe('Sophie und Jörg · Lindenweg 2 · 97070 Würzburg');
    expect(await page.getByRole('figure').filter({ hasText: 'Deutschland' }).count()).toBe(1);
    await context.close();
  });
});
