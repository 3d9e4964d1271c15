/** Queries as people mistype them. */
import { random } from '#core/values/numbers/random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A query with one slip in a word of four letters or more: a letter left out, doubled, changed, or two in turn. The same for each seed. */
export function withSlip(query: string, seed: number): string {
  const { next } = random(seed);
  const pick = (count: number) => Math.floor(next() * count);
  const words = query.split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}{4,}$/u.test(word) ? [at] : []));
  const chosen = long[pick(long.length)];
  const word = chosen === undefined ? undefined : words[chosen];
  if (chosen === undefined || word === undefined) return query;
  const at = 1 + pick(word.length - 2);
  const [before, behind] = [word.slice(0, at), word.slice(at)];
  const slips = [
    () => before + behind.slice(1),
    () => before + behind.charAt(0) + behind,
    () => before + letters.charAt(pick(letters.length)) + behind.slice(1),
    () => before + behind.charAt(1) + behind.charAt(0) + behind.slice(2),
  ];
  words[chosen] = slips[pick(slips.length)]?.() ?? word;
  return words.join(' ');
}
