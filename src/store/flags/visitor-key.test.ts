import { expect, test } from 'vitest';
import { isVisitorKey } from '#core/flags/visitor-cookies.ts';
import { isOwnVisitorKey, newVisitorKey } from './visitor-key.ts';

test('keys are version 4 UUIDs that the shop knows for its own', () => {
  const keys = Array.from({ length: 1_000 }, () => newVisitorKey('secret'));
  expect(new Set(keys).size).toBe(1_000);
  expect(keys.filter((key) => isVisitorKey(key) && isOwnVisitorKey(key, 'secret'))).toHaveLength(1_000);
});

test('no other UUID is one, nor a key of another secret, nor one with a character changed', () => {
  const key = newVisitorKey('secret', Buffer.from('0123456789abcdef', 'hex'));
  expect(isOwnVisitorKey(key, 'secret')).toBe(true);
  expect(isOwnVisitorKey(key, 'other')).toBe(false);
  for (let at = 0; at < 1_000; at += 1) expect(isOwnVisitorKey(crypto.randomUUID(), 'secret')).toBe(false);
  for (const [at, character] of [...key].entries()) {
    const changed = key.slice(0, at) + (character === '8' ? '9' : '8') + key.slice(at + 1);
    expect([changed, isOwnVisitorKey(changed, 'secret')]).toEqual([changed, false]);
  }
  for (const bad of [null, '', key.toUpperCase(), `${key} `]) expect(isOwnVisitorKey(bad, 'secret')).toBe(false);
});
