/** Reads the few EXIF tags that are needed of a photo: time, camera, orientation and colour space. Places and serial numbers are not looked at. */
import { maxCameraLength, type PictureFacts } from '#core/photos/facts.ts';
import { visibleText } from '#core/values/visible-text.ts';

export type ExifFacts = Pick<PictureFacts, 'takenAt' | 'offsetMin' | 'camera'> & {
  /** 1 to 8; null where there is none. */
  orientation: number | null;
};

const none: ExifFacts = { takenAt: null, offsetMin: null, camera: null, orientation: null };

const tags = {
  make: 0x010f,
  model: 0x0110,
  orientation: 0x0112,
  exif: 0x8769,
  taken: 0x9003,
  offset: 0x9011,
  subSeconds: 0x9291,
  colourSpace: 0xa001,
  interoperability: 0xa005,
  interoperabilityIndex: 1,
} as const;
const types = { ascii: 2, short: 3, long: 4 } as const;
/** A directory of a camera has some forty entries. */
const maxEntries = 1_000;
/** Longest text that is read of a tag, in bytes. */
const maxTextBytes = 256;
const entryBytes = 12;

/** `bytes`: a TIFF structure, with or without the "Exif\0\0" of a JPEG before it. Never throws: what is damaged is null. */
export function readExif(bytes: Uint8Array | undefined): ExifFacts {
  return readAs(bytes, factsOf) ?? none;
}

/** Cameras tell Adobe RGB by the rule for interoperability that they follow (DCF 2.0: "R03"), some programs by a number of their own. */
export function readColourTags(bytes: Uint8Array | undefined): 'adobe-rgb' | null {
  return readAs(bytes, colourOf);
}

function readAs<T>(bytes: Uint8Array | undefined, read: (structure: Structure) => T): T | null {
  if (!bytes) return null;
  try {
    const structure = structureOf(withoutSignature(bytes));
    return structure && read(structure);
  } catch (error) {
    // A position behind the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function withoutSignature(bytes: Uint8Array): DataView {
  const hasSignature = Buffer.from(bytes.subarray(0, 6)).toString('latin1') === 'Exif\0\0';
  const at = hasSignature ? 6 : 0;
  return new DataView(bytes.buffer, bytes.byteOffset + at, bytes.byteLength - at);
}

/** `exif`: the directory that a camera writes; null where there is none. `directory` reads the one that a tag leads to. */
type Structure = { main: Directory; exif: Directory | null; directory(from: Directory, tag: number): Directory | null };

function structureOf(view: DataView): Structure | null {
  const order = view.getUint16(0);
  const isLittle = order === 0x4949;
  if ((!isLittle && order !== 0x4d4d) || view.getUint16(2, isLittle) !== 42) return null;
  const main = directoryAt(view, view.getUint32(4, isLittle), isLittle);
  const directory = (from: Directory, tag: number) => {
    const at = from.number(tag);
    return at === null ? null : directoryAt(view, at, isLittle);
  };
  return { main, exif: directory(main, tags.exif), directory };
}

function colourOf({ exif, directory }: Structure): 'adobe-rgb' | null {
  if (!exif) return null;
  const space = exif.number(tags.colourSpace);
  const rule = directory(exif, tags.interoperability)?.text(tags.interoperabilityIndex);
  return space === 2 || (space !== 1 && rule === 'R03') ? 'adobe-rgb' : null;
}

function factsOf({ main, exif }: Structure): ExifFacts {
  const orientation = main.number(tags.orientation);
  return {
    takenAt: exif && timeOf(exif.text(tags.taken), exif.text(tags.subSeconds)),
    offsetMin: exif && offsetOf(exif.text(tags.offset)),
    camera: cameraOf(main.text(tags.make), main.text(tags.model)),
    orientation: orientation !== null && orientation >= 1 && orientation <= 8 ? orientation : null,
  };
}

/** Values of a directory by tag; null for a tag that is missing, of another type or points outside. */
type Directory = { number(tag: number): number | null; text(tag: number): string | null };

/** Entries that are not there any more are left out. */
function directoryAt(view: DataView, start: number, isLittle: boolean): Directory {
  const entries = new Map<number, number>();
  const count = start + 2 > view.byteLength ? 0 : Math.min(view.getUint16(start, isLittle), maxEntries);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + entryBytes * index;
    if (at + entryBytes > view.byteLength) break;
    const tag = view.getUint16(at, isLittle);
    if (!entries.has(tag)) entries.set(tag, at);
  }
  return {
    number(tag) {
      const at = entries.get(tag);
      if (at === undefined || view.getUint32(at + 4, isLittle) !== 1) return null;
      const type = view.getUint16(at + 2, isLittle);
      if (type === types.short) return view.getUint16(at + 8, isLittle);
      return type === types.long ? view.getUint32(at + 8, isLittle) : null;
    },
    text(tag) {
      const at = entries.get(tag);
      if (at === undefined || view.getUint16(at + 2, isLittle) !== types.ascii) return null;
      const length = view.getUint32(at + 4, isLittle);
      const from = length <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
      if (from + length > view.byteLength) return null;
      const text = Buffer.from(view.buffer, view.byteOffset + from, Math.min(length, maxTextBytes)).toString('utf8');
      return text.split('\0', 1)[0] ?? '';
    },
  };
}

/** "2026:05:03 14:05:09" and "12" make "2026-05-03T14:05:09.12"; null for a time that no clock shows, such as "0000:00:00 00:00:00". */
function timeOf(text: string | null, subSeconds: string | null): string | null {
  const found = /^\s*(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)\s*$/.exec(text ?? '');
  if (!found) return null;
  const [, year, month, day, hour, minute, second] = found;
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const date = new Date(`${time}Z`);
  // The 31st of April reads as the first of May.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== time || Number(year) < 1800) return null;
  const [, digits] = /^\s*(\d{1,3})\d*\s*$/.exec(subSeconds ?? '') ?? [];
  return digits === undefined ? time : `${time}.${digits}`;
}

/** "+02:00" is 120. */
function offsetOf(text: string | null): number | null {
  const found = /^\s*([+-])(\d\d):(\d\d)\s*$/.exec(text ?? '');
  if (!found) return null;
  const minutes = Number(found[2]) * 60 + Number(found[3]);
  if (Number(found[3]) > 59 || minutes > 14 * 60) return null;
  return found[1] === '-' && minutes > 0 ? -minutes : minutes;
}

/** Models that begin with their maker's name keep it once. */
function cameraOf(make: string | null, model: string | null): string | null {
  const [maker, name] = [words(make), words(model)];
  const [first = ''] = maker.toLowerCase().split(' ');
  const camera = name === '' || (first !== '' && name.toLowerCase().startsWith(first)) ? name || maker : `${maker} ${name}`;
  return camera.trim().slice(0, maxCameraLength).toWellFormed().trim() || null;
}

function words(text: string | null): string {
  return visibleText((text ?? '').replace(/[\p{Cc}\ufffd]/gu, ' ')).replace(/\s+/g, ' ');
}
