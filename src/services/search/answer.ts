/** The answer to a query as its page shows it: sections of tiles, what was understood, what is missing. */
import type { Parsed } from '#api/call.ts';
import type { searchCalls } from '#api/search.ts';
import { facetKeys } from '#core/catalogue/facets.ts';
import { type ListedCard, plainCard } from '#core/catalogue/list.ts';
import { listParts, type RankedPlaces } from '#core/catalogue/list-parts.ts';
import { occasionCounts } from '#core/catalogue/lookup/occasion-counts.ts';
import { mainOccasions, occasionName } from '#core/catalogue/occasions.ts';
import type { GroupAnswer, SearchAnswer, Section } from '#core/search/search.ts';
import { notesOf, type SearchNote } from '#core/search/search-notes.ts';
import type { Unit } from '#core/search/unit.ts';
import { pagePath } from '#core/site/address.ts';
import { displayedQuery } from '#core/site/displayed-query.ts';
import type { Channel } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';
import { cardTile } from '#services/card-tiles.ts';
import type { HandlerOutput, Site } from '#services/handler.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type Asked, channelNumber } from './engine.ts';
import { pageLinks, productLinks } from './found-links.ts';
import { foundPosters } from './found-posters.ts';
import { headingOf } from './heading.ts';
import type { Searched } from './searched.ts';
import { askedColourway } from './shown-colourway.ts';
import { corrected, joinedWords, type Typed, typedOf, typedWords } from './spelling.ts';
import { factValue, isKindAlone, titleOfUnits, valueName } from './unit-names.ts';

type Calls = typeof searchCalls;
export type SearchInput = Parsed<Calls['GET /web-api/search']>;
export type SearchOutput = HandlerOutput<Calls['GET /web-api/search']>;

const maxLinks = 4;
/** All entries of a section: filters and their numbers are made of them. Of designs there may be many. */
export const allOf = { count: Number.MAX_SAFE_INTEGER, areDesignsNumbers: true } as const;

/** What titles, sentences and chips are written with. `typed` are the words of the query, `written` says how each is written. */
type Words = {
  say: (text: Message) => string;
  nameOf: (unit: Unit) => string;
  typed: readonly Typed[];
  written: (one: Typed) => string;
};

function wordsOf(typed: readonly Typed[], written: Words['written'], { words }: Searched, site: Site): Words {
  const text = serverTexts(site);
  const say = (message: Message) => text(message as Parameters<typeof text>[0]);
  const nameOf = (unit: Unit) => {
    const name = valueName(unit, words);
    return name ? say(name) : joinedWords(typedOf(unit, typed).map(written));
  };
  return { say, nameOf, typed, written };
}

function hasFilter(input: SearchInput): boolean {
  return input.subject !== undefined || facetKeys.some((key) => input[key] !== undefined);
}

/** One chip a needed unit where there are several. Of a compound word the other parts stay, by their names. */
function chipsOf(units: readonly Unit[], { nameOf, typed, written }: Words, site: Site) {
  const needed = units.filter(({ isNeeded }) => isNeeded);
  if (needed.length < 2) return [];
  return needed.map((unit) => {
    const own = new Set(typedOf(unit, typed));
    const sharing = needed.filter((other) => other !== unit && typedOf(other, typed).some((one) => own.has(one)));
    const first = typed.find((one) => own.has(one));
    const left = typed.flatMap((one) => (own.has(one) ? (one === first ? sharing.map(nameOf) : []) : [written(one)]));
    return { name: nameOf(unit), path: pagePath('search', site, {}, [['q', displayedQuery(left.join(' '))]]) };
  });
}

/** Where the designs of a section stand in the index of lists, those that are sold no more as -1. */
export function rankedPlaces({ ranked }: Section, { places }: Searched): RankedPlaces {
  const { entries, scores } = ranked ?? { entries: new Uint32Array(0), scores: new Float64Array(0) };
  const own = new Int32Array(entries.length);
  for (let at = 0; at < own.length; at++) own[at] = places[entries[at] as number] ?? -1;
  return { places: own, scores };
}

/** The designs of a group in sections: tiles of both share filters and number. */
function designsOf(group: GroupAnswer | undefined, answer: SearchAnswer, input: SearchInput, searched: Searched) {
  const { tileCount, sort = 'relevance', q: _, exact: __, subject: ___, ...filter } = input;
  const sections = group?.sections ?? [];
  const ranked = sections.map((section) => rankedPlaces(section, searched));
  const list = listParts(searched.catalogue.rows, ranked, {
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(tileCount === undefined ? {} : { tileCount }),
  });
  const inColour = (item: ListedCard): ListedCard => {
    const asked = input.color ? null : askedColourway(item.row.colourways, answer.units, searched);
    return asked ? { ...item, shown: asked } : item;
  };
  return { ...list, parts: list.parts.map((part, at) => ({ ...part, items: part.items.map(inColour), section: sections[at] })) };
}

/** What was asked and is not there, in a sentence; null where all was found. */
function missingOf(answer: SearchAnswer, { say, nameOf }: Words): string | null {
  const standIn = answer.units.find(({ isStandIn }) => isStandIn);
  if (standIn) return say(message('search.stand-in', { name: nameOf(standIn) }));
  const [section] = answer.groups[0]?.sections ?? [];
  if (answer.kind === 'popular' || !section || section.lost.length === 0) return null;
  const asked = [...section.met, ...section.lost];
  if (!isKindAlone(asked)) return say(message('search.missing'));
  return say(message('search.missing.kind', { what: titleOfUnits(asked, { say, nameOf }) }));
}

function occasionLinks({ catalogue }: Searched, site: Site) {
  if (site.channel !== 'federleicht') return [];
  const counts = occasionCounts(catalogue.rows);
  return mainOccasions.flatMap((key) => {
    const count = counts.get(key) ?? 0;
    return count > 0 ? [{ title: occasionName(key), path: pagePath('cards', site, {}, [['occasion', key]]), count }] : [];
  });
}

function occasionOf(units: readonly Unit[]): string | null {
  const unit = units.find(({ kind }) => kind === 'occasion');
  return unit ? factValue(unit, 'occasion') : null;
}

/** A word of the language or of what is sold; not one that a text happens to have. */
function isKnown({ folded }: Typed, { units, known }: Asked): boolean {
  return folded.every((word) => known.has(word) || units.some(({ kind, typed }) => kind !== 'word' && typed.split(' ').includes(word)));
}

function firstGroup(channel: Channel) {
  return channel === 'myposter' ? { first: 'poster' as const } : {};
}

export async function answerTo(input: SearchInput, searched: Searched, site: Site): Promise<{ output: SearchOutput; notes: SearchNote[] }> {
  const { catalogue, words } = searched;
  const q = displayedQuery(input.q);
  const exact = input.exact ?? false;
  const answer = await searched.ask({ q, exact, channel: channelNumber(site.channel), ...allOf, ...firstGroup(site.channel) });
  const { units, kind } = answer;
  const typed = typedWords(q, words.digraphs);
  const { corrections, written } = corrected(typed, units, (word) => answer.written.get(word) ?? word);
  const write = wordsOf(typed, written, searched, site);
  const groupOf = (name: GroupAnswer['group']) => answer.groups.find(({ group }) => group === name);
  const designs = designsOf(groupOf('design'), answer, input, searched);
  const isFiltered = hasFilter(input);
  const posters = foundPosters(groupOf('poster'), answer, input, searched, site);
  const links = [...productLinks(groupOf('product'), searched, site), ...pageLinks(answer.groups, searched, site)];
  const parts = designs.parts.filter(({ total }) => total > 0);
  const blank = answer.blank === null ? undefined : catalogue.blanks.find(({ id }) => id === answer.blank);
  const titleOf = (part: (typeof parts)[number], at: number) => {
    const met = part.section?.met ?? [];
    const isWhole = (part.section?.lost.length ?? 0) === 0;
    if ((isWhole && at === 0) || met.length === 0) return null;
    return titleOfUnits(met, write);
  };
  const isPostersFirst = answer.groups.findIndex(({ group }) => group === 'poster') === 0;
  const arePosters = isPostersFirst && posters.total > 0;
  const count = arePosters ? posters.total : (parts[0]?.total ?? 0);
  const output = {
    q,
    heading: count > 0 ? headingOf(answer, { count, arePosters }, words, write.say) : null,
    told: joinedWords(typed.map((one) => (isKnown(one, answer) ? written(one) : '*'))),
    group: answer.kind === 'popular' ? null : (answer.groups[0]?.group ?? null),
    lost: (answer.groups[0]?.sections[0]?.lost ?? []).filter((unit) => unit.kind !== 'word').map(write.nameOf),
    read: joinedWords(typed.map(written)),
    corrections,
    kind,
    notFound: missingOf(answer, write),
    chips: chipsOf(units, write, site),
    occasion: occasionOf(units),
    unread: answer.unread.map((word) => typedOf({ typed: word }, typed)[0]?.text ?? word),
    sections: parts.map((part, at) => ({
      title: titleOf(part, at),
      total: part.total,
      items: part.items.map((item) => cardTile(catalogue, site, item)),
    })),
    total: designs.total,
    count: designs.count,
    facets: designs.facets,
    posters,
    isPostersFirst,
    links: isFiltered ? [] : links.slice(0, maxLinks),
    blank: blank && !isFiltered ? (plainCard(blank).map((item) => cardTile(catalogue, site, item))[0] ?? null) : null,
    occasions: kind === 'popular' ? occasionLinks(searched, site) : [],
  };
  // Filters, orders and further tiles are not typed anew.
  return { output, notes: isFiltered || input.tileCount || input.sort ? [] : notesOf(q, answer) };
}
