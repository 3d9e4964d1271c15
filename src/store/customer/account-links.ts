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
import type { CustomerRow } from './customers.ts';

export type AccountLink = Tables['account_links'];

/** Any fixed number that no other lock of two numbers uses. */
const lockRoom = 7240117;

type NewLink = {
  kind: LinkKind;
  /** Null: nothing is sent, but everything takes as long. A link of an order finds its account when it is used. */
  customer: CustomerId | null;
  email: string;
  /** Id of the order whose page asks. */
  order?: string;
  /** The device has signed in to the account of the address before: strangers cannot use up what it may ask for. */
  isKnown?: boolean;
};

/**
 * Notes that a link is asked for, and enqueues 'account-mail' ({link, site}), which sends it. Earlier links stay valid. False: the mailbox
 * got enough mails for now.
 */
export async function askForLink(trx: Change, engine: Store['engine'], link: NewLink & { site: object }, now: Date): Promise<boolean> {
  const { kind, email, site, isKnown = false } = link;
  const key = emailKey(email);
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${key}))`.execute(trx);
  if (kind !== 'undo' && (await hadEnough(trx, { kind, key, isKnown }, now))) return false;
  const id = newToken();
  await insertLink(trx, id, link, now);
  await enqueue(trx, { kind: 'account-mail', payload: { link: id, site }, dedupe: `account-mail:${id}` }, now);
  return true;
}

/** A link for the browser that has just used another one. Returns its token. */
export async function handOverLink(trx: Change, link: NewLink, now: Date): Promise<string> {
  const token = newToken();
  await insertLink(trx, tokenHash(token), link, now);
  return token;
}

async function insertLink(trx: Change, id: string, { kind, customer, email, order, isKnown }: NewLink, now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), expires_at: new Date(now.getTime() + linkTermMs[kind]).toISOString(), used_at: null };
  const asked = { known_device: isKnown ? 1 : 0, order_id: order ?? null };
  await trx
    .insertInto('account_links')
    .values({ id, kind, customer, email_key: emailKey(email), email, ...times, ...asked })
    .execute();
}

type Asked = { kind: LinkKind; key: string; isKnown: boolean };

async function hadEnough(trx: Change, { kind, key, isKnown }: Asked, now: Date): Promise<boolean> {
  const today = await trx
    .selectFrom('account_links')
    .select('created_at')
    .where('email_key', '=', key)
    .where('kind', '=', kind)
    .where('known_device', '=', isKnown ? 1 : 0)
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
  const isSent = row && (row.customer !== null || row.kind === 'order');
  return isSent && row.used_at === null && row.expires_at > now.toISOString() ? row : null;
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

/** The link of a token. Throws Fault 'link-used' for a used or invented one and one of another kind, 'link-expired'. */
export async function validLink({ db }: Pick<Store, 'db'>, token: string, kinds: readonly LinkKind[], now: Date): Promise<AccountLink> {
  const row = await db.selectFrom('account_links').selectAll().where('id', '=', tokenHash(token)).executeTakeFirst();
  if (!row || row.used_at !== null || !kinds.includes(row.kind)) throw new Fault('link-used');
  if (row.expires_at <= now.toISOString()) throw new Fault('link-expired');
  return row;
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

/**
 * Ends the open links of an account, with those of orders of its address. Links that take a change of address back stay: they are the way of
 * the customer before, which a stranger with the new address must not close. `undoneAt`: one of them was used, and those to addresses of
 * later changes end, too.
 */
export async function endLinks(
  trx: Change,
  { id, email_key }: Pick<CustomerRow, 'id' | 'email_key'>,
  now: Date,
  { kinds, undoneAt = null }: { kinds?: readonly LinkKind[]; undoneAt?: string | null } = {},
): Promise<void> {
  await trx
    .updateTable('account_links')
    .set({ used_at: now.toISOString() })
    .where('used_at', 'is', null)
    .where(({ or, and, eb }) => or([eb('customer', '=', id), and([eb('kind', '=', 'order'), eb('email_key', '=', email_key)])]))
    .where(({ or, eb }) => or([eb('kind', '!=', 'undo'), ...(undoneAt === null ? [] : [eb('created_at', '>=', undoneAt)])]))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .execute();
}
