import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { posters } from '#designs/posters/registry.ts';
import { accessories } from '#seed/prices/accessories.ts';
import { openCatalogue, pageOf } from '#tests/block-page.tsx';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const container = (skus: string[]) => pageOf(catalogue.shop).call('GET /web-api/sku/container', { skus });

/** A SKU of every type, with name, path, picture and lowest price of its item. */
const sold = {
  card: ['card-olivia-folded-a6', 'Olivia, Einladung zur Hochzeit', '/karten-designen/olivia/?format=folded.a6', true, 49],
  photoframe: ['photoframe-poster-600x400', 'Wandbild', '/wandbilder/poster/', false, 1_199],
  poster: ['poster-tanz-poster-500x700', 'Poster „Tanz“', '/poster/tanz/', true, 1_599],
  collage: ['collage-poster-600x400', 'Fotocollage', '/collagen/', false, 1_199],
  merch: ['mug-330', 'Fototasse', '/fotogeschenke/mug-330/', true, 1_299],
  photoprint: ['photoprint-matt-48-4f2a91c3', 'Fotoabzüge', '/fotoabzuege/', false, 17],
  photobook: ['photobook-fotoheft-a6-quer-soft-heftbindung-standard-matt-16', 'Fotoheft', '/fotobuch/fotoheft/', false, 699],
  photobox: ['photobox-small-matt-natur-12', 'Fotobox', '/fotobox/', false, 1_439],
  calendar: ['wandkalender-din-a4-spirale-matt-none-2027-01', 'Wandkalender', '/fotokalender/wandkalender/', true, 1_999],
  accessory: ['envelope-c6-pointed', 'Umschlag C6', '/accessoires/', false, 35],
} as const;

describe('sku/container', () => {
  test('knows a SKU of every product in the order they are named [F366]', async () => {
    const rows = Object.values(sold).toReversed();
    const { items, unknown } = await container(rows.map(([sku]) => sku));
    const seen = items.map(({ sku, name, path, image, from }) => [sku, name, path, image !== null, from.amount]);
    expect(seen).toEqual(rows);
    expect(unknown).toEqual([]);
  });

  test('knows every accessory and every poster [F366]', async () => {
    const skus = [
      ...accessories.map(({ sku }) => sku),
      ...posters.map(
        ({ template }) =>
          `poster-${template.id}-poster-${{ portrait: '300x400', landscape: '400x300', square: '300x300' }[template.shape]}`,
      ),
    ];
    for (let at = 0; at < skus.length; at += 60) {
      const wanted = skus.slice(at, at + 60);
      expect((await container(wanted)).unknown).toEqual([]);
    }
  });

  test('tells which SKUs are of nothing that is sold, beside the items of the others [F366]', async () => {
    const nothing = [
      'mug-331',
      'card-olivia-folded-a9',
      'card-nirgends-folded-a6',
      'poster-nirgends-poster-300x400',
      // A size that is not made, and a number of prints that the box does not hold.
      'photoframe-poster-50x50',
      'photobox-small-matt-natur-9',
      'photoprint-seide-48-4f2a91c3',
      '../etc/passwd',
    ];
    const { items, unknown } = await container([...nothing, 'mug-330']);
    expect(unknown).toEqual(nothing);
    expect(items.map(({ sku }) => sku)).toEqual(['mug-330']);
  });
});

describe('prices/article', () => {
  test('knows the SKU of a poster, and refuses one of a poster that is not sold [F388]', async () => {
    const article = (sku: string) => pageOf(catalogue.shop).call('GET /prices/article', { sku });
    const { unit, parts } = await article('poster-tanz-poster-500x700');
    expect(parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(unit.amount);
    await expect(article('poster-nirgends-poster-300x400')).rejects.toMatchObject({ code: 'not-found' });
  });

  test.each(['card-olivia-folded-a6', 'envelope-c6-pointed', 'mug-330', 'photoframe-poster-600x400'])(
    'of %s names the amount 0 as the wrong field [F388]',
    async (sku) => {
      await expect(pageOf(catalogue.shop).call('GET /prices/article', { sku, amount: 0 })).rejects.toMatchObject({
        details: { shown: { errors: [{ field: 'amount', message: expect.stringMatching(/\.$/) }] } },
      });
    },
  );
});
