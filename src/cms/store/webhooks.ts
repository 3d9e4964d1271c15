/** Webhook endpoints and what is still to be sent to them. Sends nothing itself (services/content/webhook.job.ts). */
import { Fault } from '#core/values/fault.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { type ContentWriter, changeContent } from './change.ts';

export type WebhookEndpoint = {
  id: number;
  name: string;
  endpoint: string;
  secret: string | null;
  activated: boolean;
  /** As `story.published`. */
  actions: string[];
  createdAt: string;
  updatedAt: string;
};
export type WebhookInput = Pick<WebhookEndpoint, 'name' | 'endpoint' | 'secret' | 'activated' | 'actions'>;

export async function listWebhooks(store: Store): Promise<WebhookEndpoint[]> {
  const rows = await store.db.selectFrom('webhook_endpoints').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    endpoint: row.endpoint,
    secret: row.secret,
    activated: row.activated === 1,
    actions: JSON.parse(row.actions) as string[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** Throws Fault 'not-found'. */
export async function findWebhook(store: Store, id: number): Promise<WebhookEndpoint> {
  const found = (await listWebhooks(store)).find((webhook) => webhook.id === id);
  if (!found) throw new Fault('not-found', `no webhook endpoint ${id}`);
  return found;
}

/** With `id` null a new one. Returns the id. Throws Fault 'not-found'. */
export async function saveWebhook(writer: ContentWriter, id: number | null, input: WebhookInput): Promise<number> {
  return changeContent(writer, async ({ trx, nextId, at }) => {
    const { name, endpoint, secret } = input;
    const row = { name, endpoint, secret, activated: input.activated ? 1 : 0, actions: JSON.stringify(input.actions), updated_at: at };
    if (id === null) {
      const made = await nextId();
      await trx
        .insertInto('webhook_endpoints')
        .values({ id: made, created_at: at, busy_until: null, failures: 0, ...row })
        .execute();
      return made;
    }
    const { numUpdatedRows } = await trx
      .updateTable('webhook_endpoints')
      .set({ ...row, failures: 0 })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Fault('not-found', `no webhook endpoint ${id}`);
    return id;
  });
}

/** What was still to be sent to it goes with it. Throws Fault 'not-found'. */
export async function deleteWebhook(writer: ContentWriter, id: number): Promise<void> {
  await changeContent(writer, async ({ trx }) => {
    const { numDeletedRows } = await trx.deleteFrom('webhook_endpoints').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Fault('not-found', `no webhook endpoint ${id}`);
  });
}

/** Makes the caller the only one that sends to this endpoint until `until`. False: another worker is, or there is no such endpoint. */
export async function claimWebhook(store: Store, id: number, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await store.write((trx) =>
    trx
      .updateTable('webhook_endpoints')
      .set({ busy_until: until.toISOString() })
      .where('id', '=', id)
      .where((where) => where.or([where('busy_until', 'is', null), where('busy_until', '<', now.toISOString())]))
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Lets others send again, at once or from `until` on. */
export async function leaveWebhook(store: Store, id: number, until: Date | null): Promise<void> {
  const busyUntil = until?.toISOString() ?? null;
  await store.write((trx) => trx.updateTable('webhook_endpoints').set({ busy_until: busyUntil }).where('id', '=', id).execute());
}

export type Delivery = {
  id: number;
  body: string;
  createdAt: string;
  endpoint: string;
  secret: string | null;
  activated: boolean;
  /** Of the endpoint, in a row. */
  failures: number;
};

/** The oldest thing to be sent to an endpoint. */
export async function nextDelivery(store: Store, endpoint: number): Promise<Delivery | null> {
  const row = await store.db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint')
    .select(['webhook_deliveries.id', 'webhook_deliveries.created_at', 'body'])
    .select(['webhook_endpoints.endpoint', 'secret', 'activated', 'failures'])
    .where('webhook_deliveries.endpoint', '=', endpoint)
    .orderBy('webhook_deliveries.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { created_at: createdAt, activated, ...delivery } = row;
  return { ...delivery, createdAt, activated: activated === 1 };
}

/** A delivery is tried once; `failures` in a row are counted. */
export async function endDelivery(trx: StoreTransaction, endpoint: number, delivery: number, isDelivered: boolean): Promise<void> {
  await trx.deleteFrom('webhook_deliveries').where('id', '=', delivery).execute();
  await trx
    .updateTable('webhook_endpoints')
    .set((query) => ({ failures: isDelivered ? 0 : query('failures', '+', 1) }))
    .where('id', '=', endpoint)
    .execute();
}
