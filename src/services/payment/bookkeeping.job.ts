/** Looks after money at night and between: what differs from the lists of providers, and what hangs. */
import type { JobHandler } from '#services/handler.ts';
import { watchPayments } from './payment-watch.ts';
import { reconcile } from './reconcile.ts';

export const bookkeepingJobs: Record<string, JobHandler> = {
  /** Writes by itself, a difference a transaction: a run that breaks off goes on where it was. */
  async 'payment-reconcile'(_payload, shop) {
    await reconcile(shop);
    return null;
  },
  'payment-watch': (_payload, shop) => watchPayments(shop),
};
