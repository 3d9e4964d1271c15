/** Changes of an account's password and address, with the sign-ins that they end. */
import type { CustomerId } from '#core/customer/customer.ts';
import { Fault } from '#core/values/fault.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { endLogins } from '#store/session/logins.ts';
import { type AccountLink, endLinks } from './account-links.ts';
import { addAccountEvent, type CustomerRow, emailInUse, isHeldAddress, lockCustomer } from './customers.ts';
import { giveToMailboxOwner, requireProven } from './mailbox-proof.ts';

/** Sets the password of a customer who is signed in, and ends all logins `except` this one and the links that set a password or change the address. */
export async function changePassword(
  trx: StoreTransaction,
  engine: Store['engine'],
  { customer, hash, except }: { customer: CustomerId; hash: string; except: string },
  now: Date,
): Promise<void> {
  const { row } = await lockCustomer(trx, engine, customer);
  await trx.updateTable('customers').set({ password: hash, password_at: now.toISOString() }).where('id', '=', customer).execute();
  await endLinks(trx, row, now, { kinds: ['reset', 'order', 'change'] });
  await endLogins(trx, customer, 'password', now, { except });
  await addAccountEvent(trx, customer, 'password', now, { login: except });
}

/** Throws Fault 'link-used' for a link to an address that the account had before. */
export function requireAddressOf({ email_key }: Pick<AccountLink, 'email_key'>, row: CustomerRow): void {
  if (row.email_key !== email_key) throw new Fault('link-used', 'the address was changed since the link was sent');
}

/** Moves a confirmed account to the address of a link, and ends all logins `except` one and all other links. Throws Fault 'email-in-use'. */
export async function moveToAddress(
  trx: StoreTransaction,
  row: CustomerRow,
  link: AccountLink,
  except: string | null,
  now: Date,
): Promise<void> {
  requireProven(row);
  await endLinks(trx, row, now);
  await changeEmail(trx, row, link, now);
  await endLogins(trx, row.id, 'e-mail', now, except === null ? {} : { except });
  await addAccountEvent(trx, row.id, 'email-changed', now, { login: except });
}

/**
 * Restores the account's previous address. The change may not have been the customer's, so that nothing of before opens the account any more,
 * the password neither. Throws Fault 'email-in-use'.
 */
export async function restoreEmail(trx: StoreTransaction, row: CustomerRow, link: AccountLink, now: Date): Promise<void> {
  await changeEmail(trx, row, link, now);
  await giveToMailboxOwner(trx, row, { by: 'undo', keeps: 'nothing', hash: null, undoneAt: link.created_at }, now);
  await addAccountEvent(trx, row.id, 'email-undone', now);
}

async function changeEmail(trx: StoreTransaction, { id }: CustomerRow, { email, email_key }: AccountLink, now: Date): Promise<void> {
  const taken = await trx.selectFrom('customers').select('id').where('email_key', '=', email_key).where('id', '!=', id).executeTakeFirst();
  if (taken || (await isHeldAddress({ db: trx }, email, id, now))) throw emailInUse();
  await trx.updateTable('customers').set({ email, email_key, email_verified_at: now.toISOString() }).where('id', '=', id).execute();
}

/** Whether there was a sign-up attempt with the account's address within the last 24 hours. */
export async function hadSignUpAttempt(trx: StoreTransaction, customer: CustomerId, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('account_events')
    .select('id')
    .where('customer', '=', customer)
    .where('kind', '=', 'sign-up-tried')
    .where('at', '>', new Date(now.getTime() - dayMs).toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
