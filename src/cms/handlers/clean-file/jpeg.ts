/** A JPEG without what is no picture: EXIF but the orientation, XMP, IPTC, comments, further pictures and whatever follows its end. */
import { orientationTiff, readOrientation } from './orientation.ts';
import { addRange, type FilePart, maxParts, type Source } from './source.ts';

const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee, com: 0xfe } as const;
const exifMark = 'Exif\0\0';
const blockBytes = 64 * 1024;

function segment(code: number, body: Uint8Array): Uint8Array {
  return Buffer.concat([Uint8Array.of(0xff, code, (body.length + 2) >> 8, (body.length + 2) & 0xff), body]);
}

/** Null for a file that is no sequence of segments. */
export async function jpegParts(source: Source): Promise<FilePart[] | null> {
  if (!(await source.read(0, 2)).equals(Uint8Array.of(0xff, marker.soi))) return null;
  const kept: FilePart[] = [];
  let orientation = 1;
  let scans = 0;
  let at = 2;
  while (at + 4 <= source.size) {
    const head = await source.read(at, 4);
    const code = head[1] ?? 0;
    if (head[0] !== 0xff) return null;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.eoi) break;
    const end = at + 2 + head.readUInt16BE(2);
    if (end < at + 4 || end > source.size || kept.length > maxParts) return null;
    if (code === marker.sos) {
      const scanEnd = await endOfScan(source, end);
      addRange(kept, at, scanEnd);
      scans += 1;
      at = scanEnd;
      continue;
    }
    if (!isApplication(code)) addRange(kept, at, end);
    else {
      const body = await source.read(at + 4, end - at - 4);
      if (code === marker.app0 && startsWith(body, 'JFIF\0') && body.length >= 14) {
        // Without its thumbnail.
        kept.push(segment(marker.app0, Buffer.concat([body.subarray(0, 12), Uint8Array.of(0, 0)])));
      } else if ((code === marker.app2 && startsWith(body, 'ICC_PROFILE\0')) || (code === marker.app14 && startsWith(body, 'Adobe'))) {
        addRange(kept, at, end);
      } else if (code === marker.app1 && startsWith(body, exifMark)) {
        orientation = readOrientation(body.subarray(exifMark.length));
      }
    }
    at = end;
  }
  if (scans === 0) return null;
  const turned = orientation === 1 ? [] : [segment(marker.app1, Buffer.concat([Buffer.from(exifMark), orientationTiff(orientation)]))];
  return [{ start: 0, end: 2 }, ...turned, ...kept, Uint8Array.of(0xff, marker.eoi)];
}

/** Application segments and comments carry no pixels. */
function isApplication(code: number): boolean {
  return (code >= 0xe0 && code <= 0xef) || code === marker.com;
}

function startsWith(body: Buffer, text: string): boolean {
  return body.toString('latin1', 0, text.length) === text;
}

/** Position of the first marker after the entropy-coded bytes; stuffed zeros and restart markers belong to them. */
async function endOfScan(source: Source, from: number): Promise<number> {
  let at = from;
  while (at + 1 < source.size) {
    // One byte more than is looked at: the byte after a mark says what it is.
    const block = await source.read(at, blockBytes);
    let found = block.indexOf(0xff);
    while (found >= 0 && found + 1 < block.length) {
      const next = block[found + 1] ?? 0;
      if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at + found;
      found = block.indexOf(0xff, next === 0xff ? found + 1 : found + 2);
    }
    if (at + block.length >= source.size) return source.size;
    at += found >= 0 ? found : block.length;
  }
  return source.size;
}
