/**
 * Calls of the signed-in customer: own data, addresses, devices and wish list. Without a sign-in they answer 401 'sign-in'; those that change
 * how one signs in answer 403 'confirm-identity' when the password was not given in the last quarter of an hour.
 */
import * as z from 'zod/mini';
import { postalAddressSchema } from '#core/customer/postal-address-schema.ts';
import { type CallTable, tokenSchema } from './call.ts';

const field = z.string().check(z.maxLength(300));
const passwordField = z.string().check(z.maxLength(2_000));
const badInput = 'bad-form' as const;
const nothing = z.strictObject({});
const sent = z.strictObject({ message: z.string() });

const profileSchema = z.strictObject({
  number: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The mailed link was opened. */
  isVerified: z.boolean(),
  /** False for an account that was made of an order and has not set one yet. */
  hasPassword: z.boolean(),
  type: z.number().check(z.int()),
  company: z.string(),
  vatId: z.string(),
  createdAt: z.string(),
  /** The password was given in the last quarter of an hour. */
  isConfirmed: z.boolean(),
  /** Orders that were placed with the confirmed address without an account; 0 while it is not confirmed. */
  orders: z.number().check(z.int()),
});
export type Profile = z.infer<typeof profileSchema>;

const savedAddressSchema = z.strictObject({
  id: tokenSchema,
  address: postalAddressSchema,
  /** The one that the checkout offers first. */
  isDelivery: z.boolean(),
  isBilling: z.boolean(),
});
const addressListSchema = z.strictObject({ addresses: z.array(savedAddressSchema) });
export type AddressList = z.infer<typeof addressListSchema>;

const deviceSchema = z.strictObject({
  id: tokenSchema,
  /** "Firefox unter Windows" */
  label: z.string(),
  method: z.enum(['password', 'google', 'passkey', 'reset', 'signup']),
  /** Where it is signed in. */
  channels: z.array(z.enum(['federleicht', 'myposter'])),
  since: z.string(),
  /** At most a day old. */
  seenAt: z.string(),
  isThis: z.boolean(),
});
const deviceListSchema = z.strictObject({ devices: z.array(deviceSchema) });
export type DeviceList = z.infer<typeof deviceListSchema>;

const name = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const wishSchema = z.strictObject({ card: name, colourway: z.nullable(name) });
const wishListSchema = z.strictObject({ wishes: z.array(wishSchema) });
export type WishList = z.infer<typeof wishListSchema>;

export const customerProfileCalls = {
  'GET /web-api/customer-profile': { input: nothing, output: profileSchema, badInput },
  /** 400 with a sentence per field. A reseller stays one. */
  'POST /web-api/customer-profile': {
    input: z.strictObject({
      firstName: field,
      lastName: field,
      type: z.optional(z.union([z.literal(0), z.literal(1)])),
      company: z.optional(field),
      vatId: z.optional(field),
    }),
    output: profileSchema,
    badInput,
  },
  /** 204. 400 for a wrong password, of which ten in a quarter of an hour are answered with 429. */
  'POST /web-api/customer-confirm': { input: z.strictObject({ password: passwordField }), output: z.undefined(), badInput },
  /** 204. Ends all other sign-ins. Needs a confirmed identity. */
  'POST /web-api/customer-password': { input: z.strictObject({ password: passwordField }), output: z.undefined(), badInput },
  /**
   * The same answer for every address; the address changes when the link in the mail to it is used. Needs a confirmed identity; 403
   * 'email-unconfirmed' before the present address is confirmed.
   */
  'POST /web-api/customer-email': { input: z.strictObject({ email: field }), output: sent, badInput },
  /** Sends the link that confirms the address once more. */
  'POST /web-api/customer-verify-mail': { input: nothing, output: sent, badInput },
  /** Takes the orders that were placed with the confirmed address without an account. `orders`: how many. */
  'POST /web-api/customer-orders': { input: nothing, output: z.strictObject({ orders: z.number().check(z.int()) }), badInput },
  'GET /web-api/customer-addresses': { input: nothing, output: addressListSchema, badInput },
  /** Adds an address, or changes the one of the id. 404 for a foreign id, 507 for the twenty-first. */
  'POST /web-api/customer-addresses': {
    input: z.strictObject({ id: z.optional(tokenSchema), address: postalAddressSchema, isDelivery: z.boolean(), isBilling: z.boolean() }),
    output: addressListSchema,
    badInput,
  },
  'DELETE /web-api/customer-addresses/:id': { input: z.strictObject({ id: tokenSchema }), output: addressListSchema, badInput },
  /** Newest first. */
  'GET /web-api/customer-devices': { input: nothing, output: deviceListSchema, badInput },
  /** Ends a sign-in; this one, too. 404 for a foreign one. Needs a confirmed identity. */
  'DELETE /web-api/customer-devices/:id': { input: z.strictObject({ id: tokenSchema }), output: deviceListSchema, badInput },
  /** Ends all sign-ins but this one. Needs a confirmed identity. */
  'DELETE /web-api/customer-devices': { input: nothing, output: deviceListSchema, badInput },
  /** Of the channel, newest first. */
  'GET /web-api/wish-list': { input: nothing, output: wishListSchema, badInput },
  /** Puts these cards in front of those that are there, each once, in the colourway given last. The first is the newest. */
  'POST /web-api/wish-list': {
    input: z.strictObject({ wishes: z.array(wishSchema).check(z.maxLength(240)) }),
    output: wishListSchema,
    badInput,
  },
  'DELETE /web-api/wish-list/:card': { input: z.strictObject({ card: name }), output: wishListSchema, badInput },
} as const satisfies CallTable;
