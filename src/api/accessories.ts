/** Calls about accessories: what goes with a card, prices, and putting them into the cart. One function prices them under all three paths. */
import * as z from 'zod/mini';
import { accessoryParts } from '#core/products/accessory/accessory.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { type CallTable, moneySchema, tokenSchema, wholeNumber } from './call.ts';
import { cartSchema } from './order.ts';
import { ladderRowSchema } from './product.ts';

const sku = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const textId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

const accessorySchema = z.strictObject({
  part: z.enum(accessoryParts),
  sku,
  /** Flap of an envelope, paper of an inlay, kind or colour of the others. */
  subType: z.string(),
  /** Millimetres; null for what has no size to choose by. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  name: z.string(),
  /** "spitze Klappe, 16,2 × 11,4 cm" */
  text: z.string(),
  unit: moneySchema,
  /** "8,17 € je Meter"; null for what is not sold by length. */
  basePrice: z.nullable(z.string()),
  /** Cards that one unit is for. */
  pieces: z.number(),
  /** Whether it goes with the card, and the reason if not. */
  fits: z.boolean(),
  reason: z.nullable(z.string()),
  isAvailable: z.boolean(),
  /** What must be known before choosing it, or null. */
  notice: z.nullable(z.string()),
});
export type AccessoryOffer = z.infer<typeof accessorySchema>;

const beside = z.array(sku).check(z.maxLength(20));

/** An accessory priced for a quantity of cards. */
export const besideSchema = z.strictObject({
  sku,
  name: z.string(),
  quantity: z.number(),
  total: moneySchema,
  isAvailable: z.boolean(),
});

const priceInput = z.strictObject({ sku, quantity: z.optional(wholeNumber) });
const priceOutput = z.strictObject({
  sku,
  quantity: z.number(),
  unit: moneySchema,
  total: moneySchema,
  ladder: z.array(ladderRowSchema),
  hint: z.nullable(z.string()),
  basePrice: z.nullable(z.string()),
  shippingHint: z.string(),
});

export const accessoryCalls = {
  /** Every accessory; with a card, or a theme's design, whether it fits. Form and format without a card's are its first ones. */
  'GET /web-api/card-accessories': {
    input: z.strictObject({
      card: z.optional(textId),
      theme: z.optional(wholeNumber),
      form: z.optional(z.enum(cardFormKeys)),
      format: z.optional(z.enum(cardFormatKeys)),
    }),
    output: z.strictObject({ accessories: z.array(accessorySchema) }),
  },
  /**
   * What accessories cost beside a quantity of a card, and the letter that one card with them travels as. What does not go with the card,
   * or is not sold any more, is left out.
   */
  'GET /web-api/card-set': {
    input: z.strictObject({
      form: z.enum(cardFormKeys),
      format: z.enum(cardFormatKeys),
      paper: textId,
      pageCount: z.optional(wholeNumber),
      quantity: wholeNumber,
      accessories: z.optional(beside),
    }),
    output: z.strictObject({
      accessories: z.array(besideSchema),
      /** Null without accessories. */
      total: z.nullable(moneySchema),
      postage: z.nullable(z.string()),
    }),
  },
  'GET /web-api/card-accessory-price': { input: priceInput, output: priceOutput },
  'GET /price-api/accessory': { input: priceInput, output: priceOutput },
  'GET /accessory': { input: priceInput, output: priceOutput },
  /**
   * Adds an accessory on its own, or to the card of a line: then it follows that line's quantity unless one is given. What is sold out is
   * refused (409).
   */
  'POST /web-api/card-accessory-order': {
    limit: 'cart',
    input: z.strictObject({ sku, quantity: z.optional(wholeNumber), line: z.optional(tokenSchema) }),
    output: cartSchema,
  },
} as const satisfies CallTable;
