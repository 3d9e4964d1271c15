import { expect, test } from 'vitest';
import { isLongForm, sampled, sharedOut } from './long-form.ts';

const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test('the sample has every n-th case from the offset on, the long form every case', () => {
  expect(sampled(cases, 3)).toEqual(isLongForm ? cases : ['a', 'd', 'g']);
  expect(sampled(cases, 3, 1)).toEqual(isLongForm ? cases : ['b', 'e']);
  expect(sampled(cases, 3, 4)).toEqual(isLongForm ? cases : ['b', 'e']);
});

test('the shares of several parts have every case once', () => {
  const shares = ['1/3', '2/3', '3/3'].map((share) => sharedOut(cases, share));
  expect(shares).toEqual([
    ['a', 'd', 'g'],
    ['b', 'e'],
    ['c', 'f'],
  ]);
  expect(sharedOut(cases)).toEqual(cases);
});
