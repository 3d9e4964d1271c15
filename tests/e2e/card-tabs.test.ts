/** The strip of the card editor: pages with their folds, envelope and inlay as tabs, by mouse, by keys and on a phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf } from '#tests/browser.ts';
import { openPages } from '#tests/editor-tools.ts';
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
  await openPages(page);
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

test('beside the card its envelope shows an address and the fields of the post, and is printed to match as a design of its own [E030]', async () => {
  const { page, complaints, close } = await visit('card=olivia-save-the-date&form=flat&format=a6');
  await tab(page, 'Umschlag').click();
  const address = page.locator('.beside-address');
  await address.locator('svg[role="img"]').waitFor();
  const [card, front] = await Promise.all([page.locator('.beside-card').first().boundingBox(), address.boundingBox()]);
  // To scale: A6 is 105 mm wide, C6 is 162 × 114 mm.
  expect((front?.width ?? 0) / (card?.width ?? 1)).toBeCloseTo(162 / 105, 1);
  expect((front?.width ?? 0) / (front?.height ?? 1)).toBeCloseTo(162 / 114, 1);
  expect(await page.locator('.beside-zones').count()).toBe(0);
  await page.getByLabel('Felder der Post zeigen').check();
  await page.locator('.beside-zones .beside-zone-read').waitFor();
  expect(await page.locator('.beside-zones text').allTextContents()).toEqual(['Briefmarke', 'Code der Post']);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByText(/je Umschlag \d+,\d\d\s€/).waitFor();
  await page.getByRole('button', { name: 'Passend zu dieser Karte bedrucken' }).click();
  await page.waitForURL(/designId=/);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  const id = new URL(page.url()).searchParams.get('designId');
  const saved = await page.evaluate(async (design) => {
    const answer = await fetch(`/web-api/designs/${design}`, { headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' } });
    const { design: document, choice } = await answer.json();
    const texts = document.pages.flatMap(({ elements }: { elements: { id: string }[] }) => elements.map((element) => element.id));
    return { form: document.product.form, format: document.product.format, paper: choice.paper, texts };
  }, id);
  expect(saved).toEqual({ form: 'envelope', format: 'envelope-c6', paper: 'umschlagpapier', texts: ['front-text', 'back-under'] });
  expect(complaints).toEqual([]);
  await close();
});
