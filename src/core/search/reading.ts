/** What one typed word is read as. The first rule that holds decides; words that it leaves equal stay alternatives. */
import type { Token } from './fold.ts';
import { isMeaning, type KnownWord, knownWords, type Lexicon } from './lexicon.ts';
import { type Near, nearBeginnings, nearWords } from './slips.ts';
import { type Parts, splitBeginning, splitSlip, splitWord } from './split.ts';

export type Reading = {
  /** As it was typed, folded. */
  typed: string;
  how: 'known' | 'compound' | 'beginning' | 'slip' | 'text' | 'unknown';
  /** Words by parts; several of one part are alternatives. */
  parts: Parts;
  /** Of a mended word: what it may have been, words of phrases among them. */
  mended: readonly string[];
  /** How sure: 1 for a known word. */
  quality: number;
};

const qualities = { known: 1, compound: 0.95, beginning: 0.7, slip: 0.65, text: 1, unknown: 0 } as const;

/** Edits of one slip (the first letter is dearer) and of two. */
const oneSlip = 1.5;
const twoSlips = 2.5;
const lettersForTwo = 8;
/** A beginning in the midst of a query. */
const minLetters = 5;
/** Words that a beginning is completed to. */
const maxCompleted = 200;

function reading(typed: string, how: Reading['how'], parts: Parts, mended: readonly string[] = []): Reading {
  return { typed, how, parts, mended, quality: qualities[how] };
}

function mendedReading(typed: string, { words }: Near, lexicon: Lexicon): Reading {
  return reading(
    typed,
    'slip',
    mendedParts(words, lexicon),
    words.map(({ word }) => word),
  );
}

/** Known words that begin with these letters: those of the closed list, else names. */
export function completed(beginning: string, { sorted }: Lexicon): readonly KnownWord[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.word ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const found: KnownWord[] = [];
  for (let at = low; at < sorted.length && found.length < maxCompleted; at++) {
    const known = sorted[at];
    if (!known?.word.startsWith(beginning)) break;
    if (known.senses.length > 0) found.push(known);
  }
  const controlled = found.filter(({ isControlled }) => isControlled);
  return controlled.length > 0 ? controlled : found;
}

/** What mended words are; one that stands in phrases only may be a compound. */
function mendedParts(words: readonly KnownWord[], lexicon: Lexicon): Parts {
  const meaning = words.filter(isMeaning);
  const [first] = words;
  return (meaning.length > 0 ? null : splitWord(first?.word ?? '', lexicon)) ?? [meaning.length > 0 ? meaning : words];
}

/** `hasText`: whether a stem stands in a text of the index. `mayMend`: false keeps words as they were typed. */
export type ReadOptions = { isLast: boolean; mayMend: boolean; hasText: (word: string) => boolean };

/** Reads one word. Time is bounded by the letters of a word and the size of the closed list. */
export function readWord({ plain, folded }: Token, lexicon: Lexicon, { isLast, mayMend, hasText }: ReadOptions): Reading {
  const known = knownWords(folded, lexicon);
  if (known.length > 0) return reading(folded, 'known', [known]);
  if (/\p{N}/u.test(folded)) return reading(folded, hasText(folded) ? 'text' : 'unknown', []);
  const split = splitWord(folded, lexicon);
  if (split) return reading(folded, 'compound', split);
  const inPhrases = lexicon.byWord.get(folded);
  if (inPhrases) return reading(folded, 'known', [[inPhrases]]);
  const beginnings = folded.length >= (isLast ? 2 : minLetters) ? completed(folded, lexicon) : [];
  if (beginnings.length > 0) return reading(folded, 'beginning', [beginnings]);
  const near = mayMend ? nearWords([plain, folded], lexicon, oneSlip) : null;
  // A word of texts is not taken for one that stands in phrases only.
  if (near && (near.words.some(isMeaning) || !hasText(folded))) return mendedReading(folded, near, lexicon);
  const begun = splitBeginning(folded, lexicon, (beginning) => completed(beginning, lexicon));
  if (begun) return reading(folded, 'beginning', begun);
  const mended = mayMend ? splitSlip([plain, folded], lexicon) : null;
  if (mended) return reading(folded, 'slip', mended);
  if (hasText(folded)) return reading(folded, 'text', []);
  const far = mayMend && plain.length >= lettersForTwo ? nearWords([plain, folded], lexicon, twoSlips) : null;
  if (far) return mendedReading(folded, far, lexicon);
  const nearly = mayMend && isLast ? nearBeginnings([plain, folded], lexicon) : null;
  return nearly ? reading(folded, 'beginning', [nearly.words]) : reading(folded, 'unknown', []);
}
