/** Sets density and colour profile of a JPEG and drops its other metadata, without decoding. */
import { Fault } from '#core/values/fault.ts';

/** The same picture with exactly two labels: JFIF with `dpi`, and `icc` (at most 65,519 bytes). Throws Fault 'internal' for no JPEG. */
export function labelJpeg(jpeg: Uint8Array, dpi: number, icc: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new Fault('internal', 'no JPEG to label');
  const parts: Uint8Array[] = [
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, [...Buffer.from('JFIF\0'), 1, 2, 1, dpi >> 8, dpi & 255, dpi >> 8, dpi & 255, 0, 0]),
    segment(0xe2, [...Buffer.from('ICC_PROFILE\0'), 1, 1, ...icc]),
  ];
  for (let at = 2; ; ) {
    const code = jpeg[at + 1];
    if (jpeg[at] !== 0xff || code === undefined) throw new Fault('internal', 'a JPEG with broken segments');
    if (code === 0xda) {
      parts.push(jpeg.subarray(at));
      return new Uint8Array(Buffer.concat(parts));
    }
    const end = at + 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
    const isLabel = (code >= 0xe0 && code <= 0xef) || code === 0xfe;
    if (!isLabel) parts.push(jpeg.subarray(at, end));
    at = end;
  }
}

function segment(code: number, body: number[]): Uint8Array {
  const length = body.length + 2;
  return Uint8Array.of(0xff, code, length >> 8, length & 255, ...body);
}
