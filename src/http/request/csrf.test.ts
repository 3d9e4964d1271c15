import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { requireSameSite } from './csrf.ts';

/** What is logged of a refused request; null where it is taken. */
function refusal(headers: Record<string, string>, method = 'POST'): string | null {
  try {
    requireSameSite(method, new Headers(headers));
    return null;
  } catch (error) {
    return isFault(error) ? `${error.code}: ${error.message}` : String(error);
  }
}

const host = 'shop.example:3000';

test('a request of a page of the same host is taken, and one that only reads', () => {
  expect(refusal({ host, origin: 'http://shop.example:3000' })).toBeNull();
  expect(refusal({ host, 'sec-fetch-site': 'same-origin' })).toBeNull();
  expect(refusal({ host, origin: 'https://evil.example' }, 'GET')).toBeNull();
});

test.each([
  ['https://evil.example/path?token=abc', 'cross-site: origin evil.example'],
  ['null', 'cross-site: origin invalid'],
  [`https://evil.example/${'token-'.repeat(50)}`, 'cross-site: origin invalid'],
  [`https://${'a'.repeat(200)}.example`, `cross-site: origin ${'a'.repeat(100)}`],
])('of an Origin %s the log says the host at most', (origin, message) => {
  expect(refusal({ host, origin })).toBe(message);
});

test('a host called like the word for an origin that is none is another one, too', () => {
  expect(refusal({ host: 'invalid', origin: 'null' })).toBe('cross-site: origin invalid');
  expect(refusal({ host: '', origin: 'data:x' })).toBe('cross-site: origin invalid');
});

test.each([
  ['same-site', 'cross-site: sec-fetch-site same-site'],
  ['token-token-', 'cross-site: sec-fetch-site invalid'],
])('of Sec-Fetch-Site %s the log says a word that browsers send', (site, message) => {
  expect(refusal({ host, 'sec-fetch-site': site })).toBe(message);
});

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'www.shop.example' };

test.each<[string, Record<string, string>, string]>([
  ['of the shop', { origin: 'https://www.shop.example', 'sec-fetch-site': 'same-origin' }, 'taken'],
  ['of a page of the shop that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 'taken'],
  ['of a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 'refused'],
  ['of an unknown page of an old browser', { origin: 'null' }, 'refused'],
  ['of another host of the site', { origin: 'https://at.shop.example', 'sec-fetch-site': 'same-site' }, 'refused'],
  ['of another site', { origin: 'https://evil.example' }, 'refused'],
  ['of nobody', {}, 'refused'],
])('a form %s', (_, headers, expected) => {
  expect(refusal({ ...form, ...headers }) === null ? 'taken' : 'refused').toBe(expected);
});
