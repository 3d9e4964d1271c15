/**
 * Whether the pixels of a baseline JPEG are all there (ITU-T T.81, annex F). Its entropy-coded bytes are read, block by block, without making
 * pixels of them: libjpeg tells of a tear only where it finds no code at all, and fills and shifts blocks without a word elsewhere.
 */

const marker = { eoi: 0xd9, sos: 0xda, dht: 0xc4, dqt: 0xdb, dri: 0xdd } as const;
/** Frames with Huffman codes that are not progressive. */
const sequential = [0xc0, 0xc1];

/** Some cameras leave a few bytes between the last block and the end. */
const strayBytes = 16;

/**
 * The mean of a block of eight-bit samples, as its first coefficient says it (8 times the distance from gray), and what rounding adds. After
 * a tear all means are off by as much, so that some of them are brighter than white or darker than black.
 */
const maxMean = 1024 + 128;

type Component = { id: number; across: number; down: number; quantiser: number };
type Frame = { width: number; height: number; components: Component[] };
/** By the next sixteen bits: the length of the code that they begin with, and the value it stands for. 0 where there is none. */
type Codes = Uint16Array;
type Coded = Component & { dc: Codes; ac: Codes; step: number };

/** False for a file that this does not read: progressive, arithmetic or hierarchical ones, those of twelve bits, and no JPEG at all. */
export function isTornJpeg(bytes: Uint8Array): boolean {
  const codes = new Map<number, Codes>();
  const steps = new Map<number, number>();
  let frame: Frame | null = null;
  let restartEvery = 0;
  let at = 2;
  while (at + 3 < bytes.length) {
    // Stray bytes between segments are harmless.
    if (bytes[at] !== 0xff || bytes[at + 1] === 0xff || bytes[at + 1] === 0) {
      at += 1;
      continue;
    }
    const code = bytes[at + 1] as number;
    if (code === marker.eoi) return false;
    const body = bytes.subarray(at + 4, at + 2 + word(bytes, at + 2));
    at += 2 + word(bytes, at + 2);
    if (sequential.includes(code)) frame = readFrame(body);
    else if (code === marker.dht) readCodes(body, codes);
    else if (code === marker.dqt) readSteps(body, steps);
    else if (code === marker.dri) restartEvery = word(body, 0);
    else if (code >= 0xc2 && code <= 0xcf && code !== 0xc8 && code !== 0xcc) return false;
    if (code !== marker.sos) continue;
    const components = frame && scanComponents(body, frame, { codes, steps });
    if (!frame || !components) return false;
    const end = readScan(bytes, at, { frame, components, restartEvery });
    if (end === null) return true;
    at = end;
  }
  return false;
}

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** Null for other precisions than eight bits, and where the height comes after the pixels. */
function readFrame(body: Uint8Array): Frame | null {
  const [height, width, count] = [word(body, 1), word(body, 3), body[5] ?? 0];
  if (body[0] !== 8 || height === 0 || width === 0 || body.length < 6 + 3 * count) return null;
  const components = Array.from({ length: count }, (_, index) => {
    const [id = 0, factors = 0, quantiser = 0] = body.subarray(6 + 3 * index);
    return { id, across: factors >> 4, down: factors & 15, quantiser };
  });
  return components.every(({ across, down }) => across > 0 && down > 0) ? { width, height, components } : null;
}

function readCodes(body: Uint8Array, codes: Map<number, Codes>): void {
  for (let at = 0; at + 17 <= body.length; ) {
    const table = new Uint16Array(65_536);
    const counts = body.subarray(at + 1, at + 17);
    let value = at + 17;
    let first = 0;
    for (let length = 1; length <= 16; length += 1) {
      for (let left = counts[length - 1] ?? 0; left > 0; left -= 1) {
        const span = 1 << (16 - length);
        table.fill((length << 8) | (body[value] ?? 0), first, first + span);
        first += span;
        value += 1;
      }
    }
    codes.set(body[at] ?? 0, table);
    at = value;
  }
}

/** The step of the first coefficient, by table. */
function readSteps(body: Uint8Array, steps: Map<number, number>): void {
  for (let at = 0; at < body.length; ) {
    const head = body[at] ?? 0;
    const isWide = head >> 4 !== 0;
    steps.set(head & 15, isWide ? word(body, at + 1) : (body[at + 1] ?? 0));
    at += isWide ? 129 : 65;
  }
}

type Tables = { codes: Map<number, Codes>; steps: Map<number, number> };

function scanComponents(body: Uint8Array, { components }: Frame, { codes, steps }: Tables): Coded[] | null {
  const found = Array.from({ length: body[0] ?? 0 }, (_, index) => {
    const [id, tables = 0] = body.subarray(1 + 2 * index);
    const component = components.find((one) => one.id === id);
    const [dc, ac] = [codes.get(tables >> 4), codes.get(0x10 | (tables & 15))];
    return component && dc && ac ? { ...component, dc, ac, step: steps.get(component.quantiser) ?? 1 } : null;
  });
  return found.length > 0 && found.every((one) => one !== null) ? found : null;
}

type Scan = { frame: Frame; components: Coded[]; restartEvery: number };

/** The position behind a scan; null where blocks are missing, cannot be read or are left over. */
function readScan(bytes: Uint8Array, from: number, { frame, components, restartEvery }: Scan): number | null {
  const [widest, highest] = [
    Math.max(...frame.components.map(({ across }) => across)),
    Math.max(...frame.components.map(({ down }) => down)),
  ];
  const [only] = components;
  const isAlone = components.length === 1 && only !== undefined;
  // A scan of one component has no blocks beyond its edge.
  const unitsOf = (size: number, factor: number, most: number) =>
    isAlone ? Math.ceil(Math.ceil((size * factor) / most) / 8) : Math.ceil(size / (8 * most));
  const units = unitsOf(frame.width, only?.across ?? 1, widest) * unitsOf(frame.height, only?.down ?? 1, highest);
  const blocks = components.flatMap((component) =>
    Array.from({ length: isAlone ? 1 : component.across * component.down }, () => component),
  );
  let at = from;
  let buffer = 0;
  let bits = 0;
  /** Bits of the buffer that no byte of the file stands for. */
  let missing = 0;

  function fill(): void {
    while (bits <= 16) {
      let byte = bytes[at] ?? 0xff;
      if (byte === 0xff) {
        if (bytes[at + 1] === 0) at += 2;
        else {
          byte = 0;
          missing += 8;
        }
      } else at += 1;
      buffer = (buffer << 8) | byte;
      bits += 8;
    }
  }

  /** The value of the next code; -1 where there is none. */
  function next(codes: Codes): number {
    if (bits < 16) fill();
    const found = codes[(buffer >>> (bits - 16)) & 0xffff] ?? 0;
    if (found === 0) return -1;
    bits -= found >> 8;
    return found & 0xff;
  }

  /** A number of so many bits, of which those that begin with 0 are negative. */
  function signed(count: number): number {
    if (count === 0) return 0;
    if (bits < count) fill();
    bits -= count;
    const value = (buffer >>> bits) & ((1 << count) - 1);
    return value >> (count - 1) === 0 ? value - (1 << count) + 1 : value;
  }

  function skip(count: number): void {
    if (bits < count) fill();
    bits -= count;
  }

  /** First coefficients of the last blocks, by component. */
  const means = new Map(components.map((component) => [component, 0]));

  function isBlock(component: Coded): boolean {
    const { dc, ac, step } = component;
    const size = next(dc);
    if (size < 0 || size > 11) return false;
    const mean = (means.get(component) ?? 0) + signed(size);
    means.set(component, mean);
    if (Math.abs(mean * step) > maxMean + step) return false;
    for (let index = 1; index < 64; index += 1) {
      const value = next(ac);
      if (value < 0) return false;
      const run = value >> 4;
      const length = value & 15;
      if (length === 0) {
        if (run !== 15) break;
        index += 15;
        if (index > 63) return false;
        continue;
      }
      index += run;
      if (index > 63) return false;
      skip(length);
    }
    // What is missing is read as zeros, behind the bits that are there.
    return bits >= missing;
  }

  function restart(number: number): boolean {
    buffer = 0;
    bits = 0;
    missing = 0;
    for (const component of components) means.set(component, 0);
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd0 + (number & 7)) return false;
    at += 2;
    return true;
  }

  for (let unit = 0; unit < units; unit += 1) {
    if (restartEvery > 0 && unit > 0 && unit % restartEvery === 0 && !restart(unit / restartEvery - 1)) return null;
    for (const block of blocks) if (!isBlock(block)) return null;
  }
  return endOfScan(bytes, at - Math.floor((bits - missing) / 8));
}

/** The position of the marker behind a scan whose blocks end at `from`; null when more is left over than a few stray bytes. */
function endOfScan(bytes: Uint8Array, from: number): number | null {
  let left = 0;
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const [byte = 0, next = 0] = [bytes[at], bytes[at + 1]];
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (byte === 0xff && next !== 0 && next !== 0xff && !isRestart) return at;
    if (byte !== 0 && byte !== 0xff && !(isRestart && byte === 0xff)) left += 1;
    if (left > strayBytes) return null;
  }
  return bytes.length;
}
