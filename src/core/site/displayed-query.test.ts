import { expect, test } from 'vitest';
import { displayedQuery } from './displayed-query.ts';

test.each([
  ['  Einladung \t zur\n Hochzeit ', 'Einladung zur Hochzeit'],
  ['a\u202e \0b', 'a b'],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  ['🎉'.repeat(100), '🎉'.repeat(80)],
  [' \u200b ', ''],
])('%j is shown as %j, and that as itself', (typed, shown) => {
  expect(displayedQuery(typed)).toBe(shown);
  expect(displayedQuery(shown)).toBe(shown);
});
