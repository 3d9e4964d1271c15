/** Paints Sheets as a PDF/X-4 file for a press (PDF/X-3 from Sheets without transparency), or as a plain one in the colours of screens. Plates, bleed and output intent come from the printing house's profile. */

import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { AppliedRefinement } from '#core/design/refinement.ts';

import { coloursKey } from '#core/layout/colours/apply-colours.ts';
import type { GroupItem, Item, Paint, PhotoItem, Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import type { PhotoSource, StoredPhoto } from '#paint/photo-source.ts';
import type { Plate, PrintProfile } from '#paint/print-profile.ts';
import { contentHash } from './content-hash.ts';
import { glyphRun, textRun } from './glyph-run.ts';
import { glyphShapes, isOutlinedFace } from './glyph-shape.ts';
import { grayProfile } from './gray-profile.ts';
import { type PrintJpeg, readJpeg } from './jpeg.ts';
import type { PrintFacts } from './metadata.ts';
import { imageTransformOperator, mm, number, pathOperators, pdfName, transformOperator } from './operators.ts';
import { type AttachedFile, openPdf, type PdfData, type PdfFont, type PdfKind, type PdfRef, type PdfSink } from './pdf-sink.ts';
import { technicalPlates } from './technical-plates.ts';

export type PrintResources = {
  /** The TrueType file whose glyph ids the Sheets carry, or null. */
  font(key: string): Uint8Array | null;
  photo: PhotoSource;
  /** ICC profiles: of the output condition, and for photos that carry none. */
  output: Uint8Array;
  srgb: Uint8Array;
};

/** A file to look at, never to print from: screen colours, no plates and no output condition. `bleedUm` is the margin around the trim. */
export type ProofProfile = { kind: 'proof'; bleedUm: number; archive?: Archive };

/** A proof that is kept: PDF/A-3b in sRGB, with the file that says the same as its pages. */
type Archive = { attached: AttachedFile };

/** What the pages of one file share. */
type PdfContext = {
  sink: PdfSink;
  resources: PrintResources;
  profile: PrintProfile | ProofProfile;
  photos: Map<string, { name: string; image: PdfRef; orientation: number }>;
  profiles: Map<string, PdfRef>;
  plates: Map<string, { name: string; space: PdfRef }>;
  /** Groups that are forms of their own, and those of them that are written. */
  shared: ReadonlySet<Item>;
  forms: Map<Item, { name: string; form: PdfRef; isSeenThrough: boolean }>;
};
/** Resources that a page or a form uses; `isTransparent` for a transparent group, `isSeenThrough` for what has one on it. */
type ContentUses = {
  sheet: Sheet;
  fonts: Set<PdfFont>;
  images: Record<string, PdfRef>;
  colourSpaces: Record<string, PdfRef>;
  states: Record<string, PdfData>;
  isTransparent: boolean;
  isSeenThrough: boolean;
};

/** Overprint is on for text black and for plates, off for everything else, and set explicitly for every object. */
const states = {
  Over: { Type: 'ExtGState', OP: true, op: true, OPM: 1 },
  Knock: { Type: 'ExtGState', OP: false, op: false, OPM: 0 },
};

/**
 * One page a Sheet: BleedBox is the sheet with the profile's bleed, TrimBox the trimmed sheet, MediaBox the BleedBox and a slug below it. The same arguments give the
 * same bytes. Throws Fault 'internal' when a font or photo is missing, a Sheet has less bleed than the profile, or a photo is RGB and
 * the profile does not allow it.
 */
export async function paintPdf(sheets: Sheet[], resources: PrintResources, profile: PrintProfile, facts: PrintFacts): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writePdf(sheets, resources, profile, facts, async (chunk) => void chunks.push(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

/** As `paintPdf`, with every colour as screens show it. `resources.output` is not used. */
export async function paintProof(
  sheets: Sheet[],
  resources: PrintResources,
  profile: ProofProfile,
  facts: PrintFacts,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writePdf(sheets, resources, profile, facts, async (chunk) => void chunks.push(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * As `paintPdf`, in chunks: at most three photos are in memory at a time: one that is written, one that is embedded and the next. Groups of `shared`
 * are written once and drawn wherever they stand.
 */
export async function writePdf(
  sheets: Sheet[],
  resources: PrintResources,
  profile: PrintProfile | ProofProfile,
  facts: PrintFacts,
  write: (chunk: Uint8Array) => Promise<void>,
  shared: ReadonlySet<Item> = new Set(),
): Promise<void> {
  const hash = contentHash(sheets, profile, facts, shared);
  const sink = openPdf(facts, kindOf(profile), write);
  const known = { photos: new Map(), profiles: new Map(), plates: new Map(), forms: new Map() };
  const context: PdfContext = { sink, resources, profile, shared, ...known };
  const intent = profile.kind === 'press' ? { profile, output: deflated(resources.output) } : null;
  const photos = prefetchPhotos(sheets, resources, profile.kind);
  for (const sheet of sheets) {
    for (const item of pdfPhotoItems(sheet.items)) await embedPhoto(item, context, hash, photos);
    paintSheet(sheet, context);
    await sink.flush();
  }
  if (intent) sink.catalogue({ OutputIntents: [outputIntent(sink, intent.profile, await intent.output)] });
  if (profile.kind === 'proof' && profile.archive) {
    sink.catalogue({ OutputIntents: [screenIntent(sink, await deflated(resources.srgb))] });
    sink.attach(profile.archive.attached);
  }
  await sink.finish(hash.digest('hex'));
}

function kindOf(profile: PrintProfile | ProofProfile): PdfKind {
  if (profile.kind === 'press') return profile.pdfx ?? 'press';
  return profile.archive ? 'archive' : 'proof';
}

/** Every photo of a Sheet, in drawing order. */
export function pdfPhotoItems(items: readonly Item[]): PhotoItem[] {
  return items.flatMap((item) => (item.kind === 'group' ? pdfPhotoItems(item.items) : item.kind === 'photo' ? [item] : []));
}

const deflatedProfiles = new WeakMap<Uint8Array, Promise<Uint8Array>>();

/** Compresses an ICC profile once a process, in the thread pool. */
function deflated(profile: Uint8Array): Promise<Uint8Array> {
  const known = deflatedProfiles.get(profile) ?? promisify(deflate)(profile);
  deflatedProfiles.set(profile, known);
  return known;
}

function outputIntent(sink: PdfSink, profile: PrintProfile, output: Uint8Array): PdfRef {
  return sink.object({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String(profile.intent.id),
    OutputCondition: new String(profile.intent.name),
    RegistryName: new String('http://www.color.org'),
    Info: new String(profile.intent.name),
    DestOutputProfile: sink.object({ N: 4, Filter: 'FlateDecode' }, output),
  });
}

/** What the colours of an archive are: those of screens. */
function screenIntent(sink: PdfSink, profile: Uint8Array): PdfRef {
  const name = new String('sRGB IEC61966-2.1');
  const output = sink.object({ N: 3, Filter: 'FlateDecode' }, profile);
  return sink.object({ Type: 'OutputIntent', S: 'GTS_PDFA1', OutputConditionIdentifier: name, Info: name, DestOutputProfile: output });
}

function paintSheet(sheet: Sheet, context: PdfContext): void {
  const { widthUm, heightUm } = sheet;
  const { bleedUm } = context.profile;
  if (sheet.bleedUm < bleedUm) throw new Fault('internal', `page ${sheet.id} has ${sheet.bleedUm} µm of bleed, the press wants ${bleedUm}`);
  const points = (um: number) => (um * 72) / 25_400;
  const scale = number(72 / 25.4);
  const uses = newUses(sheet, false);
  const content = [
    // pdfkit has already turned y downwards; from here on a unit is a millimetre and the origin the corner of the trim box.
    `${scale} 0 0 ${scale} ${number(points(bleedUm))} ${number(points(bleedUm))} cm 4 M`,
    ...sheet.items.map((item) => paintItem(item, context, uses)),
    ...(context.profile.kind === 'press'
      ? technicalPlates(sheet, context.profile, (plate) => plateColour(plate, 'stroke', context, uses))
      : []),
  ].join('\n');
  const [width, height] = [points(widthUm + 2 * bleedUm), points(heightUm + 2 * bleedUm)];
  const size = { width, height, bleed: points(bleedUm), slug: points(sheet.slugUm ?? 0) };
  context.sink.page(size, content, { ...uses, isTransparent: uses.isSeenThrough });
}

function newUses(sheet: Sheet, isTransparent: boolean): ContentUses {
  return { sheet, fonts: new Set(), images: {}, colourSpaces: {}, states: { ...states }, isTransparent, isSeenThrough: false };
}

function paintItem(item: Item, context: PdfContext, uses: ContentUses): string {
  switch (item.kind) {
    case 'fill':
      return item.d === '' ? '' : `${colour(item.paint, 'fill', context, uses)}\n${pathOperators(item.d)} f`;
    case 'stroke':
      return item.d === '' ? '' : `${colour(item.paint, 'stroke', context, uses)} ${mm(item.widthUm)} w\n${pathOperators(item.d)} S`;
    case 'glyphs': {
      if (item.glyphs.length === 0) return '';
      const bytes = context.resources.font(item.font);
      if (!bytes) throw new Fault('internal', `no font file ${item.font}`);
      const font = context.sink.font(item.font, bytes);
      uses.fonts.add(font);
      if (isOutlinedFace(item))
        return [colour(item.paint, 'fill', context, uses), glyphShapes(item, font), glyphRun(item, font, true)].join('\n');
      return `${colour(item.paint, 'text', context, uses)}\n${textRun(item, font)}`;
    }
    case 'photo':
      return paintPhoto(item, context, uses);
    case 'group': {
      if (context.shared.has(item) && !uses.isTransparent) return paintShared(item, context, uses);
      if (item.opacity !== undefined) return paintTransparentGroup(item, item.opacity, context, uses);
      const start = [
        'q',
        ...(item.matrix ? [transformOperator(item.matrix)] : []),
        ...(item.clip === null ? [] : [`${pathOperators(item.clip)} W n`]),
      ];
      return [...start, ...item.items.map((inner) => paintItem(inner, context, uses)), 'Q'].join('\n');
    }
  }
}

/** A form with what it holds as it would stand on the page itself. */
function paintShared(item: GroupItem, context: PdfContext, uses: ContentUses): string {
  const known = context.forms.get(item) ?? writtenForm(item, context, uses.sheet);
  context.forms.set(item, known);
  uses.images[known.name] = known.form;
  uses.isSeenThrough ||= known.isSeenThrough;
  return `/${known.name} Do`;
}

function writtenForm(item: GroupItem, context: PdfContext, sheet: Sheet) {
  const inside = newUses(sheet, false);
  const content = paintItem({ ...item }, context, inside);
  const form = context.sink.sharedForm(content, { ...inside, isTransparent: false }, reachOf(sheet));
  return { name: `Shared${context.forms.size + 1}`, form, isSeenThrough: inside.isSeenThrough };
}

/** In millimetres: more than any coordinate of a Sheet. */
function reachOf({ widthUm, heightUm }: Sheet): number {
  return Math.ceil((widthUm + heightUm) / 1000) + 100;
}

/** A transparent group: a form that is composed on its own and drawn at its opacity. */
function paintTransparentGroup(item: GroupItem, opacity: number, context: PdfContext, uses: ContentUses): string {
  const inside = newUses(uses.sheet, true);
  const { opacity: _, ...whole } = item;
  const content = paintItem(whole, context, inside);
  const form = context.sink.form(content, inside, reachOf(uses.sheet));
  const name = `Clear${Object.keys(uses.images).length + 1}`;
  uses.images[name] = form;
  const state = `Alpha${Math.round(opacity * 10_000)}`;
  uses.states[state] = { ...states.Knock, ca: opacity, CA: opacity };
  uses.isSeenThrough = true;
  return `q /${state} gs /${name} Do Q`;
}

/** Colour and overprint of the next object. Only text overprints in black: a black surface that overprints shows what lies below. */
function colour(paint: Paint, use: 'fill' | 'stroke' | 'text', context: PdfContext, uses: ContentUses): string {
  if (context.profile.kind === 'proof') return `/Knock gs ${screenInks(paint.hex)} ${use === 'stroke' ? 'RG' : 'rg'}`;
  if (paint.kind === 'finish') return plateColour(context.profile.finishes[paint.finish satisfies AppliedRefinement], use, context, uses);
  const { c, m, y, k } = paint;
  // Within a group there is nothing below to overprint.
  const isTextBlack = !uses.isTransparent && use === 'text' && c + m + y === 0 && k === 100;
  const inks = [c, m, y, k].map((percent) => number(percent / 100)).join(' ');
  return `/${isTextBlack ? 'Over' : 'Knock'} gs ${inks} ${use === 'stroke' ? 'K' : 'k'}`;
}

function screenInks(hex: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
}

function plateColour(plate: Plate, use: 'fill' | 'stroke' | 'text', context: PdfContext, uses: ContentUses): string {
  let known = context.plates.get(plate.name);
  if (!known) {
    const { c, m, y, k } = plate.shown;
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [c, m, y, k].map((percent) => percent / 100), N: 1 };
    const space = context.sink.object(['Separation', pdfName(plate.name), 'DeviceCMYK', tint]);
    known = { name: `Plate${context.plates.size + 1}`, space };
    context.plates.set(plate.name, known);
  }
  uses.colourSpaces[known.name] = known.space;
  return use === 'stroke' ? `/Over gs /${known.name} CS 1 SCN` : `/Over gs /${known.name} cs 1 scn`;
}

function photoKey({ photoId, colours, seenThrough }: PhotoItem): string {
  return [photoId, ...(colours ? [coloursKey(colours)] : []), ...(seenThrough ? [seenThrough.opacity, seenThrough.hex] : [])].join(' ');
}

type PhotoReader = (item: PhotoItem) => Promise<StoredPhoto | null>;

/** Photos that are read, and made smaller, while another one is: each takes a core and some forty megabytes. */
const photosAhead = 1;

/** Reads photos in drawing order, the next one while one is waited for and embedded. */
function prefetchPhotos(sheets: Sheet[], resources: PrintResources, kind: 'press' | 'proof'): PhotoReader {
  const order = [...new Map(sheets.flatMap((sheet) => pdfPhotoItems(sheet.items)).map((item) => [photoKey(item), item])).values()];
  const indexes = new Map(order.map((item, index) => [photoKey(item), index]));
  const begun = new Map<string, Promise<StoredPhoto | null>>();
  const read = (item: PhotoItem): Promise<StoredPhoto | null> => {
    // A proof mixes light, as screens do.
    const seenThrough = kind === 'press' ? item.seenThrough : undefined;
    const photo = begun.get(photoKey(item)) ?? Promise.resolve(resources.photo(item.photoId, item.colours, seenThrough));
    begun.set(photoKey(item), photo);
    return photo;
  };
  return async (item) => {
    const index = indexes.get(photoKey(item)) ?? 0;
    const photo = read(item);
    // Errors surface when the photo is awaited.
    for (const next of order.slice(index + 1, index + 1 + photosAhead)) read(next).catch(() => {});
    try {
      return await photo;
    } finally {
      begun.delete(photoKey(item));
    }
  };
}

/** Writes a photo into the file at its first use, so that its bytes need not stay in memory. */
async function embedPhoto(item: PhotoItem, context: PdfContext, hash: Hash, photos: PhotoReader): Promise<void> {
  const key = photoKey(item);
  if (context.photos.has(key)) return;
  const stored = await photos(item);
  if (!stored) throw new Fault('internal', `no photo ${item.photoId}`);
  // Length and both ends are enough to tell photos apart: only the file's ids depend on it.
  const { length } = stored.bytes;
  hash
    .update(`${context.photos.size} ${length}`)
    .update(stored.bytes.subarray(0, 65_536))
    .update(stored.bytes.subarray(Math.max(0, length - 65_536)));
  const image = imageObject(readJpeg(stored.bytes), context);
  context.photos.set(key, { name: `Photo${context.photos.size + 1}`, image, orientation: stored.orientation });
  await context.sink.flush();
}

function paintPhoto(item: PhotoItem, context: PdfContext, uses: ContentUses): string {
  const photo = context.photos.get(photoKey(item));
  if (!photo) throw new Fault('internal', `photo ${item.photoId} was not embedded`);
  uses.images[photo.name] = photo.image;
  return [
    'q /Knock gs',
    `${pathOperators(item.clip)} W n`,
    imageTransformOperator(item.matrix, photo.orientation),
    `/${photo.name} Do Q`,
  ].join('\n');
}

/** Embeds the JPEG without re-encoding, in the colour space it declares. */
function imageObject(jpeg: PrintJpeg, context: PdfContext): PdfRef {
  if (jpeg.components === 3 && context.profile.kind === 'press' && !context.profile.rgbAllowed)
    throw new Fault('internal', 'the printing house takes no RGB photos');
  const data: Record<string, unknown> = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: jpeg.width,
    Height: jpeg.height,
    BitsPerComponent: 8,
    ColorSpace: photoColourSpace(jpeg, context),
    Filter: 'DCTDecode',
  };
  if (jpeg.inverted) data.Decode = [1, 0, 1, 0, 1, 0, 1, 0];
  return context.sink.object(data, jpeg.bytes);
}

function photoColourSpace({ components, icc }: PrintJpeg, context: PdfContext): unknown {
  const { srgb } = context.resources;
  const profile = icc ?? (components === 3 ? srgb : components === 1 ? grayProfile(srgb) : null);
  // CMYK without a profile is taken as that of the output condition.
  if (!profile) return 'DeviceCMYK';
  const key = createHash('sha256').update(profile).digest('hex');
  const known = context.profiles.get(key) ?? context.sink.object({ N: components }, profile);
  context.profiles.set(key, known);
  return ['ICCBased', known];
}
