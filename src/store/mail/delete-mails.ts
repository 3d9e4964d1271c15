/** Deletes mails with what names them. */
import type { StoreTransaction } from '#store/db/store.ts';
import { sendFailureReport } from '#store/job/jobs.ts';

/** Mails with the jobs that send them, whose errors may name the address. */
export async function deleteMails(trx: StoreTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const words = ids.flatMap((id) => ['send-mail', sendFailureReport].map((kind) => `${kind}:${id}`));
  await trx.deleteFrom('jobs').where('dedupe', 'in', words).execute();
  await trx.deleteFrom('mails').where('id', 'in', ids).execute();
}
