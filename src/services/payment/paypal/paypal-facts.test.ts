import { expect, test } from 'vitest';
import { attemptState } from '#core/payment/payment-fact.ts';
import { type Currency, money } from '#core/values/money.ts';
import { paypalAttempt } from '#tests/payment/paypal-attempt.ts';
import { canBeCaptured, decimalOf, orderFacts, orderSchema, transactionFact, transactionsSchema } from './paypal-facts.ts';

const attempt = paypalAttempt();
const at = '2026-11-28T10:00:00Z';

function order(
  status: string,
  { captures = [], refunds = [], value = '49.90' }: { captures?: object[]; refunds?: object[]; value?: string } = {},
) {
  const unit = { custom_id: attempt.id, amount: { value, currency_code: 'EUR' }, payments: { captures, refunds } };
  return orderSchema.parse({ id: 'O1', status, create_time: at, update_time: at, purchase_units: [unit] });
}

function part(status: string, more: object = {}) {
  return {
    id: 'C1',
    status,
    amount: { value: '49.90', currency_code: 'EUR' },
    create_time: at,
    update_time: '2026-11-28T11:00:00Z',
    ...more,
  };
}

const told = (facts: ReturnType<typeof orderFacts>) => facts.map(({ kind, ref, status, money: { amount } }) => [kind, ref, status, amount]);

test.each([
  [1, 'EUR', '0.01'],
  [10, 'EUR', '0.10'],
  [100, 'EUR', '1.00'],
  [123_456_789, 'CHF', '1234567.89'],
] as const)('%i minor units of %s are the decimal text of PayPal', (amount, currency: Currency, text) => {
  expect(decimalOf(money(amount, currency))).toBe(text);
  const unit = { custom_id: 'a', amount: { value: text, currency_code: currency } };
  const [first] = orderSchema.parse({ id: 'O1', status: 'CREATED', purchase_units: [unit] }).purchase_units;
  expect(first?.amount).toEqual({ amount, currency });
});

test.each(['1,00', '1.234', '-1.00', '1e3', '', ' 1.00', '9999999999999.00'])(
  'an order with the amount "%s" is not as described',
  (value) => {
    expect(() => order('CREATED', { value })).toThrow();
  },
);

test('an order is captured only when it is approved for the amount and the currency of the attempt', () => {
  expect(canBeCaptured(order('APPROVED'), attempt)).toBe(true);
  for (const status of ['CREATED', 'PAYER_ACTION_REQUIRED', 'COMPLETED', 'VOIDED'])
    expect(canBeCaptured(order(status), attempt)).toBe(false);
  expect(canBeCaptured(order('APPROVED', { value: '49.91' }), attempt)).toBe(false);
  expect(canBeCaptured(order('APPROVED'), { ...attempt, money: money(4_990, 'CHF') })).toBe(false);
  expect(canBeCaptured(order('APPROVED'), { ...attempt, id: 'another' })).toBe(false);
});

test.each([
  ['COMPLETED', undefined, 'done', 'captured'],
  ['REFUNDED', undefined, 'done', 'captured'],
  ['PARTIALLY_REFUNDED', undefined, 'done', 'captured'],
  ['PENDING', 'PENDING_REVIEW', 'pending', 'pending'],
  ['PENDING', 'constructor', 'pending', 'pending'],
  ['DECLINED', undefined, 'failed', 'failed'],
  ['FAILED', undefined, 'failed', 'failed'],
])('a capture that is %s (%s) is %s, and the attempt %s', (status, reason, wanted, state) => {
  const facts = orderFacts(order('COMPLETED', { captures: [part(status, { status_details: { reason } })] }), [], attempt);
  expect(facts[0]).toMatchObject({ kind: 'capture', ref: 'C1', status: wanted, money: money(4_990, 'EUR') });
  expect(attemptState(facts)).toBe(state);
});

test('a capture is dated by its end, and a refund later does not move it', () => {
  const [done] = orderFacts(order('COMPLETED', { captures: [part('COMPLETED')] }), [], attempt);
  expect(done?.at).toBe('2026-11-28T11:00:00.000Z');
  const [refunded] = orderFacts(order('COMPLETED', { captures: [part('REFUNDED')] }), [], attempt);
  expect(refunded?.at).toBe('2026-11-28T10:00:00.000Z');
});

test('refunds of any origin are facts, also those that failed', () => {
  const refunds = [
    part('COMPLETED', { id: 'R1' }),
    part('PENDING', { id: 'R2' }),
    part('FAILED', { id: 'R3' }),
    part('CANCELLED', { id: 'R4' }),
  ];
  const facts = orderFacts(order('COMPLETED', { captures: [part('REFUNDED')], refunds }), [], attempt);
  expect(
    told(facts)
      .slice(1)
      .map(([, ref, status]) => [ref, status]),
  ).toEqual([
    ['R1', 'done'],
    ['R2', 'pending'],
    ['R3', 'failed'],
    ['R4', 'failed'],
  ]);
});

test.each([
  ['OPEN', undefined, 'open'],
  ['UNDER_REVIEW', undefined, 'open'],
  ['RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'lost'],
  ['RESOLVED', 'ACCEPTED', 'lost'],
  ['RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED', 'CANCELED_BY_BUYER', 'won'],
] as const)('a dispute that is %s (%s) is %s', (status, outcome_code, wanted) => {
  const amount = money(4_990, 'EUR');
  const dispute = { dispute_id: 'D1', status, dispute_amount: amount, dispute_outcome: { outcome_code }, create_time: at };
  const facts = orderFacts(order('COMPLETED', { captures: [part('COMPLETED')] }), [dispute], attempt);
  expect(told(facts)[1]).toEqual(['dispute', 'D1', wanted, 4_990]);
});

test('money that PayPal took back counts once: by its dispute, or by the capture where there is none', () => {
  const reversed = order('COMPLETED', { captures: [part('REFUNDED', { status_details: { reason: 'CHARGEBACK' } })] });
  const facts = orderFacts(reversed, [], attempt);
  expect(told(facts)).toEqual([
    ['capture', 'C1', 'done', 4_990],
    ['dispute', 'C1', 'lost', 4_990],
  ]);
  expect(attemptState(facts)).toBe('charged_back');
  const dispute = { dispute_id: 'D1', status: 'OPEN', dispute_amount: money(4_990, 'EUR'), create_time: at };
  expect(told(orderFacts(reversed, [dispute], attempt))[1]).toEqual(['dispute', 'D1', 'open', 4_990]);
});

test('a voided order ends the attempt', () => {
  expect(told(orderFacts(order('VOIDED'), [], attempt))).toEqual([['end', attempt.id, 'done', 0]]);
  expect(orderFacts(order('CREATED'), [], attempt)).toEqual([]);
});

test.each([
  ['T0006', 'S', '49.90', { kind: 'capture', status: 'done', attempt: 'a1' }],
  ['T0006', 'V', '49.90', { kind: 'capture', status: 'done', attempt: 'a1' }],
  ['T0003', 'P', '49.90', { kind: 'capture', status: 'pending', attempt: 'a1' }],
  ['T0006', 'D', '49.90', { kind: 'capture', status: 'failed', attempt: 'a1' }],
  ['T1107', 'S', '-49.90', { kind: 'refund', status: 'done', attempt: null }],
])('a transaction %s %s of %s is a fact', (code, status, value, wanted) => {
  expect(transaction(code, status, value)).toMatchObject({
    ref: 'T1',
    money: money(4_990, 'EUR'),
    at: '2026-11-28T10:00:00.000Z',
    ...wanted,
  });
});

test.each([
  ['T0006', 'S', '-49.90', 'EUR'],
  ['T0006', 'S', '49.90', 'JPY'],
  ['T0400', 'S', '-100.00', 'EUR'],
  ['T1106', 'S', '-49.90', 'EUR'],
  ['T0006', 'X', '49.90', 'EUR'],
  ['T0006', 'constructor', '49.90', 'EUR'],
])('a transaction %s %s of %s %s is no fact', (code, status, value, currency) => {
  expect(transaction(code, status, value, currency)).toBeNull();
});

function transaction(transaction_event_code: string, transaction_status: string, value: string, currency_code = 'EUR') {
  const transaction_info = {
    transaction_id: 'T1',
    transaction_event_code,
    transaction_status,
    transaction_initiation_date: '2026-11-28T11:00:00+0100',
    transaction_amount: { value, currency_code },
    custom_field: 'a1',
  };
  const [first] = transactionsSchema.parse({ transaction_details: [{ transaction_info }] }).transaction_details ?? [];
  return first && transactionFact(first.transaction_info);
}
