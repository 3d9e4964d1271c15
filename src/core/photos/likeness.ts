/** Which photos show the same: by the bytes of their files and by the distance of their difference hashes. */
import type { PictureFacts } from './facts.ts';

/** `sha256`: of the file as it was uploaded. */
export type ComparedPhoto = Pick<PictureFacts, 'dhash' | 'entropy' | 'takenAt'> & { id: string; sha256: string };

/** 'same': the photo itself, saved again, brightened or smaller; 'variant': another one of the same moment, or a crop. */
export type Likeness = 'same' | 'variant';

/** Largest distances of hashes, of 128. Photos of different scenes are 34 and more apart. */
const maxDistance = { same: 10, variant: 20 } as const;
const maxVariantMs = 60_000;
/** Hashes of plain areas, in bits of entropy below this, say nothing. */
const minEntropy = 3;

const wordsPerHash = 4;

/**
 * Number of bits in which two difference hashes differ, 0..128.
 * @internal
 */
export function dhashDistance(a: string, b: string): number {
  return distanceOf(wordsOf(a), wordsOf(b), 2 * 64);
}

/** Null for photos that show different things. */
export function likenessOf(a: ComparedPhoto, b: ComparedPhoto): Likeness | null {
  return likeness(prepared(a), prepared(b), maxDistance.variant);
}

/**
 * Ids of photos that show the same, in the order of `photos`: groups of two and more, no photo in two of them. A group holds every photo
 * that is linked with another one of it, by 'same' alone or, with `by` 'variant', by either.
 */
export function groupAlike(photos: readonly ComparedPhoto[], by: Likeness): string[][] {
  const all = photos.map(prepared);
  const parent = all.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] as number] as number;
      root = parent[root] as number;
    }
    return root;
  };
  for (const [at, photo] of all.entries()) {
    for (let other = 0; other < at; other += 1) {
      const isAlike = likeness(photo, all[other] as Prepared, maxDistance[by]) !== null;
      if (isAlike) parent[rootOf(at)] = rootOf(other);
    }
  }
  const groups = new Map<number, string[]>();
  for (const [at, { id }] of photos.entries()) {
    const root = rootOf(at);
    groups.set(root, [...(groups.get(root) ?? []), id]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** `words`: null for a photo that has no hash that says something. */
type Prepared = { sha256: string; words: Int32Array | null; takenMs: number | null };

function prepared({ sha256, dhash, entropy, takenAt }: ComparedPhoto): Prepared {
  const words = dhash !== null && entropy !== null && entropy >= minEntropy ? wordsOf(dhash) : null;
  return { sha256, words, takenMs: takenAt === null ? null : Date.parse(`${takenAt}Z`) };
}

function likeness(a: Prepared, b: Prepared, max: number): Likeness | null {
  if (a.sha256 === b.sha256) return 'same';
  if (a.words === null || b.words === null) return null;
  const distance = distanceOf(a.words, b.words, max);
  if (distance <= maxDistance.same) return 'same';
  if (distance > max || a.takenMs === null || b.takenMs === null) return null;
  return Math.abs(a.takenMs - b.takenMs) <= maxVariantMs ? 'variant' : null;
}

function wordsOf(dhash: string): Int32Array {
  return Int32Array.from({ length: wordsPerHash }, (_, at) => Number.parseInt(dhash.slice(8 * at, 8 * at + 8), 16));
}

/** Anything above `max` once the distance is more than that. */
function distanceOf(a: Int32Array, b: Int32Array, max: number): number {
  let distance = 0;
  for (let at = 0; at < wordsPerHash && distance <= max; at += 1) distance += bitCount((a[at] as number) ^ (b[at] as number));
  return distance;
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
