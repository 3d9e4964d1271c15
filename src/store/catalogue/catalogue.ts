/** Catalogue rows as they are stored: a kind, an id and JSON. What a row means is the services' business. */
import { createHash } from 'node:crypto';
import { lockForStart } from '#store/db/migrate.ts';
import type { Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { bumpVersion } from '#store/db/versions.ts';
import { type CatalogueKind, type CatalogueRow, requireFittingRow, type StoredRow } from './row-check.ts';

export type { CatalogueRow } from './row-check.ts';

/** The seed of a program. `number` rises with every change of its rows. */
export type CatalogueSeed = { number: number; rows: readonly CatalogueRow[] };

/**
 * Brings seed rows into the database. A row whose seed changed since is replaced, and one that the seed has no more is taken from sale, unless
 * an operator changed it in the shop. Where a newer seed was written, nothing is: a program of an older release was started again. Returns how
 * many rows were written; the version of the catalogue grows when there were any. Throws Fault 'bad-input' for a row that does not fit its schema;
 * then nothing was written.
 */
export async function seedCatalogue(store: Store, { number, rows }: CatalogueSeed): Promise<number> {
  for (const row of rows) requireFittingRow(row);
  return store.write(async (trx) => {
    await lockForStart(trx, store.engine);
    const known = await trx.selectFrom('catalogue').selectAll().execute();
    if (known.some(({ seed_number }) => seed_number > number)) return 0;
    const byKey = new Map(known.map((entry) => [keyOf(entry), entry]));
    const wanted = new Set(rows.map(keyOf));
    const left = known.filter((entry) => entry.seed_number < number && !wanted.has(keyOf(entry)) && !isTouched(entry));
    let written = 0;
    for (const { kind, id, row } of [...rows, ...left.flatMap(withdrawn)]) {
      const text = JSON.stringify(row);
      const seed = hashOf(text);
      const old = byKey.get(keyOf({ kind, id }));
      if (old?.seed === seed || (old && isTouched(old))) continue;
      await trx
        .insertInto('catalogue')
        .values({ kind, id, row: text, seed, seed_number: number })
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ row: text, seed }))
        .execute();
      written += 1;
    }
    await trx.updateTable('catalogue').set({ seed_number: number }).where('seed_number', '<', number).execute();
    if (written > 0) await bumpVersion(trx, 'catalogue');
    return written;
  });
}

type SeededRow = Tables['catalogue'];

function keyOf({ kind, id }: Pick<CatalogueRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isTouched({ row, seed }: SeededRow): boolean {
  return hashOf(row) !== seed;
}

/** Drafts and orders are drawn from a row that the seed has no more. Prices and options are of no use without what is sold at them. */
function withdrawn({ kind, id, row }: SeededRow): CatalogueRow[] {
  return kind === 'design' || kind === 'poster' ? [{ kind, id, row: { ...JSON.parse(row), isWithdrawn: true } }] : [];
}

/** Replaces one row, as an operator does; every process notices through the version. Throws Fault 'bad-input' for one that does not fit. @internal */
export async function changeCatalogueRow(store: Store, kind: CatalogueKind, id: string, row: unknown): Promise<boolean> {
  requireFittingRow({ kind, id, row });
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

/** Writes a row that no seed has, in place of an older one. Throws Fault 'bad-input' for one that does not fit, or that this program does not know. */
export async function putOperatorRow(store: Store, kind: CatalogueKind, id: string, row: unknown): Promise<void> {
  requireFittingRow({ kind, id, row });
  const text = JSON.stringify(row);
  await store.write(async (trx) => {
    // Without the hash of a seed it counts as changed by an operator: starts leave it alone.
    await trx
      .insertInto('catalogue')
      .values({ kind, id, row: text, seed: '', seed_number: 0 })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ row: text }))
      .execute();
    await bumpVersion(trx, 'catalogue');
  });
}

/** Rows of a page: some milliseconds of the thread that reads them. */
const perPage = 200;

/** Every row as it is stored, ordered by kind and id, a page at a time. What is written meanwhile may be among them or not: its version is a later one. */
export async function* readStoredRows(store: Store): AsyncGenerator<StoredRow[]> {
  let after: Pick<StoredRow, 'kind' | 'id'> | undefined;
  for (;;) {
    const page = await store.db
      .selectFrom('catalogue')
      .select(['kind', 'id', 'row as text'])
      .where((eb) => (after ? eb(eb.refTuple('kind', 'id'), '>', eb.tuple(after.kind, after.id)) : eb.lit(true)))
      .orderBy('kind')
      .orderBy('id')
      .limit(perPage)
      .execute();
    if (page.length > 0) yield page;
    if (page.length < perPage) return;
    after = page.at(-1);
  }
}

/** Every row, ordered by kind and id. @internal */
export async function readCatalogue(store: Store): Promise<CatalogueRow[]> {
  const rows: CatalogueRow[] = [];
  for await (const page of readStoredRows(store)) {
    for (const { kind, id, text } of page) rows.push({ kind, id, row: JSON.parse(text) as unknown });
  }
  return rows;
}
