/** The search field in the headers of both shops in a real browser: by keys, by ears, on phones, without scripts, on slow lines. */
import type { BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { holdScripts } from '#tests/early-input.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { showOriginal, translate, type Way } from '#tests/translated-page.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const hosts = { federleicht: 'localhost', myposter: 'myposter.localhost' } as const;
const wide = { viewport: { width: 1300, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type Opened = { context: BrowserContext; page: Page; complaints: string[] };

async function open(path: string, options: BrowserContextOptions = wide, host: string = hosts.federleicht): Promise<Opened> {
  const context = await browser.newContext({ locale: 'de-DE', ...options });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`http://${host}:${shop.port}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return { context, page, complaints };
}

/** The field of wide windows, which is a combobox once it had the focus. */
const fieldOf = (page: Page) => page.locator('header .search-wide input');
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Vorschläge' });
const optionsOf = (page: Page) => listOf(page).getByRole('option');
const activeName = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.textContent ?? 'gone') : null;
  });
const expanded = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'));
const isSuggesting = (url: string | URL) => String(url).includes('/web-api/search/suggest');

/** Types and waits until the list is of what was typed. */
async function suggested(page: Page, q: string): Promise<void> {
  await fieldOf(page).fill(q);
  await listOf(page)
    .getByRole('option', { name: `Alle Ergebnisse zu „${q}“` })
    .waitFor();
}

/** Requests for suggestions wait in a map, by what was typed, until they are let go. */
async function holdSuggestions(context: BrowserContext): Promise<Map<string, Route>> {
  const held = new Map<string, Route>();
  await context.route(isSuggesting, (route) => {
    held.set(new URL(route.request().url()).searchParams.get('q') ?? '', route);
  });
  return held;
}

describe.skipIf(!hasChromium)('the search field in a wide window', () => {
  test('is moved through by keys: nothing is chosen by itself, Enter opens the active option, Escape closes and then empties', async () => {
    const { context, page, complaints } = await open('/');
    const field = fieldOf(page);
    await field.focus();
    await expect.poll(() => field.getAttribute('role')).toBe('combobox');
    expect(await expanded(page)).toBe('false');
    await suggested(page, 'oliv');
    expect(await expanded(page)).toBe('true');
    expect(await activeName(page)).toBeNull();
    const names = await optionsOf(page).allTextContents();
    await page.keyboard.press('ArrowDown');
    expect(await activeName(page)).toBe(names[0]);
    expect(await listOf(page).locator('[aria-selected=true]').count()).toBe(1);
    await page.keyboard.press('ArrowUp');
    expect(await activeName(page)).toBeNull();
    await page.keyboard.press('ArrowUp');
    expect(await activeName(page)).toBe(names.at(-1));
    await page.keyboard.press('Home');
    expect(await activeName(page)).toBeNull();
    expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.value])).toEqual([0, 'oliv']);
    await page.keyboard.press('Escape');
    expect([await expanded(page), await field.inputValue(), await listOf(page).count()]).toEqual(['false', 'oliv', 0]);
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('');
    await suggested(page, 'olivia');
    const design = optionsOf(page).filter({ hasText: 'Einladung' }).first();
    while ((await design.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/karten-designen\/olivia/);
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await listOf(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('searches what was typed when no option is active, shows it with the results, and lists it the next time', async () => {
    const { context, page, complaints } = await open('/');
    await suggested(page, 'taube');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/suche\/\?q=taube$/);
    await page.getByRole('heading', { level: 1, name: /taube/i }).waitFor();
    await expect.poll(() => fieldOf(page).inputValue()).toBe('taube');
    expect(await page.locator('main').getByRole('search').filter({ visible: true }).count()).toBe(0);
    await page.goto(`${shop.origin}/kontakt/`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await fieldOf(page).click();
    await listOf(page).getByRole('group', { name: 'Zuletzt gesucht' }).getByRole('option', { name: 'taube' }).waitFor();
    expect(await listOf(page).getByRole('group', { name: 'Anlässe' }).getByRole('option').count()).toBeGreaterThan(4);
    await page.keyboard.press('Tab');
    await listOf(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is a combobox with named groups for screen readers, which hear the number of suggestions once', async () => {
    const { context, page } = await open('/', wide, hosts.myposter);
    await suggested(page, 'mond');
    const tree = await page.locator('header').ariaSnapshot();
    expect(tree).toMatch(/- search "Suche":/);
    expect(tree).toMatch(/- combobox "Suche" \[expanded\](?: \[active\])?: mond|- combobox "Suche" \[active\] \[expanded\]: mond/);
    expect(tree).toMatch(/- listbox "Vorschläge":/);
    expect(tree).toMatch(/- group "Poster":/);
    expect(tree).toMatch(/- option "Mond über dem Watt 70 × 50 cm ab [^"]*"/);
    const said = page.locator('[data-search-said]').first();
    await expect.poll(() => said.textContent()).toMatch(/^\d+ Vorschläge$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => said.textContent()).toBe('');
    await context.close();
  });

  test('shows only the answer to what was typed last, also when it comes before the others', async () => {
    const { context, page } = await open('/');
    const held = await holdSuggestions(context);
    const field = fieldOf(page);
    await field.fill('taube');
    await expect.poll(() => held.has('taube')).toBe(true);
    await field.fill('mond');
    await expect.poll(() => held.has('mond')).toBe(true);
    await held.get('mond')?.continue();
    await optionsOf(page).filter({ hasText: 'Alle Ergebnisse zu „mond“' }).waitFor();
    // It was given up.
    await held
      .get('taube')
      ?.continue()
      .catch(() => undefined);
    await page.waitForTimeout(500);
    expect(await optionsOf(page).filter({ hasText: 'taube' }).count()).toBe(0);
    await context.close();
  });

  test('still searches while suggestions do not come, and after they failed', async () => {
    for (const path of ['/', '/karten-designen/']) {
      const { context, page } = await open(path);
      await context.route(isSuggesting, (route) => route.abort());
      await fieldOf(page).fill('olive');
      await page.waitForTimeout(400);
      expect(await listOf(page).count()).toBe(0);
      await fieldOf(page).press('Enter');
      await page.waitForURL(/\/suche\/\?q=olive$/);
      await context.close();
    }
  });

  test('searches without what suggests, when its script cannot be fetched, and without any script', async () => {
    const lost = await browser.newContext(wide);
    await lost.route(/\/assets\/suggestions-[^/]*\.js$/, (route) => route.abort());
    const plain = await browser.newContext({ ...wide, javaScriptEnabled: false });
    for (const context of [lost, plain]) {
      const page = await context.newPage();
      await page.goto(`${shop.origin}/`, { waitUntil: 'networkidle', timeout: 120_000 });
      await fieldOf(page).fill('olive');
      await fieldOf(page).press('Enter');
      await page.waitForURL(/\/suche\/\?q=olive$/);
      expect(await fieldOf(page).inputValue()).toBe('olive');
      expect(await page.locator('[data-product]').count()).toBeGreaterThan(3);
      await context.close();
    }
  });

  test.each(Object.entries(hosts))('of %s keeps what was typed before its scripts, and then suggests', async (_channel, host) => {
    const context = await browser.newContext({ ...wide, locale: 'de-DE' });
    const complaints = complaintsOf(context);
    const release = await holdScripts(context);
    const page = await context.newPage();
    await page.goto(`http://${host}:${shop.port}/`, { waitUntil: 'domcontentloaded' });
    await fieldOf(page).pressSequentially('mon');
    release();
    await hydrated(page);
    await page.keyboard.type('d');
    await optionsOf(page).filter({ hasText: 'Alle Ergebnisse zu „mond“' }).waitFor();
    expect(await fieldOf(page).inputValue()).toBe('mond');
    expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
    await context.close();
  });

  test.each<Way>(['replace', 'beside'])('goes on in a page that was translated (%s)', async (way) => {
    const { context, page, complaints } = await open('/karten-designen/olivia/');
    await translate(page, way);
    await fieldOf(page).fill('oliv');
    await optionsOf(page).first().waitFor();
    await translate(page, way);
    await fieldOf(page).fill('taube');
    await listOf(page)
      .getByRole('option', { name: /„taube“/i })
      .waitFor();
    await showOriginal(page);
    await fieldOf(page).fill('');
    await listOf(page).getByRole('group', { name: 'Anlässe' }).waitFor();
    await fieldOf(page).fill('olive');
    await fieldOf(page).press('Enter');
    await page.waitForURL(/\/suche\/\?q=olive$/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.skipIf(!hasChromium)('the search on a phone', () => {
  const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Suche' });

  test.each(Object.entries(hosts))(
    'of %s opens in a sheet with the focus in its field; the way back and Escape close it',
    async (_channel, host) => {
      const { context, page, complaints } = await open('/', phone, host);
      const link = page.getByRole('link', { name: 'Suche', exact: true });
      const address = page.url();
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => sheetOf(page).getByRole('button', { name: 'Schließen' }).tap(),
      ]) {
        await link.tap();
        await sheetOf(page).waitFor();
        expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
        const options = sheetOf(page).getByRole('option');
        await options.first().waitFor();
        for (const option of await options.all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await close();
        await sheetOf(page).waitFor({ state: 'hidden' });
        await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('search-link');
        expect(page.url()).toBe(address);
        // The entry of the sheet is gone, too.
        await expect.poll(() => page.evaluate(() => history.state?.isSearchSheet ?? false)).toBe(false);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('leads from the sheet to a design and to results, and back to the page it was opened on', async () => {
    const { context, page, complaints } = await open('/kontakt/', phone);
    const link = page.getByRole('link', { name: 'Suche', exact: true });
    const field = sheetOf(page).getByRole('combobox');
    await link.tap();
    await field.fill('olivia');
    await sheetOf(page).getByRole('option').filter({ hasText: 'Einladung' }).first().tap();
    await page.waitForURL(/karten-designen\/olivia/);
    await sheetOf(page).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL(/kontakt/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await link.tap();
    await field.fill('taube');
    await field.press('Enter');
    await page.waitForURL(/\/suche\/\?q=taube$/);
    await sheetOf(page).waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL(/kontakt/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('opens and searches also when what suggests cannot be fetched; without scripts the link leads to the page of the search', async () => {
    const { context, page } = await open('/', phone);
    await context.route(/\/assets\/suggestions-[^/]*\.js$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Suche', exact: true }).tap();
    const field = sheetOf(page).getByRole('textbox');
    await field.fill('olive');
    await field.press('Enter');
    await page.waitForURL(/\/suche\/\?q=olive$/);
    await context.close();

    const plain = await open('/', { ...phone, javaScriptEnabled: false });
    await plain.page.getByRole('link', { name: 'Suche', exact: true }).tap();
    await plain.page.waitForURL(/\/suche\/$/);
    await plain.page.locator('main').getByRole('searchbox').fill('olive');
    await plain.page.locator('main').getByRole('button', { name: 'Suchen' }).tap();
    await plain.page.waitForURL(/\/suche\/\?q=olive$/);
    await plain.context.close();
  });
});

describe.skipIf(!hasChromium)('headers with the search', () => {
  test.each(Object.entries(hosts))('of %s fit into every window, with letters of twice the size as well', async (_channel, host) => {
    const { context, page } = await open('/', wide, host);
    for (const size of ['100%', '200%'])
      for (const width of size === '100%' ? [320, 360, 390, 768, 900, 1024, 1300] : [320, 390, 1300]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
        const [right, field] = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('.header-entries > a, .header-entries > form input, header nav > a')]
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect());
          const input = document.querySelector('header .search-wide input');
          return [Math.max(...boxes.map((box) => box.right)), input?.checkVisibility() ? input.clientWidth : null];
        });
        expect(right, `${width} px wide, letters ${size}`).toBeLessThanOrEqual(width);
        if (field !== null) expect(field, `${width} px wide, letters ${size}`).toBeGreaterThan(120);
      }
    await context.close();
  });
});
