/** Fingers on the canvas of a phone: taps, double taps and two fingers do what the table of gestures says, whatever they meet. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

async function open(width: number, height: number) {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height }, hasTouch: true, isMobile: true });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  // The code of gestures comes after the first view.
  await page.goto(`${shop.origin}/configurator-card/?card=olivia&form=folded&format=a6`, { waitUntil: 'networkidle' });
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await page.locator('.peek-row').waitFor();
  return { page, complaints, session: await context.newCDPSession(page), close: () => context.close() };
}

type Point = { x: number; y: number };

async function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
}

/** Two taps, sent at once: between answers of a busy browser they would be two single ones. */
async function doubleTap(session: CDPSession, first: Point, second = first): Promise<void> {
  await Promise.all([first, second].flatMap((point) => [touch(session, 'touchStart', [point]), touch(session, 'touchEnd', [])]));
}

/** Two fingers move from one distance to another, about a point. */
async function pinch(session: CDPSession, { x, y }: Point, from: number, to: number): Promise<void> {
  const fingers = (apart: number) => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ];
  await touch(session, 'touchStart', fingers(from));
  for (let step = 1; step <= 5; step += 1) await touch(session, 'touchMove', fingers(from + ((to - from) * step) / 5));
  await touch(session, 'touchEnd', []);
}

const zoomOf = async (page: Page) => Number(/(\d+) %/.exec(await page.locator('.canvas-zoom').innerText())?.[1]);
const areas = (page: Page) =>
  page.locator('.hit-area-text').evaluateAll((found) =>
    found.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { key: (one as HTMLElement).dataset.hitArea ?? '', x: x + width / 2, y: y + height / 2, top: y, bottom: y + height };
    }),
  );
/** The hit area of the text whose field takes what is typed. */
const editedKey = async (page: Page) => {
  await page.locator('.text-editing').waitFor();
  return page.locator('.hit-area-selected').getAttribute('data-hit-area');
};

/** A point of the page that no element covers. */
async function groundPoint(page: Page): Promise<Point> {
  const point = await page.evaluate(() => {
    const face = document.querySelector('.face-paper')?.getBoundingClientRect();
    for (let y = (face?.bottom ?? 0) - 12; face && y > face.top; y -= 6) {
      const x = face.left + 12;
      if (!document.elementFromPoint(x, y)?.closest('.hit-area, button')) return { x, y };
    }
    return null;
  });
  if (!point) throw new Error('elements cover the whole page');
  return point;
}

/** As a keyboard that leaves so many pixels does: the browser tells it by the visual viewport alone. */
async function cover(page: Page, height: number): Promise<void> {
  await page.evaluate((left) => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error('the browser has no visual viewport');
    Object.defineProperty(viewport, 'height', { configurable: true, get: () => left });
    viewport.dispatchEvent(new Event('resize'));
  }, height);
}

/** Whether the caret is at least 8 px above what lies on the keyboard, or the field of the text is all in view. */
const isLineSeen = (page: Page, height: number) =>
  page.evaluate((visible) => {
    const alone = document.querySelector('.text-editing-alone')?.getBoundingClientRect();
    if (alone) return alone.top >= 44 && alone.bottom <= visible && alone.height >= 44;
    const caret = document.querySelector('.text-caret-line')?.getBoundingClientRect();
    const canvas = document.querySelector('.canvas')?.getBoundingClientRect();
    if (!caret || !canvas || canvas.bottom > visible) return false;
    return caret.top >= canvas.top && caret.bottom <= canvas.bottom - 8;
  }, height);

describe.skipIf(!hasChromium)('fingers on the canvas', () => {
  test.each([
    [390, 844],
    [640, 360],
  ])('a double tap on each text at %i × %i, edits that text [E027]', async (width, height) => {
    const { page, session, complaints, close } = await open(width, height);
    const texts = await areas(page);
    expect(texts.length).toBeGreaterThan(2);
    for (const { key, x, y } of texts) {
      await doubleTap(session, { x, y });
      expect(await editedKey(page)).toBe(key);
      await page.keyboard.press('Escape');
      await page.locator('.text-editing').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.hit-area-selected').count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('a double tap whose second tap meets the next text, edits the first one', async () => {
    const { page, session, close } = await open(390, 844);
    const texts = (await areas(page)).toSorted((a, b) => a.y - b.y);
    const pair = texts.flatMap((text, at) => {
      const next = texts[at + 1];
      return next && next.top - text.bottom < 8 ? [[text, next] as const] : [];
    })[0];
    if (!pair) throw new Error('no two texts are neighbours');
    const [above, below] = pair;
    const x = (above.x + below.x) / 2;
    await doubleTap(session, { x, y: above.bottom - 4 }, { x, y: below.top + 4 });
    expect(await editedKey(page)).toBe(above.key);
    await close();
  });

  test('two fingers on the ground, on a text, on a selected text and while it is edited, zoom the page and move nothing [E027]', async () => {
    const { page, session, complaints, close } = await open(390, 844);
    const placeOf = () => page.locator('.face-paper [data-element]').evaluateAll((all) => all.map((one) => one.outerHTML).join(''));
    const before = await placeOf();
    const [text] = await areas(page);
    if (!text) throw new Error('the page has no text');
    const back = async () => {
      await page.locator('.canvas-percent').click();
      await expect.poll(() => zoomOf(page)).toBe(100);
    };
    await pinch(session, await groundPoint(page), 40, 80);
    await expect.poll(() => zoomOf(page)).toBe(200);
    await back();
    await pinch(session, text, 40, 60);
    await expect.poll(() => zoomOf(page)).toBe(150);
    await back();
    await page.touchscreen.tap(text.x, text.y);
    await page.locator('.hit-area-selected').waitFor();
    await pinch(session, text, 40, 60);
    await expect.poll(() => zoomOf(page)).toBe(150);
    expect(await placeOf()).toBe(before);
    await back();
    await page.touchscreen.tap(text.x, text.y);
    await page.locator('.text-editing').waitFor();
    await pinch(session, text, 40, 60);
    await expect.poll(() => zoomOf(page)).toBe(150);
    expect(await page.locator('.text-editing').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    [390, 844],
    [640, 360],
  ])('a keyboard over %i × %i, leaves the edited line in view or the text alone as a field [E027]', async (width, height) => {
    const { page, complaints, close } = await open(width, height);
    const texts = (await areas(page)).toSorted((a, b) => a.y - b.y);
    for (const { x, y } of [texts[0], texts[Math.floor(texts.length / 2)], texts.at(-1)].filter((one) => one !== undefined)) {
      await page.touchscreen.tap(x, y);
      await page.locator('.hit-area-selected').waitFor();
      await page.touchscreen.tap(x, y);
      await page.locator('.text-editing').waitFor();
      for (const share of [1, 0.55, 0.45, 0.3]) {
        await cover(page, Math.round(height * share));
        await page.keyboard.press('End');
        await expect.poll(() => isLineSeen(page, Math.round(height * share))).toBe(true);
      }
      await cover(page, height);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.hit-area-selected').count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('a double tap on the ground, zooms to 200 % there, and the next one to the whole page', async () => {
    const { page, session, close } = await open(390, 844);
    const point = await groundPoint(page);
    await doubleTap(session, point);
    await expect.poll(() => zoomOf(page)).toBe(200);
    await doubleTap(session, await groundPoint(page));
    await expect.poll(() => zoomOf(page)).toBe(100);
    await close();
  });
});
