/** A customer on a phone mixes a colour for a text and gives the whole card two colours, by touch, and takes both back. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium } from '#tests/browser.ts';
import { openBarPart, openTool } from '#tests/editor-tools.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** Inks of the saved design, and the ink of the first text of its front. */
async function saved(page: Page): Promise<{ inks: Record<string, { hex: string }>; names: string }> {
  await page.locator('.save-good').waitFor();
  const id = new URL(page.url()).searchParams.get('designId');
  return await page.evaluate(async (design) => {
    const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' };
    const answer = await (await fetch(`/web-api/designs/${design}`, { headers })).json();
    type Element = { id: string; ink: string };
    const elements: Element[] = answer.design.pages.flatMap((one: { elements: Element[] }) => one.elements);
    return { inks: answer.design.inks, names: elements.find((element) => element.id === 'front-names')?.ink ?? '' };
  }, id);
}

/** Shown ones that are too low for a finger. */
async function lowTargets(page: Page, selector: string): Promise<number> {
  const shown = page.locator(selector).filter({ visible: true });
  return shown.evaluateAll((found) => found.filter((one) => one.getBoundingClientRect().height < 43.9).length);
}

describe.runIf(hasChromium)('own colours on a phone', () => {
  test('a text takes a mixed colour and the card two colours by touch, and undo takes each back at once [E096]', async () => {
    const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    const tables: string[] = [];
    page.on('request', (request) => request.url().endsWith('.bin') && tables.push(request.url()));
    await page.goto(`${shop.origin}/configurator-card/?card=olivia&form=folded&format=a6`, { waitUntil: 'networkidle' });
    await page.locator('.editor[data-hydrated] .face').first().waitFor();
    await page.locator('[data-hit-area$="front-names"]').tap();
    await openBarPart(page, 'Farbe');
    expect(tables).toEqual([]);
    const bar = page.locator('.editor-bar');
    await bar.getByRole('button', { name: 'Eigene Farbe' }).tap();
    await bar
      .getByRole('button', { name: /^Rot, Ton/ })
      .first()
      .tap();
    const mixed = await saved(page);
    expect(mixed.names).toBe('own-1');
    expect(mixed.inks['own-1']).toBeDefined();
    expect(tables).toHaveLength(1);
    expect(await lowTargets(page, '.own-swatch, .own-open')).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    const design = Object.fromEntries(Object.entries(mixed.inks).filter(([token]) => !token.startsWith('own-')));
    await openTool(page, 'Farbwelt');
    const palette = page.locator('[data-name="own-palette"]');
    await palette.getByRole('button', { name: /^Erste Farbe/ }).tap();
    await palette
      .getByRole('button', { name: /^(Dunkel)?[Bb]lau, Ton/ })
      .first()
      .tap();
    await expect.poll(async () => (await saved(page)).inks.leaf1?.hex).not.toBe(design.leaf1?.hex);
    const coloured = await saved(page);
    expect(coloured.inks.gold).toEqual(design.gold);
    expect(coloured.inks['own-1']).toEqual(mixed.inks['own-1']);
    expect(await lowTargets(page, '.own-choice, [data-name="own-palette"] .own-swatch')).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: /^Rückgängig/ }).tap();
    await expect.poll(async () => (await saved(page)).inks).toEqual(mixed.inks);
    await page.getByRole('button', { name: /^Rückgängig/ }).tap();
    await expect.poll(async () => (await saved(page)).names).not.toBe('own-1');
    expect((await saved(page)).inks).toEqual(design);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
