/** Looks after money at night and between: what differs from the lists of providers, what is overdue, and what hangs. */
import type { JobHandler } from '#services/handler.ts';
import { dunInvoices } from './dunning.ts';
import { watchPayments } from './payment-watch.ts';
import { reconcile } from './reconcile.ts';

export const bookkeepingJobs: Record<string, JobHandler> = {
  /** Writes by itself, a difference a transaction: a run that breaks off goes on where it was. */
  async 'payment-reconcile'(_payload, shop) {
    await reconcile(shop);
    return null;
  },
  /** Writes by itself, an order a transaction. */
  async 'dun-invoices'(_payload, shop) {
    const sent = await dunInvoices(shop);
    if (sent > 0) shop.log('info', 'invoices-dunned', { sent });
    return null;
  },
  'payment-watch': (_payload, shop) => watchPayments(shop),
};
