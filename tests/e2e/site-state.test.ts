/** What belongs to the whole site: the page's title after a change of the route, and errors that reach the log. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium, hydrated, takenOver } from '#tests/browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

async function open(path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1300, height: 900 } })).newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return page;
}

/** Throws an uncaught error, as soon as the page listens. */
async function throwUntilLogged(page: Page, message: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(
          (text) =>
            void setTimeout(() => {
              throw new Error(text);
            }),
          message,
        );
        await page.waitForTimeout(200);
        return shop.output().includes(message);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

describe.skipIf(!hasChromium)('the whole site', () => {
  test('the title of a page is read out after the route changed, and not before [F245, F504]', async () => {
    const page = await open('/kontakt/');
    const state = page.locator('[data-page-title]');
    expect(await state.textContent()).toBe('');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Zahlungsarten' });
    await takenOver(link);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Zahlungsarten' }).waitFor();
    await expect.poll(() => state.textContent()).toBe(await page.title());
    expect(await page.title()).toContain('Zahlungsarten');
    await page.context().close();
  });

  test.each([
    [1300, 'large'],
    [360, 'small'],
  ] as const)(
    'at %i px the page of an address that is gone is one link as wide as the window, with the %s picture and no button [F104, F106, F107]',
    async (width, size) => {
      const page = await open('/gibt-es-nicht/');
      await page.setViewportSize({ width, height: 900 });
      const slide = page.getByRole('main').getByRole('link');
      expect(await slide.count()).toBe(1);
      expect(await slide.boundingBox()).toMatchObject({ x: 0, width });
      await expect.poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`not-found-${size}`);
      const button = await slide.getByText('Zur Startseite', { exact: true }).boundingBox();
      expect(Math.max(button?.width ?? 9, button?.height ?? 9)).toBeLessThanOrEqual(1);
      await slide.click();
      await page.waitForURL(`${shop.origin}/`);
      await page.context().close();
    },
  );

  test('an uncaught error is logged with its page, and logging=0 switches that off [F425] [F443]', async () => {
    const page = await open('/kontakt/');
    await throwUntilLogged(page, 'Probe auf der Kontaktseite');
    const line = shop
      .output()
      .split('\n')
      .find((entry) => entry.includes('Probe auf der Kontaktseite'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      event: 'browser-app-error',
      path: '/kontakt/',
      message: 'Error: Probe auf der Kontaktseite',
    });
    await page.context().close();

    const quiet = await open('/kontakt/?logging=0');
    let reports = 0;
    quiet.on('request', (request) => {
      if (request.url().endsWith('/web-api/log')) reports += 1;
    });
    for (let at = 0; at < 5; at += 1) {
      await quiet.evaluate(
        () =>
          void setTimeout(() => {
            throw new Error('stille Probe');
          }),
      );
      await quiet.waitForTimeout(200);
    }
    expect(reports).toBe(0);
    expect(shop.output()).not.toContain('stille Probe');
    await quiet.context().close();
  });
});

test('a report that is no report is refused', async () => {
  const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', 'content-type': 'application/json' };
  for (const body of ['{}', '{"event":"rm -rf","message":"","stack":"","path":"/","repeats":0}'])
    expect(
      (await send(shop, { path: '/web-api/log', method: 'POST', headers: { ...headers, 'content-length': String(body.length) }, body }))
        .status,
    ).toBe(422);
});
