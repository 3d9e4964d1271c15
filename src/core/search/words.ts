/** The words of one language that the search reads, and its rules of spelling. Lists of words are one text, parted by commas. */
import type { MotifKey } from '#core/catalogue/motifs.ts';
import type { FactKey, Group } from './entry.ts';

/** Words by the key of what they stand for; the first is its name. A word may stand under several keys. */
export type WordList = Readonly<Record<string, string>>;

export type SearchWords = {
  /** Words of the values of facts. Motifs have a list of their own. */
  concepts: Readonly<Record<Exclude<FactKey, 'motif'>, WordList>>;
  motifs: Readonly<Record<MotifKey, string>>;
  /** Words of motifs in the form that they have behind "with", where it is another one. */
  behindWith: Readonly<Record<string, string>>;
  /** Words that ask for a group of things: posters. */
  groups: Partial<Record<Group, string>>;
  /** Words that stand for several facts at once, as `fact:value`; a question mark behind it: it helps, and is not needed. */
  together: Readonly<Record<string, readonly string[]>>;
  /** Words of products and pages by the ids of their entries. */
  called: WordList;
  /** Words of what is not sold, with the facts, as `fact:value`, that come nearest: an answer says that they do. */
  nearest: readonly { words: string; instead: readonly string[] }[];
  /** Words that help to order an answer at most: "card", "for", "beautiful". */
  helping: string;
  /** Words of less than four letters that may be part of a compound. */
  short: string;
  /** Words that no ending is taken off. */
  kept: string;
  /** Endings that are taken off twice, the longest first, each with the letters that must be left. */
  endings: readonly (readonly [ending: string, left: number])[];
  /** An ending of plurals that is taken off only where the rest is a known word. */
  plural: string;
  /** Endings of small things, which are taken off only where the rest is a known word: "Häschen", "Katzerl". */
  diminutives: readonly string[];
  /** What joins the parts of a compound, besides nothing. */
  links: readonly string[];
  /** Whether ae, oe and ue are written for letters with two dots. */
  digraphs: boolean;
};

/** The words of a list. */
export function listed(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
