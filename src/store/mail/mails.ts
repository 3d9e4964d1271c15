/** Mails the shop wrote: outbox, record and what /dev/mailbox shows. Sending is the mail service's. */

import type { Change, Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';

export type NewMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  order: string | null;
  /** Address that ends the newsletter this mail belongs to; left out for every other mail. */
  unsubscribe?: string | null;
  /** Whom an answer goes to; left out where it goes back to the shop. */
  replyTo?: string | null;
  /** The gift voucher whose code is written into it when it is sent; left out for other mails. */
  giftVoucher?: string | null;
  /** Name of the sender; left out for the shop's first brand. */
  sender?: string | null;
};
export type StoredMail = Required<NewMail> & { id: string; createdAt: string; sentAt: string | null; error: string | null };

/** Writes a mail in the transaction of what it is about; returns its id. */
export async function addMail(trx: Change, mail: NewMail, now: Date): Promise<string> {
  const id = newToken();
  const { to, unsubscribe = null, replyTo = null, sender = null, giftVoucher = null, ...rest } = mail;
  await trx
    .insertInto('mails')
    .values({
      id,
      to_address: to,
      ...rest,
      unsubscribe,
      reply_to: replyTo,
      sender,
      gift_voucher: giftVoucher,
      created_at: now.toISOString(),
      sent_at: null,
      error: null,
    })
    .execute();
  return id;
}

/**
 * Writes a mail and the job that sends it, in the transaction of what it is about. The job waits until a mail server is set. Returns the
 * mail's id.
 */
export async function postMail(trx: Change, mail: NewMail, now: Date, kind = 'send-mail'): Promise<string> {
  const id = await addMail(trx, mail, now);
  await enqueue(trx, { kind, payload: { mail: id }, dedupe: `${kind}:${id}` }, now);
  return id;
}

/** Newest first. */
export async function listMails(store: Store, limit = 100): Promise<StoredMail[]> {
  const rows = await mails(store).orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(storedMail);
}

export async function findMail(store: Store, id: string): Promise<StoredMail | null> {
  const row = await mails(store).where('id', '=', id).executeTakeFirst();
  return row ? storedMail(row) : null;
}

/** Notes that a mail left the shop, or why it did not (`error`); a mail once sent stays sent. */
export async function markMail(trx: Change, id: string, error: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set(error === null ? { sent_at: now.toISOString(), error: null } : { error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

function mails(store: Store) {
  return store.db.selectFrom('mails').selectAll();
}

function storedMail(row: Awaited<ReturnType<ReturnType<typeof mails>['executeTakeFirstOrThrow']>>): StoredMail {
  return {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    html: row.html,
    text: row.text,
    order: row.order,
    unsubscribe: row.unsubscribe,
    replyTo: row.reply_to,
    sender: row.sender,
    giftVoucher: row.gift_voucher,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    error: row.error,
  };
}
