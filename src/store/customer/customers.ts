/** Accounts of customers: found by address, made and changed. Every change of an account locks its owner first. */
import { randomInt } from 'node:crypto';
import type { CustomerId } from '#core/customer/customer.ts';
import { emailKey } from '#core/customer/email.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';

export type CustomerRow = Tables['customers'];

/** The open account of an address, or null. */
export async function customerByEmail({ db }: Pick<Store, 'db'>, email: string): Promise<CustomerRow | null> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** An open account, or null. */
export async function customerById({ db }: Pick<Store, 'db'>, id: CustomerId): Promise<CustomerRow | null> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).where('closed_at', 'is', null).executeTakeFirst();
  return row ?? null;
}

/** The fault of an address that has an account. */
export function emailInUse(): Fault {
  const errors = [{ field: 'email', code: 'in-use', message: message('field.email.in-use') }];
  return new Fault('email-in-use', 'the address has an account', { errors });
}

export type NewCustomer = {
  email: string;
  password: string | null;
  firstName: string;
  lastName: string;
  type: number;
  company: string | null;
  vatId: string | null;
  channel: string;
  country: string;
  locale: string;
};

/** Whether an account left this address so lately that it may take it back: no other account gets it meanwhile. */
export async function isHeldAddress({ db }: Pick<Store, 'db'>, email: string, except: CustomerId | null, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_links')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('kind', '=', 'undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .$if(except !== null, (query) => query.where('customer', '!=', except))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes an account with an owner of its own. Null: the address has one. Throws Fault 'email-in-use' for an address that is held. */
export async function addCustomer(
  trx: StoreTransaction,
  input: NewCustomer,
  now: Date,
): Promise<{ id: CustomerId; owner: OwnerId } | null> {
  const { firstName, lastName, vatId, email, ...facts } = input;
  const at = now.toISOString();
  const id = newToken() as CustomerId;
  const row = {
    ...facts,
    id,
    email,
    email_key: emailKey(email),
    email_verified_at: null,
    password_at: input.password === null ? null : at,
    first_name: firstName,
    last_name: lastName,
    vat_id: vatId,
    is_whitelabel: 0,
    created_at: at,
    closed_at: null,
  };
  for (;;) {
    const number = `K${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const inserted = await trx
      .insertInto('customers')
      .values({ ...row, number })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) break;
    if (await trx.selectFrom('customers').select('id').where('email_key', '=', row.email_key).executeTakeFirst()) return null;
    // The number is taken.
  }
  // After the row: a change of address that this one waited for has left its link by now.
  if (await isHeldAddress({ db: trx }, input.email, null, now)) throw emailInUse();
  const owner = newToken() as OwnerId;
  await trx.insertInto('owners').values({ id: owner, customer: id, created_at: at, seen_at: at }).execute();
  return { id, owner };
}

/** Saves names, and what a business says of itself. */
export async function savePerson(
  store: Store,
  id: CustomerId,
  person: Pick<NewCustomer, 'firstName' | 'lastName' | 'type' | 'company' | 'vatId'>,
): Promise<void> {
  const { firstName, lastName, type, company, vatId } = person;
  await store.write(async (trx) => {
    await lockCustomer(trx, store.engine, id);
    await trx
      .updateTable('customers')
      .set({ first_name: firstName, last_name: lastName, type, company, vat_id: vatId })
      .where('id', '=', id)
      .execute();
  });
}

/** The owner of a customer, locked until the transaction ends, and with it the account. Throws Fault 'sign-in' for an account that is gone or closed. */
export async function lockCustomer(
  trx: StoreTransaction,
  engine: Store['engine'],
  id: CustomerId,
): Promise<{ owner: OwnerId; row: CustomerRow }> {
  const owner = await ownerOf(trx, id);
  if (owner) await lockOwner(trx, engine, owner);
  const row = owner && (await customerById({ db: trx }, id));
  if (!row) throw new Fault('sign-in', 'the account is closed');
  return { owner, row };
}

export async function ownerOf(db: Store['db'], customer: CustomerId): Promise<OwnerId | null> {
  const row = await db.selectFrom('owners').select('id').where('customer', '=', customer).executeTakeFirst();
  return row?.id ?? null;
}

/** Adds a line to the account's history. `detail` has no personal data of others and no address of a client. */
export async function addAccountEvent(
  trx: StoreTransaction,
  customer: CustomerId,
  kind: string,
  now: Date,
  { login = null, detail = '' }: { login?: string | null; detail?: string } = {},
): Promise<void> {
  await trx.insertInto('account_events').values({ id: newToken(), customer, kind, login, at: now.toISOString(), detail }).execute();
}
