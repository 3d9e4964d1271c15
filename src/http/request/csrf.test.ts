import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { requireSameSite } from './csrf.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'www.shop.example' };

function outcome(headers: Record<string, string>, method = 'POST'): string {
  try {
    requireSameSite(method, new Headers({ ...form, ...headers }));
    return 'taken';
  } catch (error) {
    return isFault(error) ? error.code : String(error);
  }
}

test.each<[string, Record<string, string>, string]>([
  ['of the shop', { origin: 'https://www.shop.example', 'sec-fetch-site': 'same-origin' }, 'taken'],
  ['of a page of the shop that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 'taken'],
  ['of a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 'cross-site'],
  ['of an unknown page of an old browser', { origin: 'null' }, 'cross-site'],
  ['of another host of the site', { origin: 'https://at.shop.example', 'sec-fetch-site': 'same-site' }, 'cross-site'],
  ['of another site', { origin: 'https://evil.example' }, 'cross-site'],
  ['of nobody', {}, 'cross-site'],
])('a form %s', (_, headers, expected) => {
  expect(outcome(headers)).toBe(expected);
});
