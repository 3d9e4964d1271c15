/** Segments: lists of keys. Standard ones are sent to servers by their changes; large ones are imported whole and asked key by key. */
import { sql } from 'kysely';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { type ChangeAuthor, noteChange } from './change-number.ts';

/** Rows of one statement: SQLite takes 32,766 parameters. */
const batch = 500;

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += batch) yield items.slice(at, at + batch);
}

/** Makes a standard segment. Null where one of the name exists, else the change number. */
export async function createSegment(trx: StoreTransaction, name: string, author: ChangeAuthor): Promise<number | null> {
  const known = await trx.selectFrom('segments').select('name').where('name', '=', name).executeTakeFirst();
  if (known) return null;
  const change_number = await noteChange(trx, author, { kind: 'segment', name, action: 'create', body: {} });
  await trx.insertInto('segments').values({ name, change_number }).execute();
  return change_number;
}

/** Adds and removes keys of a standard segment, in one change. Null for an unknown segment, else the change number. */
export async function changeSegmentKeys(
  trx: StoreTransaction,
  name: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
  author: ChangeAuthor,
): Promise<number | null> {
  const known = await trx.selectFrom('segments').select('name').where('name', '=', name).executeTakeFirst();
  if (!known) return null;
  const body = { added: add.length, removed: remove.length };
  const change_number = await noteChange(trx, author, { kind: 'segment', name, action: 'keys', body });
  await trx.updateTable('segments').set({ change_number }).where('name', '=', name).execute();
  const removed = new Set(remove);
  const kept = [...new Set(add)].filter((key) => !removed.has(key));
  for (const keys of batches(kept))
    await trx
      .insertInto('segment_keys')
      .values(keys.map((key) => ({ segment: name, key, change_number, is_removed: 0 })))
      // A key that is there already does not change.
      .onConflict((conflict) =>
        conflict.columns(['segment', 'key']).doUpdateSet({ change_number, is_removed: 0 }).where('segment_keys.is_removed', '=', 1),
      )
      .execute();
  for (const keys of batches([...removed]))
    await trx
      .updateTable('segment_keys')
      .set({ change_number, is_removed: 1 })
      .where('segment', '=', name)
      .where('key', 'in', keys)
      .where('is_removed', '=', 0)
      .execute();
  return change_number;
}

export type SegmentChanges = { added: string[]; removed: string[]; since: number; till: number };

/** What changed in a standard segment after the change number `since`, -1 for all; null for an unknown segment. */
export async function segmentChanges({ db }: Pick<Store, 'db'>, name: string, since: number): Promise<SegmentChanges | null> {
  const segment = await db.selectFrom('segments').select('change_number').where('name', '=', name).executeTakeFirst();
  if (!segment) return null;
  const till = segment.change_number;
  if (since >= till) return { added: [], removed: [], since, till: since };
  const rows = await db
    .selectFrom('segment_keys')
    .select(['key', 'is_removed'])
    .where('segment', '=', name)
    .where('change_number', '>', since)
    .where('change_number', '<=', till)
    .execute();
  const keysOf = (isRemoved: number) => rows.filter((row) => row.is_removed === isRemoved).map(({ key }) => key);
  return { added: keysOf(0), removed: since === -1 ? [] : keysOf(1), since, till };
}

/** Standard segments with the number of their last change. */
export async function readSegments({ db }: Pick<Store, 'db'>): Promise<{ name: string; changeNumber: number }[]> {
  const rows = await db.selectFrom('segments').selectAll().orderBy('name').execute();
  return rows.map(({ name, change_number }) => ({ name, changeNumber: change_number }));
}

/** The keys of a standard segment in order, in pages. */
export async function* segmentKeys({ db }: Pick<Store, 'db'>, name: string, page = 20_000): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('segment_keys')
      .select('key')
      .where('segment', '=', name)
      .where('is_removed', '=', 0)
      .where('key', '>', after)
      .orderBy('key')
      .limit(page)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ key }) => key);
    after = last.key;
  }
}

/** Names of the standard segments that hold a key. */
export async function segmentsOfKey({ db }: Pick<Store, 'db'>, key: string): Promise<string[]> {
  const rows = await db.selectFrom('segment_keys').select('segment').where('key', '=', key).where('is_removed', '=', 0).execute();
  return rows.map(({ segment }) => segment);
}

/** Names of the large segments that hold a key. */
export async function largeSegmentsOfKey({ db }: Pick<Store, 'db'>, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('large_segment_keys')
    .innerJoin('large_segments', (join) =>
      join
        .onRef('large_segments.name', '=', 'large_segment_keys.segment')
        .onRef('large_segments.live_version', '=', 'large_segment_keys.version'),
    )
    .select('large_segments.name')
    .where('large_segment_keys.key', '=', key)
    .execute();
  return rows.map(({ name }) => name);
}

export type LargeSegment = { name: string; version: number; keys: number };

export async function readLargeSegments({ db }: Pick<Store, 'db'>): Promise<LargeSegment[]> {
  const rows = await db
    .selectFrom('large_segments')
    .leftJoin('large_segment_keys', (join) =>
      join
        .onRef('large_segment_keys.segment', '=', 'large_segments.name')
        .onRef('large_segment_keys.version', '=', 'large_segments.live_version'),
    )
    .select(({ fn }) => ['large_segments.name', 'large_segments.live_version', fn.count<number>('large_segment_keys.key').as('keys')])
    .groupBy(['large_segments.name', 'large_segments.live_version'])
    .orderBy('large_segments.name')
    .execute();
  return rows.map(({ name, live_version, keys }) => ({ name, version: live_version, keys: Number(keys) }));
}

/**
 * Replaces the keys of a large segment, which is made where it is missing. They are written under a new version in small transactions; the
 * last one makes it the live version and announces it. Returns the number of keys.
 */
export async function importLargeSegment(
  store: Store,
  name: string,
  keys: AsyncIterable<string> | Iterable<string>,
  author: ChangeAuthor,
): Promise<number> {
  const version = author.now.getTime();
  await store.write(async (trx) => {
    // Of an import that was interrupted.
    await trx.deleteFrom('large_segment_keys').where('segment', '=', name).where('version', '=', version).execute();
    const row = { name, live_version: 0 };
    await trx
      .insertInto('large_segments')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  });
  let waiting: string[] = [];
  async function flush(): Promise<void> {
    const rows = waiting.map((key) => ({ key, segment: name, version }));
    waiting = [];
    if (rows.length === 0) return;
    await store.write((trx) =>
      trx
        .insertInto('large_segment_keys')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
  for await (const key of keys) {
    waiting.push(key);
    if (waiting.length === batch) await flush();
  }
  await flush();
  return store.write(async (trx) => {
    const { count } = await trx
      .selectFrom('large_segment_keys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('segment', '=', name)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    await noteChange(trx, author, { kind: 'large-segment', name, action: 'import', body: { keys: Number(count) } });
    await trx.updateTable('large_segments').set({ live_version: version }).where('name', '=', name).execute();
    await sql`delete from large_segment_keys where segment = ${name} and version <> ${version}`.execute(trx);
    return Number(count);
  });
}
