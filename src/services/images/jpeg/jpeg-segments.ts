/** Copies a JPEG without its private parts: an allow-list of segments, pixels untouched. It decodes nothing. */

const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, dht: 0xc4, dqt: 0xdb, dri: 0xdd, app0: 0xe0, app2: 0xe2, app14: 0xee } as const;
/** Baseline, extended and progressive Huffman frames: what PDF readers and presses decode. */
const frames = [0xc0, 0xc1, 0xc2];
const tables: number[] = [marker.dht, marker.dqt, marker.dri];
const iccSignature = 'ICC_PROFILE\0';

export type CleanJpeg = {
  /** The picture with JFIF, ICC and Adobe segments only; concatenate to get the file. */
  parts: Uint8Array[];
  components: 1 | 3;
  hasProfile: boolean;
};

/**
 * Keeps frame, tables, scans, a JFIF header without its thumbnail, the ICC profile and the Adobe segment of an RGB or gray picture.
 * Everything else goes: EXIF with place and serial numbers, XMP, IPTC, comments, further pictures and whatever follows the end.
 * Returns null when the bytes cannot be passed on as they are (CMYK, twelve bits, arithmetic coding, a wrong or incomplete profile,
 * colours that a PDF reader would misread, a damaged structure): then the picture has to be encoded again.
 */
export function cleanJpeg(bytes: Uint8Array): CleanJpeg | null {
  if (bytes[0] !== 0xff || bytes[1] !== marker.soi) return null;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  const profile = new Map<number, Uint8Array>();
  let profileParts = 0;
  let componentIds: number[] | null = null;
  let adobeTransform: number | null = null;
  let jfif = false;
  let scans = 0;
  let at = 2;

  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const code = bytes[at + 1] as number;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.eoi) {
      parts.push(Uint8Array.of(0xff, marker.eoi));
      if (!componentIds || scans === 0) return null;
      if (profileParts > 0 && !profileFits(profile, profileParts, componentIds.length)) return null;
      if (!coloursAreClear(componentIds, jfif, adobeTransform)) return null;
      return { parts, components: componentIds.length === 1 ? 1 : 3, hasProfile: profileParts > 0 };
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    const body = segment.subarray(4);

    if (frames.includes(code)) {
      componentIds = readFrame(body, componentIds);
      if (!componentIds) return null;
      parts.push(segment);
    } else if (code === marker.sos) {
      const scanEnd = endOfScan(bytes, end);
      parts.push(bytes.subarray(at, scanEnd));
      scans += 1;
      at = scanEnd;
      continue;
    } else if (tables.includes(code)) {
      parts.push(segment);
    } else if (code === marker.app0 && startsWith(body, 'JFIF\0') && body.length >= 14 && !jfif) {
      jfif = true;
      parts.push(Uint8Array.of(0xff, marker.app0, 0, 16, ...body.subarray(0, 12), 0, 0));
    } else if (code === marker.app2 && startsWith(body, iccSignature) && body.length > 14) {
      profileParts = body[13] as number;
      profile.set(body[12] as number, body.subarray(14));
      parts.push(segment);
    } else if (code === marker.app14 && startsWith(body, 'Adobe') && body.length >= 12) {
      adobeTransform = body[11] as number;
      parts.push(
        segment
          .subarray(0, 4 + 12)
          .with(2, 0)
          .with(3, 14),
      );
    } else if (!isDroppable(code)) {
      return null;
    }
    at = end;
  }
  return null;
}

/** Application segments and comments carry no pixels; any other unknown segment may (DNL, DAC, hierarchical frames). */
function isDroppable(code: number): boolean {
  return (code >= 0xe0 && code <= 0xef) || code === 0xfe;
}

/** Ids of the components of an eight-bit RGB or gray frame, or null. A second frame is a hierarchical file: null. */
function readFrame(body: Uint8Array, before: number[] | null): number[] | null {
  const count = body[5] ?? 0;
  if (before || body[0] !== 8 || (count !== 1 && count !== 3) || body.length < 6 + 3 * count) return null;
  return Array.from({ length: count }, (_, index) => body[6 + 3 * index] as number);
}

/** Position of the first marker after the entropy-coded bytes; stuffed zeros and restart markers belong to them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes[at + 1] as number;
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
}

/** A PDF reader takes three components for YCbCr unless Adobe says otherwise; a decoder of pictures also looks at the ids. */
function coloursAreClear(ids: number[], jfif: boolean, adobeTransform: number | null): boolean {
  if (ids.length === 1) return true;
  if (adobeTransform !== null) return adobeTransform === 1 || (adobeTransform === 0 && !jfif);
  return jfif || (ids[0] === 1 && ids[1] === 2 && ids[2] === 3);
}

function profileFits(profile: Map<number, Uint8Array>, parts: number, components: number): boolean {
  const first = profile.get(1);
  if (profile.size !== parts || !first || first.length < 128) return false;
  for (let number = 1; number <= parts; number += 1) if (!profile.has(number)) return false;
  const space = String.fromCharCode(...first.subarray(16, 20));
  const isProfile = startsWith(first.subarray(36), 'acsp');
  return isProfile && space === (components === 1 ? 'GRAY' : 'RGB ');
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (bytes[index] !== text.charCodeAt(index)) return false;
  return true;
}
