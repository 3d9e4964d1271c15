/** The last queries of a session. */
import { expect, test } from 'vitest';
import { recentQueries, saveQuery } from './recent.ts';

test('the last five queries are listed, the newest first, each once', () => {
  const stored = new Map<string, string>();
  const session = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  for (const q of ['Olive', 'Taube', 'Mond', 'Rose', 'Gold', 'olive', 'Fuchs']) saveQuery(q, session);
  expect(recentQueries(session)).toEqual(['Fuchs', 'olive', 'Gold', 'Rose', 'Mond']);
});

test('a browser that stores nothing has none, and saving does not fail', () => {
  const refused = () => {
    throw new Error('SecurityError');
  };
  expect(recentQueries(refused)).toEqual([]);
  expect(() => saveQuery('Olive', refused)).not.toThrow();
});
