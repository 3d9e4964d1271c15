/** Lines that are ordered by their number, and whose records follow: until which day, and what another number of pieces costs. */
import * as z from 'zod/mini';
import { cutOffOf } from '#core/order/delivery.ts';
import type { LineItem } from '#core/order/line.ts';
import { designedOf } from '#core/order/line-kind.ts';
import { addDays, berlinInstant, berlinTime, type Day, type Instant } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { lateRecordsDays, maxRecordsDays } from './records-days.ts';

/** The first and the last day until which a list may come. */
export function recordsDays(now: Instant): { first: Day; last: Day } {
  const { day } = berlinTime(now);
  return { first: addDays(day, 1), last: addDays(day, maxRecordsDays) };
}

/** Whether a list that is ordered now may come until this day. */
export function mayFollowUntil(until: Day, now: Instant): boolean {
  const { first, last } = recordsDays(now);
  return until >= first && until <= last;
}

/** From when on an order counts whose lists come until these days: its payment, or the latest of their cut-offs. */
export function countsFrom(now: Instant, days: readonly Day[]): Date {
  return new Date(Math.max(Number(now), ...days.map(cutOffOf)));
}

/** The days until which the records of these lines follow, or were to follow. */
export function laterDays(items: readonly LineItem[]): Day[] {
  return items.flatMap((item) => {
    const records = designedOf(item)?.records;
    return records && 'until' in records && records.until !== undefined ? [records.until] : [];
  });
}

/** The last of the days until which records of these lines are still to come; null where none is. */
export function awaitedDay(items: readonly LineItem[]): Day | null {
  const days = items.flatMap((item) => {
    const records = designedOf(item)?.records;
    return records?.of === 'later' ? [records.until] : [];
  });
  return days.toSorted().at(-1) ?? null;
}

/** The instant after which a list is not taken any more. */
export function recordsEnd(due: Instant): number {
  return cutOffOf(addDays(berlinTime(due).day, lateRecordsDays));
}

/** What happens while records are awaited: two reminders, then the order waits for its customer, and in the end it is cancelled. */
export const recordSteps = (due: string): { step: RecordStep; at: number }[] => {
  const { day } = berlinTime(Date.parse(due));
  const reminder = (days: number) => berlinInstant(addDays(day, -days), reminderHour);
  return [
    { step: 'reminder-5', at: reminder(5) },
    { step: 'reminder-1', at: reminder(1) },
    { step: 'due', at: Date.parse(due) },
    { step: 'end', at: recordsEnd(Date.parse(due)) },
  ];
};

/** In Berlin. */
const reminderHour = 10;

export const recordStepNames = ['reminder-5', 'reminder-1', 'due', 'end'] as const;
export type RecordStep = (typeof recordStepNames)[number];

export function isReminder(step: RecordStep): boolean {
  return step === 'reminder-5' || step === 'reminder-1';
}

const amount = z.int().check(z.minimum(0));

/** Unit price from a number of pieces on, minor units. */
export const recordPricesSchema = z.array(z.strictObject({ quantity: z.int().check(z.minimum(1)), unit: amount })).check(z.minLength(1));
export type RecordPrice = z.infer<typeof recordPricesSchema>[number];

/** The price of a piece where there are so many. Throws Fault 'off-ladder' for fewer than the least. */
export function recordUnit(prices: readonly RecordPrice[], pieces: number): number {
  const step = prices.findLast(({ quantity }) => quantity <= pieces);
  if (!step) throw new Fault('off-ladder', `${pieces} pieces`);
  return step.unit;
}
