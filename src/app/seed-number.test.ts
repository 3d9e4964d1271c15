import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedRows } from '#seed/catalogue-rows.ts';
import { seedHash, seedNumber } from '#seed/number.ts';
import { folderNames, storySeeds } from '#seed/stories/index.ts';

test('the number of the seed rises when its rows or stories change', () => {
  const hash = createHash('sha256')
    .update(JSON.stringify([seedNumber, seedRows, storySeeds, folderNames]))
    .digest('hex');
  const hint =
    'The seed has changed: raise seedNumber in seed/number.ts by one (once in a release is enough), then write this hash beside it.';
  expect(hash, hint).toBe(seedHash);
});
