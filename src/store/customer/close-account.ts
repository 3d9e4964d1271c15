/** The end of an account: no login works from here on. What belongs to it is erased by a job (services/erasure). */
import type { CustomerId } from '#core/customer/customer.ts';
import { closedStates } from '#core/order/life-cycle.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { type NewMail, postMail } from '#store/mail/mails.ts';
import { endLogins } from '#store/session/logins.ts';
import { lockCustomer } from './customers.ts';

/** `open`: numbers of the orders that are not handed over; then nothing is closed. */
export type Closing = { ok: true } | { ok: false; open: string[] };

/**
 * Ends every login, notes when the account was closed, and posts `mail` to its address. The lock of the owner keeps orders from being
 * placed meanwhile. Throws Fault 'sign-in' for an account that was closed before.
 */
export async function closeAccount(
  trx: StoreTransaction,
  engine: Store['engine'],
  id: CustomerId,
  mail: Omit<NewMail, 'to' | 'order'>,
  now: Date,
): Promise<Closing> {
  const { owner, row } = await lockCustomer(trx, engine, id);
  const open = await trx
    .selectFrom('orders')
    .select('number')
    .where('owner', '=', owner)
    .where('state', 'not in', closedStates)
    .orderBy('number')
    .execute();
  if (open.length > 0) return { ok: false, open: open.map(({ number }) => number) };
  await endLogins(trx, id, 'closed', now);
  for (const table of ['session_transfers', 'upload_links', 'tile_words'] as const)
    await trx.deleteFrom(table).where('owner', '=', owner).execute();
  await trx.deleteFrom('sessions').where('owner', '=', owner).execute();
  await trx.updateTable('customers').set({ closed_at: now.toISOString() }).where('id', '=', id).execute();
  const closingMail = await postMail(trx, { ...mail, to: row.email, order: null }, now);
  await enqueue(trx, { kind: closeAccountJob, payload: { customer: id, mail: closingMail }, dedupe: `${closeAccountJob}:${id}` }, now);
  return { ok: true };
}

export const closeAccountJob = 'close-account';
