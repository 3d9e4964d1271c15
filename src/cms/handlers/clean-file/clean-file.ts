/**
 * What visitors get of a file of the content service: the bytes that an editor uploaded without what they say about people and places
 * (camera, author, position, thumbnails, words behind the end). Pictures and films are not decoded; what is kept is found out once.
 */
import { open } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { weakMemoize } from '#core/values/memoize.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import type { Shop } from '#services/handler.ts';
import { filmParts, heifParts } from './boxes.ts';
import { jpegParts } from './jpeg.ts';
import { pngParts } from './png.ts';
import { type FilePart, fileSource, partBytes, type Source } from './source.ts';
import { webpParts } from './webp.ts';

export type CleanFile = { parts: readonly FilePart[]; bytes: number };

const readers: Record<string, (source: Source) => Promise<FilePart[] | null>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
  'image/avif': heifParts,
  'image/heic': heifParts,
  'video/mp4': filmParts,
};

const plansOf = weakMemoize((_files: Shop['files']) => ({
  known: new LRUCache<string, { plan: CleanFile | null }>({ max: 1_000 }),
  reading: createSingleFlight<CleanFile | null>(),
}));

/** What is sent of a file of the store; null where its structure is not that of its type, or of a type that is not taken apart. */
export async function cleanFile({ files }: Pick<Shop, 'files'>, fileKey: string, type: string): Promise<CleanFile | null> {
  const { known, reading } = plansOf(files);
  const found = known.get(fileKey);
  if (found) return found.plan;
  const plan = await reading.run(fileKey, async () => planOf(await files.path(fileKey), type));
  // What lies under a key never changes.
  known.set(fileKey, { plan });
  return plan;
}

async function planOf(path: string, type: string): Promise<CleanFile | null> {
  const read = readers[type];
  if (!read) return null;
  const handle = await open(path, 'r');
  try {
    const parts = await read(fileSource(handle, (await handle.stat()).size));
    return parts && { parts, bytes: parts.reduce((sum, part) => sum + partBytes(part), 0) };
  } finally {
    await handle.close();
  }
}

const chunkBytes = 64 * 1024;

/** The bytes from `start` to `end`, the last one, of what is sent. */
export async function* cleanBytes(path: string, parts: readonly FilePart[], start: number, end: number): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    let before = 0;
    for (const part of parts) {
      const length = partBytes(part);
      const from = Math.max(0, start - before);
      const to = Math.min(length, end + 1 - before);
      before += length;
      if (part instanceof Uint8Array) {
        if (from < to) yield part.subarray(from, to);
        continue;
      }
      for (let at = from; at < to; ) {
        const wanted = Math.min(chunkBytes, to - at);
        const chunk = Buffer.alloc(wanted);
        const read = 'zeros' in part ? wanted : (await handle.read(chunk, 0, wanted, part.start + at)).bytesRead;
        // Shorter than it was: the connection is closed, since the length is sent.
        if (read === 0) throw new Error(`${path} ends early`);
        yield chunk.subarray(0, read);
        at += read;
      }
    }
  } finally {
    await handle.close();
  }
}
