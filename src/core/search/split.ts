/** German joins words: "hochzeitseinladung". A compound is one only where every part is a known word. */
import { type KnownWord, knownWords, type Lexicon } from './lexicon.ts';
import { nearParts } from './slips.ts';

const minLetters = 4;
const maxParts = 4;
const minBeginning = 3;
/** Parts of one word that near words are looked for: each is compared with the closed list. */
const maxMended = 16;

/** The words that each part may be. */
export type Parts = readonly (readonly KnownWord[])[];

/** By letter: the fewest known parts of what begins there, and of what ends there; null where a rest would be left. */
type Splits = { from: readonly (Parts | null)[]; to: readonly (Parts | null)[] };

function partWords(part: string, lexicon: Lexicon): readonly KnownWord[] {
  if (part.length < minLetters && !lexicon.short.has(part)) return [];
  return knownWords(part, lexicon).filter(({ isControlled }) => isControlled);
}

function isFewer(parts: Parts | null | undefined, than: Parts | null | undefined): parts is Parts {
  return parts !== null && parts !== undefined && parts.length < maxParts && parts.length + 1 < (than?.length ?? maxParts + 1);
}

/** Every split of the beginnings and ends of a word; of as many parts the one with the longest first. Time: the square of its letters. */
function splitsOf(word: string, lexicon: Lexicon): Splits {
  const links = ['', ...lexicon.words.links];
  const { length } = word;
  const parts = Array.from({ length }, (_, from) =>
    Array.from({ length: length - from }, (_, size) => (size === 0 ? [] : partWords(word.slice(from, from + size + 1), lexicon))),
  );
  const partOf = (from: number, to: number) => parts[from]?.[to - from - 1] ?? [];
  const from: (Parts | null)[] = Array.from({ length: length + 1 }, (_, at) => (at === length ? [] : null));
  const to: (Parts | null)[] = Array.from({ length: length + 1 }, (_, at) => (at === 0 ? [] : null));
  for (let begin = length - 1; begin >= 0; begin--) {
    for (let end = length; end > begin + 1; end--) {
      const words = partOf(begin, end);
      if (words.length === 0) continue;
      for (const link of links) {
        const next = end + link.length;
        const rest = word.startsWith(link, end) && (link === '' || next < length) ? from[next] : null;
        if (isFewer(rest, from[begin])) from[begin] = [words, ...rest];
      }
    }
  }
  for (let end = 2; end <= length; end++) {
    for (let begin = 0; begin < end - 1; begin++) {
      const words = partOf(begin, end);
      if (words.length === 0) continue;
      for (const link of links) {
        const last = begin - link.length;
        const rest = last >= 0 && word.startsWith(link, last) && (link === '' || last > 0) ? to[last] : null;
        if (isFewer(rest, to[end])) to[end] = [...rest, words];
      }
    }
  }
  return { from, to };
}

/** Splits a word into the fewest known parts, the longest first; null where a rest is left. */
export function splitWord(word: string, lexicon: Lexicon): Parts | null {
  return splitsOf(word, lexicon).from[0] ?? null;
}

/** Where a part of a word ends and the next begins, behind a link or none: from the longest head to the shortest. */
function* cuts(word: string, { words: { links } }: Lexicon): Generator<[end: number, begin: number]> {
  for (let at = word.length - 2; at >= minBeginning; at--) {
    for (const link of ['', ...links]) if (word.startsWith(link, at) && at + link.length < word.length) yield [at, at + link.length];
  }
}

/** A compound whose last part is typed to some letter: "hochzeitseinl". */
export function splitBeginning(word: string, lexicon: Lexicon, completed: (beginning: string) => readonly KnownWord[]): Parts | null {
  const { to } = splitsOf(word, lexicon);
  for (const [end, begin] of cuts(word, lexicon)) {
    const head = to[end];
    if (!head || word.length - begin < minBeginning) continue;
    const words = completed(word.slice(begin));
    if (words.length > 0) return [...head, words];
  }
  return null;
}

/** A compound with one part that is a slip away from a known word: "weihnachtskrate", "truaerkarte". */
export function splitSlip(spellings: readonly string[], lexicon: Lexicon): Parts | null {
  let found: { parts: Parts; cost: number } | null = null;
  let left = maxMended;
  const near = (part: string, most: number) => (part.length >= minLetters && left-- > 0 ? nearParts(part, lexicon, most) : null);
  const take = (parts: Parts, cost: number) => {
    if (!found || cost < found.cost || (cost === found.cost && parts.length < found.parts.length)) found = { parts, cost };
  };
  for (const word of new Set(spellings)) {
    const { from, to } = splitsOf(word, lexicon);
    for (const [end, begin] of cuts(word, lexicon)) {
      const [before, behind] = [to[end], from[begin]];
      if (before && !behind) {
        const tail = near(word.slice(begin), 1.5);
        if (tail) take([...before, tail.words], tail.cost);
      }
      if (behind && !before) {
        const head = near(word.slice(0, end), 1);
        if (head) take([head.words, ...behind], head.cost);
      }
    }
  }
  return (found as { parts: Parts } | null)?.parts ?? null;
}
