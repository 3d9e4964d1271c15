/** Bytes of a list as text. Programs name no encoding, so it is found out: by marks, zeros, strict UTF-8, then by what reads like words. */

export type DecodedText = { text: string; encoding: string };

const westGerman = new Set('\u00e4\u00f6\u00fc\u00df\u00c4\u00d6\u00dc');
const western = new Set('àáâãåæçèéêëìíîïñòóôõøùúûýÿœÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝŒ');
const eastern = new Set('ąćęłńśźżčďěňřšťůžőűğışĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮŽŐŰĞİŞ');
const edges = new Set('„“”‚‘’«»‹›–—…');

/** The upper half of code page 850, which the web's decoders do not know. */
const cp850 =
  'Ç\u00fcéâ\u00e4àåçêëèïîì\u00c4ÅÉæÆô\u00f6òûùÿ\u00d6\u00dcø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀Ó\u00dfÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const cp850Codes = Uint16Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? byte : cp850.charCodeAt(byte - 0x80)));

/** Characters of Windows-1252 from 128 to 159. Some versions of Node decode its label as ISO 8859-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windows1252Codes = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte < 0x80 || byte > 0x9f ? byte : windows1252.charCodeAt(byte - 0x80),
);

const tableOf =
  (codes: Uint16Array) =>
  (bytes: Uint8Array): string =>
    new TextDecoder('utf-16le').decode(Uint16Array.from(bytes, (byte) => codes[byte] ?? 0));

const decoderOf =
  (label: string) =>
  (bytes: Uint8Array): string =>
    new TextDecoder(label).decode(bytes);

/** In this order where two read alike. */
const candidates: readonly { encoding: string; decode: (bytes: Uint8Array) => string }[] = [
  { encoding: 'Windows-1252', decode: tableOf(windows1252Codes) },
  { encoding: 'Windows-1250', decode: decoderOf('windows-1250') },
  { encoding: 'ISO 8859-2', decode: decoderOf('iso-8859-2') },
  { encoding: 'Windows-1254', decode: decoderOf('windows-1254') },
  { encoding: 'Macintosh', decode: decoderOf('macintosh') },
  { encoding: 'DOS (850)', decode: tableOf(cp850Codes) },
];

const letter = /\p{L}/u;
const small = /\p{Ll}/u;
const capital = /\p{Lu}/u;

/** How much a character beyond ASCII looks like one of a word between its neighbours. */
function scoreOf(sign: string, before: string, after: string): number {
  if (edges.has(sign)) return sign !== '’' && letter.test(before) && letter.test(after) ? -5 : 0.3;
  if (sign <= '\u009f' || sign === '\ufffd') return -10;
  if (!letter.test(sign)) return -5;
  const raised = capital.test(sign) && small.test(before) ? -6 : 0;
  if (westGerman.has(sign)) return raised + 4;
  if (western.has(sign)) return raised + 3;
  return raised + (eastern.has(sign) ? 2.5 : -1);
}

function textScore(text: string): number {
  let score = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign > '\u007f') score += scoreOf(sign, text.charAt(at - 1), text.charAt(at + 1));
  }
  return score;
}

/** Bytes that decide on an encoding of one byte a letter. */
const sampleLength = 200_000;

function singleByte(bytes: Uint8Array): DecodedText {
  const sample = bytes.subarray(0, sampleLength);
  const scored = candidates.map(({ encoding, decode }, at) => ({
    encoding,
    decode,
    score: textScore(decode(sample)) - (at === 0 ? 0 : 1.5),
  }));
  const [best = { ...candidates[0], score: 0 }] = scored.toSorted((a, b) => b.score - a.score);
  const { encoding, decode } = best as (typeof scored)[number];
  return { text: decode(bytes), encoding };
}

/** Zeros on one side of each pair of bytes: UTF-16 without a mark. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4_096);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > 1 / 8 && even < 1 / 50) return 'utf-16le';
  return even > 1 / 8 && odd < 1 / 50 ? 'utf-16be' : null;
}

/** Some programs fold lines of vCards within a letter of several bytes (RFC 6350 forbids it): the fold moves behind the letter. */
function withWholeLetters(bytes: Uint8Array): Uint8Array {
  const mended = new Uint8Array(bytes.length);
  const isRest = (at: number) => ((bytes[at] ?? 0) & 0xc0) === 0x80;
  let to = 0;
  for (let at = 0; at < bytes.length; ) {
    const next = bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? at + 2 : at + 1;
    const isFold = (bytes[at] === 0x0d || bytes[at] === 0x0a) && (bytes[next] === 0x20 || bytes[next] === 0x09);
    if (!isFold || (bytes[at - 1] ?? 0) < 0x80 || !isRest(next + 1)) {
      mended[to++] = bytes[at++] ?? 0;
      continue;
    }
    let end = next + 1;
    while (isRest(end)) mended[to++] = bytes[end++] ?? 0;
    while (at <= next) mended[to++] = bytes[at++] ?? 0;
    at = end;
  }
  return mended;
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    // As a stream: a file that was cut may end within a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const wide = mark ?? utf16Of(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  const text = strictUtf8(bytes) ?? strictUtf8(withWholeLetters(bytes));
  return text === null ? singleByte(bytes) : { text, encoding: 'UTF-8' };
}

const bytesOf1252 = new Map(Array.from(windows1252Codes, (code, byte): [string, number] => [String.fromCharCode(code), byte]));
const brokenPair = /[\u00c2\u00c3][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** Text whose letters of UTF-8 were read as Windows-1252, as it was before; null for any other. */
export function repairedLetters(text: string): string | null {
  if (!brokenPair.test(text)) return null;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = bytesOf1252.get(text.charAt(at));
    if (byte === undefined) return null;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
