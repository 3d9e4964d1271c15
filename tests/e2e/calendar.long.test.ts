/** Calendars from the list to the file of the press on a wide window, and begun, dated and filled on a phone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated, lookAtAllPages } from '#tests/browser.ts';
import { openTool } from '#tests/editor-tools.ts';
import { filesOfOrder, orderAsGuest } from '#tests/order-in-browser.ts';
import { noBreak, press, shopInBrowser } from '#tests/shop-in-browser.ts';

const site = await shopInBrowser('localhost');
let folder: string;
let photos: string[];

beforeAll(async () => {
  if (!hasChromium) return;
  folder = mkdtempSync(join(tmpdir(), 'federleicht-calendar-'));
  photos = await Promise.all(
    Array.from({ length: 13 }, async (_, at) => {
      const file = join(folder, `foto-${String(at + 1).padStart(2, '0')}.jpg`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1500"><path d="M0 0h1800v1500H0z" fill="hsl(${at * 27} 55% 55%)"/></svg>`;
      await writeFile(file, await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer());
      return file;
    }),
  );
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const tool = openTool;

/** The photo of a day in the month that is shown. */
const onDay = (page: Page) => page.locator('.canvas [data-element^=grid] image');

describe.runIf(hasChromium)('calendars', () => {
  test('are chosen, filled with thirteen photos, given holidays and birthdays, and ordered [E005] [E007] [E080] [F038]', async () => {
    const { page, complaints } = await site.open('/fotokalender/?calendarType=tischkalender', { viewport: { width: 1300, height: 900 } });
    await hydrated(page);
    expect(await page.locator('.calendar-tile').count()).toBe(5);
    await page.getByRole('link', { name: 'Tischkalender Linol' }).click();
    await page.waitForURL(/fotokalender\/tischkalender\/\?designGroupId=4/);
    await page.getByRole('heading', { level: 1, name: 'Tischkalender' }).waitFor();
    expect(await page.title()).toContain('Tischkalender mit eigenen Fotos');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain('/fotokalender/tischkalender/');
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('"Product"');
    expect(noBreak(await page.locator('main').innerText())).toMatch(/ist dein Kalender bis .* bei dir/);
    await page.getByRole('button', { name: 'Kalender gestalten' }).click();
    await page.waitForURL(/configurator-calendar/);
    await page.locator('.editor[data-hydrated]').waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');

    await page.locator('input[type=file]').first().setInputFiles(photos);
    await page.getByText('13 von 13 Plätzen gefüllt').waitFor();
    await tool(page, 'Feiertage');
    await page.getByLabel('Region').selectOption('BY');
    await page.getByLabel('Heilige Drei Könige zeigen').waitFor();
    await page.getByLabel('Neujahr zeigen').uncheck();
    await tool(page, 'Geburtstage');
    await page.getByText('Viele auf einmal').click();
    await page.getByLabel('Datei wählen (vCard, ics, CSV)').setInputFiles('src/core/people/cases/excel-ansi.csv');
    await page.getByText('Jörg Größe').waitFor();
    await page.getByText('Die Datei speichert sie auf eine ältere Art (Windows-1252)').waitFor();
    for (const name of ['Jörg Größe', 'Zoë Çelik']) await page.getByRole('button', { name: `${name} entfernen` }).click();
    await page.getByLabel(/^Liste einfügen/).fill('Oma Inge 14.3.1947\nLeo 29.2.2020');
    await page.getByRole('button', { name: 'Liste übernehmen' }).click();
    await page.getByText('2 Einträge', { exact: true }).waitFor();
    // A photo that is there already, and one that comes for a day.
    await page.getByRole('button', { name: 'Foto für Oma Inge' }).click();
    await page.getByRole('list', { name: 'Ein Foto für Oma Inge aus deinen Bildern' }).getByRole('button').nth(2).click();
    await onDay(page).waitFor();
    await page.getByRole('button', { name: 'Foto für Leo' }).click();
    await page.getByLabel('Foto für Leo hochladen').setInputFiles(photos[12] ?? []);
    await page.locator('.calendar-entry-photo img').nth(1).waitFor();
    // Without a 29th of February, his day is in March as well.
    await onDay(page).nth(1).waitFor();
    await tool(page, 'Anfang');
    await page.locator('select[name=startMonth]').selectOption('9');
    await page.getByText(/^September \d{4} bis August \d{4}$/).waitFor();
    // Another design keeps photos and entries.
    await tool(page, 'Design');
    await page.getByRole('button', { name: 'Galerie' }).click();
    await tool(page, 'Fotos');
    await page.getByText('13 von 13 Plätzen gefüllt').waitFor();
    await tool(page, 'Geburtstage');
    expect(await page.locator('.calendar-entry-photo img').count()).toBe(2);
    await page.locator('.save-good').waitFor();
    expect(new URL(page.url()).searchParams.get('designId')).toMatch(/^[\w-]{16,}$/);
    await press(page, 'In den Warenkorb');
    await lookAtAllPages(page);
    await press(page, 'Alles passt, in den Warenkorb');
    await page.waitForURL(/warenkorb/);
    const cart = noBreak(await page.locator('main').innerText());
    expect(cart).toMatch(/Tischkalender \d{4}\/\d{4}/);
    expect(cart).toContain('12,99 €');
    const number = await orderAsGuest(page);
    await page.getByRole('link', { name: 'Kalender fürs nächste Jahr' }).waitFor();
    expect(complaints).toEqual([]);
    const { files } = await filesOfOrder(site.shop, number);
    const [name = ''] = [...files.keys()].filter((one) => one.endsWith('.pdf') && one.includes('tischkalender'));
    expect(name).toMatch(/_01_tischkalender-small-spirale-matt-none-\d{4}-09_105x148_1x_13p_v1\.pdf$/);
    const next = page.getByRole('link', { name: 'Kalender fürs nächste Jahr' });
    await next.click();
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.getByText(/^Derselbe Kalender für \d{4}/).waitFor();
    await page.getByText('13 von 13 Plätzen gefüllt').waitFor();
    await tool(page, 'Geburtstage');
    await page.locator('.calendar-entry-photo img').nth(1).waitFor();
    await page.context().close();
  });

  test('are begun on a phone, where what is not made is said [E005]', async () => {
    const { page, complaints } = await site.open(
      '/configurator-calendar?calendarType=familienplaner&formatType=din-a3&startMonth=5&year=2027',
      {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
      },
    );
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.getByText('„din-a3“ gibt es bei Kalendern nicht. Am nächsten kommt „portrait-long“.').waitFor();
    await tool(page, 'Spalten');
    await page.getByLabel('Spalte 1').fill('Anna');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('show up to four photos on a sheet, chosen and arranged by keys on a phone, in one step back', async () => {
    const { page, complaints } = await site.open('/configurator-calendar?calendarType=wandkalender', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await page.locator('.editor[data-hydrated]').waitFor();
    await tool(page, 'Fotos');
    await page.locator('input[type=file]').first().setInputFiles(photos.slice(0, 2));
    await page.getByText('2 von 13 Plätzen gefüllt').waitFor();
    await page.getByRole('button', { name: /^Januar/ }).click();
    await page.getByText(/^Wie viele Fotos auf „Januar/).waitFor();
    await page.getByRole('radio', { name: '1 Foto', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 von 14 Plätzen gefüllt').waitFor();
    const arrangements = page.getByRole('group', { name: 'Anordnung der Fotos' }).getByRole('button');
    expect(await arrangements.count()).toBe(2);
    await page.getByRole('button', { name: 'Anordnung 2', exact: true, pressed: false }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Anordnung 2', exact: true, pressed: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Auf jedem Blatt 2 Fotos' }).click();
    await page.getByText('2 von 26 Plätzen gefüllt').waitFor();
    await page.getByRole('button', { name: 'Rückgängig' }).first().click();
    await page.getByText('2 von 14 Plätzen gefüllt').waitFor();
    await page.getByRole('radio', { name: '1 Foto', exact: true }).press('Space');
    await page.getByText('2 von 13 Plätzen gefüllt').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('take birthdays and dates of the calendars before, one by one or all at once [E007]', async () => {
    const { page, complaints } = await site.open('/configurator-calendar', { viewport: { width: 1300, height: 900 } });
    await page.locator('.editor[data-hydrated]').waitFor();
    await tool(page, 'Geburtstage');
    await page.getByText('Viele auf einmal').click();
    await page.getByLabel(/^Liste einfügen/).fill('Oma Inge 14.3.1947\nLeo 29.2.2020\nMia 1.5.');
    await page.getByRole('button', { name: 'Liste übernehmen' }).click();
    await page.getByText('3 Einträge', { exact: true }).waitFor();
    await page.locator('.save-good').waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(new URL('/configurator-calendar?calendarType=kuechenkalender', page.url()).href);
    await page.locator('.editor[data-hydrated]').waitFor();
    await tool(page, 'Geburtstage');
    await page.getByRole('heading', { name: 'Deine Termine übernehmen' }).waitFor();
    await page.getByText('Einzeln auswählen').click();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Mia aus deinen Terminen löschen' }).click();
    await page.getByText('2 Termine aus deinen Kalendern stehen in diesem noch nicht.').waitFor();
    await page.getByRole('button', { name: 'Leo übernehmen' }).click();
    await page.getByText('1 Eintrag', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Termin übernehmen', exact: true }).click();
    await page.getByText('2 Einträge', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Deine Termine übernehmen' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Foto für Leo' }).click();
    await page.getByLabel('Foto für Leo hochladen').setInputFiles(photos[0] ?? []);
    await page.getByRole('button', { name: 'Foto entfernen' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Foto entfernen' }).click();
    await page.getByRole('button', { name: 'Foto entfernen' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
