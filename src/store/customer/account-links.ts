/** Links that are sent by mail to confirm an address or set a password: asked for, sent, used once. */
import { sql } from 'kysely';
import { type CustomerId, type LinkKind, linkTermMs } from '#core/customer/customer.ts';
import { emailKey } from '#core/customer/email.ts';
import { Fault } from '#core/values/fault.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';
import { claimMailTurn, type MailTurn } from '#store/mail/mail-turns.ts';
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
};

type AskedLink = NewLink & {
  site: object;
  /** The device has signed in to the account of the address before: strangers do not use up its mails. */
  isKnown?: boolean;
};

/**
 * Notes that a link is asked for, and enqueues 'account-mail' ({link, site}), which sends it when its turn has come. Earlier links that were
 * sent stay valid.
 */
export async function askForLink(trx: StoreTransaction, engine: Store['engine'], asked: AskedLink, now: Date): Promise<void> {
  const { email, site } = asked;
  const key = emailKey(email);
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${key}))`.execute(trx);
  const id = newToken();
  const turn = await linkTurn(trx, engine, asked, id, now);
  if (!turn) return;
  if (turn.replaces !== null)
    await trx.updateTable('account_links').set({ used_at: now.toISOString() }).where('id', '=', turn.replaces).execute();
  await insertLink(trx, id, asked, now, turn.dueAt);
  await enqueue(trx, { kind: 'account-mail', payload: { link: id, site }, dedupe: `account-mail:${id}`, runAt: turn.dueAt }, now);
}

/** The mail to the address of before is about a change that took place: it is not counted. */
async function linkTurn(
  trx: StoreTransaction,
  engine: Store['engine'],
  { kind, customer, order, email, isKnown = false }: AskedLink,
  id: string,
  now: Date,
): Promise<MailTurn | null> {
  if (kind === 'undo') return { dueAt: now, replaces: null };
  const counted = kind === 'reset' && isKnown ? 'reset-known-device' : kind;
  return claimMailTurn(trx, engine, { kind: counted, to: email, about: customer ?? order ?? '', id }, now);
}

/** A link for the browser that has just used another one. Returns its token. */
export async function handOverLink(trx: StoreTransaction, link: NewLink, now: Date): Promise<string> {
  const token = newToken();
  await insertLink(trx, tokenHash(token), link, now);
  return token;
}

async function insertLink(
  trx: StoreTransaction,
  id: string,
  { kind, customer, email, order }: NewLink,
  now: Date,
  from = now,
): Promise<void> {
  const times = { created_at: now.toISOString(), expires_at: new Date(from.getTime() + linkTermMs[kind]).toISOString(), used_at: null };
  await trx
    .insertInto('account_links')
    .values({ id, kind, customer, email_key: emailKey(email), email, ...times, order_id: order ?? null })
    .execute();
}

/** A link that was asked for and can still be sent; null for one that must not be. */
export async function linkToSend({ db }: Store, id: string, now: Date): Promise<AccountLink | null> {
  const row = await db.selectFrom('account_links').selectAll().where('id', '=', id).executeTakeFirst();
  const isSent = row && (row.customer !== null || row.kind === 'order');
  return isSent && row.used_at === null && row.expires_at > now.toISOString() ? row : null;
}

/** Gives a link that was asked for its token, which is not stored. False: it ended meanwhile. */
export async function setLinkToken(trx: StoreTransaction, id: string, token: string): Promise<boolean> {
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
export async function useLink(trx: StoreTransaction, id: string, now: Date): Promise<void> {
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
  trx: StoreTransaction,
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
