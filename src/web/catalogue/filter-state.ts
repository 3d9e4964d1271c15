/** The card list's query: what is chosen, and the addresses that choose something else. No markup. */
import type { Facet } from '#api/catalogue.ts';

/** Facets in the order of the panel. */
export const facetOrder = [
  'occasion',
  'subject',
  'color',
  'refinementType',
  'aspectRatio',
  'product',
  'category',
  'motif',
  'style',
  'family',
  'punching',
  'label',
] as const;

/** Facets of which one value counts; the others take several. */
export function isSingle(key: string): boolean {
  return key === 'occasion';
}

export function sortFacets(facets: readonly Facet[]): Facet[] {
  return facetOrder.flatMap((key) => facets.filter((facet) => facet.key === key && facet.options.length > 0));
}

export type Chip = { key: string; value: string; name: string; search: string };

/** '' or '?…' of a query without one pair; paging starts anew. */
export function without(query: URLSearchParams, key: string, value: string): string {
  const next = new URLSearchParams([...query].filter(([k, v]) => !(k === key && v === value) && k !== 'tileCount'));
  return asSearch(next);
}

export function asSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** One chip per chosen value that the list knows. */
export function chipsOf(facets: readonly Facet[], query: URLSearchParams): Chip[] {
  return sortFacets(facets).flatMap((facet) =>
    facet.options
      .filter((option) => query.getAll(facet.key).includes(option.value))
      .map((option) => ({ key: facet.key, value: option.value, name: option.name, search: without(query, facet.key, option.value) })),
  );
}

/** The query a filter form stands for: empty values dropped, paging left behind. */
export function searchOfForm(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return asSearch(new URLSearchParams(pairs.filter(([key, value]) => !(key === 'sort' && value === 'sort'))));
}

/** The query that shows `step` more tiles than now. */
export function moreSearch(query: URLSearchParams, shown: number, step: number): string {
  const next = new URLSearchParams(query);
  next.set('tileCount', String((Math.floor(shown / step) + 1) * step));
  return asSearch(next);
}
