/** The signed-in customer of a request, and the terms of accounts. Not the account's data. */
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';

/** The account. Branded, so that no other string is passed in its place. */
declare const brand: unique symbol;
export type CustomerId = string & { readonly [brand]: 'CustomerId' };

export type Customer = {
  id: CustomerId;
  /** "K12345678" */
  number: string;
  /** 0 private, 1 business, 2 reseller; unknown numbers count as 0. */
  type: number;
  isWhitelabel: boolean;
  /** Sign-in that the session belongs to. */
  login: string;
  /** When the customer last gave the password, or signed in in another way. */
  authAt: Date;
};

/** Orders for a business: their sums are noted without tax as well. Resellers are businesses (D11). */
export function isBusiness(type: number): boolean {
  return type === 1 || type === 2;
}

/** How long a sign-in lasts without a visit, and at most. */
export const loginTerms = { idleMs: 30 * dayMs, maxMs: 180 * dayMs, perCustomer: 20 } as const;

/** Changes of address, password and sign-ins, export and closing need the password given this short ago. */
export const freshMs = 15 * minuteMs;

/** How long a link sent by mail works. */
export const linkTermMs = { verify: dayMs, reset: hourMs, change: hourMs, undo: 7 * dayMs, order: dayMs } as const;
export type LinkKind = keyof typeof linkTermMs;

/** Mails with links of one kind that a mailbox gets at most, counted apart for devices that have signed in to its account and for others. */
export const linkMails = { pauseMs: minuteMs, perDay: 3 } as const;

/** Passkeys of an account, and the characters of their names. */
export const maxPasskeys = 10;
export const passkeyNameLength = 60;

/** Addresses of an account's address book. */
export const maxAddresses = 20;

/** Cards on the wish list of a channel; the oldest are dropped. */
export const maxWishes = 240;
