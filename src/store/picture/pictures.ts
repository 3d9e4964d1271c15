/** Uploaded pictures: facts and file keys. Every query filters by owner; a foreign picture is a missing one. Files are in files.ts. */
import type { OwnerId } from '#core/customer/owner.ts';
import { noFacts, type PhotoFace, type PictureFacts } from '#core/photos/facts.ts';
import type { ComparedPhoto } from '#core/photos/likeness.ts';
import type { Tones } from '#core/photos/tones.ts';
import { type Message, verbatim } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';

/** Kind of the print file of a PDF or SVG page that was turned into pixels. */
export const rasterisedKind = 'page-pixels';

export type StoredPicture = {
  id: string;
  name: string;
  /** Of the file as it was uploaded. */
  sha256: string;
  /** What the print file is, for example 'jpeg-original'. */
  kind: string;
  /** Pixels after orientation. */
  width: number;
  height: number;
  /** EXIF orientation (1 to 8) that the print file still needs. */
  orientation: number;
  /** Shares of the oriented picture. */
  focusX: number;
  focusY: number;
  printKey: string;
  previewKey: string;
  thumbKey: string;
  /** Pictures of before have none. */
  mediumKey?: string;
  bytes: number;
  warnings: Message[];
  facts: PictureFacts;
  createdAt: string;
  /** When it was last seen in use; null: never. `isShown`: something shows it, as far as the nightly job knows. */
  usedAt: string | null;
  isShown: boolean;
  /** A page of a PDF or SVG as pixels, which the customer accepts before ordering. */
  isRasterised?: true;
};

/** `alongside` is done in the same transaction: when it throws, nothing is stored. */
export async function createPicture(
  store: Store,
  owner: OwnerId,
  {
    facts = noFacts,
    ...picture
  }: Omit<StoredPicture, 'id' | 'createdAt' | 'usedAt' | 'isShown' | 'isRasterised' | 'facts'> & { id?: string; facts?: PictureFacts },
  now = store.clock(),
  alongside: ((trx: StoreTransaction) => Promise<void>) | undefined = undefined,
): Promise<StoredPicture> {
  const id = picture.id ?? newToken();
  const times = { createdAt: now.toISOString(), usedAt: null, isShown: false };
  const stored: StoredPicture = { ...picture, facts, id, ...times, ...derivedFacts(picture) };
  await store.write(async (trx) => {
    await alongside?.(trx);
    await trx
      .insertInto('pictures')
      .values({
        id: stored.id,
        owner,
        name: stored.name,
        sha256: stored.sha256,
        kind: stored.kind,
        width: stored.width,
        height: stored.height,
        orientation: stored.orientation,
        focus_x: stored.focusX,
        focus_y: stored.focusY,
        print_key: stored.printKey,
        preview_key: stored.previewKey,
        thumb_key: stored.thumbKey,
        medium_key: stored.mediumKey ?? null,
        bytes: stored.bytes,
        warnings: JSON.stringify(stored.warnings),
        taken_at: facts.takenAt,
        offset_min: facts.offsetMin,
        camera: facts.camera,
        dhash: facts.dhash,
        sharpness: facts.sharpness,
        entropy: facts.entropy,
        faces: JSON.stringify(facts.faces),
        tones: facts.tones && JSON.stringify(facts.tones),
        created_at: stored.createdAt,
        hidden_at: null,
        unreferenced_since: null,
        used_at: null,
      })
      .execute();
  });
  return stored;
}

export async function findPicture(store: Store, owner: OwnerId, id: string): Promise<StoredPicture | null> {
  const row = await pictures(store).where('id', '=', id).where('owner', '=', owner).where('hidden_at', 'is', null).executeTakeFirst();
  return row ? storedPicture(row) : null;
}

/** The picture that an owner made of this very file; `sha256` is lower-case hex. */
export async function findPictureByHash(store: Store, owner: OwnerId, sha256: string): Promise<StoredPicture | null> {
  const row = await pictures(store)
    .where('owner', '=', owner)
    .where('sha256', '=', sha256)
    .where('hidden_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ? storedPicture(row) : null;
}

/** Those of `ids` that the owner has, in the order of `ids`. */
export async function findPictures(store: Store, owner: OwnerId, ids: readonly string[]): Promise<StoredPicture[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const rows = await pictures(store).where('id', 'in', wanted).where('owner', '=', owner).where('hidden_at', 'is', null).execute();
  const byId = new Map(rows.map((row) => [row.id, storedPicture(row)]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** Pictures of an owner, newest first. */
export async function listPictures(store: Store, owner: OwnerId): Promise<StoredPicture[]> {
  const rows = await pictures(store)
    .where('owner', '=', owner)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(storedPicture);
}

/** At most `max` pictures that were stored from `since` (ISO text) on, newest first. */
export async function listPicturesSince(store: Store, owner: OwnerId, since: string, max: number): Promise<StoredPicture[]> {
  const rows = await pictures(store)
    .where('owner', '=', owner)
    .where('hidden_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(storedPicture);
}

/** Place of a picture in the list of its owner: an instant and an id. */
type PicturePlace = { createdAt: string; id: string };

/** At most `max` pictures behind `before` (null: from the newest on), in the order of `listPictures`; `next` is null at the end. */
export async function listPicturePage(
  store: Store,
  owner: OwnerId,
  before: PicturePlace | null,
  max: number,
): Promise<{ pictures: StoredPicture[]; next: PicturePlace | null }> {
  const rows = await pictures(store)
    .where('owner', '=', owner)
    .where('hidden_at', 'is', null)
    .$if(before !== null, (query) =>
      query.where(({ or, and, eb }) =>
        or([
          eb('created_at', '<', before?.createdAt ?? ''),
          and([eb('created_at', '=', before?.createdAt ?? ''), eb('id', '>', before?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(max + 1)
    .execute();
  const shown = rows.slice(0, max).map(storedPicture);
  const last = shown.at(-1);
  return { pictures: shown, next: last && rows.length > max ? { createdAt: last.createdAt, id: last.id } : null };
}

/** Of a picture that was uploaded before tones were kept. One that is gone meanwhile is left alone. */
export async function saveTones(store: Store, id: string, tones: Tones): Promise<void> {
  await store.write((trx) =>
    trx
      .updateTable('pictures')
      .set({ tones: JSON.stringify(tones) })
      .where('id', '=', id)
      .execute(),
  );
}

/** What likeness needs of an owner's pictures, newest first. */
export async function listComparedPhotos(store: Store, owner: OwnerId): Promise<ComparedPhoto[]> {
  const rows = await store.db
    .selectFrom('pictures')
    .select(['id', 'sha256', 'dhash', 'entropy', 'taken_at'])
    .where('owner', '=', owner)
    .where('hidden_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ taken_at: takenAt, ...photo }) => ({ ...photo, takenAt }));
}

/** The pictures among `ids` without asking for the owner: for documents of orders only, whose pictures were the customer's when they were ordered. */
export async function picturesForPrint(store: Store, ids: string[]): Promise<StoredPicture[]> {
  if (ids.length === 0) return [];
  return (await pictures(store).where('id', 'in', ids).execute()).map(storedPicture);
}

/** Number and sum of bytes of an owner's pictures, for the limits of uploads. */
export async function pictureUse(store: Store, owner: OwnerId): Promise<{ count: number; bytes: number }> {
  const row = await store.db
    .selectFrom('pictures')
    .select((query) => [query.fn.countAll<number>().as('count'), query.fn.sum<number | null>('bytes').as('bytes')])
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), bytes: Number(row.bytes ?? 0) };
}

/**
 * Deletes a guest's picture and tells whether there was one. `files` are the keys that nothing needs any more, to be removed by the
 * caller. A picture that an order prints only disappears from the guest's pictures.
 */
export async function deletePicture(
  store: Store,
  owner: OwnerId,
  id: string,
  now = store.clock(),
): Promise<{ deleted: boolean; files: string[] }> {
  return store.write(async (trx) => {
    const row = await trx
      .selectFrom('pictures')
      .selectAll()
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('hidden_at', 'is', null)
      .$if(store.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { deleted: false, files: [] };
    const ordered = await trx.selectFrom('order_pictures').select('picture').where('picture', '=', id).limit(1).executeTakeFirst();
    if (ordered) {
      await trx.updateTable('pictures').set({ hidden_at: now.toISOString() }).where('id', '=', id).execute();
      return { deleted: true, files: [] };
    }
    await trx.deleteFrom('pictures').where('id', '=', id).execute();
    return { deleted: true, files: filesOfPicture(row) };
  });
}

/** Keys of the files of a picture, each once. */
export function filesOfPicture(row: Pick<Tables['pictures'], 'print_key' | 'preview_key' | 'thumb_key' | 'medium_key'>): string[] {
  return [...new Set([row.print_key, row.preview_key, row.thumb_key, row.medium_key ?? row.preview_key])];
}

function pictures(store: Store) {
  return store.db.selectFrom('pictures').selectAll();
}

type Row = Awaited<ReturnType<ReturnType<typeof pictures>['executeTakeFirstOrThrow']>>;

function storedPicture(row: Row): StoredPicture {
  return {
    id: row.id,
    name: row.name,
    sha256: row.sha256,
    kind: row.kind,
    width: row.width,
    height: row.height,
    orientation: row.orientation,
    focusX: row.focus_x,
    focusY: row.focus_y,
    printKey: row.print_key,
    previewKey: row.preview_key,
    thumbKey: row.thumb_key,
    ...(row.medium_key === null ? {} : { mediumKey: row.medium_key }),
    bytes: row.bytes,
    warnings: (JSON.parse(row.warnings) as (string | Message)[]).map(storedWarning),
    facts: {
      takenAt: row.taken_at,
      offsetMin: row.offset_min,
      camera: row.camera,
      dhash: row.dhash,
      faces: JSON.parse(row.faces) as PhotoFace[],
      sharpness: row.sharpness,
      entropy: row.entropy,
      tones: row.tones === null ? null : (JSON.parse(row.tones) as Tones),
    },
    createdAt: row.created_at,
    usedAt: row.used_at,
    isShown: row.used_at !== null && row.unreferenced_since === null,
    ...derivedFacts(row),
  };
}

function derivedFacts({ kind }: Pick<StoredPicture, 'kind'>): Pick<StoredPicture, 'isRasterised'> {
  return kind === rasterisedKind ? { isRasterised: true } : {};
}

/** Rows written before warnings were messages hold German sentences. */
function storedWarning(stored: string | Message): Message {
  return typeof stored === 'string' ? verbatim(stored) : stored;
}
