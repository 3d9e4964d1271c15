/** Which account a Google account opens, and the sign-in to it. */
import type { CustomerDto } from '#api/customer-account.ts';
import type { CustomerId } from '#core/customer/customer.ts';
import { deviceLabel } from '#core/customer/device-label.ts';
import { Fault } from '#core/values/fault.ts';
import { accountMail } from '#services/customer/account-mail.ts';
import { customerData } from '#services/customer/customer-data.ts';
import type { Context, Site } from '#services/handler.ts';
import { askForLink } from '#store/customer/account-links.ts';
import { addAccountEvent, addCustomer, customerByEmail, customerById, emailInUse, ownerOf } from '#store/customer/customers.ts';
import { googleIdentity, googleIdentityOf, linkGoogle } from '#store/customer/google-identities.ts';
import { giveToMailboxOwner } from '#store/customer/mailbox-proof.ts';
import { signIn } from '#store/customer/sign-in.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { postMail } from '#store/mail/mails.ts';
import { type Browser, lockOwners } from '#store/session/sessions.ts';
import type { GoogleAccount } from './credential.ts';

type Where = { trx: StoreTransaction; engine: Store['engine']; browser: Browser; site: Site; now: Date };

/** A new account without a password. Its address is confirmed where Google runs the mailbox, by mail otherwise. Null: the address has one. */
async function newCustomer({ trx, engine, site, now }: Where, google: GoogleAccount): Promise<CustomerId | null> {
  const { email, firstName, lastName } = google;
  const { channel, country, locale } = site;
  const facts = { password: null, type: 0, company: null, vatId: null, channel, country, locale };
  const made = await addCustomer(trx, { email, firstName, lastName, ...facts }, now);
  if (!made) return null;
  await addAccountEvent(trx, made.id, 'sign-up', now, { detail: 'google' });
  if (google.rulesMailbox) {
    await trx.updateTable('customers').set({ email_verified_at: now.toISOString() }).where('id', '=', made.id).execute();
  } else await askForLink(trx, engine, { kind: 'verify', customer: made.id, email, site }, now);
  await linkGoogle(trx, { ...google, customer: made.id }, now);
  return made.id;
}

/** The account of the address, which the Google account now opens. Throws Fault 'link-needed' where the address alone does not prove enough. */
async function linkByEmail({ trx, engine, browser, site, now }: Where, google: GoogleAccount, customer: CustomerId): Promise<CustomerId> {
  const { session } = browser;
  const guest = session && !session.customer ? session.owner : null;
  await lockOwners(trx, engine, [await ownerOf(trx, customer), guest]);
  // Another sign-in with the same Google account has linked it since this one looked for it.
  const linked = await googleIdentity({ db: trx }, google.sub);
  if (linked) return linked.customer;
  const row = await customerById({ db: trx }, customer);
  if (!row || !google.rulesMailbox) throw new Fault('link-needed');
  if (row.email_verified_at === null) await giveToMailboxOwner(trx, row, { by: 'google', keeps: 'nothing', hash: null }, now);
  // Another Google account with the same address: an organisation gave the mailbox to another person.
  else if (await googleIdentityOf({ db: trx }, customer)) throw new Fault('link-needed', 'another Google account is linked');
  if (!(await linkGoogle(trx, { ...google, customer }, now))) throw new Fault('link-needed', 'linked meanwhile');
  await postMail(trx, { to: row.email, ...accountMail(site, 'google'), order: null }, now);
  return customer;
}

/** The account of a Google account: the linked one, a new one, or the one of its address. */
async function customerOfGoogle(where: Where, google: GoogleAccount): Promise<CustomerId> {
  const { trx } = where;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const linked = await googleIdentity({ db: trx }, google.sub);
    if (linked) {
      if (linked.email !== google.email)
        await trx.updateTable('google_identities').set({ email: google.email }).where('sub', '=', google.sub).execute();
      return linked.customer;
    }
    const known = await customerByEmail({ db: trx }, google.email);
    if (known) return linkByEmail(where, google, known.id);
    const made = await newCustomer(where, google);
    // Null: another sign-in made the account at the same time.
    if (made) return made;
  }
  throw emailInUse();
}

export async function signInWithGoogle({ shop, site, actor: { owner }, header }: Context, google: GoogleAccount): Promise<CustomerDto> {
  const { store, clock } = shop;
  const { engine } = store;
  const label = deviceLabel(header('user-agent'));
  const started = await owner.signIn((browser) =>
    store.write(async (trx) => {
      const now = clock();
      const customer = await customerOfGoogle({ trx, engine, browser, site, now }, google);
      const row = await customerById({ db: trx }, customer);
      const passwordAt = row?.password_at ?? null;
      return signIn(trx, engine, { customer, method: 'google', label, passwordAt, browser }, now);
    }),
  );
  return customerData(shop, started);
}
