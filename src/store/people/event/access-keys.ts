/** Links of households to the page of an event. A key is made of the event's secret, so that it can be shown again; the database has its hash. */
import { dayIn } from '#core/people/event/zone.ts';
import type { Household } from '#core/people/household.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import type { Formality } from '#core/values/formality.ts';
import { linkKey } from '#store/db/link-key.ts';
import { keyOf, openText } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { type EventReader, eventOf, type HostedEvent, secretUse } from './events.ts';

/** Makes the keys of households' links; null where the event's secret was sealed with another one. */
export function keysOfHouseholds(
  { linkSecret }: LinkSecret,
  { id, secret, keyVersion }: HostedEvent,
): ((household: string) => string) | null {
  try {
    const opened = openText(keyOf(linkSecret, secretUse), id, secret);
    return (household) => linkKey(opened, household, keyVersion);
  } catch {
    return null;
  }
}

/** As `keysOfHouseholds`, of one household. */
export function keyOfHousehold(store: LinkSecret, event: HostedEvent, household: string): string | null {
  return keysOfHouseholds(store, event)?.(household) ?? null;
}

/** Stores the hash of a link, so that it opens. */
export async function ensureKey(trx: StoreTransaction, event: string, household: string, key: string): Promise<void> {
  await trx
    .insertInto('access_keys')
    .values({ event, household, hash: tokenHash(key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type FoundAccess = { event: HostedEvent; household: Household; formality: Formality };

/**
 * What a key opens now; null alike for one that was never made, was revoked, or belongs to an event that is not open yet or over, or to a household
 * that is gone. The same statements are asked for each.
 */
export async function findAccess({ db }: EventReader, typed: string, now: Date): Promise<FoundAccess | null> {
  const key = readLinkKey(typed);
  const named = await db
    .selectFrom('access_keys')
    .selectAll()
    .where('hash', '=', tokenHash(key ?? ''))
    .executeTakeFirst();
  const row = await db
    .selectFrom('events')
    .innerJoin('guest_lists', 'guest_lists.id', 'events.list')
    .selectAll('events')
    .select('guest_lists.formality')
    .where('events.id', '=', named?.event ?? '')
    .executeTakeFirst();
  const [household] = await readHouseholds(db, row?.list ?? '', [named?.household ?? '']);
  if (key === null || !row || !household || row.state === 'draft' || dayIn(row.zone, now.getTime()) >= row.expires_on) return null;
  const { formality, ...event } = row;
  return { event: eventOf(event), household, formality };
}
