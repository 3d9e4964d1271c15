/** Photos that are moved from frame to frame in a book, by mouse, keys and taps, and the book that is leafed through. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium } from '#tests/browser.ts';
import { press, shopInBrowser } from '#tests/shop-in-browser.ts';

const site = await shopInBrowser('localhost');
const count = 6;
let folder: string;
let photos: string[];

beforeAll(async () => {
  if (!hasChromium) return;
  folder = mkdtempSync(join(tmpdir(), 'federleicht-lift-'));
  photos = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const file = join(folder, `foto-${at + 1}.jpg`);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><path d="M0 0h1800v1200H0z" fill="hsl(${at * 60} 60% 50%)"/></svg>`;
      await sharp(Buffer.from(svg)).jpeg().toFile(file);
      return file;
    }),
  );
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The saved photos of each page, in the order of its frames. */
async function savedPhotos(page: Page): Promise<(string | null)[][]> {
  await page.locator('.save-good').waitFor();
  const id = new URL(page.url()).searchParams.get('designId');
  return await page.evaluate(async (design) => {
    const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
    const saved = await (await fetch(`/web-api/designs/${design}`, { headers })).json();
    type Saved = { elements: { kind: string; photoId?: string | null }[] };
    return saved.design.pages.map(({ elements }: Saved) =>
      elements.flatMap(({ kind, photoId }) => (kind === 'photo' ? [photoId ?? null] : [])),
    );
  }, id);
}

async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing at ${selector}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

describe.runIf(hasChromium)('photos of a book', () => {
  test('swap by mouse, by keys and by taps with one result, and undo takes each back [E018]', async () => {
    const { page, complaints } = await site.open('/configurator-photobook/?type=echtfotobuch&size=a4-quer', {
      viewport: { width: 1300, height: 900 },
    });
    await page.locator('.editor[data-hydrated]').waitFor();
    await page.locator('input[type=file]').first().setInputFiles(photos);
    await page.getByText(`${count} von ${count} Fotos im Buch`).waitFor();
    const strip = page.getByRole('navigation', { name: 'Doppelseiten' });
    await strip.getByRole('button', { name: 'Seite 2', exact: true }).click();
    await page.locator('.face-other').waitFor();
    await page.waitForLoadState('networkidle');
    const before = await savedPhotos(page);
    const swapped = before.with(2, before[3] ?? []).with(3, before[2] ?? []);
    expect(before[2]?.length === 1 && before[3]?.length === 1).toBe(true);

    const said = page.locator('.lift-said');
    async function undone() {
      await expect.poll(() => savedPhotos(page)).toEqual(swapped);
      await said.getByText('Die beiden Fotos sind getauscht.').waitFor();
      await press(page, 'Rückgängig');
      await expect.poll(() => savedPhotos(page)).toEqual(before);
      await strip.getByRole('button', { name: 'Seite 2', exact: true }).click();
      await page.locator('.hit-area-photo').first().waitFor();
    }

    const [x, y] = await middleOf(page, '.hit-area-photo');
    const [otherX, otherY] = await middleOf(page, '.face-other');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 3 });
    await page.mouse.move(otherX, otherY, { steps: 3 });
    await page.locator('.lift-place[data-chosen]').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.mouse.up();
    await undone();

    await page.locator('.hit-area-photo').first().focus();
    await page.keyboard.press('m');
    await page.getByText('Seite 2, Platz 1 von 1: hier liegt das Foto jetzt').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Seite 3, Platz 1 von 1: belegt, die Fotos tauschen').waitFor();
    await page.keyboard.press('Enter');
    await undone();

    await page.locator('.hit-area-photo').first().click();
    await press(page, 'Verschieben');
    await page.mouse.click(otherX, otherY);
    await undone();
    expect(complaints).toEqual([]);

    await press(page, 'Übersicht');
    await press(page, 'Durchblättern');
    await page.locator('.flip').getByText('Seite 2–3 von').waitFor();
    await page.keyboard.press('Tab');
    await page.locator('.flip-room').focus();
    await page.keyboard.press('Home');
    await page.locator('.flip').getByText('Einband vorn').waitFor();
    await page.getByRole('button', { name: 'Weiterblättern' }).click();
    await page.locator('.flip').getByText('Seite 1 von').waitFor();
    expect(await page.locator('.flip-face').count()).toBeLessThanOrEqual(6);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);
});
