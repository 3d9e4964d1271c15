/**
 * Calls of further ways to sign in: Google and passkeys. Those that change a way answer 401 'sign-in' to guests and 403 'confirm-identity'
 * when the customer has not shown to be the account's in the last quarter of an hour; those that add one answer 403 'email-unconfirmed'
 * before the address is confirmed. Without the setting GOOGLE_CLIENT_ID the calls of Google answer 404.
 */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';
import { customerSchema } from './customer-account.ts';

const badInput = 'bad-form' as const;
const nothing = z.strictObject({});
/** A signed token of Google: some 1,200 characters. */
const credential = z.string().check(z.maxLength(8_000));

/** Id of a passkey, as its authenticator chose it. */
const passkeyId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1400}$/));
const base64 = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,16000}$/));
const passkeyName = z.string().check(z.maxLength(300));

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const common = {
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['cross-platform', 'platform'])),
  /** Nothing is asked of extensions, and what they say is not read. */
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
const attestationSchema = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: base64,
    attestationObject: base64,
    authenticatorData: z.optional(base64),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(base64),
  }),
});
const assertionSchema = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;
export type Attestation = z.infer<typeof attestationSchema>;

const descriptor = z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(transport)) });

const waysSchema = z.strictObject({
  /** Address of the linked Google account; null where there is none. */
  google: z.nullable(z.string()),
  /** Google sign-in is offered. */
  hasGoogle: z.boolean(),
  passkeys: z.array(
    z.strictObject({
      id: passkeyId,
      name: z.string(),
      createdAt: z.string(),
      usedAt: z.nullable(z.string()),
      /** Domain that it works on. */
      domain: z.string(),
    }),
  ),
});
export type SignInWays = z.infer<typeof waysSchema>;

export const signInWaysCalls = {
  /**
   * Begins a sign-in with Google: sets a cookie whose hash is the nonce, for ten minutes and one use. `redirect`: Google answers with a
   * form that its page posts to /kundenkonto/anmelden/google/.
   */
  'GET /web-api/customer-auth-google-credentials': {
    input: z.strictObject({ redirect: z.optional(z.literal('1')) }),
    output: z.strictObject({ clientId: z.string(), nonce: z.string(), /** Address of Google's script. */ script: z.string() }),
    badInput,
  },
  /**
   * Signs in with the credential, or without one with what the redirect left in a cookie. 400 'google-refused', 409 'link-needed' for an
   * address whose account is to be linked by its customer, 429, 503 while Google's keys are out of reach.
   */
  'POST /web-api/customer-auth-google-credentials': {
    input: z.strictObject({ credential: z.optional(credential) }),
    output: customerSchema,
    badInput,
  },
  /** 204. Links a Google account. 409 'google-in-use' for one of another customer. Needs a confirmed identity. */
  'POST /web-api/customer-google': { input: z.strictObject({ credential }), output: z.undefined(), badInput },
  /** 204. Needs a confirmed identity. 404 where none is linked. */
  'DELETE /web-api/customer-google': { input: nothing, output: z.undefined(), badInput },
  /** 204. Confirms the identity by the linked Google account. */
  'POST /web-api/customer-google-confirm': { input: z.strictObject({ credential }), output: z.undefined(), badInput },
  'GET /web-api/customer-sign-in-ways': { input: nothing, output: waysSchema, badInput },
  /** Begins a sign-in or a confirmation by passkey: sets a cookie for five minutes and one use. */
  'POST /web-api/customer-passkey-challenge': {
    input: nothing,
    output: z.strictObject({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.number(),
      userVerification: z.literal('required'),
    }),
    badInput,
  },
  /** Begins a new passkey. Needs a confirmed identity. */
  'POST /web-api/customer-passkey-creation': {
    input: nothing,
    output: z.strictObject({
      challenge: z.string(),
      rp: z.strictObject({ id: z.string(), name: z.string() }),
      user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.strictObject({ alg: z.number(), type: z.literal('public-key') })),
      timeout: z.number(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(descriptor),
      authenticatorSelection: z.strictObject({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
    badInput,
  },
  /** Adds a passkey. 400 'passkey-refused', 507 for the eleventh. Needs a confirmed identity. */
  'POST /web-api/customer-passkeys': {
    input: z.strictObject({ name: passkeyName, response: attestationSchema }),
    output: waysSchema,
    badInput,
  },
  /** Gives a passkey another name. 404 for a foreign one. */
  'POST /web-api/customer-passkeys/:id': {
    input: z.strictObject({ id: passkeyId, name: passkeyName }),
    output: waysSchema,
    badInput,
  },
  /** 404 for a foreign one. Needs a confirmed identity. */
  'DELETE /web-api/customer-passkeys/:id': { input: z.strictObject({ id: passkeyId }), output: waysSchema, badInput },
  /** 400 'passkey-refused', 429. */
  'POST /web-api/customer-passkey-login': { input: z.strictObject({ response: assertionSchema }), output: customerSchema, badInput },
  /** 204. Confirms the identity by one of the customer's passkeys. */
  'POST /web-api/customer-passkey-confirm': { input: z.strictObject({ response: assertionSchema }), output: z.undefined(), badInput },
} as const satisfies CallTable;
