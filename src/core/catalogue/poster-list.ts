/** The poster list: filtered, counted, sorted. */
import { type Message, message, verbatim } from '#core/values/message.ts';
import { colours, labels } from './colours.ts';
import { type PosterColourway, type PosterSubject, type PosterTemplate, posterShapes, posterSubjects } from './poster.ts';
import { fallbackTheme } from './themes.ts';

export const posterFacetKeys = ['subject', 'color', 'aspectRatio', 'label'] as const;
export type PosterFacetKey = (typeof posterFacetKeys)[number];

/** Chosen values; several of one facet widen the list, facets narrow each other. */
export type PosterFilter = Partial<Record<PosterFacetKey, readonly string[] | undefined>>;

export const posterSorts = ['sort', 'popularity', 'created'] as const;
export type PosterSort = (typeof posterSorts)[number];

type FacetRow = { values: (poster: PosterTemplate) => readonly string[]; order: readonly string[]; name: (value: string) => Message };

const facetRows: Record<PosterFacetKey, FacetRow> = {
  subject: { values: ({ subject }) => [subject], order: posterSubjects, name: (value) => message(`poster.subject.${value}`) },
  color: {
    values: ({ colourways }) => colourways.map(({ color }) => color),
    order: Object.keys(colours),
    name: (value) => (Object.hasOwn(colours, value) ? message(`colour.${value}`) : verbatim(value)),
  },
  aspectRatio: { values: ({ shape }) => [shape], order: posterShapes, name: (value) => message(`aspect.${value}`) },
  label: { values: ({ label }) => (label ? [label] : []), order: labels, name: (value) => message(`list.label.${value}`) },
};

export type ListedPoster = {
  poster: PosterTemplate;
  /** The first colourway that matches the colour filter. */
  shown: PosterColourway;
};

export type PosterFacet = {
  key: PosterFacetKey;
  options: { value: string; name: Message; hex: string | null; count: number; chosen: boolean }[];
};

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Ties go by id. */
const orders: Record<PosterSort, (a: PosterTemplate, b: PosterTemplate) => number> = {
  sort: (a, b) => compare(a.sort, b.sort) || compare(a.id, b.id),
  popularity: (a, b) => compare(b.popularity, a.popularity) || compare(a.id, b.id),
  created: (a, b) => compare(b.created, a.created) || compare(a.id, b.id),
};

function isChosen(poster: PosterTemplate, key: PosterFacetKey, filter: PosterFilter): boolean {
  const wanted = filter[key] ?? [];
  return wanted.length === 0 || facetRows[key].values(poster).some((value) => wanted.includes(value));
}

/** A number beside each value: how many posters it would show under the other facets. */
function facetOf(posters: readonly PosterTemplate[], key: PosterFacetKey, filter: PosterFilter): PosterFacet {
  const { values, order, name } = facetRows[key];
  const others = posters.filter((poster) => posterFacetKeys.every((other) => other === key || isChosen(poster, other, filter)));
  const known = order.filter((value) => posters.some((poster) => values(poster).includes(value)));
  const options = known.map((value) => ({
    value,
    name: name(value),
    hex: key === 'color' ? (colours[value as keyof typeof colours] ?? null) : null,
    count: others.filter((poster) => values(poster).includes(value)).length,
    chosen: filter[key]?.includes(value) ?? false,
  }));
  return { key, options };
}

/** `given` keeps the order of the posters. */
export function listPosters(
  posters: readonly PosterTemplate[],
  { sort = 'sort', ...filter }: PosterFilter & { sort?: PosterSort | 'given' | undefined },
): { items: ListedPoster[]; facets: PosterFacet[] } {
  const matching = posters.filter((poster) => posterFacetKeys.every((key) => isChosen(poster, key, filter)));
  const found = sort === 'given' ? matching : matching.toSorted(orders[sort]);
  return {
    items: found.map((poster) => ({
      poster,
      shown: poster.colourways.find(({ color }) => filter.color?.includes(color)) ?? poster.colourways[0],
    })),
    facets: posterFacetKeys.map((key) => facetOf(posters, key, filter)),
  };
}

/** Posters of the same subject and shape first, without the poster itself. */
export function similarPosters(posters: readonly PosterTemplate[], poster: PosterTemplate, count: number): ListedPoster[] {
  const likeness = (other: PosterTemplate) => 2 * Number(other.subject === poster.subject) + Number(other.shape === poster.shape);
  return posters
    .filter(({ id }) => id !== poster.id)
    .toSorted((a, b) => likeness(b) - likeness(a) || orders.sort(a, b))
    .slice(0, count)
    .map((other) => ({ poster: other, shown: other.colourways[0] }));
}

type PosterTheme = { id: number; subject: PosterSubject };

/** Themes of the poster shop: its subjects, under numbers that begin where the fallback of addresses is (Specification 9). */
export const posterThemes: readonly PosterTheme[] = posterSubjects.map((subject, at) => ({ id: fallbackTheme + at, subject }));

/** The theme of a number, or null. */
export function findPosterTheme(id: number): PosterTheme | null {
  return posterThemes.find((theme) => theme.id === id) ?? null;
}
