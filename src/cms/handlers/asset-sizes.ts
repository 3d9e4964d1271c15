/**
 * Sizes of an asset's picture: one is drawn at a time and stored beside those of the shop's pages. AVIF takes seconds, so only the work
 * role encodes it; until then the same size is sent as WebP.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ImageWishes, listedWishes } from '#cms/protocol/image-path.ts';
import { isFault } from '#core/values/fault.ts';
import { createLimiter } from '#core/values/limiter.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { saveDerivedImage } from '#store/file/derived-images.ts';
import { enqueueBounded } from '#store/job/bounded-queue.ts';
import { drawAssetSize, type MadePicture } from './asset-drawing.ts';

/** Changes when the same wishes are to give other bytes. */
const engine = 'asset size 1';
/** Ending of sizes that are PNG or JPEG, whichever fits the picture. */
const anyFormat = 'any';
const maxMemoryBytes = 32 * 1024 * 1024;
const drawSeconds = 5;
const jobSeconds = 60;

/** `isFinal` is false while the wanted format is still being encoded. */
export type ServedSize = MadePicture & { isFinal: boolean };

/** `fileKey` names the picture in the file store. `isExact`: a signed address, whose sizes are not snapped to the list. */
export type AssetSize = { fileKey: string; wishes: ImageWishes; isExact: boolean };

type AssetSizes = {
  /** Throws Fault 'busy' when more than ten wait. A size that no caller waits for any more leaves the queue. */
  serve(size: AssetSize, accept: string, signal?: AbortSignal): Promise<ServedSize>;
};

export const assetSizesOf = weakMemoize((shop: Shop): AssetSizes => {
  const memory = new LRUCache<string, MadePicture>({
    maxSize: maxMemoryBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
  });
  const drawings = createSingleFlight<MadePicture>();
  // Not the queue of the shop's own pictures.
  const limiter = createLimiter({ name: 'asset sizes', concurrency: 1, queueSize: 10 });
  const asked = new LRUCache<string, true>({ max: 10_000 });

  function saveMade(key: string, made: MadePicture): MadePicture {
    memory.set(key, made);
    return made;
  }

  /** From memory or the file store; null when it was never drawn or had to go. */
  async function stored(key: string): Promise<MadePicture | null> {
    const known = memory.get(key);
    if (known) return known;
    try {
      const bytes = await shop.files.get(key);
      return saveMade(key, { bytes, type: storedType(key, bytes) });
    } catch (error) {
      if (isFault(error) && error.code === 'not-found') return null;
      throw error;
    }
  }

  async function draw(fileKey: string, wishes: ImageWishes, key: string): Promise<MadePicture> {
    const made = await drawAssetSize(await shop.files.path(fileKey), wishes, drawSeconds);
    // Fire and forget: a cache miss draws again.
    void saveDerivedImage(shop, key, made.bytes).catch((error: unknown) => {
      shop.log('warn', 'image-not-kept', { key, error: error instanceof Error ? error.message : String(error) });
    });
    return saveMade(key, made);
  }

  function storedOrDrawn(fileKey: string, wishes: ImageWishes, signal: AbortSignal | undefined): Promise<MadePicture> {
    const key = sizeKey(fileKey, wishes);
    return drawings.run(key, async (all) => (await stored(key)) ?? limiter.run(() => draw(fileKey, wishes, key), { signal: all }), signal);
  }

  /** Once a day for each, so that one that had to go comes back. */
  async function requestAvif(fileKey: string, wishes: ImageWishes): Promise<void> {
    const now = shop.clock();
    const dedupe = `${sizeKey(fileKey, wishes)} ${now.toISOString().slice(0, 10)}`;
    if (asked.has(dedupe)) return;
    if (await enqueueBounded(shop.store, { kind: 'asset-avif', payload: { fileKey, wishes }, dedupe }, now)) asked.set(dedupe, true);
  }

  return {
    async serve({ fileKey, wishes, isExact }, accept, signal) {
      const wanted = isExact ? wishes : listedWishes(wishes);
      if (wanted.format !== 'avif') {
        const format = wanted.format ?? (accept.includes('image/webp') ? 'webp' : null);
        return { ...(await storedOrDrawn(fileKey, { ...wanted, format }, signal)), isFinal: true };
      }
      const ready = await stored(sizeKey(fileKey, wanted));
      if (ready) return { ...ready, isFinal: true };
      await requestAvif(fileKey, wanted);
      return { ...(await storedOrDrawn(fileKey, { ...wanted, format: 'webp' }, signal)), isFinal: false };
    },
  };
});

export const assetSizeJobs = {
  'asset-avif': async (payload, { files }) => {
    const { fileKey, wishes } = payload as { fileKey: string; wishes: ImageWishes };
    const key = sizeKey(fileKey, wishes);
    // The asset may be deleted by now.
    if ((await files.has(key)) || !(await files.has(fileKey))) return null;
    await files.put(key, (await drawAssetSize(await files.path(fileKey), wishes, jobSeconds)).bytes);
    return null;
  },
} satisfies Record<string, JobHandler>;

/** The format of a stored size; of one without a wanted format by its first byte. */
function storedType(key: string, bytes: Buffer): string {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  if (ending !== anyFormat) return `image/${ending}`;
  return bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
}

/** Where a size lies: below the sizes of pages, whose oldest are removed when the store grows beyond its limit. */
function sizeKey(fileKey: string, wishes: ImageWishes): string {
  const content = createHash('sha256').update(`${engine} ${fileKey}`).digest('hex').slice(0, 32);
  const size = createHash('sha256').update(JSON.stringify(wishes)).digest('hex').slice(0, 32);
  return `img/${content.slice(0, 2)}/${content.slice(2)}/${size}.${wishes.format ?? anyFormat}`;
}
