/**
 * Calls about wall art: prices, sizes and frames for its configurator, and price lists under paths of their own. What is not offered is
 * answered with 422, a sentence and the nearest value that is.
 */
import * as z from 'zod/mini';
import { parcelKinds } from '#core/products/parcel-kind.ts';
import { type CallTable, moneySchema, tokenSchema, wholeNumber } from './call.ts';
import { ladderRowSchema, partsSchema } from './product.ts';

/** Words are checked by the handler, which names the nearest one. */
const word = z.optional(z.string().check(z.maxLength(40)));
const words = z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(60)));
const amount = z.optional(z.union([z.number(), z.string().check(z.maxLength(12))]));

/** Keys of a choice of the product type photoframe; what is left out has its default. */
const selection = {
  material: word,
  stretcher: word,
  edge: word,
  edgeColour: word,
  frameType: word,
  frameColour: word,
  matSize: z.optional(z.union([z.number(), z.string().check(z.maxLength(4))])),
  hanging: word,
};

const sizeSchema = z.strictObject({ width: z.number(), height: z.number() });
/** `date` is the last day of arrival; `note` says what bulky goods and freight cost besides, or that they do not go to the country. */
export const wallArtDeliverySchema = z.strictObject({ sentence: z.string(), date: z.string(), note: z.nullable(z.string()) });

const basePriceSchema = z.nullable(z.strictObject({ per: z.literal('m2'), amount: moneySchema, text: z.string() }));
const namedSchema = z.strictObject({ key: z.string(), name: z.string(), note: z.string() });

/** The price of copies of one piece. */
export const articleSchema = {
  unit: moneySchema,
  total: moneySchema,
  quantity: z.number(),
  /** They add up to the unit price. */
  parts: partsSchema,
  ladder: z.array(ladderRowSchema),
  hint: z.nullable(z.string()),
  shippingHint: z.string(),
};

const limitsSchema = z.strictObject({
  /** The smallest size, standing. */
  min: sizeSchema,
  max: z.strictObject({ short: z.number(), long: z.number() }),
  stepMm: z.number(),
  /** What sets the smallest and the largest size, a sentence each. */
  reasons: z.strictObject({ min: z.string(), max: z.string() }),
});

const pricedFormat = z.strictObject({ format: z.string(), price: moneySchema });
const groupPrices = z.strictObject({ group: z.string(), formats: z.array(pricedFormat) });

const formatPrice = z.strictObject({
  format: z.string(),
  /** Null where the format cannot be made. */
  price: z.nullable(moneySchema),
  /** Of the caller's own photo that fills the picture; absent without one. */
  ppi: z.optional(z.number()),
  level: z.optional(z.enum(['fine', 'soft', 'least', 'refused'])),
  refused: z.nullable(z.string()),
});

const listInput = z.strictObject({ ...selection, group: word });
const formatsInput = { ...selection, formats: words };

const matSchema = z.strictObject({ size: z.number(), type: z.enum(['none', 'white']) });
const offeredMat = z.extend(matSchema, { default: z.boolean() });

export const wallArtCalls = {
  'GET /web-api/product-selection-photo-frame/price-article': {
    input: z.strictObject({ ...selection, format: word, amount }),
    output: z.strictObject({
      ...articleSchema,
      basePrice: basePriceSchema,
      weightG: z.number(),
      delivery: wallArtDeliverySchema,
      /** The parcel of one piece, in millimetres. */
      pack: z.strictObject({
        kind: z.enum(parcelKinds),
        length: z.number(),
        width: z.number(),
        height: z.number(),
      }),
    }),
  },
  'GET /web-api/product-selection-photo-frame/format-limits': { input: z.strictObject(selection), output: limitsSchema },
  /** Formats of a family that can be made, lying. */
  'GET /web-api/product-selection-photo-frame/prices-format-group': { input: listInput, output: groupPrices },
  /** `photo` is a picture of the caller's; another one is not found. */
  'GET /web-api/product-selection-photo-frame/prices-formats': {
    input: z.strictObject({ ...formatsInput, photo: z.optional(tokenSchema) }),
    output: z.strictObject({
      formats: z.array(formatPrice),
      /** Up to which of these formats the photo is fine; null without a photo. */
      hint: z.nullable(z.string()),
    }),
  },
  /** The lowest price of one piece without a frame in a listed format. */
  'GET /web-api/product-selection-photo-frame/prices-from': {
    input: z.strictObject({ materials: words }),
    output: z.strictObject({ from: z.array(z.strictObject({ material: z.string(), price: moneySchema, format: z.string() })) }),
  },
  /** Everything that can be chosen, and what a visit begins with; with a photo of the caller's the format nearest to it. */
  'GET /web-api/product-selection-photo-frame/data': {
    input: z.strictObject({ photo: z.optional(tokenSchema) }),
    output: z.strictObject({
      materials: z.array(z.extend(namedSchema, { limits: limitsSchema, frameTypes: z.array(z.string()), hanging: z.array(namedSchema) })),
      edges: z.array(namedSchema),
      stretchers: z.array(namedSchema),
      frameTypes: z.array(namedSchema),
      groups: z.array(z.strictObject({ group: z.string(), name: z.string(), formats: z.array(z.string()) })),
      defaults: z.strictObject({ material: z.string(), format: z.string(), frameType: z.string(), hanging: z.string() }),
    }),
  },
  'GET /web-api/variants-for-frame-types': {
    input: z.strictObject({ frameTypes: words }),
    output: z.strictObject({
      variants: z.array(
        z.strictObject({
          frameType: z.string(),
          name: z.string(),
          colours: z.array(z.strictObject({ key: z.string(), name: z.string(), default: z.boolean() })),
          mats: z.array(offeredMat),
          materials: z.array(z.string()),
          sizes: z.array(z.strictObject({ format: z.string() })),
          /** Of the frame alone. */
          priceFrom: moneySchema,
        }),
      ),
    }),
  },
  /** `image` is an outline of the family's shape, as a data address. */
  'GET /prices/format-group-prices-images': {
    input: z.strictObject(selection),
    output: z.strictObject({ groups: z.array(z.extend(groupPrices, { image: z.string() })) }),
  },
  'GET /prices/format-group': { input: listInput, output: groupPrices },
  'GET /prices/formats': { input: z.strictObject(formatsInput), output: z.strictObject({ formats: z.array(formatPrice) }) },
  /** What a sku of any kind costs: of wall art, an accessory, or a card on its usual paper. */
  'GET /prices/article': {
    input: z.strictObject({ sku: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)), amount: z.optional(wholeNumber) }),
    output: z.strictObject({
      sku: z.string(),
      unit: moneySchema,
      total: moneySchema,
      quantity: z.number(),
      parts: partsSchema,
      ladder: z.array(ladderRowSchema),
    }),
  },
  /** A frame alone, around a picture of this format. */
  'GET /frame': {
    input: z.strictObject({ frameType: word, colour: word, matSize: selection.matSize, format: word, material: word }),
    output: z.strictObject({ price: moneySchema, outer: sizeSchema, mat: matSchema }),
  },
} as const satisfies CallTable;
