/** Links that are sent by mail to confirm an address or set a password: asked for, sent, used once. */
import { sql } from 'kysely';
import { type CustomerId, type LinkKind, linkTermMs } from '#core/customer/customer.ts';
import { emailKey } from '#core/customer/email.ts';
import { Fault } from '#core/values/fault.ts';
import type { Change, Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';
import { type MailToCount, type MailTurn, takeMailTurn } from '#store/mail/mail-turns.ts';

export type AccountLink = Tables['account_links'];

/** Any fixed number that no other lock of two numbers uses. */
const lockRoom = 7240117;

/** Whether a device that has signed in to the account before asks for a link: strangers do not use up its mails. */
export type AskedBy = 'known-device' | 'stranger';

/**
 * Notes that a link is asked for, and enqueues 'account-mail' ({link, site}), which sends it when its turn has come. Links of the kind that
 * were sent to the address before end, unless the mail has to wait. `customer` null: nothing is sent, but everything takes as long.
 */
export async function askForLink(
  trx: Change,
  engine: Store['engine'],
  {
    kind,
    customer,
    email,
    site,
    asked = 'stranger',
  }: { kind: LinkKind; customer: CustomerId | null; email: string; site: object; asked?: AskedBy },
  now: Date,
): Promise<void> {
  const key = emailKey(email);
  const at = now.toISOString();
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${lockRoom}, hashtext(${key}))`.execute(trx);
  const id = newToken();
  const turn = await linkTurn(trx, engine, { kind, asked, to: email, about: customer ?? '', id }, now);
  if (!turn) return;
  await trx
    .updateTable('account_links')
    .set({ used_at: at })
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('email_key', '=', key), ...(customer === null ? [] : [eb('customer', '=', customer)])]))
    .where('used_at', 'is', null)
    // The mail of the new link has to wait: the links of before stay until then.
    .$if(turn.dueAt > now, (query) => query.where('id', '=', turn.replaces ?? ''))
    .execute();
  const expires_at = new Date(turn.dueAt.getTime() + linkTermMs[kind]).toISOString();
  await trx
    .insertInto('account_links')
    .values({ id, kind, customer, email_key: key, email, created_at: at, expires_at, used_at: null })
    .execute();
  await enqueue(trx, { kind: 'account-mail', payload: { link: id, site }, dedupe: `account-mail:${id}`, runAt: turn.dueAt }, now);
}

/** The mail to the address of before is about a change that took place: it is not counted. */
function linkTurn(
  trx: Change,
  engine: Store['engine'],
  { kind, asked, ...mail }: Omit<MailToCount, 'kind'> & { kind: LinkKind; asked: AskedBy },
  now: Date,
): Promise<MailTurn | null> | MailTurn {
  if (kind === 'undo') return { dueAt: now, replaces: null };
  return takeMailTurn(trx, engine, { ...mail, kind: kind === 'reset' && asked === 'known-device' ? 'reset-known-device' : kind }, now);
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
