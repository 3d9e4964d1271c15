/** Known words and what they stand for: the words of a language, and what entries are called. */
import { isMood, type MotifKey } from '#core/catalogue/motifs.ts';
import { finished, type Steps } from '#core/values/steps/steps.ts';
import { factKeys, type Group, type SearchEntry } from './entry.ts';
import { tokensOf } from './fold.ts';
import { letterMask } from './near.ts';
import { type StemRules, stemOf } from './stem.ts';
import { listed, type SearchWords } from './words.ts';

export type UnitKind =
  | 'name'
  | 'product'
  | 'group'
  | 'occasion'
  | 'category'
  | 'motif'
  | 'mood'
  | 'color'
  | 'style'
  | 'refinement'
  | 'form'
  | 'aspect'
  | 'label'
  | 'word';

/** One thing that a word stands for: a term of the index. A stand-in is the nearest to what is not sold. */
export type Part = { term: string; kind: UnitKind; isNeeded: boolean; quality: number; isStandIn?: true };
/** A word stands for all parts of one of its senses. */
export type Sense = readonly Part[];

export type KnownWord = {
  /** Folded. */
  word: string;
  stem: string;
  mask: number;
  /** Words of the language and of products before names. */
  isControlled: boolean;
  /** Helps: nothing is looked up for it. */
  isHelping: boolean;
  senses: Sense[];
};

export type Lexicon = {
  words: SearchWords;
  rules: StemRules;
  short: ReadonlySet<string>;
  byWord: ReadonlyMap<string, KnownWord>;
  byStem: ReadonlyMap<string, readonly KnownWord[]>;
  /** Several words in a row, by their stems. */
  phrases: ReadonlyMap<string, readonly Sense[]>;
  phraseWords: number;
  /** For slips: the closed list, then names. */
  controlled: readonly KnownWord[];
  names: readonly KnownWord[];
  /** Of the closed list, what means something by itself or helps: parts of compounds. */
  meaning: readonly KnownWord[];
  /** Sorted, for beginnings. */
  sorted: readonly KnownWord[];
};

const synonym = 0.95;
export const standIn = 0.6;
/** Letters that an ending of plurals or small things leaves at least. */
const minRest = 3;

/** Term of a word that stands in texts. */
export function wordTerm(stem: string): string {
  return `word:${stem}`;
}
/** Term of a word in the name of a colourway. */
export function colourwayTerm(stem: string): string {
  return `colourway:${stem}`;
}
/** Terms of what an entry is called. */
export function nameTerm(stems: readonly string[]): string {
  return `name:${stems.join(' ')}`;
}
export function calledTerm(stems: readonly string[]): string {
  return `called:${stems.join(' ')}`;
}

function kindOf(fact: string, value: string): UnitKind {
  if (fact === 'motif') return isMood(value as MotifKey) ? 'mood' : 'motif';
  return factKeys.some((key) => key === fact) || fact === 'group' ? (fact as UnitKind) : 'word';
}

function factPart(fact: string, value: string, quality: number): Part {
  return { term: `${fact}:${value}`, kind: kindOf(fact, value), isNeeded: true, quality };
}

export function stemRulesOf({ endings, kept, digraphs }: SearchWords): StemRules {
  return { endings, kept: new Set(listed(kept).flatMap((word) => tokensOf(word, digraphs).map(({ folded }) => folded))) };
}

/** How words of phrases are compared. */
export function phraseStem(word: string, rules: StemRules): string {
  return stemOf(word, rules, 1);
}

/** What names of entries ask for; pages are found by their words. */
const nameKinds: Partial<Record<Group, UnitKind>> = { design: 'name', poster: 'name', blank: 'form', product: 'product' };

class Writer {
  readonly byWord = new Map<string, KnownWord>();
  readonly phrases = new Map<string, Sense[]>();
  phraseWords = 1;
  readonly #words: SearchWords;
  readonly #rules: StemRules;

  constructor(words: SearchWords, rules: StemRules) {
    this.#words = words;
    this.#rules = rules;
  }

  known(word: string, isControlled: boolean): KnownWord {
    const known = this.byWord.get(word);
    if (known) {
      known.isControlled ||= isControlled;
      return known;
    }
    const made = { word, stem: stemOf(word, this.#rules), mask: letterMask(word), isControlled, isHelping: false, senses: [] };
    this.byWord.set(word, made);
    return made;
  }

  /** Adds a sense to a word or phrase. */
  add(text: string, sense: Sense, isControlled: boolean): void {
    const tokens = tokensOf(text, this.#words.digraphs).map(({ folded }) => folded);
    const [first] = tokens;
    if (first === undefined) return;
    const stems = tokens.map((token) => phraseStem(token, this.#rules));
    if (tokens.length === 1) this.#addSense(this.known(first, isControlled).senses, sense);
    else {
      const senses = this.phrases.get(stems.join(' ')) ?? [];
      this.#addSense(senses, sense);
      this.phrases.set(stems.join(' '), senses);
      this.phraseWords = Math.max(this.phraseWords, tokens.length);
      // Each of them can be mended, and a hyphen is often left out.
      for (const token of tokens) if (token.length > 1) this.known(token, isControlled);
      if (text.includes('-')) this.#addSense(this.known(tokens.join(''), isControlled).senses, sense);
    }
  }

  /** The same part twice keeps its better quality. */
  #addSense(senses: Sense[], sense: Sense): void {
    const [part] = sense;
    const at = senses.findIndex((one) => one.length === 1 && sense.length === 1 && one[0]?.term === part?.term);
    if (at < 0) senses.push(sense);
    else if ((senses[at]?.[0]?.quality ?? 0) < (part?.quality ?? 0)) senses[at] = sense;
  }
}

function addConcepts(writer: Writer, { concepts, motifs, groups, together, nearest, helping, digraphs }: SearchWords): void {
  for (const [fact, list] of Object.entries({ ...concepts, motif: motifs, group: groups })) {
    for (const [value, words] of Object.entries(list)) {
      for (const [at, word] of listed(words).entries()) writer.add(word, [factPart(fact, value, at === 0 ? 1 : synonym)], true);
    }
  }
  for (const word of listed(helping)) {
    if (word.includes(' ')) writer.add(word, [], true);
    else for (const { folded } of tokensOf(word, digraphs)) writer.known(folded, true).isHelping = true;
  }
  for (const { words, instead } of nearest) {
    for (const word of listed(words)) {
      for (const term of instead) {
        const [fact = '', value = ''] = term.split(':');
        writer.add(word, [{ ...factPart(fact, value, standIn), isStandIn: true }], true);
      }
    }
  }
  for (const [word, terms] of Object.entries(together)) {
    const sense = terms.map((term) => {
      const [fact = '', value = ''] = term.replace('?', '').split(':');
      return { ...factPart(fact, value, 1), isNeeded: !term.endsWith('?') };
    });
    for (const { folded } of tokensOf(word, digraphs)) writer.known(folded, true).senses = [sense];
  }
}

function addEntry(writer: Writer, entry: SearchEntry, words: SearchWords, rules: StemRules): void {
  const stems = (text: string) => tokensOf(text, words.digraphs).map(({ folded }) => stemOf(folded, rules));
  const kind = nameKinds[entry.group];
  if (entry.lead === null && kind) {
    writer.add(entry.name, [{ term: nameTerm(stems(entry.name)), kind, isNeeded: true, quality: 1 }], kind !== 'name');
  }
  for (const word of entry.words) {
    writer.add(word, [{ term: calledTerm(stems(word)), kind: 'product', isNeeded: true, quality: 1 }], true);
  }
}

/** The lexicon of a language and of what is sold in it. Time and memory grow with the number of names. */
export function lexiconOf(words: SearchWords, entries: readonly SearchEntry[]): Lexicon {
  return finished(lexiconSteps(words, entries));
}

/** The same with a step for each entry. */
export function* lexiconSteps(words: SearchWords, entries: readonly SearchEntry[]): Steps<Lexicon> {
  const rules = stemRulesOf(words);
  const writer = new Writer(words, rules);
  addConcepts(writer, words);
  for (const entry of entries) {
    addEntry(writer, entry, words, rules);
    yield;
  }
  const known = [...writer.byWord.values()];
  return {
    words,
    rules,
    short: new Set(listed(words.short).flatMap((word) => tokensOf(word, words.digraphs).map(({ folded }) => folded))),
    byWord: writer.byWord,
    byStem: Map.groupBy(known, ({ stem }) => stem),
    phrases: writer.phrases,
    phraseWords: writer.phraseWords,
    controlled: known.filter(({ isControlled }) => isControlled),
    meaning: known.filter((word) => word.isControlled && isMeaning(word)),
    names: known.filter(({ isControlled }) => !isControlled),
    sorted: known.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
  };
}

/** False for a word that stands in phrases only. */
export function isMeaning({ senses, isHelping }: KnownWord): boolean {
  return isHelping || senses.length > 0;
}

/** Known words of this spelling that mean something by themselves: as written, else those that differ by endings. */
export function knownWords(word: string, { byWord, byStem, rules, words: { plural, diminutives } }: Lexicon): readonly KnownWord[] {
  const ofWord = (one: string) => {
    const exact = byWord.get(one);
    return exact && isMeaning(exact) ? [exact] : null;
  };
  const same = ofWord(word) ?? byStem.get(stemOf(word, rules))?.filter(isMeaning) ?? [];
  if (same.length > 0) return same;
  for (const ending of [plural, ...diminutives]) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < minRest) continue;
    const known = ofWord(rest) ?? byStem.get(rest)?.filter(isMeaning) ?? [];
    if (known.length > 0) return known;
  }
  return [];
}
