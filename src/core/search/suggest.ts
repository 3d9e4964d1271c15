/** What may be meant while somebody types: lists with counts, designs, products, pages. */
import { type BitSet, bitCount, intersection } from '#core/values/numbers/bit-set.ts';
import { type FactKey, factKeys } from './entry.ts';
import { queryTokens } from './fold.ts';
import { interpret } from './interpret.ts';
import { knownWords, type Lexicon, type Sense } from './lexicon.ts';
import { completed } from './reading.ts';
import { allowedOf, search } from './search.ts';
import { factBits, knownTo, type SearchIndex } from './search-index.ts';
import { minQuality, type Unit } from './unit.ts';

export type SuggestQuery = {
  /** What is typed until now; the last word may be a beginning. */
  q: string;
  /** Number of the channel. */
  channel: number;
};

/** A list of designs: its facts are filters of the list page. */
export type SuggestedList = { facts: Partial<Record<FactKey, string>>; count: number };

export type Suggestions = {
  /** At most 3. Those that what is typed names itself stand first, then those with more designs. */
  lists: SuggestedList[];
  /** Ids; at most 4. */
  designs: string[];
  /** Ids; at most 2. */
  products: string[];
  /** Ids of pages: sayings, magazine, help; at most 2. */
  pages: string[];
};

const max = { lists: 3, designs: 4, products: 2, pages: 2 } as const;
const minLetters = 2;
/** Facts of what may be meant that are tried as lists. */
const maxTried = 60;

type Base = { facts: Partial<Record<FactKey, string>>; bits: BitSet };
type Tried = Base & { count: number; isNamed: boolean };

/** The fact of a term that lists can be narrowed by, or null. */
function factOf(term: string): [FactKey, string] | null {
  const [fact = '', value = ''] = term.split(':');
  const key = factKeys.find((one) => one === fact);
  return key ? [key, value] : null;
}

/** The surest fact of each unit that designs have. */
function factsOf(units: readonly Unit[], index: SearchIndex): string[] {
  return units.flatMap(({ isNeeded, terms }) => {
    const sure = [...terms].filter(([term, quality]) => isNeeded && quality >= minQuality && factBits(index, term) !== null);
    return sure
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 1)
      .map(([term]) => term);
  });
}

function termsOf(senses: readonly Sense[]): string[] {
  return senses.flatMap((sense) => (sense.length === 1 && sense[0] ? [sense[0].term] : []));
}

/** Terms that the last word may stand for, those that it is by itself first. */
function lastTerms(word: string, lexicon: Lexicon): { named: string[]; begun: string[] } {
  const named = knownWords(word, lexicon).flatMap(({ senses }) => termsOf(senses));
  const begun = word.length < minLetters ? [] : completed(word, lexicon).flatMap(({ senses }) => termsOf(senses));
  return { named: [...new Set(named)], begun: [...new Set(begun)].filter((term) => !named.includes(term)) };
}

function tried(index: SearchIndex, from: Base, terms: readonly string[], isNamed: boolean): Tried[] {
  return terms.slice(0, maxTried).flatMap((term) => {
    const [fact, own] = [factOf(term), factBits(index, term)];
    if (!fact || !own || from.facts[fact[0]] !== undefined) return [];
    const bits = intersection([from.bits, own]);
    const count = bitCount(bits);
    return count === 0 ? [] : [{ facts: { ...from.facts, [fact[0]]: fact[1] }, bits, count, isNamed }];
  });
}

/** The kinds of an occasion, or the occasions of a kind, that have most designs. */
function nearer(index: SearchIndex, list: Tried): Tried[] {
  const fact = list.facts.occasion === undefined ? 'occasion' : list.facts.category === undefined ? 'category' : null;
  const terms = fact === null ? [] : Object.keys(index.facets[fact] ?? {}).map((value) => `${fact}:${value}`);
  return tried(index, list, terms, false).toSorted((a, b) => b.count - a.count);
}

/** Lists of occasions and kinds before lists of looks; shapes and labels are filters of any list. */
const tiers: Partial<Record<FactKey, number>> = { occasion: 0, category: 0, motif: 1, color: 2, style: 2, refinement: 2, form: 3 };

function tierOf(list: Tried, from: Base): number {
  const own = factKeys.filter((fact) => list.facts[fact] !== undefined && from.facts[fact] === undefined);
  return Math.min(...own.map((fact) => tiers[fact] ?? Number.POSITIVE_INFINITY));
}

function listsOf(index: SearchIndex, lexicon: Lexicon, { q, channel }: SuggestQuery): SuggestedList[] {
  const tokens = queryTokens(q, lexicon.words.digraphs).map(({ folded }) => folded);
  const last = tokens.at(-1);
  if (last === undefined) return [];
  const all: Base = { facts: {}, bits: allowedOf(index, channel) };
  const read = (words: readonly string[]) =>
    factsOf(interpret(words.join(' '), lexicon, knownTo(index)).units, index).reduce<Base>(
      (from, term) => tried(index, from, [term], true)[0] ?? from,
      all,
    );
  const head = read(tokens.slice(0, -1));
  const { named, begun } = lastTerms(last, lexicon);
  // What all words say together: phrases, compounds, mended words.
  const whole = named.length > 0 || begun.length === 0 ? read(tokens) : all;
  const spoken = { ...whole, count: bitCount(whole.bits), isNamed: true };
  const together = Number.isFinite(tierOf(spoken, all)) ? [spoken] : [];
  const single = [...tried(index, head, named, true), ...tried(index, head, begun, false)]
    .filter((list) => Number.isFinite(tierOf(list, head)))
    .toSorted((a, b) => tierOf(a, head) - tierOf(b, head) || Number(b.isNamed) - Number(a.isNamed) || b.count - a.count);
  const isFirst = (list: Tried) => tierOf(list, head) === 0;
  const sorted = [...together, ...single.filter(isFirst)];
  const narrower = [...sorted, ...single].slice(0, 1).flatMap((list) => nearer(index, list));
  const lists = new Map<string, SuggestedList>();
  for (const { facts, count } of [...sorted, ...(sorted.length > 0 ? narrower : []), ...single, ...narrower]) {
    const key = factKeys.map((fact) => facts[fact] ?? '').join(' ');
    if (count > 0 && !lists.has(key)) lists.set(key, { facts, count });
  }
  return [...lists.values()].slice(0, max.lists);
}

/** Suggestions for what is typed until now. Empty for less than two letters, and where nothing is read. */
export function suggest(index: SearchIndex, lexicon: Lexicon, query: SuggestQuery): Suggestions {
  const isShort = queryTokens(query.q, lexicon.words.digraphs).every(({ folded }) => folded.length < minLetters);
  const answer = isShort ? null : search(index, lexicon, { ...query, count: max.designs });
  if (!answer || answer.kind === 'popular') return { lists: [], designs: [], products: [], pages: [] };
  const idsOf = (...of: readonly string[]) =>
    answer.groups.filter(({ group }) => of.includes(group)).flatMap(({ sections }) => sections[0]?.ids ?? []);
  return {
    lists: listsOf(index, lexicon, query),
    designs: idsOf('design').slice(0, max.designs),
    products: idsOf('product').slice(0, max.products),
    pages: idsOf('saying', 'magazine', 'help').slice(0, max.pages),
  };
}
