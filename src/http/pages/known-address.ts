/** Whether an address names only what exists: such addresses are few, so their pages may be cached. */
import { collageDesigns, sheetShapes } from '#core/catalogue/collage-designs.ts';
import { facetKeys, facetRows } from '#core/catalogue/facets.ts';
import { sorts } from '#core/catalogue/list.ts';
import { listIndexOf } from '#core/catalogue/list-index.ts';
import { listPhotobooks, photobookFacetKeys } from '#core/catalogue/photobook-list.ts';
import { photobookSets } from '#core/catalogue/photobook-sets.ts';
import { posterSubjects } from '#core/catalogue/poster.ts';
import { findPosterTheme, listPosters, posterFacetKeys, posterSorts } from '#core/catalogue/poster-list.ts';
import { findTheme } from '#core/catalogue/themes.ts';
import { punchingKeys } from '#core/design/punching.ts';
import { refinementKeys } from '#core/design/refinement.ts';
import { designGroups } from '#core/products/calendar/design/registry.ts';
import { calendarTypes } from '#core/products/calendar/kinds.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { cardQuantities } from '#core/products/card/quantities.ts';
import { bookTypes } from '#core/products/photobook/books.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { canonicalKindOf } from '#core/site/canonical-kind.ts';
import { displayedQuery } from '#core/site/displayed-query.ts';
import { pageSizes, tileCount } from '#core/site/page-sizes.ts';
import { type CanonicalKind, parseQuery, type Query, stringifyQuery } from '#core/site/query.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { ResolvedPage } from './resolve.ts';

/** Values that are typed, such as a number of pieces: the page answers each of them. */
const typedKeys: ReadonlySet<string> = new Set(['quantity', 'amount']);

/** Query keys, each with the known value that a value stands for, or null for one that stands for none. */
type KnownValues = ReadonlyMap<string, (value: string) => string | null>;

function oneOf(...lists: (readonly (string | number)[])[]): (value: string) => string | null {
  const values = new Set(lists.flat().map(String));
  return (value) => (values.has(value) ? value : null);
}

function whole(isKnown: (value: number) => boolean): (value: string) => string | null {
  return (value) => (/^[1-9]\d{0,5}$/.test(value) && isKnown(Number(value)) ? value : null);
}

/** Tiles in whole steps, no more than show all `designs`. */
function tiles(designs: number): (value: string) => string | null {
  const { more: step } = pageSizes;
  return (value) => {
    const most = Math.max(step, Math.ceil(designs / pageSizes.list) * pageSizes.list);
    return /^[1-9]\d{0,6}$/.test(value) ? String(Math.min(tileCount(value, step), most)) : null;
  };
}

function ofFacets(facets: readonly { key: string; options: readonly { value: string }[] }[]) {
  return facets.map(({ key, options }) => [key, oneOf(options.map(({ value }) => value))] as const);
}

const knownCardValues = weakMemoize(({ rows, blanks, byId, options }: Catalogue): KnownValues => {
  const index = listIndexOf(rows);
  const facets = facetKeys.map((key) => [key, oneOf(facetRows[key].order, [...index.values(key)])] as const);
  const colourways = [...index.colourways, ...blanks.flatMap((blank) => blank.colourways.map(({ key }) => key))];
  return new Map([
    ...facets,
    ['sort', oneOf(sorts)],
    ['tileCount', tiles(rows.length)],
    ['colourway', oneOf(colourways)],
    ['card', (value) => (byId.has(value) && !byId.get(value)?.isWithdrawn ? value : null)],
    ['form', oneOf(cardFormKeys)],
    [
      'format',
      oneOf(
        cardFormatKeys,
        cardFormKeys.flatMap((form) => cardFormatKeys.map((format) => `${form}.${format}`)),
      ),
    ],
    ['paper', oneOf([...options.papers, ...(options.specialPapers ?? [])].map(({ key }) => key))],
    ['refinementType', oneOf(refinementKeys)],
    ['punching', oneOf(punchingKeys)],
    ['pageCount', whole((count) => count <= 48)],
    ['quantity', whole((quantity) => isSoldQuantity(cardQuantities, quantity))],
    ['themeId', oneOf(rows.flatMap(({ themeId }) => themeId ?? []))],
  ]);
});

/** What was typed is known in the form in which pages show it. */
const knownSearchValues = weakMemoize(
  (catalogue: Catalogue): KnownValues =>
    new Map([
      ...knownCardValues(catalogue),
      ['q', (typed) => displayedQuery(typed) || null],
      ['exact', oneOf(['1'])],
      ['subject', oneOf(posterSubjects)],
      ['sort', oneOf(['popularity', 'created'])],
    ]),
);

const knownPosterValues = weakMemoize(
  ({ posters }: Catalogue): KnownValues => new Map([...ofFacets(listPosters(posters, {}).facets), ['sort', oneOf(posterSorts)]]),
);

const knownValues: Readonly<Record<CanonicalKind, (catalogue: Catalogue) => KnownValues>> = {
  cards: knownCardValues,
  calendars: () =>
    new Map([
      ['calendarType', oneOf(calendarTypes)],
      ['designGroupId', oneOf(designGroups.map(({ id }) => id))],
      ['designId', oneOf(designGroups.flatMap(({ colourings }) => colourings.map(({ id }) => id)))],
    ]),
  collages: () =>
    new Map([
      ['designId', oneOf(collageDesigns.map(({ id }) => id))],
      ['formatType', oneOf(Object.keys(sheetShapes))],
      ['productType', oneOf(['collage'])],
    ]),
  photobooks: () =>
    new Map([
      ...ofFacets(listPhotobooks({}).facets),
      ['productType', oneOf(bookTypes)],
      ['designGroupSetId', oneOf(photobookSets.map(({ id }) => id))],
    ]),
};

/** What is known of the query of a page. A key that is missing takes any value. */
function knownOf({ route, segments, isPrivate }: ResolvedPage['address'], catalogue: Catalogue): KnownValues {
  // What configurators of other products begin with is too much for a list.
  if (isPrivate) return knownCardValues(catalogue);
  if (route === 'search') return knownSearchValues(catalogue);
  if (route === 'posters' || route === 'poster') return knownPosterValues(catalogue);
  return knownValues[canonicalKindOf(segments) ?? 'cards'](catalogue);
}

/** The query of a path or an absolute address. */
function queryOf(address: string): Query {
  return parseQuery(address.split('?', 2)[1] ?? '');
}

/** Facets, and places of guests, may repeat with other values; every other key occurs once. */
function mayRepeat(key: string): boolean {
  return [...facetKeys, ...posterFacetKeys, ...photobookFacetKeys, 'guestPlaces'].some((one) => one === key);
}

function isKnownQuery(query: Query, known: KnownValues): boolean {
  const pairs = new Set(query.map((pair) => JSON.stringify(pair)));
  const single = query.filter(([key]) => !mayRepeat(key)).map(([key]) => key);
  const isRepeated = pairs.size < query.length || new Set(single).size < single.length;
  return !isRepeated && query.every(([key, value]) => known.get(key)?.(value) === value);
}

/**
 * The query of a request with known values only: `read` are the keys that its page or its canonical link reads. What is typed, what is not
 * read and what is known stays as it is. The same list where nothing changes.
 */
function withKnownValues(query: Query, read: ReadonlySet<string>, known: KnownValues): Query {
  const seen = new Set<string>();
  let hasChanged = false;
  const kept = query.flatMap(([key, value]): [string, string][] => {
    const standsFor = read.has(key) && !typedKeys.has(key) ? known.get(key) : undefined;
    const next = standsFor ? standsFor(value) : value;
    const place = mayRepeat(key) ? `${key}=${value}` : key;
    const isRepeated = read.has(key) && seen.has(place);
    seen.add(place);
    hasChanged ||= next !== value || isRepeated;
    return next === null || isRepeated ? [] : [[key, next]];
  });
  return hasChanged ? kept : query;
}

function hasKnownParams({ address: { route, params }, host }: ResolvedPage, catalogue: Catalogue): boolean {
  if (route === 'card') {
    const row = catalogue.byId.get(params.card ?? '');
    return row !== undefined && !row.isWithdrawn;
  }
  if (route !== 'themes-id' || params.id === undefined) return true;
  const theme = (id: number) => (host.channel === 'myposter' ? findPosterTheme(id) : findTheme(catalogue.rows, id));
  return /^[1-9]\d{0,5}$/.test(params.id) && theme(Number(params.id)) !== null;
}

/** Reads the catalogue only where the address has something to look up. */
export async function isKnownUrl(page: ResolvedPage, catalogue: () => Promise<Catalogue>): Promise<boolean> {
  const { address, location, canonical } = page;
  const query = [location, canonical].map(queryOf);
  if (query.every((pairs) => pairs.length === 0) && Object.keys(address.params).length === 0) return true;
  const current = await catalogue();
  return hasKnownParams(page, current) && query.every((pairs) => isKnownQuery(pairs, knownOf(address, current)));
}

/**
 * The search of the address that a request with unknown values is led to, or null where all are known: invented values lead to
 * pages that are cached, instead of a rendering each.
 */
export async function knownSearch(page: ResolvedPage, catalogue: () => Promise<Catalogue>): Promise<string | null> {
  const { address, target, location, canonical } = page;
  const read = new Set([location, canonical].flatMap((one) => queryOf(one).map(([key]) => key)));
  if (read.size === 0) return null;
  const query = parseQuery(target.search);
  const kept = withKnownValues(query, read, knownOf(address, await catalogue()));
  return kept === query ? null : stringifyQuery(kept);
}

/**
 * True for the page of a configurator whose address names neither a saved design nor an unknown choice. A new design begins there, the
 * same for every visitor.
 */
export async function beginsNewDesign(page: ResolvedPage, catalogue: () => Promise<Catalogue>): Promise<boolean> {
  const { route, params } = page.address;
  return route.startsWith('configurator-') && Object.keys(params).length === 0 && (await isKnownUrl(page, catalogue));
}

/** True where the query, or the choice of routes whose data is asked for, is one of many for its page. */
export function isVariant({ target, location, canonical }: ResolvedPage): boolean {
  return location.includes('?') || canonical.includes('?') || target.routes !== null;
}
