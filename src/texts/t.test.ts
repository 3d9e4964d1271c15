/** The two functions pages take their words from. */
import { afterEach, expect, test, vi } from 'vitest';
import { tDynamic } from './t.ts';

afterEach(() => vi.restoreAllMocks());

test('a text nobody wrote is told to the log once, however often a page shows it, and shows the second segment of its key [F444]', () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect([tDynamic('zeppelin.fahrt.ab'), tDynamic('zeppelin.fahrt.ab'), tDynamic('zeppelin')]).toEqual(['fahrt', 'fahrt', 'zeppelin']);
  expect(told.mock.calls).toEqual([['text missing: zeppelin.fahrt.ab'], ['text missing: zeppelin']]);
});
