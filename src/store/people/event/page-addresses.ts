/** The addresses of households' pages that cards of their list print. What is printed must open years later, so its hash is stored before. */

import type { MergeRecord } from '#core/merge/record.ts';
import type { Household } from '#core/people/household.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { keysOfHouseholds } from './access-keys.ts';
import { type EventReader, eventOf, type HostedEvent } from './events.ts';

/** The event that a list is of: the named one, or the first one of several. Null for a list without it. */
export async function eventOfList({ db }: EventReader, list: string, id?: string): Promise<HostedEvent | null> {
  const row = await db
    .selectFrom('events')
    .selectAll()
    .where('list', '=', list)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('first_day')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? eventOf(row) : null;
}

/** Addresses by household; none where the event's secret cannot be opened. `base` is what stands before a key. */
export function pageAddresses(
  store: LinkSecret,
  event: HostedEvent | null,
  base: string,
  households: readonly Pick<Household, 'id'>[],
): Readonly<Record<string, string>> {
  const keyOf = event && keysOfHouseholds(store, event);
  return keyOf ? Object.fromEntries(households.map(({ id }) => [id, base + keyOf(id)])) : {};
}

function keyIn(address: string): string | null {
  return readLinkKey(address.slice(address.lastIndexOf('/') + 1));
}

type Addressed = { key: string; hash: string };

/** The keys that records print, by their household. A record with an address that has none gets a key that nothing opens. */
function printedKeys(records: readonly MergeRecord[]): Addressed[] {
  return records.flatMap(({ key, values: { seite } }) => (seite === undefined ? [] : [{ key, hash: tokenHash(keyIn(seite) ?? '') }]));
}

/** Rows of one statement. */
const batch = 200;

/** Stores the hashes of all keys that records print. */
export async function ensurePrintedKeys(trx: StoreTransaction, event: string, records: readonly MergeRecord[]): Promise<void> {
  const printed = printedKeys(records);
  for (let from = 0; from < printed.length; from += batch) {
    await trx
      .insertInto('access_keys')
      .values(printed.slice(from, from + batch).map(({ key: household, hash }) => ({ event, household, hash })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Whether every address that records print opens the page of its household. */
export async function doPrintedKeysOpen({ db }: EventReader, list: string, records: readonly MergeRecord[]): Promise<boolean> {
  const printed = printedKeys(records);
  if (printed.length === 0) return true;
  const rows = await db
    .selectFrom('access_keys')
    .innerJoin('events', 'events.id', 'access_keys.event')
    .select(['household', 'hash'])
    .where('events.list', '=', list)
    .execute();
  const households = new Map(rows.map(({ household, hash }) => [hash, household]));
  return printed.every(({ key, hash }) => households.get(hash) === key);
}
