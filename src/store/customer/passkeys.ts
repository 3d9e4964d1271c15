/** Passkeys of customers. Each works on one domain. */
import { type CustomerId, maxPasskeys } from '#core/customer/customer.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { addAccountEvent } from './customers.ts';

export type Passkey = Omit<Tables['passkeys'], 'counter' | 'transports'> & { counter: number; transports: string[] };

function fromRow(row: Tables['passkeys']): Passkey {
  return { ...row, counter: Number(row.counter), transports: JSON.parse(row.transports) as string[] };
}

/** The oldest first. */
export async function listPasskeys({ db }: Pick<Store, 'db'>, customer: CustomerId): Promise<Passkey[]> {
  const rows = await db.selectFrom('passkeys').selectAll().where('customer', '=', customer).orderBy('created_at').orderBy('id').execute();
  return rows.map(fromRow);
}

export async function findPasskey({ db }: Pick<Store, 'db'>, id: string, rpId: string): Promise<Passkey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).where('rp_id', '=', rpId).executeTakeFirst();
  return row ? fromRow(row) : null;
}

export type NewPasskey = Pick<Passkey, 'id' | 'customer' | 'rp_id' | 'public_key' | 'counter' | 'transports' | 'backed_up' | 'name'>;

/** The customer's owner is locked. 'full': the customer has as many as one may have. 'taken': the id is there. */
export async function addPasskey(trx: StoreTransaction, passkey: NewPasskey, now: Date): Promise<'added' | 'full' | 'taken'> {
  const { customer, transports } = passkey;
  if ((await listPasskeys({ db: trx }, customer)).length >= maxPasskeys) return 'full';
  const added = await trx
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(transports), created_at: now.toISOString(), used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return 'taken';
  await addAccountEvent(trx, customer, 'passkey-added', now);
  return 'added';
}

/** Notes a use. False: another use came first, or the passkey is gone. */
export async function usePasskey(trx: StoreTransaction, { id, counter }: Passkey, next: number, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ counter: next, used_at: now.toISOString() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** False for an id that is not the customer's. */
export async function renamePasskey(trx: StoreTransaction, customer: CustomerId, id: string, name: string): Promise<boolean> {
  const row = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('customer', '=', customer)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removePasskey(trx: StoreTransaction, customer: CustomerId, id: string, now: Date): Promise<boolean> {
  const row = await trx.deleteFrom('passkeys').where('id', '=', id).where('customer', '=', customer).returning('id').executeTakeFirst();
  if (!row) return false;
  await addAccountEvent(trx, customer, 'passkey-removed', now);
  return true;
}
