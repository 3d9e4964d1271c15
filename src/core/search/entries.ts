/** Entries of the search from rows of the catalogue. `say` writes a message in the language of the index. */
import { formsOfCategory } from '#core/catalogue/blank-cards.ts';
import { aspectRatioOf } from '#core/catalogue/facets.ts';
import { withParents } from '#core/catalogue/motifs.ts';
import { isOccasion, occasionsOf } from '#core/catalogue/occasions.ts';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { kindOf } from '#core/catalogue/titles.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Group, SearchEntry } from './entry.ts';

export type Say = (text: Message) => string;

const page = {
  facts: {},
  titles: [],
  colourways: [],
  words: [],
  text: '',
  lead: null,
  popularity: 0,
  isBestseller: false,
  created: '',
  sort: 0,
};

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

type Sold = Pick<DesignTemplate, 'name' | 'description' | 'sort' | 'popularity' | 'created' | 'label'> & {
  colourways: readonly { name: string; color: string }[];
};

function soldFields({ name, description, sort, popularity, created, label, colourways }: Sold) {
  const names = distinct(colourways.map((colourway) => colourway.name));
  return { name, description, sort, popularity, created, isBestseller: label === 'bestseller', colourways: names };
}

/** A design or blank card; null for one that is withdrawn. */
export function designEntry(row: DesignTemplate, say: Say, channels: number): SearchEntry | null {
  if (row.isWithdrawn) return null;
  const forms = distinct(row.forms.map(({ form }) => form));
  const colors = distinct(row.colourways.map(({ color }) => color));
  const shape = { form: forms, aspect: distinct(row.forms.map(({ format }) => aspectRatioOf(format))), refinement: row.refinements };
  const shared = { ...page, ...soldFields(row), id: row.id, channels };
  if (row.isBlank) {
    const categories = Object.keys(formsOfCategory).filter((key) => forms.some((form) => formsOfCategory[key]?.includes(form)));
    return { ...shared, group: 'blank', facts: { ...shape, category: categories } };
  }
  return {
    ...shared,
    group: 'design',
    titles: [say(kindOf(row.occasion, row.category))],
    facts: {
      ...shape,
      occasion: occasionsOf(row.occasion),
      category: [row.category],
      motif: withParents(row.motifs ?? []),
      color: colors,
      style: [row.style],
      label: row.label ? [row.label] : [],
    },
    lead: row.suite ?? null,
  };
}

/** A poster; null for one that is withdrawn. */
export function posterEntry(row: PosterTemplate, say: Say, channels: number): SearchEntry | null {
  if (row.isWithdrawn) return null;
  return {
    ...page,
    ...soldFields(row),
    id: `poster-${row.id}`,
    group: 'poster',
    titles: [say(message(`poster.subject.${row.subject}`))],
    facts: {
      motif: withParents(row.motifs ?? []),
      color: distinct(row.colourways.map(({ color }) => color)),
      aspect: [row.shape],
      label: row.label ? [row.label] : [],
    },
    channels,
  };
}

/** A page as the search reads it. */
export type PageSource = {
  /** Path without the channel: "sprueche-und-texte/hochzeit". */
  path: string;
  name: string;
  description: string;
  /** Its whole text, without markup. */
  text: string;
  channels: number;
};

const pageGroups: readonly (readonly [start: string, group: Group])[] = [
  ['sprueche-und-texte/', 'saying'],
  ['magazin/', 'magazine'],
];

/** A page of stories or of the shop. `words` are other words that it is called by. */
export function pageEntry({ path, name, description, text, channels }: PageSource, words: readonly string[]): SearchEntry {
  const group = pageGroups.find(([start]) => path.startsWith(start))?.[1] ?? 'help';
  const last = path.slice(path.lastIndexOf('/') + 1);
  const facts = isOccasion(last) ? { occasion: [last] } : {};
  // The page that leads to others of its folder stands before them.
  const sort = last === 'start' ? 0 : 1;
  return { ...page, sort, id: `page-${path}`, group, name, description, text, facts, words, channels };
}
