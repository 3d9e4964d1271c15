import { expect, test } from 'vitest';
import { isLogging, stackOf } from './log.ts';

test('logging=0 lasts for the session, logging=1 ends it, other values change nothing', () => {
  const kept = new Map<string, string>();
  const session = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const searches = ['', '?logging=00', '?logging=0', '', '?logging=false', '?logging=1', ''];
  expect(searches.map((search) => isLogging(search, session))).toEqual([true, true, false, false, false, true, true]);
});

test('the stack of an error holds those of its causes', () => {
  const stack = stackOf(new Error('hydration failed', { cause: new Error('hooks differ') }));
  expect(stack.match(/^.*Error: .*$/gm)).toEqual(['Error: hydration failed', 'Caused by: Error: hooks differ']);
});
