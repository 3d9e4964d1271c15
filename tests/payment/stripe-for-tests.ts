/** A stand-in of Stripe for each test of a file, the provider that asks it, and attempts that were begun or paid there. */
import { afterEach, beforeEach } from 'vitest';
import { attemptState } from '#core/payment/payment-fact.ts';
import { hourMs } from '#core/values/unit.ts';
import type { Attempt, PaymentProvider, Refund, ReturnPages } from '#services/payment/provider.ts';
import { stripeProvider } from '#services/payment/stripe/stripe.ts';
import { type StripeStandIn, startStripe } from './stripe-stand-in.ts';

type NewAttempt = Attempt & ReturnPages;
type Begun = NewAttempt & { ref: string };
export type StripeForTests = {
  stripe: StripeStandIn;
  provider: PaymentProvider;
  /** Waits a moment only, for calls that are never answered in time. */
  hasty: PaymentProvider;
  begun(own?: Partial<Attempt>): Promise<Begun>;
  /** A paid attempt, and what makes refunds of 9.90 of it, each with an id of its own. */
  paid(own?: Partial<Attempt>): Promise<{ paid: Begun; refund: (own?: Partial<Refund>) => Refund }>;
  states(attempt: Attempt): Promise<{ state: string; facts: unknown[] }>;
};

let count = 0;

/** An instant so many hours after another one. */
export function later(hours: number, at = Date.now()): string {
  return new Date(at + hours * hourMs).toISOString();
}

export function newAttempt(own: Partial<NewAttempt> = {}): NewAttempt {
  count += 1;
  const address = {
    firstName: 'Gerda',
    lastName: 'Gast',
    street: 'Am Markt 1',
    postalCode: '04109',
    city: 'Leipzig',
    country: 'DE',
  } as const;
  return {
    id: `attempt-${String(count).padStart(14, '0')}`,
    orderNumber: `F${1_000_000 + count}`,
    method: 'card',
    money: { amount: 4_990, currency: 'EUR' },
    email: 'gerda@example.org',
    delivery: address,
    locale: 'de-DE',
    returnUrl: 'http://localhost/bestellung/x/',
    cancelUrl: 'http://localhost/bestellung/x/?abbruch',
    createdAt: later(0),
    expiresAt: later(2),
    ref: null,
    isActive: true,
    ...own,
  };
}

function refundOf(paid: Begun, captureRef: string, own: Partial<Refund>): Refund {
  count += 1;
  const money = { ...paid.money, amount: 990 };
  return { id: `refund-${count}`, attemptRef: paid.ref, captureRef, money, requestedAt: later(0), ...own };
}

/** Its fields are there while a test runs. */
export function stripeForTests(): StripeForTests {
  const tests = {} as StripeForTests;
  beforeEach(async () => {
    const stripe = await startStripe();
    const provider = await stripeProvider(stripe.settings);
    const begun: StripeForTests['begun'] = async (own) => {
      const attempt = newAttempt(own);
      const { ref } = await provider.begin(attempt);
      return { ...attempt, ref };
    };
    Object.assign(tests, {
      stripe,
      provider,
      hasty: await stripeProvider(stripe.settings, 200),
      begun,
      async paid(own) {
        const paid = await begun(own);
        const { id } = stripe.account.pay(paid.ref);
        return { paid, refund: (given = {}) => refundOf(paid, id, given) };
      },
      async states(attempt) {
        const facts = await provider.look(attempt);
        return { state: attemptState(facts), facts: facts.map(({ kind, status, money }) => [kind, status, money.amount, money.currency]) };
      },
    } satisfies StripeForTests);
  });
  afterEach(() => tests.stripe.close());
  return tests;
}
