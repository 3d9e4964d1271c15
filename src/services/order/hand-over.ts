/** The operator's note that the parcel of an order is with the carrier. Retention and erasure of its documents count from there. */
import { invoiceMoment } from '#core/invoice/moment.ts';
import { type OrderState, stateName } from '#core/order/life-cycle.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import type { Parcel } from '#core/order/parcel/carriers.ts';
import { message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { enqueueDocuments } from '#store/invoice/invoices.ts';
import { enqueue } from '#store/job/jobs.ts';
import { unpackedBeside } from '#store/order/one-parcel.ts';
import { orderByNumber, transitionOrder } from '#store/order/orders.ts';
import { addShipment } from '#store/order/shipments.ts';
import type { ActionResult, ActionSource } from './order-action.ts';

/** The way through production, as far as the operators' commands know it. */
const next: Partial<Record<OrderState, OrderState>> = {
  preflight: 'in_production',
  reprint: 'in_production',
  in_production: 'packed',
  packed: 'handed_over',
};

/** Moves the order on until nothing is left to do; answers its state before and after. */
async function walk(trx: StoreTransaction, order: string, cause: { actor: string; reason: string }, now: Date) {
  const row = await trx.selectFrom('orders').select('state').where('id', '=', order).executeTakeFirstOrThrow();
  const first = row.state as OrderState;
  let state = first;
  for (let wanted = next[state]; wanted; wanted = next[state]) {
    const move = await transitionOrder(trx, order, { state: wanted, ...cause }, now);
    state = move.ok ? wanted : move.state;
    if (!move.ok) break;
  }
  return { first, state };
}

/** Enqueues 'parcel-mail' ({order, kind, shipment}): once for each parcel, and once for an order that is sent without a number. */
async function enqueueMail(trx: StoreTransaction, order: string, shipment: string | null, now: Date): Promise<void> {
  const word = shipment ?? `${order}:${now.toISOString()}`;
  await enqueue(trx, { kind: 'parcel-mail', payload: { order, kind: 'shipped', shipment }, dedupe: `parcel-mail:shipped:${word}` }, now);
}

/** Whether a parcel is of no use to the order: gift vouchers go by mail. */
function hasNoParcel({ lines }: Pick<Order, 'lines'>): boolean {
  return isOnlineOnly(lines.map(({ item }) => item));
}

/**
 * Moves an order in production to `handed_over`, state by state, and notes its parcel, in one transaction. Of an order that was sent before,
 * another parcel is noted. An order that shares its parcel with one that is not packed yet waits as `packed`. A repeated call changes nothing.
 */
export async function handOver(
  store: Store,
  number: string,
  { actor, reason }: ActionSource,
  parcel: Parcel | null = null,
): Promise<ActionResult> {
  const order = await orderByNumber(store, number);
  if (!order) {
    return { number, state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  }
  return store.write(async (trx) => {
    const now = store.clock();
    const { first, state } = await walk(trx, order.id, { actor: actorName(actor), reason }, now);
    const values = { number, state: stateName(state) };
    const beside = state === 'packed' ? await unpackedBeside({ db: trx }, order.id) : null;
    if (beside) {
      const text = message('operator.order.sent.together', { number, other: beside.number });
      return { number, state, changed: state !== first, refused: 'order-refused' as const, text };
    }
    if ((state !== 'handed_over' && state !== 'delivered') || (parcel && hasNoParcel(order)))
      return { number, state, changed: false, refused: 'order-refused' as const, text: message('operator.order.sent.early', values) };
    const isMoved = state !== first;
    const shipment = parcel && (await addShipment(trx, order.id, parcel, now));
    const changed = isMoved || shipment !== null;
    // What is bought on invoice is invoiced with the goods.
    if (isMoved && invoiceMoment(order) === 'handed_over') await enqueueDocuments(trx, order.id, now);
    if (changed) await enqueueMail(trx, order.id, shipment, now);
    const text = message(`operator.order.sent.${isMoved ? 'done' : changed ? 'parcel' : 'before'}`, values);
    return { number, state, changed, refused: null, text };
  });
}
