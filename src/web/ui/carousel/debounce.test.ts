import { afterEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

afterEach(() => vi.useRealTimers());

test('slides are measured again 200 ms after the last change of their size, and never once they are gone [F506]', () => {
  vi.useFakeTimers();
  let measured = 0;
  const resize = debounce(() => {
    measured += 1;
  });
  resize.schedule();
  vi.advanceTimersByTime(199);
  resize.schedule();
  vi.advanceTimersByTime(199);
  expect(measured).toBe(0);
  vi.advanceTimersByTime(1);
  expect(measured).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(measured).toBe(1);
  resize.schedule();
  resize.cancel();
  vi.advanceTimersByTime(10_000);
  expect(measured).toBe(1);
});
