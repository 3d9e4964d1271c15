/** When the shop asks a provider about an attempt by itself, though no event came. */
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import { type PaymentMethod, paymentKind } from './methods.ts';

/** How long an order waits for an attempt. */
export function attemptLifeMs(method: PaymentMethod): number {
  return paymentKind(method) === 'hosted' ? dayMs : 14 * dayMs;
}

const secondMs = 1_000;
const firstLooks = [30 * secondMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs];
const openReminder = 30 * minuteMs;
const transferReminder = 7 * dayMs;

/** How long after a look at an attempt that has expired the next one is: money that is on its way, as of a direct debit, takes days. */
export const lateLookMs = 6 * hourMs;

/**
 * The first instant after `now` to look at an attempt: soon after it began, then hourly until it expires; for a transfer on the day of the
 * reminder and at the end. Null once it has expired.
 */
export function nextLook(attempt: { method: string; createdAt: string; expiresAt: string }, now: Date): Date | null {
  const [began, end] = [Date.parse(attempt.createdAt), Date.parse(attempt.expiresAt)];
  if (now.getTime() >= end) return null;
  const age = now.getTime() - began;
  const looks = paymentKind(attempt.method) === 'hosted' ? firstLooks : [transferReminder];
  const next =
    looks.find((look) => look > age) ??
    (paymentKind(attempt.method) === 'hosted' ? age - (age % hourMs) + hourMs : Number.POSITIVE_INFINITY);
  return new Date(Math.min(began + next, end));
}

/** Whether a customer who has not paid on the page of a provider is to be told: they left it half an hour ago. */
export function isWaitingLong(attempt: { method: string; createdAt: string }, now: Date): boolean {
  return paymentKind(attempt.method) === 'hosted' && now.getTime() >= Date.parse(attempt.createdAt) + openReminder;
}

/** Whether a customer who pays by transfer is to be reminded: in the second half of the time. */
export function isReminderDue(attempt: { method: string; createdAt: string }, now: Date): boolean {
  return paymentKind(attempt.method) === 'prepayment' && now.getTime() >= Date.parse(attempt.createdAt) + transferReminder;
}
