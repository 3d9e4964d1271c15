/** What operators do to keep an order from the press, and to let it go on. */
import { stateName } from '#core/order/life-cycle.ts';
import type { Order } from '#core/order/order.ts';
import { message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Shop } from '#services/handler.ts';
import { settleOrder } from '#services/payment/settle.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { holdOrder, releaseOrder } from '#store/order/holds.ts';
import { orderByNumber } from '#store/order/orders.ts';
import type { ActionResult, ActionSource } from './order-action.ts';

type HoldingShop = Pick<Shop, 'store' | 'clock' | 'voucherSecret' | 'seller'>;

/** The reason of a hold that is not for money. */
const byOperator = 'operator';

async function changeHold(
  { store }: HoldingShop,
  number: string,
  name: 'hold' | 'release',
  change: (trx: StoreTransaction, order: Order) => Promise<boolean>,
): Promise<ActionResult> {
  const order = await orderByNumber(store, number);
  if (!order) {
    return { number, state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  }
  const changed = await store.write((trx) => change(trx, order));
  const { state } = (await orderByNumber(store, number)) ?? order;
  const text = message(`operator.order.${name}.${changed ? 'done' : 'before'}`, { number, state: stateName(state) });
  return { number, state, changed, refused: null, text };
}

/** Holds an order: it does not go to the press, be packed or sent until it is released. A repeated call changes nothing. */
export function holdByOperator(shop: HoldingShop, number: string): Promise<ActionResult> {
  return changeHold(shop, number, 'hold', (trx, { id }) => holdOrder(trx, id, byOperator, shop.clock()));
}

/** Releases an order, and settles its money: what the operator has looked at holds it no more. A repeated call changes nothing. */
export function releaseByOperator(shop: HoldingShop, number: string, { actor, reason }: ActionSource): Promise<ActionResult> {
  return changeHold(shop, number, 'release', async (trx, { id }) => {
    const isReleased = await releaseOrder(trx, id);
    if (isReleased) await settleOrder(trx, shop, id, { actor: actorName(actor), reason }, shop.clock());
    return isReleased;
  });
}
