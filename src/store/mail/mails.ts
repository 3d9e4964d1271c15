/**
 * Mails the shop wrote: outbox, record and what /dev/mailbox shows. Sending is the mail service's. A row has a mask in the place of the token
 * of its link; the token is sealed beside it until the mail is sent.
 */
import { sql } from 'kysely';
import type { CountedMailKind } from '#core/customer/mail-budgets.ts';
import { keyOf, openText, sealText } from '#store/db/sealed-text.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';
import { claimMailTurn } from './mail-turns.ts';

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
  /** The event that it is about, with which it is deleted; left out for other mails. */
  event?: string | null;
  /** The request for addresses whose guest it goes to, with which it is deleted; left out for other mails. */
  addressRequest?: string | null;
  /** Name of the sender; left out for the shop's first brand. */
  sender?: string | null;
  /** Written by `withSealedToken`; left out for a mail without a link that gives a right. */
  tokenSealed?: string;
};

/** With the token of its link until it is sent, with the mask afterwards. */
export type StoredMail = Required<Omit<NewMail, 'tokenSealed' | 'addressRequest'>> & {
  id: string;
  createdAt: string;
  sentAt: string | null;
  error: string | null;
};

type Secret = Pick<Store, 'linkSecret'>;

/** In the place of a token. */
export const tokenMask = '·'.repeat(22);

const keyOfMails = ({ linkSecret }: Secret) => keyOf(linkSecret, 'mail link');
/** Mails get their ids when they are written. */
const sealedFor = 'mail';

type Written = Pick<NewMail, 'html' | 'text' | 'unsubscribe'>;

function replaceIn<T extends Written>(mail: T, from: string, to: string): T {
  const { html, text, unsubscribe } = mail;
  return {
    ...mail,
    html: html.replaceAll(from, to),
    text: text.replaceAll(from, to),
    ...(unsubscribe ? { unsubscribe: unsubscribe.replaceAll(from, to) } : {}),
  };
}

/** In the place of each of the tokens of a mail; the first one is that of a mail with one. */
const maskOf = (at: number) => (at === 0 ? tokenMask : `${'·'.repeat(19)}${String(at).padStart(2, '0')}·`);

/** A mail whose link has `token`, as it is stored: every link that gives a right goes through here. */
export function withSealedToken(secret: Secret, mail: NewMail, token: string): NewMail {
  return withSealedTokens(secret, mail, [token]);
}

/** The same of a mail with several links. Tokens hold no spaces. */
export function withSealedTokens(secret: Secret, mail: NewMail, tokens: readonly string[]): NewMail {
  const masked = tokens.reduce((written, token, at) => replaceIn(written, token, maskOf(at)), mail);
  return { ...masked, tokenSealed: sealText(keyOfMails(secret), sealedFor, tokens.join(' ')) };
}

function columnsOf(mail: NewMail) {
  const { to, subject, html, text, order, unsubscribe = null, replyTo = null, sender = null, giftVoucher = null } = mail;
  const { addressRequest = null, event = null, tokenSealed = '' } = mail;
  return {
    to_address: to,
    subject,
    html,
    text,
    order,
    unsubscribe,
    sender,
    reply_to: replyTo,
    gift_voucher: giftVoucher,
    address_request: addressRequest,
    event,
    token_sealed: tokenSealed,
  };
}

/** Writes a mail in the transaction of what it is about; returns its id. */
export async function addMail(trx: StoreTransaction, mail: NewMail, now: Date, id = newToken()): Promise<string> {
  await trx
    .insertInto('mails')
    .values({ id, ...columnsOf(mail), created_at: now.toISOString(), sent_at: null, error: null })
    .execute();
  return id;
}

/**
 * Writes a mail and the job that sends it, in the transaction of what it is about. The job waits until a mail server is set. Returns the
 * mail's id.
 */
export async function postMail(trx: StoreTransaction, mail: NewMail, now: Date, kind = 'send-mail', wanted = newToken()): Promise<string> {
  const id = await addMail(trx, mail, now, wanted);
  await queueMail(trx, id, now, kind);
  return id;
}

function queueMail(trx: StoreTransaction, id: string, now: Date, kind: string, runAt = now): Promise<void> {
  return enqueue(trx, { kind, payload: { mail: id }, dedupe: `${kind}:${id}`, runAt }, now);
}

/**
 * Posts a mail that a stranger can cause for its mailbox (core/customer/mail-budgets.ts). It is sent when its turn has come; a waiting one that is
 * `about` the same is deleted. Returns the mail's id; null where it says what another one said a moment ago.
 */
export async function postCountedMail(
  trx: StoreTransaction,
  engine: Store['engine'],
  mail: NewMail,
  { kind, about }: { kind: CountedMailKind; about: string },
  now: Date,
  id = newToken(),
): Promise<string | null> {
  const turn = await claimMailTurn(trx, engine, { kind, about, to: mail.to, id }, now);
  if (!turn) return null;
  // Its job finds nothing to send.
  if (turn.replaces !== null) await trx.deleteFrom('mails').where('id', '=', turn.replaces).where('sent_at', 'is', null).execute();
  await addMail(trx, mail, now, id);
  await queueMail(trx, id, now, 'send-mail', turn.dueAt);
  return id;
}

/** Newest first. */
export async function listMails(store: Store, limit = 100): Promise<StoredMail[]> {
  const rows = await mails(store).orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.map((row) => storedMail(store, row));
}

export async function findMail(store: Store, id: string): Promise<StoredMail | null> {
  const row = await mails(store).where('id', '=', id).executeTakeFirst();
  return row ? storedMail(store, row) : null;
}

/** A row of before stays one, since its texts have the token. */
const forgotten = sql<string | null>`case when token_sealed is null then null else '' end`;

/** Notes that a mail left the shop, or why it did not (`error`); a mail once sent stays sent, and its link is forgotten. */
export async function markMail(trx: StoreTransaction, id: string, error: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('mails')
    .set(error === null ? { sent_at: now.toISOString(), error: null, token_sealed: forgotten } : { error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** A link with a token as mails of before have it: of an order, of an account, or of the newsletter. */
const liveLink = /(?<=\/bestellung\/|\/abmelden\/|[?&;]token=)[A-Za-z0-9_-]{22}(?![\w-])/g;

/** Seals the tokens of up to `limit` mails of before; tells of how many. Of a mail that was sent, nothing stays of the token. */
export async function sealMails(trx: StoreTransaction, secret: Secret, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('mails')
    .select(['id', 'html', 'text', 'unsubscribe'])
    .where('token_sealed', 'is', null)
    .limit(limit)
    .execute();
  for (const { id, ...written } of old) {
    const tokens = [...new Set([...written.text.matchAll(liveLink), ...written.html.matchAll(liveLink)].map(([token]) => token))];
    const [first] = tokens;
    const masked = tokens.reduce((mail, token) => replaceIn(mail, token, tokenMask), written);
    const sealed = first === undefined ? '' : sealText(keyOfMails(secret), sealedFor, first);
    await trx
      .updateTable('mails')
      // Another transaction may have sent it since it was read.
      .set({ ...masked, token_sealed: sql<string>`case when sent_at is null then ${sealed} else '' end` })
      .where('id', '=', id)
      .where('token_sealed', 'is', null)
      .execute();
  }
  return old.length;
}

function mails(store: Store) {
  return store.db.selectFrom('mails').selectAll();
}

/** The mask stays where the secret is another one than the token was sealed with. */
function storedMail(secret: Secret, row: Awaited<ReturnType<ReturnType<typeof mails>['executeTakeFirstOrThrow']>>): StoredMail {
  const mail = {
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
    event: row.event,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    error: row.error,
  };
  if (!row.token_sealed) return mail;
  const token = openedToken(secret, row.token_sealed);
  return token === null ? mail : token.split(' ').reduce((opened, one, at) => replaceIn(opened, maskOf(at), one), mail);
}

function openedToken(secret: Secret, sealed: string): string | null {
  try {
    return openText(keyOfMails(secret), sealedFor, sealed);
  } catch {
    return null;
  }
}
