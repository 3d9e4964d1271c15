/** Columns of the tables of mails, and of the messages that visitors send. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { IsoText } from './content-tables.ts';

export type MailTables = {
  mails: {
    id: string;
    to_address: string;
    subject: string;
    html: string;
    text: string;
    order: string | null;
    /** Address that ends the newsletter this mail belongs to (RFC 8058), with a mask like the text; null for every other mail. */
    unsubscribe: string | null;
    /** Whom an answer goes to; null where it goes back to the shop. */
    reply_to: string | null;
    /** Name of the sender; null for the shop's first brand. */
    sender: string | null;
    /** The gift voucher whose code is written into it when it is sent; null for other mails. */
    gift_voucher: string | null;
    /**
     * The token of its link, in whose place subject, html, text and unsubscribe have a mask; '' for a mail without one, and once it was
     * sent. Null in rows of before, which may have it in clear.
     */
    token_sealed: string | null;
    /** The event that it is about, and whose end deletes it; null for other mails. */
    event: string | null;
    /** The request for addresses that it asks a guest for, and whose end deletes it; null for other mails. */
    address_request: string | null;
    created_at: IsoText;
    sent_at: IsoText | null;
    error: string | null;
  };

  /**
   * Mails that a stranger can cause for a mailbox, each until a day after it went out. `id` is the mail's, or the link's that it will bring;
   * `mailbox` the SHA-256 of its address key. Waiting mails of a kind that are `about` the same say the same.
   */
  mail_turns: { id: string; mailbox: string; kind: string; about: string; due_at: IsoText };

  /**
   * Messages of visitors; `id` is the browser's, `fingerprint` the SHA-256 of what it came with. `address` tells addresses apart, `email`
   * is as typed. `mail` and `acknowledgement` are the mails to the shop and to the visitor, who does not get one for every message.
   */
  messages: {
    id: string;
    fingerprint: string;
    owner: OwnerId;
    address: string;
    email: string;
    name: string | null;
    order_number: string | null;
    message: string;
    channel: string;
    country: string;
    /** Of the page it was written on. */
    path: string | null;
    code: string | null;
    mail: string;
    acknowledgement: string | null;
    created_at: IsoText;
  };
};
