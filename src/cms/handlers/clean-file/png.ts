/** A PNG with the chunks that its picture and its colours need. */
import { crc32 } from 'node:zlib';
import { orientationTiff, readOrientation } from './orientation.ts';
import { addRange, type FilePart, maxParts, type Source } from './source.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Picture, transparency, colours, size on paper, animation. */
const keptChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'mDCV',
  'cLLI',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}

/** Null for a file that is no sequence of chunks up to the end of the picture, or has chunks without which it cannot be read. */
export async function pngParts(source: Source): Promise<FilePart[] | null> {
  if (!(await source.read(0, 8)).equals(signature)) return null;
  const parts: FilePart[] = [{ start: 0, end: 8 }];
  let at = 8;
  while (at + 12 <= source.size) {
    const head = await source.read(at, 8);
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const end = at + 12 + length;
    if (end > source.size || parts.length > maxParts) return null;
    if (keptChunks.has(type)) addRange(parts, at, end);
    else if (/^[A-Z]/.test(type)) return null;
    else if (type === 'eXIf') {
      const orientation = readOrientation(Buffer.from(await source.read(at + 8, Math.min(length, 65_536))));
      if (orientation !== 1) parts.push(chunk('eXIf', orientationTiff(orientation)));
    }
    if (type === 'IEND') return parts;
    at = end;
  }
  return null;
}
