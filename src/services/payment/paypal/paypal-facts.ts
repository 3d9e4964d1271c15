/** What PayPal says of orders, captures, refunds, disputes and transactions, as facts. Pure. Its amounts are decimal texts. */
import * as z from 'zod/mini';
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import { type Currency, currencies, type Money, money } from '#core/values/money.ts';
import type { Attempt, ListedFact } from '#services/payment/provider.ts';

/** 123 is "1.23": by text, since a division is not exact. */
export function decimalOf({ amount }: Money): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export type PaypalMoney = { value: string; currency_code: string };

export function paypalMoney(value: Money): PaypalMoney {
  return { value: decimalOf(value), currency_code: value.currency };
}

const decimal = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

function amountOf(value: string): number {
  const [, sign, whole = '', rest = ''] = decimal.exec(value) ?? [];
  return Number(`${sign}${whole}${rest.padEnd(2, '0')}`);
}

const id = z.string().check(z.minLength(1), z.maxLength(255));
/** The reports write the offset without a colon: 2026-11-28T10:00:00+0000. */
const instant = z.pipe(
  z.string().check(z.refine((text) => Number.isFinite(Date.parse(text)))),
  z.transform((text) => new Date(text).toISOString()),
);
const value = z.string().check(z.regex(decimal));
const paid = z.pipe(
  z.object({ value: value.check(z.refine((text) => !text.startsWith('-'))), currency_code: z.enum(currencies) }),
  z.transform((told) => money(amountOf(told.value), told.currency_code)),
);

const captureSchema = z.object({
  id,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: z.optional(z.object({ reason: z.optional(z.string()) })),
  amount: paid,
  create_time: instant,
  update_time: z.optional(instant),
});
type Capture = z.infer<typeof captureSchema>;

export const refundSchema = z.object({
  id,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: paid,
  custom_id: z.optional(z.string()),
  invoice_id: z.optional(z.string()),
  create_time: instant,
  update_time: z.optional(instant),
});
type PaypalRefund = z.infer<typeof refundSchema>;

export const orderSchema = z.object({
  id,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  create_time: z.optional(instant),
  update_time: z.optional(instant),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.optional(z.string()),
        // The short form of an answer has the payments only.
        amount: z.optional(paid),
        payments: z.optional(z.object({ captures: z.optional(z.array(captureSchema)), refunds: z.optional(z.array(refundSchema)) })),
      }),
    )
    .check(z.minLength(1)),
});
export type PaypalOrder = z.infer<typeof orderSchema>;

export const disputeSchema = z.object({
  dispute_id: id,
  status: z.string(),
  dispute_amount: paid,
  /** Of a dispute that is resolved, in its details only. */
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()), amount_refunded: z.optional(paid) })),
  /** In the details only, too. `custom` is the shop's reference. */
  disputed_transactions: z.optional(z.array(z.object({ custom: z.optional(z.string()) }))),
  create_time: instant,
  update_time: z.optional(instant),
});
export type PaypalDispute = z.infer<typeof disputeSchema>;

export function capturesOf({ purchase_units }: PaypalOrder): Capture[] {
  return purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
}

export function refundsOf({ purchase_units }: PaypalOrder): PaypalRefund[] {
  return purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
}

/** The customer has agreed to what the attempt asks for, and no call has taken it yet. */
export function canBeCaptured({ status, purchase_units }: PaypalOrder, { id, money: { amount, currency } }: Attempt): boolean {
  const [unit, ...others] = purchase_units;
  if (status !== 'APPROVED' || !unit || others.length > 0) return false;
  return unit.custom_id === id && unit.amount?.amount === amount && unit.amount.currency === currency;
}

/** PayPal took the money back, or holds it: the capture itself was done before. */
const reversals: ReadonlyMap<string | undefined, 'open' | 'lost'> = new Map([
  ['BUYER_COMPLAINT', 'open'],
  ['CHARGEBACK', 'lost'],
]);

function captureStatus({ status, status_details }: Capture): 'pending' | 'done' | 'failed' {
  if (status === 'DECLINED' || status === 'FAILED') return 'failed';
  return status === 'PENDING' && !reversals.has(status_details?.reason) ? 'pending' : 'done';
}

function captureFact(capture: Capture): PaymentFact {
  const { id: ref, amount, create_time, update_time = create_time } = capture;
  const status = captureStatus(capture);
  // A refund changes the time of the last update.
  const at = status === 'failed' || capture.status === 'COMPLETED' ? update_time : create_time;
  return { kind: 'capture', ref, status, money: amount, at };
}

const refundStatus = { CANCELLED: 'failed', FAILED: 'failed', PENDING: 'pending', COMPLETED: 'done' } as const;

export function refundFact({ id: ref, status, amount, create_time, update_time = create_time }: PaypalRefund): PaymentFact {
  return { kind: 'refund', ref, status: refundStatus[status], money: amount, at: update_time };
}

const lostOutcomes: readonly (string | undefined)[] = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

export function disputeFact(dispute: PaypalDispute): PaymentFact {
  const { dispute_id: ref, status, dispute_amount, dispute_outcome, create_time, update_time = create_time } = dispute;
  if (status !== 'RESOLVED') return { kind: 'dispute', ref, status: 'open', money: dispute_amount, at: create_time };
  const isLost = lostOutcomes.includes(dispute_outcome?.outcome_code);
  const lost = dispute_outcome?.amount_refunded ?? dispute_amount;
  return { kind: 'dispute', ref, status: isLost ? 'lost' : 'won', money: isLost ? lost : dispute_amount, at: update_time };
}

/** Money that PayPal took back without a dispute of its own, as banks do with a debit. */
function reversalFact({ id: ref, status_details, amount, create_time, update_time = create_time }: Capture): PaymentFact[] {
  const status = reversals.get(status_details?.reason);
  return status ? [{ kind: 'dispute', ref, status, money: amount, at: update_time }] : [];
}

export function endFact({ id: ref, money: { currency } }: Attempt, at: string): PaymentFact {
  return { kind: 'end', ref, status: 'done', money: money(0, currency), at };
}

/** Everything an order of PayPal says about the attempt. An order takes one capture: where that failed, nothing can be paid with it. */
export function orderFacts(order: PaypalOrder, disputes: readonly PaypalDispute[], attempt: Attempt): PaymentFact[] {
  const captures = capturesOf(order);
  const told = captures.map(captureFact);
  const hasFailed = order.status === 'COMPLETED' && told.length > 0 && told.every(({ status }) => status === 'failed');
  const endedAt = order.update_time ?? order.create_time ?? attempt.createdAt;
  return [
    ...told,
    ...refundsOf(order).map(refundFact),
    ...(disputes.length > 0 ? disputes.map(disputeFact) : captures.flatMap(reversalFact)),
    ...(order.status === 'VOIDED' || hasFailed ? [endFact(attempt, endedAt)] : []),
  ];
}

export const transactionsSchema = z.object({
  total_pages: z.optional(z.int().check(z.minimum(0))),
  transaction_details: z.optional(
    z.array(
      z.object({
        transaction_info: z.object({
          transaction_id: id,
          transaction_event_code: z.string(),
          transaction_status: z.optional(z.string()),
          transaction_initiation_date: instant,
          transaction_amount: z.optional(z.object({ value: z.string(), currency_code: z.string() })),
          custom_field: z.optional(z.string()),
        }),
      }),
    ),
  ),
});
type Transaction = NonNullable<z.infer<typeof transactionsSchema>['transaction_details']>[number]['transaction_info'];

/** V: was done, and its money went back later, which is a transaction of its own. */
const transactionStatus: ReadonlyMap<string | undefined, 'pending' | 'done' | 'failed'> = new Map([
  ['S', 'done'],
  ['V', 'done'],
  ['P', 'pending'],
  ['D', 'failed'],
]);

/**
 * A transaction of the reports; null for what is no capture or refund, as fees and withdrawals. T00nn are payments, T1107 is a refund by the
 * shop. A reversal by PayPal is left out: the report does not name its dispute, so that it would be counted twice; the list of disputes has it.
 */
export function transactionFact(transaction: Transaction): ListedFact | null {
  const { transaction_id: ref, transaction_event_code: event, transaction_amount: told, custom_field } = transaction;
  const status = transactionStatus.get(transaction.transaction_status);
  if (!status || !told || !decimal.test(told.value)) return null;
  const currency = currencies.find((known): known is Currency => known === told.currency_code);
  const amount = amountOf(told.value);
  const at = transaction.transaction_initiation_date;
  if (!currency) return null;
  if (event.startsWith('T00') && amount > 0)
    return { kind: 'capture', ref, status, money: money(amount, currency), at, attempt: custom_field || null };
  if (event === 'T1107' && amount < 0) return { kind: 'refund', ref, status, money: money(-amount, currency), at, attempt: null };
  return null;
}
