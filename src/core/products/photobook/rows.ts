/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import type { Currency } from '#core/values/money.ts';
import { type BookPaper, type BookPriceKey, type BookSize, type BookType, bookPapers, bookSizes, bookTypes } from './books.ts';

export type PhotobookOptions = { types: readonly BookType[]; sizes: readonly BookSize[]; papers: readonly BookPaper[] };

/** `base`: with the pages that are included. `page`: each further one. `paper`: of every page, on coated paper; twice that on uncoated. */
export type SizePrice = { base: number; page: number; paper: number };
export type BookPrices = { included: number; sizes: Partial<Record<BookSize, SizePrice>> };

export type PhotobookPrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    books: Record<BookPriceKey, BookPrices>;
  }
>;

export const photobookOptionsRow: PhotobookOptions = { types: bookTypes, sizes: bookSizes, papers: bookPapers };
