import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textInput } from '#core/values/text/text-input.ts';
import { pageSizes, tileCount } from './page-sizes.ts';
import { canonicalQuery, cleanQuery, parseQuery, stringifyQuery } from './query.ts';

describe('query', () => {
  test('empty and unset values are dropped, zero and false stay [F299]', () => {
    expect(stringifyQuery(cleanQuery({ a: '', b: null, c: undefined, d: 0, e: false, f: 'x' }))).toBe('?d=0&e=false&f=x');
    expect(stringifyQuery(cleanQuery({ list: [] }))).toBe('');
    expect(stringifyQuery(cleanQuery({ list: ['', 'a'] }))).toBe('?list=a');
    expect(cleanQuery({ a: Number.NaN, b: {}, c: [null] })).toEqual([]);
  });

  test('a refinement of none goes only when filtering [F300]', () => {
    expect(cleanQuery({ refinementType: 'none' }, { filtering: true })).toEqual([]);
    expect(cleanQuery({ refinementType: '' })).toEqual([]);
    expect(cleanQuery({ refinementType: ['none', 'gold'] }, { filtering: true })).toEqual([['refinementType', 'gold']]);
    expect(cleanQuery({ punching: ['none', 'wave'] }, { filtering: true })).toEqual([['punching', 'wave']]);
    expect(stringifyQuery(cleanQuery({ refinementType: 'none' }))).toBe('?refinementType=none');
  });

  test('keys outside the whitelist are removed [F301]', () => {
    expect(stringifyQuery(cleanQuery({ color: 'red', utm_source: 'x' }, { whitelist: ['color'] }))).toBe('?color=red');
    expect(stringifyQuery(cleanQuery({ color: 'red', utm_source: 'x' }))).toBe('?color=red&utm_source=x');
    expect(cleanQuery(parseQuery('?__proto__=1&color=a&color=b'), { whitelist: ['color'] })).toEqual([
      ['color', 'a'],
      ['color', 'b'],
    ]);
  });

  test('page sizes are 12 and 48; tiles come in steps of 48 up to 480 [F487]', () => {
    expect(pageSizes).toEqual({ more: 12, list: 48 });
    for (const [value, tiles] of [
      ['48', 48],
      ['96', 96],
      ['50', 48],
      ['1', 48],
      ['0', 48],
      ['', 48],
      [null, 48],
      ['480', 480],
      ['9999', 480],
      ['-96', 48],
      ['0x60', 48],
      [97, 96],
      [Number.NaN, 48],
    ] as const) {
      expect(tileCount(value)).toBe(tiles);
    }
  });

  test('canonical queries keep the whitelist in its own order and repeated keys in theirs', () => {
    const query = parseQuery('?themeId=&category=b&occasion=hochzeit&category=a&x=1');
    expect(stringifyQuery(canonicalQuery(query, 'cards'))).toBe('?category=b&category=a&occasion=hochzeit');
    expect(canonicalQuery(query, null)).toEqual([]);
  });

  test('what is written is read back composed, whatever people type', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))), (pairs) => {
        expect(parseQuery(stringifyQuery(pairs))).toEqual(pairs.map((pair) => pair.map(textInput)));
      }),
    );
    expect(() => parseQuery('?a=%zz&%=%')).not.toThrow();
  });
});
