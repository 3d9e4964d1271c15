import { afterAll, beforeAll, expect, test } from 'vitest';
import { posters } from '#designs/posters/registry.ts';
import { catalogueRows } from '#designs/rows.ts';
import { goldenQueries } from '#tests/search/measures.ts';
import type { EngineSource } from './engine.ts';
import { type EngineHost, hostHere, hostInThread, openHost } from './engine-host.ts';

const source: EngineSource = {
  designs: catalogueRows,
  posters: posters.map(({ template }) => template),
  others: [],
  today: '2027-06-01',
};
let [here, apart]: EngineHost[] = [];

beforeAll(async () => {
  [here, apart] = await Promise.all([hostHere(source), hostInThread(source)]);
}, 60_000);
afterAll(() => apart?.close());

test('an engine in a thread answers as one in the thread of its caller', async () => {
  const queries = goldenQueries('fresh-queries-2.json').filter((_, at) => at % 5 === 0);
  for (const { q } of queries) {
    for (const channel of [0, 1]) expect(await apart?.ask({ q, channel })).toEqual(await here?.ask({ q, channel }));
    expect(await apart?.suggest({ q, channel: 0 })).toEqual(await here?.suggest({ q, channel: 0 }));
  }
});

test('other work has its turn while an engine is made', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await openHost(source);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('an engine that cannot be made in a thread is no engine', async () => {
  await expect(hostInThread({ ...source, today: null as never, designs: [null as never] })).rejects.toThrow();
});
