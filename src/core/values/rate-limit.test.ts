import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

test('calls beyond the limit are told when the next one is allowed', () => {
  const limit = rateLimit({ max: 2, windowMs: 60_000 });
  expect([limit.take('a', 0), limit.take('a', 10_000)]).toEqual([{ retryAfterSeconds: 0 }, { retryAfterSeconds: 0 }]);
  expect(limit.take('a', 20_500)).toEqual({ retryAfterSeconds: 40 });
  expect(limit.take('a', 59_999)).toEqual({ retryAfterSeconds: 1 });
  expect(limit.take('a', 60_000)).toEqual({ retryAfterSeconds: 0 });
  expect(limit.take('a', 60_001)).toEqual({ retryAfterSeconds: 10 });
});

test('each key has its own limit', () => {
  const limit = rateLimit({ max: 1, windowMs: 1000 });
  limit.take('a', 0);
  expect([limit.take('a', 1).retryAfterSeconds, limit.take('b', 1).retryAfterSeconds]).toEqual([1, 0]);
  expect([limit.remaining('a', 1), limit.remaining('c', 1), limit.remaining('a', 1000)]).toEqual([0, 1, 1]);
});

test('memory is bounded: beyond the number of keys the one longest unused starts anew', () => {
  const limit = rateLimit({ max: 1, windowMs: 60_000, maxKeys: 2 });
  limit.take('a', 0);
  limit.take('b', 0);
  limit.take('c', 0);
  expect([limit.take('c', 1).retryAfterSeconds > 0, limit.take('a', 1).retryAfterSeconds]).toEqual([true, 0]);
});

test('a limit of no calls refuses the first and asks for a whole window', () => {
  const { take } = rateLimit({ max: 0, windowMs: 1000 });
  expect(take('a', 0)).toEqual({ retryAfterSeconds: 1 });
  expect(take('a', 5000)).toEqual({ retryAfterSeconds: 1 });
});
