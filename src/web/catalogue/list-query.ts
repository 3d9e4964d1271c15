/** From the address of a card list to the call, and from its answer to a title. */

import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { Facet } from '#api/catalogue.ts';
import { isKind } from '#core/catalogue/categories.ts';
import { isOccasion } from '#core/catalogue/occasions.ts';
import { listTitle } from '#core/catalogue/titles.ts';
import { tileCount } from '#core/site/page-sizes.ts';
import type { TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';

const sorts = ['sort', 'popularity', 'created'] as const;

function some(query: URLSearchParams, key: string): string[] | undefined {
  const values = query.getAll(key).filter((value) => value !== '');
  return values.length > 0 ? values : undefined;
}

/** Unknown keys and sorts are left out, empty values dropped, tileCount in steps of 48 (D18, D20). */
export function cardQuery(query: URLSearchParams): Input<Calls['GET /web-api/cards']> {
  return {
    occasion: query.get('occasion') || undefined,
    category: some(query, 'category'),
    color: some(query, 'color'),
    refinementType: some(query, 'refinementType'),
    aspectRatio: some(query, 'aspectRatio'),
    motif: some(query, 'motif'),
    style: some(query, 'style'),
    family: some(query, 'family'),
    product: some(query, 'product'),
    punching: some(query, 'punching'),
    label: some(query, 'label'),
    sort: sorts.find((sort) => sort === query.get('sort')),
    tileCount: tileCount(query.get('tileCount')),
  };
}

/** Orders of results; without one the best stand first. */
const searchSorts = ['popularity', 'created'] as const;

/** The same with what was typed, for the page of results. */
export function searchQuery(q: string, query: URLSearchParams): Input<Calls['GET /web-api/search']> {
  const { sort: _, ...filters } = cardQuery(query);
  return {
    ...filters,
    q,
    subject: some(query, 'subject'),
    exact: query.get('exact') === '1',
    sort: searchSorts.find((sort) => sort === query.get('sort')),
  };
}

/**
 * "Einladungen zur Hochzeit": category where exactly one is chosen, occasion where one is. A value counts that has a name or that a design
 * has; a list without designs has its title, too.
 */
export function titleOf(facets: readonly Facet[], query: URLSearchParams, t: Translate<TextKey>): string {
  const chosen = (key: string, hasName: (value: string) => boolean) => {
    const options = facets.find((facet) => facet.key === key)?.options ?? [];
    const values = new Set(query.getAll(key));
    return [...values].filter((value) => hasName(value) || options.some((option) => option.value === value));
  };
  const categories = chosen('category', isKind);
  const occasion = chosen('occasion', isOccasion)[0];
  if (!occasion && categories.length !== 1) return t('list.title');
  return t(listTitle({ occasion, category: categories.length === 1 ? categories[0] : undefined }));
}
