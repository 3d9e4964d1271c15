/**
 * One baseline JPEG of bands that were encoded apart: their scans become the restart intervals of the whole, so that no more than a band has
 * to lie in memory as pixels.
 */
import { Fault } from '#core/values/fault.ts';

/** Pixels of a side of a block. */
const block = 8;
/** Of a restart interval, whose length is written in 16 bits. */
const maxBlocks = 65_535;

/**
 * The bands below each other, with exactly two labels: JFIF with `dpi`, and `icc` (at most 65,519 bytes). All bands but the last are
 * `bandRows` high, a multiple of eight and four megapixels at most, and all have the same tables. Throws Fault 'internal' for anything else.
 */
export function joinJpegs(
  bands: readonly Uint8Array[],
  { width, height, bandRows }: { width: number; height: number; bandRows: number },
  dpi: number,
  icc: Uint8Array,
): Uint8Array {
  const parsed = bands.map((band) => partsOf(band, height));
  const [first] = parsed;
  const blocks = (bandRows / block) * Math.ceil(width / block);
  if (blocks > maxBlocks || !Number.isInteger(blocks)) throw new Fault('internal', `bands of ${blocks} blocks`);
  if (!first || parsed.some(({ head }) => Buffer.compare(head, first.head) !== 0)) throw new Fault('internal', 'bands of different JPEGs');
  return Buffer.concat([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, [...Buffer.from('JFIF\0'), 1, 2, 1, dpi >> 8, dpi & 255, dpi >> 8, dpi & 255, 0, 0]),
    segment(0xe2, [...Buffer.from('ICC_PROFILE\0'), 1, 1, ...icc]),
    segment(0xdd, [blocks >> 8, blocks & 255]),
    first.head,
    ...parsed.flatMap(({ scan }, at) => (at === 0 ? [scan] : [Uint8Array.of(0xff, 0xd0 + ((at - 1) % 8)), scan])),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

/** Tables and headers without labels, in a frame of `height` rows, and the coded blocks. */
function partsOf(jpeg: Uint8Array, height: number): { head: Buffer; scan: Uint8Array } {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new Fault('internal', 'no JPEG to join');
  const kept: Uint8Array[] = [];
  for (let at = 2; ; ) {
    const code = jpeg[at + 1];
    if (jpeg[at] !== 0xff || code === undefined) throw new Fault('internal', 'a JPEG with broken segments');
    if (code > 0xc0 && code < 0xd0 && code !== 0xc4) throw new Fault('internal', 'a JPEG that is not baseline');
    const end = at + 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
    const isLabel = (code >= 0xe0 && code <= 0xef) || code === 0xfe;
    const part = Uint8Array.from(jpeg.subarray(at, end));
    if (code === 0xc0) part.set([height >> 8, height & 255], 5);
    if (!isLabel) kept.push(part);
    // The marker of the end follows the blocks.
    if (code === 0xda) return { head: Buffer.concat(kept), scan: jpeg.subarray(end, jpeg.length - 2) };
    at = end;
  }
}

function segment(code: number, body: number[]): Uint8Array {
  const length = body.length + 2;
  return Uint8Array.of(0xff, code, length >> 8, length & 255, ...body);
}
