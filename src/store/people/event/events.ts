/** Events of an owner with their programme. Every statement names the owner; a foreign event is a missing one. */
import { randomBytes } from 'node:crypto';
import type { OwnerId } from '#core/customer/owner.ts';
import { type EventPart, type EventState, eventBounds, expiryOf } from '#core/people/event/event.ts';
import { type EventFacts, eventDetailsSchema } from '#core/people/event/event-schema.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import { keyOf, sealText } from '#store/db/sealed-text.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockGuestList } from '#store/people/guest-lists.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { noteFacts } from './event-designs.ts';

export type HostedEvent = EventFacts & {
  id: string;
  list: string;
  owner: OwnerId;
  state: EventState;
  password: string | null;
  /** Sealed. */
  secret: string;
  keyVersion: number;
  expiresOn: string;
  version: number;
};

export type EventReader = { db: Store['db'] | StoreTransaction };

export const secretUse = 'event';

export function eventOf(row: Tables['events']): HostedEvent {
  const { details, first_day, last_day, key_version, expires_on, made_at: _, ...rest } = row;
  return {
    ...rest,
    details: parseStored(`event ${row.id}`, eventDetailsSchema, JSON.parse(details)),
    firstDay: first_day,
    lastDay: last_day,
    keyVersion: key_version,
    expiresOn: expires_on,
  };
}

function factColumns({ title, occasion, firstDay, lastDay, zone, deadline, details }: EventFacts) {
  return {
    title,
    occasion,
    first_day: firstDay,
    last_day: lastDay,
    zone,
    deadline,
    details: JSON.stringify(details),
    expires_on: expiryOf(lastDay),
  };
}

export async function findEvent({ db }: EventReader, owner: OwnerId, id: string): Promise<HostedEvent | null> {
  const row = await db.selectFrom('events').selectAll().where('id', '=', id).where('owner', '=', owner).executeTakeFirst();
  return row ? eventOf(row) : null;
}

/** The next one first. */
export async function listEvents({ db }: EventReader, owner: OwnerId): Promise<HostedEvent[]> {
  const rows = await db.selectFrom('events').selectAll().where('owner', '=', owner).orderBy('first_day').orderBy('id').execute();
  return rows.map(eventOf);
}

/** Null for a foreign list. Throws Fault 'quota-full' beyond the events that an owner may have. */
export async function createEvent(
  store: Store,
  { owner, list, now }: { owner: OwnerId; list: string; now: Date },
  facts: EventFacts,
): Promise<string | null> {
  return store.write(async (trx) => {
    if (!(await lockGuestList(trx, store.engine, owner, list))) return null;
    const max = eventBounds.events;
    if ((await listEvents({ db: trx }, owner)).length >= max)
      throw new Fault('quota-full', `${max} events`, { text: message('fault.events-full', { max }) });
    const id = newToken();
    const secret = randomBytes(32).toString('base64url');
    const row = {
      id,
      owner,
      list,
      ...factColumns(facts),
      state: 'draft' as const,
      password: null,
      secret: sealText(keyOf(store.linkSecret, secretUse), id, secret),
      key_version: 1,
      made_at: now.toISOString(),
      version: 1,
    };
    await trx.insertInto('events').values(row).execute();
    return id;
  });
}

/** The owner's event, with the owner locked until the end of the transaction; null for a foreign one. */
export async function lockEvent(trx: StoreTransaction, engine: Store['engine'], owner: OwnerId, id: string): Promise<HostedEvent | null> {
  await lockOwner(trx, engine, owner);
  return findEvent({ db: trx }, owner, id);
}

type Changing = { store: Store; owner: OwnerId; event: string };

async function putEvent(trx: StoreTransaction, { id, version }: HostedEvent, columns: Partial<Tables['events']>): Promise<void> {
  await trx
    .updateTable('events')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Null for a foreign event, 'changed' where it is of another version. */
export async function changeFacts(
  { store, owner, event }: Changing,
  facts: EventFacts,
  seenVersion: number,
): Promise<'done' | 'changed' | null> {
  return store.write(async (trx) => {
    const found = await lockEvent(trx, store.engine, owner, event);
    if (!found) return null;
    if (found.version !== seenVersion) return 'changed';
    await noteFacts(trx, found);
    await putEvent(trx, found, factColumns(facts));
    return 'done';
  });
}

/** Another state or password. False for a foreign event. */
export async function changeAccess(
  { store, owner, event }: Changing,
  change: { state: EventState } | { password: string | null } | { isRevoked: true },
): Promise<boolean> {
  return store.write(async (trx) => {
    const found = await lockEvent(trx, store.engine, owner, event);
    if (!found) return false;
    if ('isRevoked' in change) {
      // Links are found by their hash: without it, an old one is as wrong as any other.
      await trx.deleteFrom('access_keys').where('event', '=', event).execute();
      await putEvent(trx, found, { key_version: found.keyVersion + 1 });
    } else await putEvent(trx, found, change);
    return true;
  });
}

/** With everything in it. False for a foreign event. */
export async function deleteEvent(store: Store, owner: OwnerId, id: string): Promise<boolean> {
  const { numDeletedRows } = await store.write((trx) =>
    trx.deleteFrom('events').where('id', '=', id).where('owner', '=', owner).executeTakeFirst(),
  );
  return Number(numDeletedRows) === 1;
}

/** The parts of an event in their order, with what they offer to eat. */
export async function programmeOf({ db }: EventReader, event: string): Promise<EventPart[]> {
  const parts = await db.selectFrom('event_parts').selectAll().where('event', '=', event).orderBy('position').execute();
  const options = await db
    .selectFrom('menu_options')
    .innerJoin('event_parts', 'event_parts.id', 'menu_options.part')
    .selectAll('menu_options')
    .where('event_parts.event', '=', event)
    .orderBy('menu_options.position')
    .execute();
  return parts.map(({ id, name, starts_at, ends_at, place }) => ({
    id,
    name,
    startsAt: starts_at,
    endsAt: ends_at,
    place,
    options: options
      .filter(({ part }) => part === id)
      .map((option) => ({ id: option.id, name: option.name, isForChildren: option.for_children === 1 })),
  }));
}

/** Writes the parts of an event as they are to be; those that are gone go with their answers. */
export async function putProgramme(trx: StoreTransaction, event: HostedEvent, parts: readonly EventPart[]): Promise<void> {
  const ids = parts.map(({ id }) => id);
  await trx
    .deleteFrom('event_parts')
    .where('event', '=', event.id)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  for (const [at, { id, name, startsAt, endsAt, place, options }] of parts.entries()) {
    const row = { position: at + 1, name, starts_at: startsAt, ends_at: endsAt, place };
    await trx
      .insertInto('event_parts')
      .values({ id, event: event.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('menu_options').where('part', '=', id).execute();
    if (options.length === 0) continue;
    const rows = options.map((option, place_) => ({
      id: option.id,
      part: id,
      position: place_ + 1,
      name: option.name,
      for_children: option.isForChildren ? 1 : 0,
    }));
    await trx.insertInto('menu_options').values(rows).execute();
  }
  await putEvent(trx, event, {});
}
