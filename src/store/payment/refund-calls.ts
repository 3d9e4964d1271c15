/** Keys of calls that ask for refunds: a repeated call is known by its key, and one that says something else by what it says. */
import type { StoreTransaction } from '#store/db/store.ts';

export type RefundCall = { key: string; order: string; amount: number; reason: string };

const keyWord = ({ key }: RefundCall) => `refund-call:${key}`;
const callWord = (call: RefundCall) => `${keyWord(call)}:${call.order}:${call.amount}:${call.reason}`;

/** 'repeated': the same call was taken before. 'other': another one was, with the same key. */
export async function knownRefundCall(trx: StoreTransaction, call: RefundCall): Promise<'new' | 'repeated' | 'other'> {
  const words = [keyWord(call), callWord(call)];
  const known = await trx.selectFrom('job_words').select('word').where('word', 'in', words).execute();
  if (known.length === 0) return 'new';
  return known.length === words.length ? 'repeated' : 'other';
}

/** Notes that a call was taken, in the transaction that does what it asks for; two calls with one key at the same time fail here. */
export async function noteRefundCall(trx: StoreTransaction, call: RefundCall, now: Date): Promise<void> {
  const created_at = now.toISOString();
  await trx
    .insertInto('job_words')
    .values([keyWord(call), callWord(call)].map((word) => ({ word, created_at })))
    .execute();
}
