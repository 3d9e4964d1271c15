/** PayPal: the customer agrees on PayPal's page, and the shop takes the money by a call of its own. */
import * as z from 'zod/mini';
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import type { Attempt, HookEvent, PaymentProvider, Refund, ReturnPages } from '#services/payment/provider.ts';
import { PaypalRefusal, type PaypalSettings, type PaypalSurroundings, paypalClient } from './paypal-client.ts';
import { disputesOf, listedDisputes } from './paypal-disputes.ts';
import { attemptOfCapture, captureReferencesSchema, eventOf } from './paypal-event.ts';
import {
  canBeCaptured,
  capturesOf,
  endFact,
  orderFacts,
  orderSchema,
  type PaypalOrder,
  paypalMoney,
  refundFact,
  refundSchema,
  refundsOf,
} from './paypal-facts.ts';
import { listedTransactions } from './paypal-reports.ts';
import { signatureCheck } from './paypal-signature.ts';

/** PayPal lets an order wait for its customer so long. */
const orderLifeMs = 3 * 60 * 60 * 1_000;

const startedSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  links: z.array(z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })),
});

/** The customer has to choose another way to pay on PayPal's page, or has not agreed yet: nothing has failed for good. */
const choosesAgain: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'ORDER_NOT_APPROVED',
  // The next look finds no order.
  'ORDER_EXPIRED',
]);
/** Another call has taken the money meanwhile. */
const isTaken: ReadonlySet<string> = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_COMPLETED', 'ORDER_COMPLETED_OR_VOIDED']);

function orderBody({ id, orderNumber, money, delivery, locale, returnUrl, cancelUrl }: Attempt & ReturnPages): string {
  const { firstName, lastName, company, street, extra, city, postalCode, country } = delivery;
  const lines = [company, extra].filter(Boolean).join(', ');
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        // PayPal refuses to take money twice for the same one.
        invoice_id: `${orderNumber}-${id.slice(0, 8)}`,
        amount: paypalMoney(money),
        shipping: {
          name: { full_name: `${firstName} ${lastName}` },
          address: {
            address_line_1: street,
            ...(lines ? { address_line_2: lines } : {}),
            admin_area_2: city,
            postal_code: postalCode,
            country_code: country,
          },
        },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'SET_PROVIDED_ADDRESS',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          locale,
        },
      },
    },
  });
}

/** The event of a refund names the refund only; its reference says of which order it is. */
function refundReference({ id, attemptRef }: Refund): string {
  return `${attemptRef}.${id}`;
}

function isCode(error: unknown, codes: ReadonlySet<string>): error is PaypalRefusal {
  return error instanceof PaypalRefusal && codes.has(error.issue);
}

export function paypalProvider(settings: PaypalSettings, surroundings: PaypalSurroundings): PaymentProvider {
  const client = paypalClient(settings, surroundings);
  const isSigned = signatureCheck(settings, surroundings, client);
  const now = () => surroundings.clock().toISOString();

  const pathOf = (ref: string) => `/v2/checkout/orders/${encodeURIComponent(ref)}`;
  const orderOf = (ref: string) => client.get(pathOf(ref), orderSchema);

  /** Null for an order that PayPal has forgotten, as it does where an order waits too long. */
  async function knownOrder(ref: string): Promise<PaypalOrder | null> {
    try {
      return await orderOf(ref);
    } catch (error) {
      if (error instanceof PaypalRefusal && error.status === 404) return null;
      throw error;
    }
  }

  /** Null where the customer has to choose again. */
  async function capture(order: PaypalOrder, ref: string, id: string): Promise<PaypalOrder | null> {
    // Two calls for one agreement are one request; after another choice of the customer it is a new one.
    const agreedAt = Date.parse(order.update_time ?? order.create_time ?? '') || 0;
    try {
      return await client.post(`${pathOf(ref)}/capture`, '{}', orderSchema, `${id}-${agreedAt}`);
    } catch (error) {
      if (isCode(error, choosesAgain)) return null;
      if (isCode(error, isTaken)) return orderOf(ref);
      throw error;
    }
  }

  /** The attempt of a capture; nothing for one that PayPal does not show to the shop. */
  async function referencesOf(captureRef: string): Promise<Omit<HookEvent, 'eventId'>> {
    try {
      return attemptOfCapture(await client.get(`/v2/payments/captures/${encodeURIComponent(captureRef)}`, captureReferencesSchema));
    } catch (error) {
      if (error instanceof PaypalRefusal) return { attempt: null, ref: null };
      throw error;
    }
  }

  async function factsOf(order: PaypalOrder, attempt: Attempt): Promise<PaymentFact[]> {
    const taken = capturesOf(order).filter(({ status }) => status !== 'DECLINED' && status !== 'FAILED');
    const disputes = await Promise.all(taken.map(({ id }) => disputesOf(client, id)));
    return orderFacts(order, disputes.flat(), attempt);
  }

  async function look(attempt: Attempt): Promise<PaymentFact[]> {
    const { ref } = attempt;
    if (ref === null) return [];
    const order = await knownOrder(ref);
    if (!order) return [endFact(attempt, now())];
    if (!attempt.isActive || !canBeCaptured(order, attempt)) return factsOf(order, attempt);
    const captured = await capture(order, ref, attempt.id);
    // There are no disputes yet, and the customer waits for this answer.
    return captured ? orderFacts(captured, [], attempt) : [];
  }

  return {
    id: 'paypal',
    methods: ['paypal'],
    minimum: 1,
    async begin(attempt) {
      const { id: ref, links } = await client.post('/v2/checkout/orders', orderBody(attempt), startedSchema, attempt.id);
      const url = links.find(({ rel }) => rel === 'payer-action')?.href ?? null;
      const expiresAt = Math.min(Date.parse(attempt.expiresAt), Date.parse(attempt.createdAt) + orderLifeMs);
      return { ref, url, expiresAt: new Date(expiresAt).toISOString() };
    },
    look,
    /** No call ends an order. What is not captured takes no money, and nothing captures for an attempt that is not active. */
    async void(attempt) {
      const facts = await look({ ...attempt, isActive: false });
      const isOpen = facts.every(({ kind, status }) => kind !== 'end' && (kind !== 'capture' || status === 'failed'));
      return isOpen ? [...facts, endFact(attempt, now())] : facts;
    },
    async refund(refund) {
      const path = `/v2/payments/captures/${encodeURIComponent(refund.captureRef)}/refund`;
      const body = JSON.stringify({ amount: paypalMoney(refund.money), custom_id: refundReference(refund), invoice_id: refund.id });
      return refundFact(await client.post(path, body, refundSchema, refund.id));
    },
    async findRefund(refund) {
      const found = refundsOf(await orderOf(refund.attemptRef)).find(
        ({ custom_id, invoice_id }) => invoice_id === refund.id || custom_id === refundReference(refund),
      );
      return found ? refundFact(found) : null;
    },
    async hook(body, headers) {
      const event = eventOf(body);
      if (!event || !(await isSigned(body, headers))) return null;
      const { eventId, attempt, ref, capture } = event;
      return { eventId, ...(attempt === null && ref === null && capture !== null ? await referencesOf(capture) : { attempt, ref }) };
    },
    async *list(from, to) {
      yield* listedTransactions(client, from, to);
      yield* listedDisputes(client, from, to, surroundings.clock());
    },
  };
}
