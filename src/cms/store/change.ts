/** The one way content is written: one change at a time, numbered, announced to other processes and to webhooks in the same transaction. */
import { sql } from 'kysely';
import { Fault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { bumpVersion } from '#store/db/versions.ts';
import { enqueue } from '#store/job/jobs.ts';

export type ContentWriter = { store: Store; space: number; clock: () => Date };

/** Something outsiders may subscribe to, as `topic.action`. */
export type ContentEvent = { topic: 'story' | 'asset' | 'datasource'; action: string; text: string; about: Record<string, unknown> };

export type ContentChange = {
  trx: StoreTransaction;
  /** Of this change; rows that readers keep in memory carry it. */
  revision: number;
  /** ISO 8601. */
  at: string;
  nextId(): Promise<number>;
  /** What visitors see has changed: `cv` rises and page caches notice. */
  markPublic(): void;
  announce(event: ContentEvent): void;
};

export type ContentNumbers = { revision: number; cv: number };

/** Runs `work` alone: no two content changes overlap, on either engine. It may run again, so it keeps nothing outside. */
export async function changeContent<T>({ store, space, clock }: ContentWriter, work: (change: ContentChange) => Promise<T>): Promise<T> {
  return store.write(async (trx) => {
    const now = clock();
    const events: ContentEvent[] = [];
    let isPublic = false;
    // Updating this row first is the lock that makes changes follow each other.
    const revision = await grow(trx, 'revision');
    const result = await work({
      trx,
      revision,
      at: now.toISOString(),
      nextId: () => grow(trx, 'id'),
      markPublic() {
        isPublic = true;
      },
      announce(event) {
        events.push(event);
      },
    });
    if (isPublic) {
      await raiseCacheVersion(trx, now);
      await bumpVersion(trx, 'content');
    }
    if (events.length > 0) await queueDeliveries(trx, space, events, now);
    return result;
  });
}

/** Both numbers in one cheap read. */
export async function readContentNumbers(store: Store): Promise<ContentNumbers> {
  const rows = await store.db.selectFrom('content_numbers').selectAll().execute();
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
  return { revision: value('revision'), cv: value('cv') };
}

/** A refusal in the protocol's own words, under the name of the field. */
export function refused(field: string, message: string): Fault {
  return new Fault('bad-input', `${field} ${message}`, { errors: [{ field, code: 'refused', message: verbatim(message) }] });
}

async function grow(trx: StoreTransaction, name: 'revision' | 'id'): Promise<number> {
  const row = await trx
    .updateTable('content_numbers')
    .set({ value: sql<number>`value + 1` })
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Unix seconds; two changes in one second still differ. */
async function raiseCacheVersion(trx: StoreTransaction, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  await trx
    .updateTable('content_numbers')
    .set({ value: sql<number>`case when value >= ${seconds} then value + 1 else ${seconds} end` })
    .where('name', '=', 'cv')
    .execute();
}

async function queueDeliveries(trx: StoreTransaction, space: number, events: ContentEvent[], now: Date): Promise<void> {
  const endpoints = await trx.selectFrom('webhook_endpoints').select(['id', 'actions']).where('activated', '=', 1).orderBy('id').execute();
  for (const endpoint of endpoints) {
    const actions = new Set(JSON.parse(endpoint.actions) as string[]);
    const wanted = events.filter((event) => actions.has(`${event.topic}.${event.action}`));
    if (wanted.length === 0) continue;
    for (const { text, action, about } of wanted) {
      const body = JSON.stringify({ text, action, space_id: space, ...about });
      await trx
        .insertInto('webhook_deliveries')
        .values({ id: await grow(trx, 'id'), endpoint: endpoint.id, body, created_at: now.toISOString() })
        .execute();
    }
    await enqueue(trx, { kind: 'webhook', payload: { endpoint: endpoint.id }, maxAttempts: 3 }, now);
  }
}
