/** Guests' own pictures: upload, list, delete, and the served copies. It never decodes anything itself. */

import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { designCalls, OwnPicture } from '#api/designs.ts';
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { PhotoCopy } from '#core/photos/copies.ts';
import type { PictureFacts } from '#core/photos/facts.ts';
import { Fault } from '#core/values/fault.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';
import { fileSender } from '#services/images/uploads/file-sender.ts';
import { openUploadMeter, type UploadMeter, uploadBudgetOf } from '#services/images/uploads/upload-budget.ts';
import { inUploadSlot } from '#services/images/uploads/upload-slots.ts';
import { ownPictureDtos } from '#services/picture-dto.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { newToken } from '#store/db/tokens.ts';
import { type FileField, receiveFile } from '#store/file/multipart.ts';
import { listPartialUploads } from '#store/file/partial-uploads.ts';
import {
  createPicture,
  deletePicture,
  findPicture,
  findPictureByHash,
  listPicturePage,
  listPicturesSince,
  pictureUse,
  type StoredPicture,
} from '#store/picture/pictures.ts';
import { clearPictures } from '#store/retention/unreferenced-pictures.ts';
import { pictureLimits } from './decode-protocol.ts';
import { noPicture } from './no-picture.ts';
import { countKnown, countOfLink } from './phone/count-file.ts';
import { refusalMessage, shownName } from './refusal-messages.ts';

/**
 * Takes the file of a multipart POST (field "file") and answers the stored picture; the same file a second time answers the picture
 * that is there. Throws Fault 'too-large', 'too-many', 'quota-full', 'picture-refused', 'bad-input', 'busy' or 'storage-full',
 * each with its sentence.
 */
export async function uploadPicture(request: Request, context: Context): Promise<Unrendered<OwnPicture>> {
  const sent = { ...context, signal: request.signal };
  return receiveUpload(request, sent, async (file, name) => ownPicture(sent, await savePicture(sent, file, shownName(name))));
}

/** The answer for a picture of the request's owner. Throws Fault 'internal' when it is not there. */
export async function ownPicture({ shop, actor: { owner } }: Context, picture: StoredPicture): Promise<Unrendered<OwnPicture>> {
  const [dto] = await ownPictureDtos(shop.store, await owner.ensure(), [picture]);
  if (!dto) throw new Fault('internal', 'a picture without its answer');
  return dto;
}

type UploadWork<T> = (file: string, name: string) => Promise<T>;
/** `requireRoom` throws before the body is read. */
export type UploadKind = Pick<FileField, 'maxBytes' | 'tooLarge'> & { requireRoom?: (context: Context) => Promise<void> };

const pictureUpload: UploadKind = {
  maxBytes: pictureLimits.bytes,
  tooLarge: (given) => refusalMessage(given, 'bytes', ''),
  requireRoom: (context) => checkUse(context),
};

/** Runs `work` with the file of the form, a picture unless `kind` says otherwise, which is deleted afterwards, within the limits of uploads. */
export async function receiveUpload<T>(request: Request, context: Context, work: UploadWork<T>, kind = pictureUpload): Promise<T> {
  await consumeUploadLimit(context);
  await context.shop.files.room(declaredBytes(request, kind));
  const meter = await openUploadMeter(context, await uploadBudgetOf(context));
  return inUploadSlot(context.shop.store, limitedClient(context), request.signal, async () => {
    await kind.requireRoom?.(context);
    return withStorageFault(() => receiveInFolder(request, context, { kind, meter }, work));
  });
}

/** Turns errors of a full disk into Fault 'storage-full'. */
export async function withStorageFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Fault('storage-full', 'no space left for an upload', { cause: error });
    throw error;
  }
}

async function receiveInFolder<T>(
  request: Request,
  context: Context,
  { kind: { maxBytes, tooLarge }, meter }: { kind: UploadKind; meter: UploadMeter },
  work: UploadWork<T>,
): Promise<T> {
  const folder = await mkdtemp(join(context.shop.tempDir, 'upload-'));
  try {
    const file = join(folder, 'upload');
    const { name } = await receiveFile(request, file, { field: 'file', maxBytes, tooLarge, arrived: meter.arrived });
    await meter.settle();
    return await work(file, name);
  } catch (error) {
    await meter.giveBack();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is known of a picture besides its pixels. `sha256` is that of the file it was made from. */
export type KnownFacts = Partial<Pick<StoredPicture, 'kind' | 'sha256' | 'focusX' | 'focusY' | 'warnings'>> & {
  facts?: Partial<PictureFacts>;
};

/**
 * Decodes a file and stores its copies and their facts; the same file a second time gives the picture that is there, unless `isNew`: its copies
 * are damaged. `known` overrides what the decode role says.
 */
export async function savePicture(
  context: Context,
  file: string,
  name: string,
  known: KnownFacts = {},
  isNew = false,
): Promise<StoredPicture> {
  const { shop } = context;
  const { owner } = context.actor;
  const clean = await shop.decode(file, name, 'print', await fileSender(context));
  const ownerId = await owner.ensure();
  const same = isNew ? null : await findPictureByHash(shop.store, ownerId, known.sha256 ?? clean.sha256);
  if (same) {
    await countKnown(context);
    return same;
  }

  const place = `pictures/${newToken()}`;
  const copies = [
    { key: `${place}/print.jpg`, copy: clean.printFile },
    { key: `${place}/preview.webp`, copy: clean.previewFile },
    { key: `${place}/thumb.webp`, copy: clean.thumbFile },
    { key: `${place}/medium.webp`, copy: clean.mediumFile },
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
        kind: clean.printKind,
        width: clean.width,
        height: clean.height,
        orientation: clean.orientation,
        focusX: clean.focusX,
        focusY: clean.focusY,
        printKey: copies[0].key,
        previewKey: copies[1].key,
        thumbKey: copies[2].key,
        mediumKey: copies[3].key,
        bytes: sizes.reduce((sum, facts) => sum + facts.size, 0),
        warnings: clean.warnings,
        ...known,
        facts: { ...clean.facts, ...known.facts },
      },
      shop.clock(),
      countOfLink(context),
    );
  } catch (error) {
    await Promise.allSettled(copies.map(({ key }) => shop.files.remove(key)));
    throw error;
  }
}

/** Of a list of pictures. */
const picturesAtOnce = 200;
/** Pictures that are stored at the same time are seen in any order, and clocks of machines differ. */
const overlapMs = 30_000;

export const pictureHandlers = {
  async 'GET /web-api/customer-picture'({ before, after }, { shop, actor: { owner } }) {
    if (!owner.current) return { pictures: [], before: null };
    if (after !== undefined) {
      const since = new Date(Date.parse(after) - overlapMs).toISOString();
      const arrived = await listPicturesSince(shop.store, owner.current, since, picturesAtOnce);
      return { pictures: await ownPictureDtos(shop.store, owner.current, arrived), before: null };
    }
    const [createdAt, id] = before?.split('~') ?? [];
    const place = createdAt === undefined || id === undefined ? null : { createdAt, id };
    const { pictures, next } = await listPicturePage(shop.store, owner.current, place, picturesAtOnce);
    return { pictures: await ownPictureDtos(shop.store, owner.current, pictures), before: next && `${next.createdAt}~${next.id}` };
  },
  async 'DELETE /web-api/customer-pictures'(_input, { shop, actor: { owner } }) {
    if (!owner.current) return { deleted: 0, kept: 0 };
    const { deleted, kept, files } = await clearPictures(shop.store, owner.current, shop.clock());
    await Promise.allSettled(files.map((key) => shop.files.remove(key)));
    return { deleted, kept };
  },
  async 'DELETE /web-api/customer-picture'({ id }, { shop, actor: { owner } }) {
    if (!owner.current) throw noPicture();
    const { deleted, files } = await deletePicture(shop.store, owner.current, id, shop.clock());
    if (!deleted) throw noPicture();
    // The row is deleted; a file whose removal fails has no owner and is never served.
    await Promise.allSettled(files.map((key) => shop.files.remove(key)));
    return { deleted };
  },
} satisfies Handlers<Pick<typeof designCalls, `${'GET' | 'DELETE'} /web-api/customer-picture` | 'DELETE /web-api/customer-pictures'>>;

/** A served copy of the guest's own picture. Throws Fault 'not-found', the same for foreign and missing ones. */
export async function pictureFile(
  shop: Shop,
  owner: OwnerId | null,
  id: string,
  copy: PhotoCopy,
): Promise<{ path: string; type: 'image/webp' }> {
  const picture = owner ? await findPicture(shop.store, owner, id) : null;
  if (!picture) throw noPicture();
  const { thumbKey, previewKey, mediumKey = previewKey } = picture;
  return { path: await shop.files.path({ thumb: thumbKey, medium: mediumKey, preview: previewKey }[copy]), type: 'image/webp' };
}

/** The length of a body by its header, as far as it is read; 0 for one that does not say. */
function declaredBytes(request: Request, { maxBytes }: UploadKind): number {
  const given = request.headers.get('content-length') ?? '';
  return /^\d{1,15}$/.test(given) ? Math.min(Number(given), 2 * maxBytes) : 0;
}

/** Counts an upload before its body is read. A request without a session has the limits of its address and of the shop. */
export async function consumeUploadLimit(context: Context): Promise<void> {
  await consumeLimit(context.shop, 'upload', limitedClient(context), { text: message('fault.too-many-uploads') });
}

/** Throws Fault 'quota-full' for an owner whose pictures, uploads that are not finished and `more` bytes are too much. */
export async function checkUse({ shop, actor: { owner } }: Context, more = 0): Promise<void> {
  if (!owner.current) return;
  const stored = await pictureUse(shop.store, owner.current);
  const begun = await listPartialUploads(shop.tempDir, owner.current);
  const count = stored.count + begun.length;
  const bytes = begun.reduce((sum, upload) => sum + upload.bytes, stored.bytes + more);
  if (count >= quotas.pictures.files || bytes >= quotas.pictures.bytes) {
    throw new Fault('quota-full', `${count} pictures, ${bytes} bytes`, {
      text: { key: 'fault.picture-space-full' },
    });
  }
}
