/** Streams of an OLE2 compound file ([MS-CFB]). Chains of sectors are followed at most as long as the file has sectors. */
import { GridRefusal } from '#core/people/import/grid.ts';

const endOfChain = 0xfffffffe;
const freeSector = 0xffffffff;
const entryBytes = 128;
const maxEntries = 4_000;

export type CompoundFile = {
  names: ReadonlySet<string>;
  stream(name: string): Uint8Array;
};

type Entry = { name: string; isRoot: boolean; start: number; size: number };

class Sectors {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  readonly size: number;
  readonly count: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.uint16(30);
    if (shift !== 9 && shift !== 12) throw new GridRefusal('damaged', `sectors of 2^${shift}`);
    this.size = 1 << shift;
    this.count = Math.ceil(bytes.length / this.size);
  }

  uint16(at: number): number {
    if (at + 2 > this.bytes.length) throw new GridRefusal('damaged', 'end of file');
    return this.view.getUint16(at, true);
  }

  uint32(at: number): number {
    if (at + 4 > this.bytes.length) throw new GridRefusal('damaged', 'end of file');
    return this.view.getUint32(at, true);
  }

  /** A file may end within its last sector. */
  sector(number: number): Uint8Array {
    const start = (number + 1) * this.size;
    if (start >= this.bytes.length) throw new GridRefusal('damaged', `sector ${number}`);
    return this.bytes.subarray(start, start + this.size);
  }

  /** The numbers of a sector. */
  numbers(number: number): number[] {
    const start = (number + 1) * this.size;
    return Array.from({ length: this.size / 4 }, (_, at) => this.uint32(start + at * 4));
  }
}

/** The sectors that belong together, in their order. */
function chain(table: readonly number[], start: number, most: number): number[] {
  const found: number[] = [];
  for (let next = start; next !== endOfChain && next !== freeSector; next = table[next] ?? endOfChain) {
    found.push(next);
    if (found.length > most) throw new GridRefusal('damaged', 'a chain of sectors without end');
  }
  return found;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  return new Uint8Array(Buffer.concat(parts)).subarray(0, size);
}

/** Which sector follows each. */
function sectorTable(sectors: Sectors): number[] {
  const lists = Array.from({ length: 109 }, (_, at) => sectors.uint32(76 + at * 4));
  let next = sectors.uint32(68);
  for (let seen = 0; next !== endOfChain && next !== freeSector; seen += 1) {
    if (seen > sectors.count) throw new GridRefusal('damaged', 'a list of tables without end');
    const numbers = sectors.numbers(next);
    lists.push(...numbers.slice(0, -1));
    next = numbers.at(-1) ?? endOfChain;
  }
  const used = lists.filter((number) => number !== freeSector && number !== endOfChain);
  if (used.length > sectors.count) throw new GridRefusal('damaged', 'tables of sectors');
  return used.flatMap((number) => sectors.numbers(number));
}

function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + entryBytes <= directory.length && entries.length < maxEntries; at += entryBytes) {
    const length = Math.min(64, view.getUint16(at + 64, true));
    const type = directory[at + 66];
    const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + Math.max(0, length - 2)));
    // The root is told by its type: some writers name it otherwise.
    if (type === 2 || type === 5)
      entries.push({ name, isRoot: type === 5, start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) });
  }
  return entries;
}

export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const sectors = new Sectors(bytes);
  const table = sectorTable(sectors);
  const sectorsFrom = (start: number) => chain(table, start, sectors.count).map((number) => sectors.sector(number));
  const entries = entriesOf(joined(sectorsFrom(sectors.uint32(48)), bytes.length));
  const root = entries.find(({ isRoot }) => isRoot);
  const minStreamSize = sectors.uint32(56);

  function smallStream({ start, size }: Entry): Uint8Array {
    const whole = joined(root ? sectorsFrom(root.start) : [], bytes.length);
    const smallTable = chain(table, sectors.uint32(60), sectors.count).flatMap((number) => sectors.numbers(number));
    const parts = chain(smallTable, start, Math.ceil(whole.length / 64)).map((number) => whole.subarray(number * 64, number * 64 + 64));
    return joined(parts, size);
  }

  return {
    names: new Set(entries.map(({ name }) => name)),
    stream(name) {
      const entry = entries.find((one) => one.name === name);
      if (!entry) throw new GridRefusal('damaged', `no ${name}`);
      return entry.size < minStreamSize ? smallStream(entry) : joined(sectorsFrom(entry.start), entry.size);
    },
  };
}
