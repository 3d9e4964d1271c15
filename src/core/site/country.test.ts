import { expect, test } from 'vitest';
import { countryOfHeader, countryOfLanguages, offeredCountries, shopElsewhere } from './country.ts';
import { parseHosts } from './market.ts';

test('a proxy that does not know the country says nothing', () => {
  expect(['AT', 'at', ' CH '].map(countryOfHeader)).toEqual(['AT', 'AT', 'CH']);
  for (const value of [null, '', 'XX', 'T1', 'Austria', 'A', '<b>']) expect(countryOfHeader(value)).toBeNull();
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'AT'],
  ['de,en;q=0.8', null],
  ['en;q=0.9,de-CH;q=0.8,de-DE;q=0.7', 'CH'],
  ['de-DE;q=0.5,de-CH', 'CH'],
  ['zh-Hant-TW', 'TW'],
  ['de-AT;q=0', null],
  ['*', null],
  ['', null],
  [null, null],
])('%j names the country %j', (languages, country) => expect(countryOfLanguages(languages)).toBe(country));

const hosts = parseHosts('www.federleicht.example=federleicht:DE,www.federleicht.at.example=federleicht:AT');

test('a change is offered to a mapped host of the same channel only [F069]', () => {
  const here = { channel: 'federleicht', country: 'DE' } as const;
  const origin = 'https://www.federleicht.example';
  expect(shopElsewhere('AT', here, hosts, origin)).toBe('https://www.federleicht.at.example');
  expect(shopElsewhere('CH', here, hosts, origin)).toBeNull();
  expect(shopElsewhere('DE', here, hosts, origin)).toBeNull();
  expect(shopElsewhere('FR', here, hosts, origin)).toBeNull();
  expect(shopElsewhere(null, here, hosts, origin)).toBeNull();
  expect(shopElsewhere('AT', { ...here, channel: 'myposter' }, hosts, origin)).toBeNull();
});

test('visitors from Germany, Austria and Switzerland are offered their own shop on each of the two others, and other visitors none [F069]', () => {
  const three = parseHosts('www.f.example=federleicht:DE,www.f-at.example=federleicht:AT,www.f-ch.example=federleicht:CH');
  const origins = { DE: 'https://www.f.example', AT: 'https://www.f-at.example', CH: 'https://www.f-ch.example' } as const;
  const countries = ['DE', 'AT', 'CH'] as const;
  expect(offeredCountries).toEqual(countries);
  for (const country of countries) {
    for (const visitor of countries) {
      const offered = shopElsewhere(visitor, { channel: 'federleicht', country }, three, origins[country]);
      expect([country, visitor, offered]).toEqual([country, visitor, visitor === country ? null : origins[visitor]]);
    }
    for (const visitor of ['LI', 'LU', 'US'])
      expect(shopElsewhere(visitor, { channel: 'federleicht', country }, three, origins[country])).toBeNull();
  }
});
