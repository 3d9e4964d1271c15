/** The calendar of the year after another one: the same in everything but its start. */
import type { Calendar } from './document.ts';
import { startDateOf, startMonthOf } from './start.ts';

/** Twelve months later, however many it has; a planner by weeks begins with the week that the same month begins in. */
export function nextYear(product: Calendar): Calendar {
  const year = product.year + 1;
  if (product.startDate === undefined) return { ...product, year };
  const startDate = startDateOf({ year, month: product.startMonth });
  const begun = startMonthOf(startDate);
  return { ...product, year: begun.year, startMonth: begun.month, startDate };
}
