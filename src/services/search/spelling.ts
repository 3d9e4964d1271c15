/** Typed words, and how what they were read as is written: units of a query have words in the folded form in which they are compared. */
import type { SearchEntry } from '#core/search/entry.ts';
import { tokensOf } from '#core/search/fold.ts';
import { slipCost } from '#core/search/near.ts';
import type { Unit } from '#core/search/unit.ts';
import { listed, type SearchWords } from '#core/search/words.ts';
import type { Steps } from '#core/values/steps/steps.ts';

/** The written form of a folded word; the folded one where nobody wrote it. */
export type Spelling = (folded: string) => string;

/** Cut to letters and digits: "T-Shirt" are two words. */
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

const links = ['', 's', 'es', 'n', 'en', 'e', 'er'];
const minPart = 3;

/** A step for each entry. */
export function* spellingSteps(words: SearchWords, entries: readonly SearchEntry[]): Steps<Spelling> {
  const { concepts, motifs, groups, together, called, helping, digraphs } = words;
  const lists = [...Object.values(concepts), motifs, groups, called].flatMap((list) => Object.values(list));
  const written = new Map<string, string>();
  const add = (text: string) => {
    for (const word of text.match(wordPattern) ?? []) {
      const [token, ...others] = tokensOf(word, digraphs);
      if (!token || others.length > 0) continue;
      const known = written.get(token.folded);
      // A noun where a word is one and an adjective, too.
      if (known === undefined || (known === known.toLowerCase() && word !== word.toLowerCase())) written.set(token.folded, word);
    }
  };
  for (const text of [...lists.flatMap(listed), ...Object.keys(together), ...listed(helping)]) add(text);
  for (const { name, colourways, titles } of entries) {
    for (const text of [name, ...colourways, ...titles]) add(text);
    yield;
  }
  return (folded) => written.get(folded) ?? compound(folded, written) ?? folded;
}

/** "Hochzeitseinladung" of "hochzeitseinladung" or "hochzeiteinladung", by two written words. */
function compound(folded: string, written: ReadonlyMap<string, string>): string | null {
  for (let at = folded.length - minPart; at >= minPart; at--) {
    const first = written.get(folded.slice(0, at));
    if (!first) continue;
    for (const link of links) {
      const rest = folded.slice(at);
      const second = rest.startsWith(link) ? written.get(rest.slice(link.length)) : undefined;
      if (second) return first + link + second.toLowerCase();
    }
  }
  return null;
}

/** A word of a query between blanks, and its folded words. */
export type Typed = { text: string; folded: readonly string[] };

export function typedWords(q: string, digraphs: boolean): Typed[] {
  return q
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => ({ text, folded: tokensOf(text, digraphs).map(({ folded }) => folded) }));
}

/** The words of a query, as typed, that a unit stands for. */
export function typedOf(unit: Pick<Unit, 'typed'>, typed: readonly Typed[]): Typed[] {
  const words = new Set(unit.typed.split(' '));
  return typed.filter(({ folded }) => folded.some((word) => words.has(word)));
}

export type Correction = { typed: string; read: string };

/** Of the words of a mended unit, those that were mended: all of them written together, or the nearest one. */
function mendedWords(unit: Unit & { mended: string }, typed: readonly Typed[]): Typed[] {
  const own = typedOf(unit, typed);
  const most = unit.mended.length + unit.typed.length;
  const choices = [own, ...own.map((one) => [one])].map((words) => ({
    words,
    cost: slipCost(words.flatMap(({ folded }) => folded).join(''), unit.mended, most),
  }));
  return choices.toSorted((a, b) => a.cost - b.cost)[0]?.words ?? [];
}

/** What was mended, in the order of the query, each word once. `written`: how words are written that were mended, '' for one that was joined. */
export function corrected(
  typed: readonly Typed[],
  units: readonly Unit[],
  spelling: Spelling,
): { corrections: Correction[]; written: (one: Typed) => string } {
  const written = new Map<Typed, string>();
  const corrections: Correction[] = [];
  for (const { mended, ...unit } of units) {
    if (mended === null) continue;
    const [first, ...others] = mendedWords({ ...unit, mended }, typed);
    if (!first || written.has(first)) continue;
    const read = spelling(mended);
    written.set(first, read);
    for (const other of others) written.set(other, '');
    corrections.push({ typed: [first, ...others].map(({ text }) => text).join(' '), read });
  }
  return { corrections, written: (one) => written.get(one) ?? one.text };
}

/** Words in a row, without those that were joined to others. */
export function joinedWords(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
