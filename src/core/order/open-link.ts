/** How long the link of an order shows it without a proof (core/customer/order-proof.ts). */
import { addDays, berlinInstant } from '#core/values/date.ts';
import { dayMs } from '#core/values/unit.ts';
import { closedStates } from './life-cycle.ts';
import type { Order } from './order.ts';

/** Days after the order came to rest. */
const openDays = 30;

type Rested = Pick<Order, 'state' | 'events' | 'deliveryTo' | 'placedAt'>;

/**
 * When an order came to rest: with the event that handed it over, or ended it in another way, since the shop last worked at it. One that
 * still waits rests since its last event, but not before the promised day of delivery is over.
 */
function restedAt({ events, deliveryTo, placedAt }: Rested): number {
  const working = events.findLastIndex(({ state }) => !closedStates.includes(state));
  const closing = events[working + 1];
  if (closing) return Date.parse(closing.at);
  return Math.max(Date.parse(events[working]?.at ?? placedAt), berlinInstant(addDays(deliveryTo, 1), 0));
}

/** Whether the link alone still shows the order. */
export function isLinkOpen(order: Rested, now: Date): boolean {
  return now.getTime() < restedAt(order) + openDays * dayMs;
}

/** The address of the overview of an order as PDF, by the token of its link. */
export function overviewPath(token: string): string {
  return `/web-api/orders/${token}/overview`;
}
