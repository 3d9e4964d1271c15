/** From the start page of each channel links alone lead to everything that is sold, and no link leads nowhere. Over HTTP, without a browser. */
import { beforeAll, describe, expect, test } from 'vitest';
import { products } from '#core/products/registry.ts';
import type { Channel } from '#core/values/channel.ts';
import { channelHosts as hosts, kindOf, productStarts as starts } from '#tests/page-links.ts';
import { type SharedShop, sharedShop } from '#tests/shared-shop.ts';
import { send, withoutHandoff } from '#tests/shop.ts';

let shop: SharedShop;
beforeAll(async () => {
  shop = await sharedShop();
});

function linksOf(html: string, path: string): string[] {
  const hrefs = Array.from(withoutHandoff(html).matchAll(/<a [^>]*href="([^"#]+)/g), ([, href = '']) => href.replaceAll('&amp;', '&'));
  return hrefs
    .filter((href) => !/^[a-z]+:/i.test(href) && !href.includes('channel=') && !href.includes('country='))
    .map((href) => {
      const { pathname, search } = new URL(href, `http://shop${path}`);
      return `${pathname}${search}`;
    });
}

type Walk = { found: Set<string>; dead: { from: string; to: string; status: number }[] };

/** Pages that are asked for at a time. */
const atOnce = 6;

/** Everything that links lead to, page by page. */
async function walk(host: string): Promise<Walk> {
  const found = new Set(['/']);
  const dead: Walk['dead'] = [];
  const kinds = new Set<string>();
  const next = [{ to: '/', from: '' }];
  while (next.length > 0) {
    const pages = next.splice(0, atOnce);
    const answers = await Promise.all(pages.map(({ to }) => send(shop, { path: to, host })));
    for (const [at, { status, text, headers }] of answers.entries()) {
      const page = pages[at] ?? { to: '', from: '' };
      if (status >= 400) dead.push({ ...page, status });
      const target = status >= 300 && status < 400 ? [String(headers.location)] : linksOf(text, page.to);
      for (const to of target) {
        if (found.has(to)) continue;
        found.add(to);
        if (kinds.has(kindOf(to))) continue;
        kinds.add(kindOf(to));
        next.push({ to, from: page.to });
      }
    }
  }
  return { found, dead };
}

const pathsOf = (hrefs: Iterable<string>) => new Set(Array.from(hrefs, (href) => href.split('?')[0]?.replace(/(.)\/$/, '$1')));

describe.each(Object.entries(hosts) as [Channel, string][])('in the channel %s', (channel, host) => {
  const wanted = Object.values(starts).flatMap((start) => start[channel] ?? []);

  test('links lead from the start page to every product, and none leads nowhere [F003, F074]', async () => {
    const { found, dead } = await walk(host);
    expect(dead).toEqual([]);
    const paths = pathsOf(found);
    expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
    // Every product has a place in the table.
    expect(Object.keys(products).filter((type) => !Object.hasOwn(starts, type))).toEqual([]);
  }, 300_000);

  test.each([
    ['the menu', (page: string) => page.split('<main')[0] ?? ''],
    ['the menu of phones', (page: string) => /<nav aria-label="Menü" class="absolute.*?<\/nav>/s.exec(page)?.[0] ?? ''],
    ['the footer', (page: string) => page.split('<footer')[1] ?? ''],
  ])('%s leads to each of them', async (_, part) => {
    const { text } = await send(shop, { path: '/', host });
    const paths = pathsOf(linksOf(part(text), '/'));
    expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
  });

  test.each(['/', '/fotoprodukte'])('the page %s leads to each of them', async (path) => {
    const { text } = await send(shop, { path: channel === 'federleicht' && path !== '/' ? `${path}/` : path, host });
    const main = /<main.*?<\/main>/s.exec(text)?.[0] ?? '';
    const paths = pathsOf(linksOf(main, path));
    const own = new Set(['/kartenarten']);
    expect(wanted.filter((one) => !paths.has(one) && !own.has(one) && !isWallArt(one, paths))).toEqual([]);
  });
});

/** The poster shop leads to its materials, and those to the editor. */
function isWallArt(path: string, paths: ReadonlySet<string | undefined>): boolean {
  return path === '/configurator-photo-frame' && paths.has('/wandbilder');
}

describe('the poster shop', () => {
  test.each(['/themes', '/themes/1461', '/express', '/fotoprodukte'])('has a page %s of its own [E075]', async (path) => {
    const { status, text } = await send(shop, { path, host: hosts.myposter });
    expect(status).toBe(200);
    expect(text).toContain('data-channel="myposter"');
    expect(text).toMatch(/<h1/);
  });

  test('has themes of posters, and a 404 for a number without one [E075]', async () => {
    const { text } = await send(shop, { path: '/themes', host: hosts.myposter });
    const themes = linksOf(text, '/themes').filter((href) => /^\/themes\/\d+$/.test(href));
    expect(themes.length).toBeGreaterThan(3);
    for (const path of themes) {
      const theme = await send(shop, { path, host: hosts.myposter });
      expect(linksOf(theme.text, path).filter((href) => /^\/poster\/[a-z]+/.test(href)).length, path).toBeGreaterThan(0);
    }
    expect((await send(shop, { path: '/themes/999', host: hosts.myposter })).status).toBe(404);
  });
});

describe('the start page of the card shop', () => {
  test('shows the benefits: samples, delivery, express, the tools of the editor, the newspaper [E086, F012, F013, F014, F015, F016, F017, F018, F025, F026, F028]', async () => {
    const { text } = await send(shop, { path: '/', host: hosts.federleicht });
    const main = withoutHandoff(/<main.*?<\/main>/s.exec(text)?.[0] ?? '');
    for (const words of [
      'Drei Musterkarten gratis',
      'Cliparts',
      'Hintergründe',
      'Rahmen',
      'Formen',
      'Eigenes Layout',
      'Leeres Blatt',
      'Express in 24 Stunden',
      'In 2 bis 4 Werktagen',
      'Hochzeitszeitung in 24 Stunden',
    ])
      expect(main, words).toContain(words);
  });
});

describe('the page about samples', () => {
  test('names three free samples and three sets with what is in them, each with its button [F012, F074]', async () => {
    const { text } = await send(shop, { path: '/musterkarten/', host: hosts.federleicht });
    const main = withoutHandoff(/<main.*?<\/main>/s.exec(text)?.[0] ?? '');
    expect(main).toContain('Drei Musterkarten sind kostenlos');
    for (const set of ['papers', 'finishes', 'envelopes']) expect(main).toContain(`value="sku=${set}"`);
    expect(main.match(/Wiegt mit Umschlag [\d,]+\s?g und kommt als/g)).toHaveLength(3);
  });
});
