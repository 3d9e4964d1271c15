/**
 * AVIF, HEIC and MP4, which are boxes: what is no picture or film becomes zeros in its place, since positions in the file are written all
 * over it. How a picture is turned is a property of its own (irot, imir), not of EXIF.
 */
import { type FilePart, masked, maxParts, type Source } from './source.ts';

type Range = { start: number; end: number };
type Box = Range & { type: string; body: number };

/** Boxes that say something about a file and show nothing of it. */
const describing = new Set(['free', 'skip', 'uuid', 'udta', 'meta', 'xml ', 'bxml', 'wide', 'jumb']);
/** Items of a picture that say something about it: EXIF, XMP and the like. */
const describingItems = new Set(['Exif', 'mime', 'uri ']);
const maxMetaBytes = 4_000_000;

/** The boxes from `start` to `end`; null where they do not fill it. */
async function boxesIn(source: Source, start: number, end: number): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const head = Buffer.from(await source.read(at, 16));
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return null;
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const body = at + (short === 1 ? 16 : 8);
    if (size < body - at || at + size > end || boxes.length >= maxParts) return null;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at, body, end: at + size });
    at += size;
  }
  return boxes;
}

/** Turns boxes into unused ones of the same size. */
function unused(boxes: readonly Box[], zeroed: Range[], replaced: Map<number, Uint8Array>): void {
  for (const { start, body, end } of boxes) {
    replaced.set(start + 4, Buffer.from('free'));
    zeroed.push({ start: body, end });
  }
}

/** A film: descriptions of the whole, of its tracks and what lies beside them, such as the place it was shot at. */
export async function filmParts(source: Source): Promise<FilePart[] | null> {
  const top = await boxesIn(source, 0, source.size);
  if (!top?.some(({ type }) => type === 'moov')) return null;
  const found = top.filter(({ type }) => describing.has(type));
  for (const movie of top.filter(({ type }) => type === 'moov' || type === 'moof')) {
    const children = await boxesIn(source, movie.body, movie.end);
    if (!children) return null;
    found.push(...children.filter(({ type }) => describing.has(type)));
    for (const track of children.filter(({ type }) => type === 'trak' || type === 'traf')) {
      const inner = await boxesIn(source, track.body, track.end);
      if (!inner) return null;
      found.push(...inner.filter(({ type }) => describing.has(type)));
    }
  }
  const zeroed: Range[] = [];
  const replaced = new Map<number, Uint8Array>();
  unused(found, zeroed, replaced);
  return masked(source.size, zeroed, replaced);
}

/** A picture: of its media data only what its items name stays, and of these no descriptions. Null for a file that is read otherwise. */
export async function heifParts(source: Source): Promise<FilePart[] | null> {
  const top = await boxesIn(source, 0, source.size);
  const meta = top?.find(({ type }) => type === 'meta');
  if (!top || !meta || meta.end - meta.body > maxMetaBytes) return null;
  // A full box: its version comes first.
  const children = await boxesIn(source, meta.body + 4, meta.end);
  if (!children) return null;
  const box = async (type: string) => {
    const found = children.find((child) => child.type === type);
    return found ? new Reader(Buffer.from(await source.read(found.body, found.end - found.body))) : null;
  };
  const [infos, locations] = [await box('iinf'), await box('iloc')];
  const data = children.find(({ type }) => type === 'idat');
  if (!infos || !locations) return null;
  const types = readTypes(infos);
  const items = readExtents(locations, { file: { start: 0, end: source.size }, idat: data ? { start: data.body, end: data.end } : null });
  if (!types || !items) return null;

  const isDescription = (id: number) => describingItems.has(types.get(id) ?? '');
  const zeroed = items.filter(({ id }) => isDescription(id)).map(({ start, end }) => ({ start, end }));
  const replaced = new Map<number, Uint8Array>();
  unused(
    [...top.filter((one) => describing.has(one.type) && one !== meta), ...children.filter(({ type }) => describing.has(type))],
    zeroed,
    replaced,
  );
  // The samples of a sequence are named elsewhere.
  if (!top.some(({ type }) => type === 'moov')) {
    const named = items.filter(({ id }) => !isDescription(id));
    for (const media of top.filter(({ type }) => type === 'mdat')) zeroed.push(...gaps(media, named));
  }
  return masked(source.size, merged(zeroed), replaced);
}

/** What no range names of the body of a box. */
function gaps({ body, end }: Box, named: readonly Range[]): Range[] {
  const inside = named.filter((range) => range.start < end && range.end > body).toSorted((a, b) => a.start - b.start);
  const found: Range[] = [];
  let at = body;
  for (const range of inside) {
    if (range.start > at) found.push({ start: at, end: range.start });
    at = Math.max(at, range.end);
  }
  if (end > at) found.push({ start: at, end });
  return found;
}

function merged(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const { start, end } of ranges.filter((range) => range.end > range.start).toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** Numbers of a box in turn; NaN behind its end. */
class Reader {
  at = 0;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** An unsigned number of 0, 1, 2, 4 or 8 bytes. */
  number(length: number): number {
    const { at, bytes } = this;
    this.at += length;
    if (this.at > bytes.length) return Number.NaN;
    return length === 0 ? 0 : length === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, length);
  }
}

/** The type of each item; null for a version that is not known. */
function readTypes(info: Reader): Map<number, string> | null {
  const types = new Map<number, string>();
  const version = info.number(1);
  info.at += 3;
  const count = info.number(version === 0 ? 2 : 4);
  for (let entry = 0; entry < count; entry += 1) {
    const start = info.at;
    const size = info.number(4);
    info.at += 4;
    const entryVersion = info.number(1);
    info.at += 3;
    if (entryVersion !== 2 && entryVersion !== 3) return null;
    const id = info.number(entryVersion === 2 ? 2 : 4);
    info.at += 2;
    if (Number.isNaN(id) || !(size >= 16)) return null;
    types.set(id, info.bytes.toString('latin1', info.at, info.at + 4));
    info.at = start + size;
  }
  return types;
}

/** Where each item lies in the file; null where it cannot be told. */
function readExtents(location: Reader, bases: { file: Range; idat: Range | null }): (Range & { id: number })[] | null {
  const found: (Range & { id: number })[] = [];
  const version = location.number(1);
  location.at += 3;
  const sizes = location.number(1);
  const more = location.number(1);
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, version === 0 ? 0 : more & 15];
  if (version > 2) return null;
  const count = location.number(version === 2 ? 4 : 2);
  for (let item = 0; item < count; item += 1) {
    const id = location.number(version === 2 ? 4 : 2);
    const method = version === 0 ? 0 : location.number(2) & 15;
    location.at += 2;
    const base = location.number(baseSize);
    const extents = location.number(2);
    if (Number.isNaN(extents)) return null;
    const room = method === 0 ? bases.file : method === 1 ? bases.idat : null;
    // Places in other items are those of derived pictures, which have no bytes of their own.
    if (!room) return null;
    for (let extent = 0; extent < extents; extent += 1) {
      location.at += indexSize;
      const start = room.start + base + location.number(offsetSize);
      const length = location.number(lengthSize);
      const end = start + length;
      // Without a length it would be the whole file.
      if (!(start >= room.start && length > 0 && end <= room.end) || found.length >= maxParts) return null;
      found.push({ id, start, end });
    }
  }
  return found;
}
