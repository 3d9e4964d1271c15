/**
 * Makes the faces for letters that the shop's own faces lack: those that browsers load, with src/core/layout/text/fallback-faces.ts, and the
 * whole faces in `fonts/whole/`, which stay on the server. Not part of any build; run it when a script is added:
 *   mkdir /tmp/fonts && cd /tmp/fonts && for each package: npm pack NAME, unpack it as /tmp/fonts/NAME-WITHOUT-SCOPE
 *   node tools/fallback-fonts.ts /tmp/fonts
 * A file that is there is never made anew from a newer font: stored Sheets name its glyphs by their numbers.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { subset } from './fonts-subset.ts';

type Range = readonly [from: number, to: number];
type Source = { key: string; package: string; file: string; name: string; ranges: readonly Range[]; licence: string };

const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
];
const greekAndCyrillic: readonly Range[] = [
  [0x370, 0x52f],
  [0x1f00, 0x1fff],
];
const numbers: readonly Range[] = [
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2100, 0x218b],
];
const signs: readonly Range[] = [
  [0x2190, 0x22ff],
  [0x25a0, 0x27be],
  [0x2b00, 0x2bff],
];
const cjkSigns: readonly Range[] = [
  [0x3000, 0x303f],
  [0xff00, 0xffef],
];

/** Loaded by browsers when a text needs them, so that they hold no letter that a face before them draws. */
const served: readonly Source[] = [
  {
    key: 'eb-garamond-more',
    package: 'eb-garamond',
    file: 'EBGaramond_400Regular.ttf',
    name: 'EB Garamond',
    ranges: [[0x180, 0x24f], [0x300, 0x36f], [0x1e00, 0x1eff], ...greekAndCyrillic, ...numbers],
    licence: 'LICENSE_FONT',
  },
  { key: 'dejavu-signs', package: 'dejavu-fonts-ttf', file: 'DejaVuSans.ttf', name: 'DejaVu Sans', ranges: signs, licence: 'LICENSE' },
];

const noto = (script: string, name: string, ranges: readonly Range[]): Source => ({
  key: script === '' ? 'noto-sans' : `noto-sans-${script}`,
  package: script === '' ? 'noto-sans' : `noto-sans-${script}`,
  file: `${name.replaceAll(' ', '')}_400Regular.ttf`,
  name,
  ranges,
  licence: 'LICENSE_FONT',
});

/** In order of preference. Korean has its own letters here, Chinese and Japanese have the signs they share with it. */
const whole: readonly Source[] = [
  noto('', 'Noto Sans', [...latin, ...greekAndCyrillic, ...numbers]),
  noto('hebrew', 'Noto Sans Hebrew', [
    [0x591, 0x5f4],
    [0xfb1d, 0xfb4f],
  ]),
  noto('arabic', 'Noto Sans Arabic', [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ]),
  {
    key: 'dejavu-sans',
    package: 'dejavu-fonts-ttf',
    file: 'DejaVuSans.ttf',
    name: 'DejaVu Sans',
    ranges: [[0x531, 0x58f], [0x10a0, 0x10ff], ...signs],
    licence: 'LICENSE',
  },
  noto('sc', 'Noto Sans SC', [[0x2e80, 0x2fdf], ...cjkSigns, [0x3040, 0x312f], [0x31a0, 0x9fff], [0xf900, 0xfaff], [0x20000, 0x323af]]),
  noto('jp', 'Noto Sans JP', [...cjkSigns, [0x3040, 0x30ff], [0x31f0, 0x31ff], [0x3200, 0x9fff], [0xf900, 0xfaff], [0x20000, 0x323af]]),
  noto('kr', 'Noto Sans KR', [
    [0x1100, 0x11ff],
    [0x3130, 0x318f],
    [0xac00, 0xd7ff],
  ]),
];

const input = process.argv[2];
if (!input) throw new Error('usage: node tools/fallback-fonts.ts FOLDER-OF-UNPACKED-PACKAGES');

function rangesOf(font: Buffer, wanted: readonly Range[]): Range[] {
  const codes = [...new Set(new Face(new Blob(new Uint8Array(font))).collectUnicodes())]
    .filter((code) => wanted.some(([from, to]) => code >= from && code <= to))
    .sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

function make(source: Source, folder: string): { sha256: string; ranges: Range[] } {
  const from = join(input ?? '', source.package);
  const path = globSync(`${from}/**/${source.file}`)[0];
  if (!path) throw new Error(`${source.file} is missing`);
  const full = readFileSync(path);
  const ranges = rangesOf(full, source.ranges);
  const codes = ranges.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, index) => low + index));
  const cut = subset(full, codes);
  writeFileSync(join(folder, `${source.key}.ttf`), cut);
  copyFileSync(globSync(`${from}/{package/,}${source.licence}`)[0] ?? '', `fonts/licences/${source.package}.txt`);
  console.log(`${source.key.padEnd(20)} ${full.length} -> ${cut.length}, ${ranges.length} ranges`);
  return { sha256: createHash('sha256').update(cut).digest('hex'), ranges };
}

mkdirSync('fonts/whole', { recursive: true });
const rows = served.map((source) => ({ source, ...make(source, 'fonts') }));
const wholeRows = whole.map((source) => {
  const { key, name, package: from } = source;
  return { key, name, licence: `licences/${from}.txt`, ...make(source, 'fonts/whole') };
});
const written = wholeRows.map(
  ({ key, name, licence, sha256, ranges }) =>
    `{"key":"${key}","name":"${name}","licence":"${licence}","sha256":"${sha256}",\n"ranges":${JSON.stringify(ranges)}}`,
);
writeFileSync('fonts/whole/faces.json', `[\n${written.join(',\n')}\n]\n`);
writeFileSync(
  'src/core/layout/text/fallback-faces.ts',
  `/** The faces that draw what a design's own faces lack, made by tools/fallback-fonts.ts. Edit that tool, not this table. */

/** Key -> first 8 digits of the file's SHA-256. No text of a design names one. Browsers import this table when they need a face of it. */
export const fallbackFaces = { ${rows.map(({ source, sha256 }) => `'${source.key}': '${sha256.slice(0, 8)}'`).join(', ')} } as const;

export type FallbackKey = keyof typeof fallbackFaces;

export function isFallbackKey(key: string): key is FallbackKey {
  return Object.hasOwn(fallbackFaces, key);
}

/** The immutable address the shop serves a face's file at. */
export function fallbackPath(key: FallbackKey): string {
  return \`/fonts/\${fallbackFaces[key]}-\${key}.ttf\`;
}
`,
);
