/**
 * Generates src/core/design/own-inks/swatches.ts: the colours that a customer who mixes an ink begins with, by hue and lightness, each as the
 * nearest ink of the shop's output profile. Run it after changing the profile.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { hexOfLight } from '#core/design/own-inks/colour-space.ts';
import { nearestInk } from '#core/design/own-inks/nearest-ink.ts';

const lut = new Uint8Array(readFileSync(new URL('../icc/cmyk-srgb-17.bin', import.meta.url)));
/** From light to dark, and how colourful a tone is that goes with paper and type. */
const lights = [93, 85, 75, 65, 55, 45, 35, 25];
const chromas = [8, 19, 33, 46, 54, 48, 38, 27];
const hues = [25, 48, 70, 90, 115, 150, 190, 235, 275, 310, 352];

/** Dark yellows and oranges are browns, not olive. */
function hueAt(hue: number, light: number): number {
  return hue > 60 && hue < 105 && light < 70 ? hue - ((hue - 60) * (70 - light)) / 60 : hue;
}

const greys = lights.map((light) => hexOfLight(light, 0, 0));
const rows = [
  ...hues.map((hue) => lights.map((light, at) => hexOfLight(light, chromas[at] ?? 0, hueAt(hue, light)))),
  [...greys.slice(0, 7), '#000000'],
];
const lines = rows.map((row) => {
  const swatches = row.map((hex) => {
    const { c, m, y, k } = nearestInk(hex, lut).ink;
    return `[${[c, m, y, k].join(', ')}]`;
  });
  return `  [${swatches.join(', ')}],`;
});
writeFileSync(
  new URL('../src/core/design/own-inks/swatches.ts', import.meta.url),
  `/** Made by tools/own-swatches.ts: colours to begin with, a hue a row from light to dark, greys last; c, m, y, k in per cent. Do not edit. */
import type { Swatch } from './nearest-ink.ts';

export const swatchRows: readonly (readonly Swatch[])[] = [
${lines.join('\n')}
];
`,
);
console.log(`${rows.flat().length} swatches`);
