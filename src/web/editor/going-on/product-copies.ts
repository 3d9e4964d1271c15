/** Copies of drafts that were never saved, by their product. Where IndexedDB is missing or refuses there are none. */
import { migrateCopy } from '#web/editor/draft/local-copies.ts';
import { done, openDatabase, storeName } from '#web/editor/draft/local-database.ts';
import type { LocalCopy } from '#web/editor/draft/restore.ts';

/** Names of such drafts are "card:olivia", or "calendar" for a product with one of them. */
export async function copiesOfProduct<C>(product: string, of?: string): Promise<LocalCopy<C>[]> {
  const database = await openDatabase();
  if (!database) return [];
  try {
    const index = database.transaction(storeName, 'readonly').objectStore(storeName).index('design');
    const wanted = of === undefined ? [product, IDBKeyRange.bound(`${product}:`, `${product}:\uffff`)] : [`${product}:${of}`];
    const found = await Promise.all(wanted.map((name) => done(index.getAll(name)) as Promise<LocalCopy<C>[]>));
    const migrated = await Promise.all(found.flat().map((copy) => migrateCopy(copy).catch(() => null)));
    return migrated.filter((copy) => copy !== null);
  } catch {
    return [];
  } finally {
    database.close();
  }
}
