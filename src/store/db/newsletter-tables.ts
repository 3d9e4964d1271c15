/** Columns of the tables of the newsletter, as both engines hold them (see tables.ts). */
import type { IsoText } from './content-tables.ts';

/** What a person told the newsletter, and where. Days are ISO days. */
type NewsletterProfile = {
  address: string;
  email: string;
  channel: string;
  country: string;
  locale: string;
  first_name: string | null;
  last_name: string | null;
  birthday: string | null;
  wedding_date: string | null;
};

export type NewsletterTables = {
  /**
   * Sign-ups, each with the answers of its form; `id` is the SHA-256 of the confirmation link's token. Separate from the
   * subscribers, so that typing a foreign address does not change its subscriber. `address` tells addresses apart, `email` is as typed.
   */
  newsletter_requests: NewsletterProfile & {
    id: string;
    /** The sentence that was agreed to, word for word. */
    wording: string;
    asked_at: IsoText;
    expires_at: IsoText;
    /** Set when this or another sign-up of the address on the channel was confirmed, or the subscriber left. */
    used_at: IsoText | null;
  };
  /** Confirmed sign-ups, one for each address and channel. Unsubscribing empties the profile; the address stays as proof and to respect it. */
  subscribers: NewsletterProfile & {
    id: string;
    unsubscribe_token: string;
    token_sealed: string | null;
    confirmed_at: IsoText;
    left_at: IsoText | null;
  };
  /** Proof of every consent, never changed but for its end. No IP address. */
  newsletter_consents: {
    id: string;
    subscriber: string;
    wording: string;
    asked_at: IsoText;
    confirmed_at: IsoText;
    ended_at: IsoText | null;
  };
};
