/** Events with their programme. Who may read and change one is in event-hosts.ts. */
import { randomBytes } from 'node:crypto';
import type { OwnerId } from '#core/customer/owner.ts';
import { type EventPart, type EventState, eventBounds, expiryOf } from '#core/people/event/event.ts';
import { type EventFacts, eventDetailsSchema } from '#core/people/event/event-schema.ts';
import { type GiftWishes, noWishes } from '#core/people/event/page-content.ts';
import { giftWishesSchema } from '#core/people/event/page-schema.ts';
import type { Contract } from '#core/people/event/processing-contract.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import { keyOf, sealText } from '#store/db/sealed-text.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockGuestList } from '#store/people/guest-lists.ts';
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
  madeAt: string;
  version: number;
  /** An instant; until then nobody answers by the code for all. */
  pausedUntil: string | null;
  wishes: GiftWishes;
  /** What a company agreed to when it made the event; null for private hosts. */
  contract: Contract | null;
};

export type EventReader = { db: Store['db'] | StoreTransaction };

export const secretUse = 'event';

export function eventOf(row: Tables['events']): HostedEvent {
  const { details, first_day, last_day, key_version, expires_on, paused_until, made_at, wishes, contract_version, contract_at, ...rest } =
    row;
  return {
    ...rest,
    details: parseStored(`event ${row.id}`, eventDetailsSchema, JSON.parse(details)),
    firstDay: first_day,
    lastDay: last_day,
    keyVersion: key_version,
    expiresOn: expires_on,
    pausedUntil: paused_until,
    madeAt: made_at,
    wishes: wishes === null ? noWishes : parseStored(`wishes of ${row.id}`, giftWishesSchema, JSON.parse(wishes)),
    contract: contract_version === null || contract_at === null ? null : { version: contract_version, at: contract_at },
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

/** The next one first. */
export async function listEvents({ db }: EventReader, owner: OwnerId): Promise<HostedEvent[]> {
  const rows = await db.selectFrom('events').selectAll().where('owner', '=', owner).orderBy('first_day').orderBy('id').execute();
  return rows.map(eventOf);
}

/** Null for a foreign list. Throws Fault 'quota-full' beyond the events that an owner may have. */
export async function createEvent(
  store: Store,
  { owner, list, contract, now }: { owner: OwnerId; list: string; contract: string | null; now: Date },
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
      contract_version: contract,
      contract_at: contract === null ? null : now.toISOString(),
      made_at: now.toISOString(),
      version: 1,
      paused_until: null,
    };
    await trx.insertInto('events').values(row).execute();
    return id;
  });
}

async function putEvent(trx: StoreTransaction, { id, version }: HostedEvent, columns: Partial<Tables['events']>): Promise<void> {
  await trx
    .updateTable('events')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** The event is locked, in this and in what follows. */
export async function changeFacts(trx: StoreTransaction, event: HostedEvent, facts: EventFacts): Promise<void> {
  await noteFacts(trx, event);
  await putEvent(trx, event, factColumns(facts));
}

/** Another state or password, or links that open nothing any more. */
export async function changeAccess(
  trx: StoreTransaction,
  event: HostedEvent,
  change: { state: EventState } | { password: string | null } | { isRevoked: true },
): Promise<void> {
  if (!('isRevoked' in change)) return putEvent(trx, event, change);
  // Links and codes are found by their hash: without it, an old one is as wrong as any other.
  await trx.deleteFrom('access_keys').where('event', '=', event.id).execute();
  await trx.deleteFrom('short_codes').where('event', '=', event.id).execute();
  await putEvent(trx, event, { key_version: event.keyVersion + 1 });
}

/** With everything in it. */
export async function deleteEvent(trx: StoreTransaction, { id }: HostedEvent): Promise<void> {
  await trx.deleteFrom('events').where('id', '=', id).execute();
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
