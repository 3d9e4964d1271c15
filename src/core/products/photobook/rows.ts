/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import type { Currency } from '#core/values/money.ts';
import { type BookPaper, type BookSize, type BookType, bookPapers, bookSizes, books, bookTypes } from './books.ts';
import type { PhotobookChoice } from './choice.ts';

export type PhotobookOptions = { types: readonly BookType[]; sizes: readonly BookSize[]; papers: readonly BookPaper[] };

/** Kinds of book with prices of their own. */
export type BookPriceKey = 'digital-hard' | 'digital-soft' | 'layflat' | 'photo-pur' | 'heft';
/** `base`: with the pages that are included. `page`: each further one. `paper`: of every page, on coated paper; twice that on uncoated. */
type SizePrice = { base: number; page: number; paper: number };
export type BookPrices = { included: number; sizes: Partial<Record<BookSize, SizePrice>> };

export type PhotobookPrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    books: Record<BookPriceKey, BookPrices>;
  }
>;

export function priceKeyOf({ photobookType, cover, binding }: PhotobookChoice): BookPriceKey {
  if (photobookType === 'fotoheft') return 'heft';
  if (books[photobookType].printing === 'photo') return binding === 'layflat' ? 'layflat' : 'photo-pur';
  return `digital-${cover}`;
}

export const photobookOptionsRow: PhotobookOptions = { types: bookTypes, sizes: bookSizes, papers: bookPapers };
