/** The filters of the card list: which values a design has, what they are called, which ones a visitor chose. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { punchingKeys } from '#core/design/punching.ts';
import { appliedRefinements } from '#core/design/refinement.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { punchingIssue } from '#core/products/card/options.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import { weakMemoizeSteps } from '#core/values/steps/memoize-steps.ts';
import type { Steps } from '#core/values/steps/steps.ts';
import { categories, categoryOf, categoryPlural } from './categories.ts';
import { aspectRatios, cardProducts, colours, labels, styles } from './colours.ts';
import { motifKeys, withParents } from './motifs.ts';
import { occasionName, occasions, occasionsOf } from './occasions.ts';

/** Specification 3 (filters), with occasion and refinement, which the list page offers too. In the order of the panel. */
export const facetKeys = [
  'occasion',
  'category',
  'color',
  'refinementType',
  'aspectRatio',
  'motif',
  'style',
  'family',
  'product',
  'punching',
  'label',
] as const;
export type FacetKey = (typeof facetKeys)[number];

/** Chosen values; several of one facet widen the list, facets narrow each other. An empty or missing one does not filter. */
export type CardFilter = Partial<Record<FacetKey, string | readonly string[]>>;

export function aspectRatioOf(format: CardFormat): (typeof aspectRatios)[number] {
  const { widthUm, heightUm } = cardFormats[format];
  if (widthUm === heightUm) return 'square';
  return widthUm > heightUm ? 'landscape' : 'portrait';
}

export function facetProductOf(form: CardForm): (typeof cardProducts)[number] {
  if (form === 'place-card') return 'place-card';
  return form === 'folded' ? 'folded-card' : 'postcard';
}

const appliedPunchings = punchingKeys.filter((key) => key !== 'none');

/** What can be punched into the edge of a form; a form that takes nothing has none. */
export function facetPunchingsOf(form: CardForm): readonly (typeof punchingKeys)[number][] {
  return appliedPunchings.filter((punching) => punchingIssue(form, punching) === null);
}

type FacetRow = {
  /** Values a design has. */
  values: (row: DesignTemplate) => readonly string[];
  /** Known values in the order they are shown. */
  order: readonly string[];
  /** `rows` are those of the list. */
  name: (value: string, rows: readonly DesignTemplate[]) => Message;
  /** The panel shows only values that are chosen: links lead to the others. */
  isLinked?: true;
  /** The panel shows this many values: those that most tiles of the list have. */
  most?: number;
};

/** The text under `key`; a value that is not among the known ones is its own name. */
function nameAmong(known: readonly string[], value: string, key: string): Message {
  return known.includes(value) ? message(key) : verbatim(value.charAt(0).toUpperCase() + value.slice(1));
}

/** The first design of each family that is no piece of a suite. */
export const firstLeads = weakMemoizeSteps(function* (rows: readonly DesignTemplate[]): Steps<ReadonlyMap<string, DesignTemplate>> {
  const leads = new Map<string, DesignTemplate>();
  for (const row of rows) {
    if (row.suite === undefined && !leads.has(row.family)) leads.set(row.family, row);
    yield;
  }
  return leads;
});

export const facetRows: Record<FacetKey, FacetRow> = {
  occasion: { values: (row) => occasionsOf(row.occasion), order: occasions, name: occasionName },
  category: { values: (row) => [row.category], order: categories, name: categoryPlural },
  color: {
    values: (row) => row.colourways.map((colourway) => colourway.color),
    order: Object.keys(colours),
    name: (value) => (Object.hasOwn(colours, value) ? message(`colour.${value}`) : verbatim(value)),
  },
  refinementType: {
    values: (row) => row.refinements,
    order: appliedRefinements,
    name: (value) => nameAmong(appliedRefinements, value, `finish.${value}`),
  },
  aspectRatio: {
    values: (row) => row.forms.map(({ format }) => aspectRatioOf(format)),
    order: aspectRatios,
    name: (value) => nameAmong(aspectRatios, value, `aspect.${value}`),
  },
  motif: {
    values: (row) => withParents(row.motifs ?? []),
    order: motifKeys,
    name: (value) => nameAmong(motifKeys, value, `motif.${value}`),
    most: 24,
  },
  style: { values: (row) => [row.style], order: styles, name: (value) => nameAmong(styles, value, `style.${value}`) },
  family: {
    values: (row) => [row.family],
    order: [],
    // Families have no names of their own: customers know a design of it.
    name: (value, rows) => {
      const first = firstLeads(rows).get(value);
      return first ? message('list.family', { name: first.name }) : verbatim(value);
    },
    isLinked: true,
  },
  product: {
    values: (row) => row.forms.map(({ form }) => facetProductOf(form)),
    order: cardProducts,
    name: (value) => nameAmong(cardProducts, value, `cardProduct.${value}`),
  },
  punching: {
    values: (row) => row.forms.flatMap(({ form }) => facetPunchingsOf(form)),
    order: appliedPunchings,
    name: (value) => nameAmong(appliedPunchings, value, `punching.${value}`),
  },
  label: {
    values: (row) => (row.label ? [row.label] : []),
    order: labels,
    name: (value) => nameAmong(labels, value, `list.label.${value}`),
  },
};

/** The chosen values of a facet as a set; empty when it does not filter. */
export function chosenValues(filter: CardFilter, key: FacetKey): ReadonlySet<string> {
  const given = filter[key];
  const values = typeof given === 'string' ? [given] : (given ?? []);
  const chosen = values.filter((value) => value !== '');
  return new Set(key === 'category' ? chosen.map(categoryOf) : chosen);
}

/** Swatch of a filter value, or null. */
export function facetHex(key: FacetKey, value: string): string | null {
  return key === 'color' && Object.hasOwn(colours, value) ? colours[value as keyof typeof colours] : null;
}
