/**
 * Links that share a design. The database has the hash of a link's token only, so that a copy of it opens none. The token itself is made of
 * the link's id and a secret of the shop, so that its owner can see the link again.
 */
import { createHmac } from 'node:crypto';
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { lockDesign, type SavedDesign, savedColumns, savedDesign } from './designs.ts';

/** What a visitor of the link may do. `suggest` includes `comment`, and so does `approve`, whose links are listed with their parties. */
export type SharePermission = Tables['design_shares']['permission'];
/** Of a link that its owner passes on, and that is of no party. */
export type ListedPermission = Exclude<SharePermission, 'approve'>;
/** `token` goes into the link; null for a link that was made with another secret. */
type StoredLink = { id: string; createdAt: string; expiresAt: string; token: string | null };
export type StoredShare = StoredLink & { permission: ListedPermission };

/** 128 bits as 22 characters of base64url, as tokens are that are random. */
function tokenOf({ linkSecret }: LinkSecret, id: string): string {
  return createHmac('sha256', keyOf(linkSecret, 'design link')).update(id).digest().subarray(0, 16).toString('base64url');
}

/** Null for a foreign design; throws Fault 'quota-full' beyond the links it may have. */
export async function createShare(store: Store, owner: OwnerId, design: string, permission: ListedPermission): Promise<StoredShare | null> {
  const now = store.clock();
  return store.write(async (trx) => {
    if (!(await lockDesign(trx, store.engine, owner, design, now.toISOString()))) return null;
    return { ...(await insertShare(trx, store, { design, permission }, now)), permission };
  });
}

/** In the transaction that has locked the design. Throws Fault 'quota-full' beyond the links that it may have. */
export async function insertShare(
  trx: StoreTransaction,
  secret: LinkSecret,
  { design, permission }: { design: string; permission: SharePermission },
  now: Date,
): Promise<StoredLink> {
  const at = now.toISOString();
  const { count } = await trx
    .selectFrom('design_shares')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('design', '=', design)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  const { shares: max } = quotas;
  if (Number(count) >= max) throw new Fault('quota-full', `${count} links`, { text: message('fault.share-space-full', { max }) });
  const id = newToken();
  const token = tokenOf(secret, id);
  const expiresAt = new Date(now.getTime() + retentionDays.share * dayMs).toISOString();
  const row = { id, token: tokenHash(token), design, permission, created_at: at, expires_at: expiresAt, revoked_at: null };
  await trx.insertInto('design_shares').values(row).execute();
  return { id, token, createdAt: at, expiresAt };
}

/** The token of a link; null for a link that was made with another secret. */
export function shownToken(secret: LinkSecret, { id, token: hash }: { id: string; token: string }): string | null {
  const token = tokenOf(secret, id);
  return tokenHash(token) === hash ? token : null;
}

/** Those that are valid and not of a party, newest first; empty for a foreign design. */
export async function listShares(store: Store, owner: OwnerId, design: string): Promise<StoredShare[]> {
  const rows = await store.db
    .selectFrom('design_shares')
    .innerJoin('designs', 'designs.id', 'design_shares.design')
    .select(['design_shares.id', 'token', 'permission', 'design_shares.created_at', 'design_shares.expires_at'])
    .where('designs.id', '=', design)
    .where('designs.owner', '=', owner)
    .where('permission', '!=', 'approve')
    .$narrowType<{ permission: ListedPermission }>()
    .where('revoked_at', 'is', null)
    .where('design_shares.expires_at', '>', store.clock().toISOString())
    .orderBy('design_shares.created_at', 'desc')
    .orderBy('design_shares.id')
    .execute();
  return rows.map(({ id, token, permission, created_at, expires_at }) => {
    return { id, permission, createdAt: created_at, expiresAt: expires_at, token: shownToken(store, { id, token }) };
  });
}

/** False for a foreign link, and for one that was revoked before. */
export async function revokeShare(store: Store, owner: OwnerId, design: string, id: string): Promise<boolean> {
  const at = store.clock().toISOString();
  return store.write(async (trx) => {
    if (!(await lockDesign(trx, store.engine, owner, design, at))) return false;
    const { numUpdatedRows } = await trx
      .updateTable('design_shares')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('design', '=', design)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

export type SharedDesign = { share: string; owner: OwnerId; permission: SharePermission; expiresAt: string; saved: SavedDesign };

/** What a link's token opens: 'ended' for a link that was revoked or has expired, and for a design that was deleted. */
export async function findShared(store: Store, token: string): Promise<SharedDesign | 'ended' | 'missing'> {
  const share = await store.db
    .selectFrom('design_shares')
    .select(['id', 'design', 'permission', 'expires_at', 'revoked_at'])
    .where('token', '=', tokenHash(token))
    .executeTakeFirst();
  if (!share) return 'missing';
  const at = store.clock().toISOString();
  if (share.revoked_at !== null || share.expires_at <= at) return 'ended';
  const design = await store.db
    .selectFrom('designs')
    .select([...savedColumns, 'owner'])
    .where('id', '=', share.design)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  if (!design) return 'ended';
  return { share: share.id, owner: design.owner, permission: share.permission, expiresAt: share.expires_at, saved: savedDesign(design) };
}
