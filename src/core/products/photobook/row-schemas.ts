/** Schemas of the rows that the product is sold by. Browsers load products, not these. */
import * as z from 'zod/mini';
import { amountSchema, type FieldsOf, listOf, partialTableOf, perCurrency, stepSchema, tableOf } from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { type BookPriceKey, bookPapers, bookSizes, books, bookTypes, priceKeyOf, priceKeys } from './books.ts';
import type { BookPrices, PhotobookOptions, PhotobookPrices, SizePrice } from './rows.ts';

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
