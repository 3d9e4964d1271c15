/** The day by which a customer needs an order. It changes no price: it says which ways of delivery are in time. */
import { addDays, berlinTime, type Day, type Instant } from '#core/values/date.ts';
import type { Money } from '#core/values/money.ts';

/** Feasts are planned for three years. */
const longestDays = 3 * 366;

/** Today in Berlin, and the last day that an order can be needed by. */
export function neededBounds(now: Instant): { first: Day; last: Day } {
  const { day } = berlinTime(now);
  return { first: day, last: addDays(day, longestDays) };
}

/** Why an order cannot be needed by a day; null where it can. */
export function neededByProblem(day: Day, now: Instant): 'past' | 'far' | null {
  const { first, last } = neededBounds(now);
  if (day < first) return 'past';
  return day > last ? 'far' : null;
}

/** Whether what arrives on a day at the latest is there in time. */
export function isInTime(arrives: Day, neededBy: Day): boolean {
  return arrives <= neededBy;
}

type Offer = { price: Pick<Money, 'amount'>; to: Day };

/** The cheapest way of delivery that is in time, of two equal ones the earlier; null where none is. */
export function bestInTime<Of extends Offer>(offers: readonly Of[], neededBy: Day): Of | null {
  const inTime = offers.filter(({ to }) => isInTime(to, neededBy));
  return inTime.toSorted((one, other) => one.price.amount - other.price.amount || one.to.localeCompare(other.to))[0] ?? null;
}
