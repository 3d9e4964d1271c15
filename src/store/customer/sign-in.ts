/** A sign-in: one transaction that begins a login, replaces the browser's session and moves what its guest made. */
import { Fault } from '#core/values/fault.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { addLogin, endLogins, type NewLogin } from '#store/session/logins.ts';
import { addSession, type Browser, endGuestSession, lockOwners, type StartedLogin } from '#store/session/sessions.ts';
import { addAccountEvent, customerById, ownerOf } from './customers.ts';
import { mergeOwner } from './merge-owner.ts';

export type SignIn = Pick<NewLogin, 'customer' | 'method' | 'label'> & {
  browser: Browser;
  /** When the password was set that was checked: another one since then refuses the sign-in. */
  passwordAt: string | null;
};

/**
 * Throws Fault 'login-refused' when the account was closed or got another password meanwhile. A session of another customer in this browser
 * is signed out first, and nothing of it moves.
 */
export async function signIn(trx: StoreTransaction, engine: Store['engine'], input: SignIn, now: Date): Promise<StartedLogin> {
  const { customer: id, method, label, browser, passwordAt } = input;
  const { session, kind, device } = browser;
  const owner = await ownerOf(trx, id);
  const guest = session && !session.customer ? session.owner : null;
  await lockOwners(trx, engine, [owner, guest]);
  const row = await customerById({ db: trx }, id);
  if (!owner || !row || row.password_at !== passwordAt) throw new Fault('login-refused', 'the account changed meanwhile');
  if (session?.customer) await endLogins(trx, session.customer.id, 'logout', now, { only: session.customer.login });
  const login = await addLogin(trx, { customer: id, method, device, label }, now);
  const token = await addSession(trx, owner, now, kind, { login });
  await trx.updateTable('owners').set({ seen_at: now.toISOString() }).where('id', '=', owner).execute();
  if (guest && (await endGuestSession(trx, guest, session?.id ?? ''))) {
    const verifiedEmail = row.email_verified_at === null ? null : row.email_key;
    await mergeOwner(trx, guest, { owner, verifiedEmail }, now);
  }
  await addAccountEvent(trx, id, 'login', now, { login, detail: method });
  const customer = { id, number: row.number, type: row.type, isWhitelabel: row.is_whitelabel === 1, login, authAt: now };
  return { token, owner, customer };
}
