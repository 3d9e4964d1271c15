import { expect, test } from 'vitest';
import { keySet, maxTexts } from './key-set.ts';

async function* pagesOf(count: number): AsyncGenerator<string[]> {
  const page = 10_000;
  for (let at = 0; at < count; at += page) yield Array.from({ length: Math.min(page, count - at) }, (_, index) => `key-${at + index}`);
}

test.each([0, 1, maxTexts, maxTexts + 1, 3 * maxTexts])('a set of %i keys has each of them and no other', async (count) => {
  const keys = await keySet(pagesOf(count));
  expect(keys.size).toBe(count);
  const missing = Array.from({ length: count }, (_, index) => `key-${index}`).filter((key) => !keys.has(key));
  expect(missing).toEqual([]);
  const foreign = Array.from({ length: 1000 }, (_, index) => `key-${count + index}`).filter((key) => keys.has(key));
  expect(foreign).toEqual([]);
});
