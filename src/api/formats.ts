/** Calls about formats and SKUs of products, and what they cost at least. */
import * as z from 'zod/mini';
import { calendarTypes } from '#core/products/calendar/kinds.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { merchSkus } from '#core/products/merch/goods.ts';
import { bookTypes } from '#core/products/photobook/books.ts';
import { boxTypes } from '#core/products/photobox/boxes.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import { printPaperKeys } from '#core/products/photoprint/choice.ts';
import { printFormatKeys } from '#core/products/photoprint/formats.ts';
import { productTypes } from '#core/products/product.ts';
import { type CallTable, moneySchema } from './call.ts';
import { priceSchema, soldChoiceSchema } from './product.ts';

export const formatCalls = {
  /** `format` is "210x297" in millimetres, a paper size ("a4"), a format of cards ("polaroid") or of books ("a4-quer"); everything else is 0 x 0, with the ratio 0. */
  'GET /web-api/aspect-ratio': {
    input: z.strictObject({ productType: z.enum(productTypes), format: z.string().check(z.maxLength(40)) }),
    /** Millimetres; `ratio` is width by height. */
    output: z.strictObject({ ratio: z.number(), width: z.number(), height: z.number() }),
  },
  /**
   * The lowest price of one piece of a product, or of those of the type, material or format that is named. Cards are priced on the usual paper
   * in their usual quantity. 422 for a form of cards without the format.
   */
  'GET /web-api/calculator/reference': {
    input: z.discriminatedUnion('productType', [
      z.strictObject({
        productType: z.literal('card'),
        form: z.optional(z.enum(cardFormKeys)),
        format: z.optional(z.enum(cardFormatKeys)),
      }),
      z.strictObject({ productType: z.literal('photobook'), type: z.optional(z.enum(bookTypes)) }),
      z.strictObject({ productType: z.literal('calendar'), calendarType: z.optional(z.enum(calendarTypes)) }),
      z.strictObject({ productType: z.enum(['photoframe', 'collage']), material: z.optional(z.enum(materialKeys)) }),
      z.strictObject({ productType: z.literal('photobox'), photoboxType: z.optional(z.enum(boxTypes)) }),
      z.strictObject({
        productType: z.literal('photoprint'),
        format: z.optional(z.enum(printFormatKeys)),
        paper: z.optional(z.enum(printPaperKeys)),
      }),
      z.strictObject({ productType: z.literal('merch'), sku: z.optional(z.enum(merchSkus)) }),
      z.strictObject({ productType: z.literal('gift-voucher') }),
    ]),
    output: z.strictObject({
      /** The choice that the price is for; of a gift voucher its value in whole units of the currency. */
      options: z.union([soldChoiceSchema, z.strictObject({ amount: z.number() })]),
      /** Of one piece, and of the quantity of `options`. */
      price: z.extend(priceSchema, moneySchema.shape),
      /** "ab 6,99 €" */
      text: z.string(),
    }),
  },
} as const satisfies CallTable;

const itemSchema = z.strictObject({
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  /** Null for what has no picture of its own. */
  image: z.nullable(z.string()),
  /** The lowest price of one piece. */
  from: moneySchema,
});

export const skuCalls = {
  /** Products and accessories in the order they are named. `unknown` are the SKUs of nothing that is sold now. */
  'GET /web-api/sku/container': {
    input: z.strictObject({ skus: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60))) }),
    output: z.strictObject({ items: z.array(itemSchema), unknown: z.array(z.string()) }),
  },
} as const satisfies CallTable;
