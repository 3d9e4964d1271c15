import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { jsonInput } from './json-input.ts';

const limits = { depth: 3, entries: 4 };

function faultOf(value: unknown): string {
  try {
    jsonInput(value, limits);
    return 'none';
  } catch (error) {
    return isFault(error) ? error.code : String(error);
  }
}

test('texts and keys are composed at every level, everything else stays', () => {
  expect(jsonInput({ 'a\u0308': ['o\u0308', 1, null, true] }, { ...limits, entries: 9 })).toEqual({ '\u00e4': ['\u00f6', 1, null, true] });
  expect(jsonInput('u\u0308', limits)).toBe('\u00fc');
});

test('depth and number of entries are bounded', () => {
  expect([faultOf({ a: { b: { c: {} } } }), faultOf({ a: { b: { c: { d: {} } } } })]).toEqual(['none', 'bad-json']);
  expect([faultOf([1, 2, 3, 4]), faultOf([1, 2, 3, 4, 5])]).toEqual(['none', 'bad-json']);
  expect([faultOf({ a: [1, 2], b: 1 }), faultOf({ a: [1, 2, 3], b: 1 })]).toEqual(['none', 'bad-json']);
});

test('a key that could reach a prototype is refused', () => {
  expect(faultOf(JSON.parse('{"__proto__":{}}'))).toBe('bad-json');
});
