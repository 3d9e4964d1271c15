/**
 * Orders that are held: they may not go on to the press until an operator has looked. A hold is no state: it bars moves only. The column of
 * the reasons keeps those of holds that were released, so that the same reason does not hold the order again.
 */
import type { StoreTransaction } from '#store/db/store.ts';

type HeldOrder = { held_at: string | null; held_reason: string | null };

/** Why an order is held now, or null, and the reasons of its holds that were released. */
export function holdOf({ held_at: at, held_reason: reasons }: HeldOrder): { held: string | null; released: string[] } {
  const all = reasons?.split(' ') ?? [];
  return at === null ? { held: null, released: all } : { held: all.at(-1) ?? null, released: all.slice(0, -1) };
}

/** Holds an order for a reason, one word; one that is held keeps its first reason. */
export async function holdOrder(trx: StoreTransaction, order: string, reason: string, now: Date): Promise<boolean> {
  const row = await trx.selectFrom('orders').select(['held_at', 'held_reason']).where('id', '=', order).executeTakeFirst();
  if (!row || row.held_at !== null) return false;
  const { released } = holdOf(row);
  const changed = await trx
    .updateTable('orders')
    .set({ held_at: now.toISOString(), held_reason: [...released.filter((one) => one !== reason), reason].join(' ') })
    .where('id', '=', order)
    .where('held_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Ends the hold of an order; false where there is none. */
export async function releaseOrder(trx: StoreTransaction, order: string): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ held_at: null })
    .where('id', '=', order)
    .where('held_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
