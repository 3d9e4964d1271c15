/** The calls that every product type has, and a customer's choice as calls carry it. Both follow from the registry of products. */
import * as z from 'zod/mini';
import { sceneNames } from '#core/catalogue/scenes/product-scenes.ts';
import type { Product } from '#core/products/product.ts';
import { products, type SoldType, soldTypes } from '#core/products/registry.ts';
import { type CallTable, moneySchema, wholeNumber } from './call.ts';

type Products = typeof products;

/** The keys of a choice without its type, which the call or the document names, and the quantity. */
export type ChoiceDto<Type extends SoldType = SoldType> = {
  [One in Type]: Omit<z.infer<Products[One]['choice']>, 'type'> & { quantity: number };
}[Type];

/** The registry knows its members only at run time: choices are objects with a type. */
function choiceSchema({ choice }: Product) {
  return z.extend(z.omit(choice as unknown as z.ZodMiniObject, { type: true }), { quantity: wholeNumber });
}

export const choiceSchemas = Object.fromEntries(soldTypes.map((type) => [type, choiceSchema(products[type])])) as unknown as {
  [Type in SoldType]: z.ZodMiniType<ChoiceDto<Type>, ChoiceDto<Type>>;
};
export const soldChoiceSchema: z.ZodMiniType<ChoiceDto, ChoiceDto> = z.union(Object.values(choiceSchemas));

export const ladderRowSchema = z.strictObject({ quantity: z.number(), unit: moneySchema, total: moneySchema });
export type LadderRow = z.infer<typeof ladderRowSchema>;

export const partsSchema = z.array(z.strictObject({ key: z.string(), label: z.string(), amount: moneySchema }));

export const priceSchema = z.strictObject({
  unit: moneySchema,
  total: moneySchema,
  quantity: z.number(),
  ladder: z.array(ladderRowSchema),
  /** "Mit 75 Stück zahlst du 20 Cent weniger je Stück." or null */
  hint: z.nullable(z.string()),
  /** "inkl. MwSt., zzgl. Versand" */
  shippingHint: z.string(),
});
export type ProductPrice = z.infer<typeof priceSchema>;

/** `parts` add up to the unit price. */
export const partedPriceSchema = z.extend(priceSchema, { parts: partsSchema });

type RowsOf<P> = P extends Product<infer _Choice, infer _Document, infer Rows, infer Prices> ? { options: Rows; prices: Prices } : never;

/** Types whose own table has their price call: it takes or answers more than that of every type (catalogue.ts, photobooks.ts, calendar/calls.ts). */
const ownPriceTypes = ['card', 'photobook', 'calendar'] as const satisfies readonly SoldType[];
type CommonPriceType = Exclude<SoldType, (typeof ownPriceTypes)[number]>;

/** Types with the price call of every type. */
export const commonPriceTypes = soldTypes.filter((type): type is CommonPriceType => !ownPriceTypes.some((own) => own === type));

type PriceCalls = {
  [Type in CommonPriceType as `GET /web-api/${Type}-price`]: {
    input: z.ZodMiniType<ChoiceDto<Type>, ChoiceDto<Type>>;
    output: typeof partedPriceSchema;
  };
};
type PricingCalls = {
  [Type in SoldType as `GET /web-api/${Type}-pricing`]: { input: typeof noInput; output: z.ZodMiniType<RowsOf<Products[Type]>> };
};
const noInput = z.strictObject({});

/**
 * TYPE-price is the price of a choice. TYPE-pricing has price and option rows, so that a page computes the same price with the same
 * pure function at once; the server's own price is what counts.
 */
export const productCalls = Object.fromEntries([
  ...commonPriceTypes.map((type) => [`GET /web-api/${type}-price`, { input: choiceSchemas[type], output: partedPriceSchema }]),
  ...soldTypes.map((type) => [`GET /web-api/${type}-pricing`, { input: noInput, output: z.custom() }]),
]) as unknown as PriceCalls & PricingCalls satisfies CallTable;

/** A product scene that shows a card; `alt` says what is to be seen. Its picture hangs on the colourway (core/catalogue/scenes/scene-picture.ts). */
export const cardSceneSchema = z.strictObject({ scene: z.enum(sceneNames), alt: z.string() });
export type CardSceneDto = z.infer<typeof cardSceneSchema>;

/** The same of a poster. `image` is a path without width and ending. */
export const sceneSchema = z.strictObject({ scene: z.enum(sceneNames), image: z.string(), alt: z.string() });
export type SceneDto = z.infer<typeof sceneSchema>;

/** A customer's own design in a scene. `image` as of a poster, for those who may see the design. */
export const ownSceneSchema = z.strictObject({ image: z.string(), alt: z.string() });
export type OwnSceneDto = z.infer<typeof ownSceneSchema>;
