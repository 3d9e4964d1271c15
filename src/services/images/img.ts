/**
 * The image service: sizes of the shop's own pictures, made once and kept. In memory what is asked for now, in the file store what was
 * ever asked for, up to a limit. AVIF takes seconds to write, so only the work role writes it: until then there is WebP.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImageParams } from '#core/site/image-address.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { resizeLimiter } from '#core/values/limiter.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import type { Shop } from '#services/handler.ts';
import { saveDerivedImage } from '#store/file/derived-images.ts';
import { enqueueBounded } from '#store/job/bounded-queue.ts';
import { type DrawnFormat, drawImage } from './img-draw.ts';
import type { ImageSource } from './img-source.ts';

/** Grows when the same wish is to give other bytes. */
const imageEngine = 'img 1';

const memoryBytes = 48 * 1024 * 1024;

type Made = {
  bytes: Buffer;
  type: string;
  /** Of these very bytes. */
  etag: string;
};

/** `isFinal` is false while a better format for the same address is being made. */
export type ServedImage = Made & { isFinal: boolean };

export type Images = {
  /**
   * `accept` is the request's Accept header, `path` the source's path (for the work role). `beforeDrawing` runs for a picture that is not
   * there yet and may refuse it. Throws Fault 'busy' when too many pictures are being made.
   */
  serve(source: ImageSource, path: string, wish: ImageParams, accept: string, beforeDrawing?: () => Promise<void>): Promise<ServedImage>;
};

export function openImages(shop: Shop): Images {
  const memory = new LRUCache<string, Made>({ maxSize: memoryBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength) });
  const renders = createSingleFlight<Made>();
  const asked = new LRUCache<string, true>({ max: 10_000 });

  const serve: Images['serve'] = async (source, path, wish, accept, beforeDrawing = async () => {}) => {
    const format = formatFor(wish, accept);
    if (format !== 'avif') return { ...(await cachedOrMade(source, wish, format, beforeDrawing)), isFinal: true };
    const ready = await kept(imageKey(source, wish, 'avif'));
    if (ready) return { ...ready, isFinal: true };
    await askForAvif(path, source, wish);
    const meanwhile = isAccepted(accept, 'webp') ? 'webp' : 'jpeg';
    return { ...(await cachedOrMade(source, wish, meanwhile, beforeDrawing)), isFinal: false };
  };

  async function cachedOrMade(
    source: ImageSource,
    wish: ImageParams,
    format: DrawnFormat,
    beforeDrawing: () => Promise<void>,
  ): Promise<Made> {
    const key = imageKey(source, wish, format);
    const cached = memory.get(key);
    if (cached) return cached;
    return renders.run(key, async () => {
      const known = await kept(key);
      if (known) return known;
      await beforeDrawing();
      return make(source, wish, format, key);
    });
  }

  function saveMade(key: string, bytes: Buffer): Made {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    const made = { bytes, type: `image/${key.slice(key.lastIndexOf('.') + 1)}`, etag };
    memory.set(key, made);
    return made;
  }

  /** From memory or the file store; null when it was never made or had to go. */
  async function kept(key: string): Promise<Made | null> {
    const known = memory.get(key);
    if (known) return known;
    try {
      return saveMade(key, await shop.files.get(key));
    } catch (error) {
      if (isFault(error) && error.code === 'not-found') return null;
      throw error;
    }
  }

  async function make(source: ImageSource, wish: ImageParams, format: DrawnFormat, key: string): Promise<Made> {
    const file = await source.file();
    const bytes = await resizeLimiter.run(() => drawImage(file, wish, format));
    // Fire and forget: a cache miss renders again.
    void saveDerivedImage(shop, key, bytes).catch((error: unknown) => {
      shop.log('warn', 'image-not-kept', { key, error: error instanceof Error ? error.message : String(error) });
    });
    return saveMade(key, bytes);
  }

  /** Once a day for each, so that one that had to go comes back. Dropped while too many wait; the next request asks again. */
  async function askForAvif(path: string, source: ImageSource, wish: ImageParams): Promise<void> {
    const now = shop.clock();
    const dedupe = `${imageKey(source, wish, 'avif')} ${now.toISOString().slice(0, 10)}`;
    if (asked.has(dedupe)) return;
    if (await enqueueBounded(shop.store, { kind: 'image-avif', payload: { path, wish }, dedupe }, now)) asked.set(dedupe, true);
  }

  return { serve };
}

/** D27: auto answers AVIF, WebP or JPEG by Accept; AVIF never without the browser's word. */
function formatFor({ format }: ImageParams, accept: string): DrawnFormat {
  if (format === 'webp' || format === 'jpeg' || format === 'png') return format;
  if (isAccepted(accept, 'avif')) return 'avif';
  return isAccepted(accept, 'webp') ? 'webp' : 'jpeg';
}

function isAccepted(accept: string, format: 'avif' | 'webp'): boolean {
  return new RegExp(`(?:^|[\\s,])image/${format}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$)`, 'i').test(accept);
}

/** Where a size lies in the file store. */
export function imageKey(
  { contentHash }: ImageSource,
  { width, height, fit, quality, background, blur }: ImageParams,
  format: DrawnFormat,
): string {
  const content = createHash('sha256').update(`${imageEngine} ${contentHash}`).digest('hex').slice(0, 32);
  const ground = background ?? 'none';
  return `img/${content.slice(0, 2)}/${content.slice(2)}/${width}x${height}-${fit}-${quality}-${ground}-${blur}.${format}`;
}

/** What an address without a picture is answered with. */
export function noImage(path: string): Fault {
  return new Fault('not-found', `no picture under ${path}`, { text: { key: 'fault.no-image' } });
}
