/** An order as it is stored and shown: what was bought, what it costs, where it goes, what happened to it. Frozen when placed. */
import * as z from 'zod/mini';
import { storedAddressSchema } from '#core/customer/postal-address-schema.ts';
import { channels, countries } from '#core/values/channel.ts';
import { locales } from '#core/values/locale.ts';
import { currencies } from '#core/values/money.ts';
import { approvalSchema } from './approval/approval.ts';
import { orderStates } from './life-cycle.ts';
import { lineItemSchema } from './line.ts';
import { offeredShippingTypes } from './shipping.ts';
import { lineSumsSchema, sumsSchema } from './sums.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const stateSchema = z.enum(orderStates);

export const orderLineSchema = z.object({
  ...lineSumsSchema.shape,
  id: z.string(),
  /** From 1. */
  position: z.number(),
  item: lineItemSchema,
  /** Whether there is a document to print: false for an item without one, and once it was erased. */
  hasDocument: z.boolean(),
  /** From 1: grows with every change of what is printed. */
  revision: z.number(),
  name: z.string(),
  options: z.string(),
  /** Keys of the findings the customer accepted. */
  confirmed: z.array(z.string()),
  /** What the customer approved page by page; null for lines that went into the cart without. */
  approval: z.nullable(approvalSchema),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderEventSchema = z.object({
  state: stateSchema,
  actor: z.string(),
  /** A code such as 'files-written'; events of before hold a German sentence. */
  reason: z.string(),
  at: z.string(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** What the customer and the shop agree on; the same facts in a request to place, in the store and in every view. */
const agreedSchema = z.object({
  channel: z.enum(channels),
  country: z.enum(countries),
  locale: z.enum(locales),
  currency: z.enum(currencies),
  email: z.string(),
  delivery: storedAddressSchema,
  billing: storedAddressSchema,
  shippingType: z.enum(offeredShippingTypes),
  /** A method of core/payment/methods.ts; text, so that a program of before reads the methods of a later one. */
  payment: z.string(),
  comment: z.string(),
  /** Of the customer's account: 0 private (and guests), 1 business, 2 reseller. */
  customerType: z.number(),
  /** Nothing that goes with the parcel shows the shop's brand; the reseller is its sender. */
  isWhiteLabel: z.boolean(),
  /** The customer's own number of the order; '' for none. */
  reference: z.string(),
  /** Of a public buyer (buyer-reference.ts); '' for none. */
  buyerReference: z.string(),
  /** Region of the delivery address with VAT rates of its own (place/delivery-area.ts); null for none. Text, as `payment` is. */
  taxRegion: z.nullable(z.string()),
  /** The day by which the customer needs it; null where none was named. It changes no price. */
  neededBy: z.nullable(day),
  deliveryFrom: day,
  deliveryTo: day,
});
export type Agreed = z.infer<typeof agreedSchema>;

export const storedOrderSchema = z.object({
  ...agreedSchema.shape,
  ...sumsSchema.shape,
  id: z.string(),
  number: z.string(),
  owner: z.string(),
  state: stateSchema,
  placedAt: z.string(),
  /** When documents, pictures and print files were deleted; null while they are there. */
  documentsErasedAt: z.nullable(z.string()),
  lines: z.array(orderLineSchema),
  events: z.array(orderEventSchema),
});
export type Order = z.infer<typeof storedOrderSchema>;

/** What operators see of each order in a list. */
export const recentOrderSchema = z.pick(storedOrderSchema, {
  number: true,
  state: true,
  payment: true,
  billing: true,
  currency: true,
  total: true,
  placedAt: true,
});
export type RecentOrder = z.infer<typeof recentOrderSchema>;

/** What a list of orders shows of each. */
export const orderHeadSchema = z.object({
  ...z.pick(storedOrderSchema, { id: true, number: true, locale: true, currency: true, total: true, state: true, placedAt: true }).shape,
  /** Opens the order without a session; null where the shop's secret for links was lost. */
  token: z.nullable(z.string()),
});
export type OrderHead = z.infer<typeof orderHeadSchema>;
