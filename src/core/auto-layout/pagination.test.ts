import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFrames, samplePhoto } from '#tests/album-samples.ts';
import type { LayoutTable } from './layout-table.ts';
import { type PaginationInput, paginate } from './pagination.ts';

const style = { gapUm: 4_000, ppi: { fine: 200, soft: 120 } };

function inputOf(count: number, pages: number, table: LayoutTable, changes: Partial<PaginationInput> = {}): PaginationInput {
  return {
    // Without the cost of a photo alone.
    photos: Array.from({ length: count }, (_, at) => ({ photo: samplePhoto({ id: `p${at}` }), isHero: true })),
    startsEvent: Array<boolean>(count).fill(false),
    frames: sampleFrames(pages),
    indexes: [...Array(pages).keys()],
    table,
    style,
    seed: 0,
    ...changes,
  };
}

/** Every way to put so many photos on so many pages, as numbers of photos a page. */
function partitions(photos: number, pages: number, max: number): number[][] {
  if (pages === 0) return photos === 0 ? [[]] : [];
  return Array.from({ length: Math.min(max, photos) }, (_, at) => at + 1).flatMap((count) =>
    partitions(photos - count, pages - 1, max).map((rest) => [count, ...rest]),
  );
}

const counts = (input: PaginationInput) => paginate(input, () => undefined)?.map(({ count }) => count);
const free: LayoutTable = { layoutsOf: () => [{ cost: 0, layout: '1' }] };

describe('pagination', () => {
  it('costs as little as the best of all ways', () => {
    const pageCosts = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 70, maxLength: 70 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 5 }), pageCosts, (photos, pages, costs) => {
        fc.pre(pages <= photos && photos <= 6 * pages);
        const costOf = (first: number, count: number) => (costs[first * 6 + count] ?? 0) / 1_000;
        const table: LayoutTable = { layoutsOf: (first, count) => [{ cost: costOf(first, count), layout: '1' }] };
        const mean = photos / pages;
        const total = (parts: readonly number[]) => {
          let [sum, first] = [0, 0];
          for (const count of parts) {
            sum += costOf(first, count) + 0.35 * (count - mean) ** 2;
            first += count;
          }
          return sum;
        };
        const best = Math.min(...partitions(photos, pages, Math.min(6, Math.floor(mean + 2.5))).map(total));
        expect(total(counts(inputOf(photos, pages, table)) ?? [])).toBeCloseTo(best, 9);
      }),
      { numRuns: 200 },
    );
  });

  it('begins events on new pages, and rather on new spreads', () => {
    const startsAt = (count: number, index: number) => Array.from({ length: count }, (_, at) => at === 0 || at === index);
    expect(counts(inputOf(12, 4, free))).toEqual([3, 3, 3, 3]);
    expect(counts(inputOf(12, 4, free, { startsEvent: startsAt(12, 4) }))?.[0]).toBe(4);
    // Both ways are as even; pages are right, left, right, or left, right, left.
    const startsEvent = startsAt(8, 4);
    expect(counts(inputOf(8, 3, free, { startsEvent }))).toEqual([4, 2, 2]);
    expect(counts(inputOf(8, 3, free, { startsEvent, frames: sampleFrames(4).slice(1) }))).toEqual([2, 2, 4]);
  });

  it('gives neighbouring pages different layouts where others are nearly as good', () => {
    const layouts = (second: number) => {
      const table: LayoutTable = {
        layoutsOf: () => [
          { cost: 1, layout: '12*' },
          { cost: second, layout: '12+' },
        ],
      };
      return paginate(inputOf(8, 4, table), () => undefined)?.map(({ layout }) => layout);
    };
    expect(layouts(1.3)).toEqual(['12+', '12*', '12+', '12*']);
    expect(layouts(1.8)).toEqual(['12*', '12*', '12*', '12*']);
  });

  it('is null where the pages have no room', () => {
    expect(paginate(inputOf(13, 2, free), () => undefined)).toBeNull();
    expect(paginate(inputOf(4, 2, { layoutsOf: () => [] }), () => undefined)).toBeNull();
  });

  it('reports every page', () => {
    const pages: number[] = [];
    paginate(inputOf(12, 4, free), (page) => pages.push(page));
    expect(pages).toEqual([0, 1, 2, 3]);
  });
});
