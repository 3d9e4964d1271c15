/** The editor in narrow windows: its sheet, its row of pages, the bar of a selection and its tools, by touch, on the phones it is laid out for. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const card = '/configurator-card/?card=olivia&form=folded&format=a6';

async function open(width: number, height: number, path = card) {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height }, hasTouch: true, isMobile: true });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${path}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await page.locator('.sheet-handle').waitFor();
  await page.locator('.peek-row').waitFor();
  return { page, complaints, session: await context.newCDPSession(page), close: () => context.close() };
}

type Point = readonly [x: number, y: number];

/** Moves fingers from point to point, each step `ms` after the one before. */
async function drag(session: CDPSession, points: readonly Point[], ms = 40): Promise<void> {
  const touches = ([x, y]: Point) => [{ x, y, id: 1 }];
  const [first = [0, 0] as const, ...rest] = points;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touches(first) });
  for (const point of rest) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touches(point) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const line = ([x, y]: Point, [toX, toY]: Point, steps = 6): Point[] =>
  Array.from({ length: steps + 1 }, (_, at) => [x + ((toX - x) * at) / steps, y + ((toY - y) * at) / steps] as const);

/** Length of the sheet on its axis, in pixels; what it does not show is none. */
async function lengthOf(page: Page, isLow: boolean): Promise<number> {
  const { width, height } = (await page.locator('.editor-panel').boundingBox()) ?? { width: 0, height: 0 };
  return isLow ? width : height;
}

const shownPage = async (page: Page) => (await page.locator('.peek-page').innerText()).split(',')[0]?.trim();
const face = async (page: Page) => page.locator('.face-paper').first().boundingBox();

/** Visible controls that are fixed to the window and overlap, as pairs of their names. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        '.editor-top :is(a, button), .canvas-zoom button, .canvas-guides summary, .canvas-hold, .peek-row button, .editor-rail button',
      ),
    ];
    const boxes = all
      .map((one) => ({ name: one.innerText || one.getAttribute('aria-label') || one.className, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (b) =>
            Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 0.5 &&
            Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.5,
        )
        .map((b) => `${a.name} ${b.name}`),
    );
  });

const windows: [width: number, height: number, half: number, full: number][] = [
  [360, 640, 213, 464],
  [390, 844, 284, 668],
  [640, 360, 280, 350],
  [844, 390, 280, 473],
];

describe.skipIf(!hasChromium)('the sheet of an editor', () => {
  test.each(sampled(windows, 2, 1))(
    'in a window of %i × %i pixels opens by tap, keys and drag, and moves no page',
    async (width, height, half, full) => {
      const isLow = width > height;
      const { page, complaints, session, close } = await open(width, height);
      const handle = page.locator('.sheet-handle');
      const before = await face(page);
      const soon = (length: number) =>
        expect
          .poll(async () => Math.abs((await lengthOf(page, isLow)) - length) <= 1.5 || `${await lengthOf(page, isLow)} of ${length}`)
          .toBe(true);
      await soon(0);
      await handle.tap();
      await soon(half);
      expect(await face(page)).toEqual(before);
      await handle.tap();
      await soon(full);
      await handle.press('ArrowDown');
      await soon(half);
      await handle.press('End');
      await soon(0);
      await handle.press('Home');
      await soon(full);
      await handle.press('End');
      await soon(0);
      expect(await face(page)).toEqual(before);
      const box = await handle.boundingBox();
      if (!box) throw new Error('the handle is not shown');
      const from = [box.x + box.width / 2, box.y + box.height / 2] as const;
      const open2 = isLow ? ([from[0] - half + 20, from[1]] as const) : ([from[0], from[1] - half + 20] as const);
      await drag(session, [...line(from, open2), open2, open2], 120);
      await soon(half);
      const tools = page.locator('.editor-rail');
      await tools.getByRole('button').nth(3).tap();
      await soon(half);
      await tools.getByRole('button').nth(3).tap();
      await soon(0);
      expect(await face(page)).toEqual(before);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test.each(sampled(windows, 2))(
    'in a window of %i × %i pixels leaves every control in reach, none over another',
    async (width, height) => {
      const { page, complaints, close } = await open(width, height);
      expect(await overlaps(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const tools = page.locator('.editor-rail');
      expect(
        await tools.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          scrollWidth - clientWidth,
          scrollHeight - clientHeight,
        ]),
      ).toEqual([0, 0]);
      const paper = await face(page);
      const stage = await page.locator('#canvas').boundingBox();
      expect((paper?.y ?? 0) + (paper?.height ?? 0)).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
      expect(paper?.y).toBeGreaterThanOrEqual(stage?.y ?? 0);
      for (const at of [4, 0]) {
        await tools.getByRole('button').filter({ visible: true }).nth(at).tap();
        await page.locator('.panel-scroll').waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

describe.skipIf(!hasChromium)('the bar of a selection', () => {
  test.each(sampled(windows, 2))(
    'in a window of %i × %i pixels has five buttons that scroll nowhere, and covers no part of what is selected',
    async (width, height) => {
      const { page, complaints, close } = await open(width, height);
      const before = await face(page);
      const text = page.locator('.hit-area-text').last();
      await text.tap();
      const row = page.locator('.editor-bar .bar-row');
      const slots = row.getByRole('button');
      await expect.poll(() => slots.allInnerTexts()).toEqual(['Schrift', 'Größe', 'Farbe', 'Ausrichten', 'Mehr']);
      expect(await face(page)).toEqual(before);
      expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      for (const slot of await slots.all()) {
        const box = await slot.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await slot.tap();
        const part = page.locator('.bar-popover');
        await part.waitFor();
        const [of, selected] = [await part.boundingBox(), await text.boundingBox()];
        if (!of || !selected) throw new Error('nothing is shown');
        const isFree = selected.y + selected.height <= of.y + 1 || selected.x + Math.min(44, selected.width) <= of.x;
        expect([await slot.innerText(), isFree]).toEqual([await slot.innerText(), true]);
        expect(await accessibilityProblems(page)).toEqual([]);
        await slot.tap();
        await part.waitFor({ state: 'detached' });
      }
      await page.locator('.editor-bar').getByRole('button', { name: 'Schrift', exact: true }).tap();
      await page.locator('.bar-popover').getByText('Pinyon Script').tap();
      await expect.poll(() => page.locator('.bar-popover').getByLabel('Pinyon Script').isChecked()).toBe(true);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

describe.skipIf(!hasChromium)('the print check of a new design', () => {
  test('is a calm list of what is still to do, and leads from one to the next', async () => {
    const { page, complaints, close } = await open(390, 844);
    await page.locator('.top-buy').filter({ hasText: 'Noch' }).tap();
    await page.getByText(/^7 Texte zeigen noch unser Beispiel/).waitFor();
    expect(await page.locator('.finding-block, .finding-warn').count()).toBe(0);
    const next = page.getByRole('button', { name: /^Zum nächsten: Ein Fotoplatz/ });
    await next.tap();
    await expect.poll(() => page.locator('[aria-pressed="true"].hit-area').count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.skipIf(!hasChromium)('pages on a phone', () => {
  test('are turned by a swipe and by buttons, and all of them are shown by a tap on the name', async () => {
    const { page, complaints, session, close } = await open(390, 844);
    expect(await shownPage(page)).toBe('Vorderseite · 1 von 4');
    const paper = await face(page);
    const y = (paper?.y ?? 0) + (paper?.height ?? 0) - 20;
    await drag(session, line([300, y], [120, y]));
    await expect.poll(() => shownPage(page)).toBe('Innen links · 2 von 4');
    await drag(session, line([100, y], [280, y]));
    await expect.poll(() => shownPage(page)).toBe('Vorderseite · 1 von 4');
    await drag(session, line([100, y], [280, y]));
    expect(await shownPage(page)).toBe('Vorderseite · 1 von 4');
    await page.getByRole('button', { name: 'Weiter zu Innen links' }).tap();
    await expect.poll(() => shownPage(page)).toBe('Innen links · 2 von 4');
    await page.locator('button.peek-page').tap();
    await page
      .getByRole('tab', { name: 'Rückseite' })
      .or(page.locator('.strip-page', { hasText: 'Rückseite' }))
      .first()
      .tap();
    await expect.poll(() => shownPage(page)).toBe('Rückseite · 4 von 4');
    expect(await page.getByRole('button', { name: 'Nach dieser Seite liegt keine' }).isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a selected text is moved by the finger that would turn the page, and a tap leaves the sheet as it is', async () => {
    const { page, session, close } = await open(390, 844);
    const text = page.locator('.hit-area-text').first();
    const before = await text.boundingBox();
    if (!before) throw new Error('the text is not on the page');
    await text.tap();
    await expect.poll(() => text.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.panel-scroll').isVisible()).toBe(false);
    expect(await text.boundingBox()).toEqual(before);
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await drag(session, line([x, y], [x - 80, y]));
    await expect.poll(async () => (await text.boundingBox())?.x).toBeLessThan(before.x - 40);
    expect(await page.locator('.hit-area-text').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Rückgängig' }).tap();
    await expect.poll(async () => (await text.boundingBox())?.x).toBe(before.x);
    await close();
  });
});
