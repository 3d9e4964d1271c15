/** Colours of cut paper: each sheet with its edge, and the ground with a shadow. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** `papers`: stripes, dotted socks, cuffs, white, spikes. `dot`: dots, candle flames and stars. */
type Palette = {
  ground: Cmyk;
  text: Cmyk;
  papers: readonly [Cmyk, Cmyk, Cmyk, Cmyk, Cmyk];
  dot: Cmyk;
  body?: Cmyk;
  belly?: Cmyk;
  /** Pupils and shoes, where they are not in the ink of the words. */
  night?: Cmyk;
  photo?: readonly [tint: Cmyk, depth: Cmyk];
};

const wood: Cmyk = [16, 47, 72, 10];

/** Each paper has the tone of its edge, and the ground that of a shadow. */
export function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { ground, text, papers, dot, body, belly, photo, night: dark = text } = palette;
  const sheets: Swatches = { ground, dot, wood, ...(body && belly ? { body, belly } : {}) };
  papers.forEach((paper, i) => {
    sheets[`paper${i + 1}`] = paper;
  });
  const shade = mixed([40, 60, 70, 50], text, 0.4);
  const edges = Object.entries(sheets).map(([token, tone]) => [`${token}-edge`, mixed(tone, shade, token === 'ground' ? 0.3 : 0.34)]);
  const night: Swatches = { night: dark, 'night-edge': dark, thread: text };
  return {
    key,
    color,
    hex,
    inks: inksOf({ ...sheets, ...Object.fromEntries(edges), ...night, text, ...(photo ? photoInks('photo', ...photo) : {}) }, screen),
  };
}
