/** MurmurHash3 x86 32-bit over the UTF-8 bytes of a text, and the buckets of the flag protocol. */

function scrambled(k: number): number {
  const product = Math.imul(k, 0xcc9e2d51);
  return Math.imul((product << 15) | (product >>> 17), 0x1b873593);
}

/**
 * A string of the text's UTF-8 bytes, a character a byte. A lone surrogate becomes three bytes, as in the SDKs of the protocol at the end
 * of a text; within a text it keeps them busy for ever.
 */
function byteString(text: string): string {
  let bytes = '';
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    if (code >= 0xd800 && code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) {
      code = (code - 0xd800) * 0x400 + next - 0xdc00 + 0x10000;
      at += 1;
    }
    const rest = (shift: number) => String.fromCharCode(0x80 | ((code >> shift) & 0x3f));
    if (code < 0x80) bytes += String.fromCharCode(code);
    else if (code < 0x800) bytes += String.fromCharCode(0xc0 | (code >> 6)) + rest(0);
    else if (code < 0x10000) bytes += String.fromCharCode(0xe0 | (code >> 12)) + rest(6) + rest(0);
    else bytes += String.fromCharCode(0xf0 | ((code >> 18) & 0x07)) + rest(12) + rest(6) + rest(0);
  }
  return bytes;
}

/** The hash of a string of bytes, or -1 for a string with another character. */
function hashOfBytes(bytes: string, seed: number, largest: number): number {
  const { length } = bytes;
  const tail = length & 3;
  const end = length - tail;
  let hash = seed;
  let all = 0;
  for (let at = 0; at < end; at += 4) {
    const [a, b] = [bytes.charCodeAt(at), bytes.charCodeAt(at + 1)];
    const [c, d] = [bytes.charCodeAt(at + 2), bytes.charCodeAt(at + 3)];
    all |= a | b | c | d;
    hash ^= scrambled(a | (b << 8) | (c << 16) | (d << 24));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let last = 0;
  for (let at = length - 1; at >= end; at -= 1) {
    const code = bytes.charCodeAt(at);
    all |= code;
    last = (last << 8) | code;
  }
  if (all > largest) return -1;
  if (tail > 0) hash ^= scrambled(last);
  hash ^= length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Unsigned; `seed` counts modulo 2^32. */
export function murmur3(text: string, seed: number): number {
  const hash = hashOfBytes(text, seed | 0, 0x7f);
  return hash === -1 ? hashOfBytes(byteString(text), seed | 0, 0xff) : hash;
}

/** 1 to 100. */
export function bucketOf(key: string, seed: number): number {
  return (murmur3(key, seed) % 100) + 1;
}
