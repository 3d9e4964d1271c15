/** Decodes HEIC (HEVC) with libheif as WebAssembly into a TIFF, which libvips reads with its profile. For the decode process only. */
import { readFileSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tiffHead } from './tiff-head.ts';

/** What is used of the C interface of libheif: pointers are offsets into `HEAPU8`, which is replaced when the memory grows. */
type Libheif = {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  /** The first argument of a function that returns heif_error is the place for it: code, subcode, pointer to its text. */
  _heif_context_read_from_memory_without_copy(error: number, context: number, bytes: number, length: number, options: number): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_handle_has_alpha_channel(handle: number): number;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, bytes: number): void;
  _heif_decode_image(error: number, handle: number, image: number, space: number, chroma: number, options: number): void;
  _heif_image_get_width(image: number, channel: number): number;
  _heif_image_get_height(image: number, channel: number): number;
  _heif_image_get_bits_per_pixel_range(image: number, channel: number): number;
  _heif_image_get_plane_readonly2(image: number, channel: number, stride: number): number;
};

/** heif.h: heif_colorspace, heif_chroma, heif_channel and heif_suberror_code. */
const rgb = 1;
const interleaved = { 8: { rgb: 10, rgba: 11 }, 16: { rgb: 14, rgba: 15 } } as const;
const channel = 10;
const maxProfileBytes = 4 * 1024 * 1024;
const pageBytes = 65_536;
/** Rows are written in pieces of about this size. */
const pieceBytes = 4 * 1024 * 1024;

const require = createRequire(import.meta.url);
let compiled: WebAssembly.Module | null = null;

export type HeicLimits = {
  /** Of the memory of libheif. */
  memoryBytes: number;
  sidePx: number;
  pixels: number;
  /** Of a picture that brings none. */
  profile: Uint8Array | null;
  /** Sixteen bits instead of eight: for pictures whose curve needs more. */
  isDeep: boolean;
};

/**
 * Writes the primary picture of `file` to `target`: upright (irot, imir and clap are applied), with its ICC profile. Throws an
 * error whose cause is 'broken', 'memory', 'side' or 'pixels'.
 */
export async function decodeHeic(file: string, target: string, limits: HeicLimits): Promise<void> {
  const bytes = await readFile(file);
  // An instance for each file: its memory, which never shrinks, goes with it.
  const { lib, isFull } = instantiate(limits.memoryBytes);
  try {
    await writePicture(lib, bytes, target, limits);
  } catch (error) {
    const refusal = (error as Error).cause ?? (isFull() ? 'memory' : 'broken');
    throw new Error(error instanceof Error ? error.message : String(error), { cause: refusal });
  }
}

/** Libheif with at most `memoryBytes`: a synchronous call cannot be watched by a timer of this process. */
function instantiate(memoryBytes: number): { lib: Libheif; isFull: () => boolean } {
  compiled ??= new WebAssembly.Module(readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')));
  const module = compiled;
  const factory = require('libheif-js/libheif-wasm/libheif.js') as (options: object) => Libheif;
  let isFull = false;
  const lib = factory({
    print: () => {},
    printErr: () => {},
    instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports);
      for (const memory of Object.values(instance.exports)) {
        if (!(memory instanceof WebAssembly.Memory)) continue;
        memory.grow = (pages) => {
          isFull ||= memory.buffer.byteLength + pages * pageBytes > memoryBytes;
          if (isFull) throw new RangeError('the memory of libheif is full');
          return WebAssembly.Memory.prototype.grow.call(memory, pages);
        };
      }
      onInstance(instance);
      return instance.exports;
    },
  });
  return { lib, isFull: () => isFull };
}

async function writePicture(lib: Libheif, bytes: Uint8Array, target: string, limits: HeicLimits): Promise<void> {
  const allocate = (length: number): number => {
    const pointer = lib._malloc(length);
    if (pointer === 0) throw new Error('no memory', { cause: 'memory' });
    return pointer;
  };
  const view = () => new DataView(lib.HEAPU8.buffer);
  const error = allocate(12);
  const out = allocate(8);
  /** The pointer that `call` leaves in `out`. */
  const result = (call: () => void): number => {
    view().setUint32(out, 0, true);
    call();
    const code = view().getInt32(error, true);
    if (code !== 0) throw new Error(`libheif error ${code} ${view().getInt32(error + 4, true)}`);
    return view().getUint32(out, true);
  };

  const input = allocate(bytes.byteLength);
  lib.HEAPU8.set(bytes, input);
  const context = lib._heif_context_alloc();
  result(() => lib._heif_context_read_from_memory_without_copy(error, context, input, bytes.byteLength, 0));
  const handle = result(() => lib._heif_context_get_primary_image_handle(error, context, out));
  const sides = [lib._heif_image_handle_get_width(handle), lib._heif_image_handle_get_height(handle)] as const;
  if (Math.max(...sides) > limits.sidePx) throw new Error('side', { cause: 'side' });
  if (sides[0] * sides[1] > limits.pixels) throw new Error('pixels', { cause: 'pixels' });

  const profile = ownProfile(lib, handle, { allocate, result, error }) ?? limits.profile;
  const bits = limits.isDeep ? 16 : 8;
  const channels = lib._heif_image_handle_has_alpha_channel(handle) === 0 ? 3 : 4;
  const chroma = interleaved[bits][channels === 3 ? 'rgb' : 'rgba'];
  const image = result(() => lib._heif_decode_image(error, handle, out, rgb, chroma, 0));
  const width = lib._heif_image_get_width(image, channel);
  const height = lib._heif_image_get_height(image, channel);
  const plane = lib._heif_image_get_plane_readonly2(image, channel, out);
  const stride = view().getUint32(out, true);
  if (plane === 0 || width < 1 || height < 1) throw new Error('no plane of colours');
  const writing = await open(target, 'w');
  try {
    await writing.write(tiffHead({ width, height, channels, bits, profile }));
    const rows = lib.HEAPU8.subarray(plane, plane + stride * height);
    if (limits.isDeep) widen(rows, lib._heif_image_get_bits_per_pixel_range(image, channel));
    await writeRows(writing, rows, { stride, rowBytes: (width * channels * bits) / 8 });
  } finally {
    await writing.close();
  }
}

/** Writes rows without the padding behind each. */
async function writeRows(
  writing: FileHandle,
  plane: Uint8Array,
  { stride, rowBytes }: { stride: number; rowBytes: number },
): Promise<void> {
  const rows = Math.max(1, Math.floor(pieceBytes / stride));
  const piece = Buffer.alloc(rows * rowBytes);
  for (let top = 0; top < plane.length; top += rows * stride) {
    let length = 0;
    for (let at = top; at < Math.min(plane.length, top + rows * stride); at += stride) {
      piece.set(plane.subarray(at, at + rowBytes), length);
      length += rowBytes;
    }
    for (let done = 0; done < length; ) done += (await writing.write(piece, done, length - done)).bytesWritten;
  }
}

/** Samples of `used` bits, little-endian in two bytes each, become such of sixteen. */
function widen(rows: Uint8Array, used: number): void {
  const samples = new Uint16Array(rows.buffer, rows.byteOffset, rows.byteLength >> 1);
  const scale = 65_535 / (2 ** used - 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.round((samples[at] as number) * scale);
}

type Calls = { allocate: (length: number) => number; result: (call: () => void) => number; error: number };

/** The ICC profile of the file, or null. */
function ownProfile(lib: Libheif, handle: number, { allocate, result, error }: Calls): Uint8Array | null {
  const length = lib._heif_image_handle_get_raw_color_profile_size(handle);
  if (length <= 0 || length > maxProfileBytes) return null;
  const profile = allocate(length);
  result(() => lib._heif_image_handle_get_raw_color_profile(error, handle, profile));
  return lib.HEAPU8.slice(profile, profile + length);
}
