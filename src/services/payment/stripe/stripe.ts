/** Payments through Stripe, on its hosted Checkout page: cards with their wallets, Klarna, and what banks of single countries offer. */
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { PaymentMethod } from '#core/payment/methods.ts';
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import { type Locale, localeLanguage } from '#core/values/locale.ts';
import { hourMs } from '#core/values/unit.ts';
import {
  type Attempt,
  type HookEvent,
  type ListedFact,
  NoAnswer,
  type PaymentProvider,
  ProviderRefusal,
  type Refund,
  type ReturnPages,
} from '#services/payment/provider.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { captureFact, disputeFact, refundFact, sessionFacts, toldCurrency } from './stripe-facts.ts';

export type StripeSettings = {
  secretKey: string;
  /** More than one while a secret is replaced. */
  webhookSecrets: readonly string[];
  /** Address of a stand-in; null for Stripe itself. */
  base: string | null;
};

/** What a method is called at Stripe. */
const methodTypes = {
  card: 'card',
  klarna: 'klarna',
  'sepa-debit': 'sepa_debit',
  eps: 'eps',
  ideal: 'ideal',
  bancontact: 'bancontact',
  twint: 'twint',
} as const satisfies Partial<Record<PaymentMethod, string>>;
type StripeMethod = keyof typeof methodTypes;

/** For a whole call. */
const timeoutMs = 8_000;
const pageSize = 100;

/** The client is loaded where a shop has Stripe, and only there. */
async function clientOf({ secretKey, base }: StripeSettings, timeout: number) {
  const { default: Sdk } = await import('stripe');
  const { protocol, hostname, port } = new URL(base ?? 'https://api.stripe.com');
  const client = new Sdk(secretKey, {
    apiVersion: '2026-10-28.endive',
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout,
    // Its timeout is for the whole call; the one of Node's client starts anew with each byte, and not before there is a connection.
    httpClient: Sdk.createFetchHttpClient(),
    // Callers repeat a call with its key: they know how long a customer or a job may wait.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { client, errors: Sdk.errors, webhooks: Sdk.webhooks };
}
type Client = Awaited<ReturnType<typeof clientOf>>;

/** Stripe's own sentences may repeat what was sent, an e-mail address for example: only its codes are kept. */
function errorOf(error: unknown, { StripeError }: Client['errors']): unknown {
  if (!(error instanceof StripeError)) return error;
  const { statusCode, type, code, param, requestId } = error;
  const message = ['Stripe:', statusCode, type, code, param, requestId].filter((part) => part !== undefined).join(' ');
  // 409: another call with the same key is not answered yet.
  const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
  return isRefusal && code !== 'rate_limit' ? new ProviderRefusal(message) : new NoAnswer(message);
}

function localeOf(locale: Locale): Stripe.Checkout.SessionCreateParams.Locale {
  return locale === 'en-GB' ? locale : localeLanguage(locale);
}

/**
 * Stripe keeps a session open for half an hour at least, and for a day at most. The first call may come late and the clocks may differ.
 * Whatever the time of the call, the same attempt gives the same instant: a repeated key takes no other parameters.
 */
function expiryOf({ createdAt, expiresAt }: Attempt): number {
  const created = Date.parse(createdAt);
  return Math.floor(Math.min(created + 23 * hourMs, Math.max(created + hourMs, Date.parse(expiresAt))) / 1000);
}

function sessionParams(attempt: Attempt & ReturnPages): Stripe.Checkout.SessionCreateParams {
  const { id, method, money, locale } = attempt;
  const metadata = { attempt: id };
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    allowed_payment_method_types: [methodTypes[method as StripeMethod]],
    // One item with the whole sum: what the order consists of is the shop's own matter.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: money.currency.toLowerCase(),
          unit_amount: money.amount,
          product_data: { name: serverTexts({ locale })('payment.item', { number: attempt.orderNumber }) },
        },
      },
    ],
    client_reference_id: id,
    customer_email: attempt.email,
    locale: localeOf(locale),
    metadata,
    payment_intent_data: { metadata, capture_method: 'automatic' },
    // The sum in the currency that the shop shows, not in one of the customer's bank.
    adaptive_pricing: { enabled: false },
    success_url: attempt.returnUrl,
    cancel_url: attempt.cancelUrl,
    expires_at: expiryOf(attempt),
  };
}

/** What was asked to be expanded; null where there is none. */
function expanded<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' ? value : null;
}

/** More refunds or disputes than one payment has. */
const maxOfOne = 1_000;

function allOf<T extends { id: string }>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  return list.autoPagingToArray({ limit: maxOfOne });
}

async function factsOf(client: Stripe, ref: string): Promise<PaymentFact[]> {
  const session = await client.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] });
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  const ofCharge = { charge: charge?.id ?? '', limit: pageSize };
  const [refunds, disputes] = charge
    ? await Promise.all([allOf(client.refunds.list(ofCharge)), allOf(client.disputes.list(ofCharge))])
    : [[], []];
  const date = Date.parse(session.lastResponse.headers.date ?? '') / 1000;
  const answeredAt = Number.isNaN(date) ? session.created : date;
  return sessionFacts({ session, intentStatus: intent?.status ?? null, charge, refunds, disputes, answeredAt });
}

/** No customer was told the address of a page that `begin` did not answer: nothing can be paid there. */
function neverBegun({ id, money, createdAt }: Attempt): PaymentFact {
  return { kind: 'end', ref: id, status: 'done', money: { ...money, amount: 0 }, at: createdAt };
}

async function* factsBetween(client: Stripe, from: string, to: string): AsyncGenerator<ListedFact> {
  const created = { gte: Math.floor(Date.parse(from) / 1000), lte: Math.ceil(Date.parse(to) / 1000) };
  const page = { created, limit: pageSize };
  const ofCharge = { ...page, expand: ['data.charge'] };
  const attemptOf = (charge: Stripe.Charge | null) => charge?.metadata.attempt ?? null;
  // What is in a currency that the shop does not take is of another shop with the same account.
  const isOwn = ({ currency }: { currency: string }) => toldCurrency(currency) !== null;
  for await (const charge of client.charges.list(page)) if (isOwn(charge)) yield { ...captureFact(charge), attempt: attemptOf(charge) };
  for await (const refund of client.refunds.list(ofCharge))
    if (isOwn(refund)) yield { ...refundFact(refund), attempt: attemptOf(expanded(refund.charge)) };
  for await (const dispute of client.disputes.list(ofCharge))
    if (isOwn(dispute)) yield { ...disputeFact(dispute), attempt: attemptOf(expanded(dispute.charge)) };
}

/** Null where an object has no such text: events are about objects of many types. */
const text = z.catch(z.nullable(z.string()), null);
const eventSchema = z.object({
  id: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: text,
      client_reference_id: text,
      metadata: z.catch(z.object({ attempt: text }), { attempt: null }),
      charge: text,
    }),
  }),
});

/** Refunds and disputes name the charge, which is the `ref` of a capture. */
function hookEvent(told: unknown): HookEvent | null {
  const { data: event } = eventSchema.safeParse(told);
  if (!event) return null;
  const { object, id, client_reference_id, metadata, charge } = event.data.object;
  const isReference = object === 'checkout.session' || object === 'charge';
  return { eventId: event.id, attempt: client_reference_id ?? metadata.attempt, ref: isReference ? id : charge };
}

/** The event of a body that one of the secrets has signed within the last 300 s; undefined for any other body. */
function verified(body: Uint8Array, signature: string, secrets: readonly string[], webhooks: Client['webhooks']): unknown {
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, signature, secret);
    } catch {
      // Each of its errors is about this body, this signature and this secret: the next secret may fit.
    }
  }
}

export async function stripeProvider(settings: StripeSettings, timeout = timeoutMs): Promise<PaymentProvider> {
  const { client, errors, webhooks } = await clientOf(settings, timeout);
  async function answer<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      throw errorOf(error, errors);
    }
  }
  async function look({ ref }: Attempt): Promise<PaymentFact[]> {
    return ref === null ? [] : answer(factsOf(client, ref));
  }
  async function* list(from: string, to: string) {
    try {
      yield* factsBetween(client, from, to);
    } catch (error) {
      throw errorOf(error, errors);
    }
  }
  return {
    id: 'stripe',
    methods: Object.keys(methodTypes) as StripeMethod[],
    // 0.50 in EUR and CHF alike.
    minimum: 50,
    async begin(attempt) {
      const { id, url, expires_at } = await answer(client.checkout.sessions.create(sessionParams(attempt), { idempotencyKey: attempt.id }));
      return { ref: id, url, expiresAt: new Date(expires_at * 1000).toISOString() };
    },
    look,
    async void(attempt) {
      if (attempt.ref === null) return [neverBegun(attempt)];
      try {
        await answer(client.checkout.sessions.expire(attempt.ref));
      } catch (error) {
        // A session that is paid or has ended refuses: its facts say which.
        if (!(error instanceof ProviderRefusal)) throw error;
      }
      return look(attempt);
    },
    async refund({ id, captureRef, money }) {
      const params = { charge: captureRef, amount: money.amount, metadata: { refund: id } };
      return refundFact(await answer(client.refunds.create(params, { idempotencyKey: id })));
    },
    async findRefund({ id, captureRef }: Refund) {
      const made = await answer(allOf(client.refunds.list({ charge: captureRef, limit: pageSize })));
      const found = made.find(({ metadata }) => metadata?.refund === id);
      return found ? refundFact(found) : null;
    },
    hook: async (body, headers) => hookEvent(verified(body, headers.get('stripe-signature') ?? '', settings.webhookSecrets, webhooks)),
    list,
  };
}
