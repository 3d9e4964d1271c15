import { expect, test } from 'vitest';
import { createVersionedIndex } from './versioned-index.ts';

test('concurrent calls share one load, and a version that is held is not loaded again', async () => {
  const loads: [number, string | null][] = [];
  const index = createVersionedIndex(async (version, previous: string | null) => {
    loads.push([version, previous]);
    return `v${version}`;
  });
  expect(index.current()).toBeNull();
  expect(await Promise.all([index.at(1), index.at(1)])).toEqual([
    { version: 1, value: 'v1' },
    { version: 1, value: 'v1' },
  ]);
  expect((await index.at(2)).value).toBe('v2');
  expect((await index.at(1)).value).toBe('v2');
  expect(loads).toEqual([
    [1, null],
    [2, 'v1'],
  ]);
});

test('an older load that ends later does not replace a newer index', async () => {
  const gates = new Map([1, 2].map((version) => [version, Promise.withResolvers<string>()]));
  const index = createVersionedIndex<string>((version) => gates.get(version)?.promise ?? Promise.reject());
  const [first, second] = [index.at(1), index.at(2)];
  gates.get(2)?.resolve('new');
  await second;
  gates.get(1)?.resolve('old');
  expect((await first).value).toBe('old');
  expect(index.current()).toEqual({ version: 2, value: 'new' });
});

test('a failed load is tried again', async () => {
  let tries = 0;
  const index = createVersionedIndex(async () => {
    tries += 1;
    if (tries === 1) throw new Error('unreachable');
    return 'loaded';
  });
  await expect(index.at(1)).rejects.toThrow('unreachable');
  expect((await index.at(1)).value).toBe('loaded');
});
