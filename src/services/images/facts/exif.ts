/** Reads the few EXIF tags that are stored of a photo: time, camera and orientation. Places and serial numbers are not looked at. */
import { maxCameraLength, type PictureFacts } from '#core/photos/facts.ts';
import { visibleText } from '#core/values/visible-text.ts';

export type ExifFacts = Pick<PictureFacts, 'takenAt' | 'offsetMin' | 'camera'> & {
  /** 1 to 8; null where there is none. */
  orientation: number | null;
};

const none: ExifFacts = { takenAt: null, offsetMin: null, camera: null, orientation: null };

const tags = { make: 0x010f, model: 0x0110, orientation: 0x0112, exif: 0x8769, taken: 0x9003, offset: 0x9011, subSeconds: 0x9291 } as const;
const types = { ascii: 2, short: 3, long: 4 } as const;
/** A directory of a camera has some forty entries. */
const maxEntries = 1_000;
/** Longest text that is read of a tag, in bytes. */
const maxTextBytes = 256;
const entryBytes = 12;

/** `bytes`: a TIFF structure, with or without the "Exif\0\0" of a JPEG before it. Never throws: what is damaged is null. */
export function readExif(bytes: Uint8Array | undefined): ExifFacts {
  if (!bytes) return none;
  try {
    return factsOf(withoutSignature(bytes));
  } catch (error) {
    // A position behind the end.
    if (error instanceof RangeError) return none;
    throw error;
  }
}

function withoutSignature(bytes: Uint8Array): DataView {
  const hasSignature = Buffer.from(bytes.subarray(0, 6)).toString('latin1') === 'Exif\0\0';
  const at = hasSignature ? 6 : 0;
  return new DataView(bytes.buffer, bytes.byteOffset + at, bytes.byteLength - at);
}

function factsOf(view: DataView): ExifFacts {
  const order = view.getUint16(0);
  const isLittle = order === 0x4949;
  if ((!isLittle && order !== 0x4d4d) || view.getUint16(2, isLittle) !== 42) return none;
  const main = directoryAt(view, view.getUint32(4, isLittle), isLittle);
  const at = main.number(tags.exif);
  const exif = at === null ? null : directoryAt(view, at, isLittle);
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
