/** How long ago something happened, and that it is looked at again. */
import { afterEach, expect, test, vi } from 'vitest';
import { relativeTime, watchTime } from './relative-time.ts';

afterEach(() => vi.useRealTimers());

const at = Date.parse('2026-11-22T10:00:00Z');
const after = (seconds: number) => relativeTime(at, at + seconds * 1_000, 'de-DE');

test('minutes, hours and days are counted whole; the first minute and the future say nothing', () => {
  expect([-5, 0, 59].map(after)).toEqual([null, null, null]);
  expect([60, 119, 120, 3_599].map(after)).toEqual(['vor 1 Min.', 'vor 1 Min.', 'vor 2 Min.', 'vor 59 Min.']);
  expect([3_600, 86_399, 86_400, 3 * 86_400].map(after)).toEqual(['vor 1 Std.', 'vor 23 Std.', 'vor 1 Tag', 'vor 3 Tagen']);
  expect(relativeTime(Number.NaN, at, 'de-DE')).toBeNull();
});

test('the words are refreshed every 30 seconds, and no longer after the last component unmounts [F502]', () => {
  vi.useFakeTimers({ now: at });
  const said: (string | null)[] = [];
  const stop = watchTime((now) => said.push(relativeTime(at, now, 'de-DE')));
  vi.advanceTimersByTime(29_999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([null]);
  vi.advanceTimersByTime(90_000);
  expect(said).toEqual([null, 'vor 1 Min.', 'vor 1 Min.', 'vor 2 Min.']);
  stop();
  vi.advanceTimersByTime(300_000);
  expect(said).toHaveLength(4);
});
