/** Adobe RGB (1998) as an ICC profile of the specification's numbers, since none may be shipped. */

/** Red, green and blue in XYZ under D50, and the exponent of all three. */
const primaries = { rXYZ: [0.60974, 0.31111, 0.01947], gXYZ: [0.20528, 0.62567, 0.06087], bXYZ: [0.14919, 0.06322, 0.74457] } as const;
const exponent = 563 / 256;

function tag(kind: string, ...numbers: number[]): Buffer {
  const body = Buffer.alloc(8 + numbers.length * 4);
  body.write(kind, 0, 'latin1');
  for (const [at, number] of numbers.entries()) body.writeInt32BE(number, 8 + at * 4);
  return body;
}

const xyz = (values: readonly number[]) => tag('XYZ ', ...values.map((value) => Math.round(value * 65_536)));

function profile(): Buffer {
  // One entry: an exponent in steps of 1/256.
  const curve = Buffer.concat([tag('curv', 1), Buffer.from([563 >> 8, 563 & 255, 0, 0])]);
  const name = Buffer.from('Adobe RGB\0', 'latin1');
  const description = Buffer.concat([tag('desc', name.length), name, Buffer.alloc(80)]);
  const text = Buffer.concat([tag('text'), Buffer.from('test only\0\0\0', 'latin1')]);
  const tags: [string, Buffer][] = [
    ['desc', description],
    ['cprt', text],
    ['wtpt', xyz([0.9642, 1, 0.8249])],
    ...Object.entries(primaries).map(([key, values]): [string, Buffer] => [key, xyz(values)]),
    ...['rTRC', 'gTRC', 'bTRC'].map((key): [string, Buffer] => [key, curve]),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length);
  let offset = 128 + table.length;
  const bodies: Buffer[] = [];
  for (const [at, [key, body]] of tags.entries()) {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    table.write(key, 4 + at * 12, 'latin1');
    table.writeUInt32BE(offset, 8 + at * 12);
    table.writeUInt32BE(body.length, 12 + at * 12);
    bodies.push(padded);
    offset += padded.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(offset);
  header.writeUInt32BE(0x02_10_00_00, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  xyz([0.9642, 1, 0.8249]).copy(header, 68, 8);
  return Buffer.concat([header, table, ...bodies]);
}

/** The JPEG with this profile in place of none. */
export function withAdobeRgb(jpeg: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Uint8Array.of(1, 1), profile()]);
  const length = body.length + 2;
  return Buffer.concat([jpeg.subarray(0, 2), Uint8Array.of(0xff, 0xe2, length >> 8, length & 255), body, jpeg.subarray(2)]);
}

/** The sRGB bytes of a colour in Adobe RGB bytes, where sRGB has it. */
export function srgbOfAdobe(bytes: readonly number[]): number[] {
  const linear = bytes.map((byte) => (byte / 255) ** exponent);
  const columns = Object.values(primaries);
  const whole = [0, 1, 2].map((row) => columns.reduce((sum, column, at) => sum + (column[row] ?? 0) * (linear[at] ?? 0), 0));
  const toSrgb = [
    [3.1338561, -1.6168667, -0.4906146],
    [-0.9787684, 1.9161415, 0.033454],
    [0.0719453, -0.2289914, 1.4052427],
  ];
  return toSrgb.map((row) => {
    const value = row.reduce((sum, share, at) => sum + share * (whole[at] ?? 0), 0);
    return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  });
}
