/** Erases what belonged to an account that was closed: rows in one transaction, then files. What the law keeps of an order stays. */
import * as z from 'zod/mini';
import type { CustomerId } from '#core/customer/customer.ts';
import { closedStates } from '#core/order/life-cycle.ts';
import { hourMs } from '#core/values/unit.ts';
import type { JobHandler } from '#services/handler.ts';
import { closeAccountJob } from '#store/customer/close-account.ts';
import { eraseRecords } from '#store/erasure/erase-records.ts';
import { appendErased, erasedRecordSchema } from '#store/erasure/erased-list.ts';
import { findCustomer, lockOrders } from '#store/erasure/find-person.ts';
import { removeFolder } from '#store/file/files.ts';
import { enqueue } from '#store/job/jobs.ts';
import { deleteMails } from '#store/mail/delete-mails.ts';
import { recordsOf } from './erase-person.ts';

const closed = z.object({ customer: z.string(), mail: z.string() });
const erased = z.object({ records: z.array(erasedRecordSchema), folders: z.array(z.string()) });
const closingMail = z.object({ mail: z.string() });

/** The mail that says that the account is closed is tried that long, and goes before the day is over that the shop promises. */
const closingMailMs = 20 * hourMs;

const eraseFiles = 'erase-files';
const eraseMail = 'erase-mail';

/** Each may run again after it was killed at any point: rows go with a job for their files. `dataDir` holds the list of what was erased. */
export function erasureJobs(dataDir: string): Record<string, JobHandler> {
  return {
    async [closeAccountJob](payload, { store, clock }) {
      const { customer, mail } = z.parse(closed, payload);
      const id = customer as CustomerId;
      return async (trx) => {
        const person = await findCustomer(trx, id, mail);
        if (!person) return;
        await lockOrders(trx, store.engine, person.orders);
        const open = person.orders.filter(({ state }) => !closedStates.some((one) => one === state));
        if (open.length > 0) throw new Error(`${open.length} orders of a closed account are not handed over`);
        const now = clock();
        const records = recordsOf(person);
        const folders = await eraseRecords(trx, records, now, person.address);
        await enqueue(trx, { kind: eraseFiles, payload: { records, folders } }, now);
        await enqueue(trx, { kind: eraseMail, payload: { mail }, runAt: new Date(now.getTime() + closingMailMs) }, now);
      };
    },

    async [eraseFiles](payload, { files, clock }) {
      const { records, folders } = z.parse(erased, payload);
      await appendErased(dataDir, records, clock());
      for (const folder of folders) await removeFolder(files, folder);
      return null;
    },

    async [eraseMail](payload) {
      const { mail } = z.parse(closingMail, payload);
      return (trx) => deleteMails(trx, [mail]);
    },
  };
}
