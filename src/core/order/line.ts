/** What a line of a cart or order holds, by kind. Only printed lines can be made today. */
import * as z from 'zod/mini';
import { soldTypes } from '#core/products/registry.ts';
import { deliveryCountries } from '#core/values/channel.ts';

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const sku = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

export const lineItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('printed'),
    product: z.enum(soldTypes),
    /** Parsed by the product's own schema. */
    choice: z.record(z.string(), z.unknown()),
    /** Null for products without a document, such as photo prints. */
    design: z.nullable(token),
  }),
  z.strictObject({
    kind: z.literal('sample'),
    product: z.enum(soldTypes),
    choice: z.record(z.string(), z.unknown()),
    /** Null for a sample from stock. */
    design: z.nullable(token),
  }),
  z.strictObject({ kind: z.literal('accessory'), sku, parent: z.nullable(token) }),
  /** Pieces of the parent line that are sent to guests one by one; as many as its quantity. */
  z.strictObject({ kind: z.literal('posting'), parent: token, countries: z.array(z.enum(deliveryCountries)).check(z.minLength(1)) }),
  z.strictObject({
    kind: z.literal('gift-voucher'),
    /** Minor units: 10 to 200 in steps of 5. */
    amount: z.number().check(z.int(), z.minimum(1_000), z.maximum(20_000), z.multipleOf(500)),
    message: z.string().check(z.maxLength(500)),
    form: z.enum(['pdf', 'printed']),
    recipient: z.strictObject({ name: z.string().check(z.maxLength(200)), email: z.nullable(z.string().check(z.maxLength(254))) }),
    /** ISO day, null for at once. */
    sendOn: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  }),
]);
export type LineItem = z.infer<typeof lineItemSchema>;
export type LineKind = LineItem['kind'];
export type PrintedItem = Extract<LineItem, { kind: 'printed' }>;

/** The design a line shows, or null. */
export function designOf(item: LineItem): string | null {
  return 'design' in item ? item.design : null;
}

/** Throws a RangeError that names the kind unless lines of this kind are sold. */
export function requireSold(item: LineItem): asserts item is PrintedItem {
  if (item.kind !== 'printed') throw new RangeError(`${item.kind} lines are not sold yet`);
}
