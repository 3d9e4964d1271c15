/** The card list: filtered, counted, sorted, cut to the tiles that are shown. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import type { Refinement } from '#core/design/refinement.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { cardRefinementIssue } from '#core/products/card/options.ts';

import { tileCount } from '#core/site/page-sizes.ts';
import type { Message } from '#core/values/message.ts';
import { type BitSet, placesIn } from '#core/values/numbers/bit-set.ts';
import {
  aspectRatioOf,
  type CardFilter,
  chosenValues,
  type FacetKey,
  facetHex,
  facetKeys,
  facetProductOf,
  facetPunchingsOf,
  facetRows,
} from './facets.ts';
import { type Chosen, firstTiles, type ListIndex, listIndexOf, matchingBits } from './list-index.ts';

/** recommendation = sort, bestseller = popularity, new = created (D31). */
export const sorts = ['sort', 'popularity', 'created'] as const;
export type Sort = (typeof sorts)[number];

export type ListedCard = {
  row: DesignTemplate;
  /** The first colourway that matches the colour filter. */
  shown: Colourway;
  form: CardForm;
  format: CardFormat;
  /** Further rows of the same motif and category, which the tile stands for: other forms, or other numbers of years. */
  others: readonly DesignTemplate[];
};
/** Of many values, those of one or two tiles are no filter. */
const minTiles = 3;

export type FacetOption = { value: string; name: Message; hex: string | null; count: number; chosen: boolean };
export type CardList = {
  items: ListedCard[];
  /** Motifs that match; designs where each is asked for. */
  total: number;
  /** Designs that are shown: the first page and what "load more" added. */
  count: number;
  facets: { key: FacetKey; options: FacetOption[] }[];
};

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Ties go by id, so that pages never repeat or skip a design (D31). */
export const orders: Record<Sort, (a: DesignTemplate, b: DesignTemplate) => number> = {
  sort: (a, b) => compare(a.sort, b.sort) || compare(a.id, b.id),
  popularity: (a, b) => compare(b.popularity, a.popularity) || compare(a.id, b.id),
  created: (a, b) => compare(b.created, a.created) || compare(a.id, b.id),
};

/** The refinement that pictures and tiles show: the first foil that the form takes. Relief has no colour to show. */
export function shownRefinement({ refinements }: Pick<DesignTemplate, 'refinements'>, form: CardForm): Refinement {
  return refinements.find((refinement) => refinement !== 'relief' && !cardRefinementIssue(form, refinement)) ?? 'none';
}

/** A row as lists show it when nothing was chosen: in its first colourway and form. */
export function plainCard(row: DesignTemplate): ListedCard[] {
  return listed(row, Object.fromEntries(facetKeys.map((key) => [key, new Set()])) as unknown as Chosen);
}

/** Facets whose choice a design does not meet. */
function missedFacets(row: DesignTemplate, chosen: Chosen): FacetKey[] {
  return facetKeys.filter((key) => chosen[key].size > 0 && !facetRows[key].values(row).some((value) => chosen[key].has(value)));
}

export function chosenOf(filter: CardFilter): Chosen {
  return Object.fromEntries(facetKeys.map((key) => [key, chosenValues(filter, key)])) as Chosen;
}

/** Whether a design meets every facet of a filter. */
export function filterOf(filter: CardFilter): (row: DesignTemplate) => boolean {
  const chosen = chosenOf(filter);
  return (row) => missedFacets(row, chosen).length === 0;
}

/** Whether a filter leaves anything out. */
export function hasFilter(filter: CardFilter): boolean {
  return facetKeys.some((key) => chosenValues(filter, key).size > 0);
}

/** The designs that meet every facet of a filter, those of a tile in a row. */
export function matchingCards(rows: readonly DesignTemplate[], filter: CardFilter): DesignTemplate[] {
  const index = listIndexOf(rows);
  return placesIn(matchingBits(index, chosenOf(filter)).matching).flatMap((at) => index.places[at] ?? []);
}

/** Facets of whole collections, counted once: most pages show designs without a filter. */
const wholeFacets = new WeakMap<readonly DesignTemplate[], CardList['facets']>();

function facetsOf(rows: readonly DesignTemplate[], chosen: Chosen): CardList['facets'] {
  if (facetKeys.some((key) => chosen[key].size > 0)) return shownFacets(rows, chosen);
  const known = wholeFacets.get(rows) ?? shownFacets(rows, chosen);
  // Shared between calls.
  Object.freeze(known);
  wholeFacets.set(rows, known);
  return known;
}

/** Which values some design of a set has. */
function presentIn(index: ListIndex, set: BitSet): (key: FacetKey, value: string) => boolean {
  const values = facetKeys.reduce((sum, key) => sum + (facetRows[key].isLinked ? 0 : [...index.values(key)].length), 0);
  const count = index.counter(set, values);
  return (key, value) => (facetRows[key].isLinked ? index.tiles(set, index.bits(key, value) ?? undefined) : count(key, value)) > 0;
}

/** The options with most tiles, in the order given; those that are chosen always. */
function fullest(options: readonly FacetOption[], most: number): FacetOption[] {
  const shown = new Set(
    options
      .filter(({ count }) => count >= minTiles)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, most),
  );
  return options.filter((option) => option.chosen || shown.has(option));
}

/**
 * A number beside each value: how many tiles it would show. A facet's own choice does not count against its values, since
 * choosing a second value of it widens the list. `within`: of these designs of the collection, named by `named`.
 */
export function shownFacets(
  rows: readonly DesignTemplate[],
  chosen: Chosen,
  within?: BitSet,
  named: () => readonly DesignTemplate[] = () => rows,
): CardList['facets'] {
  const index = listIndexOf(rows);
  const { besides } = matchingBits(index, chosen, within);
  const isPresent = within ? presentIn(index, within) : () => true;
  const shown = facetKeys.map((key) => {
    const { order, isLinked = false } = facetRows[key];
    const known = isLinked ? [...chosen[key]].filter((value) => index.bits(key, value)) : [...index.values(key)];
    const present = new Set(known.filter((value) => isPresent(key, value)));
    const values = [...order.filter((value) => present.has(value)), ...[...present].filter((value) => !order.includes(value)).toSorted()];
    return { key, values, others: besides(key) };
  });
  // Most facets have nothing chosen, and count in the same set.
  const counters = new Map(
    [...Map.groupBy(shown, ({ others }) => others)].map(([set, some]) => {
      return [
        set,
        index.counter(
          set,
          some.reduce((sum, { values }) => sum + values.length, 0),
        ),
      ] as const;
    }),
  );
  return shown.map(({ key, values, others }) => {
    const { name, isLinked = false, most } = facetRows[key];
    const count = (isLinked ? null : counters.get(others)) ?? ((_, value) => index.tiles(others, index.bits(key, value) ?? undefined));
    const options = values.map((value) => ({
      value,
      name: name(value, isLinked ? named() : rows),
      hex: facetHex(key, value),
      count: count(key, value),
      chosen: chosen[key].has(value),
    }));
    return { key, options: most === undefined ? options : fullest(options, most) };
  });
}

export function listed(row: DesignTemplate, chosen: Chosen, others: readonly DesignTemplate[] = []): ListedCard[] {
  const fits = ({ form, format }: { form: CardForm; format: CardFormat }) =>
    (chosen.aspectRatio.size === 0 || chosen.aspectRatio.has(aspectRatioOf(format))) &&
    (chosen.product.size === 0 || chosen.product.has(facetProductOf(form))) &&
    (chosen.punching.size === 0 || facetPunchingsOf(form).some((punching) => chosen.punching.has(punching)));
  const shown = row.colourways.find(({ color }) => chosen.color.has(color)) ?? row.colourways[0];
  const shape = row.forms.find(fits) ?? row.forms[0];
  return shown && shape ? [{ row, shown, ...shape, others }] : [];
}

export type ListFilter = CardFilter & { sort?: Sort; tileCount?: number };

/** One tile a motif and category, which names the forms that match. Unknown values match nothing. `tileCount` is clamped to steps of 48 up to 480 (D18). */
export function listCards(rows: readonly DesignTemplate[], filter: ListFilter): CardList {
  const chosen = chosenOf(filter);
  const index = listIndexOf(rows);
  const { matching } = matchingBits(index, chosen);
  const tiles = firstTiles(index, matching, orders[filter.sort ?? 'sort'], tileCount(filter.tileCount));
  const items = tiles.flatMap(([first, ...others]) => (first ? listed(first, chosen, others) : []));
  return { items, total: index.tiles(matching), count: items.length, facets: facetsOf(rows, chosen) };
}

/** How many tiles the list of a family has. */
export function familyTiles(rows: readonly DesignTemplate[], family: string): number {
  const index = listIndexOf(rows);
  const own = index.bits('family', family);
  return own ? index.tiles(own) : 0;
}

/** Each design that matches, in its first form and colourway that do. */
export function eachCard(rows: readonly DesignTemplate[], filter: Omit<ListFilter, 'tileCount'>): ListedCard[] {
  const chosen = chosenOf(filter);
  const matching = rows.filter((row) => missedFacets(row, chosen).length === 0).toSorted(orders[filter.sort ?? 'sort']);
  return matching.flatMap((row) => listed(row, chosen));
}
