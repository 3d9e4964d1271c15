/** The card list: filtered, counted, sorted, cut to the tiles that are shown. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import type { Refinement } from '#core/design/refinement.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { cardRefinementIssue } from '#core/products/card/options.ts';

import { pageSizes, tileCount } from '#core/site/page-sizes.ts';
import type { Message } from '#core/values/message.ts';
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
import { areSuggestedTogether } from './occasions.ts';
import { suiteOf } from './suite.ts';

/** recommendation = sort, bestseller = popularity, new = created (D31). */
export const sorts = ['sort', 'popularity', 'created'] as const;
export type Sort = (typeof sorts)[number];

export type ListedCard = {
  row: DesignTemplate;
  /** The first colourway that matches the colour filter. */
  shown: Colourway;
  form: CardForm;
  format: CardFormat;
};
type FacetOption = { value: string; name: Message; hex: string | null; count: number; chosen: boolean };
export type CardList = {
  items: ListedCard[];
  /** Designs that match. */
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

type Chosen = Record<FacetKey, ReadonlySet<string>>;

/** Facets whose choice a design does not meet. */
function missedFacets(row: DesignTemplate, chosen: Chosen): FacetKey[] {
  return facetKeys.filter((key) => chosen[key].size > 0 && !facetRows[key].values(row).some((value) => chosen[key].has(value)));
}

/** Whether a design meets every facet of a filter. */
export function filterOf(filter: CardFilter): (row: DesignTemplate) => boolean {
  const chosen = Object.fromEntries(facetKeys.map((key) => [key, chosenValues(filter, key)])) as Chosen;
  return (row) => missedFacets(row, chosen).length === 0;
}

/**
 * A number beside each value: how many designs it would show. A facet's own choice does not count against its values, since
 * choosing a second value of it widens the list.
 */
function countFacets(rows: readonly DesignTemplate[], chosen: Chosen): Map<FacetKey, Map<string, number>> {
  const counts = new Map<FacetKey, Map<string, number>>(facetKeys.map((key) => [key, new Map()]));
  for (const row of rows) {
    const missed = missedFacets(row, chosen);
    for (const key of facetKeys) {
      const counted = missed.length === 0 || (missed.length === 1 && missed[0] === key);
      const ofFacet = counts.get(key) ?? new Map<string, number>();
      for (const value of new Set(facetRows[key].values(row))) ofFacet.set(value, (ofFacet.get(value) ?? 0) + (counted ? 1 : 0));
    }
  }
  return counts;
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

function shownFacets(rows: readonly DesignTemplate[], chosen: Chosen): CardList['facets'] {
  const counts = countFacets(rows, chosen);
  return facetKeys.map((key) => {
    const { order, name } = facetRows[key];
    const present = counts.get(key) ?? new Map<string, number>();
    const values = [
      ...order.filter((value) => present.has(value)),
      ...[...present.keys()].filter((value) => !order.includes(value)).toSorted(),
    ];
    return {
      key,
      options: values.map((value) => ({
        value,
        name: name(value),
        hex: facetHex(key, value),
        count: present.get(value) ?? 0,
        chosen: chosen[key].has(value),
      })),
    };
  });
}

function listed(row: DesignTemplate, chosen: Chosen): ListedCard[] {
  const fits = ({ form, format }: { form: CardForm; format: CardFormat }) =>
    (chosen.aspectRatio.size === 0 || chosen.aspectRatio.has(aspectRatioOf(format))) &&
    (chosen.product.size === 0 || chosen.product.has(facetProductOf(form))) &&
    (chosen.punching.size === 0 || facetPunchingsOf(form).some((punching) => chosen.punching.has(punching)));
  const shown = row.colourways.find(({ color }) => chosen.color.has(color)) ?? row.colourways[0];
  const shape = row.forms.find(fits) ?? row.forms[0];
  return shown && shape ? [{ row, shown, ...shape }] : [];
}

/** Unknown values match nothing. `tileCount` is clamped to steps of 48 up to 480 (D18). */
export function listCards(rows: readonly DesignTemplate[], filter: CardFilter & { sort?: Sort; tileCount?: number }): CardList {
  const chosen = Object.fromEntries(facetKeys.map((key) => [key, chosenValues(filter, key)])) as Chosen;
  const matching = rows.filter((row) => missedFacets(row, chosen).length === 0).toSorted(orders[filter.sort ?? 'sort']);
  const items = matching.slice(0, tileCount(filter.tileCount)).flatMap((row) => listed(row, chosen));
  return { items, total: matching.length, count: items.length, facets: facetsOf(rows, chosen) };
}

/**
 * Designs like one: same occasion first, then same style, category and family; never itself, what belongs to its suite, or mourning beside
 * another register. A piece is like the same piece of other suites, a design like other designs. At most 12 (D18).
 */
export function similarCards(rows: readonly DesignTemplate[], row: DesignTemplate, count: number = pageSizes.more): ListedCard[] {
  const likeness = (other: DesignTemplate) =>
    8 * Number(other.occasion === row.occasion) +
    4 * Number(other.style === row.style) +
    2 * Number(other.category === row.category) +
    Number(other.family === row.family);
  return rows
    .filter(
      (other) =>
        suiteOf(other) !== suiteOf(row) &&
        areSuggestedTogether(other.occasion, row.occasion) &&
        (other.suite === undefined) === (row.suite === undefined) &&
        (other.suite === undefined || other.category === row.category),
    )
    .toSorted((a, b) => likeness(b) - likeness(a) || orders.sort(a, b))
    .slice(0, count)
    .flatMap(plainCard);
}
