/** A set of keys in memory: texts while there are few, sorted 64-bit hashes beyond (8 MB a million). */
import { murmur3 } from '#core/flags/murmur.ts';

export type KeySet = { has(key: string): boolean; size: number };

/** Keys that are kept as they are. */
export const maxTexts = 50_000;

const seeds = [0x9747b28c, 0x1b873593] as const;

/** Two keys have the same hash with a probability of 1 to 10^19. */
function hashOf(key: string): bigint {
  return (BigInt(murmur3(key, seeds[0])) << 32n) | BigInt(murmur3(key, seeds[1]));
}

function hashesOf(keys: Iterable<string>): BigUint64Array {
  return BigUint64Array.from(Array.from(keys, hashOf));
}

function hashedSet(hashes: BigUint64Array): KeySet {
  return {
    size: hashes.length,
    has(key) {
      const wanted = hashOf(key);
      let [low, high] = [0, hashes.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((hashes[middle] as bigint) < wanted) low = middle + 1;
        else high = middle;
      }
      return hashes[low] === wanted;
    },
  };
}

/** Reads keys in pages, and lets other work run between them. */
export async function keySet(pages: AsyncIterable<string[]>): Promise<KeySet> {
  const texts = new Set<string>();
  let hashes: BigUint64Array[] | null = null;
  for await (const keys of pages) {
    if (hashes) hashes.push(hashesOf(keys));
    else for (const key of keys) texts.add(key);
    if (!hashes && texts.size > maxTexts) {
      hashes = [hashesOf(texts)];
      texts.clear();
    }
  }
  if (!hashes) return texts;
  const all = new BigUint64Array(hashes.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of hashes) {
    all.set(part, at);
    at += part.length;
  }
  return hashedSet(all.sort());
}
