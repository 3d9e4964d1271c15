/** Which word of a choice a wrong one was meant to be. */

/** Insertions, deletions and replacements that turn one text into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const replaced = (row[to] ?? 0) + (other[to] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The known text that begins with these letters, otherwise the one with the fewest letters different; the first of several. Capitals count
 * as small letters. Texts are meant to be short.
 */
export function nearestText<T extends string>(text: string, known: readonly [T, ...T[]]): T {
  const wanted = text.toLowerCase();
  const begun = wanted === '' ? undefined : known.find((one) => one.startsWith(wanted));
  return begun ?? known.reduce((best, one) => (distance(wanted, one) < distance(wanted, best) ? one : best));
}
