/** Cache invalidation counters of the in-memory indexes. */
import type { CompiledQuery } from 'kysely';
import type { Change, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** In the transaction of the change it announces. */
export async function bumpVersion(trx: Change, name: string): Promise<void> {
  await trx
    .insertInto('versions')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((query) => ({ value: query('versions.value', '+', 1) })))
    .execute();
}

/** The query runs several times a page; compiling its SQL each time costs more than running it. */
const compiled = new WeakMap<Store, CompiledQuery<Tables['versions']>>();

/** All numbers in one cheap read; a name that was never bumped is absent (= 0). */
export async function readVersions(store: Store): Promise<Map<string, number>> {
  let query = compiled.get(store);
  if (!query) {
    query = store.db.selectFrom('versions').selectAll().compile();
    compiled.set(store, query);
  }
  const { rows } = await store.db.executeQuery(query);
  return new Map(rows.map((row) => [row.name, row.value]));
}
