/** Which attempt an event of PayPal is about. The resource that it carries is an order, a capture, a refund or a dispute. Pure. */
import * as z from 'zod/mini';
import type { HookEvent } from '#services/payment/provider.ts';

const text = z.string().check(z.minLength(1), z.maxLength(255));

const captureReferences = {
  custom_id: z.optional(text),
  supplementary_data: z.optional(z.object({ related_ids: z.optional(z.object({ order_id: z.optional(text) })) })),
};
export const captureReferencesSchema = z.object(captureReferences);
type CaptureReferences = z.infer<typeof captureReferencesSchema>;

const schema = z.object({
  id: text,
  event_type: text,
  resource: z.optional(
    z.object({
      id: z.optional(text),
      ...captureReferences,
      /** Of an order. */
      purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(text) }))),
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

/** `capture`: of an event that says nothing else about its attempt. */
type Subject = { attempt: string | null; ref: string | null; capture: string | null };

/** A refund carries a reference of its own, and a link to its capture. */
function ofRefund({ custom_id = '', links = [] }: Resource): Subject {
  const [, order] = refundReference.exec(custom_id) ?? [];
  const [, capture] = captureAddress.exec(links.find(({ rel }) => rel === 'up')?.href ?? '') ?? [];
  return order ? { attempt: null, ref: order, capture: null } : { attempt: null, ref: null, capture: capture ?? null };
}

function subjectOf(type: string, resource: Resource): Subject {
  if (type.startsWith('CHECKOUT.ORDER.'))
    return { attempt: resource.purchase_units?.[0]?.custom_id ?? null, ref: resource.id ?? null, capture: null };
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED' || type.startsWith('PAYMENT.REFUND.'))
    return ofRefund(resource);
  if (type.startsWith('PAYMENT.CAPTURE.')) return { ...attemptOfCapture(resource), capture: resource.id ?? null };
  const [disputed] = resource.disputed_transactions ?? [];
  return { attempt: disputed?.custom ?? null, ref: null, capture: disputed?.seller_transaction_id ?? null };
}

/** What a capture says of its attempt. */
export function attemptOfCapture({ custom_id, supplementary_data }: CaptureReferences): Omit<HookEvent, 'eventId'> {
  return { attempt: custom_id ?? null, ref: supplementary_data?.related_ids?.order_id ?? null };
}

/** Null for a body that is no event. */
export function eventOf(body: Uint8Array): (Subject & { eventId: string }) | null {
  let told: unknown;
  try {
    told = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
  const event = schema.safeParse(told).data;
  if (!event) return null;
  return { eventId: event.id, ...subjectOf(event.event_type, event.resource ?? {}) };
}
