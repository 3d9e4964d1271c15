/** What operators do with an order, by command or call: they note its payment, or cancel it. */
import type { OrderState } from '#core/order/life-cycle.ts';
import { stateName } from '#core/order/life-cycle.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { type Message, message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Operator, Shop } from '#services/handler.ts';
import { endOrder, voidOpenAttempts } from '#services/payment/end-order.ts';
import { noteInvoicePaid, noteTransferOfAll } from '#services/payment/note-transfer.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { orderByNumber, wasOrderIn } from '#store/order/orders.ts';
import type { OrderStep } from '#store/order/place-order.ts';

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

type ActingShop = Pick<Shop, 'store' | 'clock' | 'voucherSecret' | 'payments'>;

type Outcome = { ok: true } | { ok: false; state: OrderState; isVoucherUsed?: boolean };

/**
 * Does it in one transaction, once the providers have ended the open attempts to pay; a repeated action changes nothing. A payment starts
 * production, unless the order is on invoice, and makes the gift vouchers that were bought; cancelling asks for the money back. An order whose
 * gift vouchers were used is not cancelled; one of gift vouchers alone is refunded where it is delivered.
 */
export async function runOrderAction(
  shop: ActingShop,
  number: string,
  action: OrderAction,
  { actor, reason }: ActionSource,
): Promise<ActionResult> {
  const order = await orderByNumber(shop.store, number);
  if (!order) {
    return { number, state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  }
  const cause = { actor: actorName(actor), reason };
  const goal = goalOf(order, action);
  // A transfer of the bank stays open: it is what the operator notes.
  if (order.state !== 'awaiting_payment' || action === 'cancel' || paymentKind(order.payment) === 'hosted')
    await voidOpenAttempts(shop, order.id, cause);
  if (action === 'paid' && paymentKind(order.payment) === 'invoice') return shop.store.write((trx) => payInvoice(trx, shop, order, cause));
  return shop.store.write(async (trx) => {
    const done = await act(trx, shop, order, { ...cause, state: goal });
    if (done.ok) return { number, state: goal, changed: true, refused: null, text: message(`operator.order.${action}.done`, { number }) };
    const { state } = done;
    if (done.isVoucherUsed) return refused(number, order.state, message('operator.order.cancel.voucher', { number }));
    if (await isDone(trx, order.id, action, state)) {
      const text = message(`operator.order.${action}.before`, { number, state: stateName(state) });
      return { number, state, changed: false, refused: null, text };
    }
    return refused(number, state, refusal(number, action, state));
  });
}

/** An order on invoice is printed before it is paid: its state stays. */
async function payInvoice(
  trx: StoreTransaction,
  shop: ActingShop,
  { id, number }: Order,
  cause: { actor: string; reason: string },
): Promise<ActionResult> {
  const { state, isEnded, isNoted } = await noteInvoicePaid(trx, shop, id, cause, shop.clock());
  if (isEnded) return refused(number, state, refusal(number, 'paid', state));
  const text = message(isNoted ? 'operator.order.paid.invoice' : 'operator.order.paid.before', { number, state: stateName(state) });
  return { number, state, changed: isNoted, refused: null, text };
}

function refused(number: string, state: OrderState, text: Message): ActionResult {
  return { number, state, changed: false, refused: 'order-refused', text };
}

function act(trx: StoreTransaction, shop: ActingShop, order: Order, step: OrderStep): Promise<Outcome> {
  const { state, ...cause } = step;
  if (state === 'cancelled' || state === 'refunded') return endOrder(trx, shop, order, { ...cause, state });
  return noteTransferOfAll(trx, shop, order.id, cause, shop.clock());
}

/** Gift vouchers can be refunded after they were sent; whether they are unused is checked in the transaction. */
function goalOf({ lines, state }: Pick<Order, 'lines' | 'state'>, action: OrderAction): OrderState {
  const isSent = state === 'delivered' && isOnlineOnly(lines.map(({ item }) => item));
  return action === 'cancel' && isSent ? 'refunded' : target[action];
}

/** Whether the action took place earlier: a paid order may have moved on since, and a cancelled one is refunded once its money is back. */
async function isDone(trx: StoreTransaction, order: string, action: OrderAction, state: OrderState): Promise<boolean> {
  if (state === target[action]) return true;
  if (action === 'cancel') return state === 'refunded' && (await wasOrderIn(trx, order, 'cancelled'));
  return state !== 'cancelled' && state !== 'refunded' && (await wasOrderIn(trx, order, 'paid'));
}

function refusal(number: string, action: OrderAction, state: OrderState): Message {
  const values = { number, state: stateName(state) };
  const isEnded = state === 'cancelled' || state === 'refunded';
  if (action === 'cancel') return message(isEnded ? 'operator.order.cancel.ended' : 'operator.order.cancel.late', values);
  if (isEnded) return message('operator.order.paid.ended', values);
  if (state === 'awaiting_payment') return message('operator.order.paid.unclear', values);
  return message('operator.order.paid.early', values);
}
