import { expect, test } from 'vitest';
import { isFault } from './fault.ts';
import { createLimiter } from './limiter.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A promise with its resolver. */
function gate() {
  return Promise.withResolvers<void>();
}

test('no more calls run at once than the concurrency, and waiting ones start in order', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 2 });
  const gates = [gate(), gate(), gate(), gate()];
  const started: number[] = [];
  const work = gates.map(({ promise }, index) =>
    limiter.run(async () => {
      started.push(index);
      await promise;
      return index;
    }),
  );
  await tick();
  expect([started, limiter.waiting()]).toEqual([[0, 1], 2]);
  gates[1]?.resolve();
  await work[1];
  await tick();
  expect([started, limiter.waiting()]).toEqual([[0, 1, 2], 1]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
});

test('a call is rejected when the queue is full', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1, queueSize: 1 });
  const slot = await limiter.acquire();
  const waiting = limiter.acquire();
  const error = await limiter.acquire().catch((thrown: unknown) => thrown);
  expect(isFault(error) && error.code).toBe('busy');
  slot();
  (await waiting)();
});

test('a failed call frees its slot', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1 });
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run(async () => 'fine')).toBe('fine');
});

test('a call that waits longer than the timeout leaves the queue with the given error', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1, timeoutMs: 5, busy: () => new Error('too long') });
  const slot = await limiter.acquire();
  await expect(limiter.acquire()).rejects.toThrow('too long');
  expect(limiter.waiting()).toBe(0);
  slot();
  (await limiter.acquire())();
});

test('an aborted signal takes a waiting call out of the queue and refuses a new one', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1 });
  const abort = new AbortController();
  const slot = await limiter.acquire();
  const waiting = limiter.acquire(abort.signal);
  abort.abort(new Error('closing'));
  await expect(waiting).rejects.toThrow('closing');
  await expect(limiter.acquire(abort.signal)).rejects.toThrow('closing');
  slot();
  expect(await limiter.run(async () => 'fine')).toBe('fine');
});

test('a slot that is released twice is free once', async () => {
  const limiter = createLimiter({ name: 'test', concurrency: 1 });
  const slot = await limiter.acquire();
  slot();
  slot();
  const [second, third] = [limiter.acquire(), limiter.acquire()];
  await second;
  expect(limiter.waiting()).toBe(1);
  (await second)();
  (await third)();
});
