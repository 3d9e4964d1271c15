/** Every panel, part and command of every editor with panels on a phone: within four taps, none over another, nothing that scrolls sideways, no red before a first edit. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const products = [
  ['card', '/configurator-card/?card=olivia&form=folded&format=a6'],
  ['book', '/configurator-photobook/'],
  ['calendar', '/configurator-calendar/'],
  ['collage', '/configurator-collage/'],
  ['photo frame', '/configurator-photo-frame/'],
  ['mug', '/fotogeschenke/gestalten/mug-330/'],
] as const;
const windows = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
] as const;
const cases = products.flatMap(([product, path], at) =>
  windows.map(([width, height], index) => ({ product, path, width, height, order: (at + index) % windows.length })),
);

/** A sentence, a price or a sum may be wide; a row of controls must not. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.editor-rail, .editor-bar .bar-row, .panel-scroll, .peek-row, .bar-popover')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ className, scrollWidth, clientWidth }) => `${className} ${scrollWidth} ${clientWidth}`),
  );

/** Controls that are always there and smaller than a finger. */
const small = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.editor-top :is(a, button), .peek-row button, .editor-rail button, .editor-bar .bar-row button',
      ),
    ]
      .map((one) => ({ name: one.innerText || one.getAttribute('aria-label') || one.className, box: one.getBoundingClientRect() }))
      // A pseudo-element makes the button of a low top bar as high as the bar.
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 35.5))
      .map(({ name, box }) => `${name} ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );

class Hands {
  readonly page: Page;
  /** Taps that each control needed from the untouched editor. */
  readonly taps = new Map<string, number>();

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator, name: string, depth: number): Promise<void> {
    await target.tap();
    this.taps.set(name, Math.min(depth, this.taps.get(name) ?? depth));
    expect({ at: name, sideways: await sideways(this.page) }).toEqual({ at: name, sideways: [] });
  }

  /** The sheet is closed, and nothing is selected. */
  async home(): Promise<void> {
    for (let step = 0; step < 4; step += 1) await this.page.keyboard.press('Escape');
    await expect.poll(() => this.page.locator('.hit-area-selected, .bar-popover').count()).toBe(0);
  }
}

async function crawlPanels(hands: Hands): Promise<void> {
  const { page } = hands;
  const tools = page.locator('.editor-rail button:visible');
  const count = await tools.count();
  expect(count).toBeLessThanOrEqual(5);
  for (let at = 0; at < count; at += 1) {
    const name = (await tools.nth(at).innerText()).trim();
    await hands.tap(tools.nth(at), name, 1);
    await page.locator('.panel-scroll').waitFor();
    await expect.poll(() => page.locator('.panel-scroll').innerText()).not.toBe('');
  }
  const others = page.locator('.more-list button');
  const names = (await others.allInnerTexts()).map((name) => name.trim()).filter((name) => name !== 'Konto' && name !== 'Tasten');
  for (const name of names) {
    if (!(await others.first().isVisible())) await tools.last().tap();
    await hands.tap(page.locator('.more-list').getByRole('button', { name, exact: true }), name, 2);
    await expect.poll(() => others.count()).toBe(0);
    await page.locator('.panel-scroll').waitFor();
  }
}

/** Selects the first element of a kind on the shown page and opens each part, and does each command once and undoes it. */
async function crawlBar(hands: Hands, kind: 'text' | 'photo'): Promise<void> {
  const { page } = hands;
  const areas = page.locator(`.hit-area-${kind}`);
  if ((await areas.count()) === 0) return;
  const area = areas.first();
  const bar = page.locator('.editor-bar');
  const row = bar.locator('.bar-row button');
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  const select = async () => {
    await hands.home();
    // A second tap within 350 ms is a double tap.
    await page.waitForTimeout(400);
    await area.tap();
    await row.first().waitFor();
  };
  await select();
  const slots = (await row.allInnerTexts()).map((name) => name.trim());
  expect(slots.length).toBeLessThanOrEqual(5);
  for (const name of slots) {
    await select();
    const slot = row.filter({ hasText: name }).first();
    if (await slot.isEnabled()) await hands.tap(slot, `${kind}: ${name}`, 2);
  }
  await select();
  await row.last().tap();
  const others = page.locator('.bar-popover .more-list button');
  const names = (await others.allInnerTexts()).map((name) => name.trim());
  for (const name of names) {
    await select();
    await row.last().tap();
    const action = page.locator('.bar-popover').getByRole('button', { name, exact: true });
    if (await action.isDisabled()) continue;
    const before = await undo.isEnabled();
    await hands.tap(action, `${kind}: ${name}`, 3);
    await page.keyboard.press('Escape');
    if (!before && (await undo.isEnabled())) await undo.tap();
  }
}

describe.skipIf(!hasChromium)('an editor on a phone', () => {
  test.each(
    sampled(
      cases.toSorted((a, b) => a.order - b.order),
      7,
      3,
    ),
  )('the $product at $width × $height has every panel and command within four taps [E027]', async ({ product, path, width, height }) => {
    const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height }, hasTouch: true, isMobile: true });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    const origin = product === 'mug' ? `http://myposter.localhost:${shop.port}` : shop.origin;
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    await page.locator('.editor[data-hydrated] .peek-row').waitFor();
    const hands = new Hands(page);
    expect(await small(page)).toEqual([]);
    await hands.tap(page.locator('.top-buy'), 'check', 1);
    expect(await page.locator('.finding-block, .finding-warn').count()).toBe(0);
    await hands.home();
    await crawlPanels(hands);
    await crawlBar(hands, 'text');
    await crawlBar(hands, 'photo');
    expect(Math.max(...hands.taps.values())).toBeLessThanOrEqual(4);
    expect(hands.taps.size).toBeGreaterThan(8);
    expect(await small(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
