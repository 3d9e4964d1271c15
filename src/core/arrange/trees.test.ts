import { describe, expect, it } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { placeTrees, treesFor } from './fill-frame.ts';
import { allTrees } from './slicing-tree.ts';

const minCost = (candidates: readonly { cost: number }[]) => Math.min(...candidates.map(({ cost }) => cost));

describe('slicing trees', () => {
  it('over one to six photos are 1, 2, 6, 22, 90 and 394', () => {
    expect([1, 2, 3, 4, 5, 6].map((count) => allTrees(Array(count).fill(1.5), 0).length)).toEqual([1, 2, 6, 22, 90, 394]);
  });

  it.each([
    [3, 0.95],
    [4, 0.9],
    [5, 0.8],
    [6, 0.65],
  ])('that the search over intervals finds for %i photos are as good as the best of all on a share of pages of %d', (count, wanted) => {
    const numbers = random(count);
    const factors = Array.from({ length: 400 }, () => {
      const photos = Array.from({ length: count }, (_, at) => ({
        id: `${at}`,
        ratio: numbers.pick([1.5, 1.333, 0.667, 0.75, 1, 1.778, numbers.between(0.5, 2)]),
      }));
      const frame = {
        xUm: 0,
        yUm: 0,
        widthUm: Math.round(numbers.between(200_000, 600_000)),
        heightUm: Math.round(numbers.between(200_000, 600_000)),
      };
      const options = { gapUm: Math.round(numbers.between(0, 8_000)), effort: 'best' } as const;
      const [all, searched] = [false, true].map((isSearched) =>
        minCost(placeTrees(treesFor(photos, frame, options.gapUm, options.effort, isSearched), photos, frame, options)),
      ) as [number, number];
      return searched / all;
    }).sort((a, b) => a - b);
    expect(factors[0]).toBeGreaterThanOrEqual(1 - 1e-9);
    expect(factors.filter((factor) => factor < 1 + 1e-9).length / factors.length).toBeGreaterThanOrEqual(wanted);
    expect(factors[Math.floor(0.95 * factors.length)]).toBeLessThanOrEqual(1.3);
  });
});
