/** Copies of pictures with an ICC profile, so that every program that reads them finds their colours. Pixels stay as they are. */
import { open, readFile, rm } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type SharpOptions } from 'sharp';

/** `space`: what libvips calls the pixels of the file: 'srgb', 'rgb16', 'b-w', 'grey16'. */
type Tagging = { profile: Uint8Array; kind: string; space: string; reading: SharpOptions };

/** Writes the copy to `target`. A JPEG stays one, all else is a PNG. */
export async function tagCopy(file: string, target: string, { profile, kind, space, reading }: Tagging): Promise<void> {
  if (kind === 'jpeg') return writeParts(target, taggedJpeg(await readFile(file), profile));
  if (kind === 'png') return writeParts(target, taggedPng(await readFile(file), profile));
  const plain = `${target}.png`;
  try {
    await sharp(file, reading).keepExif().pipelineColourspace(space).toColourspace(space).png({ compressionLevel: 1 }).toFile(plain);
    await writeParts(target, taggedPng(await readFile(plain), profile));
  } finally {
    await rm(plain, { force: true });
  }
}

/** One after the other: joined they would need the memory of the file again. */
async function writeParts(target: string, parts: readonly Uint8Array[]): Promise<void> {
  const handle = await open(target, 'w');
  try {
    for (const part of parts) await handle.writeFile(part);
  } finally {
    await handle.close();
  }
}

/** Behind the JFIF header, which has to be first. */
function taggedJpeg(bytes: Buffer, profile: Uint8Array): Uint8Array[] {
  const isJfif = bytes[2] === 0xff && bytes[3] === 0xe0;
  const at = isJfif ? 4 + bytes.readUInt16BE(4) : 2;
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1');
  head.writeUInt16BE(head.length - 2 + profile.length, 2);
  return [bytes.subarray(0, at), head, profile, bytes.subarray(at)];
}

const signatureBytes = 8;
/** Signature and the header of a picture. */
const headBytes = signatureBytes + 25;
const replaced = ['iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP'];

function taggedPng(bytes: Buffer, profile: Uint8Array): Uint8Array[] {
  const parts = [bytes.subarray(0, headBytes), chunk('iCCP', Buffer.concat([Buffer.from('Picture\0\0', 'latin1'), deflateSync(profile)]))];
  let at = headBytes;
  while (at + 12 <= bytes.length) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    // Nothing that tells colours follows the first pixels.
    if (type === 'IDAT') break;
    if (!replaced.includes(type)) parts.push(bytes.subarray(at, at + 12 + length));
    at += 12 + length;
  }
  return [...parts, bytes.subarray(at)];
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}
