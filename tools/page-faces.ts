/**
 * Makes `fonts/pages/` and `src/core/layout/text/page-faces.ts` from the large faces of `fonts/`: the letters of Latin languages with the features
 * that browsers apply, for pages of guests. Not part of any build; run it after tools/fonts.ts:
 *   node tools/page-faces.ts
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FaceKey, faces } from '#core/layout/text/faces.ts';
import { subset } from './fonts-subset.ts';

/** Smaller files are loaded as they are. */
const leastBytes = 90_000;

const ranges: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x1e9e, 0x1e9e],
];
const features = ['kern', 'liga', 'clig', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk'];

const codePoints = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
const rangeText = ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');

rmSync('fonts/pages', { recursive: true, force: true });
mkdirSync('fonts/pages', { recursive: true });
const lines: string[] = [];
for (const key of Object.keys(faces) as FaceKey[]) {
  const full = readFileSync(`fonts/${key}.ttf`);
  if (full.length < leastBytes) continue;
  const font = subset(full, codePoints, features);
  writeFileSync(`fonts/pages/${key}.ttf`, font);
  const sha8 = createHash('sha256').update(font).digest('hex').slice(0, 8);
  lines.push(`  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}: '${sha8}',`);
  console.log(`${key.padEnd(22)} ${full.length} -> ${font.length}`);
}

writeFileSync(
  'src/core/layout/text/page-faces.ts',
  `/** Faces of which pages of guests load the Latin letters alone, made by tools/page-faces.ts together with the files in \`fonts/pages/\`. */
import type { FaceKey } from './faces.ts';

/** The letters that they have, as style sheets name them. */
export const pageRange = '${rangeText}';

/** Key -> first 8 digits of the file's SHA-256. */
export const pageFaces: Partial<Record<FaceKey, string>> = {
${lines.join('\n')}
};

/** The immutable address of a face for pages; null for one that is loaded whole. */
export function pageFontPath(key: FaceKey): string | null {
  const sha8 = pageFaces[key];
  return sha8 === undefined ? null : \`/fonts/\${sha8}-\${key}-page.ttf\`;
}
`,
);
