/** What operators do with an order, by command or call: they note its payment, or cancel it. */
import type { OrderState } from '#core/order/life-cycle.ts';
import { stateName } from '#core/order/life-cycle.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { type Message, message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Operator, Shop } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { areSoldVouchersUsed, issueGiftVouchers } from '#store/order/gift-vouchers.ts';
import { orderByNumber, type Transition, transitionOrder, wasOrderIn } from '#store/order/orders.ts';
import { startProduction } from '#store/order/production.ts';

export type OrderAction = 'paid' | 'cancel';

/** Who acts, and by which way. The events of an order record both. */
export type ActionSource = { actor: Operator; reason: 'command' | 'call' };

/** `refused` is null when the order is in the wanted state; `changed` is false when it was before. */
export type ActionResult = {
  number: string;
  state: OrderState;
  changed: boolean;
  text: Message;
  refused: null | 'not-found' | 'order-refused';
};

const target = { paid: 'paid', cancel: 'cancelled' } as const satisfies Record<OrderAction, OrderState>;

/**
 * Moves an order through the life cycle in one transaction; a repeated action changes nothing. A payment starts production and makes the gift vouchers that were bought. An order whose gift
 * vouchers were used is not cancelled; one of gift vouchers alone is refunded where it is delivered.
 */
export async function runOrderAction(
  { store, clock, voucherSecret }: Pick<Shop, 'store' | 'clock' | 'voucherSecret'>,
  number: string,
  action: OrderAction,
  { actor, reason }: ActionSource,
): Promise<ActionResult> {
  const order = await orderByNumber(store, number);
  if (!order) {
    return { number, state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  }
  const goal = goalOf(order, action);
  return store.write(async (trx) => {
    if (action === 'cancel' && (await areSoldVouchersUsed(trx, store.engine, order.id)))
      return {
        number,
        state: order.state,
        changed: false,
        refused: 'order-refused' as const,
        text: message('operator.order.cancel.voucher', { number }),
      };
    const step = { state: goal, actor: actorName(actor), reason };
    const move = await transitionOrder(trx, order.id, step, clock());
    if (move.ok) {
      if (action === 'paid') await release(trx, voucherSecret, order.id, clock());
      return { number, state: step.state, changed: true, refused: null, text: message(`operator.order.${action}.done`, { number }) };
    }
    const { state } = move;
    if (await isDone(trx, order.id, action, move)) {
      const text = message(`operator.order.${action}.before`, { number, state: stateName(state) });
      return { number, state, changed: false, refused: null, text };
    }
    const text = refusal(number, action, state, order.payment === 'invoice');
    return { number, state, changed: false, refused: 'order-refused' as const, text };
  });
}

/** Gift vouchers can be refunded after they were sent; whether they are unused is checked in the transaction. */
function goalOf({ lines, state }: Pick<Order, 'lines' | 'state'>, action: OrderAction): OrderState {
  const isSent = state === 'delivered' && isOnlineOnly(lines.map(({ item }) => item));
  return action === 'cancel' && isSent ? 'refunded' : target[action];
}

/** What a payment sets off. */
async function release(trx: StoreTransaction, voucherSecret: string, order: string, now: Date): Promise<void> {
  await startProduction(trx, order, now);
  await issueGiftVouchers(trx, voucherSecret, order, now);
}

/** Whether the action took place earlier: a paid order may have moved on since. */
async function isDone(trx: StoreTransaction, order: string, action: OrderAction, { state }: Transition & { ok: false }): Promise<boolean> {
  if (state === target[action]) return true;
  return action === 'paid' && state !== 'cancelled' && state !== 'refunded' && (await wasOrderIn(trx, order, 'paid'));
}

function refusal(number: string, action: OrderAction, state: OrderState, isInvoice: boolean): Message {
  const values = { number, state: stateName(state) };
  const isEnded = state === 'cancelled' || state === 'refunded';
  if (action === 'cancel') return message(isEnded ? 'operator.order.cancel.ended' : 'operator.order.cancel.late', values);
  if (isEnded) return message('operator.order.paid.ended', values);
  return message(isInvoice ? 'operator.order.paid.invoice' : 'operator.order.paid.early', values);
}
