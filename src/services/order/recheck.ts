/** Producing the lines again whose customer was asked about them: what was in the way may be gone, such as a file that was lost. */
import { stateName } from '#core/order/life-cycle.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import { problemLines } from '#store/order/line-revisions.ts';
import { orderById, orderByNumber } from '#store/order/orders.ts';
import { startLine } from '#store/order/production.ts';
import { lockOrder } from '#store/payment/books.ts';
import type { ActionResult } from './order-action.ts';

/**
 * Starts the production of the lines that an order waits for. Once they are produced, the order goes on by itself. What is still in the way leaves
 * it as it is, and its customer gets no second mail.
 */
export async function recheckOrder({ store, clock }: Pick<Shop, 'store' | 'clock'>, number: string): Promise<ActionResult> {
  const found = await orderByNumber(store, number);
  if (!found) {
    return { number, state: 'placed', changed: false, refused: 'not-found', text: message('operator.order.missing', { number }) };
  }
  return store.write(async (trx) => {
    const now = clock();
    await lockOrder(trx, store.engine, found.id);
    const { state } = (await orderById({ db: trx }, found.id)) ?? found;
    const changed = state === 'needs_customer';
    const lines = changed ? await problemLines({ db: trx }, found.id) : [];
    for (const line of lines) await startLine(trx, line, now, now.toISOString());
    const text = message(`operator.order.recheck.${changed ? 'done' : 'early'}`, { number, state: stateName(state) });
    return { number, state, changed, refused: changed ? null : 'order-refused', text };
  });
}
