/** Writes designs/screen-colours.ts: the screen colour of every swatch in the seed's designs. Run it after a palette changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { screenColour } from '#core/design/colour.ts';
import { computeScreenWith } from '#designs/screen.ts';

const lut = new Uint8Array(readFileSync(new URL('../icc/cmyk-srgb-17.bin', import.meta.url)));
const used = new Map<string, string>();
computeScreenWith((key) => {
  const [c = 0, m = 0, y = 0, k = 0] = key.split(' ').map(Number);
  const hex = screenColour({ c, m, y, k }, lut);
  used.set(key, hex);
  return hex;
});
await import('#designs/rows.ts');
const byNumbers = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const lines = [...used].sort(([a], [b]) => byNumbers(a, b)).map(([key, hex]) => `  ['${key}', '${hex}'],`);
writeFileSync(
  new URL('../designs/screen-colours.ts', import.meta.url),
  `/** Made by tools/screen-colours.ts from the shop's output profile. Do not edit: change the swatch in a design and run the tool. */
export const screenTable: readonly (readonly [string, string])[] = [
${lines.join('\n')}
];
`,
);
console.log(`${used.size} swatches`);
