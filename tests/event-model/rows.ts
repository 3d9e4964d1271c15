/** All rows of the event of a shop that has one event. */
import { type CompiledQuery, sql } from 'kysely';
import type { Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';

const queriesOf = ({ db }: Store) => ({
  guests: db
    .selectFrom('guests')
    .select(['id', 'household', 'kind', 'plus_of', 'title', 'given', 'noble', 'family', 'suffix', 'nick'])
    .compile(),
  parts: db.selectFrom('event_parts').select(['id', 'name']).orderBy('position').compile(),
  invites: db.selectFrom('part_invites').selectAll().compile(),
  replies: db.selectFrom('replies').selectAll().compile(),
  menus: db.selectFrom('menu_options').selectAll().compile(),
  households: db.selectFrom('households').select(['id', 'plus_ones']).compile(),
  revisions: db.selectFrom('reply_revisions').selectAll().orderBy('version').compile(),
  said: db.selectFrom('household_replies').selectAll().compile(),
  answered: db.selectFrom('question_answers').selectAll().compile(),
  tables: db.selectFrom('seating_tables').selectAll().orderBy('position').compile(),
  seats: db.selectFrom('seats').selectAll().orderBy('position').orderBy('guest').compile(),
  wishes: db.selectFrom('seating_wishes').selectAll().orderBy('kind').orderBy('guest').orderBy('other').compile(),
  openReplies: db.selectFrom('open_replies').selectAll().orderBy('id').compile(),
});
type Queries = ReturnType<typeof queriesOf>;
type RowOf<Q> = Q extends CompiledQuery<infer Row> ? Row : never;
/** As they are stored, also of guests who are not in the list any more. */
export type StoredRows = { [Name in keyof Queries]: RowOf<Queries[Name]>[] };
export type Rows = StoredRows & { homeOf: Map<string, string> };

/** Building the statements takes longer than asking them. */
const known = new WeakMap<Store, Queries>();

export async function storedRows({ store }: Shop): Promise<StoredRows> {
  const queries = known.get(store) ?? queriesOf(store);
  known.set(store, queries);
  const found: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(queries)) found[name] = (await store.db.executeQuery<unknown>(query)).rows;
  return found as StoredRows;
}

/** Moves with every commit of another connection. On PostgreSQL also with those of other databases. */
const commits = {
  sqlite: sql<{ at: unknown }>`pragma data_version`,
  postgres: sql<{ at: unknown }>`select pg_current_wal_insert_lsn()::text as at`,
};

/** Something else where anything may have been written meanwhile. */
export async function commitMark({ store }: Shop): Promise<string> {
  return JSON.stringify((await commits[store.engine].execute(store.db)).rows);
}

/** What a guest answered who is not in the list any more counts nowhere, and is there again when the change is undone. */
export async function rowsOf(shop: Shop): Promise<Rows> {
  const rows = await storedRows(shop);
  const homeOf = new Map(rows.guests.map(({ id, household }) => [id, household]));
  const isListed = ({ guest }: { guest: string }) => homeOf.has(guest);
  return { ...rows, homeOf, invites: rows.invites.filter(isListed), replies: rows.replies.filter(isListed) };
}

const restOf = ({ db }: Store) => [
  db.selectFrom('events').selectAll().compile(),
  db.selectFrom('guest_lists').select(['id', 'version']).compile(),
  db.selectFrom('seating_plans').selectAll().orderBy('part').compile(),
  db.selectFrom('seating_changes').select(['part', 'version']).orderBy('part').orderBy('version').compile(),
  db.selectFrom('event_questions').selectAll().orderBy('id').compile(),
  db.selectFrom('open_parts').selectAll().orderBy('part').compile(),
  db.selectFrom('event_hosts').select(['id', 'owner', 'can_edit']).orderBy('id').compile(),
];
const knownRest = new WeakMap<Store, ReturnType<typeof restOf>>();

/** Everything that a change could have changed, to see that none was made. `without` leaves some tables out. */
export async function textOf(shop: Shop, ...without: (keyof StoredRows)[]): Promise<string> {
  const { store } = shop;
  const rows = await storedRows(shop);
  for (const name of without) rows[name] = [];
  const queries = knownRest.get(store) ?? restOf(store);
  knownRest.set(store, queries);
  const more: unknown[] = [];
  for (const query of queries) more.push((await store.db.executeQuery<unknown>(query)).rows);
  const sorted = Object.entries(rows).map(([name, all]) => [name, all.map((row) => JSON.stringify(row)).sort()]);
  return JSON.stringify([sorted, more]);
}
