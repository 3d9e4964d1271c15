/** A guest list in a real browser: typed, pasted, mended, taken back and deleted, in a wide window and on a phone, and without a script. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFineInBothWidths, firstWidths } from '#tests/both-widths.ts';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A page in a machine under load needs its time. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000 });

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  await hydrated(page);
  return page;
}

async function newList(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name der Liste').fill(name);
  await page.getByRole('button', { name: 'Liste anlegen' }).click();
  await page.waitForURL(/\/gaeste\/[\w-]{22}\//);
}

const cell = (page: Page, column: string, row: number) => page.getByRole('textbox', { name: `${column}, Zeile ${row}`, exact: true });
const country = (page: Page, row: number) => page.getByRole('combobox', { name: `Land, Zeile ${row}`, exact: true });
const names = (page: Page) =>
  page.locator('input[data-column="names"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).filter(Boolean));
const saved = (page: Page) => soon(() => page.locator('form output').innerText()).toBe('Gespeichert');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const households = [
  ['Anna und Max Weiß', 'Löwengasse 3-5', '1030', 'Wien', 'Österreich'],
  ['Dr. Cornelius Freiherr von Rosenau', 'Am Schloßpark 3', '1067', 'Dresden', ''],
  ['Kim Roth', 'Lange Reihe 7', '20099', 'Hamburg', ''],
] as const;

const pasted = [
  'Magdalena Wörle und Josef Grünwald\tKirchplatz 2\t83714\tMiesbach\tD',
  'Erika Osswald\tHauptstrasse 88\t8001\tZürich\tCH',
  'Familie Châteauvieux\t12, rue des Écoles\t67000\tStrasbourg\tFrankreich',
  'Hannelore Pfäffle',
  'Friederike und Jürgen Müller-Lüdenscheidt\tGoethestraße 12 a\t80336\tMünchen',
].join('\n');

describe.skipIf(!hasChromium)('a guest list', () => {
  test.each(firstWidths)(
    'is typed by keyboard, pasted, mended, taken back and deleted in both widths, from %i px on [F023]',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const complaints = complaintsOf(context);
      const page = await open(context, '/gaeste/');
      await expectFineInBothWidths(page);
      await newList(page, 'Hochzeit');
      await hydrated(page);
      await cell(page, 'Namen', 1).focus();
      for (const [at, household] of households.entries()) {
        for (const [column, text] of household.entries()) {
          await page.keyboard.type(text);
          await page.keyboard.press(column === household.length - 1 ? 'Enter' : 'Tab');
        }
        await saved(page);
        await soon(async () => (await names(page)).length).toBe(at + 1);
      }
      await soon(() => names(page)).toEqual(households.map(([name]) => name));
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Namen, Zeile 4');
      await paste(page, pasted);
      await soon(async () => (await names(page)).length).toBe(8);
      await saved(page);
      await soon(() => page.getByRole('link', { name: /^Zu prüfen/ }).innerText()).toContain('1');
      await cell(page, 'PLZ', 2).fill('01067');
      await page.keyboard.press('Enter');
      await soon(() => page.getByRole('link', { name: /^Zu prüfen/ }).innerText()).toContain('0');
      expect(await country(page, 5).inputValue()).toBe('Schweiz');
      await expectFineInBothWidths(page);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await names(page)).toHaveLength(8);
      await page.getByRole('button', { name: 'Rückgängig: 5 Zeilen eingefügt' }).click();
      await page.waitForURL(/getan=undo/);
      expect(await names(page)).toEqual(households.map(([name]) => name));
      await page.getByRole('link', { name: /^Öffnen.*Anna und Max Weiß/ }).click();
      await page.waitForURL(/\/gaeste\/[\w-]{22}\/[\w-]{22}\//);
      await soon(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Anna und Max Weiß');
      await hydrated(page);
      await expectFineInBothWidths(page);
      await page.getByText('Haushalt löschen').first().click();
      await page.getByRole('button', { name: 'Haushalt löschen' }).click();
      await page.waitForURL(/getan=delete/);
      expect(await names(page)).toEqual(households.slice(1).map(([name]) => name));
      await page.getByText('Liste löschen').click();
      await page.getByRole('button', { name: 'Endgültig löschen' }).click();
      await page.waitForURL(/getan=deleted/);
      await soon(() => page.getByText('Noch keine Gästeliste.').count()).toBe(1);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('is typed and mended without a script, and says what another window stored meanwhile', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/gaeste/`);
    await newList(page, 'Taufe');
    await cell(page, 'Namen', 1).fill('Kim Roth');
    await cell(page, 'PLZ', 1).fill('803');
    await country(page, 2).fill('Atlantis');
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    expect(await page.getByText('„Atlantis“ kennen wir nicht als Land.').count()).toBe(1);
    expect(await cell(page, 'Namen', 1).inputValue()).toBe('Kim Roth');
    await country(page, 2).fill('');
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    await page.waitForURL(/getan=rows/);
    expect(await page.getByText('Da fehlen noch Ziffern.').count()).toBe(1);
    const other = await context.newPage();
    await other.goto(page.url());
    await cell(other, 'Ort', 1).fill('Bonn');
    await other.getByRole('button', { name: 'Zeilen speichern' }).click();
    await cell(page, 'Ort', 1).fill('Köln');
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    expect(await page.getByText('In einem anderen Fenster steht hier inzwischen: Bonn').count()).toBe(1);
    expect(await cell(page, 'Ort', 1).inputValue()).toBe('Köln');
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    await page.waitForURL(/getan=rows/);
    expect(await cell(page, 'Ort', 1).inputValue()).toBe('Köln');
    await context.close();
  });

  test('a row that is left, and sent with the form at once, is one household, also where an answer is lost', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const page = await open(context, '/gaeste/');
    await newList(page, 'Taufe');
    await hydrated(page);
    // Slow answers: the form is sent, and the row is typed on, while the row that was left is on its way.
    await page.route('**/rows', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await cell(page, 'Namen', 1).fill('Kim Roth');
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    await cell(page, 'Ort', 1).fill('Ulm');
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    await saved(page);
    await page.unrouteAll({ behavior: 'wait' });
    // The answer of the next one is lost on its way, and the row is sent once more.
    let isLost = false;
    await page.route('**/rows', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await cell(page, 'Namen', 2).fill('Familie Weiß');
    await cell(page, 'PLZ', 2).fill('A-1030');
    await country(page, 2).fill('Österreich');
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    await soon(async () => isLost).toBe(true);
    await page.getByRole('button', { name: 'Zeilen speichern' }).click();
    await saved(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await names(page)).toEqual(['Kim Roth', 'Familie Weiß']);
    expect([await cell(page, 'Ort', 1).inputValue(), await cell(page, 'PLZ', 2).inputValue()]).toEqual(['Ulm', '1030']);
    await context.close();
  });

  test('a form without a script that is sent twice makes one list and one household', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/gaeste/`);
    await newList(page, 'Hochzeit');
    await page.goto(`${shop.origin}/gaeste/`);
    const sendTwice = async (path: string, fields: Record<string, string>) => {
      const options = { form: fields, headers: { origin: shop.origin }, maxRedirects: 0 };
      for (let time = 0; time < 2; time += 1) expect((await context.request.post(shop.origin + path, options)).status()).toBe(303);
    };
    const key = await page.locator('input[name="key"]').inputValue();
    await sendTwice('/gaeste/', { key, name: 'Taufe' });
    await page.goto(`${shop.origin}/gaeste/${key}/`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Taufe');
    const name = (await page.locator('input[data-column="names"]').first().getAttribute('name')) ?? '';
    await sendTwice(`/gaeste/${key}/`, { intent: 'rows', [name]: 'Kim Roth' });
    await page.reload();
    expect(await names(page)).toEqual(['Kim Roth']);
    await page.goto(`${shop.origin}/gaeste/`);
    expect(
      await page
        .locator('main a')
        .filter({ hasText: /Hochzeit|Taufe/ })
        .count(),
    ).toBe(2);
    await context.close();
  });
});
