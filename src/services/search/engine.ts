/** What answers queries of one version of what is sold, in the thread that it was made in: index, lexicon and spelling. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { indexSteps } from '#core/search/build.ts';
import { designEntry, posterEntry } from '#core/search/entries.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { tokensOf } from '#core/search/fold.ts';
import { lexiconSteps } from '#core/search/lexicon.ts';
import { type SearchAnswer, type SearchQuery, type Section, search } from '#core/search/search.ts';
import { type Suggestions, type SuggestQuery, suggest } from '#core/search/suggest.ts';
import { type Channel, channels } from '#core/values/channel.ts';
import type { Day } from '#core/values/date.ts';
import type { Message } from '#core/values/message.ts';
import type { Steps } from '#core/values/steps/steps.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { spellingSteps } from './spelling.ts';

/** All locales have German words until their language has a list of its own. */
export const searchLanguage = { key: 'de', locale: 'de-DE', words: germanSearch } as const;

/** The number of a channel, whose bit says that an entry is sold or shown there. */
export function channelNumber(channel: Channel): number {
  return channels.indexOf(channel);
}

export function bitOf(channel: Channel): number {
  return 1 << channelNumber(channel);
}

export type EngineSource = {
  /** Designs and blank cards, those taken from sale included. */
  designs: readonly DesignTemplate[];
  posters: readonly PosterTemplate[];
  /** Products and pages. */
  others: readonly SearchEntry[];
  /** Decides what is new. */
  today: Day;
};

/**
 * An answer with what its page says of the words of the query. Plain data, which threads hand to each other: designs that are asked for as
 * numbers are places in `EngineSource.designs`.
 */
export type Asked = SearchAnswer & {
  /** Words of the query, folded, that the language or what is sold has. */
  known: ReadonlySet<string>;
  /** Mended words by their folded form, as they are written. */
  written: ReadonlyMap<string, string>;
};

export type Engine = { ask(query: SearchQuery): Asked; suggest(query: SuggestQuery): Suggestions & { asked: Asked } };

/** Tiles of suggestions. */
const suggestedDesigns = 4;

export function* engineSteps({ designs, posters, others, today }: EngineSource): Steps<Engine> {
  const { words, locale } = searchLanguage;
  const text = serverTexts({ locale });
  const say = (message: Message) => text(message as Parameters<typeof text>[0]);
  const entries: SearchEntry[] = [];
  const places = new Map<string, number>();
  for (const [place, row] of designs.entries()) {
    const entry = designEntry(row, say, bitOf('federleicht'));
    if (entry) {
      entries.push(entry);
      places.set(entry.id, place);
    }
    yield;
  }
  for (const poster of posters) entries.push(...[posterEntry(poster, say, bitOf('myposter'))].filter((entry) => entry !== null));
  entries.push(...others);
  const lexicon = yield* lexiconSteps(words, entries);
  const spelling = yield* spellingSteps(words, entries);
  const index = yield* indexSteps(entries, words, today);
  const placeOf = Uint32Array.from(index.ids, (id) => places.get(id) ?? 0);
  places.clear();

  /** Numbers of entries are those of one index. */
  function placed(section: Section): Section {
    return section.ranked
      ? { ...section, ranked: { ...section.ranked, entries: section.ranked.entries.map((entry) => placeOf[entry] ?? 0) } }
      : section;
  }

  function ask(query: SearchQuery): Asked {
    const answer = search(index, lexicon, query);
    const typed = tokensOf(query.q, words.digraphs).map(({ folded }) => folded);
    const mended = answer.units.flatMap((unit) => unit.mended ?? []);
    return {
      ...answer,
      groups: answer.groups.map((group) => ({ ...group, sections: group.sections.map(placed) })),
      known: new Set(typed.filter((word) => lexicon.byWord.has(word))),
      written: new Map(mended.map((word) => [word, spelling(word)])),
    };
  }
  return {
    ask,
    suggest: (query) => ({ ...suggest(index, lexicon, query), asked: ask({ ...query, count: suggestedDesigns }) }),
  };
}
