/** Parcels of orders and their tracking numbers. */
import * as z from 'zod/mini';
import { type Parcel, parcelSchema } from '#core/order/parcel/carriers.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';

const shipmentSchema = z.extend(parcelSchema, { id: z.string() });

/** Notes a parcel of an order; the id of its row, or null for one that is noted already. */
export async function addShipment(trx: StoreTransaction, order: string, { carrier, tracking }: Parcel, now: Date): Promise<string | null> {
  const row = await trx
    .insertInto('shipments')
    .values({ id: newToken(), order, carrier, tracking, handed_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['order', 'carrier', 'tracking']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The parcels of an order, the oldest first. */
export async function shipmentsOf({ db }: Pick<Store, 'db'>, order: string): Promise<(Parcel & { id: string })[]> {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'carrier', 'tracking'])
    .where('order', '=', order)
    .orderBy('handed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => parseStored(`shipment ${row.id}`, shipmentSchema, row));
}
