/** Calls of customer accounts: who is signed in, sign in, sign up, sign out, links sent by mail. Forms that do not fit are answered with 400. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from './call.ts';

/** A form's field: any text of a sane length, so that what is wrong with it can be said in a sentence. */
const field = z.string().check(z.maxLength(300));
const passwordField = z.string().check(z.maxLength(2_000));
const tokenField = z.string().check(z.maxLength(200));
const badInput = 'bad-form' as const;

/** Who is signed in. A guest has empty texts, type 0 and no order. */
export const customerSchema = z.strictObject({
  /** Hex SHA-256 of the address in lower case. */
  emailHash: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isLoggedIn: z.boolean(),
  isWhitelabelCustomer: z.boolean(),
  /** "K12345678" */
  number: z.string(),
  /** The open cart; null where there is none. */
  order: z.nullable(z.strictObject({ isWhitelabelOrder: z.boolean() })),
  /** 0 private, 1 business, 2 reseller. */
  type: z.number().check(z.int()),
  /** Lines of the open cart. */
  cartCount: z.number().check(z.int()),
  /** Samples among them. */
  sampleCount: z.number().check(z.int()),
  /** This browser has a session, a guest's as well: something of it may be there. */
  hasSession: z.boolean(),
});
export type CustomerDto = z.infer<typeof customerSchema>;

const maxQueryLength = 2_000;

/** The query of the page that asks, which is not read (F395). */
const anyQuery = z.record(z.string(), z.unknown()).check(z.refine((query) => JSON.stringify(query).length <= maxQueryLength));

export const signUpSchema = z.strictObject({
  firstName: z.optional(field),
  lastName: z.optional(field),
  email: z.optional(field),
  password: z.optional(passwordField),
  /** Asks for the newsletter, which begins when the mailed link is opened. */
  newsletter: z.optional(z.boolean()),
  /** 0 private, 1 business. */
  type: z.optional(z.union([z.literal(0), z.literal(1)])),
  company: z.optional(field),
  vatId: z.optional(field),
});
export type SignUpInput = z.infer<typeof signUpSchema>;

const mailedLinkSchema = z.strictObject({
  kind: z.enum(['verify', 'reset', 'change', 'undo', 'order']),
  /** Address that it was sent to. */
  email: z.string(),
  /** This browser is signed in to the link's account. */
  isSignedIn: z.boolean(),
  /** False for a link of an order whose address has no account yet. */
  hasAccount: z.boolean(),
  hasPassword: z.boolean(),
  passkeys: z.array(z.strictObject({ name: z.string(), createdAt: z.string() })),
  /** Address of the linked Google account; null where there is none. */
  google: z.nullable(z.string()),
});
export type MailedLink = z.infer<typeof mailedLinkSchema>;

export const customerAccountCalls = {
  /** Never refused for want of a session, makes none. The query of the page and the header `referrer` may come along. */
  'GET /web-api/customer-data': { input: anyQuery, output: customerSchema, badInput },
  /**
   * 400 'login-refused' with one text for a wrong password and an unknown, closed or password-less account; 400 'bad-form' for empty
   * fields; 429 after ten wrong passwords in a quarter of an hour; 503 while many sign in.
   */
  'POST /web-api/customer-login': { input: z.strictObject({ email: field, password: passwordField }), output: customerSchema, badInput },
  /** 400 with a sentence per field, 409 'email-in-use', 429, 503. */
  'POST /web-api/customer-signup': { input: signUpSchema, output: customerSchema, badInput },
  /** 204, also for who is not signed in. */
  'POST /web-api/customer-logout': { input: z.strictObject({}), output: z.undefined(), badInput },
  /** The same answer for every address. */
  'POST /web-api/customer-password-reset': {
    input: z.strictObject({ email: field }),
    output: z.strictObject({ message: z.string() }),
    badInput,
  },
  /**
   * What a mailed link is for, before it is used. Reading it changes nothing. 400 'link-used', 'link-expired'. `passkeys` and `google` are
   * the ways to sign in that a new password ends unless they are to stay.
   */
  'GET /web-api/customer-mailed-link': {
    input: z.strictObject({ token: tokenField }),
    output: mailedLinkSchema,
    badInput,
  },
  /**
   * Sets the password of a mailed link's account, ends its other sign-ins and links, and signs in. `keepsWays`: passkeys and the Google
   * account stay, where the address was confirmed before. A link of an order makes the account where there is none. 400 'link-used',
   * 'link-expired', 'bad-form'.
   */
  'POST /web-api/customer-password-new': {
    input: z.strictObject({ token: tokenField, password: passwordField, keepsWays: z.optional(z.boolean()) }),
    output: customerSchema,
    badInput,
  },
  /**
   * Uses a mailed link that confirms an address, changes it, or takes a change back. The first two need a sign-in to the account in this
   * browser or its password: 403 'confirm-identity' without both. 400 'link-used', 'link-expired', 'bad-form' for a wrong password,
   * 409 'email-in-use'.
   */
  'POST /web-api/customer-verify': {
    input: z.strictObject({ token: tokenField, password: z.optional(passwordField) }),
    output: z.strictObject({
      state: z.enum(['verified', 'changed', 'undone']),
      email: z.string(),
      /** Orders that were placed with this address without an account. */
      orders: z.number().check(z.int()),
      /** Sets a new password after a change was taken back: the account has none then. */
      token: z.nullable(z.string()),
    }),
    badInput,
  },
  /** Sends a link to the address of an order that opens an account; the same answer whether there is one already. 404 for no order. */
  'POST /web-api/customer-order-account': {
    input: z.strictObject({ token: tokenSchema }),
    output: z.strictObject({ message: z.string() }),
    badInput,
  },
} as const satisfies CallTable;
