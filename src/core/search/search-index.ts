/** The index: which entries have a term, and how much it says of them. Plain data: it can be handed to another thread. */
import type { BitSet } from '#core/values/numbers/bit-set.ts';

/** The upper bit of a posting's weight: the term is what the entry is or is called, not only a word of its description. */
export const metBit = 0x80;
/** Weights are kept in tenths. */
export const weightUnit = 10;

export type SearchIndex = {
  /** By number: entries are numbered in the order of their `sort` and id, so that ties go to the lower number. */
  ids: readonly string[];
  names: readonly string[];
  /** Places in `groups` of entry.ts. */
  groups: Uint8Array;
  /** Bits of channels. */
  channels: Uint8Array;
  /** Popularity, bestsellers, new and lead designs. */
  base: Float32Array;
  popularity: Float32Array;
  /** 1 for a design that is no piece. */
  leads: Uint8Array;
  /** Sorted; the postings of term n are those from `offsets[n]` to `offsets[n + 1]`. */
  terms: readonly string[];
  offsets: Uint32Array;
  /** Numbers of entries, ascending within a term. */
  postings: Uint32Array;
  /** Tenths, with `metBit`. */
  weights: Uint8Array;
  /** By fact and value: bit n is entry n. Designs only. */
  facets: Readonly<Record<string, Readonly<Record<string, BitSet>>>>;
};

/** The number of a term, or -1. */
export function termNumber({ terms }: SearchIndex, term: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return terms[low] === term ? low : -1;
}

/** What an index knows of terms: whether anything has one, and whether a design has the fact `occasion:hochzeit`. */
export function knownTo(index: SearchIndex): { has: (term: string) => boolean; hasDesign: (term: string) => boolean } {
  return { has: (term) => termNumber(index, term) >= 0, hasDesign: (term) => factBits(index, term) !== null };
}

/** The designs that have a fact, or null. */
export function factBits({ facets }: SearchIndex, term: string): BitSet | null {
  const [fact = '', value = ''] = term.split(':');
  const values = Object.hasOwn(facets, fact) ? facets[fact] : undefined;
  return (values && Object.hasOwn(values, value) ? values[value] : undefined) ?? null;
}
