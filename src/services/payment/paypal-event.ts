/** Which attempt an event of PayPal is about. The resource that it carries is an order, a capture, a refund or a dispute. Pure. */
import * as z from 'zod/mini';
import type { HookEvent } from './provider.ts';

const text = z.string().check(z.minLength(1), z.maxLength(255));

const schema = z.object({
  id: text,
  event_type: text,
  resource: z.optional(
    z.object({
      id: z.optional(text),
      custom_id: z.optional(text),
      /** Of an order. */
      purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(text) }))),
      /** Of a capture. */
      supplementary_data: z.optional(z.object({ related_ids: z.optional(z.object({ order_id: z.optional(text) })) })),
      /** Of a dispute. */
      disputed_transactions: z.optional(z.array(z.object({ seller_transaction_id: z.optional(text), custom: z.optional(text) }))),
      links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
    }),
  ),
});
type Resource = NonNullable<z.infer<typeof schema>['resource']>;

/** The references that the shop gives to its refunds: the order of PayPal, and the refund. */
const refundReference = /^(\w+)\.[\w-]+$/;
const captureAddress = /\/v2\/payments\/captures\/(\w+)$/;

/** A refund carries a reference of its own; its link leads to the capture, where the shop has not made it. */
function ofRefund({ custom_id = '', links = [] }: Resource): Omit<HookEvent, 'eventId'> {
  const [, order] = refundReference.exec(custom_id) ?? [];
  if (order) return { attempt: null, ref: order };
  const [, capture] = captureAddress.exec(links.find(({ rel }) => rel === 'up')?.href ?? '') ?? [];
  return { attempt: null, ref: capture ?? null };
}

function subjectOf(type: string, resource: Resource): Omit<HookEvent, 'eventId'> {
  if (type.startsWith('CHECKOUT.ORDER.')) return { attempt: resource.purchase_units?.[0]?.custom_id ?? null, ref: resource.id ?? null };
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED' || type.startsWith('PAYMENT.REFUND.'))
    return ofRefund(resource);
  if (type.startsWith('PAYMENT.CAPTURE.'))
    return { attempt: resource.custom_id ?? null, ref: resource.supplementary_data?.related_ids?.order_id ?? resource.id ?? null };
  const [disputed] = resource.disputed_transactions ?? [];
  return { attempt: disputed?.custom ?? null, ref: disputed?.seller_transaction_id ?? null };
}

/** Null for a body that is no event. `ref` is the order of PayPal, or the capture where an event names no order. */
export function eventOf(body: Uint8Array): HookEvent | null {
  let told: unknown;
  try {
    told = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
  const event = schema.safeParse(told).data;
  return event
    ? { eventId: event.id, ...(event.resource ? subjectOf(event.event_type, event.resource) : { attempt: null, ref: null }) }
    : null;
}
