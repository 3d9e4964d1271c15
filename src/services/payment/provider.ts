/** What the shop asks of a payment provider. A provider is a value; it holds no state of orders and reads no database. */
import type { PostalAddress } from '#core/customer/postal-address.ts';
import type { PaymentMethod, ProviderId } from '#core/payment/methods.ts';
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import type { Locale } from '#core/values/locale.ts';
import type { Money } from '#core/values/money.ts';

/** One attempt to pay an order. Its row is stored before the provider is called. */
export type Attempt = {
  /** Idempotency key of every call about it, and what the provider keeps as the shop's reference. */
  id: string;
  orderNumber: string;
  method: PaymentMethod;
  money: Money;
  email: string;
  delivery: PostalAddress;
  locale: Locale;
  /** ISO text, UTC. A provider may end it earlier. */
  createdAt: string;
  expiresAt: string;
  /** The provider's id, once `begin` has answered. */
  ref: string | null;
  /** Whether the order still waits for this attempt: a provider that captures by a call of the shop does so only then. */
  isActive: boolean;
};

/** Absolute addresses of the order page: where the customer comes back to after paying, and without having paid. */
export type ReturnPages = { returnUrl: string; cancelUrl: string };

/** Money that goes back. Its row is stored before the provider is called. */
export type Refund = {
  /** Idempotency key. */
  id: string;
  /** The provider's id of the attempt, and of the capture that it is taken from. */
  attemptRef: string;
  captureRef: string;
  money: Money;
  requestedAt: string;
};

/** An event as a provider posts it. `attempt` is the shop's id where the event has it, `ref` the provider's of the attempt or of its capture. */
export type HookEvent = { eventId: string; attempt: string | null; ref: string | null };

/** A fact of a provider's list. `attempt` is null where the provider does not tell the shop's reference. */
export type ListedFact = PaymentFact & { attempt: string | null };

export type PaymentProvider = {
  id: ProviderId;
  /** What it takes, in the order the checkout shows them. When a method is offered is a rule of core/payment/offers.ts. */
  methods: readonly PaymentMethod[];
  /** The smallest sum it takes, in minor units of each currency of the shop. */
  minimum: number;
  /** Starts an attempt. `url` is the page where the customer pays; null where there is none. */
  begin(attempt: Attempt & ReturnPages): Promise<{ ref: string; url: string | null; expiresAt: string }>;
  /** Everything the provider knows of an attempt. A provider that captures by a call does it here, where the customer has agreed. */
  look(attempt: Attempt): Promise<PaymentFact[]>;
  /** Ends an attempt, so that it cannot be paid any more. Its answer may be that it was paid. */
  void(attempt: Attempt): Promise<PaymentFact[]>;
  refund(refund: Refund): Promise<PaymentFact>;
  /** The refund of an earlier call that got no answer; null where there is none. */
  findRefund(refund: Refund): Promise<PaymentFact | null>;
  /** Reads the body of a posted event; null for a bad signature. */
  hook(body: Uint8Array, headers: Headers): Promise<HookEvent | null>;
  /** Facts between two instants (ISO text, UTC). */
  list(from: string, to: string): AsyncIterable<ListedFact>;
};

/** The provider gave no usable answer within its time: what it did is not known. The same call may be repeated with the same key. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The provider refuses the call, and would refuse its repetition. The message has the provider's code, no data of a person. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}
