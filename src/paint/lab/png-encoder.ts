/** A PNG with alpha, written while it is painted: no more than a band of its pixels has to lie in memory. */
import { crc32, createDeflate, deflateSync } from 'node:zlib';

/** RGBA with eight bits each. */
const channels = 4;
/** Filter that codes the difference to the pixel at the left. */
const sub = 1;

export type PngEncoder = {
  /** Whole rows, RGBA with alpha not multiplied in. */
  write(pixels: Uint8Array): Promise<void>;
  /** The file; all rows must have been written. */
  end(): Promise<Uint8Array>;
};

/** With exactly two labels: `icc`, whose name is that of sRGB, and `dpi`, which PNG holds as whole pixels a metre. */
export function createPngEncoder({ width, height }: { width: number; height: number }, dpi: number, icc: Uint8Array): PngEncoder {
  const deflate = createDeflate();
  const parts: Uint8Array[] = [];
  deflate.on('data', (part: Uint8Array) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => deflate.on('end', resolve).on('error', reject));
  return {
    write: (pixels) =>
      new Promise((resolve, reject) => {
        deflate.write(filtered(pixels, width * channels), (error) => (error ? reject(error) : resolve()));
      }),
    async end() {
      deflate.end();
      await done;
      const header = new DataView(new ArrayBuffer(13));
      header.setUint32(0, width);
      header.setUint32(4, height);
      header.setUint16(8, 0x0806);
      const density = new DataView(new ArrayBuffer(9));
      const perMetre = Math.round(dpi / 0.0254);
      density.setUint32(0, perMetre);
      density.setUint32(4, perMetre);
      density.setUint8(8, 1);
      return Buffer.concat([
        Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
        ...chunk('IHDR', new Uint8Array(header.buffer)),
        ...chunk('iCCP', Buffer.concat([Buffer.from('sRGB IEC61966-2.1\0\0', 'latin1'), deflateSync(icc)])),
        ...chunk('pHYs', new Uint8Array(density.buffer)),
        ...parts.flatMap((part) => chunk('IDAT', part)),
        ...chunk('IEND', new Uint8Array()),
      ]);
    },
  };
}

/** Each row behind the number of its filter. */
function filtered(pixels: Uint8Array, rowBytes: number): Uint8Array {
  const rows = pixels.length / rowBytes;
  const out = new Uint8Array(rows * (rowBytes + 1));
  for (let row = 0, to = 0, from = 0; row < rows; row += 1) {
    out[to] = sub;
    to += 1;
    for (let at = 0; at < rowBytes; at += 1, to += 1, from += 1)
      out[to] = (pixels[from] ?? 0) - (at < channels ? 0 : (pixels[from - channels] ?? 0));
  }
  return out;
}

function chunk(name: string, data: Uint8Array): [Uint8Array, Uint8Array, Uint8Array] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0);
  return [head, data, sum];
}
