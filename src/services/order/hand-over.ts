/** The operator's note that the parcel of an order is with the carrier. Retention and erasure of its documents count from there. */
import { invoiceMoment } from '#core/invoice/moment.ts';
import { type OrderState, stateName } from '#core/order/life-cycle.ts';
import { message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Store } from '#store/db/store.ts';
import { enqueueDocuments } from '#store/invoice/invoices.ts';
import { orderByNumber, transitionOrder } from '#store/order/orders.ts';
import type { ActionResult, ActionSource } from './order-action.ts';

/** The way through production, as far as the operators' commands know it. */
const next: Partial<Record<OrderState, OrderState>> = {
  preflight: 'in_production',
  reprint: 'in_production',
  in_production: 'packed',
  packed: 'handed_over',
};

/** Moves an order in production to `handed_over`, state by state, in one transaction; a repeated call changes nothing. */
export async function handOver(store: Store, number: string, { actor, reason }: ActionSource): Promise<ActionResult> {
  const order = await orderByNumber(store, number);
  if (!order) {
    return { number, state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  }
  return store.write(async (trx) => {
    const row = await trx.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow();
    const first = row.state as OrderState;
    let state = first;
    for (let wanted = next[state]; wanted; wanted = next[state]) {
      const move = await transitionOrder(trx, order.id, { state: wanted, actor: actorName(actor), reason }, store.clock());
      state = move.ok ? wanted : move.state;
      if (!move.ok) break;
    }
    const values = { number, state: stateName(state) };
    if (state !== 'handed_over' && state !== 'delivered')
      return { number, state, changed: false, refused: 'order-refused' as const, text: message('operator.order.sent.early', values) };
    const changed = state !== first;
    // What is bought on invoice is invoiced with the goods.
    if (changed && invoiceMoment(order) === 'handed_over') await enqueueDocuments(trx, order.id, store.clock());
    return {
      number,
      state,
      changed,
      refused: null,
      text: message(changed ? 'operator.order.sent.done' : 'operator.order.sent.before', values),
    };
  });
}
