/** The colour space that a picture without an ICC profile names: by the numbers of Rec. ITU-T H.273, by chromaticities of a PNG, or by EXIF. */
import { type FileHandle, open } from 'node:fs/promises';
import { readColourTags } from '#services/images/facts/exif.ts';
import { readNclx } from './nclx.ts';
import { adobeRgb, type Primaries, primaries, type RgbSpace, type Transfer } from './rgb-profile.ts';

type Head = { icc?: Uint8Array | undefined; exif?: Uint8Array | undefined };

/** Null for sRGB, for a picture with a profile, and for one that says nothing. Never throws for what is in the file. */
export async function toldColour(file: string, kind: string, head: Head): Promise<RgbSpace | null> {
  const handle = await open(file);
  try {
    // Of a PNG these numbers stand above a profile.
    const chunks = kind === 'png' ? await colourChunks(handle) : null;
    if (chunks?.numbered) return notSrgb(chunks.numbered);
    if (head.icc) return null;
    if (chunks && (chunks.isSrgb || chunks.measured)) return notSrgb(chunks.measured);
    const numbered = kind === 'avif' || kind === 'heic' ? spaceOf(await readNclx(handle)) : null;
    if (numbered) return notSrgb(numbered);
    return readColourTags(head.exif) === 'adobe-rgb' ? adobeRgb : null;
  } finally {
    await handle.close();
  }
}

const numberedPrimaries: Record<number, Primaries> = {
  1: primaries.srgb,
  4: primaries.ntsc1953,
  5: primaries.rec601Pal,
  6: primaries.rec601Ntsc,
  7: primaries.rec601Ntsc,
  9: primaries.rec2020,
  11: primaries.cinemaP3,
  12: primaries.displayP3,
  22: primaries.rec601Pal,
};
const srgb: Transfer = { kind: 'srgb' };
/** Photos that name the curve of television (1, 6, 14, 15) were made on screens of sRGB. */
const numberedTransfers: Record<number, Transfer> = {
  1: srgb,
  4: { kind: 'gamma', gamma: 2.2 },
  5: { kind: 'gamma', gamma: 2.8 },
  6: srgb,
  8: { kind: 'gamma', gamma: 1 },
  13: srgb,
  14: srgb,
  15: srgb,
  16: { kind: 'pq' },
  17: { kind: 'gamma', gamma: 2.6 },
  18: { kind: 'hlg' },
};

/** Null where both are unspecified or unknown. */
function spaceOf(numbers: { primaries: number; transfer: number } | null): RgbSpace | null {
  const [space, transfer] = [numberedPrimaries[numbers?.primaries ?? 0], numberedTransfers[numbers?.transfer ?? 0]];
  return space || transfer ? { primaries: space ?? primaries.srgb, transfer: transfer ?? srgb } : null;
}

function notSrgb(space: RgbSpace | null): RgbSpace | null {
  if (!space) return null;
  const { transfer } = space;
  const isLike = transfer.kind === 'srgb' || (transfer.kind === 'gamma' && Math.abs(transfer.gamma - 2.2) < 0.02);
  return isLike && areNear(space.primaries, primaries.srgb) ? null : space;
}

function areNear(a: Primaries, b: Primaries): boolean {
  return (['red', 'green', 'blue', 'white'] as const).every((name) =>
    [0, 1].every((at) => Math.abs((a[name][at] ?? 0) - (b[name][at] ?? 0)) < 0.005),
  );
}

type ColourChunks = {
  /** cICP. */
  numbered: RgbSpace | null;
  isSrgb: boolean;
  /** gAMA and cHRM. */
  measured: RgbSpace | null;
};

/** Colour stands before the pixels. */
const maxChunks = 100;

async function colourChunks(handle: FileHandle): Promise<ColourChunks> {
  const found = new Map<string, Buffer>();
  let at = 8;
  for (let count = 0; count < maxChunks; count += 1) {
    const head = await readAt(handle, at, 8);
    if (head.length < 8) break;
    const [length, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
    if (type === 'IDAT' || type === 'IEND') break;
    if (['cICP', 'sRGB', 'gAMA', 'cHRM'].includes(type)) found.set(type, await readAt(handle, at + 8, Math.min(length, 32)));
    at += 12 + length;
  }
  const [numbers, gamma, corners] = [found.get('cICP'), found.get('gAMA'), found.get('cHRM')];
  const space = numbers && numbers.length >= 4 ? spaceOf({ primaries: numbers[0] ?? 0, transfer: numbers[1] ?? 0 }) : null;
  return { numbered: space, isSrgb: found.has('sRGB'), measured: found.has('sRGB') ? null : measured(gamma, corners) };
}

/** Hundred-thousandths. What no colour space has is passed over, as browsers do. */
function measured(gamma: Buffer | undefined, corners: Buffer | undefined): RgbSpace | null {
  const exponent = gamma && gamma.length >= 4 ? gamma.readUInt32BE(0) / 100_000 : 0;
  const isUsable = exponent > 0.1 && exponent < 5;
  const [white, red, green, blue] = [0, 1, 2, 3].map((pair) => cornerAt(corners, pair));
  const named = white && red && green && blue ? { white, red, green, blue } : null;
  if (!isUsable && !named) return null;
  return { primaries: named ?? primaries.srgb, transfer: isUsable ? { kind: 'gamma', gamma: 1 / exponent } : srgb };
}

function cornerAt(corners: Buffer | undefined, pair: number): [number, number] | null {
  if (!corners || corners.length < 32) return null;
  const [x, y] = [corners.readUInt32BE(8 * pair) / 100_000, corners.readUInt32BE(8 * pair + 4) / 100_000];
  return x > 0 && y > 0.01 && x + y <= 1 ? [x, y] : null;
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
