import { expect, test } from 'vitest';
import { mayReload } from './reload.ts';

function memory(start: string | null = null) {
  let value = start;
  return {
    getItem: () => value,
    setItem: (_key: string, text: string) => {
      value = text;
    },
  };
}

test('a path is reloaded once in ten seconds, independent of other paths [F261, F432, F499]', () => {
  const noted = memory();
  expect(mayReload('/a/', 0, noted)).toBe(true);
  expect(mayReload('/a/', 9_999, noted)).toBe(false);
  expect(mayReload('/b/', 9_999, noted)).toBe(true);
  expect(mayReload('/a/', 10_000, noted)).toBe(true);
});

test('without a memory, or with one that is full or spoilt, nothing reloads for ever', () => {
  expect(mayReload('/a/', 0, null)).toBe(false);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(mayReload('/a/', 0, full)).toBe(false);
  expect(mayReload('/a/', 0, memory('{nonsense'))).toBe(false);
  expect(mayReload('/a/', 0, memory('{"/a/":"soon"}'))).toBe(true);
});
