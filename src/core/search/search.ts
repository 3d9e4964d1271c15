/**
 * Answers a query from an index. A service builds both once for each version of its rows, and asks:
 *
 *     const lexicon = lexiconOf(words, entries);
 *     const index = buildIndex(entries, words, today);
 *     const answer = search(index, lexicon, { q, channel: 0 });
 *
 * Nothing of `q` becomes a regular expression, a query of a database or a key of an object. It may have any length: 300 letters are read.
 */
import { Best } from '#core/values/numbers/best.ts';
import { addBit, type BitSet, bitSet, hasBit, placesIn } from '#core/values/numbers/bit-set.ts';
import { type Group, groups } from './entry.ts';
import { interpret } from './interpret.ts';
import type { Lexicon } from './lexicon.ts';
import { type Scores, scoreEntries } from './rank.ts';
import { factBits, knownTo, type SearchIndex } from './search-index.ts';
import type { Unit } from './unit.ts';

export type SearchQuery = {
  q: string;
  /** Number of the channel: entries without its bit are not found. */
  channel: number;
  /** Words as they were typed: nothing is mended. */
  exact?: boolean;
  /** Designs with one of the values of each fact; groups other than designs are left out where any is given. */
  facets?: Readonly<Record<string, readonly string[]>>;
  /** Entries of each section; 48 unless given. Several designs may stand on one tile of a list (core/catalogue/list.ts). */
  count?: number;
  /** Sections of designs have all of their entries as numbers, and no ids. */
  areDesignsNumbers?: boolean;
  /** This group stands first among those that match alike. */
  first?: Group;
};

/** All entries of a section by their numbers in the index, ascending, each with its score. Of equal scores the lower number is better. */
export type Ranked = { entries: Uint32Array; scores: Float64Array };

/** Entries that meet the same units. Section 1 meets most; section 2 meets what section 1 lost, or is the nearest beside few. */
export type Section = {
  /** Best first. */
  ids: string[];
  /** How many there are in all. */
  total: number;
  met: Unit[];
  lost: Unit[];
  /** Of designs, where they are asked for as numbers. */
  ranked?: Ranked;
};

export type GroupAnswer = {
  group: Group;
  /** Of the weight of all needed units, what the best entry of the group meets: 0 to 1. */
  share: number;
  sections: Section[];
};

export type SearchAnswer = {
  /** Never empty where the channel has a design: then the most popular leads stand alone. */
  groups: GroupAnswer[];
  /** What was understood, in the order of the query. Mended units say what they were read as. */
  units: Unit[];
  /** Words that nothing is known of. */
  unread: string[];
  /** whole: the first group meets all. partly: the nearest is shown, `lost` and `unread` say what is missing. popular: nothing was read. */
  kind: 'whole' | 'partly' | 'popular';
  /** Id of the blank card to offer at the end: few designs, or some unit is lost. Null where none fits. */
  blank: string | null;
};

const usualCount = 48;
/** Designs up to which the blank card is offered. */
const few = 3;
/** Entries that meet all, from which on none beside them are shown. */
const enough = 10;
/** What a group must meet of what the first one meets. */
const minShare = 0.5;
/** Products and pages of help are shown in few lines. */
const maxBeside = 4;

/** Entries of each channel, counted once for an index. */
const ofChannels = new WeakMap<SearchIndex, BitSet[]>();

function ofChannel(index: SearchIndex, channel: number): BitSet {
  const known = ofChannels.get(index) ?? [];
  ofChannels.set(index, known);
  const bits = known[channel] ?? bitSet(index.ids.length);
  if (known[channel]) return bits;
  for (let entry = 0; entry < index.ids.length; entry++) {
    if (((index.channels[entry] ?? 0) >>> channel) & 1) addBit(bits, entry);
  }
  known[channel] = bits;
  return bits;
}

/** Bits of the entries that a query may find: those of the channel that meet each chosen fact. Not to be written to. */
export function allowedOf(index: SearchIndex, channel: number, chosen: SearchQuery['facets'] = {}): BitSet {
  const sets = Object.entries(chosen)
    .filter(([, values]) => values.length > 0)
    .map(([fact, values]) => values.flatMap((value) => factBits(index, `${fact}:${value}`) ?? []));
  const all = ofChannel(index, channel);
  return sets.length === 0
    ? all
    : all.map((word, at) => sets.reduce((left, some) => left & some.reduce((any, set) => any | (set[at] ?? 0), 0), word));
}

/** What is made of the matches of one query. */
type Matches = {
  index: SearchIndex;
  scores: Scores;
  /** How many ids a section has. */
  count: number;
  areDesignsNumbers: boolean;
};

/** Matching entries of a group, in the order of the postings, and the best set of needed units that one of them meets. */
type Found = { group: Group; entries: Uint32Array; mask: number; weight: number };

function scoreOf(index: SearchIndex, { scores }: Scores, entry: number): number {
  return (scores[entry] as number) + (index.base[entry] as number);
}

function foundGroup(index: SearchIndex, scores: Scores, group: Group, entries: Uint32Array): Found {
  const { masks, weightOf } = scores;
  let [mask, weight, score] = [0, -1, 0];
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    const [ownMask, own] = [masks[entry] as number, scoreOf(index, scores, entry)];
    const ownWeight = weightOf[ownMask] as number;
    if (ownWeight > weight || (ownWeight === weight && own > score)) [mask, weight, score] = [ownMask, ownWeight, own];
  }
  return { group, entries, mask, weight };
}

/** The entries that are wanted, in their order: as `filter` of the array, which takes several times as long. */
function wanted(entries: Uint32Array, isWanted: (entry: number) => boolean): Uint32Array {
  const kept = new Uint32Array(entries.length);
  let length = 0;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    if (isWanted(entry)) kept[length++] = entry;
  }
  return kept.subarray(0, length);
}

function foundOf(index: SearchIndex, scores: Scores, allowed: BitSet): Found[] {
  const kept = wanted(scores.touched, (entry) => hasBit(allowed, entry));
  const sizes = new Uint32Array(groups.length);
  for (let at = 0; at < kept.length; at++) {
    const group = index.groups[kept[at] as number] as number;
    sizes[group] = (sizes[group] as number) + 1;
  }
  return groups.flatMap((name, group) => {
    if (sizes[group] === 0) return [];
    const entries = sizes[group] === kept.length ? kept : wanted(kept, (entry) => index.groups[entry] === group);
    return [foundGroup(index, scores, name, entries)];
  });
}

function rankedOf(index: SearchIndex, entries: Uint32Array, scoreOfEntry: (entry: number) => number): Ranked {
  const set = bitSet(index.ids.length);
  for (let at = 0; at < entries.length; at++) addBit(set, entries[at] as number);
  const ranked = { entries: new Uint32Array(entries.length), scores: new Float64Array(entries.length) };
  let length = 0;
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at] as number; word !== 0; word &= word - 1) {
      const entry = at * 32 + 31 - Math.clz32(word & -word);
      ranked.entries[length] = entry;
      ranked.scores[length++] = scoreOfEntry(entry);
    }
  }
  return ranked;
}

function idsOf(index: SearchIndex, best: Best): string[] {
  return best.sorted().map((entry) => index.ids[entry] ?? '');
}

/** The entries of a group that meet a set of needed units. */
function sectionOf({ index, scores, count, areDesignsNumbers }: Matches, group: Group, entries: Uint32Array, mask: number): Section {
  const { masks, needed } = scores;
  const met = wanted(entries, (entry) => ((masks[entry] as number) & mask) === mask);
  const isMet = (at: number) => (mask & (1 << at)) !== 0;
  const section = { total: met.length, met: needed.filter((_, at) => isMet(at)), lost: needed.filter((_, at) => !isMet(at)) };
  if (areDesignsNumbers && group === 'design') {
    return { ids: [], ...section, ranked: rankedOf(index, met, (entry) => scoreOf(index, scores, entry)) };
  }
  const best = new Best(group === 'product' || group === 'help' ? Math.min(count, maxBeside) : count);
  for (let at = 0; at < met.length; at++) best.add(met[at] as number, scoreOf(index, scores, met[at] as number));
  return { ids: idsOf(index, best), ...section };
}

/**
 * Beside a first section that lost a unit, the best set with such a unit; beside one of few entries that lost none, the best set of the
 * others. 0 where nothing has one.
 */
function secondMask(index: SearchIndex, entries: Uint32Array, first: number, scores: Scores): number {
  const { masks, weightOf, needed } = scores;
  const isWhole = first === (1 << needed.length) - 1;
  let [best, weight, score] = [0, 0, 0];
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    const mask = masks[entry] as number;
    if (isWhole ? mask === first : (mask & ~first) === 0) continue;
    const [own, ownScore] = [weightOf[mask] as number, scoreOf(index, scores, entry)];
    if (own > weight || (own === weight && ownScore > score)) [best, weight, score] = [mask, own, ownScore];
  }
  return best;
}

function groupAnswer(matches: Matches, { group, entries, mask, weight }: Found): GroupAnswer {
  const { index, scores } = matches;
  const all = scores.weightOf.at(-1) ?? 0;
  const share = all === 0 ? 1 : weight / all;
  const whole = sectionOf(matches, group, entries, mask);
  const isEnough = whole.lost.length === 0 && whole.total >= enough;
  const second = isEnough ? 0 : secondMask(index, entries, mask, scores);
  if (second === 0) return { group, share, sections: [whole] };
  const others = wanted(entries, (entry) => ((scores.masks[entry] as number) & mask) !== mask);
  return { group, share, sections: [whole, sectionOf(matches, group, others, second)] };
}

/** The most popular designs that are no pieces. */
function popularLeads({ index, count, areDesignsNumbers }: Omit<Matches, 'scores'>, allowed: BitSet): GroupAnswer[] {
  const popularity = (entry: number) => index.popularity[entry] as number;
  const leads = wanted(new Uint32Array(placesIn(allowed)), (entry) => index.leads[entry] === 1);
  if (leads.length === 0) return [];
  const section = { total: leads.length, met: [], lost: [] };
  if (areDesignsNumbers) {
    return [{ group: 'design', share: 0, sections: [{ ids: [], ...section, ranked: rankedOf(index, leads, popularity) }] }];
  }
  const best = new Best(count);
  for (const entry of leads) best.add(entry, popularity(entry));
  return [{ group: 'design', share: 0, sections: [{ ids: idsOf(index, best), ...section }] }];
}

/** The blank card that meets most of what was asked. */
function blankOf(matches: Matches, found: readonly Found[]): string | null {
  const blank = found.find(({ group }) => group === 'blank');
  if (!blank || blank.weight <= 0) return null;
  return sectionOf({ ...matches, count: 1 }, 'blank', blank.entries, blank.mask).ids[0] ?? null;
}

function isShown({ group, share }: GroupAnswer, best: number): boolean {
  if (share < best * minShare) return false;
  return group === 'design' || group === 'poster' || share === best;
}

/** What an entry of a group must be to be found: said in units. Time is bounded by the limits of fold.ts, the lexicon and the postings. */
export function search(index: SearchIndex, lexicon: Lexicon, query: SearchQuery): SearchAnswer {
  const { q, channel, exact = false, facets, count = usualCount, areDesignsNumbers = false, first } = query;
  const { units, unread } = interpret(q, lexicon, knownTo(index), exact);
  const allowed = allowedOf(index, channel, facets);
  const matches: Matches = { index, scores: scoreEntries(index, units), count, areDesignsNumbers };
  const found = foundOf(index, matches.scores, allowed);
  const place = (group: Group) => (group === first ? -1 : groups.indexOf(group));
  const answers = found.map((one) => groupAnswer(matches, one)).toSorted((a, b) => b.share - a.share || place(a.group) - place(b.group));
  const best = answers[0]?.share ?? 0;
  const shown = answers.filter((answer) => isShown(answer, best));
  if (shown.length === 0 || (matches.scores.needed.length > 0 && best === 0)) {
    return { groups: popularLeads(matches, allowed), units, unread, kind: 'popular', blank: null };
  }
  const isWhole = best === 1 && unread.length === 0 && !units.some(({ isStandIn }) => isStandIn);
  const designs = shown.find(({ group }) => group === 'design')?.sections[0];
  const offersBlank = !designs || designs.total <= few || designs.lost.length > 0;
  return { groups: shown, units, unread, kind: isWhole ? 'whole' : 'partly', blank: offersBlank ? blankOf(matches, found) : null };
}
