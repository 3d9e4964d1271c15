/** Small records of the content service, each a JSON object under a kind and a unique name: components, groups, presets, folders, the space. */
import type { CmsSpace } from '#cms/protocol/story.ts';
import { Fault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import { type ContentWriter, changeContent, refused } from './change.ts';

export type RecordKind = 'component' | 'component_group' | 'preset' | 'asset_folder' | 'space';
export type ContentRecord = { id: number; name: string; body: Record<string, unknown>; createdAt: string; updatedAt: string };

type Row = { id: number; name: string; body: string; created_at: string; updated_at: string };

export async function listRecords(store: Store, kind: RecordKind): Promise<ContentRecord[]> {
  const rows = await store.db.selectFrom('content_records').selectAll().where('kind', '=', kind).orderBy('name').orderBy('id').execute();
  return rows.map(recordOf);
}

/** Throws Fault 'not-found'. */
export async function findRecord(store: Store, kind: RecordKind, id: number): Promise<ContentRecord> {
  const row = await store.db.selectFrom('content_records').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
  if (!row) throw missing(kind, id);
  return recordOf(row);
}

/** Throws Fault 'bad-input' when the name is taken. */
export async function createRecord(writer: ContentWriter, kind: RecordKind, name: string, body: Record<string, unknown>): Promise<number> {
  return changeContent(writer, async ({ trx, nextId, at }) => {
    const taken = await trx.selectFrom('content_records').select('id').where('kind', '=', kind).where('name', '=', name).executeTakeFirst();
    if (taken) throw refused('name', 'has already been taken');
    const id = await nextId();
    await trx
      .insertInto('content_records')
      .values({ id, kind, name, body: JSON.stringify(body), created_at: at, updated_at: at })
      .execute();
    return id;
  });
}

/** Replaces the keys that are given. Throws Fault 'not-found' or 'bad-input'. */
export async function updateRecord(
  writer: ContentWriter,
  kind: RecordKind,
  id: number,
  name: string | undefined,
  body: Record<string, unknown>,
): Promise<void> {
  await changeContent(writer, async ({ trx, at }) => {
    const row = await trx.selectFrom('content_records').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
    if (!row) throw missing(kind, id);
    if (name !== undefined && name !== row.name) {
      const taken = await trx
        .selectFrom('content_records')
        .select('id')
        .where('kind', '=', kind)
        .where('name', '=', name)
        .executeTakeFirst();
      if (taken) throw refused('name', 'has already been taken');
    }
    const merged = { ...(JSON.parse(row.body) as Record<string, unknown>), ...body };
    await trx
      .updateTable('content_records')
      .set({ name: name ?? row.name, body: JSON.stringify(merged), updated_at: at })
      .where('id', '=', id)
      .execute();
  });
}

/** Throws Fault 'not-found'. */
export async function deleteRecord(writer: ContentWriter, kind: RecordKind, id: number): Promise<void> {
  await changeContent(writer, async ({ trx }) => {
    const { numDeletedRows } = await trx.deleteFrom('content_records').where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw missing(kind, id);
  });
}

const newSpace: CmsSpace = { name: 'Federleicht', domain: '', languages: [], defaultLanguageName: 'Deutsch', environments: [] };

export async function readSpace(store: Store): Promise<CmsSpace> {
  const row = await store.db.selectFrom('content_records').select('body').where('kind', '=', 'space').executeTakeFirst();
  return row ? { ...newSpace, ...(JSON.parse(row.body) as Partial<CmsSpace>) } : newSpace;
}

/** Changes what is given; languages change what visitors see. */
export async function updateSpace(writer: ContentWriter, change: Partial<CmsSpace>): Promise<void> {
  await changeContent(writer, async ({ trx, nextId, at, markPublic }) => {
    const row = await trx.selectFrom('content_records').select(['id', 'body']).where('kind', '=', 'space').executeTakeFirst();
    const body = JSON.stringify({ ...(row ? (JSON.parse(row.body) as CmsSpace) : newSpace), ...change });
    if (row) await trx.updateTable('content_records').set({ body, updated_at: at }).where('id', '=', row.id).execute();
    else
      await trx
        .insertInto('content_records')
        .values({ id: await nextId(), kind: 'space', name: 'space', body, created_at: at, updated_at: at })
        .execute();
    markPublic();
  });
}

function recordOf(row: Row): ContentRecord {
  const body = JSON.parse(row.body) as Record<string, unknown>;
  return { id: row.id, name: row.name, body, createdAt: row.created_at, updatedAt: row.updated_at };
}

function missing(kind: RecordKind, id: number): Fault {
  return new Fault('not-found', `no ${kind} ${id}`);
}
