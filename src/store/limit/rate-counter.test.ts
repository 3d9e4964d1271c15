import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRateCounter } from './rate-counter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('calls beyond the limit are told when the next one is allowed', async () => {
  const { consume } = createRateCounter({ max: 2, windowMs: 60_000 });
  expect([await consume('a'), await consume('a')]).toEqual([
    { retryAfterMs: 0, remaining: 1 },
    { retryAfterMs: 0, remaining: 0 },
  ]);
  vi.advanceTimersByTime(20_500);
  expect(await consume('a')).toEqual({ retryAfterMs: 39_500, remaining: 0 });
  vi.advanceTimersByTime(39_500);
  expect(await consume('a')).toEqual({ retryAfterMs: 0, remaining: 1 });
});

test('each key has its own limit', async () => {
  const { consume } = createRateCounter({ max: 1, windowMs: 1000 });
  await consume('a');
  expect([(await consume('a')).retryAfterMs, (await consume('b')).retryAfterMs]).toEqual([1000, 0]);
});

test('memory is bounded: beyond the number of keys the one longest unused starts anew', async () => {
  const { consume } = createRateCounter({ max: 1, windowMs: 60_000, maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) await consume(key);
  expect([(await consume('c')).retryAfterMs > 0, (await consume('a')).retryAfterMs]).toEqual([true, 0]);
});

test('a limit of no calls refuses the first and asks for a whole window', async () => {
  const { consume } = createRateCounter({ max: 0, windowMs: 1000 });
  expect(await consume('a')).toEqual({ retryAfterMs: 1000, remaining: 0 });
});
