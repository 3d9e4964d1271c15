/** The strip of the card editor: pages with their folds, envelope and inlay as tabs, by mouse, by keys and on a phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

async function visit(query: string, width = 1300, height = 850) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'de-DE' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}/configurator-card/?${query}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  return { page, complaints, close: () => context.close() };
}

const folded = 'card=olivia&form=folded&format=a6';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const tabNames = (page: Page) => page.getByRole('tab').allTextContents();

/** Faces of the canvas that draw the fold at their side. */
const foldLines = (page: Page) =>
  page.locator('.canvas .face').evaluateAll(
    (faces) =>
      faces.filter((face) => {
        const { content, borderLeftWidth } = getComputedStyle(face, '::before');
        return content !== 'none' && Number.parseFloat(borderLeftWidth) > 0;
      }).length,
  );

/** The accessories of the saved design, once it is saved. */
async function savedAccessories(page: Page) {
  await page.locator('.save-good').waitFor();
  await page.waitForURL(/designId=/);
  const id = new URL(page.url()).searchParams.get('designId');
  return page.evaluate(async (design) => {
    const answer = await fetch(`/web-api/designs/${design}`, { headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' } });
    return (await answer.json()).choice.accessories;
  }, id);
}

test('a folded card has its spreads with their fold, its envelope and its inlay as tabs, which arrow keys open [E006]', async () => {
  const { page, complaints, close } = await visit(folded);
  await tab(page, 'Umschlag').waitFor();
  expect(await tabNames(page)).toEqual(['Außen', 'Innen', 'Umschlag', 'Einlegeblatt']);
  expect(await tab(page, 'Außen').getAttribute('aria-selected')).toBe('true');
  for (const [name, panels] of [
    ['Außen', 2],
    ['Innen', 2],
  ] as const) {
    await tab(page, name).click();
    await expect.poll(() => page.locator('.canvas .face').count()).toBe(panels);
    expect(await foldLines(page)).toBe(1);
    expect(await page.locator('.strip-fold').count()).toBe(2);
  }

  await tab(page, 'Innen').press('ArrowRight');
  await page.getByRole('region', { name: 'Umschlag' }).first().waitFor();
  expect(await page.locator('.canvas .face').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Umschlag');
  await page.getByText('Noch ohne Umschlag').waitFor();
  await page.getByRole('radio', { name: /gerade Klappe/ }).check();
  await page.locator('.beside-scene .envelope').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await tab(page, 'Umschlag').press('End');
  await page.getByRole('radio', { name: /Transparentpapier/ }).check();
  await page.locator('.beside-scene .beside-sheet-transparent').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await savedAccessories(page)).toEqual({ envelope: 'envelope-c6-straight', inlay: 'inlay-a6-transparent' });

  await tab(page, 'Einlegeblatt').press('Home');
  await page.locator('.canvas .face').first().waitFor();
  await page.getByRole('button', { name: 'Menge', exact: true }).click();
  await page.getByLabel('Band', { exact: true }).waitFor();
  expect(await page.locator('.beside select[name="envelope"], .beside select[name="inlay"]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a flat card has no inlay, and a card that is neither posted nor folded has its pages as before [E006]', async () => {
  const flat = await visit('card=olivia-save-the-date&form=flat&format=a6');
  await tab(flat.page, 'Umschlag').waitFor();
  expect(await tabNames(flat.page)).toEqual(['Vorderseite', 'Rückseite', 'Umschlag']);
  await flat.page.getByRole('button', { name: 'Menge', exact: true }).click();
  await flat.page.getByText('Den Umschlag wählst du bei den Seiten.').waitFor();
  await flat.page.getByText('Das Blatt passt nur in eine Klappkarte dieser Größe.').waitFor();
  await flat.close();
  const table = await visit('form=table-card');
  await table.page.getByRole('button', { name: 'Rückseite', exact: true }).first().waitFor();
  expect(await tabNames(table.page)).toEqual([]);
  await table.close();
});

test('on a phone the tabs are among the pages, and the choice stands below them [E006]', async () => {
  const { page, complaints, close } = await visit(folded, 390, 844);
  await page.getByRole('navigation', { name: 'Werkzeuge' }).getByRole('button', { name: 'Seiten', exact: true }).click();
  await tab(page, 'Umschlag').click();
  await page.getByRole('radio', { name: /spitze Klappe/ }).check();
  await page.locator('.beside-scene .envelope').waitFor();
  expect(await tab(page, 'Umschlag').getAttribute('aria-selected')).toBe('true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await accessibilityProblems(page)).toEqual([]);
  await tab(page, 'Rückseite').click();
  await page.locator('.canvas .face').waitFor();
  expect(await page.getByRole('radio', { name: /spitze Klappe/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
