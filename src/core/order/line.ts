/** What a line of a cart or order holds, by kind. All but postings are sold. */
import * as z from 'zod/mini';
import { soldTypes } from '#core/products/registry.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { giftDesigns } from './gift-card.ts';
import { giftMessageLength, giftNameLength } from './gift-voucher.ts';

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const count = z.int().check(z.minimum(0), z.maximum(5_000));
const recordKind = z.enum(['guest', 'household']);
const isoDay = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const sku = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

export const lineItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('printed'),
    product: z.enum(soldTypes),
    /** Parsed by the product's own schema. */
    choice: z.record(z.string(), z.unknown()),
    /** Null for products without a document, such as photo prints. */
    design: z.nullable(token),
    /** Printed once for each record: those of the list of its design, or of a line that was ordered before. Absent: all pieces are the same. */
    records: z.optional(
      z.discriminatedUnion('of', [
        /**
         * `blanks`: how many of the quantity are blank. `kind`: whom a piece is for, for words only; absent: a guest. `until`: the day until which
         * the list of an ordered line was to follow.
         */
        z.strictObject({ of: z.literal('list'), blanks: count, kind: z.optional(recordKind), until: z.optional(isoDay) }),
        z.strictObject({ of: z.literal('order'), line: token, blanks: count, kind: z.optional(recordKind) }),
        /** Those of the list that no piece of the design is ordered for yet. An ordered line has them as those of a list. */
        z.strictObject({ of: z.literal('supplement'), blanks: z.literal(0), kind: z.optional(recordKind) }),
        /** Those of a list that comes after the order, until the cut-off of a day (ISO). */
        z.strictObject({ of: z.literal('later'), until: isoDay }),
      ]),
    ),
  }),
  /** One piece of a catalogue design with its sample texts, or something from stock. */
  z.strictObject({
    kind: z.literal('sample'),
    of: z.union([
      z.strictObject({ product: z.enum(soldTypes), choice: z.record(z.string(), z.unknown()), colourway: z.string() }),
      z.strictObject({ sku }),
    ]),
  }),
  z.strictObject({
    kind: z.literal('accessory'),
    sku,
    /** The card's line it belongs to; null for one on its own. */
    parent: z.nullable(token),
    /** Its quantity changes with the parent's. */
    follows: z.boolean(),
    /** Part of the design's choice: it leaves the cart when another one is chosen there. */
    isChosen: z.optional(z.literal(true)),
  }),
  /** Pieces of the parent line that are sent to guests one by one; as many as its quantity. */
  z.strictObject({ kind: z.literal('posting'), parent: token, countries: z.array(z.enum(deliveryCountries)).check(z.minLength(1)) }),
  z.strictObject({
    kind: z.literal('gift-voucher'),
    /** Minor units: 10 to 200 in steps of 5. */
    amount: z.number().check(z.int(), z.minimum(1_000), z.maximum(20_000), z.multipleOf(500)),
    message: z.string().check(z.maxLength(giftMessageLength)),
    /** Names on the voucher; '' for none. */
    recipient: z.string().check(z.maxLength(giftNameLength)),
    sender: z.string().check(z.maxLength(giftNameLength)),
    delivery: z.discriminatedUnion('kind', [
      /** To whom gets it, at 08:00 of a day (ISO) in Berlin, or null for at once. */
      z.strictObject({
        kind: z.literal('email'),
        to: z.string().check(z.maxLength(254)),
        sendOn: z.nullable(isoDay),
      }),
      /** To the buyer, as soon as it is paid. */
      z.strictObject({ kind: z.literal('pdf') }),
      /** On paper, to the address of the order: a line of the kind 'gift-card' goes with it. */
      z.strictObject({ kind: z.literal('print') }),
    ]),
    /** Number of the design, from 1; absent: the first. */
    giftDesign: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(giftDesigns.length))),
  }),
  /** The card that a gift voucher is printed on: folded, in its envelope. Bought and removed with the voucher's line. */
  z.strictObject({ kind: z.literal('gift-card'), parent: token, choice: z.record(z.string(), z.unknown()) }),
]);
export type LineItem = z.infer<typeof lineItemSchema>;
export type LineKind = LineItem['kind'];
export type PrintedItem = Extract<LineItem, { kind: 'printed' }>;

/** What the pieces of a line are printed for. */
export type LineRecords = NonNullable<PrintedItem['records']>;

export type SampleItem = Extract<LineItem, { kind: 'sample' }>;
export type AccessoryItem = Extract<LineItem, { kind: 'accessory' }>;
export type GiftItem = Extract<LineItem, { kind: 'gift-voucher' }>;
export type GiftCardItem = Extract<LineItem, { kind: 'gift-card' }>;
/** What can be bought today. */
export type SoldItem = PrintedItem | SampleItem | AccessoryItem | GiftItem | GiftCardItem;

/** The design a line shows, or null. */
export function designOf(item: LineItem): string | null {
  return 'design' in item ? item.design : null;
}
