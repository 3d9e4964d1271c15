import { afterEach, expect, test, vi } from 'vitest';
import { setUpAutoplay } from './carousel-autoplay.ts';

afterEach(() => vi.restoreAllMocks());

test('autoplay is refused with an error in the log while carousel or wrapper is not there [F311]', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const options = { timing: 4000, isPaused: false, onRunning: () => {} };
  const wrapper = {} as HTMLElement;
  expect(setUpAutoplay(null, wrapper, options)).toBeNull();
  expect(setUpAutoplay({ go: () => {} }, null, options)).toBeNull();
  expect(said.mock.calls.flat()).toEqual([
    'carousel: autoplay is refused, the carousel is not initialised',
    'carousel: autoplay is refused, the wrapper is not initialised',
  ]);
});
