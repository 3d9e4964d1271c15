/** Orders that are held: they may not go on to the press until an operator has looked. A hold is no state: it bars moves only. */
import type { StoreTransaction } from '#store/db/store.ts';

/** Holds an order; one that is held keeps its first reason. */
export async function holdOrder(trx: StoreTransaction, order: string, reason: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ held_at: now.toISOString(), held_reason: reason })
    .where('id', '=', order)
    .where('held_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the hold of an order; false where there is none. */
export async function releaseOrder(trx: StoreTransaction, order: string): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ held_at: null, held_reason: null })
    .where('id', '=', order)
    .where('held_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
