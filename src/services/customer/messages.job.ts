/** Deletes messages after their retention period. */
import type { JobHandler } from '#services/handler.ts';
import { deleteOldMessages } from '#store/customer/messages.ts';

export const messageJobs: Record<string, JobHandler> = {
  async 'forget-messages'(_payload, shop) {
    return async (trx) => {
      await deleteOldMessages(trx, shop.clock());
    };
  },
};
