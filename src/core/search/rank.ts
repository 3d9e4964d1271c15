/** Scores of entries for the units of a query. */
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
  /** Keeping weight of each needed unit. */
  kept: readonly number[];
  /** Entries with a match, in the order of the postings. */
  touched: readonly number[];
};

/** The weight of a set of needed units. */
export function maskWeight(mask: number, kept: readonly number[]): number {
  let weight = 0;
  for (let at = 0; at < kept.length; at++) if (mask & (1 << at)) weight += kept[at] ?? 0;
  return weight;
}

/** How rare something is that `met` of `count` entries have: 0 for all, 1 for one. */
function rarity(met: number, count: number): number {
  return count < 2 || met < 1 ? 1 : Math.log(count / met) / Math.log(count);
}

/** Scores all entries. Time: the postings of the terms of all units. */
export function scoreEntries(index: SearchIndex, units: readonly Unit[]): Scores {
  const count = index.ids.length;
  const scores = new Float32Array(count);
  const masks = new Uint8Array(count);
  const best = new Float32Array(count);
  const needed = units.filter(({ isNeeded }) => isNeeded);
  const seen = new Uint8Array(count);
  const touched: number[] = [];
  for (const unit of units) {
    const bit = unit.isNeeded ? 1 << needed.indexOf(unit) : 0;
    const matched: number[] = [];
    let met = 0;
    for (const [term, quality] of unit.terms) {
      const number = termNumber(index, term);
      if (number < 0) continue;
      const end = index.offsets[number + 1] ?? 0;
      const isGood = quality >= minQuality;
      for (let at = index.offsets[number] ?? 0; at < end; at++) {
        const entry = index.postings[at] ?? 0;
        const packed = index.weights[at] ?? 0;
        const value = ((packed & ~metBit) / weightUnit) * quality;
        if (best[entry] === 0) matched.push(entry);
        if (value > (best[entry] ?? 0)) best[entry] = value;
        if (bit !== 0 && isGood && packed & metBit && !((masks[entry] ?? 0) & bit)) {
          masks[entry] = (masks[entry] ?? 0) | bit;
          met += 1;
        }
      }
    }
    const factor = (common + (1 - common) * rarity(bit === 0 ? matched.length : met, count)) * unit.counts;
    for (const entry of matched) {
      scores[entry] = (scores[entry] ?? 0) + (best[entry] ?? 0) * factor;
      best[entry] = 0;
      if (seen[entry] === 0) {
        seen[entry] = 1;
        touched.push(entry);
      }
    }
  }
  return { scores, masks, needed, kept: needed.map(keepingOf), touched };
}

/** Keeps the best numbers: greater scores first, then smaller numbers. Time: logarithm of `most` for each. */
export class Best {
  readonly #most: number;
  readonly #scoreOf: (entry: number) => number;
  /** A heap whose first is the worst. */
  readonly #heap: number[] = [];

  constructor(most: number, scoreOf: (entry: number) => number) {
    this.#most = most;
    this.#scoreOf = scoreOf;
  }

  #isWorse(a: number, b: number): boolean {
    const [one, other] = [this.#scoreOf(a), this.#scoreOf(b)];
    return one < other || (one === other && a > b);
  }

  add(entry: number): void {
    const heap = this.#heap;
    if (heap.length < this.#most) {
      heap.push(entry);
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >>> 1;
        if (!this.#isWorse(heap[at] as number, heap[parent] as number)) break;
        [heap[at], heap[parent]] = [heap[parent] as number, heap[at] as number];
        at = parent;
      }
      return;
    }
    if (this.#most === 0 || this.#isWorse(entry, heap[0] as number)) return;
    heap[0] = entry;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let worst = at;
      if (left < heap.length && this.#isWorse(heap[left] as number, heap[worst] as number)) worst = left;
      if (right < heap.length && this.#isWorse(heap[right] as number, heap[worst] as number)) worst = right;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst] as number, heap[at] as number];
      at = worst;
    }
  }

  /** Best first. */
  sorted(): number[] {
    return this.#heap.toSorted((a, b) => (this.#isWorse(a, b) ? 1 : -1));
  }
}
