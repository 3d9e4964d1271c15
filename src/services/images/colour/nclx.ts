/** The colour numbers of an AVIF or HEIC (ISO/IEC 14496-12, 23008-12): property `colr` of its primary picture. */
import type { FileHandle } from 'node:fs/promises';

type Box = { type: string; body: Buffer };
export type ColourNumbers = { primaries: number; transfer: number };

const maxMetaBytes = 4_000_000;
const maxBoxes = 1_000;

/** Null for a file without them. Never throws. */
export async function readNclx(handle: FileHandle): Promise<ColourNumbers | null> {
  try {
    const meta = await metaOf(handle);
    return meta && numbersOf(boxesIn(meta.subarray(4)));
  } catch (error) {
    // A position behind the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function metaOf(handle: FileHandle): Promise<Buffer | null> {
  let at = 0;
  for (let count = 0; count < maxBoxes; count += 1) {
    const { buffer: head, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, at);
    if (bytesRead < 16) return null;
    const short = head.readUInt32BE(0);
    const start = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (head.toString('latin1', 4, 8) === 'meta') {
      const length = Math.min(size - start, maxMetaBytes);
      const { buffer, bytesRead: read } = await handle.read(Buffer.alloc(length), 0, length, at + start);
      return buffer.subarray(0, read);
    }
    if (size < start) return null;
    at += size;
  }
  return null;
}

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length && boxes.length < maxBoxes; ) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    if (size < 8) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

function bodyOf(boxes: readonly Box[], type: string): Buffer | null {
  return boxes.find((box) => box.type === type)?.body ?? null;
}

/** Of the primary picture; where it has none, those that all pictures of the file share: tiles carry them for their grid. */
function numbersOf(meta: readonly Box[]): ColourNumbers | null {
  const [primary, shared] = [bodyOf(meta, 'pitm'), bodyOf(meta, 'iprp')];
  if (!primary || !shared) return null;
  const groups = boxesIn(shared);
  const properties = boxesIn(bodyOf(groups, 'ipco') ?? Buffer.alloc(0)).map(colourOf);
  const item = primary[0] === 0 ? primary.readUInt16BE(4) : primary.readUInt32BE(4);
  const own = groups
    .filter(({ type }) => type === 'ipma')
    .flatMap(({ body }) => propertiesOf(body, item))
    .map((index) => properties[index - 1] ?? null)
    .find((colour) => colour !== null);
  if (own) return own;
  const all = properties.filter((colour) => colour !== null);
  const [first] = all;
  return first && all.every(({ primaries, transfer }) => primaries === first.primaries && transfer === first.transfer) ? first : null;
}

function colourOf({ type, body }: Box): ColourNumbers | null {
  const isNumbered = type === 'colr' && body.length >= 8 && body.toString('latin1', 0, 4) === 'nclx';
  return isNumbered ? { primaries: body.readUInt16BE(4), transfer: body.readUInt16BE(6) } : null;
}

/** Numbers of the properties of an item, counted from 1. */
function propertiesOf(associations: Buffer, item: number): number[] {
  const [version, isWide] = [associations[0], ((associations[3] ?? 0) & 1) === 1];
  const count = associations.readUInt32BE(4);
  let at = 8;
  for (let entry = 0; entry < count; entry += 1) {
    const id = version === 0 ? associations.readUInt16BE(at) : associations.readUInt32BE(at);
    at += version === 0 ? 2 : 4;
    const own = associations.readUInt8(at);
    at += 1;
    if (id === item)
      return Array.from({ length: own }, (_, index) =>
        isWide ? associations.readUInt16BE(at + 2 * index) & 0x7fff : associations.readUInt8(at + index) & 0x7f,
      );
    at += own * (isWide ? 2 : 1);
  }
  return [];
}
