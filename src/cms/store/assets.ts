/** Assets of the content service: facts and keys of files. The files are in files.ts; `fields` are what editors write about them. */
import { Fault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { type ContentWriter, changeContent } from './change.ts';

/** What an editor says about an asset; unknown keys are kept. */
export type AssetFields = Record<string, unknown>;

export type Asset = {
  id: number;
  /** The unguessable part of the address. */
  token: string;
  name: string;
  /** "WxH" in pixels, or "x" where there is none. */
  size: string;
  state: 'signed' | 'uploaded' | 'ready' | 'replaced';
  isPrivate: boolean;
  folder: number | null;
  contentType: string | null;
  contentLength: number | null;
  fileKey: string | null;
  /** The asset whose file this upload replaces. */
  replaces: number | null;
  fields: AssetFields;
  createdAt: string;
  updatedAt: string;
};

export type AssetFile = { contentType: string; contentLength: number; fileKey: string; size: string };

type Row = Tables['assets'];

export async function signAsset(
  writer: ContentWriter,
  input: Pick<Asset, 'name' | 'size' | 'isPrivate' | 'folder' | 'replaces' | 'fields'>,
): Promise<Asset> {
  return changeContent(writer, async ({ trx, nextId, at }) => {
    if (input.replaces !== null) {
      const old = await trx
        .selectFrom('assets')
        .select('id')
        .where('id', '=', input.replaces)
        .where('state', '=', 'ready')
        .executeTakeFirst();
      if (!old) throw missing(input.replaces);
    }
    // Signed uploads that were not used within a day.
    const yesterday = new Date(Date.parse(at) - 86_400_000).toISOString();
    await trx.deleteFrom('assets').where('state', '=', 'signed').where('created_at', '<', yesterday).execute();
    const row: Row = {
      id: await nextId(),
      token: newToken(),
      name: input.name,
      size: input.size,
      state: 'signed',
      is_private: input.isPrivate ? 1 : 0,
      folder: input.folder,
      content_type: null,
      content_length: null,
      file_key: null,
      replaces: input.replaces,
      fields: JSON.stringify(input.fields),
      created_at: at,
      updated_at: at,
    };
    await trx.insertInto('assets').values(row).execute();
    return assetOf(row);
  });
}

/** Records the uploaded file. False when no asset with this token is waiting for one. */
export async function fileUploaded(writer: ContentWriter, token: string, file: AssetFile): Promise<boolean> {
  return changeContent(writer, async ({ trx, at }) => {
    const { numUpdatedRows } = await trx
      .updateTable('assets')
      .set({
        state: 'uploaded',
        content_type: file.contentType,
        content_length: file.contentLength,
        file_key: file.fileKey,
        size: file.size,
        updated_at: at,
      })
      .where('token', '=', token)
      .where('state', '=', 'signed')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/**
 * Makes an uploaded asset ready, or gives its file and address to the asset it replaces; the old file stays under its old address,
 * because published stories still name it. Throws Fault 'not-found'.
 */
export async function finishAsset(
  writer: ContentWriter,
  id: number,
): Promise<{ ok: true; asset: Asset } | { ok: false; reason: 'not-uploaded' }> {
  return changeContent(writer, async ({ trx, at, announce, markPublic }) => {
    const row = await trx.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || row.state === 'replaced') throw missing(id);
    if (row.state === 'signed') return { ok: false, reason: 'not-uploaded' };
    if (row.state === 'ready') return { ok: true, asset: assetOf(row) };
    const told = (action: string, about: number) =>
      announce({ topic: 'asset', action, text: `The asset ${row.name} has been ${action}.`, about: { asset_id: about } });
    const set = (changed: number, values: Partial<Row>) => trx.updateTable('assets').set(values).where('id', '=', changed).execute();
    const old = row.replaces === null ? null : await trx.selectFrom('assets').selectAll().where('id', '=', row.replaces).executeTakeFirst();
    if (!old) {
      await set(id, { state: 'ready', updated_at: at });
      told('created', id);
      return { ok: true, asset: assetOf({ ...row, state: 'ready', updated_at: at }) };
    }
    const replaced: Row = { ...old, ...fileOf(row), updated_at: at };
    await set(id, { token: newToken() });
    await set(old.id, { ...fileOf(row), updated_at: at });
    await set(id, { ...fileOf(old), state: 'replaced' });
    markPublic();
    told('replaced', old.id);
    return { ok: true, asset: assetOf(replaced) };
  });
}

function fileOf({ token, name, size, content_type, content_length, file_key }: Row) {
  return { token, name, size, content_type, content_length, file_key };
}

/** Throws Fault 'not-found'. */
export async function updateAsset(
  writer: ContentWriter,
  id: number,
  input: { fields: AssetFields; folder?: number | null; isPrivate?: boolean },
): Promise<void> {
  await changeContent(writer, async ({ trx, at }) => {
    const row = await trx.selectFrom('assets').selectAll().where('id', '=', id).where('state', '=', 'ready').executeTakeFirst();
    if (!row) throw missing(id);
    await trx
      .updateTable('assets')
      .set({
        fields: JSON.stringify({ ...(JSON.parse(row.fields) as AssetFields), ...input.fields }),
        folder: input.folder === undefined ? row.folder : input.folder,
        is_private: input.isPrivate === undefined ? row.is_private : input.isPrivate ? 1 : 0,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
  });
}

/** Returns what was deleted. Throws Fault 'not-found'. */
export async function deleteAsset(writer: ContentWriter, id: number): Promise<Asset> {
  return changeContent(writer, async ({ trx, announce, markPublic }) => {
    const row = await trx.selectFrom('assets').selectAll().where('id', '=', id).where('state', '=', 'ready').executeTakeFirst();
    if (!row) throw missing(id);
    await trx.deleteFrom('assets').where('id', '=', id).execute();
    markPublic();
    announce({ topic: 'asset', action: 'deleted', text: `The asset ${row.name} has been deleted.`, about: { asset_id: id } });
    return assetOf(row);
  });
}

/** Ready ones, newest first. */
export async function listAssets(store: Store): Promise<Asset[]> {
  const rows = await store.db.selectFrom('assets').selectAll().where('state', '=', 'ready').orderBy('id', 'desc').execute();
  return rows.map(assetOf);
}

export async function assetsById(store: Store, ids: number[]): Promise<Asset[]> {
  if (ids.length === 0) return [];
  const rows = await store.db.selectFrom('assets').selectAll().where('id', 'in', ids).where('state', '=', 'ready').orderBy('id').execute();
  return rows.map(assetOf);
}

/** In whatever state. */
export async function assetByToken(store: Store, token: string): Promise<Asset | null> {
  const row = await store.db.selectFrom('assets').selectAll().where('token', '=', token).executeTakeFirst();
  return row ? assetOf(row) : null;
}

/** The key of the picture that sizes are drawn from; null for an asset that is no picture. Those of earlier versions have no original. */
export function pictureKeyOf({ fileKey, contentType }: Pick<Asset, 'fileKey' | 'contentType'>): string | null {
  return contentType?.startsWith('image/') ? (fileKey?.replace(/\/original\.[a-z]+$/, '/file.webp') ?? null) : null;
}

/** The key of the picture of an asset that everyone may see, for drawing its sizes; null for an unfinished, private or other asset. */
export async function publicImage(store: Store, token: string): Promise<{ fileKey: string; name: string; size: string } | null> {
  const asset = await assetByToken(store, token);
  const fileKey = asset && asset.state !== 'signed' && !asset.isPrivate ? pictureKeyOf(asset) : null;
  if (!asset || !fileKey) return null;
  return { fileKey, name: asset.name, size: asset.size };
}

function assetOf(row: Row): Asset {
  return {
    id: row.id,
    token: row.token,
    name: row.name,
    size: row.size,
    state: row.state,
    isPrivate: row.is_private === 1,
    folder: row.folder,
    contentType: row.content_type,
    contentLength: row.content_length,
    fileKey: row.file_key,
    replaces: row.replaces,
    fields: JSON.parse(row.fields) as AssetFields,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function missing(id: number): Fault {
  return new Fault('not-found', `no asset ${id}`);
}
