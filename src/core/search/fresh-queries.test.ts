import { expect, test } from 'vitest';
import { todaysCatalogue } from '#tests/search/catalogues.ts';
import { goldenQueries, judge, mean } from '#tests/search/measures.ts';

const catalogue = todaysCatalogue();

test.each(['fresh-queries.json', 'fresh-queries-2.json'])('queries of %s, that no rule was made for, are found in a good order', (file) => {
  const judged = goldenQueries(file).map((query) => judge(catalogue, query, catalogue.ask(query.q)));
  expect(mean(judged.map(({ hit }) => Number(hit)))).toBeGreaterThanOrEqual(0.95);
  expect(mean(judged.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(0.88);
});
