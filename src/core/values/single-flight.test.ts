import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('concurrent calls of a key share one promise; the next call after it starts anew', async () => {
  const flights = createSingleFlight<number>();
  let runs = 0;
  const work = async () => {
    runs += 1;
    return runs;
  };
  expect(await Promise.all([flights.run('a', work), flights.run('a', work), flights.run('b', work)])).toEqual([1, 1, 2]);
  expect(await flights.run('a', work)).toBe(3);
});

test('work that fails rejects every call that waits for it and is tried again', async () => {
  const flights = createSingleFlight<string>();
  const fail = () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled([flights.run('a', fail), flights.run('a', fail)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('a', async () => 'fine')).toBe('fine');
});

test('work is aborted when all its callers are, and a call after that starts anew', async () => {
  const flights = createSingleFlight<string>();
  const started: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    started.push(signal);
    return new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const [one, two] = [new AbortController(), new AbortController()];
  const results = Promise.allSettled([flights.run('a', work, one.signal), flights.run('a', work, two.signal)]);
  one.abort(new Error('gone'));
  expect(started.map(({ aborted }) => aborted)).toEqual([false]);
  two.abort(new Error('gone'));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('a', async () => 'fine')).toBe('fine');
});

test('work that a caller without a signal waits for goes on', async () => {
  const flights = createSingleFlight<boolean>();
  const caller = new AbortController();
  let release = () => {};
  const work = async (signal: AbortSignal) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return signal.aborted;
  };
  const both = Promise.all([flights.run('a', work, caller.signal), flights.run('a', work)]);
  caller.abort();
  release();
  expect(await both).toEqual([false, false]);
});
