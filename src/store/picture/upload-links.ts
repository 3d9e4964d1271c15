/** Links by which a phone sends photos to the pictures of their owner. Only hashes of what opens them are stored. */
import type { Customer, CustomerId } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { uploadLinkTerms } from '#core/customer/upload-links.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';

export type UploadLink = {
  id: string;
  owner: OwnerId;
  openedAt: string | null;
  revokedAt: string | null;
  expiresAt: string;
  /** Photos that were stored. */
  files: number;
};

const columns = ['id', 'owner', 'opened_at', 'revoked_at', 'expires_at', 'files'] as const;

type Row = Pick<Tables['upload_links'], (typeof columns)[number]>;

function linkOf({ id, owner, opened_at: openedAt, revoked_at: revokedAt, expires_at: expiresAt, files }: Row): UploadLink {
  return { id, owner, openedAt, revokedAt, expiresAt, files: Number(files) };
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/**
 * A new link with the token that opens it. Where the owner has as many as may be open, the oldest one that no phone has opened ends; null
 * where phones have opened all of them.
 */
export async function createUploadLink(store: Store, owner: OwnerId, now: Date): Promise<{ link: UploadLink; token: string } | null> {
  const token = newToken();
  return store.write(async (trx) => {
    if (!(await lockOwner(trx, store.engine, owner))) return null;
    const open = await openLinks(trx, owner, now);
    const unopened = open.filter((link) => link.opened_at === null);
    const surplus = Math.max(0, open.length + 1 - uploadLinkTerms.perOwner);
    if (surplus > unopened.length) return null;
    for (const { id } of unopened.slice(0, surplus)) await revoke(trx, owner, id, now);
    const row = {
      id: newToken(),
      owner,
      token_hash: tokenHash(token),
      expires_at: later(now, uploadLinkTerms.unopenedMs),
      opened_at: null,
      revoked_at: null,
      phone_hash: null,
      files: 0,
    };
    await trx.insertInto('upload_links').values(row).execute();
    return { link: linkOf(row), token };
  });
}

/** Those of an owner that have not ended, the one that ends first before the others. */
function openLinks(db: Pick<Store['db'], 'selectFrom'>, owner: OwnerId, now: Date) {
  return db
    .selectFrom('upload_links')
    .select(columns)
    .where('owner', '=', owner)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
}

export async function listOpenUploadLinks({ db }: Pick<Store, 'db'>, owner: OwnerId, now: Date): Promise<UploadLink[]> {
  return (await openLinks(db, owner, now)).map(linkOf);
}

/** One of an owner, also one that has ended; null for a foreign and a missing id. */
export async function findUploadLink({ db }: Pick<Store, 'db'>, owner: OwnerId, id: string): Promise<UploadLink | null> {
  const row = await db.selectFrom('upload_links').select(columns).where('id', '=', id).where('owner', '=', owner).executeTakeFirst();
  return row ? linkOf(row) : null;
}

/**
 * Opens the link of a token for the phone that will have `phone` in its cookie. A token opens once: `isOpened` says whether this call did.
 * Null for a token of nothing.
 */
export async function openUploadLink(
  store: Store,
  token: string,
  phone: string,
  now: Date,
): Promise<{ link: UploadLink; isOpened: boolean } | null> {
  const hash = tokenHash(token);
  const found = await store.db.selectFrom('upload_links').select(columns).where('token_hash', '=', hash).executeTakeFirst();
  // An invented token costs no write.
  if (!found) return null;
  const at = now.toISOString();
  const opened = await store.write((trx) =>
    trx
      .updateTable('upload_links')
      .set({ opened_at: at, phone_hash: tokenHash(phone), expires_at: later(now, uploadLinkTerms.idleMs) })
      .where('token_hash', '=', hash)
      .where('opened_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at)
      .returning(columns)
      .executeTakeFirst(),
  );
  return { link: linkOf(opened ?? found), isOpened: opened !== undefined };
}

/** A link by the secret of the phone's cookie. `customer`: whose link it is, with the last login that is valid; null for a guest's. */
export type PhoneLink = UploadLink & { customer: Customer | null };

/** Null for a secret of nothing. A link whose owner has no session and no login any more counts as revoked. */
export async function findPhoneLink(store: Store, phone: string, now: Date): Promise<PhoneLink | null> {
  const { db } = store;
  const row = await db.selectFrom('upload_links').select(columns).where('phone_hash', '=', tokenHash(phone)).executeTakeFirst();
  if (!row) return null;
  const link = linkOf(row);
  const at = now.toISOString();
  const { customer: id } = await db.selectFrom('owners').select('customer').where('id', '=', row.owner).executeTakeFirstOrThrow();
  const customer = id === null ? null : await signedIn(store, id, at);
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('owner', '=', row.owner)
    .where('expires_at', '>', at)
    .limit(1)
    .executeTakeFirst();
  const isThere = id === null ? session !== undefined : customer !== null;
  return { ...link, revokedAt: link.revokedAt ?? (isThere ? null : at), customer };
}

async function signedIn({ db }: Store, id: CustomerId, at: string): Promise<Customer | null> {
  const row = await db
    .selectFrom('logins')
    .innerJoin('customers', 'customers.id', 'logins.customer')
    .select(['logins.id as login', 'logins.auth_at', 'customers.number', 'customers.type', 'customers.is_whitelabel'])
    .where('customers.id', '=', id)
    .where('customers.closed_at', 'is', null)
    .where('logins.ended_at', 'is', null)
    .where('logins.expires_at', '>', at)
    .orderBy('logins.seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { login, number, type, is_whitelabel: isWhitelabel, auth_at: authAt } = row;
  return { id, number, type, isWhitelabel: isWhitelabel === 1, login, authAt: new Date(authAt) };
}

/**
 * Counts a photo in the transaction that stores it, and puts the end of the link off. False when the link has ended meanwhile or has all its
 * photos: then nothing may be stored.
 */
export async function countUploadedFile(trx: StoreTransaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('upload_links')
    .set((row) => ({ files: row('files', '+', 1), expires_at: later(now, uploadLinkTerms.idleMs) }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('files', '<', uploadLinkTerms.files)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Ends a link of an owner. One that has ended stays as it is. */
export async function revokeUploadLink(store: Store, owner: OwnerId, id: string, now: Date): Promise<void> {
  await store.write((trx) => revoke(trx, owner, id, now));
}

async function revoke(trx: StoreTransaction, owner: OwnerId, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('upload_links')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('revoked_at', 'is', null)
    .execute();
}
