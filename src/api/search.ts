/** Calls of the search: the answer to a query, and what may be meant while somebody types. */
import * as z from 'zod/mini';
import { sorts } from '#core/catalogue/list.ts';
import { type CallTable, flag, type Output } from './call.ts';
import { cardTileSchema, facetSchema, listInput } from './catalogue.ts';
import { posterFilter, posterTileSchema } from './posters.ts';

/** Any length; 300 letters are read. */
const query = z.pipe(
  z.string(),
  z.transform((text: string) => text.slice(0, 300)),
);

/** Tiles that a page of results may have. */
const maxRank = 1_000;

const linkSchema = z.strictObject({ title: z.string(), path: z.string() });
const pageKinds = ['saying', 'magazine', 'help'] as const;

/** Relevance is the order while none is chosen. */
export const searchSorts = ['relevance', ...sorts] as const;

/** Tiles that meet the same of what was asked. */
const sectionSchema = z.strictObject({
  /** "Zur Taufe", where not everything was found together. */
  title: z.nullable(z.string()),
  /** All of them, of which the tiles may be the first. */
  total: z.int(),
  items: z.array(cardTileSchema),
});

export const searchCalls = {
  /** The answer to a query with the filters of the card list, which narrow designs only. Never empty: where nothing is read, the most popular designs. */
  'GET /web-api/search': {
    limit: 'search',
    input: z.strictObject({
      ...z.omit(z.strictObject(listInput), { sort: true, each: true }).shape,
      q: query,
      /** Of posters, whose other filters have the names of those of cards. */
      subject: posterFilter,
      /** Words as they were typed: nothing is mended. */
      exact: z.optional(flag),
      sort: z.optional(z.enum(searchSorts)),
    }),
    output: z.strictObject({
      /** Trimmed, single spaces, at most 80 characters. */
      q: z.string(),
      /** The same with an asterisk for every word that the shop does not know: what tools of other companies may learn. */
      told: z.string(),
      /** What stands first, and what was left out there, of things that the shop knows: may be told as `told`. */
      group: z.nullable(z.string()),
      lost: z.array(z.string()),
      /** The same as it was read: mended. */
      read: z.string(),
      /** "23 Designs mit Olivenzweig", where what was understood has such a name. */
      heading: z.nullable(z.string()),
      /** whole: all was found. partly: `notFound` and `unread` say what is missing. popular: nothing was read. */
      kind: z.enum(['whole', 'partly', 'popular']),
      /** "Menükarten zur Taufe gibt es noch nicht.", or null. */
      notFound: z.nullable(z.string()),
      corrections: z.array(z.strictObject({ typed: z.string(), read: z.string() })),
      /** What was understood, where it is several things; `path` leads to the search without it. */
      chips: z.array(z.strictObject({ name: z.string(), path: z.string() })),
      /** The occasion that was asked for: it decides how customers are addressed. */
      occasion: z.nullable(z.string()),
      /** Words, as typed, that nothing is known of. */
      unread: z.array(z.string()),
      sections: z.array(sectionSchema),
      /** Tiles of all sections, and those that are shown. */
      total: z.int(),
      count: z.int(),
      facets: z.array(facetSchema),
      /** In the shop of posters. `count` of them are shown; filters are those of the list of posters. */
      posters: z.strictObject({ total: z.int(), count: z.int(), items: z.array(posterTileSchema), facets: z.array(facetSchema) }),
      /** Posters stand before designs. */
      isPostersFirst: z.boolean(),
      /** At most 4 products and pages, the nearest first. */
      links: z.array(z.extend(linkSchema, { kind: z.enum(['product', ...pageKinds]) })),
      /** The blank card of the asked kind, where there are few designs. */
      blank: z.nullable(cardTileSchema),
      /** Lists of occasions; only where nothing was read. */
      occasions: z.array(z.extend(linkSchema, { count: z.int() })),
    }),
  },
  /** A tile of results was followed. Its place is counted for the report of searches; nothing of the query or of the visitor is told. */
  'POST /web-api/search/click': {
    limit: 'search',
    input: z.strictObject({ rank: z.int().check(z.minimum(1), z.maximum(maxRank)) }),
    output: z.strictObject({}),
  },
  /** Nothing for less than two letters, and where nothing is read. */
  'GET /web-api/search/suggest': {
    limit: 'search',
    input: z.strictObject({ q: z.string().check(z.maxLength(300)) }),
    output: z.strictObject({
      /** At most 3: "Einladungen zur Hochzeit", 41. */
      lists: z.array(z.extend(linkSchema, { count: z.int() })),
      /** At most 4, in the shop of cards. */
      designs: z.array(cardTileSchema),
      /** At most 4, in the shop of posters. */
      posters: z.array(posterTileSchema),
      /** At most 2. */
      products: z.array(linkSchema),
      /** At most 2. */
      pages: z.array(z.extend(linkSchema, { kind: z.enum(pageKinds) })),
      /** Of all results. */
      all: z.string(),
    }),
  },
} as const satisfies CallTable;

export type SearchResult = Output<(typeof searchCalls)['GET /web-api/search']>;
