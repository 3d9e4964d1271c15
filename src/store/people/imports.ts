/** Files that are read into a guest list: what their owner has chosen of one, and the rows that were taken over. */
import type { OwnerId } from '#core/customer/owner.ts';
import { type ImportPlan, type ImportStats, importPlanSchema, importStatsSchema } from '#core/people/import/import-plan.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { lockGuestList } from './guest-lists.ts';
import { inBatches } from './household-rows.ts';

/** Files of one list. Of those that are not taken over the newest are kept. */
export const importBounds = { drafts: 5, taken: 100 } as const;

export type ListImport = {
  id: string;
  fileName: string;
  kind: string;
  encoding: string;
  plan: ImportPlan;
  stats: ImportStats | null;
  state: Tables['imports']['state'];
  /** Null where the cells are not kept any more. */
  gridKey: string | null;
  madeAt: string;
};

function importOf(row: Tables['imports']): ListImport {
  const { id, file_name, format, encoding, mapping, stats, state, grid_key, made_at } = row;
  return {
    id,
    fileName: file_name,
    kind: format,
    encoding: encoding ?? '',
    plan: parseStored(`import ${id}`, importPlanSchema, JSON.parse(mapping)),
    stats: state === 'draft' ? null : parseStored(`import ${id}`, importStatsSchema, JSON.parse(stats)),
    state,
    gridKey: grid_key,
    madeAt: made_at,
  };
}

type Place = { owner: OwnerId; list: string };

/** Null for one of a foreign list. */
export async function findImport(
  { db }: { db: Store['db'] | StoreTransaction },
  { owner, list, id }: Place & { id: string },
): Promise<ListImport | null> {
  const row = await db
    .selectFrom('imports')
    .innerJoin('guest_lists', 'guest_lists.id', 'imports.list')
    .selectAll('imports')
    .where('imports.id', '=', id)
    .where('imports.list', '=', list)
    .where('guest_lists.owner', '=', owner)
    .executeTakeFirst();
  return row ? importOf(row) : null;
}

export type NewImport = Pick<ListImport, 'id' | 'fileName' | 'kind' | 'encoding' | 'plan'> & { gridKey: string; sha256: string };

/** The files of older drafts that went for it; null for a foreign list. Throws Fault 'quota-full' beyond the files of a list. */
export async function createImport(store: Store, { owner, list }: Place, made: NewImport, now: Date): Promise<string[] | null> {
  return store.write(async (trx) => {
    if (!(await lockGuestList(trx, store.engine, owner, list))) return null;
    const rows = await trx
      .selectFrom('imports')
      .select(['id', 'state', 'grid_key'])
      .where('list', '=', list)
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .execute();
    const drafts = rows.filter(({ state }) => state === 'draft').slice(importBounds.drafts - 1);
    if (rows.filter(({ state }) => state !== 'draft').length >= importBounds.taken)
      throw new Fault('quota-full', `${rows.length} imports`, { text: message('fault.imports-full', { max: importBounds.taken }) });
    for (const { id } of drafts) await trx.deleteFrom('imports').where('id', '=', id).execute();
    await trx
      .insertInto('imports')
      .values({
        id: made.id,
        list,
        file_name: made.fileName,
        sha256: made.sha256,
        format: made.kind,
        encoding: made.encoding || null,
        sheet: null,
        mapping: JSON.stringify(made.plan),
        stats: '{}',
        state: 'draft',
        grid_key: made.gridKey,
        made_at: now.toISOString(),
        committed_at: null,
      })
      .execute();
    return drafts.flatMap(({ grid_key }) => grid_key ?? []);
  });
}

/** False where it is of another version, or not a draft any more. */
export async function changePlan(store: Store, place: Place & { id: string }, plan: ImportPlan, seenVersion: number): Promise<boolean> {
  return store.write(async (trx) => {
    await lockGuestList(trx, store.engine, place.owner, place.list);
    const found = await findImport({ db: trx }, place);
    if (found?.state !== 'draft' || found.plan.version !== seenVersion) return false;
    await trx
      .updateTable('imports')
      .set({ mapping: JSON.stringify({ ...plan, version: seenVersion + 1 }) })
      .where('id', '=', place.id)
      .execute();
    return true;
  });
}

/** A draft and its rows. Answers the key of its cells; null where there is no such draft. */
export async function deleteImport(store: Store, place: Place & { id: string }): Promise<string | null> {
  return store.write(async (trx) => {
    const found = await findImport({ db: trx }, place);
    if (found?.state !== 'draft') return null;
    await trx.deleteFrom('imports').where('id', '=', place.id).execute();
    return found.gridKey;
  });
}

/** What became of a row: 'updated' where fields of its guest were taken over. */
export type TakenRow = { line: number; hash: string; outcome: 'new' | 'same' | 'updated'; guest: string; household: string };

/** The rows that are known from now on, and the end of the draft. */
export async function commitImport(
  trx: StoreTransaction,
  id: string,
  { stats, rows, now }: { stats: ImportStats; rows: readonly TakenRow[]; now: Date },
): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ state: 'committed', stats: JSON.stringify(stats), committed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  for (const some of inBatches(rows))
    await trx
      .insertInto('import_rows')
      .values(
        some.map(({ line, hash, outcome, guest, household }) => ({
          import: id,
          row: line,
          raw_hash: hash,
          outcome,
          guest,
          household,
          problems: '[]',
        })),
      )
      .execute();
}
