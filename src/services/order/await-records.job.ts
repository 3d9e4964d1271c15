/** What happens while the records of a line are awaited: reminders, then the order waits for its customer, and in the end it is cancelled. */
import { isReminder, recordStepNames } from '#core/order/later/records-later.ts';
import type { Order } from '#core/order/order.ts';
import { moveToCustomer } from '#services/ask-customer.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import { endOrder } from '#services/payment/end-order.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { laterLines } from '#store/order/later-lines.ts';
import { orderOfLine } from '#store/order/orders.ts';
import { lockOrder } from '#store/payment/books.ts';

/** Enqueues 'records-mail' ({order, step}), once for all lines that have the same last day. */
function enqueueMail(trx: StoreTransaction, order: string, step: string, due: string, now: Date): Promise<void> {
  return enqueue(trx, { kind: 'records-mail', payload: { order, step }, dedupe: `records-mail:${order}:${step}:${due}` }, now);
}

/** Nothing of the order is printed yet: all that was paid goes back. */
async function end(trx: StoreTransaction, shop: Shop, order: Order, now: Date): Promise<void> {
  const ended = await endOrder(trx, shop, order, { state: 'cancelled', actor: 'shop', reason: 'no-records' });
  if (!ended.ok) shop.log('error', 'records-end', { order: order.number, state: ended.state, at: now.toISOString() });
}

export const recordsJobs: Record<string, JobHandler> = {
  async 'await-records'({ orderLine, step: given }, shop) {
    const step = recordStepNames.find((one) => one === given);
    const found = await orderOfLine(shop.store, String(orderLine));
    if (!found || !step) throw new NonRetryableError(`no order line ${String(orderLine)}, or no step ${String(given)}`);
    const { order, line } = found;
    return async (trx) => {
      const now = shop.clock();
      await lockOrder(trx, shop.store.engine, order.id);
      const later = (await laterLines({ db: trx }, order.id)).find(({ id }) => id === line.id);
      const { state } = await trx.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow();
      if (!later || later.hasRecords || state === 'cancelled' || state === 'refunded') return;
      if (step === 'end') await end(trx, shop, order, now);
      else if (isReminder(step) || (await moveToCustomer(trx, order.id, now, 'no-records')))
        await enqueueMail(trx, order.id, step, later.due, now);
    };
  },
};
