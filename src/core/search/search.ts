/**
 * Answers a query from an index. A service builds both once for each version of its rows, and asks:
 *
 *     const lexicon = lexiconOf(words, entries);
 *     const index = buildIndex(entries, words, today);
 *     const answer = search(index, lexicon, { q, channel: 0 });
 *
 * Nothing of `q` becomes a regular expression, a query of a database or a key of an object. It may have any length: 300 letters are read.
 */
import { addBit, type BitSet, bitSet, hasBit } from '#core/values/numbers/bit-set.ts';
import { type Group, groups } from './entry.ts';
import { type Interpretation, interpret } from './interpret.ts';
import type { Lexicon } from './lexicon.ts';
import { Best, maskWeight, type Scores, scoreEntries } from './rank.ts';
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
  /** This group stands first among those that match alike. */
  first?: Group;
};

/** Entries that meet the same units. Section 1 meets most; section 2 meets what section 1 lost, or is the nearest beside few. */
export type Section = {
  /** Best first. */
  ids: string[];
  /** How many there are in all. */
  total: number;
  met: Unit[];
  lost: Unit[];
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

/** Matching entries of a group, and the best set of needed units that one of them meets. */
type Found = { group: Group; entries: number[]; mask: number; weight: number };

function foundOf(index: SearchIndex, { touched, masks, kept, scores }: Scores, allowed: BitSet): Found[] {
  const found = new Map<Group, Found & { score: number }>();
  for (const entry of touched) {
    if (!hasBit(allowed, entry)) continue;
    const group = index.groups[entry] ?? 'help';
    const mask = masks[entry] ?? 0;
    const one = found.get(group) ?? { group, entries: [], mask: 0, weight: -1, score: 0 };
    found.set(group, one);
    one.entries.push(entry);
    const weight = mask === one.mask && one.weight >= 0 ? one.weight : maskWeight(mask, kept);
    const score = (scores[entry] ?? 0) + (index.base[entry] ?? 0);
    if (weight > one.weight || (weight === one.weight && score > one.score)) Object.assign(one, { mask, weight, score });
  }
  return [...found.values()];
}

function sectionOf(index: SearchIndex, entries: readonly number[], mask: number, scores: Scores, count: number): Section {
  const best = new Best(count, (entry) => (scores.scores[entry] ?? 0) + (index.base[entry] ?? 0));
  let total = 0;
  for (const entry of entries) {
    if (((scores.masks[entry] ?? 0) & mask) !== mask) continue;
    total += 1;
    best.add(entry);
  }
  const isMet = (at: number) => (mask & (1 << at)) !== 0;
  return {
    ids: best.sorted().map((entry) => index.ids[entry] ?? ''),
    total,
    met: scores.needed.filter((_, at) => isMet(at)),
    lost: scores.needed.filter((_, at) => !isMet(at)),
  };
}

/**
 * Beside a first section that lost a unit, the best set with such a unit; beside one of few entries that lost none, the best set of the
 * others. 0 where nothing has one.
 */
function secondMask(index: SearchIndex, entries: readonly number[], first: number, { masks, kept, scores }: Scores): number {
  const isWhole = first === (1 << kept.length) - 1;
  let [best, weight, score] = [0, 0, 0];
  for (const entry of entries) {
    const mask = masks[entry] ?? 0;
    if (isWhole ? mask === first : (mask & ~first) === 0) continue;
    const own = maskWeight(mask, kept);
    const ownScore = (scores[entry] ?? 0) + (index.base[entry] ?? 0);
    if (own > weight || (own === weight && ownScore > score)) [best, weight, score] = [mask, own, ownScore];
  }
  return best;
}

function groupAnswer(index: SearchIndex, { group, entries, mask, weight }: Found, scores: Scores, count: number): GroupAnswer {
  const all = scores.kept.reduce((sum, one) => sum + one, 0);
  const whole = sectionOf(index, entries, mask, scores, count);
  const isEnough = whole.lost.length === 0 && whole.total >= enough;
  const second = isEnough ? 0 : secondMask(index, entries, mask, scores);
  if (second === 0) return { group, share: all === 0 ? 1 : weight / all, sections: [whole] };
  const others = entries.filter((entry) => ((scores.masks[entry] ?? 0) & mask) !== mask);
  const sections = [whole, sectionOf(index, others, second, scores, count)];
  return { group, share: all === 0 ? 1 : weight / all, sections };
}

/** The most popular designs that are no pieces. */
function popularLeads(index: SearchIndex, allowed: BitSet, count: number): GroupAnswer[] {
  const best = new Best(count, (entry) => index.popularity[entry] ?? 0);
  let total = 0;
  for (let entry = 0; entry < index.ids.length; entry++) {
    if (index.leads[entry] !== 1 || !hasBit(allowed, entry)) continue;
    total += 1;
    best.add(entry);
  }
  const ids = best.sorted().map((entry) => index.ids[entry] ?? '');
  return total === 0 ? [] : [{ group: 'design', share: 0, sections: [{ ids, total, met: [], lost: [] }] }];
}

/** The blank card that meets most of what was asked. */
function blankOf(index: SearchIndex, found: readonly Found[], scores: Scores): string | null {
  const blank = found.find(({ group }) => group === 'blank');
  if (!blank || blank.weight <= 0) return null;
  return sectionOf(index, blank.entries, blank.mask, scores, 1).ids[0] ?? null;
}

function isShown({ group, share }: GroupAnswer, best: number): boolean {
  if (share < best * minShare) return false;
  return group === 'design' || group === 'poster' || share === best;
}

/** What an entry of a group must be to be found: said in units. Time is bounded by the limits of fold.ts, the lexicon and the postings. */
export function search(index: SearchIndex, lexicon: Lexicon, query: SearchQuery): SearchAnswer {
  const { q, channel, exact = false, facets, count = usualCount, first } = query;
  const read = interpret(q, lexicon, knownTo(index), exact);
  return answerOf(index, read, allowedOf(index, channel, facets), count, first);
}

function answerOf(index: SearchIndex, { units, unread }: Interpretation, allowed: BitSet, count: number, first?: Group): SearchAnswer {
  const scores = scoreEntries(index, units);
  const found = foundOf(index, scores, allowed);
  const place = (group: Group) => (group === first ? -1 : groups.indexOf(group));
  const answers = found
    .map((one) => groupAnswer(index, one, scores, one.group === 'product' || one.group === 'help' ? maxBeside : count))
    .toSorted((a, b) => b.share - a.share || place(a.group) - place(b.group));
  const best = answers[0]?.share ?? 0;
  const shown = answers.filter((answer) => isShown(answer, best));
  if (shown.length === 0 || (scores.needed.length > 0 && best === 0)) {
    return { groups: popularLeads(index, allowed, count), units, unread, kind: 'popular', blank: null };
  }
  const isWhole = best === 1 && unread.length === 0 && !units.some(({ isStandIn }) => isStandIn);
  const designs = shown.find(({ group }) => group === 'design')?.sections[0];
  const offersBlank = !designs || designs.total <= few || designs.lost.length > 0;
  return { groups: shown, units, unread, kind: isWhole ? 'whole' : 'partly', blank: offersBlank ? blankOf(index, found, scores) : null };
}
