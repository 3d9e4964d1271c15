import { expect, test } from 'vitest';
import { isSwitchedOn } from './session-switch.ts';

test('0 lasts for the session, 1 ends it, other values change nothing; each switch stands alone [F302] [F303]', () => {
  const kept = new Map<string, string>();
  const session = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const isOn = (name: 'logging' | 'tracking') => (search: string) => isSwitchedOn(name, search, () => session);
  const searches = ['', '?logging=00', '?logging=0', '', '?logging=false', '?logging=1', ''];
  expect(searches.map(isOn('logging'))).toEqual([true, true, false, false, false, true, true]);
  expect(['', '?tracking=', '?tracking=0&tracking=1', '', '?tracking=1'].map(isOn('tracking'))).toEqual([true, true, false, false, true]);
  isSwitchedOn('tracking', '?tracking=0', () => session);
  expect(isOn('logging')('')).toBe(true);
});

test('where storage is forbidden, the query counts for its page only', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(['?tracking=0', '', '?tracking=1'].map((search) => isSwitchedOn('tracking', search, forbidden))).toEqual([false, true, true]);
});
