/** Calls about formats of products. */
import * as z from 'zod/mini';
import { calendarTypes } from '#core/products/calendar/kinds.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { bookTypes } from '#core/products/photobook/books.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import { productTypes } from '#core/products/product.ts';
import type { CallTable } from './call.ts';
import { priceSchema, soldChoiceSchema } from './product.ts';

export const formatCalls = {
  /** `format` is "210x297" in millimetres, a paper size ("a4"), a format of cards ("polaroid") or of books ("a4-quer"); everything else is 0 x 0, with the ratio 0. */
  'GET /web-api/aspect-ratio': {
    input: z.strictObject({ productType: z.enum(productTypes), format: z.string().check(z.maxLength(40)) }),
    /** Millimetres; `ratio` is width by height. */
    output: z.strictObject({ ratio: z.number(), width: z.number(), height: z.number() }),
  },
  /**
   * What a card type costs in its first format, or in the one that is named, on its usual paper; 422 for a form without the format. Of wall
   * art, photo books and calendars: the lowest price of one piece, of a material or type or of all.
   */
  'GET /web-api/calculator/reference': {
    input: z.discriminatedUnion('productType', [
      z.strictObject({ productType: z.literal('card'), form: z.enum(cardFormKeys), format: z.optional(z.enum(cardFormatKeys)) }),
      z.strictObject({ productType: z.literal('photobook'), type: z.optional(z.enum(bookTypes)) }),
      z.strictObject({ productType: z.literal('calendar'), calendarType: z.optional(z.enum(calendarTypes)) }),
      z.strictObject({ productType: z.enum(['photoframe', 'collage']), material: z.optional(z.enum(materialKeys)) }),
    ]),
    /** `options` is the choice that the price is for. */
    output: z.strictObject({ options: soldChoiceSchema, price: priceSchema }),
  },
} as const satisfies CallTable;
