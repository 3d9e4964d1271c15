/**
 * Links and codes of households to the page of an event, and those for all. A key is made of the event's secret, so that it can be shown again; the
 * database has its hash.
 */
import { createHmac } from 'node:crypto';
import { readShortCode, writeShortCode } from '#core/people/event/short-code.ts';
import { dayIn } from '#core/people/event/zone.ts';
import type { Household } from '#core/people/household.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import type { Formality } from '#core/values/formality.ts';
import { linkKey } from '#store/db/link-key.ts';
import { keyOf, openText } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { standingHousehold } from '#store/people/household-moves.ts';
import { type EventReader, eventOf, type HostedEvent, secretUse } from './events.ts';

/** In the place of a household: the link and the code for all. */
export const forAll = '';

function withSecret<T>({ linkSecret }: LinkSecret, { id, secret }: HostedEvent, make: (secret: string) => T): T | null {
  try {
    return make(openText(keyOf(linkSecret, secretUse), id, secret));
  } catch {
    return null;
  }
}

/** Makes the keys of households' links; null where the event's secret was sealed with another one. */
export function keysOfHouseholds(store: LinkSecret, event: HostedEvent): ((household: string) => string) | null {
  return withSecret(
    store,
    event,
    (secret) => (household: string) => linkKey(secret, household === forAll ? 'page' : household, event.keyVersion),
  );
}

/** As `keysOfHouseholds`, of one household or of the link for all. */
export function keyOfHousehold(store: LinkSecret, event: HostedEvent, household: string): string | null {
  return keysOfHouseholds(store, event)?.(household) ?? null;
}

/** The code that people type for the same. */
function shortCodeOf(store: LinkSecret, event: HostedEvent, household: string): string | null {
  return withSecret(store, event, (secret) =>
    writeShortCode(createHmac('sha256', secret).update(`code ${household}|${event.keyVersion}`).digest()),
  );
}

/** The key with which somebody becomes a host of an event. */
export function keyOfHost(store: LinkSecret, event: HostedEvent, host: string): string | null {
  return withSecret(store, event, (secret) => linkKey(secret, `host ${host}`, 1));
}

/** The key of an answer by the code for all, by the number of its form: only the browser that sent it has it. */
export function keyOfOpenReply(store: LinkSecret, event: HostedEvent, nonce: string): string | null {
  return withSecret(store, event, (secret) => linkKey(secret, `open ${nonce}`, 1));
}

/** Stores the hash of a link, so that it opens. */
export async function ensureKey(trx: StoreTransaction, event: string, household: string, key: string): Promise<void> {
  await trx
    .insertInto('access_keys')
    .values({ event, household, hash: tokenHash(key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Access = { key: string; code: string };

/** Link and code of a household, or those for all, which open from here on; null where they cannot be made. */
export async function ensureAccess(
  trx: StoreTransaction,
  store: LinkSecret,
  event: HostedEvent,
  household: string,
): Promise<Access | null> {
  const [key, code] = [keyOfHousehold(store, event, household), shortCodeOf(store, event, household)];
  if (key === null || code === null) return null;
  await ensureKey(trx, event.id, household, key);
  await trx
    .insertInto('short_codes')
    .values({ event: event.id, household, hash: tokenHash(code) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { key, code };
}

/** `household` null: the page for all. */
export type FoundPage = { event: HostedEvent; household: Household | null; formality: Formality };
export type FoundAccess = FoundPage & { household: Household };

type Named = { event: string; household: string } | undefined;

/** What a row of keys opens now. The same statements are asked for each. */
async function openedBy({ db }: EventReader, named: Named, now: Date): Promise<FoundPage | null> {
  const row = await db
    .selectFrom('events')
    .innerJoin('guest_lists', 'guest_lists.id', 'events.list')
    .selectAll('events')
    .select('guest_lists.formality')
    .where('events.id', '=', named?.event ?? '')
    .executeTakeFirst();
  const household = await standingHousehold(db, row?.list ?? '', named?.household ?? forAll);
  const part = await db
    .selectFrom('open_parts')
    .innerJoin('event_parts', 'event_parts.id', 'open_parts.part')
    .select('part')
    .where('event_parts.event', '=', row?.id ?? '')
    .limit(1)
    .executeTakeFirst();
  if (!named || !row || row.state === 'draft' || dayIn(row.zone, now.getTime()) >= row.expires_on) return null;
  if (named.household === forAll ? !part : !household) return null;
  const { formality, ...event } = row;
  return { event: eventOf(event), household, formality };
}

/**
 * What a key opens now; null alike for one that was never made, was revoked, or belongs to an event that is not open yet or over, or to a household
 * that is gone.
 */
export async function findPage(reader: EventReader, typed: string, now: Date): Promise<FoundPage | null> {
  const hash = tokenHash(readLinkKey(typed) ?? '');
  const named = await reader.db.selectFrom('access_keys').selectAll().where('hash', '=', hash).executeTakeFirst();
  return openedBy(reader, named, now);
}

/** The same of the link of a household. */
export async function findAccess(reader: EventReader, typed: string, now: Date): Promise<FoundAccess | null> {
  const found = await findPage(reader, typed, now);
  return found?.household ? { ...found, household: found.household } : null;
}

/** What a typed code opens now; null alike as above. */
export async function findByCode(reader: EventReader, typed: string, now: Date): Promise<FoundPage | null> {
  const hash = tokenHash(readShortCode(typed) ?? '');
  const named = await reader.db.selectFrom('short_codes').selectAll().where('hash', '=', hash).executeTakeFirst();
  return openedBy(reader, named, now);
}

/**
 * Whether a key opened something until its event ended: for a time, its page says so. Keys that were never made, were revoked, or are of an event
 * that was deleted before its end opened nothing. The same statements are asked for each.
 */
export async function hasEnded({ db }: EventReader, typed: string, now: Date): Promise<boolean> {
  const hash = tokenHash(readLinkKey(typed) ?? '');
  const ended = await db.selectFrom('ended_keys').select('until').where('hash', '=', hash).executeTakeFirst();
  const named = await db
    .selectFrom('access_keys')
    .innerJoin('events', 'events.id', 'access_keys.event')
    .select(['events.zone', 'events.expires_on', 'events.state'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (ended) return ended.until >= now.toISOString().slice(0, 10);
  // It is deleted in the night.
  return named !== undefined && named.state !== 'draft' && dayIn(named.zone, now.getTime()) >= named.expires_on;
}
