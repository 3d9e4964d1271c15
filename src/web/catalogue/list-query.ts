/** From the address of a card list to the call, and from its answer to a title. */

import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { Facet } from '#api/catalogue.ts';
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
    style: some(query, 'style'),
    product: some(query, 'product'),
    label: some(query, 'label'),
    sort: sorts.find((sort) => sort === query.get('sort')),
    tileCount: tileCount(query.get('tileCount')),
  };
}

/**
 * "Einladungen zur Hochzeit": category where exactly one is chosen, occasion where one is, also one without designs. Unknown values count
 * as none.
 */
export function titleOf(facets: readonly Facet[], query: URLSearchParams, t: Translate<TextKey>): string {
  const chosen = (key: string) =>
    facets
      .find((facet) => facet.key === key)
      ?.options.flatMap((option) => (query.getAll(key).includes(option.value) ? [option.value] : [])) ?? [];
  const categories = chosen('category');
  const asked = query.get('occasion') ?? '';
  const occasion = chosen('occasion')[0] ?? (isOccasion(asked) ? asked : undefined);
  if (!occasion && categories.length !== 1) return t('list.title');
  return t(listTitle({ occasion, category: categories.length === 1 ? categories[0] : undefined }));
}
