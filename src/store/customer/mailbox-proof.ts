/** What an account keeps once ownership of the mailbox of its address is proved: the one place where ways to sign in end. */
import { Fault } from '#core/values/fault.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { deleteKnownDevices, endLogins } from '#store/session/logins.ts';
import { endLinks } from './account-links.ts';
import { addAccountEvent, type CustomerRow } from './customers.ts';

/**
 * 'nothing': the proof is all that is known of who gave it. 'passkeys-and-google': the customer wants them to stay, which holds only where
 * the address was confirmed before. 'everything': who gave the proof is also signed in, or knows the password.
 */
export type Kept = 'nothing' | 'passkeys-and-google' | 'everything';

export type MailboxProof = {
  /** What proved it, for the account's history. */
  by: 'reset' | 'verify' | 'undo' | 'google' | 'order';
  keeps: Kept;
  /** Of the password that was just set; null: the account has none afterwards, unless it keeps everything. */
  hash: string | null;
  /** When the change was made that is taken back. */
  undoneAt?: string;
};

/**
 * Gives an account to the client that has proved to own the mailbox of its address, and confirms the address. Clients that could open it before may
 * have waited for that: unless `keeps` says otherwise, the password that was not just set, passkeys, the Google account, logins and what
 * devices are known by end. Open links always end. The account is locked, `row` read behind the lock. Returns when the password was set,
 * and whether passkeys or a Google account were removed.
 */
export async function giveToMailboxOwner(
  trx: StoreTransaction,
  row: CustomerRow,
  { by, keeps, hash, undoneAt }: MailboxProof,
  now: Date,
): Promise<{ passwordAt: string | null; isPruned: boolean }> {
  const at = now.toISOString();
  const isFirst = row.email_verified_at === null;
  await endLinks(trx, row, now, undoneAt === undefined ? {} : { undoneAt });
  if (isFirst) await addAccountEvent(trx, row.id, 'email-verified', now, { detail: by });
  const verified = { email_verified_at: row.email_verified_at ?? at };
  if (keeps === 'everything') {
    await trx.updateTable('customers').set(verified).where('id', '=', row.id).execute();
    return { passwordAt: row.password_at, isPruned: false };
  }
  const passwordAt = hash === null ? null : at;
  await trx
    .updateTable('customers')
    .set({ ...verified, password: hash, password_at: passwordAt })
    .where('id', '=', row.id)
    .execute();
  await endLogins(trx, row.id, hash === null ? 'e-mail' : 'password', now);
  await deleteKnownDevices(trx, row.id);
  if (hash !== null) await addAccountEvent(trx, row.id, 'password', now, { detail: by });
  return { passwordAt, isPruned: keeps === 'nothing' || isFirst ? await removeWays(trx, row, now) : false };
}

async function removeWays(trx: StoreTransaction, { id }: CustomerRow, now: Date): Promise<boolean> {
  const passkeys = await trx.deleteFrom('passkeys').where('customer', '=', id).returning('id').execute();
  const google = await trx.deleteFrom('google_identities').where('customer', '=', id).returning('sub').execute();
  for (const _ of passkeys) await addAccountEvent(trx, id, 'passkey-removed', now);
  for (const _ of google) await addAccountEvent(trx, id, 'google-unlinked', now);
  return passkeys.length + google.length > 0;
}

/** Throws Fault 'email-unconfirmed' for an account whose address was never confirmed: a stranger could have made it. */
export function requireProven({ email_verified_at }: Pick<CustomerRow, 'email_verified_at'>): void {
  if (email_verified_at === null) throw new Fault('email-unconfirmed');
}
