/** Handlers of files that are read into a guest list. Nothing of the list changes before a file is taken over. */
import type { listImportCalls } from '#api/people/import-calls.ts';
import { type Grid, gridLimits } from '#core/people/import/grid.ts';
import { madeHouseholds } from '#core/people/import/import-households.ts';
import type { ImportPlan, ImportStats } from '#core/people/import/import-plan.ts';
import { guessMapping } from '#core/people/import/mapping.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { changing, listOwner, noList, ownList } from '#services/people/guest-lists.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { type GuestList, lockGuestList } from '#store/people/guest-lists.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { changePlan, commitImport, createImport, deleteImport, findImport, knownRows, type ListImport } from '#store/people/imports.ts';
import { addHouseholds, undoChange } from '#store/people/list-changes.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { gridKeyOf, storeGrid } from './import-grid.ts';
import { takenPreview } from './import-preview.ts';
import { importPool } from './import-tasks.ts';
import { homesOf, newGroups, type ReadImport, withHomes } from './read-import.ts';

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
  const plan: ImportPlan = { version: 0, mapping, joins: {}, notes: grid.notes };
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

type Taking = { context: Context; id: string; found: ListImport; read: ReadImport };

/** Writes what is new of a file, in one transaction. */
async function take(trx: StoreTransaction, { context, id, found, read }: Taking): Promise<ImportStats> {
  const { engine } = context.shop.store;
  const { owner, actor, now } = changing(context, id);
  const list = await lockGuestList(trx, engine, owner, id);
  const current = list && (await findImport({ db: trx }, { owner, list: id, id: found.id }));
  if (!list || !current) throw noImport();
  if (current.state !== 'draft' || current.plan.version !== found.plan.version) throw importChanged();
  const { groups, of } = newGroups(read, await knownRows(trx, id));
  const before = await readHouseholds(trx, id, homesOf(groups));
  const t = serverTexts(context.site);
  const source = (line: number) => t({ key: 'people-import.source', values: { name: found.fileName, line } });
  const made = madeHouseholds(withHomes(groups, before), { newId: newToken, country: list.country, source });
  const { added, changed } = made;
  const isNothing = added.length + changed.length === 0;
  const label = { kind: 'import', names: found.fileName, count: added.length + changed.length, import: found.id } as const;
  const written = { changed, added, before: before.filter(({ id: one }) => changed.some((other) => other.id === one)), label, actor, now };
  const change = isNothing ? null : await addHouseholds(trx, list, written);
  const outcomes = [...of.values()].map(({ outcome }) => outcome);
  const stats: ImportStats = {
    households: added.length,
    guests: groups.flatMap(({ added: rows }) => rows).reduce((sum, { persons }) => sum + Math.max(1, persons.length), 0),
    same: outcomes.filter((outcome) => outcome === 'same').length,
    errors: outcomes.filter((outcome) => outcome === 'error').length,
    change,
  };
  const hashes = new Map(read.rows.map((row, at) => [row, read.hashes[at] ?? '']));
  const rows = [...made.guests].map(([row, ids]) => ({ line: row.line, hash: hashes.get(row) ?? '', ...ids }));
  await commitImport(trx, found.id, { stats, rows, now });
  return stats;
}

export const listImportHandlers: Handlers<typeof listImportCalls> = {
  async 'GET /web-api/guest-lists/:id/imports/:import'({ view, page, ...ids }, context) {
    const { list, found } = await ownImport(context, ids);
    if (found.state !== 'draft') return takenPreview(list, found);
    const known = await knownRows(context.shop.store.db, list.id);
    return importPool().run({ kind: 'import-preview', cells: await cellsOf(context, found), list, found, known, view, page });
  },

  async 'PUT /web-api/guest-lists/:id/imports/:import'({ id, import: of, version, joins = [], ...wanted }, context) {
    const { found } = await ownDraft(context, { id, import: of }, version);
    const cells = await cellsOf(context, found);
    const mapping = await importPool().run({ kind: 'import-mapping', cells, mapping: found.plan.mapping, change: wanted });
    const kept = mapping.sheet === found.plan.mapping.sheet ? found.plan.joins : {};
    const answers = { ...kept, ...Object.fromEntries(joins.map(({ line, answer }) => [line, answer])) };
    if (Object.keys(answers).length > gridLimits.rows) throw new Fault('bad-form', 'more answers than rows');
    const place = { owner: listOwner(context), list: id, id: of };
    if (!(await changePlan(context.shop.store, place, { ...found.plan, mapping, joins: answers }, version))) throw importChanged();
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
    const { list, found } = await ownDraft(context, { id, import: of }, version);
    // What a file says is read before the transaction: only what the list has is looked up in it.
    const read = await importPool().run({ kind: 'import-rows', cells: await cellsOf(context, found), list, found });
    return context.shop.store.write((trx) => take(trx, { context, id, found, read }));
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
