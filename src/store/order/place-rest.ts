/** Orders of the pieces that a longer list needs: in one transaction, as other orders are placed, and into the parcel of the first one. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { PrintedItem } from '#core/order/line.ts';
import { brokenInvariant, type LineSums } from '#core/order/sums.ts';
import { Fault } from '#core/values/fault.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { insertAttempt } from '#store/payment/attempts.ts';
import { insertLines } from './insert-lines.ts';
import { type RecordsOfLine, setLineRecords } from './later-lines.ts';
import { endedStates } from './one-parcel.ts';
import { type AttemptToMake, enqueueOrderMail, insertOrder, type OrderFacts } from './place-order.ts';
import { isReleased, startProduction } from './production.ts';

type Db = { db: Store['db'] | StoreTransaction };

/** The last order of the rest of a line that was not cancelled; null for none. */
export async function restPlaced({ db }: Db, { order, line }: { order: string; line: string }): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order', 'orders.id')
    .innerJoin('order_lines as first', (join) => join.onRef('first.design', '=', 'order_lines.design').on('first.id', '=', line))
    .select('orders.id')
    .where('orders.goes_with', '=', order)
    .where('orders.state', 'not in', endedStates)
    .orderBy('orders.placed_at', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Keys of the records that were ordered beside an order for the same design. */
export async function recordsOfRests({ db }: Db, { order, design }: { order: string; design: string | null }): Promise<string[]> {
  const rows = await db
    .selectFrom('order_line_records')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.id', '=', 'order_line_records.order_line').onRef('order_lines.revision', '=', 'order_line_records.revision'),
    )
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .select('order_line_records.key')
    .where('orders.goes_with', '=', order)
    .where('order_lines.design', '=', design)
    .where('orders.state', 'not in', endedStates)
    .execute();
  return rows.map(({ key }) => key);
}

export type LinkedOrder = { id: string; number: string; isFirst: boolean };

/** The rests of this order, or the one whose rest this is. */
export async function linkedOrders({ db }: Db, order: string): Promise<LinkedOrder[]> {
  const own = await db.selectFrom('orders').select('goes_with').where('id', '=', order).executeTakeFirst();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where(({ eb, or }) => or([eb('goes_with', '=', order), ...(own?.goes_with ? [eb('id', '=', own.goes_with)] : [])]))
    .orderBy('placed_at')
    .execute();
  return rows.map(({ id, number }) => ({ id, number, isFirst: id === own?.goes_with }));
}

export type RestToPlace = {
  owner: OwnerId;
  /** The order in whose parcel it goes. */
  first: string;
  fingerprint: string;
  facts: OrderFacts;
  /** `from`: the line of the first order, whose document is printed. */
  line: { from: string; item: PrintedItem; name: string; options: string; sums: LineSums; confirmed: readonly string[] };
  records: RecordsOfLine;
  attempt: AttemptToMake | null;
  now: Date;
};

/** Answers the id of the order. Owner and first order are locked by the transaction. Throws Fault 'internal' for sums that break an invariant. */
export async function placeRest(trx: StoreTransaction, store: Pick<Store, 'linkSecret'>, rest: RestToPlace): Promise<string> {
  const { owner, first, fingerprint, facts, line, records, attempt, now } = rest;
  const broken = brokenInvariant(facts, [{ ...line.sums, isVoucher: false }]);
  if (broken) throw new Fault('internal', `the sums of an order do not agree: ${broken}`);
  const at = now.toISOString();
  const cart = newToken();
  // Every order is of a cart; this one was never open.
  await trx.insertInto('carts').values({ id: cart, owner, created_at: at, ordered_at: at, samples_charged: 0 }).execute();
  const order = await insertOrder(trx, store, { owner, cart, fingerprint }, facts, now);
  await trx.updateTable('orders').set({ goes_with: first }).where('id', '=', order.id).execute();
  const row = await trx.selectFrom('order_lines').select(['document', 'summary']).where('id', '=', line.from).executeTakeFirstOrThrow();
  const { item, name, options, sums, confirmed } = line;
  const placed = { ...sums, item, cartItem: item, cartLine: newToken(), revision: null, document: null, name, options };
  const missing = await insertLines(trx, owner, [placed], order.id, [{ ...row, confirmed: JSON.stringify(confirmed), approval: null }]);
  if (missing) throw new Fault('cart-changed', missing);
  const { id } = await trx.selectFrom('order_lines').select('id').where('order', '=', order.id).executeTakeFirstOrThrow();
  await setLineRecords(trx, { id, revision: 1 }, records);
  if (isReleased(order.state)) await startProduction(trx, order.id, now);
  if (attempt) await insertAttempt(trx, { ...attempt, order: order.id }, now);
  await enqueueOrderMail(trx, order.id, attempt, now);
  return order.id;
}
