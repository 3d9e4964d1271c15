/** Who leads an event: the requester's right to it, asked before anything is read or written. */
import type { EventHead } from '#api/people/event-calls.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { findEvent, type HostedEvent, lockEvent } from '#store/people/event/events.ts';

export function noEvent(): Fault {
  return new Fault('not-found', 'no such event', { text: message('fault.no-event') });
}

/** Throws Fault 'not-found' for a requester without a session, who owns nothing. */
export function eventOwner({ actor: { owner } }: Context): OwnerId {
  if (owner.current) return owner.current;
  throw noEvent();
}

/** The event that the requester leads. Throws Fault 'not-found' alike for foreign and missing ones. */
export async function hostedEvent(context: Context, id: string): Promise<HostedEvent> {
  const event = await findEvent(context.shop.store, eventOwner(context), id);
  if (!event) throw noEvent();
  return event;
}

/** The same, with its owner locked until the end of the transaction. */
export async function lockHostedEvent(trx: StoreTransaction, context: Context, id: string): Promise<HostedEvent> {
  const event = await lockEvent(trx, context.shop.store.engine, eventOwner(context), id);
  if (!event) throw noEvent();
  return event;
}

export function headOf({ id, list, title, firstDay, deadline, state }: HostedEvent): EventHead {
  return { id, list, title, firstDay, deadline, state };
}
