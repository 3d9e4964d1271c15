/** Contexts that tests use one after the other have nothing of the tests before. */
import { describe, expect, test } from 'vitest';
import { hasChromium } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser({ keepsContexts: true });
const phone = { viewport: { width: 360, height: 740 } };
const address = `${shop.origin}/impressum/`;

describe.skipIf(!hasChromium)('a context that is used again', () => {
  test('has no cookie, storage, page, route or listener of the test before', async () => {
    const first = await browser.newContext(phone);
    const seen: string[] = [];
    first.on('request', (request) => seen.push(request.url()));
    const page = await first.newPage();
    await page.goto(address);
    await page.evaluate(async () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as a page without a cookie store does.
      document.cookie = 'left=1; path=/';
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
    });
    await first.route('**/*', (route) => route.abort());
    await first.setOffline(true);
    await first.close();
    const before = seen.length;

    const second = await browser.newContext(phone);
    expect(second).toBe(first);
    const again = await second.newPage();
    await again.goto(address);
    const left = await again.evaluate(async () => ({
      cookie: document.cookie.includes('left'),
      local: localStorage.getItem('left'),
      session: sessionStorage.getItem('left'),
      databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'left'),
    }));
    expect(left).toEqual({ cookie: false, local: null, session: null, databases: [] });
    expect(seen).toHaveLength(before);
    await second.close();
  });

  test('is not handed out for other options, nor after a script of a test', async () => {
    const first = await browser.newContext(phone);
    expect(await browser.newContext({ viewport: { width: 1300, height: 900 } })).not.toBe(first);
    await first.addInitScript(() => undefined);
    await first.close();
    expect(await browser.newContext(phone)).not.toBe(first);
  });
});
