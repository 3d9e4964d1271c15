/** The configurator of photo books on a phone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium } from '#tests/browser.ts';
import { shopInBrowser } from '#tests/shop-in-browser.ts';

const site = shopInBrowser('localhost');
let folder: string;
let photos: string[];

const count = 24;

/** Taken a minute apart; the names say the opposite order. */
beforeAll(async () => {
  if (!hasChromium) return;
  folder = mkdtempSync(join(tmpdir(), 'federleicht-photobook-'));
  photos = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const file = join(folder, `foto-${String(count - at).padStart(2, '0')}.jpg`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><path d="M0 0h1800v1200H0z" fill="hsl(${at * 15} 60% 50%)"/></svg>`;
      const taken = `2026:05:01 10:${String(at).padStart(2, '0')}:00`;
      await sharp(Buffer.from(svg))
        .withExif({ IFD2: { DateTimeOriginal: taken } })
        .jpeg()
        .toFile(file);
      return file;
    }),
  );
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Werkzeuge' }).getByRole('button', { name, exact: true }).click();

describe.runIf(hasChromium)('photo books', () => {
  test('are filled on a phone, where a value that no book has gives way to the nearest [E010]', { timeout: 120_000 }, async () => {
    const { page, complaints } = await site.open('/configurator-photobook/?type=echtfotobuch&size=a6-quer&pageCount=17', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    await page.locator('.editor[data-hydrated]').waitFor();
    expect(await page.locator('.top-name').innerText()).toContain('Echtfotobuch, A4 quer');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.locator('input[type=file]').first().setInputFiles(photos.slice(0, 3));
    await page.getByText('3 Fotos im Buch').waitFor();
    await page.getByRole('button', { name: 'Buch füllen' }).click();
    await page.getByText('3 Fotos liegen jetzt auf 16 Seiten.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await tool(page, 'Seiten');
    await page.getByRole('navigation', { name: 'Doppelseiten' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
