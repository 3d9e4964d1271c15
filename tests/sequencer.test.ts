import { expect, test } from 'vitest';
import { interleave } from './sequencer.ts';

const sorted = (files: string[], groups: Record<string, number> = {}) =>
  interleave(
    files,
    (file) => groups[file[0] ?? ''] ?? 0,
    (file) => file[0] ?? '',
  );

test('the files of two projects of a group alternate in the proportion of their numbers, each project in its own order', () => {
  expect(sorted(['a1', 'a2', 'a3', 'a4', 'b1', 'b2'])).toEqual(['a1', 'b1', 'a2', 'a3', 'b2', 'a4']);
});

test('a group ends before the next one begins', () => {
  expect(sorted(['c1', 'a1', 'b1', 'a2'], { a: 1, b: 1, c: 0 })).toEqual(['c1', 'a1', 'b1', 'a2']);
});
