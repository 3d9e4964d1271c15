import { describe, expect, test } from 'vitest';
import { scrolled } from './messenger-lazy.ts';
import { initialState, type Messenger, type MessengerEvent, stateAfter } from './state.ts';

const flags = (...events: MessengerEvent[]): string[] => {
  const state = events.reduce(stateAfter, initialState);
  return (Object.keys(state) as (keyof Messenger)[]).filter((flag) => state[flag]);
};

describe('the messenger of the whole site', () => {
  test('has five flags and begins with none of them [F244]', () => {
    expect(initialState).toEqual({ visible: false, fade: false, loading: false, loaded: false, open: false });
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

  test('steps back and comes back, but not while its panel is open [F244]', () => {
    expect(flags('show', 'step-back')).toEqual(['visible', 'fade']);
    expect(flags('show', 'step-back', 'come-back')).toEqual(['visible']);
    expect(flags('show', 'step-back', 'open')).toEqual(['visible', 'open']);
    expect(flags('show', 'open', 'step-back')).toEqual(['visible', 'open']);
  });

  test('a page without it closes it, and the next one finds it loaded and at rest [F244]', () => {
    expect(flags('show', 'open', 'fetch', 'arrive', 'hide')).toEqual(['loaded']);
    expect(flags('show', 'step-back', 'hide', 'show')).toEqual(['visible']);
  });

  test('is the same object when nothing changed, so that nobody is told for nothing', () => {
    const shown = stateAfter(initialState, 'show');
    expect(stateAfter(shown, 'show')).toBe(shown);
    expect(stateAfter(stateAfter(shown, 'step-back'), 'come-back')).not.toBe(shown);
    expect(stateAfter(shown, 'come-back')).toBe(shown);
  });
});

test.each([
  ['scrolling down', 100, 300, 5000, false, 'step-back'],
  ['scrolling up', 300, 100, 5000, false, 'come-back'],
  ['a tremor', 300, 304, 5000, false, null],
  ['the top of the page', 4, 0, 5000, false, 'come-back'],
  ['rubber above the top', 0, -30, 5000, false, 'come-back'],
  ['scrolling down near the end', 4000, 4500, 300, false, 'step-back'],
  ['coming to rest near the end', 4000, 4500, 300, true, 'come-back'],
  ['coming to rest on the way down', 1000, 1500, 3000, true, 'step-back'],
] as const)('%s tells the launcher what to do [F244]', (_what, from, top, left, isResting, expected) => {
  expect(scrolled({ top: from, left: left + top - from }, { top, left }, isResting)).toBe(expected);
});
