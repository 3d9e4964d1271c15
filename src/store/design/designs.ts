/** Guests' saved designs with their earlier versions. Every query asks for the owner; a foreign design is a missing one. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';

/** What was chosen besides the document; its schema is the api's, the store needs these two. */
export type StoredChoice = { card: string; quantity: number; [name: string]: unknown };

/** `document` and `choice` come as they were stored: whoever reads them runs them through their schema and migrations. */
export type StoredDesign = { id: string; revision: number; document: unknown; choice: StoredChoice; createdAt: string; savedAt: string };

export type DesignContent = { document: DesignDocument; choice: StoredChoice };

/** How long a guest's design is kept after its last change. */
const retentionDays = 365;
const maxVersions = 20;

export async function createDesign(
  store: Store,
  owner: OwnerId,
  content: DesignContent,
  now = store.clock(),
): Promise<{ id: string; revision: number; savedAt: string }> {
  const id = newToken();
  const at = now.toISOString();
  const row = { id, owner, revision: 1, ...columns(content), created_at: at, updated_at: at, expires_at: expiry(now) };
  await store.write((trx) => trx.insertInto('designs').values(row).execute());
  return { id, revision: 1, savedAt: at };
}

export async function loadDesign(store: Store, owner: OwnerId, id: string, now = store.clock()): Promise<StoredDesign | null> {
  const row = await store.db
    .selectFrom('designs')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? storedDesign(row) : null;
}

/** The `most` last changed designs of a guest, newest first. */
export async function listDesigns(store: Store, owner: OwnerId, most: number, now = store.clock()): Promise<StoredDesign[]> {
  const rows = await store.db
    .selectFrom('designs')
    .selectAll()
    .where('owner', '=', owner)
    .where('expires_at', '>', now.toISOString())
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(storedDesign);
}

/**
 * Saves over `revision`. On 'conflict' (somebody saved in between) nothing is overwritten and the given copy is kept among the
 * versions. The last 20 versions of each kind are kept.
 */
export async function saveDesign(
  store: Store,
  owner: OwnerId,
  id: string,
  revision: number,
  content: DesignContent,
  now = store.clock(),
): Promise<{ ok: true; revision: number; savedAt: string } | { ok: false; reason: 'conflict' | 'missing' }> {
  const at = now.toISOString();
  return store.write(async (trx) => {
    const old = await lockDesign(trx, store.engine, owner, id, at);
    if (!old) return { ok: false, reason: 'missing' };
    if (old.revision !== revision) {
      const { document, choice } = columns(content);
      await saveVersion(trx, { design: id, revision, reason: 'conflict', document, choice, created_at: at });
      return { ok: false, reason: 'conflict' };
    }
    await saveVersion(trx, {
      design: id,
      revision: old.revision,
      reason: 'saved',
      document: old.document,
      choice: old.choice,
      created_at: old.updated_at,
    });
    await trx
      .updateTable('designs')
      .set({ ...columns(content), revision: revision + 1, updated_at: at, expires_at: expiry(now) })
      .where('id', '=', id)
      .execute();
    return { ok: true, revision: revision + 1, savedAt: at };
  });
}

export type DesignVersion = {
  id: string;
  revision: number;
  reason: 'saved' | 'conflict';
  document: unknown;
  choice: StoredChoice;
  savedAt: string;
};

/** Kept versions of a guest's design, newest first; empty for a foreign one. */
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

/** The row of a guest's design, locked until the transaction ends. */
export async function lockDesign(trx: Change, engine: Store['engine'], owner: OwnerId, id: string, at: string) {
  return trx
    .selectFrom('designs')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('expires_at', '>', at)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

type Version = { design: string; revision: number; reason: 'saved' | 'conflict'; document: string; choice: string; created_at: string };

async function saveVersion(trx: Change, version: Version): Promise<void> {
  await trx
    .insertInto('design_versions')
    .values({ id: newToken(), ...version })
    .execute();
  const beyond = await trx
    .selectFrom('design_versions')
    .select('id')
    .where('design', '=', version.design)
    .where('reason', '=', version.reason)
    .orderBy('created_at', 'desc')
    .orderBy('revision', 'desc')
    .limit(100)
    .offset(maxVersions)
    .execute();
  const ids = beyond.map((row) => row.id);
  if (ids.length > 0) await trx.deleteFrom('design_versions').where('id', 'in', ids).execute();
}

function columns({ document, choice }: DesignContent) {
  return { document: JSON.stringify(document), choice: JSON.stringify(choice), card: choice.card };
}

function storedDesign(row: {
  id: string;
  revision: number;
  document: string;
  choice: string;
  created_at: string;
  updated_at: string;
}): StoredDesign {
  return {
    id: row.id,
    revision: row.revision,
    document: JSON.parse(row.document),
    choice: JSON.parse(row.choice),
    createdAt: row.created_at,
    savedAt: row.updated_at,
  };
}

function expiry(now: Date): string {
  return new Date(now.getTime() + retentionDays * 86_400_000).toISOString();
}
