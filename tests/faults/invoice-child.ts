/** A process that issues documents for the causes of its arguments and says each number on stdout; it exists to be killed. */
import { type InvoiceHead, snapshotOf } from '#core/invoice/documents.ts';
import { openStore, type StoreSettings } from '#store/db/store.ts';
import { issueInvoice } from '#store/invoice/invoices.ts';
import { seller, words, workedOrder } from '#tests/invoiced-orders.ts';

export type IssueTask = { settings: StoreSettings; order: string; causes: string[] };
/** Rolled back: the transaction of its cause failed after the document was written. */
export type IssueReply = { cause: string; number: string };

const { settings, order, causes } = JSON.parse(process.argv[2] ?? '{}') as IssueTask;
const store = await openStore(settings, () => new Date());
const worked = workedOrder();
const write = (head: InvoiceHead) => snapshotOf(worked, seller, words, head);
/** Around midnight in Berlin, on either side by chance: the clocks of machines differ. */
const around = Date.parse('2026-12-01T23:00:00Z');

for (const cause of causes) {
  const now = new Date(around + (Math.random() - 0.5) * 7_200_000);
  // What its transaction does not keep was never issued.
  if (Math.random() < 0.3)
    await store
      .write(async (trx) => {
        await issueInvoice(trx, { order, kind: 'invoice', cause }, write, now);
        throw new Error('rolled back');
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'rolled back') throw error;
      });
  const issued = await store.write((trx) => issueInvoice(trx, { order, kind: 'invoice', cause }, write, now));
  const reply: IssueReply = { cause, number: issued?.snapshot.number ?? '' };
  process.stdout.write(`${JSON.stringify(reply)}\n`);
}
await store.close();
