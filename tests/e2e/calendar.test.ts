/** Calendars from the list to the file of the press on a wide window, and begun, dated and filled on a phone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, launch } from '#tests/browser.ts';
import { type RunningShop, removeData, startShop } from '#tests/shop.ts';

let shop: RunningShop;
let browser: Browser;
let out: string;
let _photos: string[];

beforeAll(async () => {
  if (!hasChromium) return;
  out = mkdtempSync(join(tmpdir(), 'federleicht-calendar-'));
  _photos = await Promise.all(
    Array.from({ length: 13 }, async (_, at) => {
      const file = join(out, `foto-${String(at + 1).padStart(2, '0')}.jpg`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1500"><path d="M0 0h1800v1500H0z" fill="hsl(${at * 27} 55% 55%)"/></svg>`;
      await writeFile(file, await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer());
      return file;
    }),
  );
  shop = await startShop();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  if (shop) removeData(shop);
  if (out) rmSync(out, { recursive: true, force: true });
});

async function open(path: string, options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ ...options, locale: 'de-DE' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`http://federleicht.localhost:${shop.port}${path}`);
  return { page, complaints };
}

const _noBreak = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';
const tool = (page: Page, name: string) => page.locator('.editor-rail').getByRole('button', { name, exact: true }).click();

describe.runIf(hasChromium)('calendars', () => {
  test('are begun on a phone, where what is not made is said [E005]', { timeout: 120_000 }, async () => {
    const { page, complaints } = await open('/configurator-calendar?calendarType=familienplaner&formatType=din-a3&startMonth=5&year=2027', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.getByText('„din-a3“ gibt es bei Kalendern nicht. Am nächsten kommt „portrait-long“.').waitFor();
    await tool(page, 'Spalten');
    await page.getByLabel('Spalte 1').fill('Anna');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
