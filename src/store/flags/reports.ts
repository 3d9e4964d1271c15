/** What SDKs report: impressions with their sums by key, events, counts, keys and telemetry. A report that comes twice is one row. */
import { sql } from 'kysely';
import type { EventProperties } from '#core/flags/event-types.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';

export type Impression = { flag: string; key: string; treatment: string; atMs: number; label: string; changeNumber: number };
export type ReportedEvent = { key: string; type: string; atMs: number; value: number | null; properties: EventProperties | null };

/** Rows of one transaction. */
export const maxRows = 500;

/** Adds impressions to the exposures of their flag's phase. `phaseOf` is that of the current definition. Returns how many were new. */
export async function recordImpressions(
  trx: StoreTransaction,
  impressions: readonly Impression[],
  phaseOf: (flag: string) => number,
): Promise<number> {
  if (impressions.length === 0) return 0;
  const rows = impressions.map(({ flag, key, treatment, atMs, label, changeNumber }) => ({
    flag,
    key,
    treatment,
    label,
    at_ms: atMs,
    change_number: changeNumber,
  }));
  const added = await trx
    .insertInto('flag_impressions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
  const sums = new Map<string, { row: (typeof added)[number]; first: number; last: number; count: number }>();
  for (const row of added) {
    const name = JSON.stringify([row.flag, row.key, row.treatment]);
    const sum = sums.get(name);
    if (!sum) sums.set(name, { row, first: row.at_ms, last: row.at_ms, count: 1 });
    else Object.assign(sum, { first: Math.min(sum.first, row.at_ms), last: Math.max(sum.last, row.at_ms), count: sum.count + 1 });
  }
  if (sums.size === 0) return 0;
  await trx
    .insertInto('flag_exposures')
    .values(
      Array.from(sums.values(), ({ row, first, last, count }) => ({
        flag: row.flag,
        phase: phaseOf(row.flag),
        key: row.key,
        treatment: row.treatment,
        label: row.label,
        count,
        first_at_ms: first,
        last_at_ms: last,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['flag', 'phase', 'key', 'treatment']).doUpdateSet((row) => ({
        first_at_ms: sql<number>`case when excluded.first_at_ms < flag_exposures.first_at_ms then excluded.first_at_ms else flag_exposures.first_at_ms end`,
        last_at_ms: sql<number>`case when excluded.last_at_ms > flag_exposures.last_at_ms then excluded.last_at_ms else flag_exposures.last_at_ms end`,
        count: sql<number>`flag_exposures.count + ${row.ref('excluded.count')}`,
      })),
    )
    .execute();
  return added.length;
}

/** Returns how many were new. */
export async function recordEvents(trx: StoreTransaction, events: readonly ReportedEvent[], source: 'browser' | 'server'): Promise<number> {
  if (events.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('flag_events')
    .values(
      events.map(({ key, type, atMs, value, properties }) => ({
        key,
        type,
        at_ms: atMs,
        value,
        source,
        properties: properties && JSON.stringify(properties),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** The event of an order; browsers cannot report it. `value` in minor units. In the order's transaction. */
export async function recordOrderEvent(
  trx: StoreTransaction,
  { key, value, now }: { key: string; value: number; now: Date },
): Promise<void> {
  await recordEvents(trx, [{ key, type: orderEvent, atMs: now.getTime(), value, properties: null }], 'server');
}

export const orderEvent = 'order_placed';

/** Counts of impressions that were not reported one by one, by flag and hour. */
export async function recordCounts(
  trx: StoreTransaction,
  counts: readonly { flag: string; hourMs: number; count: number }[],
): Promise<void> {
  if (counts.length === 0) return;
  await trx
    .insertInto('flag_counts')
    .values(counts.map(({ flag, hourMs, count }) => ({ flag, day: new Date(hourMs).toISOString().slice(0, 10), hour_ms: hourMs, count })))
    .onConflict((conflict) =>
      conflict.columns(['flag', 'day', 'hour_ms']).doUpdateSet({ count: sql<number>`flag_counts.count + excluded.count` }),
    )
    .execute();
}

/** Keys that asked a flag on a day. */
export async function recordKeys(trx: StoreTransaction, day: string, keys: readonly { flag: string; key: string }[]): Promise<void> {
  if (keys.length === 0) return;
  await trx
    .insertInto('flag_keys')
    .values(keys.map(({ flag, key }) => ({ flag, day, key, count: 1 })))
    .onConflict((conflict) => conflict.columns(['flag', 'day', 'key']).doUpdateSet({ count: sql<number>`flag_keys.count + 1` }))
    .execute();
}

export async function recordTelemetry(trx: StoreTransaction, kind: string, sdk: string, body: unknown, now: Date): Promise<void> {
  await trx
    .insertInto('flag_telemetry')
    .values({ id: newToken(), kind, sdk, at: now.toISOString(), body: JSON.stringify(body) })
    .execute();
}

/** Impressions of a flag, oldest first, in pages. */
export async function* storedImpressions({ db }: Pick<Store, 'db'>, flag: string, page = 5_000): AsyncGenerator<Impression[]> {
  let after: Impression | null = null;
  for (;;) {
    const rows = await db
      .selectFrom('flag_impressions')
      .selectAll()
      .where('flag', '=', flag)
      .$if(after !== null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('at_ms', 'key', 'treatment'), '>', tuple(after?.atMs ?? 0, after?.key ?? '', after?.treatment ?? '')),
        ),
      )
      .orderBy('at_ms')
      .orderBy('key')
      .orderBy('treatment')
      .limit(page)
      .execute();
    const found = rows.map(({ at_ms, change_number, ...row }): Impression => ({ ...row, atMs: at_ms, changeNumber: change_number }));
    if (found.length === 0) return;
    yield found;
    after = found.at(-1) ?? null;
  }
}
