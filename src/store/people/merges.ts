/** Designs that are printed with a list. A merge belongs to the owner of its design, and its list to the same one. */
import type { OwnerId } from '#core/customer/owner.ts';
import { mergeApprovalSchema, mergeSettingsSchema } from '#core/merge/merge-schema.ts';
import type { MergeApproval, MergeSettings } from '#core/merge/merge-settings.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { lockGuestList } from './guest-lists.ts';

export type Merge = {
  design: string;
  list: string;
  settings: MergeSettings;
  /** Null where nothing was approved. What was approved may have changed since: its hash tells. */
  approval: MergeApproval | null;
  /** Grows with every change but that of the approval. */
  version: number;
};

function mergeOf({ design, list, settings, approval, version }: Tables['merges']): Merge {
  const what = `the merge of design ${design}`;
  return {
    design,
    list,
    settings: parseStored(what, mergeSettingsSchema, JSON.parse(settings)),
    approval: approval === null ? null : parseStored(`the approval of ${what}`, mergeApprovalSchema, JSON.parse(approval)),
    version,
  };
}

/** Null for a design that is printed without a list, and for a foreign one. */
export async function findMerge({ db }: { db: Store['db'] | StoreTransaction }, owner: OwnerId, design: string): Promise<Merge | null> {
  const row = await db
    .selectFrom('merges')
    .innerJoin('designs', 'designs.id', 'merges.design')
    .innerJoin('guest_lists', 'guest_lists.id', 'merges.list')
    .selectAll('merges')
    .where('merges.design', '=', design)
    .where('designs.owner', '=', owner)
    .where('guest_lists.owner', '=', owner)
    .executeTakeFirst();
  return row ? mergeOf(row) : null;
}

/** Designs that are printed with a list, the last changed first. */
export async function designsOfList({ db }: Pick<Store, 'db'>, owner: OwnerId, list: string): Promise<string[]> {
  const rows = await db
    .selectFrom('merges')
    .innerJoin('designs', 'designs.id', 'merges.design')
    .select('merges.design')
    .where('merges.list', '=', list)
    .where('designs.owner', '=', owner)
    .orderBy('merges.changed_at', 'desc')
    .orderBy('merges.design')
    .execute();
  return rows.map(({ design }) => design);
}

/** Designs that are printed for the answers of an event, the first joined first. */
export async function mergesOfEvent(
  { db }: Pick<Store, 'db'>,
  owner: OwnerId,
  { id, list }: { id: string; list: string },
): Promise<Merge[]> {
  const rows = await db
    .selectFrom('merges')
    .innerJoin('designs', 'designs.id', 'merges.design')
    .selectAll('merges')
    .where('merges.list', '=', list)
    .where('designs.owner', '=', owner)
    .where('merges.event', '=', id)
    .orderBy('designs.created_at')
    .orderBy('merges.design')
    .execute();
  return rows.map(mergeOf);
}

export type MergeToSave = Pick<Merge, 'design' | 'list' | 'settings'>;

/**
 * Stores with which list a design is printed, and how. `version` is the one that the change was made on; 0 where there was none. What was approved
 * stays: its hash tells whether it still holds. 'missing': a foreign design, list or event.
 */
export async function saveMerge(
  store: Store,
  owner: OwnerId,
  { design, list, settings }: MergeToSave,
  { version, now }: { version: number; now: Date },
): Promise<'saved' | 'changed' | 'missing'> {
  return store.write(async (trx) => {
    if (!(await lockGuestList(trx, store.engine, owner, list))) return 'missing';
    const own = await trx.selectFrom('designs').select('id').where('id', '=', design).where('owner', '=', owner).executeTakeFirst();
    if (!own) return 'missing';
    const before = await trx.selectFrom('merges').select('version').where('design', '=', design).executeTakeFirst();
    if ((before?.version ?? 0) !== version) return 'changed';
    const event = settings.from?.event ?? null;
    if (
      event !== null &&
      !(await trx.selectFrom('events').select('id').where('id', '=', event).where('owner', '=', owner).executeTakeFirst())
    )
      return 'missing';
    const columns = { list, event, settings: JSON.stringify(settings), version: version + 1, changed_at: now.toISOString() };
    if (before) await trx.updateTable('merges').set(columns).where('design', '=', design).execute();
    else
      await trx
        .insertInto('merges')
        .values({ design, ...columns, approval: null })
        .execute();
    return 'saved';
  });
}

/** Notes what the host approved of a merge at a version. False where it is another one by now. */
export async function approveMerge(
  store: Store,
  owner: OwnerId,
  { design, version }: Pick<Merge, 'design' | 'version'>,
  approval: MergeApproval,
): Promise<boolean> {
  return store.write(async (trx) => {
    const found = await findMerge({ db: trx }, owner, design);
    if (found?.version !== version) return false;
    const { numUpdatedRows } = await trx
      .updateTable('merges')
      .set({ approval: JSON.stringify(approval) })
      .where('design', '=', design)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
}

/** Has a copy of a design printed with the same list in the same way. What was approved holds for the copy as well. */
export async function copyMerge(trx: StoreTransaction, from: string, to: string, at: string): Promise<void> {
  const row = await trx.selectFrom('merges').selectAll().where('design', '=', from).executeTakeFirst();
  if (!row) return;
  await trx
    .insertInto('merges')
    .values({ ...row, design: to, version: 1, changed_at: at })
    .execute();
}

/** The design is printed without a list again. False for a foreign one, and where there is none. */
export async function deleteMerge(store: Store, owner: OwnerId, design: string): Promise<boolean> {
  return store.write(async (trx) => {
    if (!(await findMerge({ db: trx }, owner, design))) return false;
    await trx.deleteFrom('merges').where('design', '=', design).execute();
    return true;
  });
}
