/** The head of an uncompressed TIFF (TIFF 6.0, little-endian) whose rows follow it without gaps. */

const short = 3;
const long = 4;
const undefinedType = 7;

type Picture = { width: number; height: number; channels: 3 | 4; bits: 8 | 16; profile: Uint8Array | null };

/** Tags in ascending order. A value of one short or long stands in the entry itself, others behind the list. */
export function tiffHead({ width, height, channels, bits, profile }: Picture): Buffer {
  const count = profile ? 12 : 11;
  const listBytes = 2 + 12 * count + 4;
  const bitsAt = 8 + listBytes;
  const profileAt = bitsAt + 2 * channels;
  // Rows begin at an even offset.
  const rowsAt = profileAt + (profile ? profile.byteLength + (profile.byteLength % 2) : 0);
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, channels, bitsAt],
    // Not compressed, RGB.
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, rowsAt],
    [277, short, 1, channels],
    [278, long, 1, height],
    [279, long, 1, (width * height * channels * bits) / 8],
    [284, short, 1, 1],
    // The fourth sample, where there is one, is opacity; a count of 0 would not be valid.
    channels === 4 ? [338, short, 1, 2] : [296, short, 1, 1],
  ];
  if (profile) entries.push([34675, undefinedType, profile.byteLength, profileAt]);
  const head = Buffer.alloc(rowsAt);
  head.write('II', 0, 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(entries.length, 8);
  for (const [at, [tag, type, length, value]] of entries.entries()) {
    const place = 10 + 12 * at;
    head.writeUInt16LE(tag, place);
    head.writeUInt16LE(type, place + 2);
    head.writeUInt32LE(length, place + 4);
    head.writeUInt32LE(value, place + 8);
  }
  for (let at = 0; at < channels; at += 1) head.writeUInt16LE(bits, bitsAt + 2 * at);
  if (profile) head.set(profile, profileAt);
  return head;
}
