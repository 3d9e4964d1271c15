/** Guests' own pictures: upload, list, delete, and the served copies. It never decodes anything itself. */

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { designCalls, Picture } from '#api/designs.ts';
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';
import { pictureDto } from '#services/picture-dto.ts';
import { limitedClient, reportBudget, takeLimit } from '#services/rate-limits.ts';
import { newToken } from '#store/db/tokens.ts';
import { receiveFile } from '#store/file/multipart.ts';
import { takeStoredLimit } from '#store/limit/stored-limits.ts';
import { createPicture, deletePicture, findPicture, listPictures, pictureUse, type StoredPicture } from '#store/picture/pictures.ts';
import { pictureLimits } from './decode-protocol.ts';
import { refusalMessage, shownName } from './refusal-messages.ts';
import { inUploadSlot } from './upload-slots.ts';

/**
 * Takes the file of a multipart POST (field "file") and answers the stored picture; the same file a second time answers the picture
 * that is there. Throws Fault 'too-large', 'too-many', 'quota-full', 'picture-refused', 'bad-input', 'busy' or 'storage-full',
 * each with its sentence.
 */
export async function uploadPicture(request: Request, context: Context): Promise<Unrendered<Picture>> {
  return receiveUpload(request, context, async (file, name) => pictureDto(await savePicture(context, file, shownName(name))));
}

/** Runs `work` with the file of the form, which is deleted afterwards, within the limits of uploads. */
export async function receiveUpload<T>(request: Request, context: Context, work: (file: string, name: string) => Promise<T>): Promise<T> {
  await takeUploadLimits(context, declaredBytes(request));
  return inUploadSlot(context.shop.store, limitedClient(context), request.signal, () => receive(request, context, work));
}

async function receive<T>(request: Request, context: Context, work: (file: string, name: string) => Promise<T>): Promise<T> {
  const { shop } = context;
  await checkUse(context);
  await shop.files.room();
  const folder = await mkdtemp(join(shop.tempDir, 'upload-'));
  try {
    const file = join(folder, 'upload');
    const { name } = await receiveFile(request, file, {
      field: 'file',
      maxBytes: pictureLimits.bytes,
      tooLarge: (given) => refusalMessage(given, 'bytes', ''),
    });
    return await work(file, name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Fault('storage-full', 'no space left for an upload', { cause: error });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `kind` overrides what the decode role says about the print file. */
export async function savePicture({ shop, owner }: Context, file: string, name: string, kind?: string): Promise<StoredPicture> {
  const clean = await shop.decode(file, name);
  const ownerId = await owner.ensure();
  const known = (await listPictures(shop.store, ownerId)).find((picture) => picture.sha256 === clean.sha256);
  if (known) return known;

  const place = `pictures/${newToken()}`;
  const copies = [
    { key: `${place}/print.jpg`, copy: clean.printFile },
    { key: `${place}/preview.webp`, copy: clean.previewFile },
    { key: `${place}/thumb.webp`, copy: clean.thumbFile },
  ] as const;
  try {
    const sizes = await Promise.all(copies.map(({ copy }) => stat(copy)));
    for (const { key, copy } of copies) await shop.files.put(key, copy);
    return await createPicture(
      shop.store,
      ownerId,
      {
        name,
        sha256: clean.sha256,
        kind: kind ?? clean.printKind,
        width: clean.width,
        height: clean.height,
        orientation: clean.orientation,
        focusX: clean.focusX,
        focusY: clean.focusY,
        printKey: copies[0].key,
        previewKey: copies[1].key,
        thumbKey: copies[2].key,
        bytes: sizes.reduce((sum, facts) => sum + facts.size, 0),
        warnings: clean.warnings,
      },
      shop.clock(),
    );
  } catch (error) {
    await Promise.allSettled(copies.map(({ key }) => shop.files.remove(key)));
    throw error;
  }
}

export const pictureHandlers = {
  async 'GET /web-api/customer-picture'(_input, { shop, owner }) {
    const pictures = owner.current ? await listPictures(shop.store, owner.current) : [];
    return { pictures: pictures.map(pictureDto) };
  },
  async 'DELETE /web-api/customer-picture'({ id }, { shop, owner }) {
    if (!owner.current) throw noPicture();
    const { deleted, files } = await deletePicture(shop.store, owner.current, id, shop.clock());
    if (!deleted) throw noPicture();
    // The row is deleted; a file whose removal fails has no owner and is never served.
    await Promise.allSettled(files.map((key) => shop.files.remove(key)));
    return { deleted };
  },
} satisfies Handlers<Pick<typeof designCalls, 'GET /web-api/customer-picture' | 'DELETE /web-api/customer-picture'>>;

/** A served copy of the guest's own picture. Throws Fault 'not-found', the same for foreign and missing ones. */
export async function pictureFile(
  shop: Shop,
  owner: OwnerId | null,
  id: string,
  kind: 'preview' | 'thumb',
): Promise<{ path: string; type: 'image/webp' }> {
  const picture = owner ? await findPicture(shop.store, owner, id) : null;
  if (!picture) throw noPicture();
  return { path: await shop.files.path(kind === 'preview' ? picture.previewKey : picture.thumbKey), type: 'image/webp' };
}

function noPicture(): Fault {
  return new Fault('not-found', 'no such picture in this session', {
    text: { key: 'fault.no-picture' },
  });
}

/** The length of a body by its header; the longest that is read for one that does not say. */
function declaredBytes(request: Request): number {
  const given = request.headers.get('content-length') ?? '';
  return /^\d{1,15}$/.test(given) ? Math.min(Number(given), 2 * pictureLimits.bytes) : 2 * pictureLimits.bytes;
}

/** Counts an upload before its body is read. A request without a session has the limits of its address and of the shop. */
async function takeUploadLimits(context: Context, points: number): Promise<void> {
  const { shop } = context;
  const client = limitedClient(context);
  const text = message('fault.too-many-uploads');
  await takeLimit(shop, 'upload', client, { text });
  await takeLimit(shop, 'upload-bytes', client, { points, text: message('fault.too-many-bytes') });
  const { store, uploadBytesPerDay: max } = shop;
  const now = shop.clock();
  const options = { points, max, text: message('fault.upload-budget') };
  await reportBudget(
    shop,
    store.write((trx) => takeStoredLimit(trx, store.engine, 'upload-bytes', client, now, options)),
  );
}

/** Throws Fault 'quota-full' for an owner whose space is used up. */
export async function checkUse({ shop, owner }: Context): Promise<void> {
  if (!owner.current) return;
  const { count, bytes } = await pictureUse(shop.store, owner.current);
  if (count >= quotas.pictures.files || bytes >= quotas.pictures.bytes) {
    throw new Fault('quota-full', `${count} pictures, ${bytes} bytes`, {
      text: { key: 'fault.picture-space-full' },
    });
  }
}
