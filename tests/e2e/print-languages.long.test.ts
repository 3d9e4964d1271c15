/** A card for guests of two languages in a real browser: the language of a household, the texts in it, and the proof before and after. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const shape = { card: 'olivia-platzkarte', form: 'place-card', format: 'place' };
const choice = { ...shape, paper: 'feinstpapier', refinementType: 'none', quantity: 50 };

type Text = { kind: string; text?: string };

/** A guest with a card whose first text says "Danke" to a name, and a list of two households. */
async function withCard() {
  const visitor = guest(shop);
  const { design } = (await visitor.call('GET', `/web-api/card-blank?${new URLSearchParams(shape)}`)).json;
  const texts = design.pages.flatMap(({ elements }: { elements: Text[] }) => elements.filter(({ kind }) => kind === 'text'));
  for (const [at, text] of texts.entries()) text.text = at === 0 ? 'Danke, {{vorname}}' : '{{name}}';
  const { id } = (await visitor.call('POST', '/web-api/designs', { design, choice })).json;
  const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Sophie & Jörg' })).json.id as string;
  await visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows: [{ names: 'Anna Roth' }, { names: 'Zoé Blanc' }] });
  await visitor.call('PUT', `/web-api/designs/${id}/merge`, { version: 0, list, kind: 'guest' });
  return { visitor, id: id as string, list };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  await hydrated(page);
}

describe.skipIf(!hasChromium)('texts in the languages of guests', () => {
  test.each([
    [1300, true],
    [390, true],
    [390, false],
  ])('are written for a household in French, %i px wide, with a script: %s', async (width, javaScriptEnabled) => {
    const { visitor, id, list } = await withCard();
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'de-DE', javaScriptEnabled });
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    const show = (path: string) => (javaScriptEnabled ? open(page, path) : page.goto(`${shop.origin}${path}`));
    await show(`/gaeste/${list}/`);
    await page
      .getByRole('link', { name: /Zoé Blanc/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Sprache' }).first().selectOption('fr');
    await page
      .getByRole('button', { name: /speichern/i })
      .first()
      .click();
    await page.waitForURL(/getan=/);

    await show(`/gaeste/drucke/${id}/`);
    await page.getByText('ein Text ist noch nicht auf Französisch da').first().waitFor();
    await page.getByRole('link', { name: 'Texte übersetzen' }).click();
    await page.waitForURL(/\/sprachen\/$/);
    await page.getByRole('heading', { name: 'Französisch, eine Karte' }).waitFor();
    if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.locator('main textarea').first().fill('Merci, {{vorname}}');
    await page.getByRole('button', { name: 'Französisch übernehmen' }).click();
    await page.waitForURL(/getan=translated/);
    await page.getByText('Alle Texte sind da.').waitFor();
    await page.getByRole('link', { name: 'Zu den Karten' }).click();
    await page.getByRole('button', { name: /freigeben/ }).click();
    await page.waitForURL(/getan=approved/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
