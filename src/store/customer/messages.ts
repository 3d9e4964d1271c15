/** Messages of visitors to the shop: each once, and not too many. Writes no mail texts and knows no rules of forms. */

import { sql } from 'kysely';
import { emailKey } from '#core/customer/email.ts';
import {
  acknowledgementPauseMs,
  acknowledgementsPerDay,
  type CheckedMessage,
  messagesPerDay,
  messagesPerHour,
} from '#core/customer/message.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { dayMs, hourMs } from '#core/values/unit.ts';
import type { Change, Store } from '#store/db/store.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { type NewMail, postMail } from '#store/mail/mails.ts';
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

/** The mail to the shop, and the one to the visitor, which goes out if the address had not too many. */
export type MessageMails = { toShop: NewMail; toVisitor: NewMail };

/** 'known': the same message came before. 'other': its id came with another text. 'limited': too many; the next one counts from `until`. */
export type KeptMessage = { kind: 'kept' | 'known' | 'other' } | { kind: 'limited'; until: Date };

/** Keeps a message with its mails in one transaction. */
export async function saveMessage(
  trx: Change,
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
  const until =
    (await limitOf(trx, 'owner', owner, hourMs, messagesPerHour, now)) ??
    (await limitOf(trx, 'address', address, dayMs, messagesPerDay, now));
  if (until) return { kind: 'limited', until };
  const isAcknowledged = await mayAcknowledge(trx, address, now);
  const mail = await postMail(trx, mails.toShop, now);
  const acknowledgement = isAcknowledged ? await postMail(trx, mails.toVisitor, now) : null;
  const created_at = now.toISOString();
  const written = { message, address, email, name, order_number: order, channel, country, path, code };
  await trx
    .insertInto('messages')
    .values({ id, fingerprint, owner, ...written, mail, acknowledgement, created_at })
    .execute();
  return { kind: 'kept' };
}

/** When the next message may come, or null if one may now: at most `limit` within `withinMs`. */
async function limitOf(
  trx: Change,
  column: 'owner' | 'address',
  value: string,
  withinMs: number,
  limit: number,
  now: Date,
): Promise<Date | null> {
  const rows = await trx
    .selectFrom('messages')
    .select('created_at')
    .where(column, '=', value)
    .where('created_at', '>', new Date(now.getTime() - withinMs).toISOString())
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  const oldest = rows[limit - 1];
  return oldest ? new Date(Date.parse(oldest.created_at) + withinMs) : null;
}

async function mayAcknowledge(trx: Change, address: string, now: Date): Promise<boolean> {
  const today = await trx
    .selectFrom('messages')
    .select('created_at')
    .where('address', '=', address)
    .where('acknowledgement', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .orderBy('created_at', 'desc')
    .execute();
  const last = today[0];
  return today.length < acknowledgementsPerDay && (!last || now.getTime() - Date.parse(last.created_at) >= acknowledgementPauseMs);
}

/** Lets messages of one address come one after the other until the transaction ends. SQLite writes one after the other anyway. */
async function lockAddress(trx: Change, engine: Store['engine'], address: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${address}))`.execute(trx);
}

/** Any fixed number that no other lock of two numbers uses. */
const lockRoom = 7240118;
