import { expect, test } from 'vitest';
import { findingKind } from './finding-kind.ts';

test.each([
  ['sample-text', 'block', 'open'],
  ['empty-photo', 'block', 'open'],
  ['blank-page', 'confirm', 'open'],
  ['overflow', 'block', 'wrong'],
  ['photo-resolution', 'warn', 'look'],
  ['face', 'confirm', 'look'],
] as const)('a finding of the rule %s at level %s is of the kind %s', (rule, level, kind) => {
  expect(findingKind({ rule, level })).toBe(kind);
});
