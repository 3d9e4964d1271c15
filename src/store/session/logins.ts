/** Logins: sign-ins of a customer's devices. Each groups the sessions of one browser on several hosts. */
import { type CustomerId, loginTerms } from '#core/customer/customer.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { endTileWords } from './end-tile-words.ts';
import { endUploadLinks } from './end-upload-links.ts';
import { loginExpiry } from './sessions.ts';

export type NewLogin = Pick<Tables['logins'], 'customer' | 'method' | 'device' | 'label'>;
type EndReason = 'logout' | 'ended' | 'too-many' | 'password' | 'e-mail' | 'closed';

/** The id of a new login. The oldest logins beyond the number of a customer end. */
export async function addLogin(trx: StoreTransaction, login: NewLogin, now: Date): Promise<string> {
  const id = newToken();
  const at = now.toISOString();
  const times = { created_at: at, auth_at: at, seen_at: at, expires_at: loginExpiry(now, now) };
  await trx
    .insertInto('logins')
    .values({ id, ...login, ...times, ended_at: null, end_reason: null })
    .execute();
  const open = await trx
    .selectFrom('logins')
    .select('id')
    .where('customer', '=', login.customer)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const surplus = open.filter((row) => row.id !== id).slice(loginTerms.perCustomer - 1);
  for (const old of surplus) await endLogins(trx, login.customer, 'too-many', now, { only: old.id });
  return id;
}

/** Ends the open logins of a customer with their sessions, and the customer's links for phones and words of tiles: all, `only` one, or all `except` one. Returns how many ended. */
export async function endLogins(
  trx: StoreTransaction,
  customer: CustomerId,
  reason: EndReason,
  now: Date,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await trx
    .updateTable('logins')
    .set({ ended_at: now.toISOString(), end_reason: reason })
    .where('customer', '=', customer)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('session_transfers').where('login', 'in', ids).execute();
  await trx.deleteFrom('sessions').where('login', 'in', ids).execute();
  await endUploadLinks(trx, { customer }, now);
  await endTileWords(trx, { customer });
  return ids.length;
}

/** Whether a device signed in to the account of this address before. The same one query for every address. */
export async function isKnownDevice({ db }: Store, emailKey: string, device: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('logins')
    .innerJoin('customers', 'customers.id', 'logins.customer')
    .select('logins.id')
    .where('customers.email_key', '=', emailKey)
    .where('logins.device', '=', device ?? 'none')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** No device counts as one that has signed in to the account before. */
export async function deleteKnownDevices(trx: StoreTransaction, customer: CustomerId): Promise<void> {
  await trx.updateTable('logins').set({ device: '' }).where('customer', '=', customer).execute();
}

export type OpenLogin = Pick<Tables['logins'], 'id' | 'method' | 'label' | 'created_at' | 'seen_at'> & { channels: string[] };

/** Open logins of a customer, the last seen first, with the channels they have sessions on. */
export async function listLogins({ db }: Pick<Store, 'db'>, customer: CustomerId, now: Date): Promise<OpenLogin[]> {
  const rows = await db
    .selectFrom('logins')
    .select(['id', 'method', 'label', 'created_at', 'seen_at'])
    .where('customer', '=', customer)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.login')
    .select(['sessions.login', 'sessions.channel'])
    .distinct()
    .where('logins.customer', '=', customer)
    .execute();
  const channelsOf = (id: string) => sessions.flatMap(({ login, channel }) => (login === id && channel !== null ? [channel] : []));
  return rows.map((row) => ({ ...row, channels: channelsOf(row.id).toSorted() }));
}

/** Notes that the customer of a login has proven to be the account's again. */
export async function confirmLogin(trx: StoreTransaction, customer: CustomerId, login: string, now: Date): Promise<void> {
  await trx
    .updateTable('logins')
    .set({ auth_at: now.toISOString() })
    .where('id', '=', login)
    .where('customer', '=', customer)
    .where('ended_at', 'is', null)
    .execute();
}
