/** Stock of accessories and samples. A count changes in the transaction of the order that takes or returns it. */
import type { LineItem } from '#core/order/line.ts';
import { stockOf } from '#core/order/line-kind.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { createVersionedIndex } from '#core/values/versioned-index.ts';
import { storedItem } from '#store/cart/carts.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { bumpVersion } from '#store/db/versions.ts';

export type Stocked = { sku: string; count: number };

/** Adds what is not known yet; a known count stays. */
export async function seedStock(store: Store, rows: readonly Stocked[]): Promise<void> {
  const known = new Set((await store.db.selectFrom('stock').select('sku').execute()).map(({ sku }) => sku));
  const missing = rows.filter(({ sku }) => !known.has(sku));
  if (missing.length === 0) return;
  await store.write((trx) =>
    trx
      .insertInto('stock')
      .values(missing)
      .onConflict((conflict) => conflict.column('sku').doNothing())
      .execute(),
  );
}

/** Every count, by SKU. */
export async function readStock(store: Store): Promise<Stocked[]> {
  return store.db.selectFrom('stock').selectAll().orderBy('sku').execute();
}

const soldOutIndex = weakMemoize((store: Pick<Store, 'db'>) => createVersionedIndex(() => readSoldOut(store)));
const noSkus: ReadonlySet<string> = new Set();

async function readSoldOut({ db }: Pick<Store, 'db'>): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom('stock').select('sku').where('count', '=', 0).execute()).map(({ sku }) => sku));
}

/** Reads anew what is sold out where `versions` says that it has changed. */
export async function refreshSoldOut(store: Store, versions: ReadonlyMap<string, number>): Promise<void> {
  await soldOutIndex(store).at(versions.get('stock') ?? 0);
}

/** SKUs of which there was nothing left at the last `refreshSoldOut`. */
export function soldOutOf(store: Store): ReadonlySet<string> {
  return soldOutIndex(store).current()?.value ?? noSkus;
}

/** Sets a count, as an operator does. False for an unknown SKU. */
export async function setStock(store: Store, sku: string, count: number): Promise<boolean> {
  return store.write(async (trx) => {
    const { numUpdatedRows } = await trx.updateTable('stock').set({ count }).where('sku', '=', sku).executeTakeFirst();
    // Pages say what is sold out: those that name it are made anew, the catalogue is not.
    if (numUpdatedRows > 0n) await bumpVersion(trx, 'stock');
    return numUpdatedRows > 0n;
  });
}

/** Takes what the lines need; the first of which there is too little, with what is left, or null. Roll back in that case. */
export async function reserveStock(trx: StoreTransaction, lines: readonly { item: LineItem; quantity: number }[]): Promise<Stocked | null> {
  for (const { sku, count } of neededOf(lines)) {
    const left = await trx
      .updateTable('stock')
      .set((row) => ({ count: row('count', '-', count) }))
      .where('sku', '=', sku)
      .where('count', '>=', count)
      .returning('count')
      .executeTakeFirst();
    if (!left) {
      const row = await trx.selectFrom('stock').select('count').where('sku', '=', sku).executeTakeFirst();
      return { sku, count: row?.count ?? 0 };
    }
    if (left.count === 0) await bumpVersion(trx, 'stock');
  }
  return null;
}

/** What a cancelled order took is there again. */
export async function returnStock(trx: StoreTransaction, order: string): Promise<void> {
  const rows = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('order', '=', order)
    .where('kind', 'in', ['accessory', 'sample'])
    .execute();
  const lines = rows.map((row) => ({ item: storedItem(`order line ${row.id}`, row), quantity: row.quantity }));
  for (const { sku, count } of neededOf(lines)) {
    await trx
      .updateTable('stock')
      .set((row) => ({ count: row('count', '+', count) }))
      .where('sku', '=', sku)
      .execute();
    await bumpVersion(trx, 'stock');
  }
}

/** Sums by SKU, in one order for every transaction, so that two orders never wait for each other. */
function neededOf(lines: readonly { item: LineItem; quantity: number }[]): Stocked[] {
  const counts = new Map<string, number>();
  for (const { item, quantity } of lines) {
    const sku = stockOf(item);
    if (sku !== null) counts.set(sku, (counts.get(sku) ?? 0) + quantity);
  }
  return [...counts].map(([sku, count]) => ({ sku, count })).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}
