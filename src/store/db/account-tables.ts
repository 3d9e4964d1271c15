/** Columns of the tables of customer accounts, as both engines hold them (see tables.ts). */
import type { CustomerId } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { IsoText, JsonText } from './content-tables.ts';

export type AccountTables = {
  /** `email_key` tells addresses apart, `email` is as typed. `password` is a PHC text; null for an account that has none. */
  customers: {
    id: CustomerId;
    /** "K" and eight random digits: what customers read. */
    number: string;
    email: string;
    email_key: string;
    email_verified_at: IsoText | null;
    password: string | null;
    password_at: IsoText | null;
    first_name: string;
    last_name: string;
    /** 0 private, 1 business, 2 reseller. */
    type: number;
    is_whitelabel: number;
    company: string | null;
    vat_id: string | null;
    /** Where the account was made, and the language of its mails. */
    channel: string;
    country: string;
    locale: string;
    created_at: IsoText;
    closed_at: IsoText | null;
  };
  /** One sign-in of one device, which groups its sessions on several hosts. `device` is the SHA-256 of the device's cookie. */
  logins: {
    id: string;
    customer: CustomerId;
    method: 'password' | 'google' | 'passkey' | 'reset' | 'signup';
    device: string;
    /** "Firefox/Windows" */
    label: string;
    created_at: IsoText;
    /** When the customer last proved to be the account's. */
    auth_at: IsoText;
    seen_at: IsoText;
    expires_at: IsoText;
    ended_at: IsoText | null;
    end_reason: string | null;
  };
  google_identities: { sub: string; customer: CustomerId; email: string; linked_at: IsoText };
  passkeys: {
    id: string;
    customer: CustomerId;
    /** Domain that the passkey works on. */
    rp_id: string;
    /** COSE key in base64url. */
    public_key: string;
    /** Uses as the authenticator counts them; 0 for one that does not. PostgreSQL gives it as text. */
    counter: number | string;
    transports: JsonText;
    backed_up: number;
    name: string;
    created_at: IsoText;
    used_at: IsoText | null;
  };
  /** Challenges of sign-ins that are under way, each for one use. `id` is the SHA-256 of the secret in the browser's cookie. */
  sign_in_challenges: { id: string; kind: 'google' | 'google-redirect' | 'passkey' | 'passkey-new'; body: string; expires_at: IsoText };
  /**
   * Links sent by mail. `id` is the SHA-256 of the link's token; before its mail is written it is random. A link without a customer was
   * asked for by an address without account, and is never sent; one from an order's page names the order, and its account is found when
   * it is used.
   */
  account_links: {
    id: string;
    kind: 'verify' | 'reset' | 'change' | 'undo' | 'order';
    customer: CustomerId | null;
    email_key: string;
    email: string;
    created_at: IsoText;
    expires_at: IsoText;
    used_at: IsoText | null;
    order_id: string | null;
  };
  /** What happened to an account. No address of a client. */
  account_events: { id: string; customer: CustomerId; kind: string; login: string | null; at: IsoText; detail: string };
  customer_addresses: {
    id: string;
    customer: CustomerId;
    body: JsonText;
    is_delivery: number;
    is_billing: number;
    created_at: IsoText;
  };
  /** Copies of a customer's data to download, from `ready_at` on. PostgreSQL gives `bytes` as text. */
  customer_exports: {
    id: string;
    customer: CustomerId;
    asked_at: IsoText;
    ready_at: IsoText | null;
    expires_at: IsoText;
    bytes: number | string | null;
  };
  /** Birthdays and dates of an owner in the order of the year, for calendars to come. */
  calendar_entries: { owner: OwnerId; entries: JsonText; updated_at: IsoText };
  /** The wish list of a customer; guests keep theirs in the browser. */
  wishes: { owner: OwnerId; channel: string; card: string; colourway: string | null; added_at: IsoText };
  /** Links that show a wish list, one for each channel. */
  wish_list_shares: {
    token: string;
    token_sealed: string | null;
    owner: OwnerId;
    channel: string;
    shows_name: number;
    created_at: IsoText;
  };
};
