/** Names that a whole column writes in capitals, in mixed case. Proposed, never done unasked: some names are written so. */
import { isParticle } from './name-words.ts';

const least = 5;

export function isAllCapitals(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => /\p{L}{2}/u.test(cell));
  return written.length >= least && written.every((cell) => cell === cell.toLocaleUpperCase('de'));
}

function mixedWord(word: string, isFirst: boolean): string {
  const small = word.toLocaleLowerCase('de');
  if (!isFirst && isParticle(small, true)) return small;
  return small
    .replace(/^\p{L}|(?<=[-'\u2019./])\p{L}/gu, (letter) => letter.toLocaleUpperCase('de'))
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toLocaleUpperCase('de')}`);
}

/** "VAN DER BERG-MÜLLER" as "Van der Berg-Müller". */
export function mixedCase(text: string): string {
  return text
    .split(' ')
    .map((word, at) => mixedWord(word, at === 0))
    .join(' ');
}
