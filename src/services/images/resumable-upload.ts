/** Photos that arrive in parts and go on after a lost connection. The guards are those of an upload in one piece. */
import type { OwnPicture } from '#api/designs.ts';
import { partialUploads } from '#core/customer/limits.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Context, Shop } from '#services/handler.ts';
import { limitedClient } from '#services/rate-limits.ts';
import {
  appendToPartialUpload,
  createPartialUpload,
  findPartialUpload,
  listPartialUploads,
  type PartialUpload,
  removePartialUpload,
} from '#store/file/partial-uploads.ts';
import { findPictureByHash } from '#store/picture/pictures.ts';
import { pictureLimits } from './decode-protocol.ts';
import { refusalMessage, shownName } from './refusal-messages.ts';
import { checkUse, ownPicture, savePicture, takeByteLimits, takeUploadLimit, withStorageFault } from './upload.ts';
import { inUploadSlot } from './upload-slots.ts';

/** What a client is told about an upload in parts. */
export type UploadState = Pick<PartialUpload, 'id' | 'received' | 'bytes'> & { expiresAt: Date };

function stateOf({ id, received, bytes, at }: PartialUpload): UploadState {
  return { id, received, bytes, expiresAt: new Date(at + partialUploads.expireMs) };
}

type Announced = { name: string; bytes: number; sha256: string | null };

/**
 * Begins an upload, or goes on with the one that has the same hash; a photo that the owner has already is the answer itself. Throws the
 * faults of `uploadPicture`.
 */
export async function createUpload(
  { name: given, bytes, sha256 }: Announced,
  context: Context,
): Promise<{ picture: Unrendered<OwnPicture> } | { upload: UploadState }> {
  const { shop, owner } = context;
  await takeUploadLimit(context);
  const name = shownName(given);
  if (bytes === 0) throw new Fault('picture-refused', 'empty', { text: refusalMessage(name, 'empty', '') });
  if (bytes > pictureLimits.bytes) throw new Fault('too-large', `file of ${bytes} bytes`, { text: refusalMessage(name, 'bytes', '') });
  const begun = owner.current ? await listPartialUploads(shop.tempDir, owner.current) : [];
  if (owner.current && sha256) {
    const known = await findPictureByHash(shop.store, owner.current, sha256);
    if (known) return { picture: await ownPicture(context, known) };
    const same = begun.find((upload) => upload.sha256 === sha256 && upload.bytes === bytes);
    if (same) return { upload: stateOf(same) };
  }
  await checkUse(context, bytes);
  await takeByteLimits(context, bytes);
  await shop.files.room();
  const ownerId = await owner.ensure();
  // What a browser left behind gives way to what it sends now.
  for (const upload of begun.slice(0, Math.max(0, begun.length + 1 - partialUploads.perOwner)))
    await removePartialUpload(shop.tempDir, upload);
  return { upload: stateOf(await withStorageFault(() => createPartialUpload(shop.tempDir, ownerId, { name, bytes, sha256 }))) };
}

/** Throws Fault 'not-found'. */
export async function uploadState(id: string, context: Context): Promise<UploadState> {
  return stateOf(await foundUpload(id, context));
}

/** Ends an upload. Throws Fault 'not-found'. */
export async function cancelUpload(id: string, context: Context): Promise<void> {
  const upload = await foundUpload(id, context);
  writersOf(context.shop.store).get(id)?.stop.abort();
  await removePartialUpload(context.shop.tempDir, upload);
}

async function foundUpload(id: string, { shop, owner }: Context): Promise<PartialUpload> {
  const upload = owner.current ? await findPartialUpload(shop.tempDir, owner.current, id) : null;
  if (!upload) throw new Fault('not-found', 'no such upload in this session', { text: message('fault.no-upload') });
  return upload;
}

/** A request that writes to an upload. */
type Writer = { stop: AbortController; lastByteAt: number; isFinishing: boolean; ended: Promise<void> };

const writersOf = weakMemoize((_store: Shop['store']) => new Map<string, Writer>());

/** A writer that is silent for so long is that of a connection that broke without a word. */
const silentMs = 5_000;

/** Waits until no other request writes to the upload. Throws Fault 'upload-locked' while one does. */
async function takeOver(writers: Map<string, Writer>, id: string, now: number): Promise<void> {
  const other = writers.get(id);
  if (!other) return;
  if (other.isFinishing || now - other.lastByteAt < silentMs) {
    throw new Fault('upload-locked', 'another request writes to this upload', { retryAfterSeconds: 2 });
  }
  other.stop.abort();
  await other.ended;
  await takeOver(writers, id, now);
}

/**
 * Takes the bytes from `offset` on. With the last one the file is decoded, and the picture is the answer; a file that is refused is deleted,
 * one that could not be decoded now stays. Throws Fault 'not-found', 'upload-offset', 'upload-locked' and those of `uploadPicture`.
 */
export async function appendToUpload(
  id: string,
  offset: number,
  request: Request,
  context: Context,
): Promise<{ picture: Unrendered<OwnPicture> } | { upload: UploadState }> {
  await foundUpload(id, context);
  return inUploadSlot(context.shop.store, limitedClient(context), request.signal, async () => {
    const { shop } = context;
    const writers = writersOf(shop.store);
    const now = () => shop.clock().getTime();
    await takeOver(writers, id, now());
    const stop = new AbortController();
    const ending = Promise.withResolvers<void>();
    const writer: Writer = { stop, lastByteAt: now(), isFinishing: false, ended: ending.promise };
    writers.set(id, writer);
    try {
      const upload = await foundUpload(id, context);
      if (offset !== upload.received) throw new Fault('upload-offset', `offset ${offset}, received ${upload.received}`);
      const onChunk = () => {
        writer.lastByteAt = now();
      };
      const chunks = chunksOf(request, upload.bytes - offset, stop.signal, onChunk);
      const received = await withStorageFault(() => appendToPartialUpload(upload, chunks));
      if (received < upload.bytes) return { upload: stateOf({ ...upload, received, at: now() }) };
      writer.isFinishing = true;
      return { picture: await finish(upload, context) };
    } finally {
      writers.delete(id);
      ending.resolve();
    }
  });
}

async function finish(upload: PartialUpload, context: Context): Promise<Unrendered<OwnPicture>> {
  const { tempDir } = context.shop;
  try {
    const picture = await savePicture(context, upload.file, upload.name);
    await removePartialUpload(tempDir, upload);
    return await ownPicture(context, picture);
  } catch (error) {
    if (isFault(error) && error.code === 'picture-refused') await removePartialUpload(tempDir, upload);
    throw error;
  }
}

/** The body of a request, at most `maxBytes` of it. Throws Fault 'bad-input' when the connection breaks or `signal` aborts. */
async function* chunksOf(request: Request, maxBytes: number, signal: AbortSignal, onChunk: () => void): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong();
  const reader = request.body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  let seen = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new Fault('bad-input', 'the connection broke', { text: message('fault.upload-interrupted'), cause });
      });
      if (signal.aborted) throw new Fault('bad-input', 'another request goes on', { text: message('fault.upload-interrupted') });
      if (done) return;
      seen += value.byteLength;
      if (seen > maxBytes) throw tooLong();
      onChunk();
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

function tooLong(): Fault {
  return new Fault('too-large', 'more bytes than were announced', { text: message('fault.upload-unreadable') });
}
