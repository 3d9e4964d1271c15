/** How far a typed word is from a known one. */
import { bitsOf } from '#core/values/numbers/bit-set.ts';

/** What an edit of the first letter costs; every other one costs 1. */
const firstLetter = 1.5;

/** The letters of a word as bits: two words differ by at least half of the bits that differ. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

/** False where two words with these masks are surely more than `slips` edits apart. */
export function mayBeNear(a: number, b: number, slips: number): boolean {
  return bitsOf(a & ~b) <= slips && bitsOf(b & ~a) <= slips;
}

/**
 * Edits from one word to the other: a letter more, less or another, or two in turn (Damerau, each letter moved once at most). Infinity beyond
 * `most`. Time: the product of the lengths.
 */
export function slipCost(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= b.length; j++) last.push(j === 0 ? 0 : firstLetter + j - 1);
  for (let i = 1; i <= a.length; i++) {
    const row = [firstLetter + i - 1];
    let lowest = row[0] ?? 0;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      const other = isSame ? 0 : i === 1 || j === 1 ? firstLetter : 1;
      const left = (last[j] ?? 0) + (i === 1 ? firstLetter : 1);
      const more = (row[j - 1] ?? 0) + (j === 1 ? firstLetter : 1);
      let cost = Math.min(left, more, (last[j - 1] ?? 0) + other);
      const isTurned = i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isTurned) cost = Math.min(cost, (before[j - 2] ?? 0) + (i === 2 || j === 2 ? firstLetter : 1));
      row.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = row;
  }
  const cost = last[b.length] ?? Number.POSITIVE_INFINITY;
  return cost <= most ? cost : Number.POSITIVE_INFINITY;
}
