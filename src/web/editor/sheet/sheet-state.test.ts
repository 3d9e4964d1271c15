import { expect, test } from 'vitest';
import { closedSheet, keyedSheet, releasedSheet, sheetLengths, sheetStates, tappedSheet } from './sheet-state.ts';

const lengths = { peek: 0, half: 284, full: 668 };

test('a tap on the handle opens half of the stage, then all of it, then half again', () => {
  expect(sheetStates.map(tappedSheet)).toEqual(['half', 'full', 'half']);
});

test('Escape closes the sheet by one state, and leaves a closed one', () => {
  expect(sheetStates.map(closedSheet)).toEqual([null, 'peek', 'half']);
});

test('keys on the handle walk the states and stop at both ends, other keys do nothing', () => {
  const by = (key: string) => sheetStates.map((state) => keyedSheet(state, key));
  expect(by('ArrowUp')).toEqual(['half', 'full', 'full']);
  expect(by('ArrowDown')).toEqual(['peek', 'peek', 'half']);
  expect(by('Home')).toEqual(['full', 'full', 'full']);
  expect(by('End')).toEqual(['peek', 'peek', 'peek']);
  expect(by('a')).toEqual([null, null, null]);
});

test.each([
  [100, 0, 'peek'],
  [200, 0, 'half'],
  [475, 0, 'half'],
  [480, 0.5, 'full'],
  [20, 0.51, 'half'],
  [300, 0.6, 'full'],
  [668, 2, 'full'],
  [640, -0.6, 'half'],
  [280, -0.6, 'peek'],
  [0, -3, 'peek'],
] as const)('a sheet of %i pixels that is released at %f pixels a millisecond becomes %s', (length, speed, state) => {
  expect(releasedSheet(length, speed, lengths)).toBe(state);
});

test.each([
  ['phone', 640, { width: 360, height: 464 }, { peek: 0, half: 212.8, full: 464 }],
  ['phone', 844, { width: 390, height: 668 }, { peek: 0, half: 284, full: 668 }],
  ['phone', 480, { width: 320, height: 304 }, { peek: 0, half: 184, full: 304 }],
  ['low', 360, { width: 584, height: 268 }, { peek: 0, half: 280, full: 350.4 }],
  ['low', 390, { width: 788, height: 298 }, { peek: 0, half: 280, full: 472.8 }],
] as const)('a sheet on a %s in a window %i pixels high has the lengths of its states', (layout, height, stage, expected) => {
  const { peek, half, full } = sheetLengths(layout, height, stage);
  expect([peek, half, full].map((length) => Math.round(length * 10) / 10)).toEqual([expected.peek, expected.half, expected.full]);
});
