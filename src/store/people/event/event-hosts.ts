/** Who leads an event: its owner, and those who opened a link of it for hosts. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { HostRight } from '#core/people/event/event.ts';
import { dayIn } from '#core/people/event/zone.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { type EventReader, eventOf, type HostedEvent } from './events.ts';
import { openReplyCount } from './open-replies.ts';

export type EventHost = {
  id: string;
  name: string;
  right: Exclude<HostRight, 'owner'>;
  /** Null until the link was opened. */
  owner: OwnerId | null;
  joinedAt: string | null;
};

/** An event with what its requester may do. `waiting`: answers by the code for all that nobody has decided. */
export type LedEvent = HostedEvent & { right: HostRight; waiting: number };

const rightOf = ({ can_edit }: Pick<Tables['event_hosts'], 'can_edit'>) => (can_edit === 1 ? 'edit' : 'view');

function hostOf({ id, name, owner, joined_at, ...row }: Tables['event_hosts']): EventHost {
  return { id, name, owner, right: rightOf(row), joinedAt: joined_at };
}

/** Null alike for an event that is not there and one that the requester does not lead. */
export async function findLedEvent({ db }: EventReader, requester: OwnerId, id: string): Promise<LedEvent | null> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  const host = await db
    .selectFrom('event_hosts')
    .select('can_edit')
    .where('event', '=', id)
    .where('owner', '=', requester)
    .orderBy('can_edit', 'desc')
    .executeTakeFirst();
  const waiting = await openReplyCount({ db }, id, 'waiting');
  if (!row || (row.owner !== requester && !host)) return null;
  return { ...eventOf(row), right: row.owner === requester ? 'owner' : rightOf(host ?? { can_edit: 0 }), waiting };
}

/** The same, with the event's owner locked until the end of the transaction. */
export async function lockLedEvent(
  trx: StoreTransaction,
  engine: Store['engine'],
  requester: OwnerId,
  id: string,
): Promise<LedEvent | null> {
  const found = await findLedEvent({ db: trx }, requester, id);
  if (!found) return null;
  await lockOwner(trx, engine, found.owner);
  // The host may have been taken off before this transaction had the lock.
  return findLedEvent({ db: trx }, requester, id);
}

/** Events of others that somebody leads, the next one first. */
export async function listLedEvents({ db }: EventReader, requester: OwnerId): Promise<HostedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('id', 'in', db.selectFrom('event_hosts').select('event').where('owner', '=', requester))
    .where('owner', '!=', requester)
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  return rows.map(eventOf);
}

export async function hostsOf({ db }: EventReader, event: string): Promise<EventHost[]> {
  const rows = await db.selectFrom('event_hosts').selectAll().where('event', '=', event).orderBy('made_at').orderBy('id').execute();
  return rows.map(hostOf);
}

export async function addHost(
  trx: StoreTransaction,
  event: string,
  { id, name, right, key, now }: Pick<EventHost, 'id' | 'name' | 'right'> & { key: string; now: Date },
): Promise<void> {
  const row = { id, event, name, can_edit: right === 'edit' ? 1 : 0, hash: tokenHash(key), made_at: now.toISOString() };
  await trx
    .insertInto('event_hosts')
    .values({ ...row, owner: null, joined_at: null })
    .execute();
}

/** False for a host of another event. */
export async function removeHost(trx: StoreTransaction, event: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('event_hosts').where('id', '=', id).where('event', '=', event).executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

export type FoundHostLink = { event: HostedEvent; host: EventHost };

/** What a link for a host opens for a requester; null alike for a wrong and a revoked one, and one that somebody else opened. */
export async function findHostLink(
  { db }: EventReader,
  typed: string,
  requester: OwnerId | null,
  now: Date,
): Promise<FoundHostLink | null> {
  const hash = tokenHash(readLinkKey(typed) ?? '');
  const row = await db.selectFrom('event_hosts').selectAll().where('hash', '=', hash).executeTakeFirst();
  const event = await db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', row?.event ?? '')
    .executeTakeFirst();
  if (!row || !event || dayIn(event.zone, now.getTime()) >= event.expires_on) return null;
  if (row.owner !== null && row.owner !== requester) return null;
  return { event: eventOf(event), host: hostOf(row) };
}

/** Who opens the link is a host from here on. False where somebody else was quicker. */
export async function joinAsHost(trx: StoreTransaction, id: string, owner: OwnerId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_hosts')
    .set({ owner, joined_at: now.toISOString() })
    .where('id', '=', id)
    .where((query) => query.or([query('owner', 'is', null), query('owner', '=', owner)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
