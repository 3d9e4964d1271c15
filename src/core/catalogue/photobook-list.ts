/** The list of photo books: every style in every shape of page, filtered and counted. */
import { type BookFormat, type BookSize, bookFormats } from '#core/products/photobook/books.ts';
import { type Message, message } from '#core/values/message.ts';
import { bookCategories, type PhotobookSet, photobookSets } from './photobook-sets.ts';

export const photobookFacetKeys = ['aspectRatio', 'style'] as const;
export type PhotobookFacetKey = (typeof photobookFacetKeys)[number];

/** Chosen values; several of one facet widen the list, facets narrow each other. */
export type PhotobookFilter = Partial<Record<PhotobookFacetKey, readonly string[] | undefined>>;

export type ListedPhotobook = { set: PhotobookSet; format: BookFormat; size: BookSize };

type PhotobookFacet = {
  key: PhotobookFacetKey;
  options: { value: string; name: Message; hex: null; count: number; chosen: boolean }[];
};

/** The size that a shape is shown and begun in. */
const shownSizes: Record<BookFormat, BookSize> = { 'din-landscape': 'a4-quer', 'din-portrait': 'a4-hoch', square: '200-200' };

const books: readonly ListedPhotobook[] = photobookSets.flatMap((set) =>
  bookFormats.map((format) => ({ set, format, size: shownSizes[format] })),
);

const facetRows: Record<
  PhotobookFacetKey,
  { valueIn(book: ListedPhotobook): string; order: readonly string[]; name(value: string): Message }
> = {
  aspectRatio: { valueIn: ({ format }) => format, order: bookFormats, name: (value) => message(`photobook.format.${value}`) },
  style: {
    valueIn: ({ set }) => set.category,
    order: bookCategories.map(({ key }) => key),
    name: (value) => message(`photobook.category.${value}`),
  },
};

function isChosen(book: ListedPhotobook, key: PhotobookFacetKey, filter: PhotobookFilter): boolean {
  const wanted = filter[key] ?? [];
  return wanted.length === 0 || wanted.includes(facetRows[key].valueIn(book));
}

/** A number beside each value: how many books it would show under the other facet. */
function facetOf(key: PhotobookFacetKey, filter: PhotobookFilter): PhotobookFacet {
  const { valueIn, order, name } = facetRows[key];
  const others = books.filter((book) => photobookFacetKeys.every((other) => other === key || isChosen(book, other, filter)));
  const options = order.map((value) => ({
    value,
    name: name(value),
    hex: null,
    count: others.filter((book) => valueIn(book) === value).length,
    chosen: filter[key]?.includes(value) ?? false,
  }));
  return { key, options };
}

/** In the order of the styles. */
export function listPhotobooks(filter: PhotobookFilter): { items: ListedPhotobook[]; facets: PhotobookFacet[] } {
  const found = books.filter((book) => photobookFacetKeys.every((key) => isChosen(book, key, filter)));
  return { items: found, facets: photobookFacetKeys.map((key) => facetOf(key, filter)) };
}
