import { describe, expect, test } from 'vitest';
import { alternates, canonicalPath, localizedUrls } from './canonical.ts';
import { type Market, parseHosts } from './market.ts';
import { robotsOf } from './robots.ts';

const cards = { channel: 'federleicht', country: 'DE' } as const satisfies Market;

describe('canonical', () => {
  test('cards keep category, occasion and themeId [F312]', () => {
    expect(canonicalPath('/produkte/', '?tileCount=48&occasion=hochzeit&category=invitation&utm_source=x', cards)).toBe(
      '/produkte/?category=invitation&occasion=hochzeit',
    );
    expect(canonicalPath('/karten-designen/x', '?themeId=&category=menu-card', cards)).toBe('/karten-designen/x/?category=menu-card');
    expect(canonicalPath('/karten-designen/', '?themeId=5&paper=x', cards)).toBe('/karten-designen/?themeId=5');
  });

  test('calendars keep calendarType, designGroupId and designId [F313]', () => {
    expect(canonicalPath('/fotokalender', '?designId=7&calendarType=wandkalender&year=2027', cards)).toBe(
      '/fotokalender/?calendarType=wandkalender&designId=7',
    );
  });

  test('collages keep designId, formatType and productType [F314]', () => {
    const place = { channel: 'myposter', country: 'DE' } as const;
    expect(canonicalPath('/collage', '?productType=poster&designId=1&formatType=square&amount=2', place)).toBe(
      '/collage?designId=1&formatType=square&productType=poster',
    );
  });

  test('photobooks keep productType and designGroupSetId [F315]', () => {
    expect(canonicalPath('/fotobuch/', '?designGroupSetId=3&pageCount=48&productType=photobook', cards)).toBe(
      '/fotobuch/?productType=photobook&designGroupSetId=3',
    );
  });

  test('the app prefix goes, the sub-locale stays, repeated keys keep their order', () => {
    const place = { channel: 'federleicht', country: 'CH' } as const;
    expect(canonicalPath('/d/fr/produits/', '?category=a&category=b', place)).toBe('/fr/produits/?category=a&category=b');
  });

  test('an alias names the address the shop links to; other pages keep no query', () => {
    expect(canonicalPath('/products/', '', cards)).toBe('/produkte/');
    expect(canonicalPath('/wishlist', '', { channel: 'myposter', country: 'DE' })).toBe('/merkzettel');
    expect(canonicalPath('/impressum/', '?a=1', cards)).toBe('/impressum/');
    expect(canonicalPath('/', '?utm_source=x', cards)).toBe('/');
    expect(canonicalPath('//evil.example', '', cards)).toBe('/');
    expect(canonicalPath('/h%C3%BCtte', '', cards)).toBe('/h%C3%BCtte/');
  });

  test('a page names itself in the three markets and the German one as default', () => {
    const urls = localizedUrls('/karten-designen/olivia/', '?category=invitation&x=1', cards, [], 'http://localhost:3000');
    expect(alternates(urls, false)).toEqual({
      'de-DE': 'http://localhost:3000/karten-designen/olivia/?category=invitation',
      'de-AT': 'http://at.localhost:3000/karten-designen/olivia/?category=invitation',
      'de-CH': 'http://ch.localhost:3000/karten-designen/olivia/?category=invitation',
      'x-default': 'http://localhost:3000/karten-designen/olivia/?category=invitation',
    });
    expect(alternates(urls, true)).toEqual({});
  });

  test('a market without a host and a page in another language are left out', () => {
    const hosts = parseHosts('shop.example=federleicht:DE,shop.example.at=federleicht:AT');
    expect(localizedUrls('/', '', cards, hosts, 'https://shop.example')).toEqual({
      'de-DE': 'https://shop.example/',
      'de-AT': 'https://shop.example.at/',
    });
    expect(localizedUrls('/fr/produits/', '', { channel: 'federleicht', country: 'CH' }, hosts, 'https://shop.example')).toEqual({});
  });

  test('robots are noindex,nofollow unless the page allows more on a production host', () => {
    expect(robotsOf({ mayIndex: true, pageAllows: false })).toBe('noindex,nofollow');
    expect(robotsOf({ mayIndex: false, pageAllows: true })).toBe('noindex,nofollow');
    expect(robotsOf({ mayIndex: true, pageAllows: true })).toBe('index,follow');
  });
});
