/** Links that are sent by mail to confirm an address or set a password: asked for, sent, used once. */
import { sql } from 'kysely';
import { type CustomerId, type LinkKind, linkMails, linkTermMs } from '#core/customer/customer.ts';
import { emailKey } from '#core/customer/email.ts';
import { Fault } from '#core/values/fault.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Change, Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';

export type AccountLink = Tables['account_links'];

/** Any fixed number that no other lock of two numbers uses. */
const lockRoom = 7240117;

/**
 * Notes that a link is asked for, and enqueues 'account-mail' ({link, site}), which sends it. Links of the kind that were sent to the
 * address before end. `customer` null: nothing is sent, but everything takes as long. False: the address got enough mails for now.
 */
export async function askForLink(
  trx: Change,
  engine: Store['engine'],
  { kind, customer, email, site }: { kind: LinkKind; customer: CustomerId | null; email: string; site: object },
  now: Date,
): Promise<boolean> {
  const key = emailKey(email);
  const at = now.toISOString();
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${key}))`.execute(trx);
  if (kind !== 'undo' && (await hadEnough(trx, key, now))) return false;
  await trx
    .updateTable('account_links')
    .set({ used_at: at })
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('email_key', '=', key), ...(customer === null ? [] : [eb('customer', '=', customer)])]))
    .where('used_at', 'is', null)
    .execute();
  const id = newToken();
  const expires_at = new Date(now.getTime() + linkTermMs[kind]).toISOString();
  await trx
    .insertInto('account_links')
    .values({ id, kind, customer, email_key: key, email, created_at: at, expires_at, used_at: null })
    .execute();
  await enqueue(trx, { kind: 'account-mail', payload: { link: id, site }, dedupe: `account-mail:${id}` }, now);
  return true;
}

async function hadEnough(trx: Change, key: string, now: Date): Promise<boolean> {
  const today = await trx
    .selectFrom('account_links')
    .select('created_at')
    .where('email_key', '=', key)
    .where('kind', '!=', 'undo')
    .where('created_at', '>', new Date(now.getTime() - dayMs).toISOString())
    .orderBy('created_at', 'desc')
    .limit(linkMails.perDay)
    .execute();
  const last = today[0];
  return today.length >= linkMails.perDay || (last !== undefined && now.getTime() - Date.parse(last.created_at) < linkMails.pauseMs);
}

/** A link that was asked for and can still be sent; null for one that must not be. */
export async function linkToSend({ db }: Store, id: string, now: Date): Promise<AccountLink | null> {
  const row = await db.selectFrom('account_links').selectAll().where('id', '=', id).executeTakeFirst();
  return row && row.customer !== null && row.used_at === null && row.expires_at > now.toISOString() ? row : null;
}

/** Gives a link that was asked for its token, which is not stored. False: it ended meanwhile. */
export async function setLinkToken(trx: Change, id: string, token: string): Promise<boolean> {
  const row = await trx
    .updateTable('account_links')
    .set({ id: tokenHash(token) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type ValidLink = AccountLink & { customer: CustomerId };

/** The link of a token. Throws Fault 'link-used' for a used or invented one and one of another kind, 'link-expired'. */
export async function validLink({ db }: Pick<Store, 'db'>, token: string, kinds: readonly LinkKind[], now: Date): Promise<ValidLink> {
  const row = await db.selectFrom('account_links').selectAll().where('id', '=', tokenHash(token)).executeTakeFirst();
  if (!row || row.customer === null || row.used_at !== null || !kinds.includes(row.kind)) throw new Fault('link-used');
  if (row.expires_at <= now.toISOString()) throw new Fault('link-expired');
  return { ...row, customer: row.customer };
}

/** Uses a link. Throws Fault 'link-used' when another request was quicker. */
export async function useLink(trx: Change, id: string, now: Date): Promise<void> {
  const row = await trx
    .updateTable('account_links')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Fault('link-used');
}
