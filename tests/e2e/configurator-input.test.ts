/** The configurator by keyboard and by touch, on a wide window and on a phone. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

async function open(options: Parameters<Browser['newContext']>[0]): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'de-DE', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50`);
  await page.locator('.editor[data-hydrated]').waitFor();
  await elements(page).first().waitFor();
  return { context, page };
}

/** What can be edited on the pages that are shown. */
const elements = (page: Page) => page.locator('button[aria-describedby="editor-keys"]');
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasChromium)('the configurator by keyboard', () => {
  test('Tab reaches every element by its name, and the arrow keys move each of them [E028]', async () => {
    const { page, context } = await open({ viewport: { width: 1300, height: 850 } });
    const names = await elements(page).evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(name).toMatch(/\S.*, (Text|Foto)$/);
    expect(new Set(names).size).toBe(names.length);
    const reached = new Set<string>();
    await elements(page).first().focus();
    for (let step = 0; step < names.length; step += 1) {
      const name = await focusedName(page);
      reached.add(name);
      const element = page.getByRole('button', { name, exact: true }).and(elements(page));
      const left = async () => (await element.boundingBox())?.x ?? 0;
      const before = await left();
      await page.keyboard.press('ArrowRight');
      await expect.poll(left).toBeGreaterThan(before + 1);
      await page.keyboard.press('Tab');
    }
    expect([...reached].sort()).toEqual([...names].sort());
    await context.close();
  });

  test('every text of the card has a labelled field beside the canvas that changes it [E028]', async () => {
    const { page, context } = await open({ viewport: { width: 1300, height: 850 } });
    const names = await elements(page).evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
    const labels = names.filter((name) => name.endsWith(', Text')).map((name) => name.slice(0, -', Text'.length));
    for (const label of labels) await page.getByLabel(label, { exact: true }).waitFor();
    const first = page.getByLabel(labels[0] ?? '', { exact: true });
    await first.fill('Ein anderer Text');
    await expect.poll(() => first.inputValue()).toBe('Ein anderer Text');
    await page.locator('.save-good').waitFor();
    await context.close();
  });
});

describe.skipIf(!hasChromium)('the configurator by touch at 360 pixels', () => {
  test('every tool opens by a tap, and a tap on the selected text edits it, visible above a keyboard [E027]', async () => {
    const { page, context } = await open(phone);
    const tools = page.locator('.editor-rail button:visible');
    expect((await tools.allInnerTexts()).map((name) => name.trim())).toEqual(['Text', 'Bilder', 'Elemente', 'Farbwelt', 'Mehr']);
    for (const at of [0, 1, 2, 3, 4]) {
      await tools.nth(at).tap();
      await expect.poll(() => tools.nth(at).getAttribute('aria-current')).toBe('true');
    }
    const others = page.locator('.more-list button');
    const names = (await others.allInnerTexts()).map((name) => name.trim());
    expect(names).toEqual(['Papier', 'Menge', 'Was liegt vorn?', 'Versionen', 'Teilen', 'Tasten', 'Konto']);
    for (const at of [0, 1, 2, 3, 4]) {
      await others.nth(at).tap();
      await expect.poll(() => others.count()).toBe(0);
      expect(await tools.nth(4).getAttribute('aria-current')).toBe('true');
      await tools.nth(4).tap();
    }
    await tools.nth(4).tap();
    await expect.poll(() => page.locator('.panel-scroll').isVisible()).toBe(false);
    await elements(page).first().tap();
    await expect.poll(() => elements(page).first().getAttribute('aria-pressed')).toBe('true');
    await elements(page).first().tap();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    // An on-screen keyboard takes about 320 pixels.
    await page.setViewportSize({ width: 360, height: 420 });
    await page.keyboard.type('a');
    const line = async () => {
      const box = await page.locator('textarea:focus').boundingBox();
      return box !== null && box.y >= 0 && box.y + Math.min(box.height, 44) <= 420;
    };
    await expect.poll(line).toBe(true);
    await context.close();
  });

  test('two fingers zoom the card [E027]', async () => {
    const { page, context } = await open(phone);
    const zoom = async () => Number(/(\d+) %/.exec(await page.locator('.canvas-zoom').innerText())?.[1]);
    const before = await zoom();
    const box = await elements(page).first().boundingBox();
    if (!box) throw new Error('the element is not on the screen');
    const session = await context.newCDPSession(page);
    const [x, y] = [180, box.y + box.height / 2];
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [30, 40, 50, 60])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(zoom).toBeGreaterThan(before);
    await context.close();
  });
});
