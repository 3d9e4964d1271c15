/** Handlers of passkeys, and the list of a customer's ways to sign in. */

import type { Assertion, SignInWays, signInWaysCalls } from '#api/customer-sign-in-ways.ts';
import { type CustomerId, maxPasskeys, passkeyNameLength } from '#core/customer/customer.ts';
import { deviceLabel } from '#core/customer/device-label.ts';
import { channelNames } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { visibleText } from '#core/values/visible-text.ts';
import { accountMail } from '#services/customer/account-mail.ts';
import { customerData } from '#services/customer/customer-data.ts';
import { requireConfirmed, requireCustomer } from '#services/customer/signed-in.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { customerById, lockCustomer } from '#store/customer/customers.ts';
import { googleIdentityOf } from '#store/customer/google-identities.ts';
import { requireProven } from '#store/customer/mailbox-proof.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, usePasskey } from '#store/customer/passkeys.ts';
import { signIn } from '#store/customer/sign-in.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { postMail } from '#store/mail/mails.ts';
import { confirmLogin } from '#store/session/logins.ts';
import { beginCeremony, challengeLifeMs, checkAssertion, checkAttestation } from './ceremony.ts';
import { rpIdOf } from './rp-id.ts';

type PasskeyCalls = Omit<typeof signInWaysCalls, Extract<keyof typeof signInWaysCalls, `${string}google${string}`>>;

/** ES256, EdDSA and RS256, as numbers of COSE. */
const algorithms = [-7, -8, -257];

async function waysOf({ shop }: Context, customer: CustomerId): Promise<SignInWays> {
  const linked = await googleIdentityOf(shop.store, customer);
  const passkeys = await listPasskeys(shop.store, customer);
  return {
    google: linked?.email ?? null,
    hasGoogle: shop.google !== undefined,
    passkeys: passkeys.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, usedAt: row.used_at, domain: row.rp_id })),
  };
}

/** Name of a passkey; the device's where none was typed. Throws Fault 'bad-form' for one that is too long. */
function nameOf(context: Context, typed: string): string {
  const name = visibleText(typed);
  if (name.length > passkeyNameLength) {
    const errors = [{ field: 'name', code: 'too-long', message: message('field.too-long', { max: passkeyNameLength }) }];
    throw new Fault('bad-form', 'name of a passkey', { errors });
  }
  const [browser, system] = deviceLabel(context.header('user-agent')).split('/');
  return name || [browser, system].filter(Boolean).join(', ') || 'Passkey';
}

async function beginCreation(context: Context) {
  const { shop, site } = context;
  const { id } = requireConfirmed(context);
  const row = await customerById(shop.store, id);
  if (!row) throw new Fault('sign-in', 'the account is closed');
  requireProven(row);
  const rpId = rpIdOf(site.origin);
  const known = (await listPasskeys(shop.store, id)).filter(({ rp_id }) => rp_id === rpId);
  const name = `${row.first_name} ${row.last_name}`.trim();
  return {
    challenge: await beginCeremony(context, 'passkey-new'),
    rp: { id: rpId, name: channelNames[site.channel] },
    user: { id: Buffer.from(id).toString('base64url'), name: row.email, displayName: name || row.email },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeLifeMs,
    attestation: 'none' as const,
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

/** Counts a try and checks a signature with a passkey. */
async function countedAssertion(context: Context, response: Assertion) {
  const { store, clock } = context.shop;
  const text = message('fault.too-many-links');
  await store.write((trx) => consumeStoredLimit(trx, store.engine, 'account-link', limitedClient(context), clock(), { text }));
  return checkAssertion(context, response);
}

function usedMeanwhile(): Fault {
  return new Fault('passkey-refused', 'used meanwhile');
}

export const passkeyHandlers: Handlers<PasskeyCalls> = {
  'GET /web-api/customer-sign-in-ways': (_input, context) => waysOf(context, requireCustomer(context).id),

  async 'POST /web-api/customer-passkey-challenge'(_input, context) {
    const challenge = await beginCeremony(context, 'passkey');
    return { challenge, rpId: rpIdOf(context.site.origin), timeout: challengeLifeMs, userVerification: 'required' };
  },

  'POST /web-api/customer-passkey-creation': (_input, context) => beginCreation(context),

  async 'POST /web-api/customer-passkeys'({ name, response }, context) {
    const { shop, site } = context;
    const { store, clock } = shop;
    const { id } = requireConfirmed(context);
    const passkey = { ...(await checkAttestation(context, response)), customer: id, name: nameOf(context, name) };
    await store.write(async (trx) => {
      const { row } = await lockCustomer(trx, store.engine, id);
      requireProven(row);
      const outcome = await addPasskey(trx, passkey, clock());
      if (outcome === 'full') throw new Fault('quota-full', 'passkeys', { text: message('fault.passkeys-full', { max: maxPasskeys }) });
      if (outcome === 'taken') throw new Fault('passkey-refused', 'the id is taken');
      await postMail(trx, { to: row.email, ...accountMail(site, 'passkey'), order: null }, clock());
    });
    return waysOf(context, id);
  },

  async 'POST /web-api/customer-passkeys/:id'({ id, name }, context) {
    const customer = requireCustomer(context).id;
    const typed = nameOf(context, name);
    const wasThere = await context.shop.store.write((trx) => renamePasskey(trx, customer, id, typed));
    if (!wasThere) throw new Fault('not-found', 'no passkey');
    return waysOf(context, customer);
  },

  async 'DELETE /web-api/customer-passkeys/:id'({ id }, context) {
    const { shop, site } = context;
    const { store, clock } = shop;
    const customer = requireConfirmed(context).id;
    await store.write(async (trx) => {
      const { row } = await lockCustomer(trx, store.engine, customer);
      if (!(await removePasskey(trx, customer, id, clock()))) throw new Fault('not-found', 'no passkey');
      await postMail(trx, { to: row.email, ...accountMail(site, 'passkey-removed'), order: null }, clock());
    });
    return waysOf(context, customer);
  },

  async 'POST /web-api/customer-passkey-login'({ response }, context) {
    const { shop } = context;
    const { owner } = context.actor;
    const { store, clock } = shop;
    const { passkey, counter } = await countedAssertion(context, response);
    const { customer } = passkey;
    const label = deviceLabel(context.header('user-agent'));
    const started = await owner.signIn((browser) =>
      store.write(async (trx) => {
        const now = clock();
        if (!(await usePasskey(trx, passkey, counter, now))) throw usedMeanwhile();
        const row = await customerById({ db: trx }, customer);
        if (!row) throw new Fault('passkey-refused', 'the account is closed');
        return signIn(trx, store.engine, { customer, method: 'passkey', label, passwordAt: row.password_at, browser }, now);
      }),
    );
    return customerData(shop, started);
  },

  async 'POST /web-api/customer-passkey-confirm'({ response }, context) {
    const { store, clock } = context.shop;
    const { id, login } = requireCustomer(context);
    const { passkey, counter } = await countedAssertion(context, response);
    if (passkey.customer !== id) throw new Fault('passkey-refused', 'of another customer');
    await store.write(async (trx) => {
      if (!(await usePasskey(trx, passkey, counter, clock()))) throw usedMeanwhile();
      await confirmLogin(trx, id, login, clock());
    });
  },
};
