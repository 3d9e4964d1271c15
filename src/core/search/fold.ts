/** Typed words and words of texts in the one form in which they are compared. */
import { compatibleText, withoutMarks } from '#core/values/text/text-input.ts';

/** Letters of a query that are read, words of it, letters of a word. */
export const queryLimits = { letters: 300, words: 16, wordLetters: 40 } as const;

/** A word: `plain` in small letters without marks; `folded` also with a, o, u for ae, oe, ue. */
export type Token = { plain: string; folded: string };

/** "Größe" is "grosse": NFKC, small letters, without marks, control characters and signs of direction. */
export function foldedText(text: string): string {
  return withoutMarks(compatibleText(text).replace(/\p{C}/gu, '').toLowerCase()).replaceAll('\u{df}', 'ss');
}

/** "maedchen" is "madchen"; ue stays behind a, e and q: "blaue", "quelle". */
function withoutDigraphs(word: string): string {
  return word.replace(/ae|oe|(?<![aeq])ue/g, (pair) => pair.charAt(0));
}

/** The words of a text: runs of letters or digits. */
export function tokensOf(text: string, digraphs: boolean): Token[] {
  return (foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((plain) => ({ plain, folded: digraphs ? withoutDigraphs(plain) : plain }));
}

/** The words of a query, cut to its limits. */
export function queryTokens(query: string, digraphs: boolean): Token[] {
  const read = query.slice(0, queryLimits.letters).toWellFormed();
  return tokensOf(read, digraphs)
    .slice(0, queryLimits.words)
    .map(({ plain, folded }) => ({ plain: plain.slice(0, queryLimits.wordLetters), folded: folded.slice(0, queryLimits.wordLetters) }));
}
