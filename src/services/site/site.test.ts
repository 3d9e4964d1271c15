import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHosts } from '#core/site/market.ts';
import { openCatalogue, pageOf } from '#tests/block-page.tsx';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

describe('shop-frontends-initial-data', () => {
  const initial = (place: Parameters<typeof pageOf>[1]) =>
    pageOf(catalogue.shop, place).call('GET /web-api/shop-frontends-initial-data', {});

  test('names channel, locale, currency, unit and whether flags are off [F365]', async () => {
    expect(await initial({ country: 'CH' })).toMatchObject({
      channel: 'federleicht',
      country: 'CH',
      locale: 'de-CH',
      currency: 'CHF',
      unit: 'cm',
      flags: { disabled: false },
    });
    expect(await initial({ channel: 'myposter' })).toMatchObject({ channel: 'myposter', currency: 'EUR' });
  });

  test('names the pages of menu and footer with texts and paths of the channel [F365]', async () => {
    const { menu, footer } = await initial({});
    expect(menu.map(({ key, links }) => [key, links.length])).toEqual([
      ['photo', 7],
      ['paper', 7],
    ]);
    expect(footer.map(({ key }) => key)).toEqual(['about', 'help', 'legal']);
    expect(footer[2]?.links[0]).toEqual({ name: 'Impressum', path: '/impressum/' });
    for (const { name, path } of [...menu, ...footer].flatMap(({ links }) => links)) {
      expect(name).not.toMatch(/^(?:menu|footer)\./);
      expect(path).toMatch(/^\/[a-z/-]+\/$/);
    }
    const posters = await initial({ channel: 'myposter' });
    expect(posters.footer[2]?.links[0]?.path).toBe('/impressum');
    expect(posters.menu.map(({ key }) => key)).toEqual(['photo']);
  });
});

describe('localized-urls', () => {
  const hosts = parseHosts('shop.example=federleicht:DE,shop.example.at=federleicht:AT,shop.example.ch=federleicht:CH');
  function urls(path: string, country: 'DE' | 'AT' | 'CH' = 'DE') {
    const origin = { DE: 'https://shop.example', AT: 'https://shop.example.at', CH: 'https://shop.example.ch' }[country];
    const page = pageOf({ ...catalogue.shop, hosts }, { country, origin });
    return page.call('GET /web-api/localized-urls', { path });
  }

  test('names the canonical address in every German market, whichever of them asks [F364]', async () => {
    const expected = {
      'de-DE': 'https://shop.example/karten-designen/?occasion=hochzeit',
      'de-AT': 'https://shop.example.at/karten-designen/?occasion=hochzeit',
      'de-CH': 'https://shop.example.ch/karten-designen/?occasion=hochzeit',
    };
    for (const country of ['DE', 'AT', 'CH'] as const)
      expect(await urls('/karten-designen?utm_source=x&occasion=hochzeit', country)).toEqual(expected);
    expect((await urls('/products/'))['de-AT']).toBe('https://shop.example.at/produkte/');
  });

  test('names no market for a page in another language, and refuses a path without end [F364]', async () => {
    expect(await urls('/fr/karten-designen/', 'CH')).toEqual({});
    await expect(urls(`/${'x'.repeat(2_000)}`)).rejects.toMatchObject({
      code: 'bad-input',
      details: { shown: { errors: [{ field: 'path', message: expect.stringMatching(/\.$/) }] } },
    });
  });
});
