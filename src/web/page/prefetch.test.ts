/** When pages are fetched ahead, and how many at once. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { delayed, mayPrefetch, slots } from './prefetch.ts';

afterEach(() => vi.useRealTimers());

describe('prefetching', () => {
  test('not on a slow 2g connection and not with data-saver', () => {
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
    expect(mayPrefetch({ effectiveType: '4g', saveData: false })).toBe(true);
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(true);
    expect(mayPrefetch(undefined)).toBe(true);
  });

  test('at most four at once, the others in their order [F500]', () => {
    const granted: number[] = [];
    const queue = slots();
    const release = [1, 2, 3, 4, 5, 6].map((name) => queue.take(() => granted.push(name)));
    expect(granted).toEqual([1, 2, 3, 4]);
    release[4]?.();
    release[1]?.();
    expect(granted).toEqual([1, 2, 3, 4, 6]);
    release[1]?.();
    expect(granted).toEqual([1, 2, 3, 4, 6]);
  });

  test('after 150 ms on a link; who only passes over it fetches nothing [F505]', () => {
    vi.useFakeTimers();
    const fetched: string[] = [];
    const passed = delayed(() => fetched.push('passed'));
    delayed(() => fetched.push('stayed'));
    vi.advanceTimersByTime(149);
    expect(fetched).toEqual([]);
    passed();
    vi.advanceTimersByTime(1);
    expect(fetched).toEqual(['stayed']);
    vi.advanceTimersByTime(10_000);
    expect(fetched).toEqual(['stayed']);
  });
});
