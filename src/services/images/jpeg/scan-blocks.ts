/**
 * The blocks of a scan of a JPEG as its coding says (ITU-T T.81, annexes F and G). Each function reads one block and tells whether it can be
 * one; no pixels are made of it.
 */
import type { EntropyReader, HuffmanTable } from './entropy-reader.ts';

/** `index`: its place in the frame. `step`: that of the first coefficient. */
export type ScanComponent = { index: number; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined; step: number };
/** Spectral selection from `first` to `last`, and successive approximation: `before` (Ah) and `shift` (Al) low bits are left out by earlier scans, and by this one. */
export type Band = { first: number; last: number; before: number; shift: number };

/**
 * The mean of a block of eight-bit samples, as its DC coefficient says it: 8 times the distance from gray, and what rounding adds. After a
 * tear all of them are off by as much, so that some are brighter than white or darker than black. Some encoders go beyond white to
 * keep the edges of letters clean, none goes beyond black.
 */
const minDc = -1024 - 8;
const maxDc = 1024 + 128;

/** Reads the block at a place among those of its component. */
export type ReadBlock = (component: ScanComponent, block: number) => boolean;

export type BlockReader = {
  read: ReadBlock;
  /** Before the first block, and after a restart marker. */
  begin(): void;
  /** Whether blocks may end here. */
  mayEnd(): boolean;
};

/** The DC coefficient: its difference to that of the block before is coded. */
function dcReader(reader: EntropyReader, shift: number): { read: (component: ScanComponent) => boolean; begin: () => void } {
  const predictors: number[] = [];
  return {
    read({ index, dc, step }) {
      const size = dc ? reader.symbol(dc) : -1;
      if (size < 0 || size > 11) return false;
      const value = (predictors[index] ?? 0) + reader.signedBits(size);
      predictors[index] = value;
      const width = step << shift;
      return value * width >= minDc - width && value * width <= maxDc + width;
    },
    begin() {
      predictors.length = 0;
    },
  };
}

/** Blocks that are whole in one scan. */
export function sequentialBlocks(reader: EntropyReader): BlockReader {
  const dcs = dcReader(reader, 0);
  function read(component: ScanComponent): boolean {
    const { ac } = component;
    if (!ac || !dcs.read(component)) return false;
    for (let index = 1; index < 64; index += 1) {
      const value = reader.symbol(ac);
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
      reader.skip(length);
    }
    return !reader.isBeyondEnd();
  }
  return { read, begin: dcs.begin, mayEnd: () => true };
}

/** The DC coefficient alone, or one more bit of it. */
export function dcBlocks(reader: EntropyReader, { before, shift }: Band): BlockReader {
  const dcs = dcReader(reader, shift);
  function read(component: ScanComponent): boolean {
    if (before === 0) return dcs.read(component) && !reader.isBeyondEnd();
    reader.skip(1);
    return !reader.isBeyondEnd();
  }
  return { read, begin: dcs.begin, mayEnd: () => true };
}

/** Which coefficients of a component are not zero: eight bytes a block. */
export type NonZero = Uint8Array;

/** The first scan of the AC coefficients of a band. A run of blocks may have none (EOBRUN). */
export function acBlocks(reader: EntropyReader, { first, last }: Band, nonZero: NonZero): BlockReader {
  let eobRun = 0;
  function read({ ac }: ScanComponent, block: number): boolean {
    if (eobRun > 0) {
      eobRun -= 1;
      return true;
    }
    if (!ac) return false;
    for (let index = first; index <= last; index += 1) {
      const value = reader.symbol(ac);
      if (value < 0) return false;
      const run = value >> 4;
      const length = value & 15;
      if (length > 0) {
        index += run;
        if (index > last) return false;
        reader.skip(length);
        mark(nonZero, block, index);
      } else if (run === 15) index += 15;
      else {
        eobRun = (1 << run) + reader.readBits(run) - 1;
        break;
      }
    }
    return !reader.isBeyondEnd();
  }
  function begin(): void {
    eobRun = 0;
  }
  return { read, begin, mayEnd: () => eobRun === 0 };
}

/** A refinement scan: one more bit of the AC coefficients of a band, and those that are not zero only by it. */
export function acRefinementBlocks(reader: EntropyReader, { first, last }: Band, nonZero: NonZero): BlockReader {
  let eobRun = 0;

  /** Reads a bit of each coefficient that is not zero, up to the one behind `zeros` zeros; its index, or that behind the last. */
  function correct(block: number, from: number, zeros: number): number {
    let left = zeros;
    let index = from;
    for (; index <= last; index += 1) {
      if (isMarked(nonZero, block, index)) reader.skip(1);
      else if (left === 0) return index;
      else left -= 1;
    }
    return index;
  }

  function read({ ac }: ScanComponent, block: number): boolean {
    let index = first;
    if (eobRun === 0) {
      if (!ac) return false;
      for (; index <= last; index += 1) {
        const value = reader.symbol(ac);
        if (value < 0) return false;
        const run = value >> 4;
        const length = value & 15;
        if (length === 0 && run < 15) {
          eobRun = (1 << run) + reader.readBits(run);
          break;
        }
        if (length > 1) return false;
        reader.skip(length);
        index = correct(block, index, run);
        if (length === 0) continue;
        if (index > last) return false;
        mark(nonZero, block, index);
      }
    }
    if (eobRun > 0) {
      correct(block, index, 64);
      eobRun -= 1;
    }
    return !reader.isBeyondEnd();
  }
  function begin(): void {
    eobRun = 0;
  }
  return { read, begin, mayEnd: () => eobRun === 0 };
}

function mark(nonZero: NonZero, block: number, index: number): void {
  const at = 8 * block + (index >> 3);
  nonZero[at] = (nonZero[at] ?? 0) | (1 << (index & 7));
}

function isMarked(nonZero: NonZero, block: number, index: number): boolean {
  return ((nonZero[8 * block + (index >> 3)] ?? 0) & (1 << (index & 7))) !== 0;
}
