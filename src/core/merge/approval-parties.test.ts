import { expect, test } from 'vitest';
import { missingParties, partyState } from './approval-parties.ts';

const approval = { hash: 'a', at: '2026-11-29T10:00:00.000Z' };
const none = { approval: null, wishedAt: null };

test.each([
  ['without an answer', none, 'a', 'open'],
  ['with an approval of what is printed now', { approval, wishedAt: null }, 'a', 'approved'],
  ['with an approval of something else', { approval, wishedAt: null }, 'b', 'changed'],
  ['with an approval, of a design that lost its list', { approval, wishedAt: null }, null, 'changed'],
  ['that asked for a change', { approval: null, wishedAt: approval.at }, 'a', 'wish'],
] as const)('a party %s', (_, answer, hash, state) => {
  expect(partyState(answer, hash)).toBe(state);
});

test('an approval is missing of each party that has not approved what is printed now, and none where all have [E103]', () => {
  const parties = [
    { name: 'Rosa', approval, wishedAt: null },
    { name: 'Kim', ...none },
  ];
  expect(missingParties(parties, 'a').map(({ name }) => name)).toEqual(['Kim']);
  expect(missingParties(parties, 'b').map(({ name }) => name)).toEqual(['Rosa', 'Kim']);
  expect(missingParties(parties.slice(0, 1), 'a')).toEqual([]);
  expect(missingParties([], null)).toEqual([]);
});
