/**
 * Generates designs/posters/press-colours.json: for every screen colour of a poster the swatch whose screen colour, by the shop's output
 * profile, comes nearest, in as little ink as possible. Run it after changing a poster's colours.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { nearestSwatch } from '#core/design/own-inks/nearest-ink.ts';
import { posters } from '#designs/posters/registry.ts';

const lut = new Uint8Array(readFileSync(new URL('../icc/cmyk-srgb-17.bin', import.meta.url)));

const colours = new Set(
  posters.flatMap(({ template }) => template.colourways.flatMap(({ inks }) => Object.values(inks).map(({ hex }) => hex))),
);
const lines = [...colours].sort().map((hex) => `  "${hex}": [${nearestSwatch(hex, lut).join(', ')}]`);
writeFileSync(new URL('../designs/posters/press-colours.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${colours.size} colours`);
