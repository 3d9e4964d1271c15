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

/** Three rows of costs, which each comparison writes anew. */
let rows: [before: Float64Array, last: Float64Array, row: Float64Array] = [
  new Float64Array(64),
  new Float64Array(64),
  new Float64Array(64),
];

/**
 * Edits from one word to the other: a letter more, less or another, or two in turn (Damerau, each letter moved once at most). Infinity beyond
 * `most`. Time: the letters of one times `most`.
 */
export function slipCost(a: string, b: string, most: number): number {
  const beyond = Number.POSITIVE_INFINITY;
  const [height, width] = [a.length, b.length];
  if (Math.abs(height - width) > most) return beyond;
  if (rows[0].length <= width) rows = [0, 1, 2].map(() => new Float64Array(2 * width + 2)) as typeof rows;
  let [before, last, row] = rows;
  // No edit costs less than 1: what is further from the diagonal is beyond.
  const reach = Math.floor(most);
  for (let j = 0; j <= width; j++) last[j] = j > reach ? beyond : j === 0 ? 0 : firstLetter + j - 1;
  for (let i = 1; i <= height; i++) {
    const [from, to] = [Math.max(1, i - reach), Math.min(width, i + reach)];
    row[from - 1] = from === 1 ? firstLetter + i - 1 : beyond;
    let lowest = row[from - 1] as number;
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const isSame = letter === b.charCodeAt(j - 1);
      const other = isSame ? 0 : i === 1 || j === 1 ? firstLetter : 1;
      const left = (j < i + reach ? (last[j] as number) : beyond) + (i === 1 ? firstLetter : 1);
      const more = (row[j - 1] as number) + (j === 1 ? firstLetter : 1);
      let cost = Math.min(left, more, (last[j - 1] as number) + other);
      const isTurned = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isTurned) cost = Math.min(cost, (before[j - 2] as number) + (i === 2 || j === 2 ? firstLetter : 1));
      row[j] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (lowest > most) return beyond;
    [before, last, row] = [last, row, before];
  }
  const cost = last[width] as number;
  return cost <= most ? cost : beyond;
}
