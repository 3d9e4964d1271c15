/** A workbook that is read into a guest list in a real browser: looked at, changed, taken over, taken back and read again. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFineInBothWidths, firstWidths } from '#tests/both-widths.ts';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { firstNames } from '#tests/people-changes.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { sheetXml, workbookOf } from '#tests/zip-of.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const xmlRow = (...cells: string[]) => `<row>${cells.map(cell).join('')}</row>`;
const givenNames = ['Anna', 'Max', 'Lena', 'Tom', 'Eva', 'Kim'];
const towns = [
  ['1067', 'Dresden'],
  ['80331', 'München'],
  ['20099', 'Hamburg'],
] as const;

/** 120 guests in 60 households, and a row without a name. Postcodes have lost their zeros, as in a workbook of numbers. */
function workbook(): Promise<Uint8Array> {
  const guests = Array.from({ length: 120 }, (_, at) => {
    const household = Math.floor(at / 2);
    const [code, town] = towns[household % 3] as (typeof towns)[number];
    const family = `Muster${String.fromCharCode(97 + (household % 26))}${String.fromCharCode(97 + Math.floor(household / 26))}`;
    return xmlRow(givenNames[at % 6] ?? '', family, `Lange Reihe ${household + 1}`, code, town, at < 2 ? 'Hinterhaus' : '');
  });
  const head = xmlRow('Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort', 'Was noch');
  return workbookOf(sheetXml(`${head}${guests.join('')}${xmlRow('', '', 'Nirgends 1', '1067', 'Dresden', '')}`));
}

type Look = (page: Page) => Promise<void>;

async function lookInBothWidths(page: Page): Promise<void> {
  await hydrated(page);
  await expectFineInBothWidths(page);
}

async function readFile(page: Page, look: Look): Promise<void> {
  await look(page);
  const file = { name: 'Gäste 2027.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(await workbook()) };
  await page.getByLabel('Datei', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Datei lesen' }).click();
  await page.waitForURL(/\/import\/[\w-]{22}\//);
  await page.getByRole('heading', { level: 1, name: 'Liste einlesen' }).waitFor({ state: 'detached' });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

async function toRows(page: Page): Promise<void> {
  // By keyboard, as the button is reached from the boxes.
  await page.getByRole('button', { name: 'Weiter zu den Zeilen' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/zeigen=zeilen/);
}

async function takeOver(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Weiter zu den Haushalten' }).click();
  await page.waitForURL(/zeigen=haushalte/);
}

async function journey(page: Page, look: Look): Promise<void> {
  await page.getByLabel('Name der Liste').fill('Hochzeit');
  await page.getByRole('button', { name: 'Liste anlegen' }).click();
  await page.waitForURL(/\/gaeste\/[\w-]{22}\//);
  const list = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Liste einlesen' }).click();
  await page.waitForURL(/\/import\/$/);
  await readFile(page, look);
  expect(await heading(page)).toBe('121 Zeilen gelesen. Stimmt die Zuordnung?');
  await look(page);
  const box = page.getByRole('combobox', { name: 'Was steht in „Was noch“?' });
  expect(await box.inputValue()).toBe('ignored');
  await box.selectOption({ label: 'Adresszusatz' });
  await toRows(page);
  await look(page);
  const first = page.getByRole('list', { name: 'Zeilen der Datei' }).getByRole('listitem').first();
  expect(await first.innerText()).toMatch(/Zeile 122[\s\S]*wird nicht übernommen[\s\S]*Hier fehlt der Name/);
  await takeOver(page);
  await look(page);
  expect(await page.getByText('Neu in der Liste: 60 Haushalte, 120 Personen.').count()).toBe(1);
  await page.getByRole('button', { name: 'In die Liste übernehmen' }).click();
  await page.waitForURL(/getan=taken/);
  expect(await heading(page)).toBe('Gäste 2027.xlsx ist eingelesen.');
  await look(page);
  const taken = page.url();
  await page.goto(`${shop.origin}${list}`);
  expect(await page.locator('input[data-column="names"]').first().inputValue()).toBe('Anna und Max Musteraa');
  expect(await page.getByText('60 Haushalte, 120 Personen').count()).toBe(1);
  await page.goto(taken);
  await page.getByRole('button', { name: 'Einlesen rückgängig machen' }).click();
  await page.waitForURL(/getan=undo/);
  expect(await heading(page)).toBe('Gäste 2027.xlsx ist zurückgenommen.');
  for (const [households, sentence] of [
    [60, 'Neu in der Liste: 60 Haushalte, 120 Personen.'],
    [0, 'Neu in der Liste: kein Haushalt, keine Person. 120 Zeilen stehen schon in der Liste.'],
  ] as const) {
    await page.goto(`${shop.origin}${list}import/`);
    await readFile(page, async () => undefined);
    await toRows(page);
    expect(await page.getByText(sentence).count(), `${households} households`).toBe(1);
    await takeOver(page);
    await page.getByRole('button', { name: 'In die Liste übernehmen' }).click();
    await page.waitForURL(/getan=taken/);
  }
  await page.goto(`${shop.origin}${list}`);
  expect(await page.getByText('60 Haushalte, 120 Personen').count()).toBe(1);
}

/** 40 guests of a list, one of them at another address than before, and one with another telephone number. */
function table(isAgain: boolean): string {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const family = firstNames.families[at];
    const street = isAgain && at === 5 ? 'Ganz Neue Allee 9' : `Lange Reihe ${at + 1}`;
    const code = isAgain && at === 5 ? '20095;Hamburg' : '80331;München';
    return `${isAgain ? 'x;' : ''}${givenNames[at % 6]};${family};${street};${code};${isAgain && at === 7 ? '089 2' : '089 1'}`;
  });
  return [`${isAgain ? 'Tisch;' : ''}Vorname;Nachname;Straße;PLZ;Ort;Telefon`, ...rows.slice(0, isAgain ? 39 : 40)].join('\n');
}

async function sendTable(page: Page, list: string, isAgain: boolean): Promise<void> {
  await page.goto(`${shop.origin}${list}import/`);
  const file = { name: isAgain ? 'noch einmal.csv' : 'Gäste.csv', mimeType: 'text/csv', buffer: Buffer.from(table(isAgain)) };
  await page.getByLabel('Datei', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Datei lesen' }).click();
  await page.waitForURL(/\/import\/[\w-]{22}\//);
  await page.getByRole('heading', { level: 1, name: 'Liste einlesen' }).waitFor({ state: 'detached' });
}

async function againJourney(page: Page, look: Look): Promise<void> {
  await page.getByLabel('Name der Liste').fill('Taufe');
  await page.getByRole('button', { name: 'Liste anlegen' }).click();
  await page.waitForURL(/\/gaeste\/[\w-]{22}\//);
  const list = new URL(page.url()).pathname;
  await sendTable(page, list, false);
  await page.getByRole('link', { name: /Haushalte/ }).click();
  await page.waitForURL(/zeigen=haushalte/);
  await page.getByRole('button', { name: 'In die Liste übernehmen' }).click();
  await page.waitForURL(/getan=taken/);
  await sendTable(page, list, true);
  await toRows(page);
  await page.getByRole('link', { name: 'Weiter zum Abgleich' }).click();
  await page.waitForURL(/zeigen=abgleich/);
  await page.getByRole('heading', { name: 'Wer steht schon in der Liste?' }).waitFor();
  await look(page);
  await page
    .getByRole('group', { name: 'Ist Kim Meyer eine neue Person?' })
    .getByLabel(/dieselbe Person/)
    .check();
  await page.getByRole('group', { name: 'Telefon' }).getByLabel('Bleibt: 089 1').check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await page.waitForURL(/getan=saved/);
  expect(await page.getByRole('group', { name: 'Telefon' }).getByLabel('Bleibt: 089 1').isChecked()).toBe(true);
  expect(await page.getByLabel('Neu: Ganz Neue Allee 9, 20095 Hamburg').isChecked()).toBe(true);
  await look(page);
  await page.getByRole('button', { name: 'Weiter zu den Haushalten' }).click();
  await page.waitForURL(/zeigen=haushalte/);
  const sentence = 'Neu in der Liste: kein Haushalt, keine Person. 39 Zeilen stehen schon in der Liste. Ein Haushalt wird geändert.';
  expect(await page.getByText(sentence).count()).toBe(1);
  await page.getByRole('button', { name: 'In die Liste übernehmen' }).click();
  await page.waitForURL(/getan=taken/);
  await look(page);
  await page.goto(`${shop.origin}${list}`);
  expect(await page.getByText('40 Haushalte, 40 Personen').count()).toBe(1);
  expect(await page.locator('input[data-column="street"]').nth(5).inputValue()).toBe('Ganz Neue Allee 9');
  const link = await page.getByRole('link', { name: 'Als Excel-Datei herunterladen' }).getAttribute('href');
  const file = await page.context().request.get(`${shop.origin}${link}`);
  expect([file.status(), (await file.body()).subarray(0, 2).toString()]).toEqual([200, 'PK']);
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}/gaeste/`, { waitUntil: 'networkidle', timeout: 120_000 });
  return page;
}

describe.skipIf(!hasChromium)('a workbook of 120 guests', () => {
  test.each(firstWidths)(
    'is looked at, changed, taken over, taken back and read again in both widths, from %i px on [E032]',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const complaints = complaintsOf(context);
      const page = await open(context);
      await hydrated(page);
      await journey(page, lookInBothWidths);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(firstWidths)('comes again with a guest who may be known, who is asked about, in both widths, from %i px on', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const complaints = complaintsOf(context);
    const page = await open(context);
    await hydrated(page);
    await againJourney(page, lookInBothWidths);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('comes again without a script', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 900 }, javaScriptEnabled: false });
    await againJourney(await open(context), async () => undefined);
    await context.close();
  });

  test('is read in without a script', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, javaScriptEnabled: false });
    await journey(await open(context), async () => undefined);
    await context.close();
  });

  test('tells screen readers how much of a file has arrived, and that it is read', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${shop.origin}/gaeste/`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name der Liste').fill('Hochzeit');
    await page.getByRole('button', { name: 'Liste anlegen' }).click();
    await page.waitForURL(/\/gaeste\/[\w-]{22}\//);
    const list = new URL(page.url()).pathname;
    await page.goto(`${shop.origin}${list}import/`, { waitUntil: 'networkidle' });
    await page.route('**/imports', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const file = { name: 'Gäste.csv', mimeType: 'text/csv', buffer: Buffer.from('Vorname;Nachname\nKim;Roth') };
    await page.getByLabel('Datei', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Datei lesen' }).click();
    await page.locator('form output', { hasText: /MB übertragen|Die Datei wird gelesen/ }).waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Datei lesen' }).isDisabled()).toBe(true);
    await page.waitForURL(/\/import\/[\w-]{22}\//);
    await context.close();
  });
});
