/** Moving around in a real browser: where a page stands afterwards, and what is fetched ahead. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser({ savesData: false });

/** A window on a page that the router has taken over. */
async function open(path: string, prepare?: (context: BrowserContext) => Promise<void>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1300, height: 700 } });
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return page;
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows an address as a link in the page would, without loading the document anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const router = (window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }).__reactRouterDataRouter;
    return router.navigate(target);
  }, path);
}

describe.skipIf(!hasChromium)('scrolling', () => {
  test('the browser leaves scroll positions to the shop [F059]', async () => {
    const page = await open('/karten-designen/');
    // Effects come after the hydration itself, later than that where the processor is busy.
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.context().close();
  });

  test('another path begins at the top, and going back finds the old place [F058]', async () => {
    const page = await open('/karten-designen/');
    await page.evaluate(() => window.scrollTo(0, 600));
    // A click by the script: the browser would first scroll the link into its view.
    await page
      .getByRole('link', { name: /Lorbeer/ })
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.getByRole('heading', { level: 1, name: 'Lorbeer' }).waitFor();
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.context().close();
  });

  test('on the product list a change of tileCount alone stands at the top left [F056]', async () => {
    const page = await open('/produkte/');
    await page.evaluate(() => window.scrollTo(0, 600));
    await follow(page, '/produkte/?tileCount=96');
    await page.waitForURL(/tileCount=96/);
    await expect.poll(() => page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
    await page.context().close();
  });

  test('a hash is scrolled to smoothly and gets the focus [F057]', async () => {
    const page = await open('/karten-designen/');
    const id = await page.evaluate(() => document.querySelector('main')?.id ?? '');
    expect(id).not.toBe('');
    await follow(page, `/karten-designen/#${id}`);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    await page.context().close();
  });
});

describe.skipIf(!hasChromium)('a hash far down the page', () => {
  test('is reached over positions between, and stands in the window at the end [F057]', async () => {
    const page = await open('/karten-designen/');
    await page.evaluate(() => {
      const foot = document.querySelector('footer');
      if (foot) foot.id = 'ende';
      const positions: number[] = [];
      addEventListener('scroll', () => positions.push(window.scrollY));
      Object.assign(window, { positions });
    });
    await follow(page, '/karten-designen/#ende');
    await expect.poll(() => page.locator('#ende').evaluate((foot) => foot.getBoundingClientRect().top < window.innerHeight)).toBe(true);
    const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
    // A jump is one position.
    expect(new Set(positions).size).toBeGreaterThan(2);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    await page.context().close();
  });
});

describe.skipIf(!hasChromium)('fetching ahead', () => {
  const restOnCard = (page: Page) =>
    page
      .getByRole('link', { name: /Lorbeer/ })
      .first()
      .hover();

  /** What is fetched ahead while a pointer rests on a link to a card. */
  async function fetchedAhead(connection: Record<string, unknown>): Promise<string[]> {
    const fetched: string[] = [];
    const page = await open('/karten-designen/', async (context) => {
      await context.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }), connection);
    });
    page.on('request', (request) => {
      if (request.url().includes('/_payload.json?')) fetched.push(request.url());
    });
    await restOnCard(page);
    await page.waitForTimeout(1200);
    await page.context().close();
    return fetched;
  }

  test('a link under the pointer is fetched ahead [F060]', async () => {
    const page = await open('/karten-designen/');
    const fetched = page.waitForRequest((request) => request.url().includes('/_payload.json?') && request.url().includes('lorbeer'));
    await restOnCard(page);
    await fetched;
    await page.context().close();
  });

  test('links that are seen are fetched ahead without a pointer, and others are not [F060]', async () => {
    const fetched: string[] = [];
    const page = await open('/impressum/', async (context) => {
      context.on('request', (request) => {
        if (request.url().includes('/_payload.json?')) fetched.push(decodeURIComponent(request.url()));
      });
    });
    for (const occasion of ['hochzeit', 'trauer'])
      await expect.poll(() => fetched.some((url) => url.includes(`occasion=${occasion}`))).toBe(true);
    // The footer leads there, and is fetched when a pointer rests on it only.
    expect(fetched.filter((url) => url.includes('/agb/'))).toEqual([]);
    await page.context().close();
  });

  test('nothing is fetched ahead on a slow 2g connection [F061]', async () => {
    expect(await fetchedAhead({ effectiveType: 'slow-2g', saveData: false })).toEqual([]);
  });

  test('nothing is fetched ahead with data-saver on [F062]', async () => {
    expect(await fetchedAhead({ effectiveType: '4g', saveData: true })).toEqual([]);
  });
});

describe.skipIf(!hasChromium)('the data of a page', () => {
  test('is fetched under its path with the build id, and a page of another build is loaded as a document [F418]', async () => {
    const page = await open('/');
    const build = await page.evaluate(
      () => (window as unknown as { __reactRouterManifest: { version: string } }).__reactRouterManifest.version,
    );
    const payload = page.waitForRequest((request) => new URL(request.url()).pathname === '/sitemap/_payload.json');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await follow(page, '/sitemap/');
    expect(new URL((await payload).url()).searchParams.get('build')).toBe(build);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.evaluate(() =>
      Object.assign((window as unknown as { __reactRouterManifest: object }).__reactRouterManifest, { version: 'old' }),
    );
    await follow(page, '/karten-designen/');
    await page.waitForFunction(() => !('isSameDocument' in window));
    expect(new URL(page.url()).pathname).toBe('/karten-designen/');
    await page.context().close();
  });
});

describe.skipIf(!hasChromium)('a module that is gone', () => {
  test('reloads the page once and then shows the error page instead of reloading for ever [F261, F432, F451]', async () => {
    const page = await open('/karten-designen/');
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(/\/assets\/sitemap-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    const reloaded = page.waitForEvent('load');
    void follow(page, '/sitemap/').catch(() => undefined);
    await reloaded;
    expect(documents).toBe(1);
    await hydrated(page);
    await page.waitForTimeout(300);
    // A slow machine may need longer for the reload than the guard lasts: the note is made one of this moment.
    const noted = await page.evaluate(() => {
      const paths = Object.keys(JSON.parse(sessionStorage.getItem('chunk-reload') ?? '{}'));
      sessionStorage.setItem('chunk-reload', JSON.stringify(Object.fromEntries(paths.map((path) => [path, Date.now()]))));
      return paths;
    });
    expect(noted).toEqual(['/karten-designen/']);
    void follow(page, '/sitemap/').catch(() => undefined);
    await page.getByRole('heading', { level: 1, name: /500/ }).waitFor();
    expect(documents).toBe(1);
    // What the page stands for reaches the log with its name.
    await expect.poll(() => shop.output()).toContain('"event":"browser-component-error"');
    await page.context().close();
  });
});
