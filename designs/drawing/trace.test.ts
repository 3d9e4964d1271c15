import { describe, expect, test } from 'vitest';
import { circle } from './curve.ts';
import { pathData } from './path.ts';
import { cutOut, reversed, traced } from './trace.ts';

describe('hand-set outlines', () => {
  test('straight moves across and down become lines', () => {
    expect(pathData(traced('M1 2H4V6L1 6Z'))).toBe('M 1000 2000 L 4000 2000 L 4000 6000 L 1000 6000 Z');
  });

  test('several curves may follow one letter', () => {
    expect(traced('M0 0C1 1 2 1 3 0 4 -1 5 -1 6 0Z').map(({ op }) => op)).toEqual(['M', 'C', 'C', 'Z']);
  });

  test('an outline run twice backwards is the outline', () => {
    const shape = traced('M0 0L4 0C5 1 5 3 4 4L0 4Z');
    const twice = reversed(reversed(shape));
    expect(new Set(pathData(twice).split(/(?=[MLC])/)).size).toBeGreaterThan(3);
    expect(pathData(reversed(twice))).toBe(pathData(reversed(shape)));
  });

  test('a hole runs against its outline, whichever way it was drawn', () => {
    const outer = circle([0, 0], 10);
    const hole = circle([0, 0], 3);
    const counter = circle([0, 0], 3, { counter: true });
    expect(cutOut(outer, [hole])).toEqual([...outer, ...reversed(hole)]);
    expect(cutOut(outer, [counter])).toEqual([...outer, ...counter]);
  });
});
