/** Reads size and colour of a JPEG and drops its private segments, without decoding. */
import { Fault } from '#core/values/fault.ts';

export type PrintJpeg = {
  /** The same picture without EXIF, XMP, comments and anything behind its end; the given bytes where there was nothing to drop. */
  bytes: Uint8Array;
  /** Stored pixels, before orientation. */
  width: number;
  height: number;
  components: 1 | 3 | 4;
  /** CMYK written by Adobe's rule, with inverted values. */
  inverted: boolean;
  icc: Uint8Array | null;
};

const frameMarkers = new Set([0xc0, 0xc1, 0xc2]);

/** Throws Fault 'internal' for bytes that are no eight-bit Huffman JPEG: uploads were cleaned long before. */
export function readJpeg(bytes: Uint8Array): PrintJpeg {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  const profile = new Map<number, Uint8Array>();
  let frame: { width: number; height: number; components: number } | null = null;
  let inverted = false;
  for (let at = 2; ; ) {
    const code = bytes[at + 1];
    if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[at] !== 0xff || code === undefined)
      throw new Fault('internal', 'photo is no whole JPEG');
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === 0xd9) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    const body = bytes.subarray(at + 4, end);
    const isApplication = code >= 0xe0 && code <= 0xef;
    const isProfile = code === 0xe2 && startsWith(body, 'ICC_PROFILE\0');
    const isAdobe = code === 0xee && startsWith(body, 'Adobe');
    if (frameMarkers.has(code)) {
      if (body[0] !== 8) throw new Fault('internal', 'photo has not eight bits a channel');
      frame = { height: word(body, 1), width: word(body, 3), components: body[5] ?? 0 };
    }
    if (isProfile) profile.set(body[12] ?? 0, body.subarray(14));
    if (isAdobe) inverted = true;
    const stop = code === 0xda ? endOfScan(bytes, end) : end;
    if ((!isApplication && code !== 0xfe) || code === 0xe0 || isProfile || isAdobe) kept.push(bytes.subarray(at, stop));
    at = stop;
  }
  if (!frame || (frame.components !== 1 && frame.components !== 3 && frame.components !== 4)) {
    throw new Fault('internal', 'photo has no frame that a press file can carry');
  }
  const { width, height, components } = frame;
  const parts = [...profile].sort(([one], [two]) => one - two).map(([, part]) => part);
  const length = kept.reduce((sum, part) => sum + part.length, 0);
  return {
    bytes: length === bytes.length ? bytes : joined(kept),
    width,
    height,
    components,
    inverted: inverted && components === 4,
    icc: parts.length > 0 ? joined(parts) : null,
  };
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function word(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Array.from(text).every((character, index) => bytes[index] === character.charCodeAt(0));
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
