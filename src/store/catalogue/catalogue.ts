/** Catalogue rows as they are stored: a kind, an id and JSON. What a row means is the services' business. */
import { createHash } from 'node:crypto';
import type { Store } from '#store/db/store.ts';
import { bumpVersion } from '#store/db/versions.ts';

export type CatalogueKind = 'design' | 'poster' | 'prices' | 'options';
export type CatalogueRow = { kind: CatalogueKind; id: string; row: unknown };

/**
 * Brings seed rows into the database. A row whose seed changed since is replaced, unless an operator changed it in the shop.
 * Returns how many rows were written; the version of the catalogue grows when there were any.
 */
export async function seedCatalogue(store: Store, rows: readonly CatalogueRow[]): Promise<number> {
  return store.write(async (trx) => {
    const known = await trx.selectFrom('catalogue').select(['kind', 'id', 'row', 'seed']).execute();
    const byKey = new Map(known.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
    let written = 0;
    for (const { kind, id, row } of rows) {
      const text = JSON.stringify(row);
      const seed = createHash('sha256').update(text).digest('hex');
      const old = byKey.get(`${kind} ${id}`);
      if (old?.seed === seed) continue;
      const isTouched = old && createHash('sha256').update(old.row).digest('hex') !== old.seed;
      if (isTouched) continue;
      await trx
        .insertInto('catalogue')
        .values({ kind, id, row: text, seed })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ row: text, seed }))
        .execute();
      written += 1;
    }
    if (written > 0) await bumpVersion(trx, 'catalogue');
    return written;
  });
}

/** Replaces one row, as an operator does; every process notices through the version. @internal */
export async function changeCatalogueRow(store: Store, kind: CatalogueKind, id: string, row: unknown): Promise<boolean> {
  return store.write(async (trx) => {
    const result = await trx
      .updateTable('catalogue')
      .set({ row: JSON.stringify(row) })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await bumpVersion(trx, 'catalogue');
    return true;
  });
}

/** Every row, ordered by kind and id. */
export async function readCatalogue(store: Store): Promise<CatalogueRow[]> {
  const rows = await store.db.selectFrom('catalogue').select(['kind', 'id', 'row']).orderBy('kind').orderBy('id').execute();
  return rows.map((entry) => ({ kind: entry.kind, id: entry.id, row: JSON.parse(entry.row) as unknown }));
}
