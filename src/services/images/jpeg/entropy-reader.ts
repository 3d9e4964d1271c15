/** Reads the entropy-coded bytes of a scan of a JPEG (ITU-T T.81, annex F): codes and numbers, without the zeros that are stuffed into them. */

/** A lookup table: by the next sixteen bits the length of the code that they begin with, and its symbol. 0 where there is none. */
export type HuffmanTable = Uint16Array;

export class EntropyReader {
  readonly bytes: Uint8Array;
  at: number;
  private buffer = 0;
  private bits = 0;
  /** Bits of the buffer that no byte of the file stands for; they are zeros, behind the bits that are there. */
  private missing = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
  }

  private fill(): void {
    const { bytes } = this;
    while (this.bits <= 16) {
      let byte = bytes[this.at] ?? 0xff;
      if (byte === 0xff) {
        if (bytes[this.at + 1] === 0) this.at += 2;
        else {
          byte = 0;
          this.missing += 8;
        }
      } else this.at += 1;
      this.buffer = (this.buffer << 8) | byte;
      this.bits += 8;
    }
  }

  /** The symbol of the next code; -1 where there is none. */
  symbol(table: HuffmanTable): number {
    if (this.bits < 16) this.fill();
    const found = table[(this.buffer >>> (this.bits - 16)) & 0xffff] ?? 0;
    if (found === 0) return -1;
    this.bits -= found >> 8;
    return found & 0xff;
  }

  /** A number of at most sixteen bits. */
  readBits(count: number): number {
    if (this.bits < count) this.fill();
    this.bits -= count;
    return (this.buffer >>> this.bits) & ((1 << count) - 1);
  }

  /** The same, of which those that begin with 0 are negative. */
  signedBits(count: number): number {
    if (count === 0) return 0;
    const value = this.readBits(count);
    return value >> (count - 1) === 0 ? value - (1 << count) + 1 : value;
  }

  skip(count: number): void {
    if (this.bits < count) this.fill();
    this.bits -= count;
  }

  /** More was read than there is. */
  isBeyondEnd(): boolean {
    return this.bits < this.missing;
  }

  /** Whether what is left of the last byte is filled as encoders do it: with ones, some with zeros. */
  isPadded(): boolean {
    const count = (this.bits - this.missing) % 8;
    if (count < 2) return true;
    const left = (this.buffer >>> (this.bits - count)) & ((1 << count) - 1);
    return left === 0 || left === (1 << count) - 1;
  }

  /** Goes behind the restart marker of this number; false where another one or none follows. */
  restart(number: number): boolean {
    const { bytes } = this;
    const isPadded = this.isPadded();
    this.buffer = 0;
    this.bits = 0;
    this.missing = 0;
    while (bytes[this.at] === 0xff && bytes[this.at + 1] === 0xff) this.at += 1;
    if (!isPadded || bytes[this.at] !== 0xff || bytes[this.at + 1] !== 0xd0 + (number & 7)) return false;
    this.at += 2;
    return true;
  }

  /** The position of the first byte that nothing was read of. */
  end(): number {
    return this.at - Math.floor((this.bits - this.missing) / 8);
  }
}
