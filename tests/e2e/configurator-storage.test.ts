/** What browsers store of a draft, also those that store nothing or stop to in the middle of an edit: what "Gespeichert" says is true. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const entry = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';
const saves = /\/web-api\/designs(\/|$)/;

const shop = await sharedShop();
const browser = sharedBrowser();

/** Each runs in the page and makes its storage refuse as browsers do. */
const fullDatabase = () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

const closedDatabase = () => {
  IDBFactory.prototype.open = () => {
    const request = {} as IDBOpenDBRequest;
    setTimeout(() => request.onerror?.(new Event('error')));
    return request;
  };
};

const silentDatabase = () => {
  IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
};

const fullStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

const noStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

const deletedDatabase = async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase('federleicht-editor');
    request.onsuccess = () => resolve();
  });
};

type Case = {
  name: string;
  /** Before the page is opened. */
  first?: (() => void)[];
  /** While a change waits that this browser has stored already. */
  later?: (() => void | Promise<void>)[];
  isStored: boolean;
};

const cases: Case[] = [
  { name: 'IndexedDB is full', first: [fullDatabase], isStored: false },
  { name: 'IndexedDB is not opened in a private window', first: [closedDatabase], isStored: false },
  { name: 'IndexedDB never answers', first: [silentDatabase], isStored: false },
  { name: 'localStorage is denied', first: [noStorage], isStored: true },
  { name: 'both are full', first: [fullDatabase, fullStorage], isStored: false },
  { name: 'IndexedDB gets full in the middle of an edit', later: [fullDatabase], isStored: false },
  { name: 'the database is deleted in the middle of an edit', later: [deletedDatabase], isStored: true },
];

async function ready(page: Page): Promise<void> {
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
}

describe.skipIf(!hasChromium).concurrent('the configurator in a browser whose storage refuses', () => {
  test.each(sampled(cases, 2))(
    '$name: a sentence says where the work is, and what "Gespeichert" stood for is there after a reload [E023]',
    async ({ first = [], later = [], isStored }) => {
      const context = await browser.newContext({ viewport: { width: 1300, height: 850 }, locale: 'de-DE' });
      const page = await context.newPage();

      for (const script of first) await page.addInitScript(script);
      await page.goto(`${shop.origin}${entry}`);
      await ready(page);
      const names = page.getByLabel('Namen', { exact: true });
      await names.fill('Gespeichert');
      await page.locator('.save-good').waitFor();
      await page.waitForURL(/designId=/);

      await page.route(saves, (route) => route.abort());
      await names.fill('Unterwegs');
      await page.locator('.save-bad').waitFor();
      for (const script of later) await page.evaluate(script);
      await names.fill('Hermine');
      await page.getByText(isStored ? 'Offline, hier gesichert' : 'Offline, nicht gesichert').waitFor();
      const sentence = isStored ? 'sind in diesem Browser gesichert' : 'Was vorher gespeichert war, ist sicher. Lass das Fenster offen';
      await page.locator('.panel-notice', { hasText: sentence }).waitFor();

      await page.unroute(saves);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await page.locator('.save-good').waitFor();
      await page.reload();
      await ready(page);
      expect(await names.inputValue()).toBe('Hermine');
      await page.locator('.save-good').waitFor();
      expect(await names.inputValue()).toBe('Hermine');
      expect(await page.locator('dialog[open]').count()).toBe(0);
      await context.close();
    },
  );
});

/** Records in a page every picture of the names that the canvas shows. Runs in the page. */
const recordNames = () => {
  const shown = new Set<string>();
  Object.assign(window, { shownNames: shown });
  const note = () => {
    const names = document.querySelector('.canvas [data-element="front-names"]');
    if (names) shown.add(names.innerHTML);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true });
};

/** Locks are granted later than letters are laid out. Runs in the page. */
const slowLocks = () => {
  const request = LockManager.prototype.request as (...args: unknown[]) => Promise<unknown>;
  LockManager.prototype.request = async function (this: LockManager, ...args: unknown[]) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return request.apply(this, args);
  };
};

test.skipIf(!hasChromium)('what is stored in the browser is the first that the canvas shows [E023]', async () => {
  const context = await browser.newContext({ viewport: { width: 1300, height: 850 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.route(saves, (route) => route.abort());
  await page.goto(`${shop.origin}${entry}`);
  await ready(page);
  const names = page.getByLabel('Namen', { exact: true });
  await names.fill('Hermine');
  await page.getByText('Offline, hier gesichert').waitFor();
  await page.addInitScript(slowLocks);
  await page.addInitScript(recordNames);
  await page.reload();
  await ready(page);
  await expect.poll(() => names.inputValue()).toBe('Hermine');
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => (window as unknown as { shownNames: Set<string> }).shownNames.size)).toBe(1);
  await context.close();
});
