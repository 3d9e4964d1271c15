import { describe, expect, test } from 'vitest';
import { scrolled } from './messenger-lazy.ts';
import { initialMessengerState, type MessengerEvent, type MessengerState, stateAfter } from './state.ts';

const flags = (...events: MessengerEvent[]): string[] => {
  const state = events.reduce(stateAfter, initialMessengerState);
  return (Object.keys(state) as (keyof MessengerState)[]).filter((flag) => state[flag]);
};

describe('the messenger of the whole site', () => {
  test('has five flags and starts with none of them [F244]', () => {
    expect(initialMessengerState).toEqual({ visible: false, fade: false, loading: false, loaded: false, open: false });
  });

  test('is loading until its script came, then loaded, and opens at once the second time [F244]', () => {
    expect(flags('show', 'open', 'fetch')).toEqual(['visible', 'loading', 'open']);
    expect(flags('show', 'open', 'fetch', 'arrive')).toEqual(['visible', 'loaded', 'open']);
    expect(flags('show', 'open', 'fetch', 'arrive', 'close')).toEqual(['visible', 'loaded']);
    expect(flags('show', 'open', 'fetch', 'arrive', 'close', 'open', 'fetch')).toEqual(['visible', 'loaded', 'open']);
  });

  test('fetched ahead it does not open by itself, and a click meanwhile is not lost [F244]', () => {
    expect(flags('show', 'fetch')).toEqual(['visible', 'loading']);
    expect(flags('show', 'fetch', 'arrive')).toEqual(['visible', 'loaded']);
    expect(flags('show', 'fetch', 'open', 'arrive')).toEqual(['visible', 'loaded', 'open']);
    expect(flags('show', 'fetch', 'open', 'close', 'arrive')).toEqual(['visible', 'loaded']);
  });

  test('a script that does not come leaves nothing open, and may be asked for again [F244]', () => {
    expect(flags('show', 'open', 'fetch', 'fail')).toEqual(['visible']);
    expect(flags('show', 'open', 'fetch', 'fail', 'open', 'fetch', 'arrive')).toEqual(['visible', 'loaded', 'open']);
  });

  test('fades out and in, but not while its panel is open [F244]', () => {
    expect(flags('show', 'fade-out')).toEqual(['visible', 'fade']);
    expect(flags('show', 'fade-out', 'fade-in')).toEqual(['visible']);
    expect(flags('show', 'fade-out', 'open')).toEqual(['visible', 'open']);
    expect(flags('show', 'open', 'fade-out')).toEqual(['visible', 'open']);
  });

  test('a page without it closes it, and the next one finds it loaded and visible [F244]', () => {
    expect(flags('show', 'open', 'fetch', 'arrive', 'hide')).toEqual(['loaded']);
    expect(flags('show', 'fade-out', 'hide', 'show')).toEqual(['visible']);
  });

  test('is the same object when nothing changed, so that no listener is called for nothing', () => {
    const shown = stateAfter(initialMessengerState, 'show');
    expect(stateAfter(shown, 'show')).toBe(shown);
    expect(stateAfter(stateAfter(shown, 'fade-out'), 'fade-in')).not.toBe(shown);
    expect(stateAfter(shown, 'fade-in')).toBe(shown);
  });
});

test.each([
  ['scrolling down', 100, 300, 5000, false, 'fade-out'],
  ['scrolling up', 300, 100, 5000, false, 'fade-in'],
  ['a tremor', 300, 304, 5000, false, null],
  ['the top of the page', 4, 0, 5000, false, 'fade-in'],
  ['rubber above the top', 0, -30, 5000, false, 'fade-in'],
  ['scrolling down near the end', 4000, 4500, 300, false, 'fade-out'],
  ['coming to rest near the end', 4000, 4500, 300, true, 'fade-in'],
  ['coming to rest on the way down', 1000, 1500, 3000, true, 'fade-out'],
] as const)('%s tells the launcher what to do [F244]', (_what, from, top, below, isResting, expected) => {
  expect(scrolled({ top: from, below: below + top - from }, { top, below }, isResting)).toBe(expected);
});
