import { describe, expect, test } from 'vitest';
import { branchOf, treatmentFor } from './choose.ts';
import { overrideCookie, overridesOf } from './overrides.ts';

/** Decision D16 as a table, and what follows from it. Without a client or a key there is no evaluation. */
const cases: { rows: string; hasClient: boolean; hasKey: boolean; url: string; says: string; listed?: string[]; result: string }[] = [
  { rows: 'F267', hasClient: true, hasKey: true, url: 'ff_teaser=off', says: 'on', result: 'off' },
  { rows: 'F267', hasClient: true, hasKey: true, url: 'ff_layout=b', says: 'a', listed: ['a', 'b'], result: 'b' },
  { rows: 'F267', hasClient: true, hasKey: true, url: 'ff_layout=z', says: 'a', listed: ['a', 'b'], result: 'a' },
  { rows: 'F267', hasClient: true, hasKey: true, url: 'ff_layout=off', says: 'a', listed: ['a', 'b'], result: 'off' },
  { rows: 'F268', hasClient: true, hasKey: true, url: 'feature=layout&treatment=b', says: 'a', listed: ['a', 'b'], result: 'b' },
  { rows: 'F268', hasClient: true, hasKey: true, url: 'feature=layout&treatment=z', says: 'a', listed: ['a', 'b'], result: 'a' },
  {
    rows: 'F268',
    hasClient: true,
    hasKey: true,
    url: 'feature=teaser&treatment=on&feature=layout&treatment=b',
    says: 'a',
    listed: ['a', 'b'],
    result: 'b',
  },
  {
    rows: 'F268',
    hasClient: true,
    hasKey: true,
    url: 'feature=layout&treatment=a&ff_layout=b',
    says: 'c',
    listed: ['a', 'b', 'c'],
    result: 'b',
  },
  { rows: 'F269', hasClient: true, hasKey: true, url: '', says: 'on', result: 'on' },
  { rows: 'F269', hasClient: true, hasKey: true, url: 'ff_other=off', says: 'on', result: 'on' },
  { rows: 'F271', hasClient: true, hasKey: true, url: '', says: 'z', listed: ['a', 'b'], result: 'control' },
  { rows: 'F271', hasClient: true, hasKey: true, url: '', says: 'control', listed: ['a', 'b'], result: 'control' },
  { rows: 'F270', hasClient: false, hasKey: true, url: '', says: 'on', result: 'off' },
  { rows: 'F270', hasClient: true, hasKey: false, url: '', says: 'on', result: 'off' },
  { rows: 'F270', hasClient: false, hasKey: false, url: 'ff_teaser=on', says: 'off', result: 'on' },
];

const flags = (name: string) => ({ teaser: [], layout: ['a', 'b', 'c'] })[name];

describe('the treatment of a visitor', () => {
  test.each(cases)('client $hasClient, key $hasKey, ?$url, evaluated $says of $listed → $result [$rows]', (row) => {
    const flag = row.listed ? 'layout' : 'teaser';
    const overrides = overridesOf(new URLSearchParams(row.url), null, flags);
    expect(treatmentFor(flag, overrides, row.hasClient && row.hasKey ? row.says : null, row.listed)).toBe(row.result);
  });

  test('a value that the flag has and the block does not list is no override for this block', () => {
    const overrides = overridesOf(new URLSearchParams('ff_layout=c'), null, flags);
    expect(treatmentFor('layout', overrides, 'a', ['a', 'b'])).toBe('a');
  });
});

test('a page has a branch for each listed treatment, and one for all others [F234]', () => {
  expect(['on', 'off', 'control', 'x'].map((treatment) => branchOf(treatment, ['on']))).toEqual(['on', 'control', 'control', 'control']);
  expect(['a', 'b', 'off'].map((treatment) => branchOf(treatment, ['a', 'b']))).toEqual(['a', 'b', 'control']);
});

describe('overrides', () => {
  const of = (search: string, cookie: string | null = null, listed: (name: string) => string[] | undefined = flags) =>
    Object.fromEntries(overridesOf(new URLSearchParams(search), cookie, listed));

  test('are those of known flags with a value that the flag can have [F275]', () => {
    expect(of('ff_teaser=on&ff_layout=z&ff_nothing=on&ff_=on&feature=layout&treatment=a')).toEqual({ teaser: 'on', layout: 'a' });
    expect(of('feature=teaser&feature=layout&treatment=off')).toEqual({ teaser: 'off' });
    expect(of('ff_teaser=<b>')).toEqual({});
  });

  test('of the address win over kept ones, which a cookie carries from page to page', () => {
    const kept = overrideCookie(overridesOf(new URLSearchParams('ff_teaser=on&ff_layout=b'), null, flags));
    expect(kept).toBe('teaser=on&layout=b');
    expect(of('ff_layout=c', kept)).toEqual({ layout: 'c', teaser: 'on' });
    expect(of('', 'teaser=on&gone=on&layout=zzz&=')).toEqual({ teaser: 'on' });
    expect(overrideCookie(new Map())).toBeNull();
  });

  test('are at most twenty and fit into a kilobyte, however many an address has', () => {
    const many = Array.from({ length: 50 }, (_, at) => `ff_flag${at}=on`).join('&');
    expect(Object.keys(of(many, null, () => []))).toHaveLength(20);
    const long = Array.from({ length: 20 }, (_, at) => `ff_${'x'.repeat(100)}${at}=on`).join('&');
    const overrides = overridesOf(new URLSearchParams(long), null, () => []);
    expect(encodeURIComponent(overrideCookie(overrides) ?? '').length).toBeLessThanOrEqual(1024);
    expect(overrides.size).toBeGreaterThan(5);
  });
});
