/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import * as z from 'zod/mini';
import { amountSchema, type FieldsOf, listOf, partialTableOf, perCurrency, stepSchema, tableOf } from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { type BookPaper, type BookSize, type BookType, bookPapers, bookSizes, books, bookTypes } from './books.ts';
import type { PhotobookChoice } from './choice.ts';

export type PhotobookOptions = { types: readonly BookType[]; sizes: readonly BookSize[]; papers: readonly BookPaper[] };

/** Kinds of book with prices of their own. */
const priceKeys = ['digital-hard', 'digital-soft', 'layflat', 'photo-pur', 'heft'] as const;
export type BookPriceKey = (typeof priceKeys)[number];
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

export function priceKeyOf({ photobookType, cover, binding }: Pick<PhotobookChoice, 'photobookType' | 'cover' | 'binding'>): BookPriceKey {
  if (photobookType === 'fotoheft') return 'heft';
  if (books[photobookType].printing === 'photo') return binding === 'layflat' ? 'layflat' : 'photo-pur';
  return `digital-${cover}`;
}

export const photobookOptionsRow: PhotobookOptions = { types: bookTypes, sizes: bookSizes, papers: bookPapers };

/** Every size that a type comes in has a price with each cover and binding, for no more pages than the thinnest book has. */
function hasAllSizes(table: Record<BookPriceKey, BookPrices>): boolean {
  return bookTypes.every((photobookType) => {
    const { covers, bindings, sizes, pageCounts } = books[photobookType];
    const keys = covers.flatMap((cover) => bindings.map((binding) => priceKeyOf({ photobookType, cover, binding })));
    return keys.every((key) => table[key].included <= pageCounts.least && sizes.every((size) => table[key].sizes[size]));
  });
}

const sizeSchema = z.object({ base: amountSchema, page: amountSchema, paper: amountSchema } satisfies FieldsOf<SizePrice>);

const bookSchema = z.object({
  included: z.int().check(z.minimum(0)),
  sizes: partialTableOf(bookSizes, sizeSchema),
} satisfies FieldsOf<BookPrices>);

export const photobookRowSchemas = {
  options: z.object({
    types: listOf(bookTypes),
    sizes: listOf(bookSizes),
    papers: listOf(bookPapers),
  } satisfies FieldsOf<PhotobookOptions>),
  prices: perCurrency(
    z.object({
      step: stepSchema,
      books: tableOf(priceKeys, bookSchema).check(z.refine(hasAllSizes, 'a size has no price, or more pages than the thinnest book')),
    } satisfies FieldsOf<PhotobookPrices[Currency]>),
  ),
};
