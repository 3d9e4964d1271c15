/** Printing an order once more: it goes back to the press, and its print files are made again from the same Sheets. */
import { type OrderState, type ReprintReason, stateName } from '#core/order/life-cycle.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Shop } from '#services/handler.ts';
import { orderById, orderByNumber, transitionOrder } from '#store/order/orders.ts';
import { startProduction } from '#store/order/production.ts';
import { lockedBooks } from '#store/payment/books.ts';
import type { ActionResult, ActionSource } from './order-action.ts';

function isReprintedNow({ state, events }: Order, reason: string): boolean {
  const before = events.at(-2);
  return state === 'in_production' && before?.state === 'reprint' && before.reason === reason;
}

/** Why an order cannot be printed once more, whatever its state; null for none. */
function obstacleOf({ lines, documentsErasedAt }: Order, isHeld: boolean): 'online' | 'erased' | 'held' | null {
  if (isOnlineOnly(lines.map(({ item }) => item))) return 'online';
  if (documentsErasedAt !== null) return 'erased';
  return isHeld ? 'held' : null;
}

/** Moves an order from the press or behind it back to the press, and starts its production again. A repeated call changes nothing. */
export async function reprintOrder(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  number: string,
  why: ReprintReason,
  { actor }: ActionSource,
): Promise<ActionResult> {
  const found = await orderByNumber(store, number);
  if (!found) {
    return { number, state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  }
  const { id } = found;
  const cause = { actor: actorName(actor), reason: `reprint-${why}` };
  return store.write(async (trx) => {
    const now = clock();
    await lockedBooks(trx, store.engine, id);
    const order = (await orderById({ db: trx }, id)) ?? found;
    const answer = (state: OrderState, name: string, isRefused: boolean): ActionResult => ({
      number,
      state,
      changed: name === 'done',
      refused: isRefused ? 'order-refused' : null,
      text: message(`operator.order.reprint.${name}`, { number, state: stateName(state) }),
    });
    if (isReprintedNow(order, cause.reason)) return answer(order.state, 'before', false);
    const row = await trx.selectFrom('orders').select('held_at').where('id', '=', id).executeTakeFirstOrThrow();
    const obstacle = obstacleOf(order, row.held_at !== null);
    if (obstacle) return answer(order.state, obstacle, true);
    const move = await transitionOrder(trx, id, { state: 'reprint', ...cause }, now);
    if (!move.ok) return answer(move.state, 'early', true);
    await transitionOrder(trx, id, { state: 'in_production', ...cause }, now);
    await startProduction(trx, id, now, now.toISOString());
    return answer('in_production', 'done', false);
  });
}
