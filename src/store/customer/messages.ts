/** Messages of visitors to the shop: each once, and not too many. Writes no mail texts and knows no rules of forms. */

import { sql } from 'kysely';
import { emailKey } from '#core/customer/email.ts';
import { type CheckedMessage, messagesPerHour } from '#core/customer/message.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { hourMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { type NewMail, postCountedMail, postMail } from '#store/mail/mails.ts';
import { lockOwner } from '#store/session/sessions.ts';

export type MessageToKeep = CheckedMessage & {
  id: string;
  owner: OwnerId;
  channel: string;
  country: string;
  /** Of the page it was written on. */
  path: string | null;
  /** The code for queries that an error page showed. */
  code: string | null;
};

/** The mail to the shop, and the one to the visitor, which may wait. */
export type MessageMails = { toShop: NewMail; toVisitor: NewMail };

/** 'known': the same message came before. 'other': its id came with another text. 'limited': too many; the next one counts from `until`. */
export type KeptMessage = { kind: 'kept' | 'known' | 'other' } | { kind: 'limited'; until: Date };

/** Keeps a message with its mails in one transaction. */
export async function saveMessage(
  trx: StoreTransaction,
  engine: Store['engine'],
  input: MessageToKeep,
  mails: MessageMails,
  now: Date,
): Promise<KeptMessage> {
  const { id, owner, message, email, name, order, channel, country, path, code } = input;
  const address = emailKey(email);
  const fingerprint = tokenHash(JSON.stringify([message, address, name, order]));
  await lockOwner(trx, engine, owner);
  await lockAddress(trx, engine, address);
  const known = await trx.selectFrom('messages').select('fingerprint').where('id', '=', id).executeTakeFirst();
  if (known) return { kind: known.fingerprint === fingerprint ? 'known' : 'other' };
  const until = await nextMessage(trx, owner, now);
  if (until) return { kind: 'limited', until };
  const mail = await postMail(trx, mails.toShop, now);
  const acknowledgement = await postCountedMail(trx, engine, mails.toVisitor, { kind: 'message-receipt', about: channel }, now);
  const created_at = now.toISOString();
  const written = { message, address, email, name, order_number: order, channel, country, path, code };
  await trx
    .insertInto('messages')
    .values({ id, fingerprint, owner, ...written, mail, acknowledgement, created_at })
    .execute();
  return { kind: 'kept' };
}

/** When the next message of an owner may come, or null if one may now. */
async function nextMessage(trx: StoreTransaction, owner: OwnerId, now: Date): Promise<Date | null> {
  const rows = await trx
    .selectFrom('messages')
    .select('created_at')
    .where('owner', '=', owner)
    .where('created_at', '>', new Date(now.getTime() - hourMs).toISOString())
    .orderBy('created_at', 'desc')
    .limit(messagesPerHour)
    .execute();
  const oldest = rows[messagesPerHour - 1];
  return oldest ? new Date(Date.parse(oldest.created_at) + hourMs) : null;
}

/** Lets messages of one address come one after the other until the transaction ends. SQLite writes one after the other anyway. */
async function lockAddress(trx: StoreTransaction, engine: Store['engine'], address: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${address}))`.execute(trx);
}

/** Any fixed number that no other lock of two numbers uses. */
const lockRoom = 7240118;
