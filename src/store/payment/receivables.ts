/** Orders on invoice whose last day for the payment has passed, and how far the bank account was read. */
import { berlinTime, type Day } from '#core/values/date.ts';
import type { Store } from '#store/db/store.ts';

/** Invoices of orders that have not ended and are not held, issued between two days: up to `limit`, in order of the ids of their orders. */
export async function invoicesToPay(
  db: Store['db'],
  { from, until, after, limit }: { from: Day; until: Day; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order', 'orders.id')
    .select('orders.id')
    .where('orders.payment', '=', 'invoice')
    .where('orders.state', 'not in', ['cancelled', 'refunded'])
    .where('orders.held_at', 'is', null)
    .where('invoices.kind', '=', 'invoice')
    .where('invoices.issued_on', '>=', from)
    .where('invoices.issued_on', '<=', until)
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The day of the newest entry in a currency; null for none. Each currency may have an account of its own. */
export async function newestEntryDay(db: Store['db'], currency: string): Promise<Day | null> {
  const row = await db
    .selectFrom('bank_entries')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** More entries than wait for an operator. */
const maxWaiting = 1_000;

/** Money that came in and that no order has yet, newest first. */
export function entriesToMatch(
  db: Store['db'],
  currency: string,
): Promise<{ amount: number; currency: string; payer: string; text: string }[]> {
  return db
    .selectFrom('bank_entries')
    .select(['amount', 'currency', 'payer', 'text'])
    .where('state', '=', 'new')
    .where('currency', '=', currency)
    .where('amount', '>', 0)
    .orderBy('day', 'desc')
    .limit(maxWaiting)
    .execute();
}

/** The day in Berlin on which a job with this word was enqueued; null for none. */
export async function dayOfWord(db: Store['db'], word: string): Promise<Day | null> {
  const row = await db.selectFrom('job_words').select('created_at').where('word', '=', word).executeTakeFirst();
  return row ? berlinTime(new Date(row.created_at)).day : null;
}
