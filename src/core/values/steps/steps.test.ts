import { expect, test } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { finished, sortSteps } from './steps.ts';

test.each([0, 1, 511, 512, 513, 5_000, 20_000])('%i items are sorted as at once, equal ones in their order', (count) => {
  const { next } = random(count + 1);
  const items = Array.from({ length: count }, (_, at) => ({ at, key: Math.floor(next() * 300) }));
  const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
  expect(finished(sortSteps(items, compare))).toEqual(items.toSorted(compare));
});

test('a sort of many items has a step for some thousand of them', () => {
  const { next } = random(3);
  const compared: number[] = [];
  let count = 0;
  const steps = sortSteps(
    Array.from({ length: 50_000 }, () => next()),
    (a, b) => {
      count += 1;
      return a - b;
    },
  );
  while (!steps.next().done) {
    compared.push(count);
    count = 0;
  }
  expect(Math.max(...compared)).toBeLessThan(10_000);
});
