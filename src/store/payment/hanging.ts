/** Attempts and refunds that a job should be looking after. */
import { openAttemptStates } from '#core/payment/payment-fact.ts';
import type { Store } from '#store/db/store.ts';

/** Attempts with one of these providers that were made between two instants and may still be paid. */
export async function openAttempts(db: Store['db'], providers: readonly string[], from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', openAttemptStates)
    .where('provider', 'in', providers)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Refunds by one of these providers that were asked for between two instants and that it has not confirmed. */
export async function refundsWithoutAnswer(db: Store['db'], providers: readonly string[], from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment')
    .select('refunds.id')
    .where('refunds.state', 'in', ['approved', 'sending'])
    .where('payments.provider', 'in', providers)
    .where('refunds.requested_at', '>=', from)
    .where('refunds.requested_at', '<', to)
    .orderBy('refunds.requested_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Payloads of the jobs of a kind that wait or run. */
export async function openPayloads(db: Store['db'], kind: string): Promise<Record<string, unknown>[]> {
  const rows = await db.selectFrom('jobs').select('payload').where('kind', '=', kind).where('state', 'in', ['queued', 'running']).execute();
  return rows.map(({ payload }) => JSON.parse(payload));
}
