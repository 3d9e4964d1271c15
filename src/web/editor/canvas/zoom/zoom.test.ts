import { expect, test } from 'vitest';
import { stepFrom } from './zoom.ts';

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
  [3, 1, 3],
  [0.5, -1, 0.5],
] as const)('from %d in direction %d the next step is %d', (zoom, direction, next) => {
  expect(stepFrom(zoom, direction)).toBe(next);
});
