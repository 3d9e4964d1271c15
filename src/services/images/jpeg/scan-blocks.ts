/**
 * The blocks of a scan of a JPEG as its coding says (ITU-T T.81, annexes F and G). Each function reads one block and tells whether it can be
 * one; no pixels are made of it.
 */
import type { Codes, EntropyReader } from './entropy-reader.ts';

/** `index`: its place in the frame. `step`: that of the first coefficient. */
export type Coded = { index: number; dc: Codes | undefined; ac: Codes | undefined; step: number };
/** Coefficients from `first` to `last`. `before` and `shift`: how many low bits are left out by earlier scans, and by this one. */
export type Band = { first: number; last: number; before: number; shift: number };

/**
 * The mean of a block of eight-bit samples, as its first coefficient says it: 8 times the distance from gray, and what rounding adds. After a
 * tear all means are off by as much, so that some of them are brighter than white or darker than black. Some encoders go beyond white to
 * keep the edges of letters clean, none goes beyond black.
 */
const minMean = -1024 - 8;
const maxMean = 1024 + 128;

/** Reads the block at a place among those of its component. */
export type ReadBlock = (component: Coded, block: number) => boolean;

export type BlockReader = {
  read: ReadBlock;
  /** Before the first block, and after a restart marker. */
  begin(): void;
  /** Whether blocks may end here. */
  mayEnd(): boolean;
};

/** The difference of the first coefficient to that of the block before. */
function meanReader(reader: EntropyReader, shift: number): { read: (component: Coded) => boolean; begin: () => void } {
  const means: number[] = [];
  return {
    read({ index, dc, step }) {
      const size = dc ? reader.next(dc) : -1;
      if (size < 0 || size > 11) return false;
      const mean = (means[index] ?? 0) + reader.signed(size);
      means[index] = mean;
      const width = step << shift;
      return mean * width >= minMean - width && mean * width <= maxMean + width;
    },
    begin() {
      means.length = 0;
    },
  };
}

/** Blocks that are whole in one scan. */
export function sequentialBlocks(reader: EntropyReader): BlockReader {
  const means = meanReader(reader, 0);
  function read(component: Coded): boolean {
    const { ac } = component;
    if (!ac || !means.read(component)) return false;
    for (let index = 1; index < 64; index += 1) {
      const value = reader.next(ac);
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
  return { read, begin: means.begin, mayEnd: () => true };
}

/** The first coefficient alone, or one more bit of it. */
export function meanBlocks(reader: EntropyReader, { before, shift }: Band): BlockReader {
  const means = meanReader(reader, shift);
  function read(component: Coded): boolean {
    if (before === 0) return means.read(component) && !reader.isBeyondEnd();
    reader.skip(1);
    return !reader.isBeyondEnd();
  }
  return { read, begin: means.begin, mayEnd: () => true };
}

/** Which coefficients of a component are not zero: eight bytes a block. */
export type NonZero = Uint8Array;

/** Coefficients of a band, of which the last blocks of a run have none. */
export function bandBlocks(reader: EntropyReader, { first, last }: Band, nonZero: NonZero): BlockReader {
  let empty = 0;
  function read({ ac }: Coded, block: number): boolean {
    if (empty > 0) {
      empty -= 1;
      return true;
    }
    if (!ac) return false;
    for (let index = first; index <= last; index += 1) {
      const value = reader.next(ac);
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
        empty = (1 << run) + reader.number(run) - 1;
        break;
      }
    }
    return !reader.isBeyondEnd();
  }
  function begin(): void {
    empty = 0;
  }
  return { read, begin, mayEnd: () => empty === 0 };
}

/** One more bit of the coefficients of a band, and those that are not zero only by it. */
export function refinedBlocks(reader: EntropyReader, { first, last }: Band, nonZero: NonZero): BlockReader {
  let empty = 0;

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

  function read({ ac }: Coded, block: number): boolean {
    let index = first;
    if (empty === 0) {
      if (!ac) return false;
      for (; index <= last; index += 1) {
        const value = reader.next(ac);
        if (value < 0) return false;
        const run = value >> 4;
        const length = value & 15;
        if (length === 0 && run < 15) {
          empty = (1 << run) + reader.number(run);
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
    if (empty > 0) {
      correct(block, index, 64);
      empty -= 1;
    }
    return !reader.isBeyondEnd();
  }
  function begin(): void {
    empty = 0;
  }
  return { read, begin, mayEnd: () => empty === 0 };
}

function mark(nonZero: NonZero, block: number, index: number): void {
  const at = 8 * block + (index >> 3);
  nonZero[at] = (nonZero[at] ?? 0) | (1 << (index & 7));
}

function isMarked(nonZero: NonZero, block: number, index: number): boolean {
  return ((nonZero[8 * block + (index >> 3)] ?? 0) & (1 << (index & 7))) !== 0;
}
