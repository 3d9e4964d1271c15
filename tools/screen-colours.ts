/** Generates designs/screen-colours.ts: the screen colour of every swatch in the seed's designs. Run it after changing a palette. */
import { readFileSync, writeFileSync } from 'node:fs';
import { screenColour } from '#core/design/colour.ts';
import { catalogueRows } from '#designs/rows.ts';

const lut = new Uint8Array(readFileSync(new URL('../icc/cmyk-srgb-17.bin', import.meta.url)));
const inks = catalogueRows.flatMap(({ colourways }) => colourways.flatMap((colourway) => Object.values(colourway.inks)));
const used = new Map(inks.map(({ c, m, y, k }) => [`${c} ${m} ${y} ${k}`, screenColour({ c, m, y, k }, lut)]));
const byNumbers = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const lines = [...used].sort(([a], [b]) => byNumbers(a, b)).map(([key, hex]) => `${key} ${hex}`);
writeFileSync(
  new URL('../designs/screen-colours.ts', import.meta.url),
  `/** Made by tools/screen-colours.ts from the shop's output profile. Do not edit: change the swatch in a design and run the tool. */
export const screenTable = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${used.size} swatches`);
