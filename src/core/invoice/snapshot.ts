/** All that is printed on an invoice, a correction or a receipt, frozen when it is issued. Minor units of `currency`. */
import * as z from 'zod/mini';
import { storedAddressSchema } from '#core/customer/postal-address-schema.ts';
import { taxCategorySchema, taxSchema } from '#core/order/sums.ts';
import { paymentMethods } from '#core/payment/methods.ts';
import { channels } from '#core/values/channel.ts';
import { locales } from '#core/values/locale.ts';
import { type Currency, currencies } from '#core/values/money.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const amount = z.int().check(z.minimum(0));
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));

/** `receipt`: of gift vouchers that are sold, which are outside the scope of VAT. A correction lowers an invoice or a receipt. */
export const invoiceKinds = ['invoice', 'correction', 'receipt'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Who sells: facts of the owner (docs/owner-facts.md), as they were on the day. */
const sellerSchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  vatId: z.string(),
  /** The VAT number of Switzerland, for documents in CHF; '' for none. */
  swissVatId: z.string(),
  /** "Amtsgericht …, HRB …" */
  register: z.string(),
  /** Managing directors; '' for none. */
  managers: z.string(),
  recipient: z.string(),
  iban: z.string(),
});
export type Seller = z.infer<typeof sellerSchema>;

/** The seller as the shop knows it: orders in CHF may be paid to another account. */
export type SellerFacts = Seller & { ibanChf: string };

export function sellerIn({ ibanChf, ...seller }: SellerFacts, currency: Currency): Seller {
  return currency === 'CHF' ? { ...seller, iban: ibanChf } : seller;
}

const lineSchema = z.object({
  /** From 1, as in the order. */
  position: z.int(),
  /** Article number of the shop; '' for none. */
  sku: z.string(),
  name: z.string(),
  options: z.string(),
  quantity: z.int().check(z.minimum(1)),
  /** With VAT, before discounts; 0 for a free sample. */
  gross: amount,
  /** Its share of the reductions, which `adjustments` hold added up. 0 in a correction, whose lines are what is credited. */
  discount: amount,
  category: taxCategorySchema,
  basisPoints,
});
export type InvoiceLine = z.infer<typeof lineSchema>;

/** What lowers (`allowance`) or raises (`charge`) the sum of one rate: vouchers and shipping. With VAT, not negative. */
const adjustmentSchema = z.object({
  type: z.enum(['allowance', 'charge']),
  label: z.string(),
  gross: amount,
  category: taxCategorySchema,
  basisPoints,
});
export type InvoiceAdjustment = z.infer<typeof adjustmentSchema>;

export const invoiceSnapshotSchema = z.object({
  kind: z.enum(invoiceKinds),
  /** "R26-000123" */
  number: z.string(),
  issuedOn: day,
  /** When the goods were handed to the carrier; null while it is not known. `expectedOn` is the promised day then. */
  deliveredOn: z.nullable(day),
  expectedOn: z.nullable(day),
  paidOn: z.nullable(day),
  channel: z.enum(channels),
  locale: z.enum(locales),
  currency: z.enum(currencies),
  orderNumber: z.string(),
  orderedOn: day,
  /** The customer's own number of the order, and the Leitweg-ID of a public buyer; '' for none. */
  reference: z.string(),
  buyerReference: z.string(),
  /** The document that a correction lowers. */
  corrects: z.nullable(z.object({ number: z.string(), issuedOn: day })),
  /** Why it is corrected; '' for other documents. */
  reason: z.string(),
  seller: sellerSchema,
  buyer: z.object({ ...storedAddressSchema.shape, email: z.string() }),
  /** Where the goods go, if elsewhere. */
  deliverTo: z.nullable(storedAddressSchema),
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(500)),
  adjustments: z.array(adjustmentSchema),
  /** One entry a rate. Of a correction: what it lowers, not negative. */
  taxes: z.array(taxSchema),
  gross: amount,
  net: amount,
  vat: amount,
  /** What has been paid, gift vouchers included; `gift` is their part. 0 in a correction. */
  paid: amount,
  gift: amount,
  /** How it is paid. */
  method: z.enum(paymentMethods),
  /** Last day for what is still due; null where nothing is. */
  dueOn: z.nullable(day),
  /** What becomes of the amount due, in words; '' where nothing is. */
  terms: z.string(),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshotSchema>;
