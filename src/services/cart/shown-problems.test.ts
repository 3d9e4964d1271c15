import { expect, test } from 'vitest';
import { message } from '#core/values/message.ts';
import { shownProblems } from './shown-problems.ts';

const problem = (count: number) => message('preflight.sample-text', { count });

test('the first three sentences are shown, each once, and the others are counted', () => {
  const problems = [1, 1, 2, 3, 3, 4].map(problem);
  expect(shownProblems(problems)).toEqual({ problems: [1, 2, 3].map(problem), moreProblems: 2 });
});

test.each([0, 1, 3])('of %i problems none is counted only', (count) => {
  const problems = Array.from({ length: count }, (_, at) => problem(at));
  expect(shownProblems(problems)).toEqual({ problems, moreProblems: 0 });
});

test('a thousand problems in the same words are one sentence and a number', () => {
  const { problems, moreProblems } = shownProblems(Array.from({ length: 1_000 }, () => problem(1)));
  expect(problems).toEqual([problem(1)]);
  expect(moreProblems).toBeGreaterThan(900);
});
