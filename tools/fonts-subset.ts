/** Cuts a TrueType font down to given characters with HarfBuzz's own subsetter; every OpenType feature stays. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Hb = Record<string, (...numbers: number[]) => number> & { memory: WebAssembly.Memory };

/** hb-subset.h: HB_MEMORY_MODE_WRITABLE, HB_SUBSET_SETS_*, HB_SUBSET_FLAGS_*. */
const writable = 2;
const nameIds = 4;
const layoutFeatures = 6;
/** Outlines are painted unhinted everywhere, so hints would be dead weight; .notdef keeps its shape. */
const flags = 0x01 | 0x40;

function load(): Hb {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)));
  const hb = instance.exports as unknown as Hb;
  hb._initialize?.();
  return hb;
}

const tagOf = (tag: string) => [...tag].reduce((number, letter) => (number << 8) | letter.charCodeAt(0), 0);

/**
 * The font with only these code points and whatever glyphs their features lead to: all features, or those that are named. Throws when HarfBuzz
 * refuses the file.
 */
export function subset(font: Buffer, codePoints: Iterable<number>, wanted?: readonly string[]): Buffer {
  const hb = load();
  function call(name: string, ...numbers: number[]): number {
    const method = hb[name];
    if (!method) throw new Error(`HarfBuzz has no ${name}`);
    return method(...numbers);
  }
  const input = call('hb_subset_input_create_or_fail');
  const at = call('malloc', font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = call('hb_face_create', call('hb_blob_create', at, font.length, writable, 0, 0), 0);
  const features = call('hb_subset_input_set', input, layoutFeatures);
  call('hb_set_clear', features);
  if (wanted) for (const tag of wanted) call('hb_set_add', features, tagOf(tag));
  else call('hb_set_invert', features);
  // Copyright, trademark and licence names stay in the file, as the OFL asks.
  for (const id of [0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 16, 17]) call('hb_set_add', call('hb_subset_input_set', input, nameIds), id);
  call('hb_subset_input_set_flags', input, flags);
  const unicodes = call('hb_subset_input_unicode_set', input);
  for (const codePoint of codePoints) call('hb_set_add', unicodes, codePoint);
  const result = call('hb_subset_or_fail', face, input);
  if (result === 0) throw new Error('HarfBuzz could not cut this font');
  const blob = call('hb_face_reference_blob', result);
  const start = call('hb_blob_get_data', blob, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer, start, call('hb_blob_get_length', blob)));
}
