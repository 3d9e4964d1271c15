/** A card, a calendar and a photo book from the empty editor to the cart by keys alone, in a narrow window: what has the focus is always in view. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium } from '#tests/browser.ts';
import { noBreak, shopInBrowser } from '#tests/shop-in-browser.ts';

const site = await shopInBrowser('localhost');
let folder: string;
let photos: string[];

beforeAll(async () => {
  if (!hasChromium) return;
  folder = mkdtempSync(join(tmpdir(), 'federleicht-keys-'));
  photos = await Promise.all(
    Array.from({ length: 16 }, async (_, at) => {
      const file = join(folder, `foto-${at + 1}.jpg`);
      const bar = `<path d="M${at * 140} ${(at % 4) * 400}h700v500h-700z" fill="hsl(${at * 80} 60% 30%)"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 2800 2100"><path d="M0 0h2800v2100H0z" fill="hsl(${at * 22} 55% 60%)"/>${bar}</svg>`;
      await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toFile(file);
      return file;
    }),
  );
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** More stops than an editor with an open panel has. */
const mostStops = 160;

/** Whether the focus is on the target, and the control of the focus where nothing of it can be seen: outside the window, or under something else. */
function focusFrom(target: Element): { isThere: boolean; covered: string | null } {
  const focused = document.activeElement;
  const isThere = focused === target;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { isThere, covered: null };
  const isDrawnByLabel = focused.matches('input:is([type=file], [type=radio], [type=checkbox])');
  const shown = (isDrawnByLabel ? focused.closest('label') : null) ?? focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    }),
  );
  return { isThere, covered: isSeen ? null : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.innerText}` };
}

/** A customer without a pointer. */
class Keys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async reach(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let stops = 0; stops < mostStops; stops += 1) {
      const { isThere, covered } = await target.evaluate(focusFrom);
      // What comes above it later may move it away; what a key leads to is in view.
      if (stops > 0) expect(covered).toBeNull();
      if (isThere) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  /** A key that the page did not take is pressed again, as people do. */
  async upload(field: Locator, files: readonly string[], tries = 3): Promise<void> {
    await this.reach(field);
    const opening = this.page.waitForEvent('filechooser', { timeout: 10_000 }).catch(() => null);
    await this.page.keyboard.press('Space');
    const chooser = await opening;
    if (chooser) return chooser.setFiles([...files]);
    if (tries === 1) throw new Error(`no files are asked for by ${field}`);
    return this.upload(field, files, tries - 1);
  }

  /** Writes in the field that has the focus, in place of what stands there. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(text);
  }

  /** Goes to what is still open, from one to the next, until nothing of this kind is. */
  async walk(next: RegExp, work: (at: number) => Promise<void>): Promise<void> {
    const { page } = this;
    const buy = page.locator('.top-buy');
    const list = page.locator('#print-check');
    const button = list.getByRole('button', { name: next }).first();
    for (let at = 0; at < 12; at += 1) {
      if (!(await buy.innerText()).startsWith('Noch')) return;
      if (!(await list.isVisible())) await this.use(buy);
      await list.waitFor();
      const isThere = await button.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
      if (!isThere) return;
      const before = await buy.innerText();
      await this.use(button);
      await work(at);
      await expect.poll(() => buy.innerText()).not.toBe(before);
    }
  }

  /** Looks at each page, says that it is right, and orders. */
  async approve(): Promise<void> {
    const { page } = this;
    await page.locator('.approval').waitFor();
    await page.locator('.proof-sheet').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const right = page.getByRole('button', { name: /^Passt so/ });
    for (let left = await right.count(); left > 0; left -= 1) {
      await this.use(right.first());
      await expect.poll(() => right.count()).toBe(left - 1);
    }
    await this.use(page.locator('.approval-foot').getByRole('button'));
    await page.waitForURL(/warenkorb/);
  }
}

async function open(path: string) {
  const { page, complaints } = await site.open(path, { viewport: { width: 360, height: 640 } });
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await page.locator('.peek-row').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  return { page, complaints, keys: new Keys(page) };
}

describe.runIf(hasChromium)('by keyboard at 360 × 640', () => {
  test('a card gets own words and a photo, is approved and lies in the cart [E022]', async () => {
    const { page, complaints, keys } = await open('/configurator-card/?card=olivia&form=folded&format=a6');
    await keys.use(page.locator('[data-hit-area$="front-names"]'));
    await page.keyboard.press('Enter');
    await page.locator('.text-editing').waitFor();
    await keys.write('Zoë\n& Łukasz');
    // The caret blinks for ever.
    expect(await accessibilityProblems(page, undefined, true)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.text-editing').waitFor({ state: 'detached' });
    await keys.walk(/^Zum nächsten: .*Text/, async (at) => {
      await page.locator('.panel-scroll textarea:focus').waitFor();
      await keys.write(`Am ${at + 3}. Juli`);
      if (at === 0) expect(await accessibilityProblems(page)).toEqual([]);
    });
    await keys.walk(/^Zum nächsten: .*Fotoplatz/, async () => {
      await keys.upload(page.getByLabel('Bild hochladen').filter({ visible: true }).first(), photos.slice(0, 1));
      await page.getByText('Wird scharf.', { exact: true }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
    await keys.use(page.locator('.top-buy'));
    await keys.approve();
    expect(noBreak(await page.locator('main').innerText())).toContain('Alle Seiten freigegeben');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a calendar is filled with photos, gets a holiday of its own, is approved and lies in the cart [E005]', async () => {
    const { page, complaints, keys } = await open('/configurator-calendar/?calendarType=tischkalender');
    await keys.upload(page.locator('.photo-pickers input[type=file]').first(), photos.slice(0, 13));
    await page.getByText('13 von 13 Plätzen gefüllt').waitFor({ state: 'attached' });
    await keys.use(page.locator('.editor-rail').getByRole('button', { name: 'Feiertage' }));
    await keys.reach(page.getByLabel('Name der Ferien'));
    await keys.write('Sommerferien');
    const year = (await page.locator('.top-name').innerText()).match(/20\d\d/)?.[0] ?? '2027';
    await keys.reach(page.getByLabel('Erster Ferientag'));
    await page.keyboard.type(`0729${year}`);
    await keys.reach(page.getByLabel('Letzter Ferientag'));
    await page.keyboard.type(`0811${year}`);
    await page.keyboard.press('Enter');
    await page.getByText('Sommerferien steht im Kalender.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await keys.walk(/^Zum nächsten: .*Text/, async (at) => {
      await page.locator('.panel-scroll textarea:focus').waitFor();
      await keys.write(`Unser Jahr, Teil ${at + 1}`);
    });
    await keys.use(page.locator('.top-buy'));
    await keys.approve();
    expect(noBreak(await page.locator('main').innerText())).toContain('Tischkalender');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a photo book is filled, gets its title, is approved and lies in the cart [E010]', async () => {
    const { page, complaints, keys } = await open('/configurator-photobook/?type=fotoheft&size=a5-quer');
    await keys.upload(page.locator('.photo-pickers input[type=file]').first(), photos);
    await page.getByText('16 von 16 Fotos im Buch').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await keys.use(page.locator('.editor-rail').getByRole('button', { name: 'Text', exact: true }));
    await keys.reach(page.getByLabel('Titel', { exact: true }));
    await keys.write('Zoë und der Mai');
    // The bar of the selection lies over the row of pages.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Escape');
    await page.locator('.peek-row:not([inert])').waitFor();
    await keys.use(page.locator('.peek-row').getByRole('button', { name: /^Weiter zu/ }));
    await page.getByText('Seite 1 von').waitFor();
    await keys.use(page.locator('.top-buy'));
    await keys.approve();
    expect(noBreak(await page.locator('main').innerText())).toContain('Fotoheft');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
