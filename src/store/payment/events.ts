/** Events that providers posted. A repeated one is stored once, and so is the job that asks the provider. */
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';

export type StoredEvent = { provider: string; eventId: string; attempt: string | null; ref: string | null; outcome: string };

/** Stores an event and enqueues 'payment-sync' ({provider, event}); false for one that is known. */
export async function saveEvent(trx: StoreTransaction, event: Omit<StoredEvent, 'outcome'>, now: Date): Promise<boolean> {
  const { provider, eventId, attempt, ref } = event;
  const row = await trx
    .insertInto('payment_events')
    .values({ provider, event_id: eventId, attempt, ref, received_at: now.toISOString(), outcome: 'new' })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!row) return false;
  await enqueue(trx, { kind: 'payment-sync', payload: { provider, event: eventId }, dedupe: `sync:${provider}:${eventId}` }, now);
  return true;
}

export async function findEvent(db: Store['db'], provider: string, eventId: string): Promise<StoredEvent | null> {
  const row = await db
    .selectFrom('payment_events')
    .select(['provider', 'event_id as eventId', 'attempt', 'ref', 'outcome'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row ?? null;
}

export async function markEvent(trx: StoreTransaction, { provider, eventId }: StoredEvent, outcome: 'done' | 'unknown'): Promise<void> {
  await trx.updateTable('payment_events').set({ outcome }).where('provider', '=', provider).where('event_id', '=', eventId).execute();
}
