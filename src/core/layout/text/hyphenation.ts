/** German hyphenation over the `hyphen` package, which is handed in with its patterns: loading them is the caller's business. */
import type { Hyphenator } from 'hyphen/hyphen.js';

/** The package remembers every word for good; it is made anew before that becomes many. */
const maxWords = 2_000;

/** A function that puts a soft hyphen into a word of small letters wherever it may be parted. */
export function createHyphenation(create: (patterns: unknown) => Hyphenator, patterns: unknown): (word: string) => string {
  let hyphenate = create(patterns);
  let words = 0;
  return (word) => {
    words += 1;
    if (words % maxWords === 0) hyphenate = create(patterns);
    return hyphenate(word);
  };
}
