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
import { orientationTiff, readOrientation } from './orientation.ts';
import { pngParts } from './png.ts';
import { addRange, type FilePart, fileSource, maxParts, partBytes, type Source } from './source.ts';

const keptChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the extended header. */
const hasExif = 0x08;
const hasXmp = 0x04;

/** A WebP with the chunks that its picture, its colours and its animation need. Null for a file that is no sequence of chunks. */
async function webpParts(source: Source): Promise<FilePart[] | null> {
  const start = await source.read(0, 12);
  if (start.length < 12 || start.toString('latin1', 0, 4) !== 'RIFF' || start.toString('latin1', 8, 12) !== 'WEBP') return null;
  const last = Math.min(source.size, 8 + start.readUInt32LE(4));
  const parts: FilePart[] = [];
  let extended: Buffer | null = null;
  let orientation = 1;
  let at = 12;
  while (at + 8 <= last) {
    const head = await source.read(at, 8);
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const end = at + 8 + length + (length % 2);
    if (end > source.size || parts.length > maxParts) return null;
    if (keptChunks.has(type)) addRange(parts, at, end);
    else if (type === 'VP8X' && length === 10) {
      extended = Buffer.from(await source.read(at, 18));
      parts.push(extended);
    } else if (type === 'EXIF') {
      const data = Buffer.from(await source.read(at + 8, Math.min(length, 65_536)));
      // Some programs write the mark of a JPEG before it.
      orientation = readOrientation(data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data);
    }
    at = end;
  }
  if (parts.length === 0) return null;
  if (extended) extended[8] = (extended.readUInt8(8) & ~(hasExif | hasXmp)) | (orientation === 1 ? 0 : hasExif);
  if (extended && orientation !== 1) {
    const tiff = orientationTiff(orientation);
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
    head.writeUInt32LE(tiff.length, 4);
    parts.push(Buffer.concat([head, tiff]));
  }
  const head = Buffer.from(start);
  head.writeUInt32LE(4 + parts.reduce((sum, part) => sum + partBytes(part), 0), 4);
  return [head, ...parts];
}

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
