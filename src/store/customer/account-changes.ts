/** Changes of an account's password and address, with the sign-ins that they end. */
import type { CustomerId } from '#core/customer/customer.ts';
import { Fault } from '#core/values/fault.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Change, Store } from '#store/db/store.ts';
import { endLogins } from '#store/session/logins.ts';
import type { ValidLink } from './account-links.ts';
import { addAccountEvent, emailInUse, lockCustomer } from './customers.ts';
import { ordersOfEmail } from './merge-owner.ts';

/**
 * Sets the password and ends all logins `except` one. `emailKey`: the address whose mailbox was shown to be the customer's. Returns when
 * the password was set. Throws Fault 'sign-in' for a closed account.
 */
export async function setPassword(
  trx: Change,
  engine: Store['engine'],
  { customer, hash, emailKey, except }: { customer: CustomerId; hash: string; emailKey: string | null; except: string | null },
  now: Date,
): Promise<string> {
  const at = now.toISOString();
  const { row } = await lockCustomer(trx, engine, customer);
  const verified = row.email_verified_at ?? (emailKey === row.email_key ? at : null);
  await trx
    .updateTable('customers')
    .set({ password: hash, password_at: at, email_verified_at: verified })
    .where('id', '=', customer)
    .execute();
  await endLogins(trx, customer, 'password', now, except === null ? {} : { except });
  await addAccountEvent(trx, customer, 'password', now, { login: except });
  return at;
}

/**
 * Confirms the address of a link. A link to another address than the account's changes it and ends all logins `except` one; `before` is then
 * the previous address. `orders` are those that guests placed with the address. Throws Fault 'email-in-use'.
 */
export async function confirmEmail(
  trx: Change,
  engine: Store['engine'],
  link: ValidLink,
  except: string | null,
  now: Date,
): Promise<{ before: string | null; orders: number }> {
  const at = now.toISOString();
  const { row } = await lockCustomer(trx, engine, link.customer);
  const orders = (await ordersOfEmail(trx, link.email_key, null)).length;
  if (link.kind === 'verify') {
    // The address was changed since the link was sent.
    if (row.email_key !== link.email_key) throw new Fault('link-used');
    await trx
      .updateTable('customers')
      .set({ email_verified_at: at })
      .where('id', '=', row.id)
      .where('email_verified_at', 'is', null)
      .execute();
    await addAccountEvent(trx, row.id, 'email-verified', now);
    return { before: null, orders };
  }
  await changeEmail(trx, link, at);
  await endLogins(trx, row.id, 'e-mail', now, except === null ? {} : { except });
  await addAccountEvent(trx, row.id, 'email-changed', now, { login: except });
  return { before: row.email, orders };
}

/** Restores the account's previous address and ends all logins, because the change may not have been the customer's. Throws Fault 'email-in-use'. */
export async function takeBackEmail(trx: Change, engine: Store['engine'], link: ValidLink, now: Date): Promise<void> {
  const { row } = await lockCustomer(trx, engine, link.customer);
  await changeEmail(trx, link, now.toISOString());
  await endLogins(trx, row.id, 'e-mail', now);
  await addAccountEvent(trx, row.id, 'email-undone', now);
}

async function changeEmail(trx: Change, { customer, email, email_key }: ValidLink, at: string): Promise<void> {
  const taken = await trx
    .selectFrom('customers')
    .select('id')
    .where('email_key', '=', email_key)
    .where('id', '!=', customer)
    .executeTakeFirst();
  if (taken) throw emailInUse();
  await trx.updateTable('customers').set({ email, email_key, email_verified_at: at }).where('id', '=', customer).execute();
}

/** Whether there was a sign-up attempt with the account's address within the last 24 hours. */
export async function hadSignUpAttempt(trx: Change, customer: CustomerId, now: Date): Promise<boolean> {
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
