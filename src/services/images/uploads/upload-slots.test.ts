import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { isFault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import type { LimitedClient } from '#store/limit/stored-limits.ts';
import { inUploadSlot } from './upload-slots.ts';

const { signal } = new AbortController();

/** Uploads that run until `finish` is called; `running` counts them. */
function uploads() {
  const store = {} as Store;
  let running = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  async function start(client: LimitedClient, wait: AbortSignal = signal): Promise<string> {
    const work = inUploadSlot(store, client, wait, async () => {
      running += 1;
      await finished;
      running -= 1;
      return 'done';
    });
    return work.catch((error: unknown) => (isFault(error) ? error.code : String(error)));
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { start, finish: () => finish(), running: async () => settled().then(() => running) };
}

const of = (owner: string | null, address: string): LimitedClient => ({ owner: owner as OwnerId | null, address });

test('four uploads of an owner run at once, the next ones wait, and what comes after sixteen waiting is refused', async () => {
  const { start, finish, running } = uploads();
  const outcomes = Array.from({ length: 21 }, () => start(of('zoe', '203.0.113.1')));
  expect(await running()).toBe(4);
  finish();
  const codes = await Promise.all(outcomes);
  expect([codes.filter((code) => code === 'done').length, codes.at(-1)]).toEqual([20, 'busy']);
  expect(await running()).toBe(0);
});

test('eight uploads without a session run at once from one address, and another address is not held up', async () => {
  const { start, finish, running } = uploads();
  const crowd = Array.from({ length: 30 }, () => start(of(null, '203.0.113.1')));
  expect(await running()).toBe(8);
  const other = start(of(null, '203.0.113.2'));
  expect(await running()).toBe(9);
  finish();
  expect(new Set([await other, ...(await Promise.all(crowd))])).toEqual(new Set(['done']));
});

test('two hundred uploads run at once in all, from however many addresses', async () => {
  const { start, finish, running } = uploads();
  const crowd = Array.from({ length: 300 }, (_, at) => start(of(null, `203.0.${at >> 8}.${at & 255}`)));
  expect(await running()).toBe(200);
  finish();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['done']));
});

test('an upload whose client leaves while it waits gives its place back', async () => {
  const { start, finish, running } = uploads();
  const first = Array.from({ length: 4 }, () => start(of('zoe', '203.0.113.1')));
  const leaving = new AbortController();
  const left = start(of('zoe', '203.0.113.1'), leaving.signal);
  await running();
  leaving.abort();
  expect(await left).toMatch(/AbortError/);
  finish();
  await Promise.all(first);
  expect(await start(of('zoe', '203.0.113.1'))).toBe('done');
});
