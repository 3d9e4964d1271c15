/**
 * Changes of a guest list: each is one transaction and one entry with what undoes it. A household carries the version of the list at its
 * last change. Who changes it names that version, so that two windows change different households and never the same one unseen.
 */
import { sql } from 'kysely';
import type { OwnerId } from '#core/customer/owner.ts';
import { type Household, listBounds } from '#core/people/household.ts';
import { type ChangeLabel, changeLabelSchema, type Inverse, inverseSchema, type ListSettings } from '#core/people/household-schema.ts';
import { namesMessage, storedNames } from '#core/people/name-line.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { withAnswersOf } from './event/replies.ts';
import { type GuestList, guestListOf, householdCount, lockGuestList } from './guest-lists.ts';
import { noteMoves } from './household-moves.ts';
import { deleteHouseholds, inBatches, putHouseholds, readHouseholds } from './household-rows.ts';

/** Households as they are to be; a new one has `version` 0 and the place that it gets. */
export type Edit = { put: readonly Household[]; remove: readonly string[]; label: ChangeLabel };

export type Changed = { list: GuestList; version: number; households: Household[] };

type Changing = { store: Store; owner: OwnerId; list: string; actor: string; now: Date };

/**
 * Reads the households of `ids`, gives them with the list to `edit`, and writes what it answers. Null for a foreign list. What `edit` throws
 * ends the change. Throws Fault 'quota-full' beyond the bounds of a list.
 */
export async function changeHouseholds(
  { store, owner, list: id, actor, now }: Changing,
  ids: readonly string[],
  edit: (households: Household[], list: GuestList & { households: number }) => Edit,
): Promise<Changed | null> {
  return store.write(async (trx) => {
    const list = await lockGuestList(trx, store.engine, owner, id);
    if (!list) return null;
    const before = await readHouseholds(trx, id, ids);
    const { put, remove, label } = edit(before, { ...list, households: await householdCount({ db: trx }, id) });
    if (put.length === 0 && remove.length === 0) return { list, version: list.version, households: [] };
    await checkFree(trx, put, before);
    return commit(trx, list, { put, remove, label, before, actor, now });
  });
}

/** An id of a new household may come from a browser. Throws Fault 'not-found' for that of a household elsewhere, which writing would change. */
async function checkFree(trx: StoreTransaction, put: readonly Household[], before: readonly Household[]): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  const fresh = put.flatMap(({ id }) => (known.has(id) ? [] : id));
  for (const some of inBatches(fresh)) {
    const taken = await trx.selectFrom('households').select('id').where('id', 'in', some).executeTakeFirst();
    if (taken) throw new Fault('not-found', 'id of a household elsewhere', { text: message('fault.no-household') });
  }
}

type Commit = Edit & { before: readonly Household[]; actor: string; now: Date };

async function commit(trx: StoreTransaction, list: GuestList, { put, remove, label, before, actor, now }: Commit): Promise<Changed> {
  const version = list.version + 1;
  const known = new Map(before.map((household) => [household.id, household]));
  const households = put.map((household) => ({ ...household, version }));
  await write(trx, list.id, { put: households, remove, before, now });
  const isPlaced = ({ id, position }: Household) => known.get(id)?.position !== position;
  const placed = households.filter(isPlaced);
  if (placed.length > 0 || remove.length > 0) await place(trx, list.id, placed);
  await checkBounds(trx, list.id);
  const inverse: Inverse = {
    households: [
      ...households.map(({ id }) => ({ id, made: version, before: known.get(id) ?? null })),
      ...remove.flatMap((id) => (known.has(id) ? [{ id, made: null, before: known.get(id) ?? null }] : [])),
    ],
  };
  await note(trx, list.id, { version, label, inverse, actor, now });
  const after = await readHouseholds(
    trx,
    list.id,
    households.map(({ id }) => id),
  );
  return { list: { ...list, version }, version, households: after };
}

/** Writes and removes households; answers to events go with their guests. `before` has those that change as they are. */
async function write(
  trx: StoreTransaction,
  list: string,
  { put, remove, before, now }: Pick<Commit, 'put' | 'remove' | 'before' | 'now'>,
): Promise<void> {
  const households = [...new Set([...before, ...put].map(({ id }) => id))];
  await withAnswersOf(trx, { list, households, now }, async () => {
    await putHouseholds(trx, list, put);
    await deleteHouseholds(trx, list, remove);
  });
  const gone = new Set(remove);
  await noteMoves(
    trx,
    list,
    before.filter(({ id }) => gone.has(id)),
    put,
  );
}

/**
 * Changes households and adds others behind the last one, as one change in a transaction of the caller. `before` has those that are changed.
 * Answers the version of the list after it.
 */
export async function addHouseholds(
  trx: StoreTransaction,
  list: GuestList,
  {
    changed,
    added,
    before,
    ...noted
  }: Pick<Commit, 'before' | 'label' | 'actor' | 'now'> & Record<'changed' | 'added', readonly Household[]>,
): Promise<number> {
  const version = list.version + 1;
  const households = await householdCount({ db: trx }, list.id);
  if (households + added.length > listBounds.households) throw listFull(`${households} and ${added.length} households`);
  const behind = added.map((household, at) => ({ ...household, position: households + at + 1 }));
  const put = [...changed, ...behind].map((household) => ({ ...household, version }));
  await write(trx, list.id, { put, remove: [], before, now: noted.now });
  await checkBounds(trx, list.id);
  const inverse: Inverse = {
    households: [
      ...before.map((household) => ({ id: household.id, made: version, before: household })),
      ...behind.map(({ id }) => ({ id, made: version, before: null })),
    ],
  };
  await note(trx, list.id, { version, inverse, ...noted });
  return version;
}

/** Between two places there is room for so many: more than one change or one undo moves. */
const gap = 16_384;

/** Gives households the places they name, and the others what is left, so that places are 1..n without a gap. */
async function place(trx: StoreTransaction, list: string, placed: readonly Household[]): Promise<void> {
  const ids = placed.map(({ id }) => id);
  // A list has places for `gap` households: those of a whole list may be placed at once.
  const others = ids.length === 0 ? sql`` : sql`and id not in (${sql.join(ids)})`;
  await renumber(trx, list, sql`${sql.lit(gap)}`, others);
  const sorted = placed.toSorted((a, b) => a.position - b.position);
  for (const [at, { id, position }] of sorted.entries()) {
    const behind = Math.max(0, position - 1 - at);
    await trx
      .updateTable('households')
      .set({ position: behind * gap + at + 1 })
      .where('id', '=', id)
      .execute();
  }
  await renumber(trx, list, sql`1`, sql``);
}

async function renumber(
  trx: StoreTransaction,
  list: string,
  factor: ReturnType<typeof sql>,
  others: ReturnType<typeof sql>,
): Promise<void> {
  await sql`update households set position = numbered.n * ${factor}
    from (select id, row_number() over (order by position, id) as n from households where list = ${list} ${others}) as numbered
    where households.id = numbered.id`.execute(trx);
}

async function checkBounds(trx: StoreTransaction, list: string): Promise<void> {
  const households = await householdCount({ db: trx }, list);
  const { count } = await trx
    .selectFrom('guests')
    .innerJoin('households', 'households.id', 'guests.household')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('households.list', '=', list)
    .executeTakeFirstOrThrow();
  if (households > listBounds.households || Number(count) > listBounds.guests) throw listFull(`${households} households, ${count} guests`);
}

function listFull(reason: string): Fault {
  const { households, guests } = listBounds;
  return new Fault('quota-full', reason, { text: message('fault.guest-list-full', { households, guests }) });
}

type Noted = { version: number; label: ChangeLabel; inverse: Inverse; actor: string; now: Date };

async function note(trx: StoreTransaction, list: string, { version, label, inverse, actor, now }: Noted): Promise<void> {
  const at = now.toISOString();
  await trx.updateTable('guest_lists').set({ version, changed_at: at }).where('id', '=', list).execute();
  await trx
    .insertInto('list_changes')
    .values({ list, version, actor, at, label: JSON.stringify(label), inverse: JSON.stringify(inverse) })
    .execute();
}

function settingsColumns({ name, country, tone, order }: ListSettings) {
  return { name, country, tone, order_rule: order };
}

function settingsOf({ name, country, tone, order }: GuestList): ListSettings {
  return { name, country, tone, order };
}

/** Null for a foreign list, and 'changed' where its settings are of another version. */
export async function changeSettings(
  { store, owner, list: id, actor, now }: Changing,
  settings: ListSettings,
  seenVersion: number,
): Promise<GuestList | 'changed' | null> {
  return store.write(async (trx) => {
    const list = await lockGuestList(trx, store.engine, owner, id);
    if (!list) return null;
    if (list.settingsVersion !== seenVersion) return 'changed';
    const version = list.version + 1;
    await trx
      .updateTable('guest_lists')
      .set({ ...settingsColumns(settings), settings_version: version })
      .where('id', '=', id)
      .execute();
    const inverse = { households: [], settings: { made: version, version: list.settingsVersion, before: settingsOf(list) } };
    await note(trx, id, { version, label: { kind: 'settings', names: settings.name, count: 0 }, inverse, actor, now });
    return { ...list, ...settings, version, settingsVersion: version };
  });
}

export type ListChange = ChangeLabel & { version: number; at: string; isUndone: boolean };

/** The newest changes that can still be undone, newest first. */
export async function listChanges({ db }: Pick<Store, 'db'>, list: string, limit: number): Promise<ListChange[]> {
  const rows = await db
    .selectFrom('list_changes')
    .select(['version', 'at', 'label'])
    .where('list', '=', list)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  const changes = rows.map(({ version, at, label }) => ({
    ...parseStored(`change ${version}`, changeLabelSchema, JSON.parse(label)),
    version,
    at,
  }));
  const undone = new Set<number>();
  // Newest first: the undo of an undo is seen before it.
  for (const { of, version } of changes) if (of !== undefined && !undone.has(version)) undone.add(of);
  return changes.map((change) => ({ ...change, isUndone: undone.has(change.version) }));
}

export type Undone = {
  list: GuestList;
  /** Households that are as before the change. */
  restored: number;
  /** Names of households that were changed later and stay as they are. */
  kept: Message[];
};

type Restored = Inverse['households'][number];

/** Takes a change back, as a change of its own. Null for a foreign list and for a change that is not there any more. */
export async function undoChange({ store, owner, list: id, actor, now }: Changing, version: number): Promise<Undone | null> {
  return store.write(async (trx) => {
    const list = await lockGuestList(trx, store.engine, owner, id);
    const row = await trx
      .selectFrom('list_changes')
      .select(['inverse', 'label'])
      .where('list', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!list || !row) return null;
    const inverse = parseStored(`change ${version}`, inverseSchema, JSON.parse(row.inverse));
    const { import: file, answers } = parseStored(`change ${version}`, changeLabelSchema, JSON.parse(row.label));
    const { households, ...undone } = await restore(trx, list, inverse, { of: version, file, answers, actor, now });
    if (file && undone.restored > 0) await turnImport(trx, file);
    if (answers !== undefined) {
      await turnAnswers(trx, id, answers, households);
      await turnOpenReplies(trx, id, answers, households);
    }
    return undone;
  });
}

/** A file whose change is taken back is not taken over any more, and is again once that is taken back. */
async function turnImport(trx: StoreTransaction, id: string): Promise<void> {
  await trx
    .updateTable('imports')
    .set({ state: sql`case state when 'committed' then 'undone' else 'committed' end` })
    .where('id', '=', id)
    .where('state', 'in', ['committed', 'undone'])
    .execute();
}

/** The same of households that answers by the code for all of an event were added as. Another version: no window decides what it did not see. */
async function turnOpenReplies(trx: StoreTransaction, list: string, takenBy: number, households: readonly string[]): Promise<void> {
  for (const some of inBatches(households))
    await trx
      .updateTable('open_replies')
      .set({ state: sql`case when state = 'new' then 'added' else 'new' end`, version: sql`version + 1` })
      .where('event', 'in', trx.selectFrom('events').select('id').where('list', '=', list))
      .where('taken_by', '=', takenBy)
      .where('household', 'in', some)
      .where('state', 'in', ['new', 'added'])
      .execute();
}

/** Answers whose households are as before are proposals again, and are taken over again once that is taken back. */
async function turnAnswers(trx: StoreTransaction, list: string, takenBy: number, households: readonly string[]): Promise<void> {
  for (const some of inBatches(households))
    await trx
      .updateTable('address_answers')
      .set({ state: sql`case when state = 'new' then 'taken' else 'new' end` })
      .where('request', 'in', trx.selectFrom('address_requests').select('id').where('list', '=', list))
      .where('taken_by', '=', takenBy)
      .where('target', 'in', some)
      .where('state', 'in', ['new', 'taken', 'joined'])
      .execute();
}

type Restoring = { of: number; file: string | undefined; answers: number | undefined; actor: string; now: Date };

async function restore(
  trx: StoreTransaction,
  list: GuestList,
  inverse: Inverse,
  { of, file, answers, actor, now }: Restoring,
): Promise<Undone & { households: string[] }> {
  const current = new Map(
    (
      await readHouseholds(
        trx,
        list.id,
        inverse.households.map(({ id }) => id),
      )
    ).map((household) => [household.id, household]),
  );
  const isUntouched = ({ id, made }: Restored) => (current.get(id)?.version ?? null) === made;
  const back = await withOwnGuests(trx, inverse.households.filter(isUntouched));
  const kept = inverse.households.filter((one) => !back.includes(one));
  const put = back.flatMap(({ before }) => (before ? [before] : []));
  const remove = back.filter(({ before }) => before === null).map(({ id }) => id);
  await write(trx, list.id, { put, remove, before: [...current.values()], now });
  if (put.some(({ id, position }) => current.get(id)?.position !== position) || remove.length > 0)
    await place(
      trx,
      list.id,
      put.filter(({ id, position }) => current.get(id)?.position !== position),
    );
  await checkBounds(trx, list.id);
  const version = list.version + 1;
  const settings = await restoreSettings(trx, list, inverse.settings);
  const undo: Inverse = {
    households: back.map(({ id, before }) => ({ id, made: before?.version ?? null, before: current.get(id) ?? null })),
    ...settings,
  };
  const names = storedNames(put[0] ?? current.get(back[0]?.id ?? '') ?? { label: list.name, guests: [] });
  await note(trx, list.id, {
    version,
    label: { kind: 'undo', names, count: back.length, of, ...(file && { import: file }), ...(answers !== undefined && { answers }) },
    inverse: undo,
    actor,
    now,
  });
  const after = await trx.selectFrom('guest_lists').selectAll().where('id', '=', list.id).executeTakeFirstOrThrow();
  const keptNames = kept.flatMap(({ id, before }) => {
    const household = current.get(id) ?? before;
    return household ? [namesMessage(household)] : [];
  });
  return { list: guestListOf(after), restored: back.length, kept: keptNames, households: back.map(({ id }) => id) };
}

/** Without households whose guests are in one that stays as it is: taking them out would change it. */
async function withOwnGuests(trx: StoreTransaction, back: readonly Restored[]): Promise<Restored[]> {
  const wanted = back.flatMap(({ before }) => before?.guests.map(({ id }) => id) ?? []);
  const homes = new Map<string, string>();
  for (const some of inBatches(wanted)) {
    const rows = await trx.selectFrom('guests').select(['id', 'household']).where('id', 'in', some).execute();
    for (const { id, household } of rows) homes.set(id, household);
  }
  const isBack = (household: string | undefined, of: readonly Restored[]) =>
    household === undefined || of.some(({ id }) => id === household);
  const possible = back.filter(({ before }) => !before || before.guests.every(({ id }) => isBack(homes.get(id), back)));
  // Leaving one out may leave others without their guests.
  return possible.length === back.length ? [...back] : withOwnGuests(trx, possible);
}

/** Settings have the version of before again, as households have: what a version stands for is what it held. */
async function restoreSettings(trx: StoreTransaction, list: GuestList, settings: Inverse['settings']): Promise<Pick<Inverse, 'settings'>> {
  if (!settings || settings.made !== list.settingsVersion) return {};
  await trx
    .updateTable('guest_lists')
    .set({ ...settingsColumns(settings.before), settings_version: settings.version })
    .where('id', '=', list.id)
    .execute();
  return { settings: { made: settings.version, version: list.settingsVersion, before: settingsOf(list) } };
}
