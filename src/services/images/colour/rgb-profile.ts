/** ICC profiles (version 2.4) of colour spaces that a picture only names: by numbers, by chromaticities or by EXIF. */

/** CIE 1931 x and y. */
type Chromaticity = readonly [x: number, y: number];
export type Primaries = { red: Chromaticity; green: Chromaticity; blue: Chromaticity; white: Chromaticity };
/** How samples become light. 'pq' and 'hlg' reach brighter than paper. */
export type Transfer = { kind: 'srgb' | 'pq' | 'hlg' } | { kind: 'gamma'; gamma: number };
export type RgbSpace = { primaries: Primaries; transfer: Transfer };

const d65: Chromaticity = [0.3127, 0.329];
export const primaries = {
  srgb: { red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06], white: d65 },
  adobe: { red: [0.64, 0.33], green: [0.21, 0.71], blue: [0.15, 0.06], white: d65 },
  displayP3: { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: d65 },
  cinemaP3: { red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06], white: [0.314, 0.351] },
  rec2020: { red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046], white: d65 },
  ntsc1953: { red: [0.67, 0.33], green: [0.21, 0.71], blue: [0.14, 0.08], white: [0.31, 0.316] },
  rec601Pal: { red: [0.64, 0.33], green: [0.29, 0.6], blue: [0.15, 0.06], white: d65 },
  rec601Ntsc: { red: [0.63, 0.34], green: [0.31, 0.595], blue: [0.155, 0.07], white: d65 },
} as const satisfies Record<string, Primaries>;

/** Adobe RGB (1998), 4.3.1.2: 2 and 51/256. */
export const adobeRgb: RgbSpace = { primaries: primaries.adobe, transfer: { kind: 'gamma', gamma: 2.19921875 } };

export function isHdr({ transfer: { kind } }: RgbSpace): boolean {
  return kind === 'pq' || kind === 'hlg';
}

/** The profile of a space, for pictures of three channels or, with its curve alone, of one. */
export function profileOf({ primaries: named, transfer }: RgbSpace, isGray = false): Uint8Array {
  const curve = curveData(transfer);
  const tags: [name: string, data: Buffer][] = [
    ['desc', description(isGray ? 'Gray' : 'RGB')],
    ['cprt', Buffer.concat([Buffer.from('text\0\0\0\0'), Buffer.from('Public domain\0')])],
    ['wtpt', xyzData(d50)],
  ];
  if (isGray) tags.push(['kTRC', curve]);
  else {
    const columns = adaptedColumns(named);
    for (const [index, name] of ['rXYZ', 'gXYZ', 'bXYZ'].entries()) tags.push([name, xyzData(columns[index] as Vector)]);
    for (const name of ['rTRC', 'gTRC', 'bTRC']) tags.push([name, curve]);
  }
  return assembled(tags, isGray ? 'GRAY' : 'RGB ');
}

function assembled(tags: readonly [name: string, data: Buffer][], space: string): Buffer {
  const list = Buffer.alloc(4 + 12 * tags.length);
  list.writeUInt32BE(tags.length, 0);
  const blocks: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let at = 128 + list.length;
  for (const [index, [name, data]] of tags.entries()) {
    if (!places.has(data)) {
      places.set(data, at);
      const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
      blocks.push(padded);
      at += padded.length;
    }
    list.write(name, 4 + 12 * index, 'latin1');
    list.writeUInt32BE(places.get(data) ?? 0, 8 + 12 * index);
    list.writeUInt32BE(data.length, 12 + 12 * index);
  }
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x02400000, 8);
  head.write(`mntr${space}XYZ `, 12, 'latin1');
  head.writeUInt16BE(2026, 24);
  head.writeUInt16BE(1, 26);
  head.writeUInt16BE(1, 28);
  head.write('acsp', 36, 'latin1');
  for (const [index, value] of d50.entries()) head.writeInt32BE(fixed(value), 68 + 4 * index);
  return Buffer.concat([head, list, ...blocks]);
}

function description(text: string): Buffer {
  const data = Buffer.alloc(12 + text.length + 1 + 8 + 3 + 67);
  data.write('desc', 0, 'latin1');
  data.writeUInt32BE(text.length + 1, 8);
  data.write(text, 12, 'latin1');
  return data;
}

function fixed(value: number): number {
  return Math.round(value * 65_536);
}

function xyzData(vector: Vector): Buffer {
  const data = Buffer.alloc(20);
  data.write('XYZ ', 0, 'latin1');
  for (const [index, value] of vector.entries()) data.writeInt32BE(fixed(value), 8 + 4 * index);
  return data;
}

/** PQ spends most of its values on the dark. */
const curveEntries = 4096;

function curveData(transfer: Transfer): Buffer {
  const values =
    transfer.kind === 'gamma'
      ? [Math.round(transfer.gamma * 256)]
      : Array.from({ length: curveEntries }, (_, at) => Math.round(65_535 * lightOf(transfer.kind, at / (curveEntries - 1))));
  const data = Buffer.alloc(12 + 2 * values.length);
  data.write('curv', 0, 'latin1');
  data.writeUInt32BE(values.length, 8);
  for (const [index, value] of values.entries()) data.writeUInt16BE(value, 12 + 2 * index);
  return data;
}

/** Of a sample of 0 to 1, with 1 as the white of paper. */
function lightOf(kind: 'srgb' | 'pq' | 'hlg', sample: number): number {
  if (kind === 'srgb') return sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4;
  return toneMapped((kind === 'pq' ? pqNits(sample) : hlgNits(sample)) / whiteNits);
}

/** Rep. ITU-R BT.2408: what white paper has in a picture of high dynamic range. */
const whiteNits = 203;

/** SMPTE ST 2084. */
function pqNits(sample: number): number {
  const power = sample ** (32 / 2523);
  return 10_000 * (Math.max(0, power - 3424 / 4096) / (2413 / 128 - (2392 / 128) * power)) ** (16_384 / 2610);
}

/** Rec. ITU-R BT.2100 on a screen of 1,000 nits, whose gamma is 1.2. */
function hlgNits(sample: number): number {
  const [a, b, c] = [0.178_832_77, 0.284_668_92, 0.559_910_73];
  const scene = sample <= 0.5 ? sample ** 2 / 3 : (Math.exp((sample - c) / a) + b) / 12;
  return 1000 * scene ** 1.2;
}

/** Where light begins to be pressed together, so that lamps and clouds keep their drawing. */
const shoulder = 0.7;

function toneMapped(light: number): number {
  if (light <= shoulder) return light;
  const room = 1 - shoulder;
  return shoulder + room * (1 - Math.exp((shoulder - light) / room));
}

type Vector = readonly [number, number, number];
const d50: Vector = [0.9642, 1, 0.8249];
/** The cone responses of Bradford, by row. */
const bradford: readonly Vector[] = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** Red, green and blue at full light in the connection space, whose white is D50. */
function adaptedColumns({ red, green, blue, white }: Primaries): Vector[] {
  const columns = [red, green, blue].map(xyzOf);
  const shares = product(inverse(rowsOf(columns)), xyzOf(white));
  const [from, to] = [product(bradford, xyzOf(white)), product(bradford, d50)];
  return columns.map((column, index) => {
    const cones = product(bradford, scaled(column, shares[index] as number));
    const adapted = [0, 1, 2].map((cone) => ((cones[cone] as number) * (to[cone] as number)) / (from[cone] as number));
    return product(inverse(bradford), adapted as unknown as Vector);
  });
}

function xyzOf([x, y]: Chromaticity): Vector {
  return [x / y, 1, (1 - x - y) / y];
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

function rowsOf([a, b, c]: readonly Vector[]): Vector[] {
  return [0, 1, 2].map((row) => [a?.[row] ?? 0, b?.[row] ?? 0, c?.[row] ?? 0]);
}

function product(rows: readonly Vector[], [x, y, z]: Vector): Vector {
  const [first = 0, second = 0, third = 0] = rows.map(([a, b, c]) => a * x + b * y + c * z);
  return [first, second, third];
}

function inverse(rows: readonly Vector[]): Vector[] {
  const [[a, b, c], [d, e, f], [g, h, i]] = rows as readonly [Vector, Vector, Vector];
  const cofactors = [e * i - f * h, f * g - d * i, d * h - e * g] as const;
  const determinant = a * cofactors[0] + b * cofactors[1] + c * cofactors[2];
  const adjugate: Vector[] = [
    [cofactors[0], c * h - b * i, b * f - c * e],
    [cofactors[1], a * i - c * g, c * d - a * f],
    [cofactors[2], b * g - a * h, a * e - b * d],
  ];
  return adjugate.map((row) => scaled(row, 1 / determinant));
}
