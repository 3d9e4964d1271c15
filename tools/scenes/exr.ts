/** Reads the multilayer OpenEXR that Blender writes: scan lines, one part, without or with ZIP compression, halves or 32-bit floats. */
import { inflateSync } from 'node:zlib';

/** Samples by channel ('light.R'), row by row from the top. */
export type Exr = { width: number; height: number; channels: ReadonlyMap<string, Float32Array> };
type Channel = { name: string; isHalf: boolean };
type Header = { channels: Channel[]; compression: number; width: number; height: number; firstRow: number; end: number };

const magic = 20_000_630;
/** Rows a block, by the number of the compression: none, ZIPS, ZIP. */
const blockRows: Record<number, number> = { 0: 1, 2: 1, 3: 16 };

function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

function readHeader(bytes: Buffer): Header {
  if (bytes.length < 8 || bytes.readUInt32LE(0) !== magic) throw new Error('this is no OpenEXR file; wait until Blender has ended');
  const header: Header = { channels: [], compression: 0, width: 0, height: 0, firstRow: 0, end: 8 };
  const text = () => {
    const end = bytes.indexOf(0, header.end);
    const read = bytes.toString('latin1', header.end, end);
    header.end = end + 1;
    return read;
  };
  for (let name = text(); name !== ''; name = text()) {
    text();
    const at = header.end + 4;
    const next = at + bytes.readInt32LE(header.end);
    if (name === 'compression') header.compression = bytes[at] as number;
    if (name === 'dataWindow') {
      header.firstRow = bytes.readInt32LE(at + 4);
      header.width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1;
      header.height = bytes.readInt32LE(at + 12) - header.firstRow + 1;
    }
    if (name === 'channels') {
      header.end = at;
      while (bytes[header.end] !== 0) {
        const channel = text();
        header.channels.push({ name: channel, isHalf: bytes.readInt32LE(header.end) === 1 });
        header.end += 16;
      }
    }
    header.end = next;
  }
  return header;
}

/** Undoes the differences and the order of bytes of OpenEXR's ZIP. */
function inflated(block: Buffer): Buffer {
  const mixed = inflateSync(block);
  for (let at = 1; at < mixed.length; at += 1) mixed[at] = ((mixed[at - 1] as number) + (mixed[at] as number) - 128) & 255;
  const middle = (mixed.length + 1) >> 1;
  const made = Buffer.alloc(mixed.length);
  for (let at = 0; at < mixed.length; at += 1) made[at] = mixed[at & 1 ? middle + (at >> 1) : at >> 1] as number;
  return made;
}

/** Throws for other files, and for one that is not written to its end. */
export function readExr(bytes: Buffer): Exr {
  const { channels, compression, width, height, firstRow, end } = readHeader(bytes);
  const rows = blockRows[compression];
  if (rows === undefined) throw new Error(`OpenEXR compression ${compression} is not read`);
  const samples = new Map(channels.map(({ name }) => [name, new Float32Array(width * height)]));
  const rowBytes = channels.reduce((sum, { isHalf }) => sum + width * (isHalf ? 2 : 4), 0);
  for (let block = 0; block < Math.ceil(height / rows); block += 1) {
    const start = Number(bytes.readBigUInt64LE(end + block * 8));
    if (start === 0) throw new Error('this OpenEXR file is not written to its end');
    const top = bytes.readInt32LE(start) - firstRow;
    const size = bytes.readInt32LE(start + 4);
    const count = Math.min(rows, height - top);
    const stored = bytes.subarray(start + 8, start + 8 + size);
    const data = compression !== 0 && size < count * rowBytes ? inflated(stored) : stored;
    let at = 0;
    for (let row = top; row < top + count; row += 1) {
      for (const { name, isHalf } of channels) {
        const to = samples.get(name) as Float32Array;
        for (let x = 0; x < width; x += 1, at += isHalf ? 2 : 4)
          to[row * width + x] = isHalf ? half(data.readUInt16LE(at)) : data.readFloatLE(at);
      }
    }
  }
  return { width, height, channels: samples };
}

const order = ['R', 'G', 'B', 'X', 'Y', 'Z', 'V'];

/** The first `count` channels of a layer as one array, sample by sample; alpha is left out. Throws where the layer is missing. */
export function exrLayer({ width, height, channels }: Exr, layer: string, count = 3): Float32Array {
  const letter = (name: string) => order.indexOf(name.slice(layer.length + 1));
  const names = [...channels.keys()].filter((name) => name.startsWith(`${layer}.`) && letter(name) >= 0);
  const chosen = names.toSorted((one, two) => letter(one) - letter(two)).slice(0, count);
  if (chosen.length < count) throw new Error(`the render has no layer '${layer}'`);
  const made = new Float32Array(width * height * count);
  for (const [index, name] of chosen.entries()) {
    const from = channels.get(name) as Float32Array;
    for (let at = 0; at < from.length; at += 1) made[at * count + index] = from[at] as number;
  }
  return made;
}

/** Names of the layers in the file. */
export function exrLayers({ channels }: Exr): string[] {
  return [...new Set([...channels.keys()].map((name) => name.split('.')[0] as string))];
}
