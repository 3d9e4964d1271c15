/** Words without their endings. The rules are light: what they join wrongly stands in a golden file beside their test. */
import type { SearchWords } from './words.ts';

/** How often an ending is taken off: "goldenen" is "gold". */
const rounds = 2;
const vowels = 'aeiouy';

export type StemRules = Pick<SearchWords, 'endings'> & { kept: ReadonlySet<string> };

function endsIn(word: string, ending: string, left: number): boolean {
  if (!word.endsWith(ending) || word.length - ending.length < left) return false;
  const before = word.charAt(word.length - ending.length - 1);
  // "weihnachts", not "gras" or "gross"; "kugeln" and "federn", not "stein".
  if (ending === 's') return before !== 's' && !vowels.includes(before);
  return ending !== 'n' || word.endsWith('eln') || word.endsWith('ern');
}

/** The folded word without its endings; in phrases one is taken off, so that "goldene Hochzeit" is not "Gold, Hochzeit". */
export function stemOf(word: string, { endings, kept }: StemRules, times: number = rounds): string {
  if (kept.has(word)) return word;
  let rest = word;
  for (let round = 0; round < times; round++) {
    const found = endings.find(([ending, left]) => endsIn(rest, ending, left));
    if (!found) break;
    rest = rest.slice(0, -found[0].length);
  }
  return rest;
}
