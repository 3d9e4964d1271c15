/** Pages of the catalogue over HTTP: themes, the wish list's frame, the words around the list, product types to come. */
import { expect, test } from 'vitest';
import { accessoryRange } from '#core/catalogue/accessories.ts';
import { suitePieces } from '#core/catalogue/suite/suite.ts';
import { isLead } from '#core/catalogue/themes.ts';
import { designRows } from '#designs/rows.ts';
import { sharedShop } from '#tests/shared-shop.ts';
import { send } from '#tests/shop.ts';
import { serverTexts } from '#texts/server-texts.ts';

const shop = await sharedShop();

const get = (path: string) => send(shop, { path });

test('a theme page has its colour, more from the collection and asks whether the visitor wants more of it [F081, F082, F083]', async () => {
  const { status, text } = await get('/themes/1461/?colourway=rose');
  expect(status).toBe(200);
  for (const part of [
    'Farbe: ',
    'Mehr aus dieser Kollektion',
    'Möchtest du mehr aus dieser Kollektion?',
    '/karten-designen/olivia/?colourway=rose',
  ])
    expect(text).toContain(part);
});

test.each(['olivia', 'wasserzweig', 'magnolie'])('the theme page of %s leads to every piece of its suite [E004]', async (id) => {
  const lead = designRows.filter(isLead).find((row) => row.id === id);
  if (!lead) throw new Error(id);
  const { text } = await get(`/themes/${lead.themeId}/`);
  const linked = new Set(Array.from(text.matchAll(/href="\/karten-designen\/([a-z0-9-]+)\//g), ([, piece]) => piece));
  const pieces = suitePieces(designRows, lead).map((row) => row.id);
  expect(pieces.length).toBeGreaterThan(4);
  expect(pieces.filter((piece) => !linked.has(piece))).toEqual([]);
});

test('a theme is found under its number, each with a heading and a canonical link of its own [F035]', async () => {
  const numbers = [...new Set(Array.from((await get('/themes/')).text.matchAll(/href="\/themes\/(\d+)\//g), ([, id = '']) => id))];
  expect(numbers.length).toBeGreaterThan(2);
  const headings = new Set<string>();
  for (const id of numbers.slice(0, 3)) {
    const { status, text } = await get(`/themes/${id}/`);
    expect([id, status]).toEqual([id, 200]);
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*/themes/${id}/"`));
    headings.add(/<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? '');
  }
  expect(headings.size).toBe(3);
});

test('an id that is no number shows theme 1461, an unknown number is a 404 [F085, F470]', async () => {
  expect((await get('/themes/olivia/')).text).toContain('<h1 class="type-title">Olivia</h1>');
  for (const path of ['/themes/999/', '/themes/99999999999999999999/']) expect((await get(path)).status).toBe(404);
});

test('the overview turns its pages by its address [F079, F080]', async () => {
  expect((await get('/themes/')).text).toMatch(/12 von \d+ Designs/);
  expect((await get('/themes/?tileCount=24&sort=created')).text).toMatch(/24 von \d+ Designs/);
});

test('the wish list has its title under both addresses [F094]', async () => {
  for (const path of ['/merkzettel/', '/wishlist/']) {
    const { status, text } = await get(path);
    expect([status, text.match(/<title>([^<]*)/)?.[1]]).toEqual([200, 'MERKZETTEL | Federleicht']);
  }
});

test('words stand below the list where it says du', async () => {
  expect((await get('/karten-designen/?occasion=taufe')).text).toContain('Eine Karte, die man behält');
  expect((await get('/karten-designen/?occasion=trauer')).text).not.toContain('Eine Karte, die man behält');
});

test.each([
  ['a kind of card without designs for the occasion', 'occasion=taufe&category=confetti', 'Konfetti zur Taufe', 'Eine Blankokarte'],
  ['the list of blank cards', 'occasion=blanko', 'Karten zum Selbstgestalten', 'Blankokarten'],
])('%s counts and names blank cards, and no designs', async (_, query, title, count) => {
  const { text } = await get(`/karten-designen/?${query}`);
  expect(/<h1[^>]*>([^<]*)/.exec(text)?.[1]).toBe(title);
  expect(/<p role="status"[^>]*>([^<]*)/.exec(text)?.[1]).toContain(`${count} zum Selbstgestalten`);
  expect(text).not.toMatch(/(\d+|Ein) Designs?\b/);
});

test('the page of accessories shows every part there is, with the notice at wax ribbon [F181][F198]', async () => {
  const { text } = await get('/accessoires/');
  const headings = Array.from(text.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g), ([, words]) => words);
  expect(headings).toEqual(expect.arrayContaining(accessoryRange.kinds.map(({ name }) => serverTexts({ locale: 'de-DE' })(name))));
  expect(text).toContain('Wachsband liefern wir separat, nicht an die Karten gebunden.');
  expect(text).toContain('In den Warenkorb');
});

test.each([
  ['fotokalender', 'href="/fotokalender/wandkalender/'],
  ['fotobuecher', 'href="/configurator-photobook/'],
  ['fotoprodukte', 'href="/fotobuecher/"'],
])('/%s/ leads to what can be designed', async (path, link) => {
  const { status, text } = await get(`/${path}/`);
  expect(status).toBe(200);
  expect(text).toContain(link);
});

test('/fotoboxen/ leads to the page where they are filled', async () => {
  const { status, text } = await get('/fotoboxen/');
  expect(status).toBe(200);
  expect(text).toContain('href="/fotobox/"');
  expect(text).not.toContain('noch nicht');
});
