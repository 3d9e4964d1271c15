/** Photos that arrive in parts and go on after a lost connection. The guards are those of an upload in one piece. */
import type { OwnPicture } from '#api/designs.ts';
import { partialUploads } from '#core/customer/limits.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Context, Shop } from '#services/handler.ts';
import { type OpenUpload, openUploadsAt } from '#services/images/uploads/open-uploads.ts';
import {
  openUploadMeter,
  returnUploadBytes,
  type UploadBudget,
  uploadBudgetOf,
  uploadBudgets,
} from '#services/images/uploads/upload-budget.ts';
import { inUploadSlot } from '#services/images/uploads/upload-slots.ts';
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
import { requireRoomOfLink } from './phone/count-file.ts';
import { refusalMessage, shownName } from './refusal-messages.ts';
import { checkUse, consumeUploadLimit, ownPicture, savePicture, withStorageFault } from './upload.ts';

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
  const { shop } = context;
  const { owner } = context.actor;
  await consumeUploadLimit(context);
  const name = shownName(given);
  if (bytes === 0) throw new Fault('picture-refused', 'empty', { text: refusalMessage(name, 'empty', '') });
  if (bytes > pictureLimits.bytes) throw new Fault('too-large', `file of ${bytes} bytes`, { text: refusalMessage(name, 'bytes', '') });
  const begun = owner.current ? await listPartialUploads(shop.tempDir, owner.current) : [];
  const link = context.uploadLink?.id;
  const alike = begun.filter((upload) => upload.link === link);
  if (owner.current && sha256) {
    // A phone is told of no picture that is there: it may have the hash alone.
    const known = link === undefined ? await findPictureByHash(shop.store, owner.current, sha256) : null;
    if (known) return { picture: await ownPicture(context, known) };
    const same = alike.find((upload) => upload.sha256 === sha256 && upload.bytes === bytes);
    if (same) return { upload: stateOf(same) };
  }
  await requireRoomOfLink(context, alike.length);
  await checkUse(context, bytes);
  const nearby = openUploadsAt(shop.store, context.ipAddress);
  const open = nearby.list(shop.clock());
  await shop.files.room(bytes + bytesToCome([...begun, ...open]));
  const budget = await uploadBudgetOf(context);
  await openUploadMeter(context, budget);
  const ownerId = await owner.ensure();
  // What a browser left behind gives way to what it sends now, and what others behind its address did where they left too much.
  const { perOwner, perAddress } = partialUploads;
  const oldest = [...surplus(alike, perOwner), ...surplus(open, perAddress)];
  for (const upload of oldest) await endUpload(upload, context);
  const facts = { name, bytes, sha256, counted: { budget, since: shop.clock().getTime() }, link };
  const upload = await withStorageFault(() => createPartialUpload(shop.tempDir, ownerId, facts));
  nearby.note({ ...upload, at: facts.counted.since });
  return { upload: stateOf(upload) };
}

/** Those that make room for one more, of a list with the oldest first. */
function surplus(uploads: readonly OpenUpload[], most: number): readonly OpenUpload[] {
  return uploads.slice(0, Math.max(0, uploads.length + 1 - most));
}

function bytesToCome(uploads: readonly OpenUpload[]): number {
  const each = new Map(uploads.map((upload) => [upload.id, upload.bytes - upload.received]));
  return [...each.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Deletes an upload and gives its bytes back, once. */
async function endUpload({ owner, id }: Pick<OpenUpload, 'owner' | 'id'>, context: Context): Promise<void> {
  const { shop } = context;
  openUploadsAt(shop.store, context.ipAddress).forget(id);
  const upload = await findPartialUpload(shop.tempDir, owner, id);
  if (!upload || !(await removePartialUpload(shop.tempDir, upload))) return;
  const budget = budgetOf(upload);
  if (budget && upload.counted)
    await returnUploadBytes(shop, limitedClient(context), budget, upload.received, new Date(upload.counted.since));
}

/** Null for an upload that a version before has begun, whose bytes were counted otherwise. */
function budgetOf({ counted }: PartialUpload): UploadBudget | null {
  return uploadBudgets.find((budget) => budget === counted?.budget) ?? null;
}

/** Throws Fault 'not-found'. */
export async function uploadState(id: string, context: Context): Promise<UploadState> {
  return stateOf(await foundUpload(id, context));
}

/** Ends an upload. Throws Fault 'not-found'. */
export async function cancelUpload(id: string, context: Context): Promise<void> {
  const upload = await foundUpload(id, context);
  const writer = writersOf(context.shop.store).get(id);
  writer?.stop.abort();
  await writer?.ended;
  await endUpload(upload, context);
}

/** An upload of a phone is that of its link alone, and no other one is. */
async function foundUpload(id: string, { shop, actor: { owner }, uploadLink }: Context): Promise<PartialUpload> {
  const upload = owner.current ? await findPartialUpload(shop.tempDir, owner.current, id) : null;
  if (upload?.link !== uploadLink?.id || !upload)
    throw new Fault('not-found', 'no such upload in this session', { text: message('fault.no-upload') });
  return upload;
}

/** Ends what a phone is sending by a link of the owner. */
export async function cancelUploadsOfLink(link: string, context: Context): Promise<void> {
  const { shop, actor } = context;
  const { current } = actor.owner;
  if (!current) return;
  const ofLink = { ...context, uploadLink: { id: link } };
  const uploads = (await listPartialUploads(shop.tempDir, current)).filter((upload) => upload.link === link);
  for (const { id } of uploads) {
    // One that ends by itself meanwhile is not stored either: the link is cut.
    await cancelUpload(id, ofLink).catch((error: unknown) => {
      if (!isFault(error)) throw error;
    });
  }
}

/** A request that writes to an upload. */
type Writer = { stop: AbortController; lastByteAt: number; isFinishing: boolean; ended: Promise<void> };

const writersOf = weakMemoize((_store: Shop['store']) => new Map<string, Writer>());

/** A writer that is silent for so long is that of a connection that broke without a word. */
const silentMs = 5_000;

/** Waits until no other request writes to the upload. Throws Fault 'upload-locked' while one does. */
async function claimUpload(writers: Map<string, Writer>, id: string, now: number): Promise<void> {
  const other = writers.get(id);
  if (!other) return;
  if (other.isFinishing || now - other.lastByteAt < silentMs) {
    throw new Fault('upload-locked', 'another request writes to this upload', { retryAfterSeconds: 2 });
  }
  other.stop.abort();
  await other.ended;
  await claimUpload(writers, id, now);
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
    await claimUpload(writers, id, now());
    const stop = new AbortController();
    const ending = Promise.withResolvers<void>();
    const writer: Writer = { stop, lastByteAt: now(), isFinishing: false, ended: ending.promise };
    writers.set(id, writer);
    try {
      const upload = await foundUpload(id, context);
      if (offset !== upload.received) throw new Fault('upload-offset', `offset ${offset}, received ${upload.received}`);
      await shop.files.room(upload.bytes - upload.received);
      const meter = await openUploadMeter(context, budgetOf(upload) ?? (await uploadBudgetOf(context)));
      const onChunk = async (bytes: number) => {
        writer.lastByteAt = now();
        await meter.arrived(bytes);
      };
      const chunks = chunksOf(request, upload.bytes - offset, stop.signal, onChunk);
      const received = await withStorageFault(() => appendToPartialUpload(upload, chunks)).finally(meter.settle);
      const state = { ...upload, received, at: now() };
      openUploadsAt(shop.store, context.ipAddress).note(state);
      if (received < upload.bytes) return { upload: stateOf(state) };
      writer.isFinishing = true;
      return { picture: await finish(upload, { ...context, signal: request.signal }) };
    } finally {
      writers.delete(id);
      ending.resolve();
    }
  });
}

async function finish(upload: PartialUpload, context: Context): Promise<Unrendered<OwnPicture>> {
  const { shop, ipAddress } = context;
  try {
    const picture = await savePicture(context, upload.file, upload.name);
    await removePartialUpload(shop.tempDir, upload);
    openUploadsAt(shop.store, ipAddress).forget(upload.id);
    return await ownPicture(context, picture);
  } catch (error) {
    if (isFault(error) && (error.code === 'picture-refused' || error.code === 'upload-link-ended')) await endUpload(upload, context);
    throw error;
  }
}

/** The body of a request, at most `maxBytes` of it. Throws Fault 'bad-input' when the connection breaks or `signal` aborts. */
async function* chunksOf(
  request: Request,
  maxBytes: number,
  signal: AbortSignal,
  onChunk: (bytes: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
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
      await onChunk(value.byteLength);
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
