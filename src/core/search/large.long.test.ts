/** The search over 30,000 synthetic designs; `npm run bench -- search` measures 300,000. */
import { expect, test } from 'vitest';
import { percentile } from '#tests/percentile.ts';
import { type SearchedCatalogue, searchedCatalogue, todaysCatalogue } from '#tests/search/catalogues.ts';
import { goldenQueries, mean } from '#tests/search/measures.ts';
import { plantedQueries } from '#tests/search/planted.ts';
import { syntheticEntries } from '#tests/search/synthetic.ts';

const like = todaysCatalogue().entries.filter(({ group }) => group === 'design');
const queries = goldenQueries('queries.json').map(({ q }) => q);

test('planted names and facts stand first among 30,000 designs, and queries take at most ten times what they take among 3,000', () => {
  const [few, many] = [3_000, 30_000].map((count) => searchedCatalogue(syntheticEntries(count, like))) as [
    SearchedCatalogue,
    SearchedCatalogue,
  ];
  for (const [kind, some] of Map.groupBy(plantedQueries(many.entries), (one) => one.kind)) {
    expect(mean(some.map(({ q, judge }) => judge(many.ask(q)))), kind).toBeGreaterThanOrEqual(0.95);
  }
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  for (const q of [...queries.slice(0, 30), ...queries]) {
    for (const [name, catalogue] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const began = performance.now();
      catalogue.ask(q, { areDesignsNumbers: true });
      times[name].push(performance.now() - began);
    }
  }
  const p95 = (name: 'few' | 'many') => percentile(times[name].slice(30), 0.95);
  expect(p95('many') / p95('few')).toBeLessThanOrEqual(10);
});
