/**
 * What visitors reach from the home page of each channel by links that they see, in a real browser, at the widths of a phone and of a desk: every
 * product. No link that is seen on the way leads nowhere. The sample walks a few pages and follows some of their links, the long form all.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Channel } from '#core/values/channel.ts';
import { hasChromium, hydrated } from '#tests/browser.ts';
import { isLongForm, sampled } from '#tests/long-form.ts';
import { channelHosts, kindOf, productStarts } from '#tests/page-links.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** Pages of the sample. */
const fewPages = 4;

/** Paths of the links that are to be seen, below the same host. */
function seenPaths(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && link.getBoundingClientRect().width > 1)
    .map(({ href }) => new URL(href))
    .filter(({ origin, searchParams }) => origin === location.origin && !searchParams.has('channel') && !searchParams.has('country'))
    .map(({ pathname, search }) => pathname + search);
}

/** The links of a page, with those of the menus of its header, each opened by a click or a tap. */
async function linksOf(page: Page): Promise<Set<string>> {
  const links = new Set(await page.evaluate(seenPaths));
  for (const menu of await page.locator('header details > summary').filter({ visible: true }).all()) {
    await menu.click();
    for (const path of await page.evaluate(seenPaths)) links.add(path);
    await page.keyboard.press('Escape');
    if (await menu.evaluate((summary) => summary.parentElement?.hasAttribute('open'))) await menu.click();
  }
  return links;
}

/** Every link that is met on the way, and the pages that were opened: one of each kind. */
async function walk(page: Page, origin: string): Promise<{ links: Set<string>; opened: string[] }> {
  const links = new Set(['/']);
  const kinds = new Set<string>();
  const opened: string[] = [];
  const next = ['/'];
  while (next.length > 0 && (isLongForm || opened.length < fewPages)) {
    const path = next.shift() ?? '/';
    const answer = await page.goto(origin + path);
    expect(answer?.status(), path).toBeLessThan(400);
    opened.push(path);
    // Configurators stand alone, without the menus of the shop.
    if (await page.locator('header details').count()) await hydrated(page);
    for (const found of await linksOf(page)) {
      if (links.has(found)) continue;
      links.add(found);
      if (kinds.has(kindOf(found))) continue;
      kinds.add(kindOf(found));
      next.push(found);
    }
  }
  return { links, opened };
}

const views = (Object.entries(channelHosts) as [Channel, string][]).flatMap(([channel, host]) =>
  [390, 1300].map((width) => ({ channel, host, width })),
);

test.runIf(hasChromium).each(views)(
  'from the home page of $channel at $width pixels, links that are seen lead to every product, and none leads nowhere [F003, F074]',
  async ({ channel, host, width }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch: width < 500, locale: 'de-DE' });
    const { links, opened } = await walk(await context.newPage(), `http://${host}:${shop.port}`);
    await context.close();
    expect(opened.length).toBeGreaterThanOrEqual(fewPages);
    const paths = new Set(Array.from(links, (link) => link.split('?')[0]?.replace(/(.)\/$/, '$1')));
    expect(
      Object.values(productStarts)
        .flatMap((start) => start[channel] ?? [])
        .filter((path) => !paths.has(path)),
    ).toEqual([]);
    const dead: string[] = [];
    for (const path of sampled([...links], 12)) {
      const { status } = await send(shop, { path, host });
      if (status >= 400) dead.push(`${status} ${path}`);
    }
    expect(dead).toEqual([]);
  },
  isLongForm ? 1_200_000 : 180_000,
);
