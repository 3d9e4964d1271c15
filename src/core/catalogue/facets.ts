/** The filters of the card list: which values a design has, what they are called, which ones a visitor chose. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';

import { cardFormats } from '#core/products/card/sizes.ts';
import { categories, categoryOf } from './categories.ts';
import { aspectRatios, cardProducts, colours, labels, refinementNames, styles } from './colours.ts';
import { occasionOf, occasions, occasionsOf } from './occasions.ts';

/** Specification 3 (filters), with occasion and refinement, which the list page offers too. In the order of the panel. */
export const facetKeys = ['occasion', 'category', 'color', 'refinementType', 'aspectRatio', 'style', 'product', 'label'] as const;
export type FacetKey = (typeof facetKeys)[number];

/** Chosen values; several of one facet widen the list, facets narrow each other. An empty or missing one does not filter. */
export type CardFilter = Partial<Record<FacetKey, string | readonly string[]>>;

export function aspectRatioOf(format: CardFormat): keyof typeof aspectRatios {
  const { widthUm, heightUm } = cardFormats[format];
  if (widthUm === heightUm) return 'square';
  return widthUm > heightUm ? 'landscape' : 'portrait';
}

export function productOf(form: CardForm): keyof typeof cardProducts {
  if (form === 'place-card') return 'place-card';
  return form === 'folded' ? 'folded-card' : 'postcard';
}

type FacetRow = {
  /** Values a design has. */
  values: (row: DesignTemplate) => readonly string[];
  /** Known values in the order they are shown. */
  order: readonly string[];
  name: (value: string) => string;
};

function nameIn(table: Readonly<Record<string, string>>): (value: string) => string {
  return (value) => (Object.hasOwn(table, value) ? (table[value] ?? value) : value.charAt(0).toUpperCase() + value.slice(1));
}

export const facetRows: Record<FacetKey, FacetRow> = {
  occasion: { values: (row) => occasionsOf(row.occasion), order: Object.keys(occasions), name: (value) => occasionOf(value).name },
  category: { values: (row) => [row.category], order: Object.keys(categories), name: (value) => categoryOf(value).plural },
  color: {
    values: (row) => row.colourways.map((colourway) => colourway.color),
    order: Object.keys(colours),
    name: (value) => (Object.hasOwn(colours, value) ? colours[value as keyof typeof colours].name : value),
  },
  refinementType: { values: (row) => row.refinements, order: Object.keys(refinementNames), name: nameIn(refinementNames) },
  aspectRatio: {
    values: (row) => row.forms.map(({ format }) => aspectRatioOf(format)),
    order: Object.keys(aspectRatios),
    name: nameIn(aspectRatios),
  },
  style: { values: (row) => [row.style], order: Object.keys(styles), name: nameIn(styles) },
  product: { values: (row) => row.forms.map(({ form }) => productOf(form)), order: Object.keys(cardProducts), name: nameIn(cardProducts) },
  label: { values: (row) => (row.label ? [row.label] : []), order: Object.keys(labels), name: nameIn(labels) },
};

/** The chosen values of a facet as a set; empty when it does not filter. */
export function chosenValues(filter: CardFilter, key: FacetKey): ReadonlySet<string> {
  const given = filter[key];
  const values = typeof given === 'string' ? [given] : (given ?? []);
  return new Set(values.filter((value) => value !== ''));
}

/** Swatch of a filter value, or null. */
export function facetHex(key: FacetKey, value: string): string | null {
  return key === 'color' && Object.hasOwn(colours, value) ? colours[value as keyof typeof colours].hex : null;
}
