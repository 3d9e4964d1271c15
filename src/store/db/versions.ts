/** Cache invalidation counters of the in-memory indexes. */
import type { Store, StoreTransaction } from './store.ts';

/** In the transaction of the change it announces. */
export async function bumpVersion(trx: StoreTransaction, name: string): Promise<void> {
  await trx
    .insertInto('versions')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((query) => ({ value: query('versions.value', '+', 1) })))
    .execute();
}

/** All numbers in one cheap read; a name that was never bumped is absent (= 0). */
export async function readVersions(store: Pick<Store, 'readVersions'>): Promise<Map<string, number>> {
  return new Map((await store.readVersions()).map((row) => [row.name, row.value]));
}
