/** Parcels that have arrived: an operator says so, or the days in which they arrive have passed. */
import { deliveredDay } from '#core/order/delivery.ts';
import { stateName } from '#core/order/life-cycle.ts';
import type { Order } from '#core/order/order.ts';
import { berlinTime } from '#core/values/date.ts';
import { message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { orderByNumber, type Transition, transitionOrder } from '#store/order/orders.ts';
import type { ActionResult, ActionSource } from './order-action.ts';

/** When the order was last given to the carrier; null for one that was not. */
function handedOverAt({ events }: Pick<Order, 'events'>): string | null {
  return events.findLast(({ state }) => state === 'handed_over')?.at ?? null;
}

/** Moves an order to `delivered`, and enqueues its mail, once for each time it was given to the carrier. */
async function deliver(trx: StoreTransaction, order: Order, cause: { actor: string; reason: string }, now: Date): Promise<Transition> {
  const move = await transitionOrder(trx, order.id, { state: 'delivered', ...cause }, now);
  if (!move.ok) return move;
  const dedupe = `parcel-mail:delivered:${order.id}:${handedOverAt(order) ?? ''}`;
  await enqueue(trx, { kind: 'parcel-mail', payload: { order: order.id, kind: 'delivered' }, dedupe }, now);
  return move;
}

/** Notes by an operator's word that an order has arrived; a repeated call changes nothing. */
export async function noteDelivery(store: Store, number: string, { actor, reason }: ActionSource): Promise<ActionResult> {
  const order = await orderByNumber(store, number);
  if (!order) {
    return { number, state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  }
  const move = await store.write((trx) => deliver(trx, order, { actor: actorName(actor), reason }, store.clock()));
  if (move.ok) {
    return { number, state: 'delivered', changed: true, refused: null, text: message('operator.order.delivered.done', { number }) };
  }
  const { state } = move;
  const isDone = state === 'delivered';
  const text = message(`operator.order.delivered.${isDone ? 'before' : 'early'}`, { number, state: stateName(state) });
  return { number, state, changed: false, refused: isDone ? null : 'order-refused', text };
}

/** Moves an order to `delivered` once the days in which its parcel arrives have passed; answers whether it was moved. */
export async function deliverByCalendar(store: Store, order: Order): Promise<boolean> {
  const at = handedOverAt(order);
  if (order.state !== 'handed_over' || at === null) return false;
  const now = store.clock();
  const due = deliveredDay(order.deliveryTo, berlinTime(new Date(at)).day, order.delivery.country);
  if (berlinTime(now).day < due) return false;
  const move = await store.write((trx) => deliver(trx, order, { actor: 'shop', reason: 'days-passed' }, now));
  return move.ok;
}
