/** The nightly look at orders that are on their way. */
import type { JobHandler } from '#services/handler.ts';
import { orderById, ordersIn } from '#store/order/orders.ts';
import { deliverByCalendar } from './deliveries.ts';

/** Orders that are read in one query. */
const page = 200;

export const deliveryJobs: Record<string, JobHandler> = {
  async 'note-deliveries'(_, { store, log }) {
    let delivered = 0;
    for (let after = ''; ; ) {
      const ids = await ordersIn(store, 'handed_over', { after, max: page });
      for (const id of ids) {
        const order = await orderById(store, id);
        if (order && (await deliverByCalendar(store, order))) delivered += 1;
      }
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
    if (delivered > 0) log('info', 'orders-delivered', { delivered });
    return null;
  },
};
