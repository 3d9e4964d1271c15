/** The price of a tile can be had of exactly what the tile shows, on the page that its link opens: all tiles in all markets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import type { CardTile } from '#api/catalogue.ts';
import { maxQuantity } from '#core/products/card/quantities.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import type { Offer, PriceBook, Product, ProductChoice } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import { channels } from '#core/values/channel.ts';
import { posterOf } from '#designs/posters/registry.ts';
import type { Shop } from '#services/handler.ts';
import { changeCatalogueRow } from '#store/catalogue/catalogue.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { openStore } from '#store/db/store.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { sampled } from '#tests/long-form.ts';
import { wantedOf } from '#web/product/product-choice.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-tiles-'));
const markets = ['DE', 'AT', 'CH'] as const;
const everyMarket = channels.flatMap((channel) => markets.map((country) => [country, channel] as const));
let shop: Shop;

beforeAll(async () => {
  shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
});
afterAll(async () => {
  await shop.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Facets = readonly { key: string; options: readonly { value: string }[] }[];

/** A list without a filter, and with each value of each of its filters. */
function filtersOf(facets: Facets): Record<string, string | string[]>[] {
  return [{}, ...facets.flatMap(({ key, options }) => options.map(({ value }) => ({ [key]: key === 'occasion' ? value : [value] })))];
}

/** All card tiles of lists under every filter, of suites and of themes; each once for everything that it says. */
async function cardTiles(call: Client): Promise<CardTile[]> {
  const { facets } = await call('GET /web-api/cards', {});
  const filters = [...filtersOf(facets), { occasion: 'blanko' }, { occasion: 'taufe', category: ['confetti'] }];
  const lists = await Promise.all(filters.map((filter) => call('GET /web-api/cards', { ...filter, each: true })));
  const { items: themes } = await call('GET /web-api/themes', { tileCount: 480 });
  const tiles = [
    ...lists.flatMap(({ items, blanks, suite }) => [...items, ...blanks, ...(suite ? [suite.lead, suite.thanks] : [])]),
    ...themes.flatMap((theme) => theme.tiles),
  ];
  const said = ({ id, form, format, refinement, from }: CardTile) => [id, form, format, refinement, from.amount].join(' ');
  return [...new Map(tiles.map((tile) => [said(tile), tile])).values()];
}

/** The card page of an address, as its loader asks for it. */
function pageOfTile(call: Client, { id, path }: CardTile, more: object = {}) {
  const wanted = wantedOf(new URL(path, 'https://shop.example').searchParams);
  return call('GET /web-api/cards/:card', { ...wanted, ...more, card: id });
}

/** The lowest price at the largest quantity among the papers that the page of the tile offers. */
async function lowestOnPage(call: Client, tile: CardTile): Promise<number> {
  const page = await pageOfTile(call, tile, { refinementType: tile.refinement, quantity: maxQuantity });
  const isBlank = tile.occasion === 'blanko';
  const shapes = isBlank ? page.formats.map(({ value }) => value.split('.')) : [[tile.form, tile.format]];
  const prices = await Promise.all(
    shapes.flatMap(([form, format]) =>
      page.papers
        .filter(({ refused }) => refused === null)
        .map(async ({ value: paper }) => {
          const choice = { ...page.choice, form, format, paper, refinementType: tile.refinement, quantity: maxQuantity };
          return (await call('GET /web-api/card-price', choice as never)).unit.amount;
        }),
    ),
  );
  return Math.min(...prices);
}

describe.each(markets.map((country, at) => ({ country, at })))('card tiles in $country', ({ country, at }) => {
  test('lead to the form and format that they show, whose lowest price with the shown refinement they name', async () => {
    const call = (await guestCalls(shop, country)).request();
    const tiles = await cardTiles(call);
    expect(tiles.length).toBeGreaterThan(300);
    const wrong: unknown[] = [];
    for (const tile of sampled(tiles, 4, at)) {
      const { choice } = await pageOfTile(call, tile);
      const lowest = await lowestOnPage(call, tile);
      if (choice.form !== tile.form || choice.format !== tile.format || lowest !== tile.from.amount)
        wrong.push({ id: tile.id, form: tile.form, format: tile.format, from: tile.from.amount, lowest, opened: choice });
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

describe.each(markets)('poster tiles in %s', (country) => {
  test('name under every filter the lowest price of the size and foil that they show', async () => {
    const call = (await guestCalls(shop, country, 'myposter')).request();
    const catalogue = await catalogueOf(shop.store);
    const product: Product = productOf('photoframe');
    const rows = catalogue.optionsOf(product);
    const { items, facets } = await call('GET /web-api/posters', {});
    expect(items.length).toBeGreaterThan(10);
    const lists = await Promise.all(filtersOf(facets).map((filter) => call('GET /web-api/posters', filter)));
    const all = lists.flatMap((list) => list.items);
    const tiles = [...new Map(all.map((tile) => [`${tile.id} ${tile.shown} ${tile.from.amount}`, tile])).values()];
    for (const tile of sampled(tiles, 3)) {
      const page = await call('GET /web-api/posters/:poster', { poster: tile.id, colourway: tile.shown });
      expect([page.unit.amount, page.choice.format], tile.id).toEqual([tile.from.amount, `${tile.widthMm}x${tile.heightMm}`]);
      const { template } = posterOf(tile.id);
      const start = product.complete(page.choice, { template, rows });
      const book = { rows, template, prices: catalogue.pricesOf(product), country };
      expect(lowestReached(product, start, ['poster', 'colourway', 'format', 'refinement'], book), tile.id).toBe(tile.from.amount);
    }
  }, 300_000);
});

describe.each(everyMarket)('tiles of gifts in %s of %s', (country, channel) => {
  test('name a price that their product costs', async () => {
    const call = (await guestCalls(shop, country, channel)).request();
    const { goods } = await call('GET /web-api/merch-goods', {});
    expect(goods.length).toBeGreaterThan(3);
    for (const { sku, from } of goods) {
      const { unit } = await call('GET /web-api/collage-designer-merch-price', { productType: sku });
      expect(unit.amount, sku).toBe(from.amount);
    }
  });
});

/** Everything that one option more or other leads to, from choice to cheaper choice; `fixed` keys stay as the tile shows them. */
function lowestReached(
  product: Product,
  start: ProductChoice,
  fixed: readonly string[],
  { rows, template, ...book }: PriceBook<unknown> & Offer<unknown>,
) {
  const offer = { template, rows };
  const unitOf = (choice: ProductChoice) => product.price(choice, 1, book).unit.amount;
  const nextTo = (choice: ProductChoice) =>
    product.options(choice, offer).flatMap(({ key, values }) =>
      values
        .filter(({ refused }) => refused === null && !fixed.includes(key))
        .map(({ value }) => product.complete({ ...choice, [key]: value }, offer))
        .filter((next) => product.issues(next, offer).length === 0 && fixed.every((key) => keyOf(next, key) === keyOf(start, key))),
    );
  let lowest = Number.POSITIVE_INFINITY;
  for (const first of [start, ...nextTo(start)]) {
    let [choice, unit] = [first, unitOf(first)];
    for (;;) {
      const cheapest = nextTo(choice).toSorted((one, other) => unitOf(one) - unitOf(other))[0];
      if (!cheapest || unitOf(cheapest) >= unit) break;
      [choice, unit] = [cheapest, unitOf(cheapest)];
    }
    lowest = Math.min(lowest, unit);
  }
  return lowest;
}

function keyOf(choice: ProductChoice, key: string): unknown {
  return (choice as Record<string, unknown>)[key];
}

/** Every "ab" of these products that pages show, with what their tile fixes. */
async function namedLowest(call: Client) {
  const { types: books } = await call('GET /web-api/photobook-types', {});
  const { boxes } = await call('GET /web-api/photobox-data', {});
  const { types: calendars } = await call('GET /web-api/calendar-types', {});
  const { from: wallArt } = await call('GET /web-api/product-selection-photo-frame/prices-from', { materials: [...materialKeys] });
  return [
    ...books.map(({ type, from }) => ({ type: 'photobook', given: { photobookType: type }, from })),
    ...boxes.map(({ photoboxType, price }) => ({ type: 'photobox', given: { photoboxType }, from: price.from })),
    ...calendars.map(({ calendarType, from }) => ({ type: 'calendar', given: { calendarType }, from })),
    ...calendars.flatMap(({ calendarType, formats }) =>
      formats.map(({ key, from }) => ({ type: 'calendar', given: { calendarType, formatType: key }, from })),
    ),
    ...wallArt.map(({ material, price }) => ({ type: 'photoframe', given: { material }, from: price })),
  ];
}

describe.each(everyMarket)('the prices that products begin at in %s of %s', (country, channel) => {
  test('are the lowest of what their options lead to', async () => {
    const call = (await guestCalls(shop, country, channel)).request();
    const catalogue = await catalogueOf(shop.store);
    const named = await namedLowest(call);
    expect(named.length).toBeGreaterThan(20);
    const wrong = named.flatMap(({ type, given, from }) => {
      const product: Product = productOf(type);
      const rows = catalogue.optionsOf(product);
      const start = product.complete(given, { template: null, rows });
      const lowest = lowestReached(product, start, Object.keys(given), {
        rows,
        template: null,
        prices: catalogue.pricesOf(product),
        country,
      });
      return lowest === from.amount ? [] : [{ type, ...given, from: from.amount, lowest }];
    });
    expect(wrong).toEqual([]);
  }, 120_000);

  test('of prints are those of the last block of the cheapest format', async () => {
    const call = (await guestCalls(shop, country, channel)).request();
    const { from, formats, papers } = await call('GET /web-api/photo-prints', {});
    const asked = formats.flatMap(({ format }) => papers.map(({ paper }) => ({ format, paper })));
    const answers = await Promise.all(asked.map((input) => call('GET /photo-options-groups', input).catch(() => null)));
    const units = answers.flatMap((answer) => answer?.blocks.map(({ unit }) => unit.amount) ?? []);
    expect(units.length).toBeGreaterThan(20);
    expect(from.amount).toBe(Math.min(...units));
  });
});

describe('an occasion without designs', () => {
  test('has none, and blank cards apart', async () => {
    const call = (await guestCalls(shop)).request();
    const { rows } = await catalogueOf(shop.store);
    for (const row of rows.filter(({ occasion }) => occasion === 'halloween'))
      await changeCatalogueRow(shop.store, 'design', row.id, { ...row, isWithdrawn: true });
    const list = await call('GET /web-api/cards', { occasion: 'halloween' });
    expect(list).toMatchObject({ items: [], total: 0, count: 0 });
    expect(list.blanks.map(({ form }) => form).toSorted()).toEqual(['flat', 'folded', 'leporello', 'postcard']);
    const other = await call('GET /web-api/cards', { occasion: 'hochzeit' });
    expect(other.total).toBeGreaterThan(0);
    expect(other.blanks).toEqual([]);
  });
});

describe('the designs of one motif', () => {
  test('are told apart by the lines of their tiles', async () => {
    const call = (await guestCalls(shop)).request();
    const { items } = await call('GET /web-api/cards', { each: true });
    const words = items.map(({ name, line, occasion }) => `${occasion} ${name}, ${line}`);
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
    expect(items.find(({ id }) => id === 'olivia-pocketfold')?.line).toBe('Einladung, Pocketfold A6');
    expect(items.find(({ id }) => id === 'olivia-banderole')?.line).toBe('Banderole, 4\u00a0cm hoch');
  });

  test('stand on one tile a category, which names their other forms', async () => {
    const call = (await guestCalls(shop)).request();
    const { items, total } = await call('GET /web-api/cards', { occasion: 'hochzeit', tileCount: 480 });
    const motifs = items.map(({ name, category }) => `${name} ${category}`);
    expect(new Set(motifs).size).toBe(total);
    const olivia = items.find(({ id }) => id === 'olivia');
    expect(olivia).toMatchObject({ line: 'Einladung, Klappkarte A6', also: expect.stringContaining('Pocketfold') });
    const pockets = await call('GET /web-api/cards', { product: ['place-card'], category: ['place-card'] });
    expect(pockets.items.filter(({ name }) => name === 'Olivia')).toHaveLength(1);
  });
});
