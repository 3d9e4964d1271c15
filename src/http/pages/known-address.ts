/** Whether an address names only what exists: such addresses are few, so their pages may be cached. Others are rendered at each request. */
import { facetKeys, facetRows } from '#core/catalogue/facets.ts';
import { sorts } from '#core/catalogue/list.ts';
import { findTheme } from '#core/catalogue/themes.ts';
import { punchingKeys } from '#core/design/punching.ts';
import { refinementKeys } from '#core/design/refinement.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { cardQuantities } from '#core/products/card/quantities.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { pageSizes, tileCount } from '#core/site/page-sizes.ts';
import { parseQuery, type Query } from '#core/site/query.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { ResolvedPage } from './resolve.ts';

/** Query keys with their known values. */
type KnownValues = ReadonlyMap<string, (value: string) => boolean>;

function oneOf(...lists: (readonly string[])[]): (value: string) => boolean {
  const values = new Set(lists.flat());
  return (value) => values.has(value);
}

function isWholeNumber(value: string): boolean {
  return /^[1-9]\d{0,5}$/.test(value);
}

const knownValues = weakMemoize(({ rows, blanks, options }: Catalogue): KnownValues => {
  const cards = [...rows, ...blanks];
  const facets = facetKeys.map((key) => [key, oneOf(facetRows[key].order, rows.flatMap(facetRows[key].values))] as const);
  return new Map([
    ...facets,
    ['sort', oneOf(sorts)],
    ['tileCount', (value) => isWholeNumber(value) && tileCount(value, pageSizes.more) === Number(value)],
    ['colourway', oneOf(cards.flatMap(({ colourways }) => colourways.map(({ key }) => key)))],
    ['card', oneOf(cards.map(({ id }) => id))],
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
    ['pageCount', (value) => isWholeNumber(value) && Number(value) <= 48],
    ['quantity', (value) => isWholeNumber(value) && isSoldQuantity(cardQuantities, Number(value))],
    ['themeId', oneOf(rows.map(({ themeId }) => String(themeId)))],
  ]);
});

/** The query of a path or an absolute address. */
function queryOf(address: string): Query {
  return parseQuery(address.split('?', 2)[1] ?? '');
}

/** Facets may repeat with other values, every other key occurs once. */
function isKnownQuery(query: Query, known: KnownValues): boolean {
  const pairs = new Set(query.map((pair) => JSON.stringify(pair)));
  const single = query.filter(([key]) => !facetKeys.some((facet) => facet === key)).map(([key]) => key);
  const isRepeated = pairs.size < query.length || new Set(single).size < single.length;
  return !isRepeated && query.every(([key, value]) => known.get(key)?.(value) ?? false);
}

function hasKnownParams({ route, params }: ResolvedPage['address'], catalogue: Catalogue): boolean {
  if (route === 'card') {
    const row = catalogue.byId.get(params.card ?? '');
    return row !== undefined && !row.isWithdrawn;
  }
  if (route !== 'themes-id' || params.id === undefined) return true;
  return isWholeNumber(params.id) && findTheme(catalogue.rows, Number(params.id)) !== null;
}

/** Reads the catalogue only where the address has something to look up. */
export async function isKnownAddress(page: ResolvedPage, catalogue: () => Promise<Catalogue>): Promise<boolean> {
  const { address, location, canonical } = page;
  const query = [location, canonical].map(queryOf);
  if (query.every((pairs) => pairs.length === 0) && Object.keys(address.params).length === 0) return true;
  const current = await catalogue();
  return hasKnownParams(address, current) && query.every((pairs) => isKnownQuery(pairs, knownValues(current)));
}

/**
 * True for the page of a configurator whose address names neither a saved design nor an unknown choice. A new design begins there, the
 * same for every visitor.
 */
export async function beginsNewDesign(page: ResolvedPage, catalogue: () => Promise<Catalogue>): Promise<boolean> {
  const { route, params } = page.address;
  return route.startsWith('configurator-') && Object.keys(params).length === 0 && (await isKnownAddress(page, catalogue));
}

/** True where the query, or the choice of routes whose data is asked for, is one of many for its page. */
export function isVariant({ target, location, canonical }: ResolvedPage): boolean {
  return location.includes('?') || canonical.includes('?') || target.routes !== null;
}
