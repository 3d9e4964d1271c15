/**
 * Makes src/core/design/emoji/pictures.ts from the emoji of @iconify-json/fluent-emoji-flat: process inks for every colour, the pictures that do
 * not look the same as flat shapes and are left out, and the version in the drawings' addresses. Run it after the package or
 * core/emoji changed: node tools/emoji.ts
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { EmojiDrawing } from '#core/design/artwork.ts';
import { screenColour } from '#core/design/colour.ts';
import { emojiDrawing } from '#core/design/emoji/drawing.ts';
import { profileFile, transicc } from './icc.ts';
import { nearest, rgbOf } from './swatch.ts';

type Icons = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string; hFlip?: boolean }> };

const source = new URL(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'));
const { icons, aliases } = JSON.parse(readFileSync(source, 'utf8')) as Icons;
const lut = new Uint8Array(readFileSync(new URL('../icc/cmyk-srgb-17.bin', import.meta.url)));
const pixels = 96;
/** Mean difference of colour channels, and share of pixels that are clearly another colour, above which a picture is not the same. */
const limits = { mean: 0.6, share: 0.004 };

function raster(inner: string, viewBox: string): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="100%" height="100%" fill="#fff"/>${inner}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels }, font: { loadSystemFonts: false } }).render().pixels;
}

function flat(drawing: EmojiDrawing): string {
  return drawing.shapes
    .map(({ d, ink, strokeWidth }) =>
      strokeWidth === undefined
        ? `<path d="${d}" fill="${ink.hex}"/>`
        : `<path d="${d}" fill="none" stroke="${ink.hex}" stroke-width="${strokeWidth}"/>`,
    )
    .join('');
}

function looksTheSame(body: string, drawing: EmojiDrawing): boolean {
  const one = raster(body, '0 0 32 32');
  const two = raster(flat(drawing), '0 0 32000 32000');
  let sum = 0;
  let off = 0;
  for (let at = 0; at < one.length; at += 4) {
    const apart = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (two[at + channel] ?? 0)));
    sum += (apart[0] ?? 0) + (apart[1] ?? 0) + (apart[2] ?? 0);
    if (Math.max(...apart) > 24) off += 1;
  }
  return sum / (pixels * pixels * 3) <= limits.mean && off / (pixels * pixels) <= limits.share;
}

const colours = new Set<string>();
const leftOut: string[] = [];
for (const [name, { body }] of Object.entries(icons)) {
  const used = new Set<string>();
  const drawing = emojiDrawing(body, false, (hex) => {
    used.add(hex);
    return { c: 0, m: 0, y: 0, k: 0, hex };
  });
  if (drawing && looksTheSame(body, drawing)) for (const hex of used) colours.add(hex);
  else leftOut.push(name);
}

const list = [...colours].sort();
const separations = transicc('*sRGB', profileFile, list.map(rgbOf));
const inks = new Map(
  list.map((hex, index) => {
    const ink = nearest(rgbOf(hex), separations[index] ?? []);
    return [hex, { ...ink, hex: screenColour(ink, lut) }] as const;
  }),
);

const hash = createHash('sha256');
const left = new Set(leftOut);
for (const [name, { parent, hFlip }] of [
  ...Object.keys(icons).map((name) => [name, { parent: name, hFlip: false }] as const),
  ...Object.entries(aliases),
]) {
  if (left.has(parent)) continue;
  hash.update(name).update(JSON.stringify(emojiDrawing(icons[parent]?.body ?? '', hFlip ?? false, (hex) => inks.get(hex) ?? null)));
}

const rows = [...inks].map(([from, { c, m, y, k, hex }]) => `  ['${from}', ${c}, ${m}, ${y}, ${k}, '${hex}'],`);
writeFileSync(
  new URL('../src/core/design/emoji/pictures.ts', import.meta.url),
  `/** Made by tools/emoji.ts from the pictures and the shop's output profile. Edit that tool, not this table. */

/** Changes whenever a drawing does. */
export const emojiVersion = '${hash.digest('hex').slice(0, 8)}';

/** Pictures that do not look the same as flat shapes. */
export const picturesLeftOut: readonly string[] = [${leftOut.map((name) => `\n  '${name}',`).join('')}\n];

/** Screen colour of the pictures, its process inks in per cent, and how they look in print. */
export const emojiInks: readonly (readonly [from: string, c: number, m: number, y: number, k: number, hex: string])[] = [
${rows.join('\n')}
];
`,
);
console.log(`${Object.keys(icons).length - leftOut.length} pictures in ${inks.size} colours, left out: ${leftOut.length}`);
