/** Handlers of files that are read into a guest list. Nothing of the list changes before a file is taken over. */
import type { Input } from '#api/call.ts';
import type { listImportCalls } from '#api/people/import-calls.ts';
import type { Grid } from '#core/people/import/grid.ts';
import { type ImportPlan, type ImportStats, maxAnswers } from '#core/people/import/import-plan.ts';
import { guessMapping } from '#core/people/import/mapping.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { changing, listOwner, noList, ownList } from '#services/people/guest-lists.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { type GuestList, lockGuestList } from '#store/people/guest-lists.ts';
import { changePlan, commitImport, createImport, deleteImport, findImport, type ListImport } from '#store/people/imports.ts';
import { storedList } from '#store/people/known-list.ts';
import { addHouseholds, undoChange } from '#store/people/list-changes.ts';
import { gridKeyOf, storeGrid } from './import-grid.ts';
import { takenPreview } from './import-preview.ts';
import { importPool } from './import-tasks.ts';
import type { MadeList } from './made-list.ts';

type ImportIds = { id: string; import: string };

function noImport(): Fault {
  return new Fault('not-found', 'no such import', { text: message('fault.no-import') });
}

function importChanged(): Fault {
  return new Fault('list-changed', 'import of another version', { text: message('fault.import-changed') });
}

/** The requester's own. Throws Fault 'not-found' alike for foreign and missing ones. */
async function ownImport(context: Context, { id, import: of }: ImportIds): Promise<{ list: GuestList; found: ListImport }> {
  const list = await ownList(context, id);
  const found = await findImport(context.shop.store, { owner: listOwner(context), list: id, id: of });
  if (!found) throw noImport();
  return { list, found };
}

/** A draft in the version that the requester saw. */
async function ownDraft(context: Context, ids: ImportIds, version: number): Promise<{ list: GuestList; found: ListImport }> {
  const own = await ownImport(context, ids);
  if (own.found.state !== 'draft' || own.found.plan.version !== version) throw importChanged();
  return own;
}

/** As they are stored. Throws Fault 'not-found' where they are not kept any more. */
async function cellsOf({ shop }: Context, { gridKey }: ListImport): Promise<Uint8Array> {
  if (gridKey === null) throw noImport();
  return shop.files.get(gridKey);
}

/** Keeps the cells of a file for its preview. Throws Fault 'not-found' for a foreign list, and what `storeGrid` throws. */
export async function startImport(
  context: Context,
  list: string,
  { grid, fileName, sha256 }: { grid: Grid; fileName: string; sha256: string },
): Promise<{ id: string }> {
  const { store, files, clock } = context.shop;
  const id = newToken();
  const gridKey = gridKeyOf(id);
  const mapping = guessMapping(grid, loadGivenNames());
  const plan: ImportPlan = { version: 0, mapping, joins: {}, persons: {}, choices: {}, notes: grid.notes };
  await storeGrid(files, gridKey, grid);
  const made = { id, fileName, sha256, kind: grid.kind, encoding: grid.encoding, plan, gridKey };
  try {
    const old = await createImport(store, { owner: listOwner(context), list }, made, clock());
    if (!old) throw noList();
    for (const key of old) await files.remove(key);
  } catch (error) {
    await files.remove(gridKey);
    throw error;
  }
  return { id };
}

type Taking = { context: Context; id: string; found: ListImport; list: GuestList; taken: MadeList };

/** Writes what a file makes of a list, in one transaction. Null where the list was changed since that was computed. */
async function write(trx: StoreTransaction, { context, id, found, list: read, taken }: Taking): Promise<ImportStats | null> {
  const { engine } = context.shop.store;
  const { owner, actor, now } = changing(context, id);
  const list = await lockGuestList(trx, engine, owner, id);
  const current = list && (await findImport({ db: trx }, { owner, list: id, id: found.id }));
  if (!list || !current) throw noImport();
  if (current.state !== 'draft' || current.plan.version !== found.plan.version) throw importChanged();
  if (list.version !== read.version) return null;
  const { added, changed, before, rows } = taken;
  const count = added.length + changed.length;
  const label = { kind: 'import', names: found.fileName, count, import: found.id } as const;
  const change = count === 0 ? null : await addHouseholds(trx, list, { changed, added, before, label, actor, now });
  const stats: ImportStats = { ...taken.stats, change };
  await commitImport(trx, found.id, { stats, rows, now });
  return stats;
}

type Answers = Required<
  Pick<Input<(typeof listImportCalls)['PUT /web-api/guest-lists/:id/imports/:import']>, 'joins' | 'persons' | 'choices'>
>;

/** With what is answered now. Rows of another sheet are other rows; what is chosen of a guest holds for it. */
function changedAnswers(plan: ImportPlan, isSameSheet: boolean, { joins, persons, choices }: Answers) {
  const changed = {
    joins: { ...(isSameSheet && plan.joins), ...Object.fromEntries(joins.map(({ line, answer }) => [line, answer])) },
    persons: { ...(isSameSheet && plan.persons), ...Object.fromEntries(persons.map(({ key, answer }) => [key, answer])) },
    choices: { ...plan.choices, ...Object.fromEntries(choices.map(({ key, choice }) => [key, choice])) },
  };
  if (Object.values(changed).some((answers) => Object.keys(answers).length > maxAnswers))
    throw new Fault('bad-form', 'more answers than rows');
  return changed;
}

/** Times that a list that is changed meanwhile is read again. */
const maxReads = 3;

export const listImportHandlers: Handlers<typeof listImportCalls> = {
  async 'GET /web-api/guest-lists/:id/imports/:import'({ view, page, ...ids }, context) {
    const { list, found } = await ownImport(context, ids);
    if (found.state !== 'draft') return takenPreview(list, found);
    const stored = await storedList(context.shop.store, list);
    return importPool().run({ kind: 'import-preview', cells: await cellsOf(context, found), list, found, stored, view, page });
  },

  async 'PUT /web-api/guest-lists/:id/imports/:import'(
    { id, import: of, version, joins = [], persons = [], choices = [], ...wanted },
    context,
  ) {
    const { found } = await ownDraft(context, { id, import: of }, version);
    const cells = await cellsOf(context, found);
    const mapping = await importPool().run({ kind: 'import-mapping', cells, mapping: found.plan.mapping, change: wanted });
    const answers = { joins, persons, choices };
    const plan = { ...found.plan, mapping, ...changedAnswers(found.plan, mapping.sheet === found.plan.mapping.sheet, answers) };
    const place = { owner: listOwner(context), list: id, id: of };
    if (!(await changePlan(context.shop.store, place, plan, version))) throw importChanged();
    return { version: version + 1 };
  },

  async 'DELETE /web-api/guest-lists/:id/imports/:import'({ id, import: of }, context) {
    await ownImport(context, { id, import: of });
    const gridKey = await deleteImport(context.shop.store, { owner: listOwner(context), list: id, id: of });
    if (gridKey === null) throw noImport();
    await context.shop.files.remove(gridKey);
    return {};
  },

  async 'POST /web-api/guest-lists/:id/imports/:import/commit'({ id, import: of, version }, context) {
    // Who is known is found out before the transaction, on the list as it is then.
    for (let at = 0; at < maxReads; at += 1) {
      const { list, found } = await ownDraft(context, { id, import: of }, version);
      const stored = await storedList(context.shop.store, list);
      const { locale } = context.site;
      const cells = await cellsOf(context, found);
      const taken = await importPool().run({ kind: 'import-made', cells, list, found, stored, locale });
      const stats = await context.shop.store.write((trx) => write(trx, { context, id, found, list, taken }));
      if (stats) return stats;
    }
    throw importChanged();
  },

  async 'POST /web-api/guest-lists/:id/imports/:import/undo'({ id, import: of }, context) {
    const { found } = await ownImport(context, { id, import: of });
    const { stats, state } = found;
    if (state !== 'committed' || !stats || stats.change === null) throw noImport();
    const undone = await undoChange(changing(context, id), stats.change);
    if (!undone) throw noList();
    return { restored: undone.restored, kept: undone.kept };
  },
};
