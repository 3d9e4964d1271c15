import { expect, test } from 'vitest';
import { type FlagRead, flagRead } from '#core/flags/branch.ts';
import { branchOf } from '#core/flags/choose.ts';
import { createPageCache, preparePage } from './page-cache.ts';
import { createPageVariants, type PageWork } from './page-variants.ts';
import type { Treatments } from './treatments.ts';

const hero = flagRead('hero', ['on']);
const layout = flagRead('layout', ['a', 'b']);

function visitor(chosen: Record<string, string> = {}): Treatments {
  return {
    isOverridden: false,
    branch: async (read) => branchOf(chosen[read.flag] ?? 'off', read.branches),
    cookies: () => [],
  };
}

/** A page that reads flags, and how often each of its variants was rendered. */
function tested(reads: (branch: (read: FlagRead) => Promise<string>) => Promise<void>) {
  const logged: unknown[] = [];
  const cache = createPageCache(1_000_000);
  const variants = createPageVariants(cache, (level, event, details) => logged.push([level, event, details]));
  const renders: string[] = [];
  async function get(treatments: Treatments, versions = '1', work: Partial<PageWork> = {}): Promise<string> {
    const page = await variants.get('/', versions, treatments, {
      admit: async () => 'first',
      async render() {
        const shown: (FlagRead & { branch: string })[] = [];
        await reads(async (read) => {
          const branch = await treatments.branch(read);
          shown.push({ ...read, branch });
          return branch;
        });
        const text = shown.map(({ flag, branch }) => `${flag}=${branch}`).join(' ');
        renders.push(text);
        await new Promise((resolve) => setTimeout(resolve, 5));
        return preparePage(200, {}, Buffer.from(text), versions, { shown });
      },
      ...work,
    });
    return page.body.toString();
  }
  return { get, renders, logged, cache };
}

test('a page without tests is one entry for all visitors', async () => {
  const { get, renders } = tested(async () => {});
  for (const treatment of ['off', 'on']) expect(await get(visitor({ hero: treatment }))).toBe('');
  expect(renders).toEqual(['']);
});

test('each combination of branches is rendered once, and a treatment that the page has no content for shares control', async () => {
  const { get, renders } = tested(async (branch) => {
    await branch(hero);
    await branch(layout);
  });
  const visitors: [Record<string, string>, string][] = [
    [{ hero: 'on', layout: 'b' }, 'hero=on layout=b'],
    [{}, 'hero=control layout=control'],
    [{ hero: 'off', layout: 'zebra' }, 'hero=control layout=control'],
    [{ hero: 'on', layout: 'b' }, 'hero=on layout=b'],
    [{ hero: 'on' }, 'hero=on layout=control'],
  ];
  for (const [chosen, shown] of visitors) expect(await get(visitor(chosen))).toBe(shown);
  expect(renders).toEqual(['hero=on layout=b', 'hero=control layout=control', 'hero=on layout=control']);
});

test('200 first requests at once each get their own branches', async () => {
  const { get, renders } = tested(async (branch) => {
    // The second flag is read in one branch of the first only.
    if ((await branch(hero)) === 'on') await branch(layout);
  });
  const wanted = Array.from({ length: 200 }, (_, at) => ({ hero: at % 2 === 0 ? 'on' : 'off', layout: ['a', 'b', 'z'][at % 3] ?? 'a' }));
  const got = await Promise.all(wanted.map((chosen) => get(visitor(chosen))));
  expect(got).toEqual(
    wanted.map(({ hero: first, layout: second }) =>
      first === 'on' ? `hero=on layout=${second === 'z' ? 'control' : second}` : 'hero=control',
    ),
  );
  expect(renders.length).toBeLessThan(12);
});

test('other versions of the data forget which flags a page reads', async () => {
  let reads: FlagRead[] = [hero];
  const { get, cache } = tested(async (branch) => {
    for (const read of reads) await branch(read);
  });
  expect(await get(visitor({ hero: 'on' }))).toBe('hero=on');
  reads = [];
  expect(await get(visitor({ hero: 'on' }), '2')).toBe('');
  expect(cache.peek('/', '2')?.body.toString()).toBe('');
});

test('a page with more than twelve variants is not stored, and logged once', async () => {
  const many = flagRead('colour', ['a', 'b', 'c', 'd', 'e', 'f']);
  const { get, renders, logged, cache } = tested(async (branch) => {
    await branch(hero);
    await branch(many);
  });
  for (let at = 0; at < 3; at += 1) await get(visitor());
  expect(renders).toHaveLength(3);
  expect(cache.counts().entries).toBe(0);
  expect(logged).toEqual([['warn', 'flag-variants', { page: '/', flags: 2, variants: 14 }]]);
});
