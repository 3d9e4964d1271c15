/** A shop and a browser for all tests of a file, and the steps that its tests take in pages. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { complaintsOf, hasChromium, launch } from '#tests/browser.ts';
import { type RunningShop, removeData, startShop } from '#tests/shop.ts';

export type ShopInBrowser = {
  /** The shop that runs while the tests of the file do. */
  readonly shop: RunningShop;
  /** A page of a new visitor, and its complaints as they come. */
  open(path: string, options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>;
};

/** Starts both before the tests of the file that calls it, where there is a browser, and ends them after. `host` is the channel's. */
export function shopInBrowser(host: string): ShopInBrowser {
  let shop: RunningShop;
  let browser: Browser;
  beforeAll(async () => {
    if (!hasChromium) return;
    shop = await startShop();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
    if (shop) removeData(shop);
  });
  return {
    get shop() {
      return shop;
    },
    async open(path, options) {
      const context = await browser.newContext({ ...options, locale: 'de-DE' });
      const complaints = complaintsOf(context);
      const page = await context.newPage();
      await page.goto(`http://${host}:${shop.port}${path}`);
      return { page, complaints };
    },
  };
}

/** Presses the first button of this name that is to be seen. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** A text with spaces instead of no-break spaces. */
export const noBreak = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';
