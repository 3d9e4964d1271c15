/** The day by which an order is needed, as it is typed. Pure. */
import type { Cart } from '#api/order.ts';
import { isDay } from '#core/values/date.ts';

/** The field of the day, and the one with the day that was shown before. */
export const neededNames = { day: 'neededBy', shown: 'shownNeededBy' } as const;

/** What is wrong with a typed day, as the key of its sentence; null for a good one and for none. */
export function neededByError(typed: string, { first, last }: Cart['neededBounds']) {
  if (typed === '') return null;
  if (!isDay(typed)) return 'needed.wrong.none' as const;
  if (typed < first) return 'needed.wrong.past' as const;
  return typed > last ? ('needed.wrong.far' as const) : null;
}
