/** The search as its calls answer it, over the catalogue and the stories of a new shop. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import type { SearchResult } from '#api/search.ts';
import { rateLimits } from '#core/customer/limits.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { changeCatalogueRow, putOperatorRow } from '#store/catalogue/catalogue.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { openStore } from '#store/db/store.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { goldenQueries } from '#tests/search/measures.ts';
import { seedStories } from '#tests/search/seed-stories.ts';
import { prepareSearch, searchedOf, searchVersion } from './searched.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-search-'));
const stories = seedStories();
const logged: unknown[] = [];
let shop: Shop;

beforeAll(async () => {
  const seeded = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  shop = { ...seeded, stories, log: (...entry: unknown[]) => void logged.push(entry) };
});
afterAll(async () => {
  await shop.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Calls of a guest with an address of its own, which has used nothing of the limit. */
async function calls(channel: 'federleicht' | 'myposter' = 'federleicht'): Promise<Client> {
  return (await guestCalls(shop, 'DE', channel)).request();
}

async function found(q: string, more: object = {}, channel: 'federleicht' | 'myposter' = 'federleicht'): Promise<SearchResult> {
  return (await calls(channel))('GET /web-api/search', { q, ...more });
}

function idsOf({ sections, posters }: Pick<SearchResult, 'sections' | 'posters'>): string[] {
  return [...sections.flatMap(({ items }) => items), ...posters.items].map(({ id }) => id);
}

/** Whether a page of results would show something. */
function hasAnswer(result: SearchResult): boolean {
  return idsOf(result).length + result.links.length > 0 || result.blank !== null;
}

test('the first index is made before requests ask for it; a start without one goes on, and says so', async () => {
  await prepareSearch(shop);
  expect(searchVersion(shop)).toBeGreaterThan(0);
  const said: unknown[] = [];
  const failing = async () => Promise.reject(new Error('no catalogue'));
  const log: Shop['log'] = (_level, event) => void said.push(event);
  await prepareSearch({ ...shop, log, store: { ...shop.store, readVersions: failing } });
  expect(said).toEqual(['search-not-ready']);
});

describe('the search of cards', () => {
  test('a slip is mended and said, and is taken as it is where that is asked', async () => {
    const mended = await found('olivenzwieg');
    expect(mended).toMatchObject({ read: 'Olivenzweig', corrections: [{ typed: 'olivenzwieg', read: 'Olivenzweig' }], kind: 'whole' });
    expect(idsOf(mended).slice(0, 3)).toEqual(expect.arrayContaining(['olivia', 'oelzweig']));
    expect((await found('olivenzwieg', { exact: true })).corrections).toEqual([]);
    const several = await found('goldene hochzeti einladung');
    expect(several.corrections).toEqual([{ typed: 'hochzeti', read: 'Hochzeit' }]);
    expect(several.read).toBe('goldene Hochzeit einladung');
  });

  test('its heading says what was understood, and holds the query where that has no name', async () => {
    const headingOf = async (q: string, more: object = {}) => (await found(q, more)).heading?.replace(/^\d+/, 'N');
    expect(await headingOf('olivenzwieg')).toBe('N Designs mit Olivenzweig');
    expect(await headingOf('blätter')).toBe('N Designs mit Blättern');
    expect(await headingOf('hochzeitseinladung grün')).toBe('N Einladungen zur Hochzeit in Grün');
    expect(await headingOf('olive goldfolie')).toBe('N Designs mit Olive und Goldfolie');
    expect(await headingOf('Taufe')).toBe('N Karten zur Taufe');
    for (const q of ['boho', 'Olivia', 'Kirchenheft Ostern', 'Taufe Quäxbrü', 'xyzzy', 'rund'])
      expect(await headingOf(q), q).toBeUndefined();
    expect((await found('olive', { occasion: 'taufe' })).heading).toBe('Ein Design mit Olive');
    expect((await found('mond', {}, 'myposter')).heading).toMatch(/^\d+ Poster mit Mond$/);
  });

  test('what is not found together stands in sections, with what is missing said', async () => {
    const { sections, notFound, blank } = await found('Kirchenheft Ostern');
    expect(notFound).toBe('Kirchenhefte zu Ostern gibt es noch nicht.');
    expect(sections.length).toBe(2);
    expect(sections.every(({ title, items }) => title !== null && items.length > 0)).toBe(true);
    expect(blank).not.toBeNull();
  });

  test('tools of other companies are told words that the shop knows, and an asterisk for each other one', async () => {
    expect((await found('Einladungen von Anna Hubertus in blau')).told).toBe('Einladungen von * * in blau');
    expect((await found('eukaliptus hochzeitskarte')).told).toBe('Eukalyptus hochzeitskarte');
    expect(await found('Kirchenheft Ostern Hubertus')).toMatchObject({ group: 'design', lost: ['Kirchenhefte'] });
    expect(await found('Hubertus xyzzy')).toMatchObject({ group: null, lost: [] });
  });

  test('each thing that was understood is a chip that leads to the search without it, without slips', async () => {
    const { chips } = await found('hochzeitseinladung eukaliptus');
    expect(chips).toEqual([
      { name: 'Hochzeit', path: '/suche/?q=Einladungen%20Eukalyptus' },
      { name: 'Einladungen', path: '/suche/?q=Hochzeit%20Eukalyptus' },
      { name: 'Eukalyptus', path: '/suche/?q=hochzeitseinladung' },
    ]);
    expect((await found('hochzeit')).chips).toEqual([]);
  });

  test('a colour word chooses the colourway of the tiles, a chosen filter before it', async () => {
    const { catalogue } = await searchedOf(shop);
    const shownOf = async (more: object) =>
      (await found('Hochzeit blau', more)).sections[0]?.items.map(({ id, shown }) => {
        return catalogue.byId.get(id)?.colourways.find(({ key }) => key === shown)?.color;
      }) ?? [];
    expect(new Set((await shownOf({})).slice(0, 6))).toEqual(new Set(['blue']));
    expect(new Set(await shownOf({ color: ['green'] }))).toEqual(new Set(['green']));
  });

  test('a colour that is typed by its number stands for the nearest ones, and chooses the colourway', async () => {
    const { kind, sections, chips } = await found('Hochzeit #8fa596');
    const { catalogue } = await searchedOf(shop);
    const shown =
      sections[0]?.items.map(({ id, shown }) => catalogue.byId.get(id)?.colourways.find(({ key }) => key === shown)?.color) ?? [];
    expect([kind, chips.map(({ name }) => name)]).toEqual(['whole', ['Eukalyptus', 'Hochzeit']]);
    expect(new Set(shown.slice(0, 3))).toEqual(new Set(['eucalyptus']));
  });

  test('filters, orders and the number of tiles are those of the list', async () => {
    const { sections, facets, total } = await found('Hochzeit', { category: ['menu-card'], sort: 'created' });
    const tiles = sections.flatMap(({ items }) => items);
    expect(tiles.length).toBe(total);
    expect(new Set(tiles.map(({ category }) => category))).toEqual(new Set(['menu-card']));
    expect(facets.find(({ key }) => key === 'category')?.options.find(({ value }) => value === 'menu-card')).toMatchObject({
      count: total,
      chosen: true,
    });
    const { catalogue } = await searchedOf(shop);
    const days = tiles.map(({ id }) => catalogue.byId.get(id)?.created ?? '');
    expect(days).toEqual(days.toSorted().reverse());
    const [all, more] = [await found('Hochzeit'), await found('Hochzeit', { tileCount: 480 })];
    expect([all.count, more.count]).toEqual([48, all.total]);
  });

  test('products, help, sayings and the magazine are at most four links', async () => {
    const first = async (q: string) => (await found(q)).links[0];
    expect(await first('Fotobuch')).toEqual({ title: 'Fotobücher', path: '/fotobuecher/', kind: 'product' });
    expect(await first('Leinwand')).toMatchObject({ path: '/configurator-photo-frame/?material=leinwand' });
    expect(await first('Versand')).toMatchObject({ path: '/versand-und-lieferung/', kind: 'help' });
    expect(await first('Trauersprüche')).toMatchObject({ path: '/sprueche-und-texte/trauer/', kind: 'saying' });
    expect((await found('Foto Geschenk')).links.length).toBeLessThanOrEqual(4);
  });

  test('unknown words are named as they were typed; where nothing is read, popular designs and occasions stand', async () => {
    expect(await found('Taufe Quäxbrü')).toMatchObject({ kind: 'partly', unread: ['Quäxbrü'] });
    const { kind, occasions, sections } = await found('xyzzy qwrt');
    expect([kind, occasions[0]?.path, sections[0]?.items.length]).toEqual(['popular', '/karten-designen/?occasion=hochzeit', 48]);
  });

  test('golden queries have answers of the wanted group', async () => {
    const some = goldenQueries('queries-today.json').filter(({ nonEmpty, group }, at) => !nonEmpty && group === 'design' && at % 9 === 0);
    const missed: string[] = [];
    for (const { q, best } of some) {
      const ids = idsOf(await found(q)).slice(0, 10);
      if (ids.length === 0 || (best && !best.some((id) => ids.includes(id)))) missed.push(q);
    }
    expect(some.length).toBeGreaterThan(10);
    expect(missed.length / some.length).toBeLessThanOrEqual(0.05);
  });

  test('bad input has an answer, and nothing of it is logged', async () => {
    const bad = goldenQueries('queries.json').filter(({ nonEmpty }) => nonEmpty);
    const typed = [...bad.map(({ q }) => q), 'x'.repeat(10_000), '\0', '\ud800', '__proto__', '<script>alert(1)</script>', "' or 1=1 --"];
    for (const q of typed) {
      expect(hasAnswer(await found(q)), q.slice(0, 40)).toBe(true);
      const suggest = (await calls())('GET /web-api/search/suggest', { q: q.slice(0, 300) });
      await expect(suggest, q.slice(0, 40)).resolves.toMatchObject({ all: expect.stringMatching(/^\/suche\//) });
    }
    expect(logged).toEqual([]);
  });

  test('suggestions lead to lists with the numbers that these have', async () => {
    const call = await calls();
    const { lists, designs, all } = await call('GET /web-api/search/suggest', { q: 'einladung ho' });
    expect(lists[0]).toMatchObject({ title: 'Einladungen zur Hochzeit', path: '/karten-designen/?category=invitation&occasion=hochzeit' });
    const { total } = await call('GET /web-api/cards', { category: ['invitation'], occasion: 'hochzeit' });
    expect([lists[0]?.count, all]).toEqual([total, '/suche/?q=einladung%20ho']);
    expect(designs.length).toBeGreaterThan(0);
    const motif = (await call('GET /web-api/search/suggest', { q: 'menükarte oliv' })).lists[0];
    expect(motif).toMatchObject({ path: '/karten-designen/?category=menu-card&motif=olive' });
    expect(motif?.count).toBe((await call('GET /web-api/cards', { category: ['menu-card'], motif: ['olive'] })).total);
    const empty = { lists: [], designs: [], posters: [], products: [], pages: [] };
    expect(await call('GET /web-api/search/suggest', { q: 'e' })).toMatchObject(empty);
  });
});

test('posters are found in their shop alone, cards in theirs', async () => {
  const { catalogue } = await searchedOf(shop);
  const posters = new Set(catalogue.posters.map(({ id }) => id));
  for (const q of ['Hochzeit', 'Mond', 'Olivia', 'Menükarten', 'xyzzy', 'blau', 'Poster']) {
    const [cards, walls] = [await found(q), await found(q, {}, 'myposter')];
    expect(idsOf(cards).filter((id) => posters.has(id) && !catalogue.byId.has(id))).toEqual([]);
    expect(walls.sections).toEqual([]);
    expect(idsOf(walls).every((id) => posters.has(id))).toBe(true);
    expect(hasAnswer(walls)).toBe(true);
  }
  expect(idsOf(await found('Mond', {}, 'myposter')).slice(0, 3)).toContain('mond');
  expect((await found('Einlegeblatt', {}, 'myposter')).links.map(({ path }) => path)).not.toContain('/accessoires');
});

test('posters have the filters and orders of their list, which narrow what was found', async () => {
  const all = await found('Poster', {}, 'myposter');
  const counts = all.posters.facets.flatMap(({ key, options }) => options.map(({ value, count }) => ({ key, value, count })));
  expect(all.posters.facets.map(({ key }) => key)).toEqual(['subject', 'color', 'aspectRatio', 'label']);
  for (const { key, value, count } of counts) {
    const { posters, facets } = await found('Poster', { [key]: [value] }, 'myposter');
    expect([key, value, posters.total, facets.flatMap(({ options }) => options)]).toEqual([key, value, count, []]);
  }
  const { catalogue } = await searchedOf(shop);
  const newest = (await found('Mond', { sort: 'created' }, 'myposter')).posters.items.map(({ id }) => id);
  const days = newest.map((one) => catalogue.posters.find(({ id }) => id === one)?.created ?? '');
  expect(days).toEqual(days.toSorted().reverse());
  expect((await found('Poster', {})).posters).toEqual({ total: 0, count: 0, items: [], facets: [] });
});

test('a motif finds the poster first that shows nothing else', async () => {
  expect(idsOf(await found('Mond', {}, 'myposter'))[0]).toBe('mond');
});

test('an address has 600 searches and suggestions a minute', async () => {
  const call = await calls();
  const [{ max }] = rateLimits.search;
  for (let at = 0; at < max; at++) await call('GET /web-api/search/suggest', { q: 'ho' });
  const refused = await call('GET /web-api/search', { q: 'ho' }).catch((error) => error);
  expect(isFault(refused) && refused.code).toBe('too-many');
  expect((await found('hochzeit')).total).toBeGreaterThan(0);
});

test('what is taken from sale or hidden is not found any more, what is published is', async () => {
  expect(idsOf(await found('Olivia'))[0]).toBe('olivia');
  expect((await found('Trauersprüche')).links.map(({ path }) => path)).toContain('/sprueche-und-texte/trauer/');
  const before = await searchedOf(shop);
  expect(await searchedOf(shop)).toBe(before);
  const row = before.catalogue.byId.get('olivia');
  await changeCatalogueRow(shop.store, 'design', 'olivia', { ...row, isWithdrawn: true });
  expect(idsOf(await found('Olivia', { tileCount: 480 }))).not.toContain('olivia');
  stories.all = stories.all.filter(({ full_slug: slug }) => !slug.endsWith('/trauer'));
  stories.version += 1;
  expect((await found('Trauersprüche')).links.map(({ path }) => path)).not.toContain('/sprueche-und-texte/trauer/');
  expect((await catalogueOf(shop.store)).byId.has('olivia')).toBe(true);
});

test('the search answers while its next version is made; what is new is found then', async () => {
  const { catalogue } = await searchedOf(shop);
  const version = searchVersion(shop);
  const row = catalogue.byId.get('mondwal');
  await changeCatalogueRow(shop.store, 'design', 'mondwal', { ...row, name: 'Zapfenstreich' });
  expect((await found('Zapfenstreich')).unread).toEqual(['Zapfenstreich']);
  expect(searchVersion(shop)).toBe(version);
  await expect.poll(async () => (await found('Zapfenstreich')).unread, { timeout: 20_000 }).toEqual([]);
  expect(idsOf(await found('Zapfenstreich'))[0]).toBe('mondwal');
  expect(searchVersion(shop)).toBeGreaterThan(version);
});

test('of many posters the first 48 are shown, and 48 more where they are asked for', async () => {
  const { catalogue } = await searchedOf(shop);
  const [model] = catalogue.posters;
  const wanted = 60 - catalogue.posters.length;
  for (let at = 0; at < wanted; at++) {
    const id = `neu${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`;
    await putOperatorRow(shop.store, 'poster', id, { ...model, id });
  }
  await expect.poll(async () => (await found('Poster', {}, 'myposter')).posters.total, { timeout: 20_000 }).toBe(60);
  const { posters } = await found('Poster', {}, 'myposter');
  expect([posters.count, posters.items.length]).toEqual([48, 48]);
  const more = (await found('Poster', { tileCount: 96 }, 'myposter')).posters;
  expect([more.count, more.items.slice(0, 48).map(({ id }) => id)]).toEqual([60, posters.items.map(({ id }) => id)]);
});
