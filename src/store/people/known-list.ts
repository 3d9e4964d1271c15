/** What is known of a guest list when a file is read into it. */
import { type SqlBool, sql } from 'kysely';
import type { Household } from '#core/people/household.ts';
import { importStatsSchema } from '#core/people/import/import-plan.ts';
import type { KnownRow } from '#core/people/import/known-rows.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store } from '#store/db/store.ts';
import { allHouseholds } from './guest-lists.ts';

export type StoredList = {
  /** Of the list when it was read. */
  version: number;
  households: Household[];
  /** By the hash of the cells of a row. */
  byHash: Map<string, KnownRow>;
  /** The version that the last import made; null where there was none. */
  lastImport: number | null;
  /** What undoes the changes since then, as it is stored, oldest first. */
  inverses: string[];
};

/** The newest rows of earlier files. What an older one tells, names and addresses tell as well. */
const maxRows = 30_000;
/** Characters of changes that are read: more than a list is long, and less than a pasted list after the other. */
const maxInverses = 4_000_000;

type Reader = Pick<Store, 'db'>;

/** `version`: of the list, read before everything else. */
export async function storedList(store: Reader, { id, version }: { id: string; version: number }): Promise<StoredList> {
  const households = await allHouseholds(store, id);
  const lastImport = await lastImportOf(store, id);
  const inverses = lastImport === null ? [] : await inversesSince(store, id, lastImport);
  return { version, households, byHash: await knownRows(store, id, households), lastImport, inverses };
}

/**
 * Rows that households came from, whatever became of their file, and rows of files that are taken over: what a file that was taken back only
 * changed is changed again when it is read again.
 */
async function knownRows({ db }: Reader, list: string, households: readonly Household[]): Promise<Map<string, KnownRow>> {
  const rows = await db
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import')
    .select(['raw_hash', 'guest', 'household', 'imports.state'])
    .where('imports.list', '=', list)
    .where(sql<SqlBool>`(imports.state = 'committed' or import_rows.outcome = 'new')`)
    .orderBy('imports.committed_at', 'desc')
    .orderBy('import_rows.row')
    .limit(maxRows)
    .execute();
  const homes = new Map(households.flatMap(({ id, guests }) => guests.map((guest): [string, string] => [guest.id, id])));
  const ids = new Set(households.map(({ id }) => id));
  const byHash = new Map<string, KnownRow>();
  for (const { raw_hash, guest, household, state } of rows) {
    const home = homes.get(guest ?? '');
    const known = home !== undefined ? { guest, household: home } : { guest: null, household: household ?? '' };
    // A guest that its owner has taken out stays out; one that went with its file comes again with it.
    const isKnown = home !== undefined || (state === 'committed' && ids.has(known.household));
    if (isKnown && !byHash.has(raw_hash)) byHash.set(raw_hash, known);
  }
  return byHash;
}

async function lastImportOf({ db }: Reader, list: string): Promise<number | null> {
  const rows = await db.selectFrom('imports').select('stats').where('list', '=', list).where('state', '=', 'committed').execute();
  const versions = rows.map(({ stats }) => parseStored('stats of an import', importStatsSchema, JSON.parse(stats)).change ?? 0);
  const last = Math.max(0, ...versions);
  return last > 0 ? last : null;
}

async function inversesSince({ db }: Reader, list: string, version: number): Promise<string[]> {
  const since = db.selectFrom('list_changes').where('list', '=', list).where('version', '>', version).orderBy('version');
  const sizes = await since.select(['version', sql<number>`length(inverse)`.as('size')]).execute();
  let [total, until] = [0, version];
  for (const change of sizes) {
    total += Number(change.size);
    if (total > maxInverses) break;
    until = change.version;
  }
  if (until === version) return [];
  const rows = await since.select('inverse').where('version', '<=', until).execute();
  return rows.map(({ inverse }) => inverse);
}
