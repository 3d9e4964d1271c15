/** Fields in texts of a card: put in by menu, keyboard and finger, moved over, copied and deleted as a whole. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf } from '#tests/browser.ts';
import { openBarPart, openCheck } from '#tests/editor-tools.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const card = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';
const placeCard = '/configurator-card/?card=beerenzeit-platzkarte&form=place-card&format=place';
const names = '[data-hit-area="outside front-names"]';
const edge = '\u2063';

const shop = await sharedShop();
const browser = sharedBrowser();

const windows = [
  { name: '1300 px', width: 1300, height: 900, hasTouch: false },
  { name: '390 px', width: 390, height: 844, hasTouch: true },
] as const;

/** `cookies` are those of a guest who has something already. */
async function visit(
  entry: string,
  { width, height, hasTouch }: Omit<(typeof windows)[number], 'name'>,
  wanted = names,
  cookies: ReadonlyMap<string, string> = new Map(),
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'de-DE',
    hasTouch,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: shop.origin })));
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${entry}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await page.locator(wanted).waitFor();
  return { page, context, complaints };
}

const field = (page: Page) => page.locator('.text-editing-field');
const words = async (page: Page) => (await field(page).inputValue()).replaceAll(edge, '|');
const caret = (page: Page) => page.locator('.text-caret-view').getAttribute('data-caret');
const selected = (page: Page) => page.locator('.text-caret-view').getAttribute('data-selected');
const chips = (page: Page) => page.locator('.canvas .field-chip-mark').count();

async function begin(page: Page, hasTouch: boolean): Promise<void> {
  if (hasTouch) {
    await page.locator(names).tap();
    await expect.poll(() => page.locator(names).getAttribute('aria-pressed')).toBe('true');
    await page.waitForTimeout(400);
    await page.locator(names).tap();
  } else {
    await page.locator(names).focus();
    await page.locator(names).dblclick();
  }
  await field(page).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+a');
}

async function insert(page: Page, name: string, hasTouch: boolean): Promise<void> {
  const choice = page.locator('.field-choice', { has: page.getByText(name, { exact: true }) });
  if (!(await choice.isVisible())) await openBarPart(page, 'Feld einfügen');
  await (hasTouch ? choice.tap() : choice.click());
}

async function closed(context: BrowserContext, complaints: readonly string[]): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

describe.each(sampled(windows, 2, 1))('a field in a window of $name', ({ hasTouch, ...size }) => {
  test('comes from the menu, is one step of the caret, goes as a whole, and undo brings it back', async () => {
    const { page, context, complaints } = await visit(card, { hasTouch, ...size });
    await begin(page, hasTouch);
    await page.keyboard.type('Liebe ');
    await insert(page, 'Vorname', hasTouch);
    await expect.poll(() => words(page)).toBe('Liebe |Vorname|');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('text-editing-field');
    await page.keyboard.type('!');
    await expect.poll(() => words(page)).toBe('Liebe |Vorname|!');
    await expect.poll(() => chips(page)).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => caret(page)).toBe('6');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => caret(page)).toBe('15');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => selected(page)).toBe('6 15');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await expect.poll(() => words(page)).toBe('Liebe !');
    await expect.poll(() => chips(page)).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => words(page)).toBe('Liebe |Vorname|!');
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await expect.poll(() => words(page)).toBe('Liebe !');
    await closed(context, complaints);
  });

  test('typed by hand becomes one piece; copied and pasted it is a field again', async () => {
    const { page, context, complaints } = await visit(card, { hasTouch, ...size });
    await begin(page, hasTouch);
    await page.keyboard.type('Für {{vorname}}');
    await expect.poll(() => words(page)).toBe('Für |Vorname|');
    await expect.poll(() => caret(page)).toBe('13');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => selected(page)).toBe('4 13');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+x');
    await expect.poll(() => words(page)).toBe('Für ');
    await page.keyboard.press('Control+v');
    await page.keyboard.type('&');
    await page.keyboard.press('Control+v');
    await expect.poll(() => words(page)).toBe('Für |Vorname|&|Vorname|');
    await expect.poll(() => chips(page)).toBe(2);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await words(page)).startsWith('Für ')).toBe(true);
    await closed(context, complaints);
  });

  test('that is unknown blocks by its name, and the menu and the text pass the rules of accessibility', async () => {
    const { page, context, complaints } = await visit(card, { hasTouch, ...size });
    await begin(page, hasTouch);
    await page.keyboard.type('Für {{lieblingsfarbe}} ');
    await insert(page, 'Vorname', hasTouch);
    await page.locator('.field-choice').first().waitFor();
    // The caret blinks for ever.
    expect(await accessibilityProblems(page, undefined, true)).toEqual([]);
    if (size.width >= 768) {
      await openCheck(page);
      await page.getByText('Das Feld „lieblingsfarbe“ kennen wir nicht').first().waitFor();
    }
    await closed(context, complaints);
  });
});

describe('fields of a place card', () => {
  const text = '[data-hit-area$=" front-name"]';

  test('come with the names of the list in one step, stand marked in the form, and go again', async () => {
    const { page, context, complaints } = await visit(placeCard, windows[0], text);
    const form = page.locator('.text-entry textarea').first();
    const sample = await form.inputValue();
    await page.getByRole('button', { name: 'Namen einsetzen' }).click();
    await expect.poll(async () => (await form.inputValue()).replaceAll(edge, '|')).toBe('|Name|');
    await expect.poll(() => page.locator('.text-entry .field-marks mark').count()).toBe(1);
    await expect.poll(() => chips(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Namen entfernen' }).click();
    await expect.poll(() => form.inputValue()).toBe(sample);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await form.inputValue()).replaceAll(edge, '|')).toBe('|Name|');
    await closed(context, complaints);
  });

  test('are one step in the form, too: by keys, deleted, and copied', async () => {
    const { page, context, complaints } = await visit(placeCard, windows[0], text);
    const form = page.locator('.text-entry textarea').first();
    await form.fill('Für {{vorname}}, hier');
    await expect.poll(async () => (await form.inputValue()).replaceAll(edge, '|')).toBe('Für |Vorname|, hier');
    await page.locator('.text-entry .field-marks mark').first().waitFor({ state: 'attached' });
    await form.focus();
    await form.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(4, 4));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => form.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(13);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect
      .poll(() => form.evaluate((element: HTMLTextAreaElement) => [element.selectionStart, element.selectionEnd]))
      .toEqual([4, 13]);
    await page.keyboard.press('Control+x');
    await expect.poll(() => form.inputValue()).toBe('Für , hier');
    await page.keyboard.press('Control+v');
    await expect.poll(async () => (await form.inputValue()).replaceAll(edge, '|')).toBe('Für |Vorname|, hier');
    await page.keyboard.press('Backspace');
    await expect.poll(() => form.inputValue()).toBe('Für , hier');
    expect(await form.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(4);
    await closed(context, complaints);
  });

  test('show what a record of the list has, and the text that is edited its fields', async () => {
    const visitor = guest(shop);
    const choice = { card: 'beerenzeit-platzkarte', form: 'place-card', format: 'place', paper: 'feinstpapier', refinementType: 'none' };
    const { design } = (await visitor.call('GET', `/web-api/card-blank?${new URLSearchParams(placeCard.split('?')[1])}`)).json;
    const { id } = (await visitor.call('POST', '/web-api/designs', { design, choice: { ...choice, quantity: 50 } })).json;
    const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Hochzeit' })).json.id;
    const rows = ['Anna Müller', 'Max Müller'].map((name) => ({ names: name }));
    await visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows });
    await visitor.call('PUT', `/web-api/designs/${id}/merge`, { version: 0, list });
    const { page, context, complaints } = await visit(`/configurator-card/?designId=${id}`, windows[0], text, visitor.jar);
    await page.getByRole('button', { name: 'Namen einsetzen' }).click();
    const next = page.getByRole('button', { name: 'Vorschau weiter' });
    await next.click();
    await expect.poll(() => chips(page)).toBe(0);
    await page.getByText('1 von 2.').waitFor();
    expect(await page.getByLabel('Vorschau mit', { exact: true }).inputValue()).toBe('Anna Müller');
    await next.click();
    await page.getByText('2 von 2.').waitFor();
    expect(await next.isDisabled()).toBe(true);
    await page.getByLabel('Vorschau mit', { exact: true }).fill('Anna Müller');
    await page.getByText('1 von 2.').waitFor();
    expect(await accessibilityProblems(page, '.record-picker')).toEqual([]);
    await page.getByRole('button', { name: 'Felder zeigen' }).click();
    await expect.poll(() => chips(page)).toBe(1);
    await closed(context, complaints);
  });
});
