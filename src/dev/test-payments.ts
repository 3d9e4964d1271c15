/**
 * A payment provider that takes no money, for a developer's own machine and for tests. Each payment follows a plan, which says what the
 * provider does after the customer has agreed: pay, refuse, answer late, twice, or not at all.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import { laterFact } from '#core/payment/payment-fact.ts';
import type { Money } from '#core/values/money.ts';
import { type Attempt, NoAnswer, type PaymentProvider, type Refund, type ReturnPages } from '#services/payment/provider.ts';

/** The secret of the shop that signs its events. */
export const testPaymentSecret = 'test-payments';

export const plans = [
  'ok',
  'fail',
  'abandon',
  'late:120',
  'dup:5',
  'reorder',
  'no-hook',
  'no-return',
  'begin-timeout',
  'begin-500',
  'pending-ok',
  'pending-fail',
  'amount+1',
  'currency',
  'refund-timeout',
  'refund-fail',
  'dispute',
  'after-cancel',
] as const;
export type Plan = (typeof plans)[number];

/** A fact that the provider tells from an instant on. */
type TimedFact = { fact: PaymentFact; from: string };

export type TestPayment = {
  ref: string;
  attempt: string;
  orderNumber: string;
  money: Money;
  plan: Plan;
  pages: ReturnPages;
  expiresAt: string;
  facts: TimedFact[];
  /** Calls that got no answer, as the plan wants it. */
  lost: string[];
};

/** Where payments are kept. A local shop has a folder, which its processes share; tests have a map. */
export type TestPaymentStore = {
  load(ref: string): Promise<TestPayment | null>;
  save(payment: TestPayment): Promise<void>;
  all(): Promise<TestPayment[]>;
  /** The plan of the payment that begins next. */
  nextPlan(): Promise<Plan>;
};

const afterMs = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

function capture({ ref, money }: TestPayment, status: PaymentFact['status'], now: Date, sum: Money = money): PaymentFact {
  return { kind: 'capture', ref: `${ref}.1`, status, money: sum, at: now.toISOString() };
}

function end({ ref, money }: TestPayment, now: Date): PaymentFact {
  return { kind: 'end', ref, status: 'done', money: { ...money, amount: 0 }, at: now.toISOString() };
}

/** What the provider will tell once the customer has agreed, by plan; plans that are not named here are paid at once. */
const outcomes: Partial<Record<Plan, (payment: TestPayment, now: Date) => TimedFact[]>> = {
  fail: (payment, now) => [timed(capture(payment, 'failed', now), now), timed(end(payment, now), now)],
  abandon: () => [],
  'late:120': (payment, now) => [{ fact: capture(payment, 'done', now), from: afterMs(now, 120_000) }],
  reorder: (payment, now) => [
    timed({ kind: 'refund', ref: `${payment.ref}.2`, status: 'done', money: payment.money, at: now.toISOString() }, now),
    timed(end(payment, now), now),
    { fact: capture(payment, 'done', now), from: afterMs(now, 5_000) },
  ],
  'pending-ok': (payment, now) => [
    timed(capture(payment, 'pending', now), now),
    { fact: capture(payment, 'done', now), from: afterMs(now, 10_000) },
  ],
  'pending-fail': (payment, now) => [
    timed(capture(payment, 'pending', now), now),
    { fact: capture(payment, 'failed', now), from: afterMs(now, 10_000) },
    { fact: end(payment, now), from: afterMs(now, 10_000) },
  ],
  'amount+1': (payment, now) => [timed(capture(payment, 'done', now, { ...payment.money, amount: payment.money.amount + 1 }), now)],
  currency: (payment, now) => {
    const currency = payment.money.currency === 'EUR' ? 'CHF' : 'EUR';
    return [timed(capture(payment, 'done', now, { ...payment.money, currency }), now)];
  },
  dispute: (payment, now) => [
    timed(capture(payment, 'done', now), now),
    {
      fact: { kind: 'dispute', ref: `${payment.ref}.3`, status: 'open', money: payment.money, at: now.toISOString() },
      from: afterMs(now, 5_000),
    },
  ],
};

function timed(fact: PaymentFact, now: Date): TimedFact {
  return { fact, from: now.toISOString() };
}

function hasEnded({ facts, plan }: TestPayment): boolean {
  return plan !== 'after-cancel' && facts.some(({ fact }) => fact.kind === 'end');
}

/** The customer agrees on the page of the provider. A payment that has ended, or is paid, stays as it is. */
export async function agree(store: TestPaymentStore, ref: string, plan: Plan, now: Date): Promise<TestPayment | null> {
  const payment = await store.load(ref);
  if (!payment || hasEnded(payment) || payment.facts.some(({ fact }) => fact.kind === 'capture')) return payment;
  const planned = { ...payment, plan };
  const outcome = outcomes[plan]?.(planned, now) ?? [timed(capture(planned, 'done', now), now)];
  const paid = { ...planned, facts: [...payment.facts, ...outcome] };
  await store.save(paid);
  return paid;
}

/** What the provider tells of a payment at an instant. */
function factsAt({ facts }: TestPayment, now: Date): PaymentFact[] {
  const told = new Map<string, PaymentFact>();
  for (const { fact, from } of facts) {
    if (from > now.toISOString()) continue;
    const key = `${fact.kind} ${fact.ref}`;
    const known = told.get(key);
    told.set(key, known ? laterFact(known, fact) : fact);
  }
  return [...told.values()];
}

/** The signature of an event: an HMAC of its body. */
export function signEvent(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

function isSigned(secret: string, body: Uint8Array, signature: string | null): boolean {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Answers `work` once; with a plan that loses this answer, the first call does its work and gets none. */
async function losing<T>(store: TestPaymentStore, payment: TestPayment, call: string, isLost: boolean, work: () => Promise<T>): Promise<T> {
  const result = await work();
  if (!isLost || payment.lost.includes(call)) return result;
  const stored = (await store.load(payment.ref)) ?? payment;
  await store.save({ ...stored, lost: [...stored.lost, call] });
  throw new NoAnswer(`the plan ${payment.plan} loses the answer of ${call}`);
}

async function begun(store: TestPaymentStore, attempt: Attempt & ReturnPages): Promise<TestPayment> {
  const ref = `test-${attempt.id}`;
  const known = await store.load(ref);
  if (known) return known;
  const { id, orderNumber, money, returnUrl, cancelUrl, expiresAt } = attempt;
  const pages = { returnUrl, cancelUrl };
  const payment: TestPayment = {
    ref,
    attempt: id,
    orderNumber,
    money,
    plan: await store.nextPlan(),
    pages,
    expiresAt,
    facts: [],
    lost: [],
  };
  await store.save(payment);
  return payment;
}

async function refunded(store: TestPaymentStore, refund: Refund, now: Date): Promise<PaymentFact> {
  const payment = await store.load(refund.attemptRef);
  if (!payment) throw new NoAnswer(`no payment ${refund.attemptRef}`);
  const known = await madeRefund(store, refund);
  if (known) return known;
  const status = payment.plan === 'refund-fail' ? 'failed' : 'done';
  const fact: PaymentFact = { kind: 'refund', ref: `refund-${refund.id}`, status, money: refund.money, at: now.toISOString() };
  const made = { ...payment, facts: [...payment.facts, timed(fact, now)] };
  await store.save(made);
  return losing(store, made, 'refund', payment.plan === 'refund-timeout', async () => fact);
}

async function madeRefund(store: TestPaymentStore, { id, attemptRef }: Refund): Promise<PaymentFact | null> {
  const payment = await store.load(attemptRef);
  return payment?.facts.find(({ fact }) => fact.ref === `refund-${id}`)?.fact ?? null;
}

/** `pageOf` gives the address of the page where a payment is paid. */
export function testProvider(
  store: TestPaymentStore,
  { secret, clock, pageOf }: { secret: string; clock: () => Date; pageOf: (ref: string) => string },
): PaymentProvider {
  const look = async ({ ref }: Attempt): Promise<PaymentFact[]> => {
    const payment = ref === null ? null : await store.load(ref);
    return payment ? factsAt(payment, clock()) : [];
  };
  return {
    id: 'test',
    methods: ['test'],
    minimum: 1,
    async begin(attempt) {
      const payment = await begun(store, attempt);
      const isLost = payment.plan === 'begin-timeout' || payment.plan === 'begin-500';
      return losing(store, payment, 'begin', isLost, async () => ({
        ref: payment.ref,
        url: pageOf(payment.ref),
        expiresAt: payment.expiresAt,
      }));
    },
    look,
    async void(attempt) {
      const payment = attempt.ref === null ? null : await store.load(attempt.ref);
      // One that was never begun can not be paid.
      if (!payment)
        return [
          { kind: 'end', ref: `test-${attempt.id}`, status: 'done', money: { ...attempt.money, amount: 0 }, at: clock().toISOString() },
        ];
      if (!payment.facts.some(({ fact }) => fact.kind === 'capture' || fact.kind === 'end'))
        await store.save({ ...payment, facts: [...payment.facts, timed(end(payment, clock()), clock())] });
      return look(attempt);
    },
    refund: (refund) => refunded(store, refund, clock()),
    findRefund: (refund) => madeRefund(store, refund),
    async hook(body, headers) {
      if (!isSigned(secret, body, headers.get('test-signature'))) return null;
      const event: unknown = JSON.parse(new TextDecoder().decode(body));
      const { id, attempt, ref } = event as { id: string; attempt: string; ref: string };
      return { eventId: id, attempt, ref };
    },
    async *list(from, to) {
      for (const payment of await store.all())
        for (const { fact } of payment.facts.filter((one) => one.from >= from && one.from < to))
          yield { ...fact, attempt: payment.attempt };
    },
  };
}
