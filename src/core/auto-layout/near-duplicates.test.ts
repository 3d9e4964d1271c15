import { expect, it } from 'vitest';
import { sampleAlbum, samplePhoto } from '#tests/album-samples.ts';
import { nearDuplicates } from './near-duplicates.ts';

it('every near duplicate of an album is found and no other photo, one of each group is kept', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const album = sampleAlbum({ seed, count: 40 + 10 * seed, duplicates: 0.2 });
    const groups = new Map<string, string[]>();
    for (const [id, reason] of nearDuplicates(album.photos, new Set())) {
      if (!('photoId' in reason)) throw new Error(reason.kind);
      groups.set(reason.photoId, [...(groups.get(reason.photoId) ?? [reason.photoId]), id]);
    }
    const sorted = (all: Iterable<string[]>) => [...all].map((ids) => ids.toSorted()).toSorted();
    expect(sorted(groups.values())).toEqual(sorted(album.duplicates));
  }
});

it('the best of the photos that show the same is kept, unless others are asked for', () => {
  const hash = '0123456789abcdef0123456789abcdef';
  const photos = [0.6, 1.8, 1.2].map((sharpness, at) => samplePhoto({ id: `p${at}`, sharpness, dhash: hash }));
  const leftOut = (kept: string[]) =>
    [...nearDuplicates(photos, new Set(kept))].map(([id, reason]) => [id, 'photoId' in reason && reason.photoId]);
  expect(leftOut([])).toEqual([
    ['p0', 'p1'],
    ['p2', 'p1'],
  ]);
  expect(leftOut(['p2'])).toEqual([
    ['p0', 'p2'],
    ['p1', 'p2'],
  ]);
  expect(leftOut(['p2', 'p0'])).toEqual([['p1', 'p0']]);
});

it('photos whose file is not known are compared by their hashes only', () => {
  const photos = ['a', 'b'].map((id) => samplePhoto({ id, sha256: null }));
  expect(nearDuplicates(photos, new Set()).size).toBe(0);
});
