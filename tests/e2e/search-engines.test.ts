/** What search engines find: sitemaps, structured data, titles. On a shop with real domains. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photobookSets } from '#core/catalogue/photobook-sets.ts';
import { designGroups } from '#core/products/calendar/design/registry.ts';
import { type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

const hosts = 'www.federleicht.example=federleicht:DE,www.federleicht-at.example=federleicht:AT,www.myposter.example=myposter:DE';
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop({ env: { PUBLIC_ORIGIN: 'https://www.federleicht.example', HOSTS: hosts } });
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const get = (path: string, host = 'www.federleicht.example') => send(shop, { path, headers: { host } });
const read = async (path: string, host?: string) => (await get(path, host)).text;

function structuredData(html: string): Record<string, unknown>[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, text = '']) => JSON.parse(text));
}

function kind(html: string, type: string): Record<string, unknown> | undefined {
  return structuredData(html).find((data) => data['@type'] === type);
}

describe('sitemaps', () => {
  test('the index names the lists of this host, and each list its pages with their address in the other markets', async () => {
    const index = await read('/sitemap.xml');
    expect(index).toContain('<loc>https://www.federleicht.example/sitemap-cards.xml</loc>');
    const cards = await read('/sitemap-cards.xml');
    expect(cards).toContain('<loc>https://www.federleicht.example/karten-designen/olivia/</loc>');
    expect(cards).toContain('hreflang="de-AT" href="https://www.federleicht-at.example/karten-designen/olivia/"');
    expect(cards).toContain('hreflang="x-default" href="https://www.federleicht.example/karten-designen/olivia/"');
    const pages = await read('/sitemap-pages.xml');
    expect(pages).toContain('<loc>https://www.federleicht.example/</loc>');
    expect(pages).toContain('<loc>https://www.federleicht.example/impressum/</loc>');
    expect(pages).not.toMatch(/warenkorb|kasse|configurator|newsletter|land-/);
  });

  test('every address of a sitemap is a page that may be indexed and names itself as canonical', async () => {
    const listed = `${await read('/sitemap-pages.xml')}${(await read('/sitemap-cards.xml')).slice(0, 3000)}`;
    const paths = Array.from(listed.matchAll(/<loc>https:\/\/www\.federleicht\.example([^<]*)<\/loc>/g), ([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const { status, text, headers } = await get(path);
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, 'index,follow']);
      expect(text).toContain(`<link rel="canonical" href="https://www.federleicht.example${path}"/>`);
    }
  });

  test('the poster channel lists its own pages only', async () => {
    expect(await read('/sitemap.xml', 'www.myposter.example')).not.toContain('cards');
    expect(await read('/sitemap-cards.xml', 'www.myposter.example')).toContain('<!DOCTYPE html>');
    expect(await read('/sitemap-pages.xml', 'www.myposter.example')).toContain('<loc>https://www.myposter.example/impressum</loc>');
    const wallArt = await read('/sitemap-pages.xml', 'www.myposter.example');
    for (const path of ['poster', 'wandbilder', 'wandbilder/leinwand'])
      expect(wallArt).toContain(`<loc>https://www.myposter.example/${path}</loc>`);
    expect(await read('/sitemap-posters.xml', 'www.myposter.example')).toContain('<loc>https://www.myposter.example/poster/tanz</loc>');
    expect(await read('/sitemap-posters.xml')).toContain('<!DOCTYPE html>');
  });
});

describe('structured data', () => {
  test('the home pages have the organization with its support hours, its year and its city [F483, F484]', async () => {
    for (const [host, name] of [
      ['www.federleicht.example', 'Federleicht'],
      ['www.myposter.example', 'myposter'],
    ] as const) {
      const organization = kind(await read('/', host), 'Organization');
      expect(organization).toMatchObject({ name, foundingDate: '2019', address: { addressLocality: 'München', addressCountry: 'DE' } });
      const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
      expect(organization).toMatchObject({ contactPoint: { hoursAvailable: { dayOfWeek, opens: '08:00', closes: '17:00' } } });
    }
  });

  test('a product has its price, its pictures and its way through the shop', async () => {
    const html = await read('/karten-designen/olivia/');
    const product = kind(html, 'Product') as { image: string[]; offers: { lowPrice: string; highPrice: string; priceCurrency: string } };
    expect(product.offers.priceCurrency).toBe('EUR');
    expect(Number(product.offers.lowPrice)).toBeGreaterThan(0);
    expect(Number(product.offers.highPrice)).toBeGreaterThan(Number(product.offers.lowPrice));
    expect((await get(new URL(product.image[0] ?? '').pathname)).status).toBe(200);
    expect(kind(html, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }, { position: 4 }],
    });
  });

  test('a poster and a material have their prices, a picture, their way through the shop and the day of arrival [E080]', async () => {
    const trails = { '/poster/tanz': ['Start', 'Poster', 'Tanz'], '/wandbilder/leinwand': ['Start', 'Wandbilder', 'Leinwand'] };
    for (const [path, trail] of Object.entries(trails)) {
      const html = await read(path, 'www.myposter.example');
      expect(html).toContain(`<link rel="canonical" href="https://www.myposter.example${path}"`);
      const product = kind(html, 'Product') as { image: string[]; offers: { lowPrice: string; highPrice: string; offerCount: number } };
      expect(product).toMatchObject({
        brand: { name: 'myposter' },
        offers: { priceCurrency: 'EUR', url: `https://www.myposter.example${path}` },
      });
      const { lowPrice, highPrice, offerCount } = product.offers;
      expect(offerCount).toBeGreaterThan(5);
      expect(Number(lowPrice)).toBeGreaterThan(0);
      expect(Number(highPrice)).toBeGreaterThan(Number(lowPrice));
      expect((await get(new URL(product.image[0] ?? '').pathname, 'www.myposter.example')).status).toBe(200);
      const { itemListElement } = kind(html, 'BreadcrumbList') as { itemListElement: { name: string }[] };
      expect(itemListElement.map(({ name }) => name)).toEqual(trail);
      const [arrival] = /bestellt, bis (?:\S+tag|Mittwoch), [^<"]{5,30} bei dir\./.exec(html) ?? [];
      expect([path, arrival]).toEqual([path, expect.any(String)]);
    }
  });

  test.each([
    ['a card', '/karten-designen/olivia/', ['Start', 'Karten', 'Hochzeit', 'Olivia'], 'Olivia, Einladung zur Hochzeit'],
    ['a photo book', '/fotobuch/echtfotobuch/', ['Start', 'Fotobücher', 'Echtfotobuch'], 'Echtfotobuch'],
    ['a collage', '/collagen/', ['Start', 'Fotocollagen'], 'Fotocollagen'],
  ])('%s has title, canonical link, lowest price, way through the shop and day of arrival [E080]', async (_, path, trail, title) => {
    const html = await read(path);
    expect(/<title>([^<|]*)/.exec(html)?.[1]).toContain(title);
    expect(html).toContain(`<link rel="canonical" href="https://www.federleicht.example${path}"`);
    const product = kind(html, 'Product') as { offers: { lowPrice: string; highPrice: string } };
    expect(product).toMatchObject({ offers: { priceCurrency: 'EUR', url: `https://www.federleicht.example${path}` } });
    expect(Number(product.offers.lowPrice)).toBeGreaterThan(0);
    expect(Number(product.offers.highPrice)).toBeGreaterThanOrEqual(Number(product.offers.lowPrice));
    const { itemListElement } = kind(html, 'BreadcrumbList') as { itemListElement: { name: string }[] };
    expect(itemListElement.map(({ name }) => name)).toEqual(trail);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main).toMatch(/\d,\d\d(\s|&nbsp;)€/);
    expect(main).toMatch(/bis [^<"]{5,30} bei dir\./);
  });

  test('a list names its designs in their order', async () => {
    const list = kind(await read('/karten-designen/'), 'ItemList') as { numberOfItems: number; itemListElement: { url: string }[] };
    expect(list.itemListElement.length).toBe(list.numberOfItems);
    expect(list.itemListElement[0]?.url).toMatch(/^https:\/\/www\.federleicht\.example\/karten-designen\/[a-z0-9-]+\/$/);
  });
});

describe('canonical links of pages', () => {
  const [calendar] = designGroups;
  const [colouring] = calendar?.colourings ?? [];
  const [book] = photobookSets;
  const calendars = `calendarType=wandkalender&designGroupId=${calendar?.id}&designId=${colouring?.id}`;
  const collages = 'designId=13&formatType=square&productType=collage';
  const books = `productType=fotoheft&designGroupSetId=${book?.id}`;

  test.each([
    ['www.federleicht.example', '/fotokalender/', calendars, 'year=2027', '[F313]'],
    ['www.federleicht.example', '/fotokalender/wandkalender/', calendars, 'year=2027', '[F313]'],
    ['www.federleicht.example', '/collagen/', collages, 'amount=2', '[F314]'],
    ['www.myposter.example', '/collagen', collages, 'amount=2', '[F314]'],
    ['www.federleicht.example', '/fotobuecher/', books, 'pageCount=48', '[F315]'],
    ['www.federleicht.example', '/fotobuch/fotoheft/', books, 'pageCount=48', '[F315]'],
  ])('on %s %s keeps %s in this order, and not %s %s', async (host, path, kept, left) => {
    const given = kept.split('&').toReversed().join('&');
    const html = await read(`${path}?${left}&${given}`, host);
    const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(href.replaceAll('&amp;', '&')).toBe(`https://${host}${path}?${kept}`);
  });
});

describe('titles and descriptions', () => {
  test('a product’s are built from design, category and occasion, with the name of the site [F100, F101]', async () => {
    const html = await read('/karten-designen/olivia/');
    expect(html).toContain('<title>Olivia, Einladung zur Hochzeit | Federleicht</title>');
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain('Olivia, Einladung zur Hochzeit.');
  });

  test('titles end with the name of the site, in every market and channel [F101]', async () => {
    const title = async (path: string, host: string) => /<title>([^<]*)<\/title>/.exec(await read(path, host))?.[1];
    expect(await title('/karten-designen/olivia/', 'www.federleicht-at.example')).toBe('Olivia, Einladung zur Hochzeit | Federleicht');
    expect(await title('/impressum/', 'www.federleicht.example')).toMatch(/^[^|]+ \| Federleicht$/);
    expect(await title('/impressum', 'www.myposter.example')).toMatch(/^[^|]+ \| myposter$/);
  });

  test('every page has one title, one description and one first heading', async () => {
    for (const path of ['/', '/karten-designen/', '/karten-designen/olivia/', '/impressum/', '/sitemap/', '/fragen-und-antworten/']) {
      const html = await read(path);
      const count = (pattern: RegExp) => html.match(pattern)?.length;
      expect([path, count(/<title>/g), count(/<meta name="description"/g), count(/<h1[ >]/g)]).toEqual([path, 1, 1, 1]);
    }
  });
});
