/** Google accounts of customers, found by Google's own id and never by an address. */
import type { CustomerId } from '#core/customer/customer.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { addAccountEvent } from './customers.ts';

export type GoogleIdentity = Tables['google_identities'];

export async function googleIdentity({ db }: Pick<Store, 'db'>, sub: string): Promise<GoogleIdentity | null> {
  return (await db.selectFrom('google_identities').selectAll().where('sub', '=', sub).executeTakeFirst()) ?? null;
}

/** A customer has one at most. */
export async function googleIdentityOf({ db }: Pick<Store, 'db'>, customer: CustomerId): Promise<GoogleIdentity | null> {
  return (await db.selectFrom('google_identities').selectAll().where('customer', '=', customer).executeTakeFirst()) ?? null;
}

/** False: the Google account belongs to a customer. */
export async function linkGoogle(
  trx: StoreTransaction,
  { customer, sub, email }: { customer: CustomerId; sub: string; email: string },
  now: Date,
): Promise<boolean> {
  const linked = await trx
    .insertInto('google_identities')
    .values({ sub, customer, email, linked_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sub')
    .executeTakeFirst();
  if (!linked) return false;
  await addAccountEvent(trx, customer, 'google-linked', now);
  return true;
}

/** False: there was none. */
export async function unlinkGoogle(trx: StoreTransaction, customer: CustomerId, now: Date): Promise<boolean> {
  const ended = await trx.deleteFrom('google_identities').where('customer', '=', customer).returning('sub').executeTakeFirst();
  if (!ended) return false;
  await addAccountEvent(trx, customer, 'google-unlinked', now);
  return true;
}
