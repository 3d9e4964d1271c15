/** Shares of four inks as an uncompressed TIFF: sharp takes raw pixels with four channels for RGB with alpha. */

const header = 8;
const entryBytes = 12;
const [short, long] = [3, 4];

/** `inks` has cyan, magenta, yellow and black of each pixel, 255 for all of an ink. */
export function cmykTiff(inks: Uint8Array, { width, height }: { width: number; height: number }): Uint8Array {
  const count = 10;
  const depths = header + 2 + count * entryBytes + 4;
  const pixels = depths + 4 * 2;
  const entries: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, long, 1, width],
    [257, long, 1, height],
    // Bits of each channel.
    [258, short, 4, depths],
    // Not compressed.
    [259, short, 1, 1],
    // Separated inks.
    [262, short, 1, 5],
    [273, long, 1, pixels],
    [277, short, 1, 4],
    [278, long, 1, height],
    [279, long, 1, inks.length],
    // The inks are cyan, magenta, yellow and black.
    [332, short, 1, 1],
  ];
  const head = Buffer.alloc(pixels);
  head.write('II', 0, 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(header, 4);
  head.writeUInt16LE(count, header);
  for (const [at, [tag, type, values, value]] of entries.entries()) {
    const start = header + 2 + at * entryBytes;
    head.writeUInt16LE(tag, start);
    head.writeUInt16LE(type, start + 2);
    head.writeUInt32LE(values, start + 4);
    head.writeUInt32LE(value, start + 8);
  }
  for (let channel = 0; channel < 4; channel += 1) head.writeUInt16LE(8, depths + 2 * channel);
  return Buffer.concat([head, inks]);
}
