/** Inks: process colours as CMYK swatches with the colour a screen shows for them, and finishes, which print as plates. */
import * as z from 'zod/mini';

const percent = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/**
 * A swatch. c, m, y, k in whole per cent; `hex` is what the shop's output profile shows for them (computed, never typed by hand). Posters,
 * which a lab exposes, begin with `hex` (designs/posters/poster.ts).
 * `finish: true` marks an ink that becomes the design's finish plate when one is chosen and prints as these process colours when none is.
 */
export const inkSchema = z.strictObject({
  c: percent,
  m: percent,
  y: percent,
  k: percent,
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  finish: z.optional(z.boolean()),
});
export type Ink = z.infer<typeof inkSchema>;

/** Text black: pure K, overprinting, never made by conversion (print rules). @internal */
export const black: Ink = { c: 0, m: 0, y: 0, k: 100, hex: '#181715' };
