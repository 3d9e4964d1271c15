/** A WebP with the chunks that its picture, its colours and its animation need. */
import { orientationTiff, readOrientation } from './orientation.ts';
import { addRange, type FilePart, maxParts, partBytes, type Source } from './source.ts';

const keptChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the extended header. */
const hasExif = 0x08;
const hasXmp = 0x04;

/** Null for a file that is no sequence of chunks. */
export async function webpParts(source: Source): Promise<FilePart[] | null> {
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
