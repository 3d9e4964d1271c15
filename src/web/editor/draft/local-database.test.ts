import { afterEach, expect, test, vi } from 'vitest';
import { openLocalCopies } from './local-copies.ts';

type Asked = { onerror?: () => void; onblocked?: () => void };

/** A browser whose IndexedDB answers like this when it is opened. */
function stub(open: () => Asked): void {
  vi.stubGlobal('indexedDB', { open });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets the callbacks of a request run once they are set. */
function later(name: keyof Asked): Asked {
  const request: Asked = {};
  queueMicrotask(() => request[name]?.());
  return request;
}

test.each<[string, () => Asked]>([
  [
    'throws, as in a private window',
    () => {
      throw new Error('SecurityError');
    },
  ],
  ['fails', () => later('onerror')],
  ['is blocked by another window', () => later('onblocked')],
])('where IndexedDB %s there are no copies, nothing is stored, and the draft goes on', async (_name, open) => {
  stub(open);
  const copies = openLocalCopies();
  expect(await copies.of('d')).toEqual([]);
  expect(await copies.put({} as never)).toBe(false);
  await copies.remove(['k']);
});

test('an IndexedDB that never answers is given up, so that the draft begins and saves without it', async () => {
  vi.useFakeTimers();
  stub(() => ({}));
  const copies = openLocalCopies();
  const found = copies.of('d');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await found).toEqual([]);
  expect(await copies.put({} as never)).toBe(false);
});

test('without IndexedDB there are no copies', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await openLocalCopies().of('d')).toEqual([]);
});
