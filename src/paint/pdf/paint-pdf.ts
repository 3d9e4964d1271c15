/** Paints Sheets as a PDF/X-4 file for the press. It draws what the Sheets say; what the printing house wants is the profile's. */
import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Finish } from '#core/design/ink.ts';
import type { PhotoFilter } from '#core/design/photo-element.ts';
import { filterKey } from '#core/layout/filter.ts';
import type { GroupItem, Item, Paint, PhotoItem, Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { glyphRun } from './glyph-run.ts';
import { glyphShapes, isDisplayType } from './glyph-shape.ts';
import { grayProfile } from './gray-profile.ts';
import { type PrintJpeg, readJpeg } from './jpeg.ts';
import type { PrintFacts } from './metadata.ts';
import { openPdf, type PdfData, type PdfFont, type PdfRef, type PdfSink } from './pdf-sink.ts';
import { mm, number, outline, photoTransform, transform } from './place.ts';
import type { Plate, PrintProfile } from './print-profile.ts';
import { technicalLines } from './technical.ts';

/** Raised whenever the same Sheets would give other bytes. */
const painterVersion = 'federleicht-pdf 3';

export type PrintPhoto = { bytes: Uint8Array; orientation: number };

export type PrintResources = {
  /** The TrueType file whose glyph ids the Sheets carry, or null. */
  font(key: string): Uint8Array | null;
  /**
   * A JPEG as uploaded and the EXIF orientation (1 to 8) it still needs, or null. With a filter, the copy whose pixels went through it
   * (core/layout/filter.ts).
   */
  photo(id: string, filter?: PhotoFilter): PrintPhoto | null | Promise<PrintPhoto | null>;
  /** ICC profiles: of the output condition, and for photos that carry none. */
  output: Uint8Array;
  srgb: Uint8Array;
};

type Press = {
  sink: PdfSink;
  resources: PrintResources;
  profile: PrintProfile;
  photos: Map<string, { name: string; image: PdfRef; orientation: number }>;
  profiles: Map<string, PdfRef>;
  plates: Map<string, { name: string; space: PdfRef }>;
};
/** What a page, or a see-through piece of one, uses. `isClear` within such a piece. */
type OnPage = {
  sheet: Sheet;
  fonts: Set<PdfFont>;
  images: Record<string, PdfRef>;
  colourSpaces: Record<string, PdfRef>;
  states: Record<string, PdfData>;
  isClear: boolean;
};

/** Overprinting is on for text black and for plates, and off for everything else: never inherited, always said. */
const states = {
  Over: { Type: 'ExtGState', OP: true, op: true, OPM: 1 },
  Knock: { Type: 'ExtGState', OP: false, op: false, OPM: 0 },
};

/**
 * One page a Sheet: MediaBox and BleedBox are the sheet with the profile's bleed, TrimBox the trimmed sheet. The same arguments give the
 * same bytes. Throws Fault 'internal' when a font or photo is missing, a Sheet has less bleed than the house wants, or a photo is RGB
 * where the house takes none.
 */
export async function paintPdf(sheets: Sheet[], resources: PrintResources, profile: PrintProfile, facts: PrintFacts): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writePdf(sheets, resources, profile, facts, async (chunk) => void chunks.push(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

/** As `paintPdf`, piece by piece: a few photos at a time are in memory, however many there are. */
export async function writePdf(
  sheets: Sheet[],
  resources: PrintResources,
  profile: PrintProfile,
  facts: PrintFacts,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify([painterVersion, sheets, profile, facts]));
  const sink = openPdf(facts, write);
  const press: Press = { sink, resources, profile, photos: new Map(), profiles: new Map(), plates: new Map() };
  const output = deflated(resources.output);
  const photos = prefetchPhotos(sheets, resources);
  for (const sheet of sheets) {
    for (const item of photoItems(sheet.items)) await placePhoto(item, press, hash, photos);
    paintSheet(sheet, press);
    await sink.flush();
  }
  sink.catalogue({ OutputIntents: [outputIntent(press, await output)] });
  await sink.finish(hash.digest('hex'));
}

/** Every photo of a Sheet, in drawing order. */
export function photoItems(items: readonly Item[]): PhotoItem[] {
  return items.flatMap((item) => (item.kind === 'group' ? photoItems(item.items) : item.kind === 'photo' ? [item] : []));
}

const packedProfiles = new WeakMap<Uint8Array, Promise<Uint8Array>>();

/** The megabyte of a profile is packed once a process, beside other work. */
function deflated(profile: Uint8Array): Promise<Uint8Array> {
  const known = packedProfiles.get(profile) ?? promisify(deflate)(profile);
  packedProfiles.set(profile, known);
  return known;
}

function outputIntent({ sink, profile }: Press, output: Uint8Array): PdfRef {
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

function paintSheet(sheet: Sheet, press: Press): void {
  const { widthUm, heightUm } = sheet;
  const { bleedUm } = press.profile;
  if (sheet.bleedUm < bleedUm) throw new Fault('internal', `page ${sheet.id} has ${sheet.bleedUm} µm of bleed, the press wants ${bleedUm}`);
  const points = (um: number) => (um * 72) / 25_400;
  const scale = number(72 / 25.4);
  const onPage = newUses(sheet, false);
  const content = [
    // The writer has already turned y downwards; from here on a unit is a millimetre and the origin the trimmed corner.
    `${scale} 0 0 ${scale} ${number(points(bleedUm))} ${number(points(bleedUm))} cm 4 M`,
    ...sheet.items.map((item) => paintItem(item, press, onPage)),
    ...technicalLines(sheet, press.profile, (plate) => plateColour(plate, 'stroke', press, onPage)),
  ].join('\n');
  const size = { width: points(widthUm + 2 * bleedUm), height: points(heightUm + 2 * bleedUm), bleed: points(bleedUm) };
  press.sink.page(size, content, { ...onPage, isClear: Object.keys(onPage.states).length > Object.keys(states).length });
}

function newUses(sheet: Sheet, isClear: boolean): OnPage {
  return { sheet, fonts: new Set(), images: {}, colourSpaces: {}, states: { ...states }, isClear };
}

function paintItem(item: Item, press: Press, onPage: OnPage): string {
  switch (item.kind) {
    case 'fill':
      return item.d === '' ? '' : `${colour(item.paint, 'fill', press, onPage)}\n${outline(item.d)} f`;
    case 'stroke':
      return item.d === '' ? '' : `${colour(item.paint, 'stroke', press, onPage)} ${mm(item.widthUm)} w\n${outline(item.d)} S`;
    case 'glyphs': {
      if (item.glyphs.length === 0) return '';
      const bytes = press.resources.font(item.font);
      if (!bytes) throw new Fault('internal', `no font file ${item.font}`);
      const font = press.sink.font(item.font, bytes);
      onPage.fonts.add(font);
      if (isDisplayType(item))
        return [colour(item.paint, 'fill', press, onPage), glyphShapes(item, font), glyphRun(item, font, true)].join('\n');
      return `${colour(item.paint, 'text', press, onPage)}\n${glyphRun(item, font)}`;
    }
    case 'photo':
      return paintPhoto(item, press, onPage);
    case 'group': {
      if (item.opacity !== undefined) return paintClear(item, item.opacity, press, onPage);
      const start = ['q', ...(item.matrix ? [transform(item.matrix)] : []), ...(item.clip === null ? [] : [`${outline(item.clip)} W n`])];
      return [...start, ...item.items.map((inner) => paintItem(inner, press, onPage)), 'Q'].join('\n');
    }
  }
}

/** A see-through group: put together by itself, then laid on the page at its share of the inks. */
function paintClear(item: GroupItem, opacity: number, press: Press, onPage: OnPage): string {
  const inside = newUses(onPage.sheet, true);
  const { opacity: _, ...whole } = item;
  const content = paintItem(whole, press, inside);
  const { widthUm, heightUm } = onPage.sheet;
  const form = press.sink.form(content, inside, Math.ceil((widthUm + heightUm) / 1000) + 100);
  const name = `Clear${Object.keys(onPage.images).length + 1}`;
  onPage.images[name] = form;
  const state = `Alpha${Math.round(opacity * 10_000)}`;
  onPage.states[state] = { ...states.Knock, ca: opacity, CA: opacity };
  return `q /${state} gs /${name} Do Q`;
}

/** Colour and overprint of the next object. Only text overprints in black: a black surface that overprints shows what lies below. */
function colour(paint: Paint, use: 'fill' | 'stroke' | 'text', press: Press, onPage: OnPage): string {
  if (paint.kind === 'finish') return plateColour(press.profile.finishes[paint.finish satisfies Finish], use, press, onPage);
  const { c, m, y, k } = paint;
  // A see-through piece has nothing below it to print over.
  const isTextBlack = !onPage.isClear && use === 'text' && c + m + y === 0 && k === 100;
  const inks = [c, m, y, k].map((percent) => number(percent / 100)).join(' ');
  return `/${isTextBlack ? 'Over' : 'Knock'} gs ${inks} ${use === 'stroke' ? 'K' : 'k'}`;
}

function plateColour(plate: Plate, use: 'fill' | 'stroke' | 'text', press: Press, onPage: OnPage): string {
  let known = press.plates.get(plate.name);
  if (!known) {
    const { c, m, y, k } = plate.shown;
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [c, m, y, k].map((percent) => percent / 100), N: 1 };
    const space = press.sink.object(['Separation', pdfName(plate.name), 'DeviceCMYK', tint]);
    known = { name: `Plate${press.plates.size + 1}`, space };
    press.plates.set(plate.name, known);
  }
  onPage.colourSpaces[known.name] = known.space;
  return use === 'stroke' ? `/Over gs /${known.name} CS 1 SCN` : `/Over gs /${known.name} cs 1 scn`;
}

/** Everything but plain letters and digits is escaped, byte by byte. */
function pdfName(name: string): string {
  return Array.from(new TextEncoder().encode(name), (byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9_.-]/.test(character) ? character : `#${byte.toString(16).padStart(2, '0')}`;
  }).join('');
}

function photoKey({ photoId, filter }: PhotoItem): string {
  return filter ? `${photoId} ${filterKey(filter)}` : photoId;
}

type Ahead = (item: PhotoItem) => Promise<PrintPhoto | null>;

/** Reads photos in the order the Sheets show them, the next one while this one is worked on. */
function prefetchPhotos(sheets: Sheet[], resources: PrintResources): Ahead {
  const order = [...new Map(sheets.flatMap((sheet) => photoItems(sheet.items)).map((item) => [photoKey(item), item])).values()];
  const begun = new Map<string, Promise<PrintPhoto | null>>();
  const read = (item: PhotoItem): Promise<PrintPhoto | null> => {
    const photo = begun.get(photoKey(item)) ?? Promise.resolve(resources.photo(item.photoId, item.filter));
    begun.set(photoKey(item), photo);
    return photo;
  };
  return async (item) => {
    const photo = await read(item);
    begun.delete(photoKey(item));
    const next = order[order.findIndex((one) => photoKey(one) === photoKey(item)) + 1];
    // Whoever asks for it hears of a failure.
    if (next) read(next).catch(() => {});
    return photo;
  };
}

/** Writes a photo into the file at its first use, so that it need not be kept. */
async function placePhoto(item: PhotoItem, press: Press, hash: Hash, photos: Ahead): Promise<void> {
  const key = photoKey(item);
  if (press.photos.has(key)) return;
  const stored = await photos(item);
  if (!stored) throw new Fault('internal', `no photo ${item.photoId}`);
  // Length and both ends tell any two photos apart that people upload; nothing but the file's ids hangs on it.
  const { length } = stored.bytes;
  hash
    .update(`${key} ${length}`)
    .update(stored.bytes.subarray(0, 65_536))
    .update(stored.bytes.subarray(Math.max(0, length - 65_536)));
  const image = imageObject(readJpeg(stored.bytes), press);
  press.photos.set(key, { name: `Photo${press.photos.size + 1}`, image, orientation: stored.orientation });
  await press.sink.flush();
}

function paintPhoto(item: PhotoItem, press: Press, onPage: OnPage): string {
  const photo = press.photos.get(photoKey(item));
  if (!photo) throw new Fault('internal', `photo ${item.photoId} was not placed`);
  onPage.images[photo.name] = photo.image;
  return ['q /Knock gs', `${outline(item.clip)} W n`, photoTransform(item.matrix, photo.orientation), `/${photo.name} Do Q`].join('\n');
}

/** The JPEG as it is, pixels untouched, with the colours it says it has. */
function imageObject(jpeg: PrintJpeg, press: Press): PdfRef {
  if (jpeg.components === 3 && !press.profile.rgbAllowed) throw new Fault('internal', 'the printing house takes no RGB photos');
  const data: Record<string, unknown> = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: jpeg.width,
    Height: jpeg.height,
    BitsPerComponent: 8,
    ColorSpace: photoColourSpace(jpeg, press),
    Filter: 'DCTDecode',
  };
  if (jpeg.inverted) data.Decode = [1, 0, 1, 0, 1, 0, 1, 0];
  return press.sink.object(data, jpeg.bytes);
}

function photoColourSpace({ components, icc }: PrintJpeg, press: Press): unknown {
  const { srgb } = press.resources;
  const profile = icc ?? (components === 3 ? srgb : components === 1 ? grayProfile(srgb) : null);
  // CMYK without a profile is meant for the output condition.
  if (!profile) return 'DeviceCMYK';
  const key = createHash('sha256').update(profile).digest('hex');
  const known = press.profiles.get(key) ?? press.sink.object({ N: components }, profile);
  press.profiles.set(key, known);
  return ['ICCBased', known];
}
