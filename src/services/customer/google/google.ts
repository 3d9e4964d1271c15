/** Handlers of Google sign-in. */
import type { signInWaysCalls } from '#api/customer-sign-in-ways.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { minuteMs } from '#core/values/unit.ts';
import { accountMail } from '#services/customer/account-mail.ts';
import { requireConfirmed, requireCustomer } from '#services/customer/signed-in.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { addChallenge, useChallenge } from '#store/customer/challenges.ts';
import { lockCustomer } from '#store/customer/customers.ts';
import { googleIdentity, googleIdentityOf, linkGoogle, unlinkGoogle } from '#store/customer/google-identities.ts';
import { requireProven } from '#store/customer/mailbox-proof.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { postMail } from '#store/mail/mails.ts';
import { confirmLogin } from '#store/session/logins.ts';
import { accountOfBody, checkCredential, type GoogleAccount, requireGoogle } from './credential.ts';
import { signInWithGoogle } from './sign-in.ts';

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
