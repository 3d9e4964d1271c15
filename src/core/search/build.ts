/** Makes an index of entries. */
import { isMood, type MotifKey, withParents } from '#core/catalogue/motifs.ts';
import { type Day, daysFrom } from '#core/values/date.ts';
import { addBit, type BitSet, bitSet } from '#core/values/numbers/bit-set.ts';
import { finished, type Steps } from '#core/values/steps/steps.ts';
import { factKeys, groups, type SearchEntry } from './entry.ts';
import { tokensOf } from './fold.ts';
import { calledTerm, colourwayTerm, nameTerm, stemRulesOf, wordTerm } from './lexicon.ts';
import { metBit, type SearchIndex, weightUnit } from './search-index.ts';
import { stemOf } from './stem.ts';
import { listed, type SearchWords } from './words.ts';

const weights = {
  name: 12,
  called: 10,
  occasion: 10,
  category: 9,
  /** Of a poster: what it is a picture of alone, and what it shows first. */
  onlyMotif: 11,
  firstMotif: 9.5,
  motif: 8,
  mood: 6,
  colourway: 7,
  color: 6,
  style: 5,
  refinement: 5,
  form: 4,
  aspect: 4,
  label: 3,
  group: 6,
  title: 3,
  description: 2,
  text: 1,
} as const;
/** A word of a name of several words. */
const partOfName = 0.45;
const bonus = { lead: 2.5, bestseller: 0.3, isNew: 0.3, popularity: 1 / 50 } as const;
const newDays = 60;
/** Words whose stems are remembered while an index is built. */
const maxKnown = 200_000;

/** Numbers of any count in one array. */
class Numbers {
  length = 0;
  #values: Uint32Array<ArrayBuffer> = new Uint32Array(1_024);

  push(value: number): void {
    if (this.length === this.#values.length) {
      const wider = new Uint32Array(this.length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }
}

/** Weights of one entry's terms: the greatest of each. */
type Weigh = (term: string, weight: number, isMet: boolean) => void;

type Spelling = { stems: (text: string) => string[]; helping: ReadonlySet<string> };

function spellingOf(words: SearchWords): Spelling {
  const rules = stemRulesOf(words);
  // Titles, colours and most words come again in other entries.
  const known = new Map<string, string>();
  const stemOfWord = (word: string) => {
    const stem = known.get(word) ?? stemOf(word, rules);
    if (known.size < maxKnown) known.set(word, stem);
    return stem;
  };
  const stems = (text: string) => tokensOf(text, words.digraphs).map(({ folded }) => stemOfWord(folded));
  return { stems, helping: new Set(listed(words.helping).flatMap((word) => (word.includes(' ') ? [] : stems(word)))) };
}

function addWords(texts: readonly string[], weight: number, isMet: boolean, { stems, helping }: Spelling, add: Weigh): void {
  for (const text of texts) for (const stem of stems(text)) if (!helping.has(stem)) add(wordTerm(stem), weight, isMet);
}

/** A poster is asked for by what it shows: of two with a moon, the one that shows nothing else comes first. */
function motifWeight({ group, facts: { motif = [] } }: SearchEntry, value: string): number {
  if (isMood(value as MotifKey)) return weights.mood;
  if (group !== 'poster') return weights.motif;
  const shown = motif.filter((key) => !isMood(key as MotifKey));
  const isParent = (key: string) => shown.some((other) => other !== key && withParents([other as MotifKey]).includes(key as MotifKey));
  const own = shown.filter((key) => !isParent(key));
  if (own[0] !== value) return weights.motif;
  return own.length === 1 ? weights.onlyMotif : weights.firstMotif;
}

function addTerms(entry: SearchEntry, spelling: Spelling, add: Weigh): void {
  const { stems } = spelling;
  add(nameTerm(stems(entry.name)), weights.name, true);
  // Designs are found by their facts; a word of a page's name is what the page is about.
  const isPage = entry.group !== 'design' && entry.group !== 'blank';
  addWords([entry.name], weights.name * partOfName, isPage, spelling, add);
  for (const word of entry.words) {
    add(calledTerm(stems(word)), weights.called, true);
    addWords([word], weights.called * partOfName, false, spelling, add);
  }
  for (const fact of factKeys) {
    for (const value of entry.facts[fact] ?? []) {
      const weight = fact === 'motif' ? motifWeight(entry, value) : weights[fact];
      add(`${fact}:${value}`, weight, true);
    }
  }
  if (entry.group !== 'design') add(`group:${entry.group}`, weights.group, true);
  for (const name of entry.colourways) for (const stem of stems(name)) add(colourwayTerm(stem), weights.colourway, true);
  addWords(entry.titles, weights.title, isPage, spelling, add);
  addWords([entry.description], weights.description, false, spelling, add);
  addWords([entry.text], weights.text, false, spelling, add);
}

function facetsOf(entries: readonly SearchEntry[]): SearchIndex['facets'] {
  const facets: Record<string, Record<string, BitSet>> = {};
  for (const [number, { group, facts }] of entries.entries()) {
    if (group !== 'design') continue;
    for (const fact of factKeys) {
      for (const value of facts[fact] ?? []) {
        facets[fact] ??= Object.create(null) as Record<string, BitSet>;
        const bits = facets[fact][value] ?? bitSet(entries.length);
        facets[fact][value] = bits;
        addBit(bits, number);
      }
    }
  }
  return facets;
}

function baseOf({ group, lead, popularity, isBestseller, created }: SearchEntry, today: Day): number {
  const age = created === '' ? -1 : daysFrom(created, today);
  return (
    popularity * bonus.popularity +
    (group === 'design' && lead === null ? bonus.lead : 0) +
    (isBestseller ? bonus.bestseller : 0) +
    (age >= 0 && age <= newDays ? bonus.isNew : 0)
  );
}

function before(a: SearchEntry, b: SearchEntry): number {
  return a.sort - b.sort || (a.id < b.id ? -1 : 1);
}

/**
 * The index of entries in one language. `today` decides what is new. Equal entries in any order make an equal index. Withdrawn and hidden
 * things are not given: the search never finds them. Time and memory grow with the words of all entries.
 */
export function buildIndex(given: readonly SearchEntry[], words: SearchWords, today: Day): SearchIndex {
  return finished(indexSteps(given, words, today));
}

/** The same with a step for each entry; what follows the last one takes a tenth of the time of all. */
export function* indexSteps(given: readonly SearchEntry[], words: SearchWords, today: Day): Steps<SearchIndex> {
  const entries = given.toSorted(before);
  const spelling = spellingOf(words);
  const numbers = new Map<string, number>();
  const [termOf, entryOf, weightOf] = [new Numbers(), new Numbers(), new Numbers()];
  for (const [number, entry] of entries.entries()) {
    const own = new Map<string, number>();
    addTerms(entry, spelling, (term, weight, isMet) => {
      const packed = Math.round(weight * weightUnit) | (isMet ? metBit : 0);
      // A greater weight, and what is met before what is not: the bit is the upper one.
      own.set(term, Math.max(packed, own.get(term) ?? 0));
    });
    for (const [term, packed] of own) {
      const known = numbers.get(term) ?? numbers.size;
      numbers.set(term, known);
      termOf.push(known);
      entryOf.push(number);
      weightOf.push(packed);
    }
    yield;
  }
  const terms = [...numbers.keys()].toSorted();
  const rank = new Uint32Array(terms.length);
  for (const [at, term] of terms.entries()) rank[numbers.get(term) ?? 0] = at;
  const offsets = new Uint32Array(terms.length + 1);
  const raise = (at: number, by: number) => {
    offsets[at] = (offsets[at] ?? 0) + by;
  };
  for (let at = 0; at < termOf.length; at++) raise((rank[termOf.at(at)] ?? 0) + 1, 1);
  for (let at = 0; at < terms.length; at++) raise(at + 1, offsets[at] ?? 0);
  const next = offsets.slice();
  const postings = new Uint32Array(termOf.length);
  const postingWeights = new Uint8Array(termOf.length);
  for (let at = 0; at < termOf.length; at++) {
    const term = rank[termOf.at(at)] ?? 0;
    const place = next[term] ?? 0;
    next[term] = place + 1;
    postings[place] = entryOf.at(at);
    postingWeights[place] = weightOf.at(at);
  }
  return {
    ids: entries.map(({ id }) => id),
    names: entries.map(({ name }) => name),
    groups: Uint8Array.from(entries, ({ group }) => groups.indexOf(group)),
    channels: Uint8Array.from(entries, ({ channels }) => channels),
    base: Float32Array.from(entries, (entry) => baseOf(entry, today)),
    popularity: Float32Array.from(entries, ({ popularity }) => popularity),
    leads: Uint8Array.from(entries, ({ group, lead }) => Number(group === 'design' && lead === null)),
    terms,
    offsets,
    postings,
    weights: postingWeights,
    facets: facetsOf(entries),
  };
}
