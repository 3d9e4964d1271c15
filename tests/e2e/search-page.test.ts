/** The page of results over HTTP and in a real browser, in both shops: with and without scripts. */
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const posterHost = 'myposter.localhost';

describe('addresses of the search', () => {
  test('a query in another form leads to its displayed one, and a list with a query to the results', async () => {
    const locationOf = async (path: string, host?: string) => {
      const { status, headers } = await send(shop, { path, ...(host ? { host } : {}) });
      return [status, headers.location];
    };
    expect(await locationOf('/suche/?q=%20%20Olive%20%20gold')).toEqual([302, '/suche/?q=Olive%20gold']);
    expect(await locationOf(`/suche/?q=${'x'.repeat(3_000)}`)).toEqual([302, `/suche/?q=${'x'.repeat(80)}`]);
    expect(await locationOf('/suche/?q=%00')).toEqual([302, '/suche/']);
    expect(await locationOf('/karten-designen/?occasion=taufe&q=Taube')).toEqual([302, '/suche/?q=Taube&occasion=taufe']);
    expect(await locationOf('/poster?q=Mond', posterHost)).toEqual([302, '/suche?q=Mond']);
  });

  test('results are never indexed and named in no sitemap, title or alternate', async () => {
    const { status, body: sent, headers } = await send(shop, { path: '/suche/?q=Olivenzwieg' });
    const body = String(sent);
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex,nofollow']);
    expect(body).toContain('<title>Suche | Federleicht</title>');
    expect(body).not.toContain('hreflang');
    expect(body).toContain('data-product="olivia"');
    expect(String((await send(shop, { path: '/sitemap.xml' })).body)).not.toContain('/suche/');
    expect(String((await send(shop, { path: '/suche/?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E' })).body)).not.toContain('<script>alert(1)');
    expect(shop.output()).not.toContain('Olivenzwieg');
  });
});

describe.skipIf(!hasChromium)('the page of results', () => {
  test('works without scripts: from a list to the results, to a filter and to the words as typed', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1300, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/karten-designen/?occasion=hochzeit`, { timeout: 120_000 });
    const form = page.getByRole('search', { name: 'In „Karten zur Hochzeit“ suchen' });
    await form.getByRole('searchbox').fill('olivenzwieg');
    await form.getByRole('button', { name: 'Suchen' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=olivenzwieg&occasion=hochzeit');
    expect(await page.locator('h1').innerText()).toMatch(/^\d+ Designs mit Olivenzweig$/);
    expect(await page.locator('[data-list=search] [data-product]').count()).toBeGreaterThan(3);
    await page
      .locator('#filter')
      .getByRole('button', { name: /anzeigen/ })
      .click();
    expect(new URL(page.url()).searchParams.get('q')).toBe('olivenzwieg');
    await page.getByRole('link', { name: 'Genau so suchen' }).click();
    expect(new URL(page.url()).search).toBe('?q=olivenzwieg&exact=1');
    await context.close();
  });

  test('is narrowed by pills, and counts what is followed by its place alone', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${shop.origin}/suche/?q=olivenzwieg`, { waitUntil: 'networkidle', timeout: 120_000 });
    await hydrated(page);
    const pills = page.getByRole('navigation', { name: 'Schnell eingrenzen' });
    expect(await pills.getByRole('link').first().getAttribute('aria-current')).toBe('true');
    await pills.getByRole('link', { name: /^Taufe/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=olivenzwieg&occasion=taufe');
    await pills.getByRole('link', { name: /^Alle/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=olivenzwieg');
    const told = page.waitForRequest((request) => request.url().endsWith('/web-api/search/click'));
    await page.locator('[data-list=search] [data-product]').nth(1).getByRole('link').first().click();
    expect((await told).postData()).toBe('{"rank":2}');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('has the query in a field at its top on a phone, which a link empties', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${shop.origin}/suche/?q=olive`, { waitUntil: 'networkidle', timeout: 120_000 });
      if (javaScriptEnabled) await hydrated(page);
      const field = page.locator('main').getByRole('searchbox', { name: 'Suchen' });
      expect(await field.inputValue()).toBe('olive');
      await page.locator('main').getByRole('link', { name: 'Suche leeren' }).click();
      await expect.poll(() => field.inputValue()).toBe('');
      await field.fill('mond');
      await field.press('Enter');
      await page.waitForURL(/\/suche\/\?q=mond$/);
      await expect.poll(() => field.inputValue()).toBe('mond');
      await context.close();
    }
  });

  test('and its field, suggestions and sheet show what is chosen and active in colours of the system', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, forcedColors: 'active' });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/suche/?q=olivenzwieg`, { waitUntil: 'networkidle', timeout: 120_000 });
    await hydrated(page);
    const differs = (one: string, other: string) =>
      page.evaluate(
        (selectors) => {
          const looks = selectors.map((selector) => {
            const element = document.querySelector(selector);
            if (!element) return selector;
            const { backgroundColor, outline, borderBottom, textDecorationLine } = getComputedStyle(element);
            return [backgroundColor, outline, borderBottom, textDecorationLine].join();
          });
          return looks[0] !== looks[1];
        },
        [one, other] as const,
      );
    expect(await differs('.search-pill[aria-current]', '.search-pill:not([aria-current])')).toBe(true);
    await page.locator('header .search-wide input').click();
    await page.keyboard.type(' oliv');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await differs('.search-option[aria-selected="true"]', '.search-option[aria-selected="false"]')).toBe(true);
    const panel = await page.evaluate(() => getComputedStyle(document.querySelector('.search-panel') as Element).borderBottomStyle);
    expect(panel).toBe('solid');
    await context.close();
  });

  test('takes away what was understood and sorts, without a complaint or a violation on a phone and in a wide window', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const fine = async () => {
      for (const width of [1300, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityProblems(page), `${width} px wide`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 1300, height: 900 });
    };
    await page.goto(`${shop.origin}/suche/?q=Kirchenheft%20Ostern`, { waitUntil: 'networkidle', timeout: 120_000 });
    await hydrated(page);
    await fine();
    await page.getByRole('link', { name: 'Ostern entfernen' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/^\d+ Kirchenhefte$/);
    await page.getByLabel('Sortieren').selectOption('created');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=Kirchenheft&sort=created');
    await page.goto(`${shop.origin}/suche/?q=xyzzy%20qwrt`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('navigation', { name: 'Anlässe' }).getByRole('link').count()).toBeGreaterThan(5);
    await fine();
    await page.goto(`http://${posterHost}:${shop.port}/suche?q=mond`, { waitUntil: 'networkidle' });
    expect(await page.locator('h1').innerText()).toMatch(/^\d+ Poster mit Mond$/);
    await fine();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
