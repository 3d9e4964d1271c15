/** Sets of small whole numbers as bits: 32 in a word. */
export type BitSet = Uint32Array<ArrayBuffer>;

const wordBits = 32;

export function bitSet(length: number): BitSet {
  return new Uint32Array((length + 31) >>> 5);
}

export function hasBit(set: BitSet, at: number): boolean {
  return (((set[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;
}

export function addBit(set: BitSet, at: number): void {
  set[at >>> 5] = (set[at >>> 5] ?? 0) | (1 << (at & 31));
}

/** Numbers that are in all sets of a list of at least one. */
export function intersection([first = bitSet(0), ...others]: readonly BitSet[]): BitSet {
  const result = first.slice();
  for (const other of others) for (let at = 0; at < result.length; at++) result[at] = (result[at] ?? 0) & (other[at] ?? 0);
  return result;
}

/** The numbers of a set, ascending. */
export function placesIn(set: BitSet): number[] {
  const found: number[] = [];
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) found.push(at * wordBits + 31 - Math.clz32(word & -word));
  }
  return found;
}

/** How many numbers are in a set. */
export function bitCount(set: BitSet): number {
  let count = 0;
  for (const word of set) count += bitsOf(word);
  return count;
}

/** Bits of a word that are set. */
export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
