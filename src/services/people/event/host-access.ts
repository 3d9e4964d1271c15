/** Who leads an event: the requester's right to it, asked before anything is read or written. */
import type { EventHead } from '#api/people/event-calls.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { type HostRight, mayDo } from '#core/people/event/event.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { findLedEvent, type LedEvent, lockLedEvent } from '#store/people/event/event-hosts.ts';

export function noEvent(): Fault {
  return new Fault('not-found', 'no such event', { text: message('fault.no-event') });
}

/** Throws Fault 'not-found' for a requester without a session, who leads nothing. */
function requesterOf({ actor: { owner } }: Context): OwnerId {
  if (owner.current) return owner.current;
  throw noEvent();
}

function withRight(event: LedEvent | null, needed: HostRight): LedEvent {
  if (!event) throw noEvent();
  if (mayDo(event.right, needed)) return event;
  throw new Fault('forbidden', `a host with the right ${event.right}`, { text: message('fault.event-right') });
}

/**
 * The event that the requester leads. Throws Fault 'not-found' alike for foreign and missing ones, and 'forbidden' where a host has not the right that is
 * needed: 'view' to read, 'edit' to change, 'owner' for what only the one who made it may do (its end, its password, its links, its hosts).
 */
export async function hostedEvent(context: Context, id: string, needed: HostRight): Promise<LedEvent> {
  return withRight(await findLedEvent(context.shop.store, requesterOf(context), id), needed);
}

/** The same, with the event's owner locked until the end of the transaction. */
export async function lockHostedEvent(trx: StoreTransaction, context: Context, id: string, needed: HostRight): Promise<LedEvent> {
  return withRight(await lockLedEvent(trx, context.shop.store.engine, requesterOf(context), id), needed);
}

export function headOf({ id, list, title, firstDay, deadline, state, right, waiting }: LedEvent): EventHead {
  return { id, list, title, firstDay, deadline, state, right, waiting };
}
