/** When slides go on by themselves: refused without a carousel, held by a mouse, resumed a second after it left. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpAutoplay } from './autoplay.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('autoplay is refused with an error in the log while carousel or wrapper is not there [F311]', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const options = { timing: 4000, isPaused: false, onRunning: () => {} };
  const wrapper = {} as HTMLElement;
  expect(setUpAutoplay(null, wrapper, options)).toBeNull();
  expect(setUpAutoplay({ scrollBy: () => {} }, null, options)).toBeNull();
  expect(said.mock.calls.flat()).toEqual([
    'carousel: autoplay is refused, the carousel is not initialised',
    'carousel: autoplay is refused, the wrapper is not initialised',
  ]);
});

describe('autoplay', () => {
  /** All that is asked of a page: events, and whether pointer and window are there. */
  class Wrapper extends EventTarget {
    matches = () => false;
    point(type: 'pointerenter' | 'pointerleave', pointerType: string): void {
      this.dispatchEvent(Object.assign(new Event(type), { pointerType }));
    }
  }
  let wrapper: Wrapper;
  let turns: number;
  let told: boolean[];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    wrapper = new Wrapper();
    turns = 0;
    told = [];
  });

  function start(isPaused = false) {
    const carousel = {
      scrollBy: (steps: number) => {
        turns += steps;
      },
    };
    const onRunning = (isRunning: boolean) => void told.push(isRunning);
    return setUpAutoplay(carousel, wrapper as unknown as HTMLElement, { timing: 4000, isPaused, onRunning });
  }

  test('starts at once and turns one slide on each time its time is over [F288, F507]', () => {
    start();
    expect(told).toEqual([true]);
    vi.advanceTimersByTime(3_999);
    expect(turns).toBe(0);
    vi.advanceTimersByTime(1);
    expect(turns).toBe(1);
    vi.advanceTimersByTime(8_000);
    expect(turns).toBe(3);
  });

  test('stops under a mouse, not under a finger [F289]', () => {
    start();
    wrapper.point('pointerenter', 'touch');
    vi.advanceTimersByTime(4_000);
    expect(turns).toBe(1);
    wrapper.point('pointerenter', 'mouse');
    expect(told).toEqual([true, false]);
    vi.advanceTimersByTime(60_000);
    expect(turns).toBe(1);
  });

  test('goes on 1000 ms after the mouse left, with the full time of a slide; a mouse that comes back holds it [F290, F507]', () => {
    start();
    wrapper.point('pointerenter', 'mouse');
    wrapper.point('pointerleave', 'mouse');
    vi.advanceTimersByTime(999);
    expect(told).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([true, false, true]);
    vi.advanceTimersByTime(3_999);
    expect(turns).toBe(0);
    vi.advanceTimersByTime(1);
    expect(turns).toBe(1);
    wrapper.point('pointerenter', 'mouse');
    wrapper.point('pointerleave', 'mouse');
    vi.advanceTimersByTime(500);
    wrapper.point('pointerenter', 'mouse');
    vi.advanceTimersByTime(60_000);
    expect(turns).toBe(1);
  });

  test('paused by its button it stays so when the mouse leaves, and ended it never turns again', () => {
    const autoplay = start(true);
    expect(told).toEqual([false]);
    wrapper.point('pointerenter', 'mouse');
    wrapper.point('pointerleave', 'mouse');
    vi.advanceTimersByTime(60_000);
    expect(turns).toBe(0);
    autoplay?.play();
    vi.advanceTimersByTime(4_000);
    expect(turns).toBe(1);
    autoplay?.destroy();
    vi.advanceTimersByTime(60_000);
    expect(turns).toBe(1);
  });
});
