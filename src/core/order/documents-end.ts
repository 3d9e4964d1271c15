/** Until when the documents of an order stay. The nightly deletion says the same in SQL (store/retention/finished-orders.ts). */
import { retentionDays } from '#core/customer/retention.ts';
import { dayMs } from '#core/values/unit.ts';
import { closedStates } from './life-cycle.ts';
import type { Order } from './order.ts';

/** Since when a customer keeps the documents of an order for longer, and when that was ended; ISO times, null for neither. */
export type Keeping = { keptAt: string | null; endedAt: string | null };

/** Null for an order that has not ended: its period has not begun. */
export function documentsEnd({ state, events }: Pick<Order, 'state' | 'events'>, { keptAt, endedAt }: Keeping): Date | null {
  if (!closedStates.includes(state)) return null;
  // The period counts from the hand-over.
  const last = Math.max(...events.filter((event) => event.state !== 'delivered').map(({ at }) => Date.parse(at)));
  const days = retentionDays[keptAt === null ? 'orderDocument' : 'keptOrderDocument'];
  const end = last + days * dayMs;
  return new Date(endedAt === null ? end : Math.max(end, Date.parse(endedAt) + retentionDays.endedKeeping * dayMs));
}
