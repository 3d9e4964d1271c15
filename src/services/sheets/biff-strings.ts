/** Strings of BIFF8 records ([MS-XLS] 2.5.293). The table of shared strings goes on in further records, also within a string. */
import { GridRefusal } from '#core/people/import/grid.ts';

/** Reads the parts of a record that goes on in others. */
export class RecordReader {
  private readonly parts: readonly Uint8Array[];
  private part = 0;
  private at = 0;

  constructor(parts: readonly Uint8Array[]) {
    this.parts = parts;
  }

  /** Whether nothing is left of any part. */
  get isAtEnd(): boolean {
    this.next();
    return this.part >= this.parts.length;
  }

  private next(): void {
    while (this.part < this.parts.length && this.at >= (this.parts[this.part]?.length ?? 0)) {
      this.part += 1;
      this.at = 0;
    }
  }

  byte(): number {
    this.next();
    const byte = this.parts[this.part]?.[this.at];
    if (byte === undefined) throw new GridRefusal('damaged', 'end of record');
    this.at += 1;
    return byte;
  }

  uint16(): number {
    return this.byte() | (this.byte() << 8);
  }

  uint32(): number {
    return this.uint16() + this.uint16() * 0x10000;
  }

  skip(count: number): void {
    for (let left = count; left > 0; ) {
      this.next();
      const here = (this.parts[this.part]?.length ?? 0) - this.at;
      if (here <= 0) throw new GridRefusal('damaged', 'end of record');
      const step = Math.min(left, here);
      this.at += step;
      left -= step;
    }
  }

  /** `count` characters. Where they go on in the next part, that begins with their width anew. */
  characters(count: number, isWide: boolean): string {
    let wide = isWide;
    let text = '';
    for (let left = count; left > 0; ) {
      if (this.at >= (this.parts[this.part]?.length ?? 0)) {
        this.next();
        wide = (this.byte() & 1) === 1;
      }
      const here = this.parts[this.part]?.subarray(this.at) ?? new Uint8Array();
      const length = Math.min(left, wide ? here.length >> 1 : here.length);
      if (length === 0) throw new GridRefusal('damaged', 'a character in two records');
      // The low bytes of UTF-16, which are those of ISO 8859-1.
      text += wide
        ? Buffer.from(here.subarray(0, length * 2)).toString('utf16le')
        : Buffer.from(here.subarray(0, length)).toString('latin1');
      this.at += wide ? length * 2 : length;
      left -= length;
    }
    return text;
  }

  /** A string with its runs of formats and its phonetic reading, which are left out. */
  richString(): string {
    const count = this.uint16();
    const flags = this.byte();
    const runs = flags & 8 ? this.uint16() : 0;
    const phonetic = flags & 4 ? this.uint32() : 0;
    const text = this.characters(count, (flags & 1) === 1);
    this.skip(runs * 4);
    this.skip(phonetic);
    return text;
  }
}

/** A string whose length takes one byte or two. */
export function stringAt(data: Uint8Array, at: number, lengthBytes: 1 | 2): string {
  const reader = new RecordReader([data.subarray(at)]);
  const count = lengthBytes === 1 ? reader.byte() : reader.uint16();
  if (count === 0) return '';
  return reader.characters(count, (reader.byte() & 1) === 1);
}
