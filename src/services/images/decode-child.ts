/**
 * What happens inside the decode process: one file from outside becomes clean copies and facts, or a refusal. It knows no shop,
 * no database and no sentences, and it may be killed at any moment.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { copySides } from '#core/photos/copies.ts';
import { noFacts } from '#core/photos/facts.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { isHdr, profileOf, type RgbSpace } from '#services/images/colour/rgb-profile.ts';
import { tagCopy } from '#services/images/colour/tag-copy.ts';
import { toldColour } from '#services/images/colour/told-colour.ts';
import { isTornJpeg } from '#services/images/jpeg/jpeg-scan.ts';
import { cleanJpeg } from '#services/images/jpeg/jpeg-segments.ts';
import {
  type AcceptedKind,
  contentPx,
  copiesOf,
  type DecodeAnswer,
  type DecodeJob,
  type DecodeRefusal,
  pictureLimits,
  refusals,
  type Untimed,
} from './decode-protocol.ts';
import { type GreyPixels, measuredPx } from './facts/pixel-facts.ts';
import { readFacts } from './facts/read-facts.ts';
import { decodeHeic } from './heic.ts';
import { allowUploadLoaders, restrictLoaders } from './loaders.ts';

/** Pixels that fill an A6 front with its bleed, 154 by 111 mm, at the resolution from which nothing must be confirmed (E018). */
const smallSides = {
  longPx: Math.floor((154 * handHeld.ppi.soft) / 25.4),
  shortPx: Math.floor((111 * handHeld.ppi.soft) / 25.4),
};

/** By use: browsers show a picture of a page as it came, so that pages take only what all of them read. */
const accepted: Record<DecodeJob['use'], Record<string, AcceptedKind>> = {
  content: { jpg: 'jpeg', png: 'png', apng: 'png', webp: 'webp' },
  print: { jpg: 'jpeg', png: 'png', apng: 'png', webp: 'webp', avif: 'avif', tif: 'tiff', heic: 'heic' },
};
const extensions: Record<AcceptedKind, string[]> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png', 'apng'],
  webp: ['webp'],
  avif: ['avif', 'avifs'],
  tiff: ['tif', 'tiff'],
  heic: ['heic', 'heif', 'hif'],
};

/** Ends the work on a file; `decodeFile` turns it into an answer. */
function refused(refusal: DecodeRefusal, kind = '', reason: string = refusal): Error {
  return new Error(reason, { cause: { refusal, kind } });
}

/** Formats by which libvips names what it reads. HEIF contains AV1 in AVIF and HEVC in HEIC, which it finds but does not decode. */
const formats: Record<AcceptedKind, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif', tiff: 'tiff', heic: 'heif' };
/** What the process uses besides the memory of libheif. */
const ownBytes = 110 * 1024 * 1024;

/** Leaves libvips with the loaders of uploads and one thread, without caches: a process for single files from outside. */
export function restrictDecoders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  restrictLoaders();
  allowUploadLoaders();
}

/** Never throws: whatever goes wrong with a file is a refusal of that file. */
export async function decodeFile({ job, file, ...options }: DecodeJob): Promise<Untimed<DecodeAnswer>> {
  try {
    return { ok: true, job, ...(await decodeUpload(file, options)) };
  } catch (error) {
    const { refusal = 'broken', kind = '' } = ((error as Error).cause ?? {}) as { refusal?: DecodeRefusal; kind?: string };
    return { ok: false, job, refusal: refusals.includes(refusal) ? refusal : 'broken', kind, reason: String(error).slice(0, 500) };
  }
}

type Facts = Omit<Extract<DecodeAnswer, { ok: true }>, 'ok' | 'job' | 'ms'>;

type Options = Omit<DecodeJob, 'job' | 'file'>;

async function decodeUpload(file: string, options: Options): Promise<Facts> {
  const { size } = await stat(file);
  if (size === 0) throw refused('empty');
  if (size > pictureLimits.bytes) throw refused('bytes');
  const kind = await kindOf(file, options.use);
  const head = await headOf(file, kind);
  if (head.format !== formats[kind]) throw refused('broken', kind, `content says ${kind}, decoder says ${head.format}`);
  checkPixels(head, size, kind, options.largePixels);
  const space = isMixedFromLight(head) ? await toldColour(file, kind, head) : null;
  const isHevc = kind === 'heic' && head.compression !== 'av1';
  if (!space && !isHevc)
    return decodePicture({ file, source: file, kind: kind === 'heic' ? 'avif' : kind, head, given: head, space }, options);

  const source = `${file}.source`;
  const profile = space && profileOf(space, head.channels < 3);
  try {
    if (isHevc) await writeHeic(file, source, { profile, isDeep: space !== null && isHdr(space), memoryBytes: options.memoryBytes });
    else if (profile) await writeTagged(file, source, { profile, kind, head });
    const read = isHevc ? kind : kind === 'heic' ? 'avif' : kind;
    return await decodePicture({ file, source, kind: read, head: await headOf(source, kind), given: head, space }, options);
  } finally {
    await rm(source, { force: true });
  }
}

/** Colours of printing inks and of Lab are told by the file itself. */
function isMixedFromLight({ space }: Metadata): boolean {
  return ['srgb', 'rgb16', 'rgb', 'b-w', 'grey16'].includes(space);
}

type Means = { profile: Uint8Array | null; isDeep: boolean; memoryBytes: number };

async function writeHeic(file: string, target: string, { profile, isDeep, memoryBytes }: Means): Promise<void> {
  const { sidePx, pixels } = pictureLimits;
  await decodeHeic(file, target, { sidePx, pixels, memoryBytes: memoryBytes - ownBytes, profile, isDeep }).catch((error: Error) => {
    throw refused(error.cause as DecodeRefusal, 'heic', error.message);
  });
}

async function writeTagged(
  file: string,
  target: string,
  { profile, kind, head }: { profile: Uint8Array; kind: AcceptedKind; head: Metadata },
): Promise<void> {
  await tagCopy(file, target, { profile, kind, space: head.space, reading: reading('error') }).catch((error: unknown) => {
    throw refused('broken', kind, String(error));
  });
}

/** Throws for sides and numbers of pixels that are not decoded, or not now. */
function checkPixels({ width, height, compression }: Metadata, bytes: number, kind: string, largePixels: number): void {
  const { sidePx, pixels: most, sparse } = pictureLimits;
  const pixels = width * height;
  if (width > sidePx || height > sidePx) throw refused('side', kind);
  if (pixels > most) throw refused('pixels', kind);
  if (pixels > sparse.pixels && pixels > sparse.perByte * bytes) throw refused('sparse', kind);
  const isSlow = kind === 'heic' && compression !== 'av1';
  if (pixels * (isSlow ? 3 : 1) > largePixels) throw refused('large', kind);
}

function headOf(file: string, kind: string): Promise<Metadata> {
  return sharp(file, reading('error'))
    .metadata()
    .catch((error: unknown) => {
      throw refused(String(error).includes('pixel limit') ? 'pixels' : 'broken', kind, String(error));
    });
}

/**
 * `source` is what libvips reads: the upload itself, or what was made of it. `head` is that of the source, `given` that of the upload. `space`:
 * the colours that the upload names without a profile.
 */
type Picture = { file: string; source: string; kind: AcceptedKind; head: Metadata; given: Metadata; space: RgbSpace | null };

async function decodePicture({ file, source, kind, head, given, space }: Picture, { extension, use }: Options): Promise<Facts> {
  const { width, height } = head.autoOrient;
  const jpeg = kind === 'jpeg' ? await readFile(source) : null;
  if (jpeg && isTornJpeg(jpeg)) throw refused('broken', kind, 'blocks are missing or left over');
  const copies = copiesOf(file);
  const pixels = { source, isGray: head.space === 'b-w' };
  const { small, spotless } = await smallCopy(pixels, kind, use, head.isProgressive === true);
  const focus = await focusOf(small);
  const measured = await measuredCopy(small);
  const facts = use === 'print' ? readFacts({ ...given, autoOrient: head.autoOrient }, measured) : noFacts;
  await Promise.all([
    small.image
      .clone()
      .webp(use === 'content' ? { quality: 90, effort: 2 } : { quality: 82 })
      .toFile(copies.previewFile),
    inside(sharp(measured.data, { raw: measured }), copySides.thumb)
      .webp({ quality: 82 })
      .toFile(copies.thumbFile),
  ]);

  // After the large one: each encoder holds pixels of its own.
  if (use === 'print') await inside(small.image.clone(), copySides.medium).webp({ quality: 82 }).toFile(copies.mediumFile);

  const clean = jpeg && spotless ? cleanJpeg(jpeg) : null;
  if (clean) await writeFile(copies.printFile, Buffer.concat(clean.parts));
  else await encodeForPrint(pixels, kind, copies.printFile);

  const notices: Facts['notices'] = [];
  if (Math.max(width, height) < smallSides.longPx || Math.min(width, height) < smallSides.shortPx) notices.push('small');
  if (head.space === 'cmyk') notices.push('converted');
  if (head.hasAlpha) notices.push('transparent');
  if (space && isHdr(space)) notices.push('hdr');
  if (kind !== 'heic' && (given.pages ?? 1) > 1) notices.push(kind === 'tiff' ? 'first-page' : 'first-frame');
  if (extension !== '' && !extensions[kind].includes(extension)) notices.push('mislabelled');
  return {
    width,
    height,
    printKind: clean ? 'jpeg-original' : 'jpeg',
    orientation: clean ? (head.orientation ?? 1) : 1,
    sha256: await sha256Of(file),
    ...focus,
    facts,
    kind,
    notices,
  };
}

/** Decides by content only; the name of a file proves nothing. */
async function kindOf(file: string, use: DecodeJob['use']): Promise<AcceptedKind> {
  const found = await fileTypeFromFile(file);
  const extension = found && found.ext !== 'xml' ? found.ext : await textKindOf(file);
  const kind = accepted[use][extension];
  if (kind) return kind;
  throw refused('kind', /^[a-z0-9.]{0,16}$/.test(extension) ? extension : '');
}

/** File types without a signature: 'svg', 'html', 'text', or '' for anything else. */
async function textKindOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    const head = buffer.subarray(0, bytesRead);
    const text = head.toString('utf8').toLowerCase();
    if (/<svg[\s>]/.test(text)) return 'svg';
    if (/<(!doctype html|html|script|body)[\s>]/.test(text)) return 'html';
    return head.some((byte) => byte < 9 || (byte > 13 && byte < 32)) ? '' : 'text';
  } finally {
    await handle.close();
  }
}

function reading(failOn: 'error' | 'warning'): SharpOptions {
  return { failOn, sequentialRead: true, limitInputPixels: pictureLimits.pixels, pages: 1, page: 0 };
}

/** A file that libvips reads; `isGray`: of one channel. */
type Pixels = { source: string; isGray: boolean };

/** The picture as people see it: turned, on white, sRGB. */
function upright(pixels: Pixels, failOn: 'error' | 'warning'): Sharp {
  return turned(pixels, failOn).flatten({ background: '#ffffff' });
}

/**
 * The same, clear where it is clear. Without the pipeline's own space sixteen bits would come out as Display P3; with it gray pixels would
 * lose their profile.
 */
function turned({ source, isGray }: Pixels, failOn: 'error' | 'warning'): Sharp {
  const picture = sharp(source, reading(failOn)).autoOrient();
  return (isGray ? picture : picture.pipelineColourspace('srgb')).toColourspace('srgb');
}

/** At most `side` pixels on the longer side. */
function inside(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

type Small = { image: Sharp; width: number; height: number };

/**
 * Warnings of libjpeg (jerror.h) about pixels that are not there: it fills them with gray. Its others are about bytes between segments,
 * versions and parameters, and leave the picture whole.
 */
const tornJpeg = /premature end of|bad (?:Huffman|arithmetic) code|found marker 0x[0-9a-f]+ instead of RST/i;
/** So many bytes before the next scan of a progressive JPEG are what is left of a torn one. */
const tornScan = /\b\d{3,} extraneous bytes before marker 0x(?:c4|d9|da)/i;

/**
 * Reads every pixel once: upright, sRGB, on white (pictures of pages keep what is clear), at most as large as its largest copy for screens. A
 * file that decodes only with warnings is used, but it is not `spotless`: its bytes do not go to a press as they are. Throws 'broken' for
 * one whose pixels are not all there.
 */
async function smallCopy(
  pixels: Pixels,
  kind: string,
  use: DecodeJob['use'],
  isProgressive: boolean,
): Promise<{ small: Small; spotless: boolean }> {
  try {
    return { small: await readSmall(pixels, 'warning', use), spotless: true };
  } catch (warning) {
    const text = String(warning);
    if (tornJpeg.test(text) || (isProgressive && tornScan.test(text))) throw refused('broken', kind, text);
    const small = await readSmall(pixels, 'error', use).catch((error: unknown) => {
      throw refused('broken', kind, String(error));
    });
    return { small, spotless: false };
  }
}

async function readSmall(pixels: Pixels, failOn: 'error' | 'warning', use: DecodeJob['use']): Promise<Small> {
  const side = use === 'content' ? contentPx : copySides.preview;
  const { data, info } = await inside(use === 'content' ? turned(pixels, failOn) : upright(pixels, failOn), side)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { image: sharp(data, { raw }), width: info.width, height: info.height };
}

/** The pixels that facts are measured on, and that the copy for lists is made of. */
async function measuredCopy({ image }: Small): Promise<GreyPixels> {
  const { data, info } = await inside(image.clone(), measuredPx).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** One file at full size for the press: JPEG without loss of colour resolution, upright, sRGB with its profile. */
async function encodeForPrint(pixels: Pixels, kind: string, to: string): Promise<void> {
  await upright(pixels, 'error')
    .withIccProfile('srgb')
    // Optimised tables would need the whole picture in memory.
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toFile(to)
    .catch((error: unknown) => {
      throw refused('broken', kind, String(error));
    });
}

/** The spot that draws the eye, as a share of the oriented picture: what a first crop keeps in the middle. */
async function focusOf({ image, width, height }: Small): Promise<{ focusX: number; focusY: number }> {
  const side = Math.min(width, height, 512);
  const crop = width === height ? { width: side, height: Math.max(1, Math.round(side * 0.75)) } : { width: side, height: side };
  const { info } = await image
    .clone()
    .resize({ ...crop, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(crop.width / width, crop.height / height);
  return { focusX: share(info.attentionX, width * scale), focusY: share(info.attentionY, height * scale) };
}

function share(value: number | undefined, of: number): number {
  if (value === undefined || of <= 0) return 0.5;
  return Math.round(Math.min(1, Math.max(0, value / of)) * 1000) / 1000;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
