/** Checks credentials of Google: tokens that Google signed for this shop and for one sign-in. */

import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { isEmail } from '#core/customer/email.ts';
import { nameError } from '#core/customer/newsletter.ts';
import { Fault } from '#core/values/fault.ts';
import { textInput } from '#core/values/text/text-input.ts';
import { visibleText } from '#core/values/visible-text.ts';
import type { GoogleSettings, Shop } from '#services/handler.ts';

/** Who has signed in at Google. */
export type GoogleAccount = {
  /** Google's id of the account, which never changes. */
  sub: string;
  email: string;
  /** Google runs the mailbox: an address of Gmail, or of an organisation that has its mail there. Then the address is proven to be the account's. */
  rulesMailbox: boolean;
  firstName: string;
  lastName: string;
};

/** The settings of Google sign-in. Throws Fault 'not-found' where it is not offered. */
export function requireGoogle({ google }: Pick<Shop, 'google'>): GoogleSettings {
  if (!google) throw new Fault('not-found', 'GOOGLE_CLIENT_ID is not set');
  return google;
}

type Keys = ReturnType<typeof createRemoteJWKSet>;
const keySets = new Map<string, Keys>();

function keysAt(url: string): Keys {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: 3000, cooldownDuration: 30_000 });
  keySets.set(url, known);
  return known;
}

/** The keys cannot be read: no answer in time, another answer than keys. Every other error is the token's. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC';
}

/** A name as the forms take it; '' for one that they would refuse. */
function nameOf(field: 'firstName' | 'lastName', claim: unknown): string {
  const text = typeof claim === 'string' ? visibleText(textInput(claim)) : '';
  return nameError(field, text).length === 0 ? text : '';
}

/**
 * The account of a credential. `nonce` null: the browser's cookie is gone or was used. Throws Fault 'google-refused' for a credential that is
 * not one of Google for this sign-in, 'google-unreachable' while Google's keys cannot be read.
 */
export async function checkCredential(
  shop: Pick<Shop, 'google' | 'clock' | 'log'>,
  credential: string,
  nonce: string | null,
): Promise<GoogleAccount> {
  const { clientId, keysUrl } = requireGoogle(shop);
  if (nonce === null) throw new Fault('google-refused', 'no nonce');
  const options = {
    issuer: ['https://accounts.google.com', 'accounts.google.com'],
    audience: clientId,
    algorithms: ['RS256'],
    clockTolerance: 30,
    requiredClaims: ['sub', 'email', 'iat', 'exp'],
    currentDate: shop.clock(),
  };
  const { payload } = await jwtVerify(credential, keysAt(keysUrl), options).catch((error: unknown) => {
    if (!isUnreachable(error)) throw new Fault('google-refused', String(error));
    shop.log('error', 'google-keys-out-of-reach', { error: String(error) });
    throw new Fault('google-unreachable', String(error), { retryAfterSeconds: 30 });
  });
  const { sub = '', email, hd } = payload;
  if (payload.nonce !== nonce) throw new Fault('google-refused', 'another nonce');
  if (typeof email !== 'string' || !isEmail(email) || payload.email_verified !== true || sub === '' || sub.length > 255)
    throw new Fault('google-refused', 'no confirmed address');
  return {
    sub,
    email,
    rulesMailbox: /@gmail\.com$/i.test(email) || (typeof hd === 'string' && hd !== ''),
    firstName: nameOf('firstName', payload.given_name) || nameOf('firstName', payload.name),
    lastName: nameOf('lastName', payload.family_name),
  };
}

/** Of a credential that a browser posted and the shop has checked already: what the cookie of the redirect stands for. */
export function accountOfBody(body: string): GoogleAccount {
  return JSON.parse(body) as GoogleAccount;
}
