/** Finds what the panel offers by German words: names and words beside them, in singular and plural, with or without capitals and umlauts. */
import { withoutMarks } from '#core/values/text/text-input.ts';
import { ownFileWords, similarWords } from '#texts/search-words.ts';

/** 'Herz, Liebe, Hochzeit': the name is the first of the words. */
export function libraryItemName(words: string): string {
  return words.split(',', 1)[0] ?? words;
}

/** Key of the words of a clip art. */
export function clipArtKey(id: string): string {
  return `clip.${id.slice(id.indexOf('.') + 1)}`;
}

/** Longest search that is read. */
export const searchLength = 60;

/** Without capitals and diacritics; an umlaut written as two letters is one. */
function plain(text: string): string {
  return withoutMarks(text.toLowerCase().replaceAll('\u00df', 'ss')).replaceAll(/(?<=[aou])e(?=[a-z])/g, '');
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

/** A stem is compared as a whole from three letters on, and as a part of a longer word from four. */
const minStem = 3;
const minPart = 4;

function without(word: string, endings: readonly string[], least: number): string[] {
  const stems = endings.flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []));
  return [word, ...stems].filter(({ length }) => length >= least);
}

/** The word and what may be its singular. */
const stemsOf = (word: string) => without(word, ['ern', 'en', 'er', 'es', 'e', 'n', 's'], minStem);
/** The same for parts of compounds, where "ster" would be found in "Silvester". */
const partsOf = (word: string) => without(word, ['en', 'er', 'es', 'e'], minPart);

type Word = { word: string; stems: string[]; parts: string[] };

function wordOf(word: string): Word {
  return { word, stems: stemsOf(word), parts: partsOf(word) };
}

/** How well a typed word fits a known one: 0 the same, 1 its beginning, 2 a part, 3 by the stems of a compound; null not at all. */
function fitOf(known: Word, typed: Word): number | null {
  if (known.word === typed.word || typed.stems.some((stem) => known.stems.includes(stem))) return 0;
  if (known.word.startsWith(typed.word)) return 1;
  if (known.word.includes(typed.word)) return 2;
  const isPart = typed.parts.some((part) => known.word.includes(part));
  return isPart || known.parts.some((part) => typed.parts.some((whole) => whole.endsWith(part))) ? 3 : null;
}

type Entry = { words: Word[]; names: ReadonlySet<string> };

/** The library's words, which are few and always the same, split and stemmed once. */
const entries = new Map<string, Entry>();

function entryOf(words: string): Entry {
  const entry = entries.get(words) ?? { words: wordsOf(words).map(wordOf), names: new Set(wordsOf(libraryItemName(words))) };
  entries.set(words, entry);
  return entry;
}

/** The worst fit among the typed words, each by the known word it fits best; null where one fits none. The name goes before the other words. */
function rankOf(words: string, typed: readonly Word[]): number | null {
  const { words: all, names } = entryOf(words);
  let worst = 0;
  for (const word of typed) {
    const fits = all.flatMap((known) => {
      const fit = fitOf(known, word);
      return fit === null ? [] : [2 * fit + (names.has(known.word) ? 0 : 1)];
    });
    if (fits.length === 0) return null;
    worst = Math.max(worst, Math.min(...fits));
  }
  return worst;
}

/** True where every typed word fits one of the words. */
export function matches(words: string, typed: string): boolean {
  return rankOf(words, wordsOf(typed).map(wordOf)) !== null;
}

type Searched = { words: string };

function ranked<Item extends Searched>(items: readonly Item[], typed: string): Item[] {
  const searched = wordsOf(typed).map(wordOf);
  return items
    .flatMap((item) => {
      const rank = rankOf(item.words, searched);
      return rank === null ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** `isSimilar`: nothing has the typed word, and these come nearest. */
export type Found<Item> = { items: Item[]; isSimilar: boolean };

/** The best first. Where nothing has the typed words, what words of the same kind find. */
export function search<Item extends Searched>(items: readonly Item[], typed: string): Found<Item> {
  const asked = typed.slice(0, searchLength).trim();
  if (wordsOf(asked).length === 0) return { items: [], isSimilar: false };
  const found = ranked(items, asked);
  if (found.length > 0) return { items: found, isSimilar: false };
  const wanted = similarWords.filter(({ words }) => matches(words, asked)).flatMap(({ instead }) => instead);
  return { items: [...new Set(wanted.flatMap((word) => ranked(items, word)))], isSimilar: true };
}

/** True where a typed word is, or ends with, the name of what visitors have a file of their own of: "Logo", "Vereinslogo". */
export function namesOwnFile(typed: string): boolean {
  const known = entryOf(ownFileWords).words.flatMap(({ stems }) => stems);
  const asked = wordsOf(typed.slice(0, searchLength)).flatMap(stemsOf);
  return asked.some((stem) => known.some((end) => stem.endsWith(end)));
}

/** The items that suit an occasion's key first, and how many they are: 'geburtstag-50' is a birthday, too. */
export function forOccasion<Item extends Searched>(items: readonly Item[], occasion: string): { items: Item[]; suiting: number } {
  const keys = wordsOf(occasion);
  const suiting = items.filter(({ words }) => entryOf(words).words.some(({ word }) => keys.includes(word)));
  return { items: [...new Set([...suiting, ...items])], suiting: suiting.length };
}
