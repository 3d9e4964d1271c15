/** Versions of a design that its owner named, and the states kept before one of them was restored. Every query filters by owner. */
import { sql } from 'kysely';
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockDesign, type StoredChoice } from './designs.ts';

/** `conflict` is the copy of a window that lost a conflict. Revisions that every save leaves are not listed. */
export type VersionKind = Exclude<Tables['design_versions']['reason'], 'saved'>;
export type ListedVersion = { id: string; kind: VersionKind; name: string | null; savedAt: string };
/** `document` as JSON. */
export type StoredVersion = ListedVersion & { document: string; choice: StoredChoice };

const listedKinds = ['named', 'kept', 'conflict'] as const satisfies readonly VersionKind[];

/** States kept before a version was restored. */
const maxKept = 5;

/** Newest first; empty for a foreign design. */
export async function listVersions(store: Store, owner: OwnerId, design: string): Promise<ListedVersion[]> {
  const rows = await ownVersions(store.db, owner)
    .select(['design_versions.id', 'reason', 'design_versions.name', 'design_versions.created_at'])
    .where('designs.id', '=', design)
    .where('designs.expires_at', '>', store.clock().toISOString())
    .orderBy('design_versions.created_at', 'desc')
    .orderBy('design_versions.id')
    .execute();
  return rows.map(({ id, reason, name, created_at }) => ({ id, kind: reason as VersionKind, name, savedAt: created_at }));
}

/** Null for a foreign or missing one. */
export async function findVersion(store: Store, owner: OwnerId, design: string, id: string): Promise<StoredVersion | null> {
  const row = await ownVersions(store.db, owner)
    .selectAll('design_versions')
    .where('designs.id', '=', design)
    .where('designs.expires_at', '>', store.clock().toISOString())
    .where('design_versions.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { reason, name, created_at, document, choice } = row;
  return { id, kind: reason as VersionKind, name, savedAt: created_at, document, choice: JSON.parse(choice) };
}

export type DesignVersion = {
  id: string;
  revision: number;
  reason: Tables['design_versions']['reason'];
  document: unknown;
  choice: StoredChoice;
  savedAt: string;
};

/** Stored versions of an owner's design, newest first; empty for a foreign one. @internal */
export async function designVersions(store: Store, owner: OwnerId, id: string): Promise<DesignVersion[]> {
  const rows = await store.db
    .selectFrom('design_versions')
    .innerJoin('designs', 'designs.id', 'design_versions.design')
    .selectAll('design_versions')
    .where('designs.id', '=', id)
    .where('designs.owner', '=', owner)
    .orderBy('design_versions.created_at', 'desc')
    .orderBy('design_versions.revision', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    reason: row.reason,
    document: JSON.parse(row.document),
    choice: JSON.parse(row.choice),
    savedAt: row.created_at,
  }));
}

/**
 * Copies the saved state of a design into a version; without a name it is one that is kept before a restore, of which the newest five
 * stay. Null for a foreign or missing design. Throws Fault 'quota-full' for a design with as many named versions as it may have.
 */
export async function addVersion(store: Store, owner: OwnerId, design: string, name: string | null): Promise<ListedVersion | null> {
  const at = store.clock().toISOString();
  return store.write(async (trx) => {
    const row = await lockDesign(trx, store.engine, owner, design, at);
    if (!row) return null;
    const { document, choice, revision } = row;
    if (name !== null) await requireVersionRoom(trx, design, Buffer.byteLength(document) + Buffer.byteLength(choice));
    const version = { id: newToken(), reason: name === null ? 'kept' : 'named', name, created_at: at } as const;
    await trx
      .insertInto('design_versions')
      .values({ ...version, design, revision, document, choice })
      .execute();
    if (name === null) await deleteOldKept(trx, design, version.id);
    return { id: version.id, kind: version.reason, name, savedAt: at };
  });
}

/** Gives a version a name, with which it stays until its owner deletes it. False for a missing one; throws as `addVersion`. */
export async function renameVersion(store: Store, owner: OwnerId, design: string, id: string, name: string): Promise<boolean> {
  const at = store.clock().toISOString();
  return store.write(async (trx) => {
    if (!(await lockDesign(trx, store.engine, owner, design, at))) return false;
    const row = await trx
      .selectFrom('design_versions')
      .select(['reason', sql<number>`octet_length(document) + octet_length(choice)`.as('bytes')])
      .where('id', '=', id)
      .where('design', '=', design)
      .where('reason', 'in', listedKinds)
      .executeTakeFirst();
    if (!row) return false;
    if (row.reason !== 'named') await requireVersionRoom(trx, design, Number(row.bytes));
    await trx.updateTable('design_versions').set({ name, reason: 'named' }).where('id', '=', id).execute();
    return true;
  });
}

export async function deleteVersion(store: Store, owner: OwnerId, design: string, id: string): Promise<boolean> {
  const at = store.clock().toISOString();
  return store.write(async (trx) => {
    if (!(await lockDesign(trx, store.engine, owner, design, at))) return false;
    const { numDeletedRows } = await trx
      .deleteFrom('design_versions')
      .where('id', '=', id)
      .where('design', '=', design)
      .where('reason', 'in', listedKinds)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

async function requireVersionRoom(trx: StoreTransaction, design: string, bytes: number): Promise<void> {
  const used = await trx
    .selectFrom('design_versions')
    .select((query) => [
      query.fn.countAll<number>().as('count'),
      sql<number | null>`sum(octet_length(document) + octet_length(choice))`.as('bytes'),
    ])
    .where('design', '=', design)
    .where('reason', '=', 'named')
    .executeTakeFirstOrThrow();
  const { count: max, bytes: maxBytes } = quotas.namedVersions;
  if (Number(used.count) < max && Number(used.bytes ?? 0) + bytes <= maxBytes) return;
  throw new Fault('quota-full', `${used.count} named versions`, { text: message('fault.version-space-full', { max }) });
}

async function deleteOldKept(trx: StoreTransaction, design: string, newest: string): Promise<void> {
  const rows = await trx
    .selectFrom('design_versions')
    .select('id')
    .where('design', '=', design)
    .where('reason', '=', 'kept')
    .where('id', '!=', newest)
    .orderBy('created_at', 'desc')
    .execute();
  const old = rows.slice(maxKept - 1).map(({ id }) => id);
  if (old.length > 0) await trx.deleteFrom('design_versions').where('id', 'in', old).execute();
}

function ownVersions(db: Store['db'], owner: OwnerId) {
  return db
    .selectFrom('design_versions')
    .innerJoin('designs', 'designs.id', 'design_versions.design')
    .where('designs.owner', '=', owner)
    .where('design_versions.reason', 'in', listedKinds);
}
