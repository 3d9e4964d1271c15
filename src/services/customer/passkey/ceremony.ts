/** The two ceremonies of WebAuthn: a new passkey, and the use of one. The library is read with the first. */
import type { Assertion, Attestation } from '#api/customer-sign-in-ways.ts';
import { Fault } from '#core/values/fault.ts';
import { minuteMs } from '#core/values/unit.ts';
import type { Context } from '#services/handler.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { addChallenge, type ChallengeKind, useChallenge } from '#store/customer/challenges.ts';
import { findPasskey, type NewPasskey, type Passkey } from '#store/customer/passkeys.ts';
import { rpIdOf } from './rp-id.ts';

const library = () => import('@simplewebauthn/server');

export const challengeLifeMs = 5 * minuteMs;

type PasskeyChallenge = Extract<ChallengeKind, 'passkey' | 'passkey-new'>;

/** What is signed: the text of the challenge as base64url. */
const signedForm = (challenge: string) => Buffer.from(challenge).toString('base64url');

/** A challenge in the form in which browsers take it. Its secret goes into a cookie, for one use. */
export async function beginCeremony(context: Context, kind: PasskeyChallenge): Promise<string> {
  const { shop } = context;
  const { owner } = context.actor;
  await consumeLimit(shop, 'challenge', limitedClient(context));
  const { secret, challenge } = await shop.store.write((trx) => addChallenge(trx, kind, challengeLifeMs, shop.clock()));
  owner.keepSecret(kind, secret, { lifeMs: challengeLifeMs });
  return signedForm(challenge);
}

async function consumeChallenge({ shop, actor: { owner } }: Context, kind: PasskeyChallenge): Promise<string> {
  const secret = owner.takeSecret(kind);
  const found = await shop.store.write((trx) => useChallenge(trx, kind, secret, shop.clock()));
  if (!found) throw new Fault('passkey-refused', 'no challenge');
  return signedForm(found.challenge);
}

/** What `check` gives. Throws Fault 'passkey-refused' for what the library refuses. */
async function verified<T extends { verified: boolean }>(check: Promise<T>): Promise<T> {
  const result = await check.catch((error: unknown) => {
    throw new Fault('passkey-refused', String(error));
  });
  if (!result.verified) throw new Fault('passkey-refused', 'wrong signature');
  return result;
}

/** The passkey that an authenticator has made for this browser's challenge. Throws Fault 'passkey-refused'. */
export async function checkAttestation(context: Context, response: Attestation): Promise<Omit<NewPasskey, 'customer' | 'name'>> {
  const { verifyRegistrationResponse } = await library();
  const expectedChallenge = await consumeChallenge(context, 'passkey-new');
  const { origin } = context.site;
  const rp_id = rpIdOf(origin);
  const options = { expectedChallenge, expectedOrigin: origin, expectedRPID: rp_id, requireUserVerification: true };
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({ response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'], ...options }),
  );
  if (!registrationInfo) throw new Fault('passkey-refused', 'no facts');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    rp_id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backed_up: credentialBackedUp ? 1 : 0,
  };
}

/** The passkey that has signed this browser's challenge, and its counter after that. Throws Fault 'passkey-refused'. */
export async function checkAssertion(context: Context, response: Assertion): Promise<{ passkey: Passkey; counter: number }> {
  const { verifyAuthenticationResponse } = await library();
  const expectedChallenge = await consumeChallenge(context, 'passkey');
  const { origin } = context.site;
  const expectedRPID = rpIdOf(origin);
  const passkey = await findPasskey(context.shop.store, response.id, expectedRPID);
  if (!passkey) throw new Fault('passkey-refused', 'no passkey');
  const credential = { id: passkey.id, publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')), counter: passkey.counter };
  const options = { expectedChallenge, expectedOrigin: origin, expectedRPID, credential, requireUserVerification: true };
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({ response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'], ...options }),
  );
  return { passkey, counter: authenticationInfo.newCounter };
}
