/** Scores of entries for the units of a query. */
import { weakMemoize } from '#core/values/memoize.ts';
import { metBit, type SearchIndex, termNumber, weightUnit } from './search-index.ts';
import { keepingOf, minQuality, type Unit } from './unit.ts';

/** The least share of a unit's weight that a term of everything has; a term of one entry has all of it. */
const common = 0.6;

export type Scores = {
  /** By entry; 0 where nothing matches. */
  scores: Float32Array;
  /** By entry: bit n: the nth needed unit is met. */
  masks: Uint8Array;
  needed: readonly Unit[];
  /** By set of needed units, as in `masks`: what its units weigh where not everything can be found together. */
  weightOf: Float64Array;
  /** Entries with a match, in the order of the postings. */
  touched: Uint32Array;
};

/** Weights of all sets of needed units. */
function weightsOf(needed: readonly Unit[]): Float64Array {
  const weights = new Float64Array(1 << needed.length);
  for (let mask = 1; mask < weights.length; mask++) {
    for (const [at, unit] of needed.entries()) if (mask & (1 << at)) weights[mask] = (weights[mask] ?? 0) + keepingOf(unit);
  }
  return weights;
}

/** How rare something is that `met` of `count` entries have: 0 for all, 1 for one. */
function rarity(met: number, count: number): number {
  return count < 2 || met < 1 ? 1 : Math.log(count / met) / Math.log(count);
}

/** What scores are made in: one for each index, since making them for each query would be most of its work. */
const spaceOf = weakMemoize(({ ids: { length } }: SearchIndex) => ({
  scores: new Float32Array(length),
  masks: new Uint8Array(length),
  best: new Float32Array(length),
  seen: new Uint8Array(length),
  matched: new Uint32Array(length),
  touched: new Uint32Array(length),
}));

/** Scores all entries. Time: the postings of the terms of all units. The arrays hold the next scores of the same index afterwards. */
export function scoreEntries(index: SearchIndex, units: readonly Unit[]): Scores {
  const { postings, weights, offsets } = index;
  const count = index.ids.length;
  const { scores, masks, best, seen, matched, touched } = spaceOf(index);
  scores.fill(0);
  masks.fill(0);
  seen.fill(0);
  const needed = units.filter(({ isNeeded }) => isNeeded);
  let touchedCount = 0;
  for (const unit of units) {
    const bit = unit.isNeeded ? 1 << needed.indexOf(unit) : 0;
    let [matchedCount, met] = [0, 0];
    for (const [term, quality] of unit.terms) {
      const number = termNumber(index, term);
      if (number < 0) continue;
      const end = offsets[number + 1] as number;
      const isGood = quality >= minQuality;
      for (let at = offsets[number] as number; at < end; at++) {
        const entry = postings[at] as number;
        const packed = weights[at] as number;
        const value = ((packed & ~metBit) / weightUnit) * quality;
        const known = best[entry] as number;
        if (known === 0 && value > 0) matched[matchedCount++] = entry;
        if (value > known) best[entry] = value;
        if (bit !== 0 && isGood && packed & metBit && !((masks[entry] as number) & bit)) {
          masks[entry] = (masks[entry] as number) | bit;
          met += 1;
        }
      }
    }
    const factor = (common + (1 - common) * rarity(bit === 0 ? matchedCount : met, count)) * unit.counts;
    for (let at = 0; at < matchedCount; at++) {
      const entry = matched[at] as number;
      scores[entry] = (scores[entry] as number) + (best[entry] as number) * factor;
      best[entry] = 0;
      if (seen[entry] === 0) {
        seen[entry] = 1;
        touched[touchedCount++] = entry;
      }
    }
  }
  return { scores, masks, needed, weightOf: weightsOf(needed), touched: touched.subarray(0, touchedCount) };
}
