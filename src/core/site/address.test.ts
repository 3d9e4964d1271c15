import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textInput } from '#core/values/text/text-input.ts';
import { buildPath, pagePath, resolvePath } from './address.ts';
import type { Market } from './market.ts';

import { privatePrefixes } from './private-paths.ts';

const cards = { channel: 'federleicht', country: 'DE' } as const satisfies Market;
const posters = { channel: 'myposter', country: 'DE' } as const satisfies Market;
const swiss = { channel: 'federleicht', country: 'CH' } as const satisfies Market;

function address(path: string, place: Market = cards, search = '') {
  const result = resolvePath(path, search, place);
  if ('redirect' in result) throw new Error(`${path} moved to ${result.redirect}`);
  return result;
}

describe('address', () => {
  test.each([
    ['/', 'home', {}],
    ['/sitemap/', 'sitemap', {}],
    ['/products/', 'products', {}],
    ['/produkte/', 'products', {}],
    ['/wishlist/', 'wishlist', {}],
    ['/merkzettel/', 'wishlist', {}],
    ['/themes/17/', 'themes-id', { id: '17' }],
    ['/themes/', 'themes-id', {}],
    ['/karten-designen/', 'cards', {}],
    ['/karten-designen/olivia/', 'card', { card: 'olivia' }],
    ['/configurator-card/', 'configurator-card', {}],
    ['/configurator-calendar/', 'configurator-calendar', {}],
    ['/configurator-photo-frame/', 'configurator-photo-frame', {}],
    ['/kundenkonto/', 'account', {}],
    ['/hochzeit/einladungskarten/gold/', 'slug', {}],
    ['/karten-designen/a/b/', 'slug', {}],
    ['/m%C3%BCnchen/', 'slug', {}],
  ])('%s is the page %s', (path, route, params) => {
    expect(address(path)).toMatchObject({ route, params });
  });

  test('page types have the keys of the specification, under every alias of their addresses [F037]', () => {
    expect(['/produkte/', '/themes/1/', '/merkzettel/', '/sitemap/'].map((path) => address(path).pageType)).toEqual([
      'products',
      'themes-id-theme',
      'wishlist',
      null,
    ]);
    expect(['/products/', '/themes/', '/wishlist/'].map((path) => address(path).pageType)).toEqual([
      'products',
      'themes-id-theme',
      'wishlist',
    ]);
  });

  test('the card channel ends paths with a slash, the poster channel does not, and both keep the query', () => {
    expect(resolvePath('/produkte', '?color=red&a=%20b', cards)).toEqual({ redirect: '/produkte/?color=red&a=%20b' });
    expect(resolvePath('/produkte/', '', posters)).toEqual({ redirect: '/produkte' });
    expect(address('/produkte', posters).path).toBe('/produkte');
    expect(address('/', posters).path).toBe('/');
    expect(address('/llms.txt').isPrivate).toBe(true);
    expect(address('/karten-designen/_payload.json').route).toBe('card');
  });

  test('the app prefix and the sub-locale are taken off, in this order', () => {
    expect(address('/d/fr/produits/', swiss)).toMatchObject({ app: true, locale: 'fr-CH', path: '/produits/', route: 'slug' });
    expect(address('/d')).toMatchObject({ app: true, route: 'home' });
    expect(address('/d/produkte/')).toMatchObject({ app: true, route: 'products', path: '/produkte/' });
    expect(resolvePath('/d/produkte', '', cards)).toEqual({ redirect: '/d/produkte/' });
    expect(address('/danke/')).toMatchObject({ app: false, path: '/danke/' });
    expect(address('/de-luxe/').path).toBe('/de-luxe/');
    expect(resolvePath('/fr', '', swiss)).toEqual({ redirect: '/fr/' });
    expect(address('/fr/', swiss)).toMatchObject({ locale: 'fr-CH', route: 'home', path: '/' });
    expect(resolvePath('/fr/', '', { channel: 'myposter', country: 'CH' })).toEqual({ redirect: '/fr' });
    expect(address('/xx/produkte/')).toMatchObject({ locale: 'de-DE', route: 'slug', path: '/xx/produkte/' });
    expect(address('/fr/produkte/').route).toBe('slug');
    expect(resolvePath('/de/produkte/', '?a=1', cards)).toEqual({ redirect: '/produkte/?a=1' });
    expect(address('/de/produkte/', { channel: 'federleicht', country: 'IT' })).toMatchObject({ locale: 'de-IT', route: 'products' });
  });

  test('every private word in six languages is private and not indexable, on both channels and behind prefixes [F054]', () => {
    for (const word of Object.values(privatePrefixes).flat()) {
      expect(address(word === 'llms.txt' ? '/llms.txt' : `/${word}/x/`)).toMatchObject({ isPrivate: true, indexable: false });
      expect(address(`/${word}`, posters).indexable).toBe(false);
    }
    expect(address('/fr/d%C3%A9connexion/', swiss).isPrivate).toBe(true);
    expect(address('/configurator-card/olivia/').isPrivate).toBe(true);
    for (const path of ['/karten-designen/olivia/', '/produkte/', '/designer/', '/magazinwelt/', '/'])
      expect(address(path).indexable).toBe(true);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%2e%2e/admin',
    '/..',
    '/a/../b',
    '/.%2e/',
    '/%',
    '/%zz/',
    '/%ff',
    '/a%00b',
    '/a%0d%0aLocation:%20x',
    'https://evil.example/',
    '',
    `/${'a'.repeat(3000)}`,
    '/\ud800',
  ])('%j is no page and moves nowhere', (path) => {
    expect(address(path)).toMatchObject({ route: 'not-found', indexable: false });
  });

  test('a redirect stays in the shop, whatever the path', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%',
      '%zz',
      'evil.example',
      '@evil.example',
      'https:',
      'd',
      'de',
      'fr',
      'a',
      'ü',
      '?',
      '#',
      '\t',
      '\n',
      '%0a',
      '%09',
      ';',
      ':',
    );
    const path = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
      fc.webPath(),
    );
    const place = fc.constantFrom(cards, posters, swiss);
    fc.assert(
      fc.property(path, fc.string({ unit: 'binary' }), place, (raw, search, at) => {
        const result = resolvePath(raw, search, at);
        if (!('redirect' in result)) return;
        expect(result.redirect).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        const url = new URL(result.redirect, 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
        const [moved = '', query = ''] = result.redirect.split('?');
        expect(url.pathname).toBe(moved);
        expect(resolvePath(moved, query, at)).not.toHaveProperty('redirect');
      }),
      { numRuns: 2_000 },
    );
  });

  test('a path of 2,000 characters may be a page, one that is longer or stands for a longer one is none', () => {
    const ofLength = (length: number) => `/${'a'.repeat(length - 2)}/`;
    expect(address(ofLength(2_000)).route).toBe('slug');
    for (const path of [ofLength(2_001), `/${'ä'.repeat(500)}/`, `/${'あ'.repeat(250)}/`]) expect(address(path).route).toBe('not-found');
    expect(address(`/${'ä'.repeat(300)}/`).path).toHaveLength(1_802);
  });

  test('addresses that are built are resolved without a move, their texts composed', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .filter((text) => !/[/\\\p{Cc}]/u.test(text) && !/^\.\.?$|^(d|de)$/.test(text));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), fc.constantFrom(cards, posters), (segments, place) => {
        const path = buildPath({ channel: place.channel, locale: 'de-DE' }, segments);
        expect(address(path, place).segments).toEqual(segments.map(textInput));
      }),
    );
  });

  test('pages are linked by their own address in channel and locale', () => {
    expect(pagePath('card', { channel: 'federleicht', locale: 'de-DE' }, { card: 'olivia' })).toBe('/karten-designen/olivia/');
    expect(pagePath('products', { channel: 'myposter', locale: 'de-AT' })).toBe('/produkte');
    expect(pagePath('home', { channel: 'federleicht', locale: 'fr-CH' })).toBe('/fr/');
    expect(pagePath('home', { channel: 'myposter', locale: 'de-DE' })).toBe('/');
    expect(pagePath('cards', { channel: 'federleicht', locale: 'de-DE' }, {}, [['occasion', 'hochzeit']])).toBe(
      '/karten-designen/?occasion=hochzeit',
    );
    expect(() => pagePath('card', { channel: 'federleicht', locale: 'de-DE' })).toThrow(RangeError);
  });
});
