/** Schemas of the price rows of an order: shipping, VAT, letters, samples, the card of a printed gift voucher. */
import * as z from 'zod/mini';
import { chargedKinds } from '#core/products/parcel-kind.ts';
import {
  amountSchema,
  daySchema,
  type FieldsOf,
  partialTableOf,
  perCurrency,
  tableOf,
  textSchema,
  wholeSchema,
} from '#core/products/row-schema.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import type { GiftCardPrices } from './gift-card.ts';
import { taxRegions } from './place/delivery-area.ts';
import type { LetterRow } from './postage.ts';
import type { SamplePrices } from './sample.ts';
import { type ShippingPrices, shippingTypes } from './shipping.ts';
import type { VatRow } from './vat.ts';

const bandsSchema = z.readonly(
  z.array(z.readonly(z.tuple([wholeSchema, amountSchema]))).check(
    z.minLength(1),
    z.maxLength(100),
    z.refine((bands) => bands.every(([grams], at) => at === 0 || grams > (bands[at - 1]?.[0] ?? 0)), 'weights do not rise'),
  ),
);

/** Every country has the standard type: a cart is priced with it until another one is chosen. */
export const shippingPricesSchema: z.ZodMiniType<ShippingPrices> = tableOf(
  deliveryCountries,
  z.extend(partialTableOf(shippingTypes, bandsSchema), {
    standard: bandsSchema,
    surcharge: z.optional(partialTableOf(chargedKinds, amountSchema)),
  } satisfies Partial<FieldsOf<ShippingPrices['DE']>>),
);

const vatRowShape = {
  country: z.enum(deliveryCountries),
  from: daySchema,
  basisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
  vatClass: z.optional(z.enum(['standard', 'reduced-print', 'voucher'])),
} satisfies FieldsOf<Omit<VatRow, 'region'>>;

function hasStandardRate(rows: readonly VatRow[], country: VatRow['country']): boolean {
  return rows.some((row) => row.country === country && (row.vatClass ?? 'standard') === 'standard');
}

export const vatRowsSchema: z.ZodMiniType<readonly VatRow[]> = z.readonly(
  z.array(z.object(vatRowShape)).check(
    z.maxLength(1_000),
    z.refine((rows) => deliveryCountries.every((country) => hasStandardRate(rows, country)), 'a country has no standard rate'),
  ),
);

/** A row of its own in the catalogue: a program of before, which knows no regions, would take its rates for those of the country. */
export const regionalVatRowsSchema: z.ZodMiniType<readonly VatRow[]> = z.readonly(
  z.array(z.object({ ...vatRowShape, region: z.enum(taxRegions) } satisfies FieldsOf<VatRow>)).check(z.maxLength(1_000)),
);

const sideSchema = z.int().check(z.minimum(1), z.maximum(10_000));

const letterRowSchema = z.object({
  country: z.enum(['DE', 'AT', 'CH']),
  from: daySchema,
  key: z.string().check(z.regex(/^[a-z-]{1,30}$/)),
  most: z.object({
    lengthMm: sideSchema,
    widthMm: sideSchema,
    thicknessUm: wholeSchema,
    grams: wholeSchema,
  } satisfies FieldsOf<LetterRow['most']>),
  ratioTenths: z.int().check(z.minimum(10), z.maximum(1_000)),
  amount: z.nullable(amountSchema),
  source: textSchema,
} satisfies FieldsOf<LetterRow>);

export const letterRowsSchema: z.ZodMiniType<readonly LetterRow[]> = z.readonly(z.array(letterRowSchema).check(z.maxLength(1_000)));

export const samplePricesSchema: z.ZodMiniType<SamplePrices> = perCurrency(amountSchema);

export const giftCardPricesSchema: z.ZodMiniType<GiftCardPrices> = perCurrency(amountSchema);
