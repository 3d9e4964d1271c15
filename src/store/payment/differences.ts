/** What the nightly comparison with providers reads, and the differences that it found. */
import { factRanks, type PaymentFact } from '#core/payment/payment-fact.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';

export type Difference = { provider: string; kind: string; ref: string };

/** A fact as it is stored: unlike PaymentFact, whatever currency and status a row has. */
export type StoredFact = Pick<Tables['payment_facts'], 'kind' | 'ref' | 'payment' | 'amount' | 'currency'> & { rank: number };

/** Notes a difference; false for one that is known. */
export async function insertDifference(trx: StoreTransaction, { provider, kind, ref }: Difference, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('payment_differences')
    .values({ id: `${provider} ${kind} ${ref}`, provider, kind, ref, found_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const columns = ['kind', 'ref', 'payment', 'status', 'amount', 'currency'] as const;

function storedFact({ status, ...fact }: Pick<Tables['payment_facts'], (typeof columns)[number]>): StoredFact {
  return { ...fact, rank: factRanks[status as keyof typeof factRanks] ?? 0 };
}

export async function findFact(
  db: Store['db'],
  provider: string,
  { kind, ref }: Pick<PaymentFact, 'kind' | 'ref'>,
): Promise<StoredFact | null> {
  const row = await db
    .selectFrom('payment_facts')
    .select(columns)
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row ? storedFact(row) : null;
}

/** Facts of money that moved, which a provider told of between two instants. */
export async function movedBetween(db: Store['db'], provider: string, from: string, to: string): Promise<StoredFact[]> {
  const rows = await db
    .selectFrom('payment_facts')
    .select(columns)
    .where('provider', '=', provider)
    .where('occurred_at', '>=', from)
    .where('occurred_at', '<', to)
    .where('kind', '!=', 'end')
    .where('status', 'in', ['done', 'open', 'lost'])
    .orderBy('occurred_at')
    .orderBy('ref')
    .execute();
  return rows.map(storedFact);
}

/** Orders since an instant whose money must have come, as far as they are not held: up to `limit`, in order of id. */
export async function ordersToBalance(db: Store['db'], since: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_at', '>=', since)
    .where('id', '>', after)
    .where('state', 'not in', ['cart', 'placed', 'awaiting_payment', 'invoice_open'])
    .where('payment', '!=', 'invoice')
    .where('held_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
