import { expect, test } from 'vitest';
import { Best } from './best.ts';
import { random } from './random.ts';

test.each([0, 1, 7, 100, 2_000])('the best %i of many numbers are the first of all in their order', (most) => {
  const { next } = random(most + 1);
  const all = Array.from({ length: 1_000 }, (_, number) => ({ number, score: Math.floor(next() * 50) }));
  const best = new Best(most);
  for (const { number, score } of all) best.add(number, score);
  const sorted = all.toSorted((a, b) => b.score - a.score || a.number - b.number).map(({ number }) => number);
  expect(best.sorted()).toEqual(sorted.slice(0, most));
});
