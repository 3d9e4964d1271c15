import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import { isReminderDue, nextLook } from './look-times.ts';

const began = Date.parse('2026-11-28T10:00:00.000Z');
const at = (ms: number) => new Date(began + ms);
const attemptOf = (method: string, lifeMs: number) => ({ method, createdAt: at(0).toISOString(), expiresAt: at(lifeMs).toISOString() });

/** Minutes after the begin of all looks, one after the other. */
function looks(attempt: ReturnType<typeof attemptOf>): number[] {
  const found: number[] = [];
  for (let look = nextLook(attempt, at(0)); look; look = nextLook(attempt, look)) found.push((look.getTime() - began) / minuteMs);
  return found;
}

test('an attempt on a page of a provider is looked at soon, then every hour until it expires', () => {
  expect(looks(attemptOf('card', 3 * hourMs))).toEqual([0.5, 2, 5, 15, 30, 60, 120, 180]);
  expect(looks(attemptOf('paypal', 10 * minuteMs))).toEqual([0.5, 2, 5, 10]);
});

test('a transfer is looked at for the reminder and at its end', () => {
  const attempt = attemptOf('prepayment', 14 * dayMs);
  expect(looks(attempt)).toEqual([7 * 24 * 60, 14 * 24 * 60]);
  expect([6 * dayMs, 7 * dayMs].map((age) => isReminderDue(attempt, at(age)))).toEqual([false, true]);
});

test('an attempt on a page of a provider has no reminder of the bank', () => {
  expect(isReminderDue(attemptOf('card', dayMs), at(8 * dayMs))).toBe(false);
});
