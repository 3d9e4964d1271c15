/**
 * Whether the pixels of a JPEG are all there (ITU-T T.81). Its entropy-coded bytes are read, block by block and scan by scan, without making
 * pixels of them: libjpeg tells of a tear only where it finds no code at all, and fills and shifts blocks without a word elsewhere.
 */
import { EntropyReader, type HuffmanTable } from './entropy-reader.ts';
import {
  acBlocks,
  acRefinementBlocks,
  type Band,
  type BlockReader,
  dcBlocks,
  type NonZero,
  type ScanComponent,
  sequentialBlocks,
} from './scan-blocks.ts';

const marker = { eoi: 0xd9, sos: 0xda, dht: 0xc4, dqt: 0xdb, dri: 0xdd } as const;
/** Frames with Huffman coding: baseline and extended ones, and progressive ones. */
const sequential = [0xc0, 0xc1];
const progressive = 0xc2;

/** Some cameras leave a few bytes between the last block and the end of the file. Between scans there are none. */
const strayBytes = 16;

type Component = { id: number; across: number; down: number; quantiser: number };
type Frame = { width: number; height: number; components: Component[]; isProgressive: boolean };

/** What was read of a picture so far. */
type Progress = {
  /** By component: how many low bits of each coefficient are still left out; -1 for one of which nothing was read. */
  leftOut: Map<number, Int8Array>;
  nonZero: Map<number, NonZero>;
};

/** False for a file that this does not read: arithmetic or hierarchical ones, those of twelve bits, and no JPEG at all. */
export function isTornJpeg(bytes: Uint8Array): boolean {
  const tables: Tables = { huffman: new Map(), steps: new Map() };
  const progress: Progress = { leftOut: new Map(), nonZero: new Map() };
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
    if (code === marker.eoi) break;
    const body = bytes.subarray(at + 4, at + 2 + word(bytes, at + 2));
    at += 2 + word(bytes, at + 2);
    if (sequential.includes(code) || code === progressive) frame = readFrame(body, code === progressive);
    else if (code === marker.dht) readHuffmanTables(body, tables.huffman);
    else if (code === marker.dqt) readSteps(body, tables.steps);
    else if (code === marker.dri) restartEvery = word(body, 0);
    else if (code >= 0xc3 && code <= 0xcf && code !== 0xc8 && code !== 0xcc) return false;
    if (code !== marker.sos) continue;
    const components = frame && scanComponents(body, frame, tables);
    if (!frame || !components) return false;
    const reader = new EntropyReader(bytes, at);
    const blocks = blockReader(reader, { body, frame, components, progress });
    if (typeof blocks === 'string') return blocks === 'torn';
    const end = readScan(reader, blocks, { frame, components, restartEvery });
    if (end === null) return true;
    at = end;
  }
  // Of each component something is to be seen.
  return frame !== null && progress.leftOut.size > 0 && progress.leftOut.size < frame.components.length;
}

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** Null for other precisions than eight bits, and where the height comes after the pixels. */
function readFrame(body: Uint8Array, isProgressive: boolean): Frame | null {
  const [height, width, count] = [word(body, 1), word(body, 3), body[5] ?? 0];
  if (body[0] !== 8 || height === 0 || width === 0 || body.length < 6 + 3 * count) return null;
  const components = Array.from({ length: count }, (_, index) => {
    const [id = 0, factors = 0, quantiser = 0] = body.subarray(6 + 3 * index);
    return { id, across: factors >> 4, down: factors & 15, quantiser };
  });
  return components.every(({ across, down }) => across > 0 && down > 0) ? { width, height, components, isProgressive } : null;
}

function readHuffmanTables(body: Uint8Array, tables: Map<number, HuffmanTable>): void {
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
    tables.set(body[at] ?? 0, table);
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

type Tables = { huffman: Map<number, HuffmanTable>; steps: Map<number, number> };

function scanComponents(body: Uint8Array, { components }: Frame, { huffman, steps }: Tables): (ScanComponent & Component)[] | null {
  const found = Array.from({ length: body[0] ?? 0 }, (_, place) => {
    const [id, tables = 0] = body.subarray(1 + 2 * place);
    const index = components.findIndex((one) => one.id === id);
    const component = components[index];
    if (!component) return null;
    const step = steps.get(component.quantiser) ?? 1;
    return { ...component, index, dc: huffman.get(tables >> 4), ac: huffman.get(0x10 | (tables & 15)), step };
  });
  return found.length > 0 && found.every((one) => one !== null) ? found : null;
}

type Scan = { body: Uint8Array; frame: Frame; components: readonly (ScanComponent & Component)[]; progress: Progress };

/** How the blocks of a scan are read. 'unknown' where no decoder reads it, 'torn' where scans before it are missing. */
function blockReader(reader: EntropyReader, { body, frame, components, progress }: Scan): BlockReader | 'unknown' | 'torn' {
  const [first = 0, last = 0, bits = 0] = body.subarray(1 + 2 * components.length);
  const whole = { first: 0, last: 63, before: 0, shift: 0 };
  const band: Band = frame.isProgressive ? { first, last, before: bits >> 4, shift: bits & 15 } : whole;
  const isDc = band.first === 0 && frame.isProgressive;
  if (band.last > 63 || band.last < band.first || (isDc && band.last > 0)) return 'unknown';
  const needsDc = !frame.isProgressive || (isDc && band.before === 0);
  const needsAc = !isDc;
  if (components.some(({ dc, ac }) => (needsDc && !dc) || (needsAc && !ac))) return 'unknown';
  if (!components.every(({ index }) => isNext(band, index, progress))) return 'torn';
  if (!frame.isProgressive) return sequentialBlocks(reader);
  if (isDc) return dcBlocks(reader, band);
  const [only, other] = components;
  if (!only || other) return 'unknown';
  const nonZero = progress.nonZero.get(only.index) ?? new Uint8Array(8 * unitsOf(frame, components));
  progress.nonZero.set(only.index, nonZero);
  return band.before === 0 ? acBlocks(reader, band, nonZero) : acRefinementBlocks(reader, band, nonZero);
}

/** Notes what a scan brings; false for one that refines what no scan before it has brought. */
function isNext({ first, last, before, shift }: Band, component: number, { leftOut }: Progress): boolean {
  const known = leftOut.get(component) ?? new Int8Array(64).fill(-1);
  leftOut.set(component, known);
  const isKnown = known.subarray(first, last + 1).every((bits) => Math.max(0, bits) === before);
  known.fill(shift, first, last + 1);
  return isKnown;
}

/** How many units of blocks a scan has. One of a single component has no blocks beyond its edge. */
function unitsOf({ width, height, components: all }: Frame, components: readonly Component[]): number {
  const [widest, highest] = [Math.max(...all.map(({ across }) => across)), Math.max(...all.map(({ down }) => down))];
  const [only, other] = components;
  if (!only || other) return Math.ceil(width / (8 * widest)) * Math.ceil(height / (8 * highest));
  const blocks = (size: number, factor: number, most: number) => Math.ceil(Math.ceil((size * factor) / most) / 8);
  return blocks(width, only.across, widest) * blocks(height, only.down, highest);
}

type Units = { frame: Frame; components: readonly (ScanComponent & Component)[]; restartEvery: number };

/** The position behind a scan; null where blocks are missing, cannot be read or are left over. */
function readScan(reader: EntropyReader, blocks: BlockReader, { frame, components, restartEvery }: Units): number | null {
  const isAlone = components.length === 1;
  const unit = components.flatMap((one): ScanComponent[] => Array.from({ length: isAlone ? 1 : one.across * one.down }, () => one));
  const units = unitsOf(frame, components);
  blocks.begin();
  for (let at = 0; at < units; at += 1) {
    if (restartEvery > 0 && at > 0 && at % restartEvery === 0) {
      if (!blocks.mayEnd() || !reader.restart(at / restartEvery - 1)) return null;
      blocks.begin();
    }
    for (const component of unit) if (!blocks.read(component, at)) return null;
  }
  return blocks.mayEnd() && reader.isPadded() ? endOfScan(reader.bytes, reader.end()) : null;
}

/** The position of the marker behind a scan whose blocks end at `from`; null when more is left over than a few stray bytes. */
function endOfScan(bytes: Uint8Array, from: number): number | null {
  let left = 0;
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const [byte = 0, next = 0] = [bytes[at], bytes[at + 1]];
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (byte === 0xff && next !== 0 && next !== 0xff && !isRestart) return left === 0 || next === marker.eoi ? at : null;
    if (byte !== 0 && byte !== 0xff && !(isRestart && byte === 0xff)) left += 1;
    if (left > strayBytes) return null;
  }
  return bytes.length;
}
