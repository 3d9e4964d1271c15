/** What a provider says of the money of one attempt to pay. Facts form a set: their order and their repetition decide nothing. */
import * as z from 'zod/mini';
import { currencies } from '#core/values/money.ts';

/** `end`: nothing can be paid with the attempt any more. */
export const factKinds = ['capture', 'refund', 'dispute', 'end'] as const;

/** Where a later status of the same fact replaces an earlier one, it has a higher rank. Disputes: open, then lost or won. */
export const factRanks = { pending: 1, open: 1, done: 2, lost: 2, failed: 3, won: 3 } as const;

export type FactStatus = keyof typeof factRanks;

const statuses = Object.keys(factRanks) as [FactStatus, ...FactStatus[]];

export const paymentFactSchema = z.object({
  kind: z.enum(factKinds),
  /** The provider's id of the capture, refund or dispute; for an end, of the attempt. One fact a provider, kind and ref. */
  ref: z.string().check(z.minLength(1), z.maxLength(255)),
  status: z.enum(statuses),
  /** Not negative, in minor units; 0 for an end. */
  money: z.object({ amount: z.int().check(z.minimum(0)), currency: z.enum(currencies) }),
  /** When it happened, by the provider's clock: ISO text, UTC. */
  at: z.string(),
});
export type PaymentFact = z.infer<typeof paymentFactSchema>;

/** The fact that remains of two with the same kind and ref: the one of the higher rank, the earlier where they are equal. */
export function laterFact(known: PaymentFact, told: PaymentFact): PaymentFact {
  return factRanks[told.status] > factRanks[known.status] ? told : known;
}

export const attemptStates = [
  'created',
  'pending',
  'authorized',
  'captured',
  'partly_refunded',
  'refunded',
  'disputed',
  'charged_back',
  'failed',
  'abandoned',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** An order has one attempt in these states at most. */
export const openAttemptStates: readonly AttemptState[] = ['created', 'pending', 'authorized'];

/** The state of an attempt, as its facts say; the first that fits. */
export function attemptState(facts: readonly PaymentFact[]): AttemptState {
  const of = (kind: PaymentFact['kind'], ...wanted: FactStatus[]) =>
    facts.filter((fact) => fact.kind === kind && wanted.includes(fact.status));
  const sum = (some: readonly PaymentFact[]) => some.reduce((total, { money }) => total + money.amount, 0);
  const captured = of('capture', 'done');
  if (captured.length > 0) {
    if (of('dispute', 'lost').length > 0) return 'charged_back';
    if (of('dispute', 'open').length > 0) return 'disputed';
    const refunded = sum(of('refund', 'done'));
    if (refunded >= sum(captured)) return 'refunded';
    return refunded > 0 ? 'partly_refunded' : 'captured';
  }
  if (of('capture', 'pending').length > 0) return 'pending';
  if (of('end', 'done').length === 0) return 'created';
  return of('capture', 'failed').length > 0 ? 'failed' : 'abandoned';
}
