/** Text edited in place on the canvas, by mouse, keyboard, clipboard, input method and finger. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const entry = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';
const names = '[data-hit-area="outside front-names"]';
const date = '[data-hit-area="outside front-date"]';
/** Presses further apart are not counted together. */
const multiClickMs = 600;
const sample = 'Sophie\n& Jörg';

const shop = await sharedShop();
const browser = sharedBrowser();

async function visit(width: number, height: number, hasTouch = false, prepare = async (_: BrowserContext) => {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'de-DE',
    hasTouch,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await prepare(context);
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${entry}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await page.locator(names).waitFor();
  return { page, context, complaints };
}

/** More than a test takes. */
const longMs = 3_600_000;

const field = (page: Page) => page.locator('.text-editing-field');
const form = (page: Page) => page.getByLabel('Namen', { exact: true });
const caret = (page: Page) => page.locator('.text-caret-view').getAttribute('data-caret');
const selected = (page: Page) => page.locator('.text-caret-view').getAttribute('data-selected');

async function edit(page: Page): Promise<void> {
  await page.locator(names).focus();
  await page.locator(names).dblclick();
  await field(page).waitFor({ state: 'attached' });
}

/** The caret on the screen. */
async function caretBox(page: Page) {
  const box = await page.locator('.text-caret-line').boundingBox();
  if (!box) throw new Error('there is no caret');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function placeCaret(page: Page, offset: number): Promise<{ x: number; y: number }> {
  await field(page).evaluate((element: HTMLTextAreaElement, at) => {
    element.focus({ preventScroll: true });
    element.setSelectionRange(at, at);
  }, offset);
  await expect.poll(() => caret(page)).toBe(String(offset));
  return caretBox(page);
}

describe('with mouse and keyboard', () => {
  test('typed in place, in the form and in the saved design it is the same text [E013]', async () => {
    const { page, context, complaints } = await visit(1300, 900);
    const saved: string[] = [];
    page.on('request', (request) => request.url().includes('/web-api/designs') && saved.push(request.postData() ?? ''));
    await edit(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hermine');
    const blinking = page.locator('.text-caret');
    await blinking.evaluate((element, currentTime) => {
      Object.assign(element, { isKept: true });
      for (const blink of element.getAnimations()) Object.assign(blink, { currentTime });
    }, longMs);
    await page.keyboard.press('Enter');
    const [blinkMs, isKept] = await blinking.evaluate((element) => [element.getAnimations()[0]?.currentTime, 'isKept' in element] as const);
    expect(isKept).toBe(true);
    expect(blinkMs, 'the caret is shown at once after a key').toBeLessThan(longMs);
    await page.keyboard.type('& Emil');
    expect(await form(page).inputValue()).toBe('Hermine\n& Emil');
    expect(await caret(page)).toBe('14');
    await page.locator('.save-good').waitFor();
    expect(saved.at(-1)).toContain('Hermine\\n& Emil');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-hit-area'))).toBe('outside front-names');
    expect(await page.locator(names).getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a click places the caret, Shift with a click extends, dragging selects, two clicks take a word, three the line', async () => {
    const { page, context } = await visit(1300, 900);
    await edit(page);
    const start = await placeCaret(page, 1);
    const end = await placeCaret(page, 5);
    await page.mouse.click(start.x, start.y);
    await expect.poll(() => caret(page)).toBe('1');
    await page.keyboard.down('Shift');
    await page.mouse.click(end.x, end.y);
    await page.keyboard.up('Shift');
    await expect.poll(() => selected(page)).toBe('1 5');
    await page.waitForTimeout(multiClickMs);
    await page.mouse.move(end.x, end.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 2, start.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => selected(page)).toBe('1 5');
    await page.waitForTimeout(multiClickMs);
    const middle = await placeCaret(page, 3);
    await page.mouse.dblclick(middle.x, middle.y);
    await expect.poll(() => selected(page)).toBe('0 6');
    await page.waitForTimeout(multiClickMs);
    const second = await placeCaret(page, 9);
    await page.mouse.click(second.x, second.y, { clickCount: 3 });
    await expect.poll(() => selected(page)).toBe('7 13');
    await page.keyboard.press('Home');
    await expect.poll(() => caret(page)).toBe('7');
    await page.keyboard.press('ArrowUp');
    expect(Number(await caret(page))).toBeLessThan(7);
    await page.keyboard.press('Shift+End');
    expect(await selected(page)).toMatch(/ 6$/);
    await context.close();
  });

  test('paste is plain text, undo takes back a word at a time, a limit of characters is named [E015]', async () => {
    const { page, context } = await visit(1300, 900);
    await edit(page);
    await page.keyboard.press('Control+a');
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob(['<b>Lea</b><br><i>&amp; Ben</i>'], { type: 'text/html' }),
          'text/plain': new Blob(['Lea\r\n& Ben'], { type: 'text/plain' }),
        }),
      ]),
    );
    await page.keyboard.press('Control+v');
    await expect.poll(() => form(page).inputValue()).toBe('Lea\n& Ben');
    await page.keyboard.type(' und Emil');
    await page.keyboard.press('Control+z');
    expect(await form(page).inputValue()).toBe('Lea\n& Ben und ');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await form(page).inputValue()).toBe('Lea\n& Ben');
    expect(await caret(page)).toBe('9');
    await page.keyboard.press('Control+z');
    expect(await form(page).inputValue()).toBe(sample);
    await page.keyboard.press('Control+Shift+z');
    expect(await form(page).inputValue()).toBe('Lea\n& Ben');
    await page.keyboard.insertText('x'.repeat(2100));
    await page.locator('.text-editing-note').getByText('höchstens 2000 Zeichen').waitFor();
    expect(await form(page).inputValue()).toHaveLength(2000);
    await context.close();
  });

  test('an input method writes into the text, underlined until it is done', async () => {
    const { page, context } = await visit(1300, 900);
    await edit(page);
    await page.keyboard.press('Control+End');
    const session = await context.newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await page.locator('.text-composed').waitFor({ state: 'attached' });
    await session.send('Input.insertText', { text: '日本' });
    await expect.poll(() => form(page).inputValue()).toBe(`${sample}日本`);
    await expect.poll(() => page.locator('.text-composed').count()).toBe(0);
    await context.close();
  });

  test('Tab ends editing and goes to the next element, a press elsewhere ends it', async () => {
    const { page, context } = await visit(1300, 900);
    await edit(page);
    await page.keyboard.press('Tab');
    expect(await field(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.classList.contains('hit-area'))).toBe(true);
    await edit(page);
    await page.locator('.canvas-scroll').click({ position: { x: 5, y: 5 } });
    await expect.poll(() => field(page).count()).toBe(0);
    await context.close();
  });
});

describe('the bar of a text', () => {
  const bar = (page: Page) => page.locator('.editor-bar');

  test('the card stays where it is while the code of the bar is on its way, so that a double click meets one text', async () => {
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
    const { page, context, complaints } = await visit(1300, 900, false, async (fresh) => {
      await fresh.route(/\/assets\/context-bar-/, async (route) => {
        await isSeen;
        await route.continue();
      });
    });
    const area = page.locator(date);
    const before = await area.boundingBox();
    await area.click();
    await page.locator('.editor-main > [role="status"]').waitFor();
    // The canvas measures itself after a layout.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await area.boundingBox())?.y).toBe(before?.y);
    see();
    await bar(page).getByRole('button', { name: 'Fett', exact: true }).waitFor();
    expect((await area.boundingBox())?.y).toBe(before?.y);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('weight, curve and ideas change the text while it stays edited, and undo takes them back [E013, F190]', async () => {
    const { page, context, complaints } = await visit(1300, 900);
    await page.locator(date).dblclick();
    await field(page).waitFor({ state: 'attached' });
    const bold = bar(page).getByRole('button', { name: 'Fett', exact: true });
    expect(await bold.getAttribute('aria-pressed')).toBe('true');
    await bold.click();
    expect(await bold.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    expect(await page.getByLabel('Datum', { exact: true }).inputValue()).toBe('Samstag, 12. Juni 2027!');
    await bar(page).getByRole('button', { name: 'Bogen', exact: true }).click();
    await page.locator('.bar-popover').getByRole('slider', { name: /Bogen/ }).fill('60');
    await page.getByText('nach oben gewölbt, 60 Prozent').first().waitFor();
    // The slider shows its value before the canvas has laid the text out anew.
    const rise = async () => (await placeCaret(page, 0)).y - (await placeCaret(page, 11)).y;
    await expect.poll(rise).toBeGreaterThan(3);
    const end = await placeCaret(page, 23);
    await page.mouse.click(end.x, end.y);
    await expect.poll(() => caret(page)).toBe('23');
    await bar(page).getByRole('button', { name: 'Textideen' }).click();
    await page.locator('.bar-popover').getByLabel('Suchen').fill('goethe welch');
    await page
      .locator('.bar-popover')
      .getByRole('button', { name: /welch ein Glück/ })
      .click();
    await expect
      .poll(() => page.getByLabel('Datum', { exact: true }).inputValue())
      .toMatch(/welch ein Glück!\nJohann Wolfgang von Goethe$/);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => page.getByLabel('Datum', { exact: true }).inputValue()).toBe('Samstag, 12. Juni 2027!');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('with a finger at 360 pixels', () => {
  test('a tap on the selected text edits it where it was tapped; the edited line stays above the keyboard [E027]', async () => {
    const { page, context, complaints } = await visit(360, 740, true);
    await page.locator(names).tap();
    await expect.poll(() => page.locator(names).getAttribute('aria-pressed')).toBe('true');
    await page.waitForTimeout(400);
    await page.locator(names).tap();
    await field(page).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('text-editing-field');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' x');
    expect(await form(page).inputValue()).toBe(`${sample} x`);
    await page.waitForTimeout(multiClickMs);
    const first = await placeCaret(page, 0);
    await placeCaret(page, 15);
    await page.touchscreen.tap(first.x, first.y);
    await expect.poll(() => caret(page)).toBe('0');
    await page.waitForTimeout(multiClickMs);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', first.x + 6, first.y);
    await expect.poll(() => selected(page)).toBe('0 6');
    await touch('touchEnd');
    const handle = await page.locator('[data-handle="end"]').boundingBox();
    if (!handle) throw new Error('there is no handle');
    await touch('touchStart', handle.x + 22, handle.y + 18);
    await touch('touchMove', first.x + 30, handle.y + 18);
    await expect.poll(async () => Number((await selected(page))?.split(' ')[1])).toBeLessThan(6);
    await touch('touchEnd');
    await placeCaret(page, 0);
    await page.setViewportSize({ width: 360, height: 420 });
    await expect.poll(async () => (await caretBox(page)).y).toBeLessThan(420);
    expect((await caretBox(page)).y).toBeGreaterThan(56);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
