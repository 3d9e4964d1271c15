/** Swatches of a colourway in CMYK, and tints of them as inks of their own. */
import type { Ink } from '#core/design/ink.ts';

/** Whole per cent of cyan, magenta, yellow, black. */
export type Cmyk = readonly [number, number, number, number];
export type Swatches = Record<string, Cmyk>;

/** The colour at a share 0..1 of the way from one swatch to another: opaque stand-in for a translucent layer. */
export function mixed(from: Cmyk, to: Cmyk, share: number): Cmyk {
  const part = (i: 0 | 1 | 2 | 3) => Math.round(from[i] + (to[i] - from[i]) * share);
  return [part(0), part(1), part(2), part(3)];
}

/** `count` steps from one swatch to the other, both included: wash1, wash2 … */
export function ramp(prefix: string, from: Cmyk, to: Cmyk, count: number): Swatches {
  const result: Swatches = {};
  for (let i = 0; i < count; i++) result[`${prefix}${i + 1}`] = mixed(from, to, count === 1 ? 0 : i / (count - 1));
  return result;
}

/** leaf1, leaf1-dark, leaf1-rib, leaf2 …: each tone with the shade of its half and its rib. */
export function leafInks(
  prefix: string,
  tones: readonly Cmyk[],
  options: { shade: Cmyk; paper: Cmyk; depth?: number; rib?: number },
): Swatches {
  const result: Swatches = {};
  tones.forEach((tone, i) => {
    result[`${prefix}${i + 1}`] = tone;
    result[`${prefix}${i + 1}-dark`] = mixed(tone, options.shade, options.depth ?? 0.28);
    result[`${prefix}${i + 1}-rib`] = mixed(tone, options.paper, options.rib ?? 0.6);
  });
  return result;
}

/** Swatches as inks. `screen` gives the colour a screen shows for a swatch; tokens in `finish` become the finish plate. */
export function inksOf(
  swatches: Swatches,
  screen: (c: number, m: number, y: number, k: number) => string,
  finish: readonly string[] = [],
): Record<string, Ink> {
  return Object.fromEntries(
    Object.entries(swatches).map(([token, [c, m, y, k]]) => [
      token,
      { c, m, y, k, hex: screen(c, m, y, k), ...(finish.includes(token) ? { finish: true } : {}) },
    ]),
  );
}
