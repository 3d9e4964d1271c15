/** Orders that are packed together: one that was ordered by its number, and the rests of its lists. */
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';

type Db = { db: Store['db'] | StoreTransaction };

/** Of an order that is not printed, or counts as not printed. */
export const endedStates = ['cancelled', 'refunded'];
const unpaidStates = ['placed', 'awaiting_payment'];
/** States of an order that is not packed yet. */
const openStates = ['paid', 'invoice_open', 'preflight', 'needs_customer', 'in_production', 'reprint'];

/** `isFirst`: the other one is its rest. */
export type ParcelOrder = { id: string; number: string; state: string; isFirst: boolean };

/**
 * The orders in the parcel of this one. A rest is packed with its first order if it was paid, or bought on invoice, before the plate of that one
 * was made; otherwise each goes alone.
 */
export async function ordersInParcel({ db }: Db, order: string): Promise<ParcelOrder[]> {
  const own = await db.selectFrom('orders').select('goes_with').where('id', '=', order).executeTakeFirst();
  const id = own?.goes_with ?? order;
  const first = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state'])
    .select((eb) =>
      eb
        .selectFrom('order_lines')
        .select(({ fn }) => fn.min('plate_at').as('at'))
        .where('order', '=', id)
        .as('plate_at'),
    )
    .where('id', '=', id)
    .where('state', 'not in', endedStates)
    .executeTakeFirst();
  if (!first) return [];
  const rests = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state'])
    .where('goes_with', '=', id)
    .where('state', 'not in', [...endedStates, ...unpaidStates])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_events')
          .select('order_events.id')
          .whereRef('order_events.order', '=', 'orders.id')
          .where('order_events.state', 'in', ['paid', 'invoice_open'])
          .$if(first.plate_at !== null, (query) => query.where('order_events.at', '<=', first.plate_at ?? '')),
      ),
    )
    .orderBy('placed_at')
    .orderBy('number')
    .execute();
  if (!own?.goes_with) return rests.map((rest) => ({ ...rest, isFirst: false }));
  const { plate_at: _, ...head } = first;
  return rests.some((rest) => rest.id === order) ? [{ ...head, isFirst: true }] : [];
}

/** The order that this one waits for: it is in the same parcel and not packed yet. Null for none. */
export async function unpackedBeside(db: Db, order: string): Promise<ParcelOrder | null> {
  return (await ordersInParcel(db, order)).find(({ state }) => openStates.includes(state)) ?? null;
}

/** Enqueues 'order-ticket' for orders whose papers name this one, or are to. `word`: what has happened to it. */
export async function renewPapersBeside(trx: StoreTransaction, order: string, word: string, now: Date): Promise<void> {
  const own = await trx.selectFrom('orders').select('goes_with').where('id', '=', order).executeTakeFirst();
  const others = await trx
    .selectFrom('orders')
    .select('id')
    .where(({ eb, or }) => or([eb('goes_with', '=', order), ...(own?.goes_with ? [eb('id', '=', own.goes_with)] : [])]))
    .where('state', 'in', openStates)
    .execute();
  for (const { id } of others)
    await enqueue(trx, { kind: 'order-ticket', payload: { order: id }, dedupe: `order-ticket:${id}:beside:${order}:${word}` }, now);
}
