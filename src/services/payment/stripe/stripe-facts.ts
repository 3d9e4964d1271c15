/** Facts of payments in what Stripe answers. Pure. */
import type Stripe from 'stripe';
import type { FactStatus, PaymentFact } from '#core/payment/payment-fact.ts';
import { type Currency, currencies, type Money, money } from '#core/values/money.ts';

export type ToldCharge = Pick<Stripe.Charge, 'id' | 'amount' | 'amount_captured' | 'captured' | 'currency' | 'status' | 'created'>;
export type ToldRefund = Pick<Stripe.Refund, 'id' | 'amount' | 'currency' | 'status' | 'created'>;
export type ToldDispute = Pick<Stripe.Dispute, 'id' | 'amount' | 'currency' | 'status' | 'created'>;

/** What Stripe knows of one attempt. */
export type ToldSession = {
  session: Pick<Stripe.Checkout.Session, 'id' | 'status' | 'currency' | 'created' | 'expires_at'>;
  /** Null until the customer has tried to pay. */
  intentStatus: Stripe.PaymentIntent.Status | null;
  /** The latest one; each earlier one was declined. */
  charge: ToldCharge | null;
  refunds: readonly ToldRefund[];
  disputes: readonly ToldDispute[];
  /** Stripe's time of the answer, in seconds. */
  answeredAt: number;
};

/** The currency of Stripe's code in small letters; null for one that the shop does not take. */
export function toldCurrency(code: string | null): Currency | null {
  return currencies.find((currency) => currency.toLowerCase() === code) ?? null;
}

function toldMoney(amount: number, code: string | null): Money {
  const currency = toldCurrency(code);
  if (currency === null) throw new Error(`Stripe told a currency that the shop does not take: ${code}`);
  return money(amount, currency);
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** Every fact that is not an end has an amount, a currency and the time when it was made. */
function fact(kind: PaymentFact['kind'], { id, currency, created }: ToldRefund, status: FactStatus, amount: number): PaymentFact {
  return { kind, ref: id, status, money: toldMoney(amount, currency), at: isoTime(created) };
}

export function captureFact(charge: ToldCharge): PaymentFact {
  if (charge.status === 'failed') return fact('capture', charge, 'failed', charge.amount);
  const isDone = charge.status === 'succeeded' && charge.captured;
  return fact('capture', charge, isDone ? 'done' : 'pending', isDone ? charge.amount_captured : charge.amount);
}

export function refundFact(refund: ToldRefund): PaymentFact {
  const { status } = refund;
  if (status === 'succeeded') return fact('refund', refund, 'done', refund.amount);
  return fact('refund', refund, status === 'failed' || status === 'canceled' ? 'failed' : 'pending', refund.amount);
}

/** An inquiry of a bank is a dispute, too: it is open until it is closed without one, which is won. */
export function disputeFact(dispute: ToldDispute): PaymentFact {
  const { status } = dispute;
  const isWon = status === 'won' || status === 'warning_closed' || status === 'prevented';
  return fact('dispute', dispute, isWon ? 'won' : status === 'lost' ? 'lost' : 'open', dispute.amount);
}

/**
 * When nothing can be paid with a session any more, in seconds; null while something can. One that was completed without money, as by a
 * direct debit that the bank refused, is never opened again.
 */
function endedAt({ session, intentStatus, answeredAt }: ToldSession): number | null {
  if (session.status === 'expired') return Math.min(session.expires_at, answeredAt);
  const isRefused = intentStatus === 'requires_payment_method' || intentStatus === 'canceled';
  return session.status === 'complete' && isRefused ? answeredAt : null;
}

export function sessionFacts(told: ToldSession): PaymentFact[] {
  const { session, charge, refunds, disputes } = told;
  const at = endedAt(told);
  return [
    ...(charge ? [captureFact(charge)] : []),
    ...refunds.map(refundFact),
    ...disputes.map(disputeFact),
    ...(at === null
      ? []
      : [{ kind: 'end', ref: session.id, status: 'done', money: toldMoney(0, session.currency), at: isoTime(at) } satisfies PaymentFact]),
  ];
}
