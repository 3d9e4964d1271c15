/** What customers change of an order that is placed: where it goes, and how long its documents are kept. */
import { type PostalAddress, postalAddressKey } from '#core/customer/postal-address.ts';
import type { Keeping } from '#core/order/documents-end.ts';
import { addressStates, type OrderState } from '#core/order/life-cycle.ts';
import type { Order } from '#core/order/order.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { appendEvent } from './orders.ts';

/**
 * Changes the delivery address of an order that is not packed yet, and notes the event; its id. Null: the order is packed or has ended. The update
 * locks the row: of a change and a move at the same time the later one sees the earlier one.
 */
export async function changeDelivery(
  trx: StoreTransaction,
  order: string,
  delivery: PostalAddress,
  cause: { actor: string; reason: string },
  now: Date,
): Promise<string | null> {
  const changed = await trx
    .updateTable('orders')
    .set({ delivery: JSON.stringify(delivery) })
    .where('id', '=', order)
    .where('state', 'in', addressStates)
    .where('documents_erased_at', 'is', null)
    .returning('state')
    .executeTakeFirst();
  if (!changed) return null;
  return appendEvent(trx, order, { ...cause, state: changed.state as OrderState }, now, 'change');
}

/** Keeps the documents of an order for longer, or ends that; a repeated call changes nothing. False: they are gone. */
export async function markKept(trx: StoreTransaction, order: string, isKept: boolean, now: Date): Promise<boolean> {
  const at = now.toISOString();
  await trx
    .updateTable('orders')
    .set(isKept ? { kept_at: at, keeping_ended_at: null } : { kept_at: null, keeping_ended_at: at })
    .where('id', '=', order)
    .where('documents_erased_at', 'is', null)
    .where('kept_at', isKept ? 'is' : 'is not', null)
    .execute();
  const row = await trx.selectFrom('orders').select('documents_erased_at').where('id', '=', order).executeTakeFirst();
  return row !== undefined && row.documents_erased_at === null;
}

export async function keepingOf({ db }: Pick<Store, 'db'>, order: string): Promise<Keeping> {
  const row = await db.selectFrom('orders').select(['kept_at', 'keeping_ended_at']).where('id', '=', order).executeTakeFirstOrThrow();
  return { keptAt: row.kept_at, endedAt: row.keeping_ended_at };
}

/** Whether the delivery address of an order is another one than it was read with. */
export async function hasMovedSince(trx: StoreTransaction, { id, delivery }: Pick<Order, 'id' | 'delivery'>): Promise<boolean> {
  const row = await trx.selectFrom('orders').select('delivery').where('id', '=', id).executeTakeFirst();
  const stored: Order['delivery'] | null = row ? JSON.parse(row.delivery) : null;
  return stored !== null && (postalAddressKey(stored) !== postalAddressKey(delivery) || stored.phone !== delivery.phone);
}
