import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { fieldOf, instant, isLike, numberOf, passes, readFilter } from './filter.ts';

describe('like', () => {
  test('agrees with a pattern written by hand, whatever the text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '.', '\\'), maxLength: 12 });
    const pattern = fc.array(fc.constantFrom('a', 'b', '.', '\\', '*'), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(letters, pattern, (text, wanted) => {
        const escaped = wanted.replace(/[.\\]/g, '\\$&').replaceAll('*', '[^]*');
        expect(isLike(text, wanted)).toBe(new RegExp(`^${escaped}$`, 'i').test(text));
      }),
    );
  });

  test('answers many stars without trying every way', () => {
    expect(isLike('a'.repeat(20_000), `${'*a'.repeat(2000)}*b`)).toBe(false);
  });
});

describe('instants', () => {
  test.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01 10:30', '2026-03-01T10:30:00.000Z'],
    ['2026-03-01T10:30:05.123Z', '2026-03-01T10:30:05.123Z'],
    ['2026-03-01T10:30:00+0100', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01 10:30 UTC', '2026-03-01T10:30:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(new Date(instant(text) ?? Number.NaN).toISOString()).toBe(iso);
  });
  test.each(['', 'gestern', '2026', '2026-13-01', '1.3.2026', 7, null, '2026-03-01; drop'])('%j is none', (value) => {
    expect(instant(value)).toBeNull();
  });
});

test('numbers are plain decimals only', () => {
  expect(['10', ' 7 ', '-1.5', 3].map((value) => numberOf(value, 'float'))).toEqual([10, 7, -1.5, 3]);
  expect(['0x10', '1e3', '', 'Infinity', null, true, [1]].map((value) => numberOf(value, 'float'))).toEqual(Array(7).fill(null));
  expect(numberOf('2.9', 'int')).toBe(2);
});

test('a field is found by keys and places, and never on a prototype', () => {
  expect(fieldOf({ a: [{ b: 1 }] }, 'a.0.b')).toBe(1);
  for (const path of ['constructor', '__proto__', 'a.length', 'a.x', 'toString.name', 'a.-1', ''])
    expect(fieldOf({ a: [1] }, path), path).toBeUndefined();
});

test('every pair below __or is an alternative, numbered or not', () => {
  for (const place of ['', '0']) {
    const filter = readFilter([
      [`filter_query[__or][${place}][a][in]`, '1'],
      ['filter_query[__or][][b.c][like]', 'x*'],
      ['filter_query[d][is]', 'empty'],
      ['starts_with', 'x'],
    ]);
    expect(filter.some.map((condition) => condition.field)).toEqual(['a', 'b.c']);
    expect(filter.every.map((condition) => condition.field)).toEqual(['d']);
  }
});

test('a field that is not there is not in any list, and not like anything', () => {
  const asks = (operator: string, value: string) => passes({}, readFilter([[`filter_query[a][${operator}]`, value]]));
  expect([asks('in', ''), asks('not_in', 'x'), asks('not_like', 'x*'), asks('any_in_array', ''), asks('gt_int', '-5')]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['filter_query[a][regexp]', 'x'],
  ['filter_query[a]', 'x'],
  ['filter_query[][in]', 'x'],
  ['filter_query[a][is]', 'schön'],
  ['filter_query[a][gt_date]', 'bald'],
])('%s=%s is refused', (key, value) => {
  expect(() => readFilter([[key, value]])).toThrowError();
  try {
    readFilter([[key, value]]);
  } catch (error) {
    expect(isFault(error) && error.code).toBe('bad-json');
  }
});

test('conditions are bounded', () => {
  expect(() =>
    readFilter(Array.from({ length: 51 }, (_, index) => [`filter_query[a${index}][in]`, 'x'] as [string, string])),
  ).toThrowError();
});
