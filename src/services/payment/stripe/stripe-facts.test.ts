import { expect, test } from 'vitest';
import { attemptState, paymentFactSchema } from '#core/payment/payment-fact.ts';
import { captureFact, disputeFact, refundFact, sessionFacts, type ToldSession, toldCurrency } from './stripe-facts.ts';

const created = Date.parse('2026-11-02T10:00:00Z') / 1000;
const hour = 3_600;
const session = { id: 'cs_1', status: 'open', currency: 'eur', created, expires_at: created + hour } as const;
const open: ToldSession = { session, intentStatus: null, charge: null, refunds: [], disputes: [], answeredAt: created + 60 };
const charge = {
  id: 'ch_1',
  amount: 4_990,
  amount_captured: 4_990,
  captured: true,
  currency: 'eur',
  status: 'succeeded',
  created,
} as const;
const part = { id: 're_1', amount: 990, currency: 'eur', created } as const;
const at = '2026-11-02T10:00:00.000Z';
const complete = { ...session, status: 'complete' } as const;
const paid: ToldSession = { ...open, session: complete, intentStatus: 'succeeded', charge };

test('a session in which nothing was tried has no facts', () => {
  expect(sessionFacts(open)).toEqual([]);
});

test('a session that was paid has one capture with the sum and currency that were paid', () => {
  const facts = sessionFacts(paid);
  expect(facts).toEqual([{ kind: 'capture', ref: 'ch_1', status: 'done', money: { amount: 4_990, currency: 'EUR' }, at }]);
  expect(attemptState(facts)).toBe('captured');
});

test('an expired session has ended by its time, or earlier where the shop ended it', () => {
  const expired = { ...open, session: { ...session, status: 'expired' } } as const;
  const end = { kind: 'end', ref: 'cs_1', status: 'done', money: { amount: 0, currency: 'EUR' } };
  expect(sessionFacts(expired)).toEqual([{ ...end, at: '2026-11-02T10:01:00.000Z' }]);
  expect(sessionFacts({ ...expired, answeredAt: created + 24 * hour })).toEqual([{ ...end, at: '2026-11-02T11:00:00.000Z' }]);
  expect(attemptState(sessionFacts(expired))).toBe('abandoned');
});

test('a declined try is a failed capture, and the session goes on', () => {
  const declined = { ...charge, status: 'failed', captured: false, amount_captured: 0 } as const;
  const told: ToldSession = { ...open, intentStatus: 'requires_payment_method', charge: declined };
  expect(sessionFacts(told)).toMatchObject([{ kind: 'capture', status: 'failed', money: { amount: 4_990 } }]);
  expect(attemptState(sessionFacts(told))).toBe('created');
  expect(attemptState(sessionFacts({ ...told, session: { ...session, status: 'expired' } }))).toBe('failed');
});

test('a direct debit is a pending capture until the bank pays; one that it refuses is a failed one, and the session has ended', () => {
  const pending = { ...charge, status: 'pending' } as const;
  const told: ToldSession = { ...open, session: complete, intentStatus: 'processing', charge: pending };
  expect(sessionFacts(told)).toMatchObject([{ kind: 'capture', ref: 'ch_1', status: 'pending' }]);
  expect(attemptState(sessionFacts(told))).toBe('pending');
  const refused: ToldSession = {
    ...told,
    intentStatus: 'requires_payment_method',
    charge: { ...charge, status: 'failed', captured: false },
  };
  expect(sessionFacts(refused)).toMatchObject([{ status: 'failed' }, { kind: 'end', ref: 'cs_1', at: '2026-11-02T10:01:00.000Z' }]);
  expect(attemptState(sessionFacts(refused))).toBe('failed');
});

test('money that is only reserved is not captured', () => {
  expect(captureFact({ ...charge, captured: false, amount_captured: 0 })).toMatchObject({ status: 'pending', money: { amount: 4_990 } });
});

test('of a partly captured sum the fact has what was captured', () => {
  expect(captureFact({ ...charge, amount_captured: 1_000 })).toMatchObject({ status: 'done', money: { amount: 1_000 } });
});

test.each([
  ['succeeded', 'done'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  [null, 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a refund that Stripe calls %s is %s', (status, expected) => {
  expect(refundFact({ ...part, status })).toEqual({
    kind: 'refund',
    ref: 're_1',
    status: expected,
    money: { amount: 990, currency: 'EUR' },
    at,
  });
});

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['appeal_under_review', 'open'],
  ['a status of later years', 'open'],
  ['lost', 'lost'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
])('a dispute that Stripe calls %s is %s', (status, expected) => {
  expect(disputeFact({ ...part, id: 'dp_1', status })).toMatchObject({ kind: 'dispute', ref: 'dp_1', status: expected });
});

test('refunds and disputes of a payment stand beside its capture', () => {
  const facts = sessionFacts({ ...paid, refunds: [{ ...part, status: 'succeeded' }], disputes: [{ ...part, id: 'dp_1', status: 'lost' }] });
  expect(facts.map(({ kind, ref }) => [kind, ref])).toEqual([
    ['capture', 'ch_1'],
    ['refund', 're_1'],
    ['dispute', 'dp_1'],
  ]);
  for (const fact of facts) expect(paymentFactSchema.safeParse(fact).success).toBe(true);
});

test('currencies have the shop’s names; one that it does not take stops the reading', () => {
  expect(['eur', 'chf', 'gbp', 'usd', 'sek', 'EUR', null].map(toldCurrency)).toEqual(['EUR', 'CHF', 'GBP', 'USD', null, null, null]);
  expect(() => captureFact({ ...charge, currency: 'sek' })).toThrow('sek');
});
