/** The steps that tests of the shared shop take in pages. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { complaintsOf } from '#tests/browser.ts';
import { type SharedShop, sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

export type ShopInBrowser = {
  readonly shop: SharedShop;
  /** A page of a new visitor, and its complaints as they come. */
  open(path: string, options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>;
};

/** The shared shop in the shared browser. `host` is the channel's. */
export async function shopInBrowser(host: string): Promise<ShopInBrowser> {
  const shop = await sharedShop();
  const browser = sharedBrowser();
  return {
    shop,
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
