/** Handlers of Google sign-in. */

import type { CustomerDto } from '#api/customer-account.ts';
import type { signInWaysCalls } from '#api/customer-sign-in-ways.ts';
import type { CustomerId } from '#core/customer/customer.ts';
import { deviceLabel } from '#core/customer/device-label.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { minuteMs } from '#core/values/unit.ts';
import { accountMail } from '#services/customer/account-mail.ts';
import { customerData } from '#services/customer/customer-data.ts';
import { requireConfirmed, requireCustomer } from '#services/customer/signed-in.ts';
import type { Context, Handlers, Site } from '#services/handler.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { askForLink } from '#store/customer/account-links.ts';
import { addChallenge, useChallenge } from '#store/customer/challenges.ts';
import {
  addAccountEvent,
  addCustomer,
  customerByEmail,
  customerById,
  emailInUse,
  lockCustomer,
  ownerOf,
} from '#store/customer/customers.ts';
import { googleIdentity, googleIdentityOf, linkGoogle, unlinkGoogle } from '#store/customer/google-identities.ts';
import { giveToMailboxOwner, requireProven } from '#store/customer/mailbox-proof.ts';
import { signIn } from '#store/customer/sign-in.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { postMail } from '#store/mail/mails.ts';
import { confirmLogin } from '#store/session/logins.ts';
import { type Browser, lockOwners } from '#store/session/sessions.ts';
import { accountOfBody, checkCredential, type GoogleAccount, requireGoogle } from './credential.ts';

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

/** Which account a Google account opens, and the sign-in to it. */
async function signInWithGoogle({ shop, site, actor: { owner }, header }: Context, google: GoogleAccount): Promise<CustomerDto> {
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

type GoogleCalls = Pick<
  typeof signInWaysCalls,
  | 'GET /web-api/customer-auth-google-credentials'
  | 'POST /web-api/customer-auth-google-credentials'
  | 'POST /web-api/customer-google'
  | 'DELETE /web-api/customer-google'
  | 'POST /web-api/customer-google-confirm'
>;

const nonceLifeMs = 10 * minuteMs;
const redirectLifeMs = minuteMs;

async function begin(context: Context, isRedirect: boolean) {
  const { shop } = context;
  const { owner } = context.actor;
  const { clientId, script } = requireGoogle(shop);
  await consumeLimit(shop, 'challenge', limitedClient(context));
  const { secret, challenge } = await shop.store.write((trx) => addChallenge(trx, 'google', nonceLifeMs, shop.clock()));
  owner.keepSecret('google', secret, { lifeMs: nonceLifeMs, fromOtherSites: isRedirect });
  return { clientId, nonce: challenge, script };
}

/** Checks a credential together with the cookie of the browser, which is used up. */
async function accountOf(context: Context, credential: string): Promise<GoogleAccount> {
  const { shop } = context;
  const { owner } = context.actor;
  const { store, clock } = shop;
  requireGoogle(shop);
  const text = message('fault.too-many-links');
  await store.write((trx) => consumeStoredLimit(trx, store.engine, 'account-link', limitedClient(context), clock(), { text }));
  const secret = owner.takeSecret('google');
  const nonce = await store.write((trx) => useChallenge(trx, 'google', secret, clock()));
  return checkCredential(shop, credential, nonce?.challenge ?? null);
}

/** What the redirect of a moment ago has left. */
async function accountOfRedirect({ shop, actor: { owner } }: Context): Promise<GoogleAccount> {
  requireGoogle(shop);
  const secret = owner.takeSecret('google-redirect');
  const left = await shop.store.write((trx) => useChallenge(trx, 'google-redirect', secret, shop.clock()));
  if (!left) throw new Fault('google-refused', 'no redirect');
  return accountOfBody(left.body);
}

/** Takes the credential that Google's page has posted: the sign-in page finishes the sign-in within a minute. Throws what is wrong with it. */
export async function readRedirect(context: Context, credential: string): Promise<void> {
  const account = await accountOf(context, credential);
  const { shop } = context;
  const { owner } = context.actor;
  const body = JSON.stringify(account);
  const { secret } = await shop.store.write((trx) => addChallenge(trx, 'google-redirect', redirectLifeMs, shop.clock(), body));
  owner.keepSecret('google-redirect', secret, { lifeMs: redirectLifeMs });
}

export const googleHandlers: Handlers<GoogleCalls> = {
  'GET /web-api/customer-auth-google-credentials': ({ redirect }, context) => begin(context, redirect === '1'),

  async 'POST /web-api/customer-auth-google-credentials'({ credential }, context) {
    const account = credential === undefined ? await accountOfRedirect(context) : await accountOf(context, credential);
    return signInWithGoogle(context, account);
  },

  async 'POST /web-api/customer-google'({ credential }, context) {
    const { shop, site } = context;
    const { store, clock } = shop;
    const { id } = requireConfirmed(context);
    const account = await accountOf(context, credential);
    await store.write(async (trx) => {
      const { row } = await lockCustomer(trx, store.engine, id);
      requireProven(row);
      const linked = await googleIdentity({ db: trx }, account.sub);
      if (linked?.customer === id) return;
      if (linked) throw new Fault('google-in-use');
      await unlinkGoogle(trx, id, clock());
      if (!(await linkGoogle(trx, { ...account, customer: id }, clock()))) throw new Fault('google-in-use');
      await postMail(trx, { to: row.email, ...accountMail(site, 'google'), order: null }, clock());
    });
  },

  async 'DELETE /web-api/customer-google'(_input, context) {
    const { shop, site } = context;
    const { store, clock } = shop;
    const { id } = requireConfirmed(context);
    await store.write(async (trx) => {
      const { row } = await lockCustomer(trx, store.engine, id);
      if (!(await unlinkGoogle(trx, id, clock()))) throw new Fault('not-found', 'no Google account');
      await postMail(trx, { to: row.email, ...accountMail(site, 'google-removed'), order: null }, clock());
    });
  },

  async 'POST /web-api/customer-google-confirm'({ credential }, context) {
    const { store, clock } = context.shop;
    const { id, login } = requireCustomer(context);
    const account = await accountOf(context, credential);
    const own = await googleIdentityOf(store, id);
    if (own?.sub !== account.sub) throw new Fault('google-refused', 'another Google account');
    await store.write((trx) => confirmLogin(trx, id, login, clock()));
  },
};
