/** Collages from their page to the lab's file: photos that arrange themselves on a phone, and every way to arrange them on a wide window. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated, lookAtAllPages } from '#tests/browser.ts';
import { openTool } from '#tests/editor-tools.ts';
import { labFileOfOrder, orderAsGuest } from '#tests/order-in-browser.ts';
import { shopInBrowser } from '#tests/shop-in-browser.ts';

/** Photos of one colour each, of different shapes. */
const colours = ['#c23b2e', '#2e7d4f', '#2f55a4', '#d9a429', '#7a3d8f', '#2aa3a8'] as const;
const sizes = [
  [3000, 2000],
  [2000, 3000],
  [2400, 2400],
  [3200, 2400],
  [3000, 2000],
  [2400, 3200],
] as const;

const site = await shopInBrowser('myposter.localhost');
let folder: string;
let photos: string[];

beforeAll(async () => {
  if (!hasChromium) return;
  folder = mkdtempSync(join(tmpdir(), 'federleicht-collage-'));
  photos = await Promise.all(
    sizes.map(async ([width, height], at) => {
      const path = join(folder, `foto-${at}.jpg`);
      await sharp({ create: { width, height, channels: 3, background: colours[at] ?? '' } })
        .jpeg()
        .toFile(path);
      return path;
    }),
  );
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const tool = openTool;

async function upload(page: Page): Promise<void> {
  await page.locator('.editor[data-hydrated] .photo-pickers').first().waitFor();
  await page.locator('input[type=file][multiple]').first().setInputFiles(photos);
  await page.getByText(`${photos.length} von höchstens`).waitFor();
  await expect.poll(() => page.locator('.canvas image').count()).toBe(photos.length);
}

/** Share of the picture that has nearly this colour. */
function shareOf(pixels: Buffer, hex: string): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) < 12)) count += 1;
  return (count * 3) / pixels.length;
}

describe.runIf(hasChromium)('collages', () => {
  test('are printed from a phone: six photos fill the sheet and every one is in the file of the lab [F467, E008] [F003] [F040] [E005]', async () => {
    const { page, complaints } = await site.open('/collagen', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('link', { name: 'Mosaik ohne Rand' }).click();
    await page.waitForURL(/configurator-collage\?designId=13&formatType=landscape/);
    await upload(page);
    await page.locator('.save-good').waitFor();
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).filter({ visible: true }).first().click();
    await lookAtAllPages(page);
    await page.getByRole('button', { name: 'Alles passt, in den Warenkorb' }).click();
    await page.waitForURL(/warenkorb/);
    const cart = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    expect(cart).toContain('Fotocollage');
    expect(cart).toContain('Poster 60 × 40 cm');
    const number = await orderAsGuest(page);
    expect(complaints).toEqual([]);

    const { bytes, facts } = await labFileOfOrder(site.shop, number);
    expect(facts).toMatchObject({ sku: 'collage-poster-600x400', material: 'poster', mm: { width: 600, height: 400 } });
    const { width, height } = await sharp(bytes).metadata();
    // (600 + 2 × 3) and (400 + 2 × 3) mm at 200 dpi.
    expect({ width, height }).toEqual({ width: 4772, height: 3197 });
    const pixels = await sharp(bytes).resize(300, 200, { kernel: 'nearest' }).raw().toBuffer();
    const shares = colours.map((hex) => shareOf(pixels, hex));
    for (const share of shares) expect(share).toBeGreaterThan(0.05);
    // Photos lie edge to edge, into the bleed.
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.98);
    await page.context().close();
  });

  test('show other arrangements and back, lie freely, keep what is locked, and follow another size [E008]', async () => {
    const { page, complaints } = await site.open('/configurator-collage/', { viewport: { width: 1300, height: 900 } });
    await upload(page);
    const boxes = () =>
      page
        .locator('.canvas image')
        .evaluateAll((images) => images.map((image) => JSON.stringify(image.getBoundingClientRect())).toSorted());
    await tool(page, 'Ordnen');
    await page.getByText('Anordnung 1', { exact: true }).waitFor();
    const first = await boxes();
    await page.getByRole('button', { name: 'Andere zeigen' }).click();
    await expect.poll(boxes).not.toEqual(first);
    await page.getByRole('button', { name: 'Vorige', exact: true }).click();
    await expect.poll(boxes).toEqual(first);

    // A locked photo stays where it is in the next arrangement.
    const locked = page.locator('.canvas .element[aria-label^="Foto 1"], .canvas [data-element="cell-1"]').first();
    await locked.click({ force: true });
    await tool(page, 'Ordnen');
    await page.getByRole('checkbox', { name: 'Festhalten' }).check();
    await page.getByRole('button', { name: 'Andere zeigen' }).click();
    await expect.poll(boxes).not.toEqual(first);
    expect((await boxes()).filter((box) => first.includes(box))).not.toEqual([]);

    await page.getByRole('radio', { name: 'Frei' }).check();
    await expect.poll(() => page.locator('.canvas image').count()).toBe(photos.length);
    const scattered = await boxes();
    await tool(page, 'Größe');
    await page.locator('input[name=format][value="300x200"]').click({ force: true });
    await expect.poll(() => page.locator('input[name=format][value="300x200"]').isChecked()).toBe(true);
    await expect.poll(boxes).not.toEqual(scattered);
    expect(await page.locator('.canvas image').count()).toBe(photos.length);

    await tool(page, 'Fotos');
    await page.getByRole('button', { name: 'foto-5.jpg, in der Collage' }).click();
    await page.getByText('5 von höchstens').waitFor();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await page.getByText('6 von höchstens').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('take the form of a heart and of a number on a phone, by touch and keyboard, and are saved in it [E008]', async () => {
    const { page, complaints } = await site.open('/configurator-collage/', { viewport: { width: 360, height: 740 }, hasTouch: true });
    await upload(page);
    await tool(page, 'Ordnen');
    await page.getByText('Anordnung 1', { exact: true }).waitFor();
    const cut = () => page.locator('.canvas clipPath path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
    await page.getByRole('radio', { name: 'Form' }).check();
    await expect.poll(() => page.getByRole('radio', { name: 'Herz' }).isChecked()).toBe(true);
    await expect.poll(async () => (await cut()).some((d) => d.includes('C'))).toBe(true);
    expect(await page.locator('.canvas image').count()).toBe(photos.length);
    expect(await page.getByRole('slider', { name: 'Ecken' }).count()).toBe(0);
    const heart = await cut();

    await page.getByRole('radio', { name: 'Herz' }).focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: 'Zahl' }).isChecked()).toBe(true);
    const field = page.getByRole('textbox', { name: 'Ein oder zwei Ziffern' });
    await field.fill('1x');
    await page.getByText('Schreib eine Zahl aus einer oder zwei Ziffern').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await field.fill('18');
    await page.getByText('Schreib eine Zahl aus einer oder zwei Ziffern').waitFor({ state: 'detached' });
    await expect.poll(cut).not.toEqual(heart);
    expect(await page.locator('.canvas image').count()).toBe(photos.length);
    await page.locator('.save-good').waitFor();
    await page.waitForURL(/designId=[\w-]{4,}/);

    await page.reload();
    await expect.poll(() => page.locator('.canvas image').count()).toBe(photos.length);
    await tool(page, 'Ordnen');
    await expect.poll(() => page.getByRole('textbox', { name: 'Ein oder zwei Ziffern' }).inputValue()).toBe('18');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
