/** Deletes designs of an owner for the time in which they can be restored. The nightly job deletes them for good. */
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { endOfPeriod, retentionDays } from '#core/customer/retention.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { expiry, lockDesign, requireDesignRoom, type SavedDesign, savedColumns, savedDesign } from './designs.ts';

/** `until`: the instant from which it cannot be restored any more. */
export type DeletedDesign = { design: SavedDesign; until: string };

/** Links of a deleted design answer as if it were gone, and work again once it is restored. A design in the open cart stays. */
export async function deleteDesign(store: Store, owner: OwnerId, id: string): Promise<'deleted' | 'missing' | 'in-cart'> {
  const at = store.clock().toISOString();
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    if (!(await lockDesign(trx, store.engine, owner, id, at))) return 'missing';
    const line = await trx
      .selectFrom('cart_lines')
      .innerJoin('carts', 'carts.id', 'cart_lines.cart')
      .select('cart_lines.id')
      .where('carts.owner', '=', owner)
      .where('carts.ordered_at', 'is', null)
      .where('cart_lines.design', '=', id)
      .executeTakeFirst();
    if (line) return 'in-cart';
    await trx.updateTable('designs').set({ deleted_at: at, expires_at: at }).where('id', '=', id).execute();
    await deleteOldest(trx, owner);
    return 'deleted';
  });
}

/** False for a design that was not deleted, or too long ago. Throws Fault 'quota-full' for an owner with too many designs. */
export async function restoreDesign(store: Store, owner: OwnerId, id: string): Promise<boolean> {
  const now = store.clock();
  const at = now.toISOString();
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const row = await trx
      .selectFrom('designs')
      .select('id')
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('deleted_at', '>', endOfPeriod('deletedDesign', now))
      .executeTakeFirst();
    if (!row) return false;
    await requireDesignRoom(trx, owner, at);
    const expires = await expiry(trx, owner, now);
    await trx.updateTable('designs').set({ deleted_at: null, expires_at: expires }).where('id', '=', id).execute();
    return true;
  });
}

/** Those that can still be restored, the last deleted first. */
export async function listDeleted(store: Store, owner: OwnerId, max: number): Promise<DeletedDesign[]> {
  const rows = await store.db
    .selectFrom('designs')
    .select([...savedColumns, 'deleted_at'])
    .where('owner', '=', owner)
    .where('deleted_at', '>', endOfPeriod('deletedDesign', store.clock()))
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map((row) => ({ design: savedDesign(row), until: restorableUntil(row.deleted_at ?? '') }));
}

function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + retentionDays.deletedDesign * dayMs).toISOString();
}

async function deleteOldest(trx: StoreTransaction, owner: OwnerId): Promise<void> {
  const deleted = await trx
    .selectFrom('designs')
    .select('id')
    .where('owner', '=', owner)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .execute();
  const ids = deleted.slice(quotas.deletedDesigns).map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('designs').where('id', 'in', ids).execute();
}
