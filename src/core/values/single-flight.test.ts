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
