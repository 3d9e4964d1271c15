import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowLane } from './slow-lane.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Names of calls in the order in which they went on ('a1') or gave up their places ('-a1'). */
function lane(places: number, placesOfNetwork: number) {
  const { wait } = createSlowLane({ places, placesOfNetwork, gapMs: 500 });
  const log: string[] = [];
  const call = (name: string, network = name[0] ?? '') => void wait(network).then((mayGoOn) => log.push(mayGoOn ? name : `-${name}`));
  return { log, call };
}

test('calls go on one after the other, those of the networks in turn', async () => {
  const { log, call } = lane(40, 10);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) call(name);
  await vi.advanceTimersByTimeAsync(499);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(log).toEqual(['a1', 'b1', 'c1']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(log).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  call('d1');
  await vi.advanceTimersByTimeAsync(500);
  expect(log.at(-1)).toBe('d1');
});

test('a network has so many places, and the one with the most gives up its newest when another needs one', async () => {
  const { log, call } = lane(5, 3);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) call(name);
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['-a4', '-a3']);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(log.slice(2)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
});

test('a call of a network with one place goes on within the time of all places, whatever the others send', async () => {
  const { log, call } = lane(10, 4);
  const flood = () => {
    for (let network = 0; network < 6; network += 1) for (let at = 0; at < 5; at += 1) call(`f${network}`, `f${network}`);
  };
  flood();
  call('customer', 'c');
  for (let at = 0; at < 10; at += 1) {
    await vi.advanceTimersByTimeAsync(500);
    flood();
  }
  expect(log).toContain('customer');
});
