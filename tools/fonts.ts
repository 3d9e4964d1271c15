/**
 * Makes `fonts/` and `src/core/layout/text/{faces,face-names}.ts` from the full fonts of npm: cut to the shop's characters, renamed where a licence
 * reserves the name. Not part of any build; run it when a face is added:
 *   mkdir /tmp/fonts && cd /tmp/fonts && for each package: npm pack @expo-google-fonts/NAME, unpack it as /tmp/fonts/NAME
 *   node tools/fonts.ts /tmp/fonts
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { readNames, readTables, renameFamily } from './fonts-sfnt.ts';
import { subset } from './fonts-subset.ts';

type Alphabet = 'cyrillic' | 'vietnamese';

type Source = {
  key: string;
  package: string;
  file: string;
  /** What people read in the font list. */
  name: string;
  /** Regular when absent. */
  style?: 'medium' | 'semibold' | 'bold' | 'italic';
  script?: true;
  /** Alphabets beside Latin whose letters it has and keeps. */
  also?: readonly Alphabet[];
  /** New family name, needed where the licence reserves the original one. */
  family?: string;
};

const sources: Source[] = [
  { key: 'cormorant', package: 'cormorant-garamond', file: 'CormorantGaramond_500Medium', name: 'Cormorant Garamond' },
  {
    key: 'cormorant-semibold',
    package: 'cormorant-garamond',
    file: 'CormorantGaramond_600SemiBold',
    name: 'Cormorant Garamond',
    style: 'semibold',
  },
  {
    key: 'cormorant-italic',
    package: 'cormorant-garamond',
    file: 'CormorantGaramond_500Medium_Italic',
    name: 'Cormorant Garamond',
    style: 'italic',
  },
  { key: 'eb-garamond', package: 'eb-garamond', file: 'EBGaramond_400Regular', name: 'EB Garamond' },
  { key: 'eb-garamond-italic', package: 'eb-garamond', file: 'EBGaramond_400Regular_Italic', name: 'EB Garamond', style: 'italic' },
  { key: 'josefin', package: 'josefin-sans', file: 'JosefinSans_400Regular', name: 'Federleicht Sans', family: 'Federleicht Sans' },
  { key: 'jost', package: 'jost', file: 'Jost_400Regular', name: 'Jost' },
  { key: 'jost-medium', package: 'jost', file: 'Jost_500Medium', name: 'Jost', style: 'medium' },
  { key: 'pinyon', package: 'pinyon-script', file: 'PinyonScript_400Regular', name: 'Pinyon Script', script: true },
  { key: 'imperial', package: 'imperial-script', file: 'ImperialScript_400Regular', name: 'Imperial Script', script: true },
  {
    key: 'playfair',
    package: 'playfair-display',
    file: 'PlayfairDisplay_400Regular',
    name: 'Federleicht Display',
    family: 'Federleicht Display',
  },
  {
    key: 'playfair-italic',
    package: 'playfair-display',
    file: 'PlayfairDisplay_400Regular_Italic',
    name: 'Federleicht Display',
    style: 'italic',
    family: 'Federleicht Display',
  },
  { key: 'bodoni', package: 'bodoni-moda', file: 'BodoniModa_400Regular', name: 'Bodoni Moda' },
  { key: 'bodoni-italic', package: 'bodoni-moda', file: 'BodoniModa_400Regular_Italic', name: 'Bodoni Moda', style: 'italic' },
  { key: 'fraunces', package: 'fraunces', file: 'Fraunces_400Regular', name: 'Fraunces' },
  { key: 'fraunces-semibold', package: 'fraunces', file: 'Fraunces_600SemiBold', name: 'Fraunces', style: 'semibold' },
  { key: 'libre-caslon-display', package: 'libre-caslon-display', file: 'LibreCaslonDisplay_400Regular', name: 'Libre Caslon Display' },
  { key: 'dm-serif', package: 'dm-serif-display', file: 'DMSerifDisplay_400Regular', name: 'DM Serif Display' },
  {
    key: 'instrument-italic',
    package: 'instrument-serif',
    file: 'InstrumentSerif_400Regular_Italic',
    name: 'Instrument Serif',
    style: 'italic',
  },
  { key: 'old-standard', package: 'old-standard-tt', file: 'OldStandardTT_400Regular', name: 'Old Standard' },
  { key: 'familjen-bold', package: 'familjen-grotesk', file: 'FamiljenGrotesk_700Bold', name: 'Familjen Grotesk', style: 'bold' },
  {
    key: 'great-vibes',
    package: 'great-vibes',
    file: 'GreatVibes_400Regular',
    name: 'Great Vibes',
    script: true,
    also: ['cyrillic', 'vietnamese'],
  },
  { key: 'alex-brush', package: 'alex-brush', file: 'AlexBrush_400Regular', name: 'Alex Brush', script: true, also: ['vietnamese'] },
  { key: 'montecarlo', package: 'montecarlo', file: 'MonteCarlo_400Regular', name: 'MonteCarlo', script: true, also: ['vietnamese'] },
  { key: 'corinthia', package: 'corinthia', file: 'Corinthia_400Regular', name: 'Corinthia', script: true, also: ['vietnamese'] },
  {
    key: 'corinthia-bold',
    package: 'corinthia',
    file: 'Corinthia_700Bold',
    name: 'Corinthia',
    style: 'bold',
    script: true,
    also: ['vietnamese'],
  },
  { key: 'italianno', package: 'italianno', file: 'Italianno_400Regular', name: 'Italianno', script: true, also: ['vietnamese'] },
  { key: 'ephesis', package: 'ephesis', file: 'Ephesis_400Regular', name: 'Ephesis', script: true, also: ['vietnamese'] },
  {
    key: 'script',
    package: 'dancing-script',
    file: 'DancingScript_400Regular',
    name: 'Federleicht Script',
    script: true,
    family: 'Federleicht Script',
    also: ['vietnamese'],
  },
  {
    key: 'script-bold',
    package: 'dancing-script',
    file: 'DancingScript_700Bold',
    name: 'Federleicht Script',
    style: 'bold',
    script: true,
    family: 'Federleicht Script',
    also: ['vietnamese'],
  },
  { key: 'caveat', package: 'caveat', file: 'Caveat_400Regular', name: 'Caveat', script: true, also: ['cyrillic'] },
  { key: 'jost-bold', package: 'jost', file: 'Jost_700Bold', name: 'Jost', style: 'bold' },
  { key: 'caprasimo', package: 'caprasimo', file: 'Caprasimo_400Regular', name: 'Caprasimo' },
  { key: 'dela-gothic', package: 'dela-gothic-one', file: 'DelaGothicOne_400Regular', name: 'Dela Gothic One' },
  { key: 'courier-prime', package: 'courier-prime', file: 'CourierPrime_400Regular', name: 'Courier Prime' },
  { key: 'reenie-beanie', package: 'reenie-beanie', file: 'ReenieBeanie_400Regular', name: 'Reenie Beanie', script: true },
  { key: 'barlow-condensed', package: 'barlow-condensed', file: 'BarlowCondensed_500Medium', name: 'Barlow Condensed', style: 'medium' },
  { key: 'gloock', package: 'gloock', file: 'Gloock_400Regular', name: 'Gloock' },
  { key: 'young-serif', package: 'young-serif', file: 'YoungSerif_400Regular', name: 'Young Serif' },
  { key: 'grenze-gotisch', package: 'grenze-gotisch', file: 'GrenzeGotisch_400Regular', name: 'Grenze Gotisch' },
];

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Letters of further alphabets: Russian, Ukrainian, Bulgarian and Serbian; Vietnamese with its marks and the dong. */
const alphabets: Readonly<Record<Alphabet, readonly number[]>> = {
  cyrillic: [...between(0x400, 0x45f), 0x490, 0x491],
  vietnamese: [0x1a0, 0x1a1, 0x1af, 0x1b0, 0x309, 0x31b, 0x323, ...between(0x1ea0, 0x1ef9), 0x20ab],
};

/** Characters every face should have, in ranges and one by one (checklist E014). */
const needed = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x180 - 0xa0 }, (_, index) => 0xa0 + index),
  ...Array.from('ẞȘșȚț–—…•†‡€™„“”‚‘’‹›‐‑−', (character) => character.codePointAt(0) ?? 0),
];
/** Kept where a face happens to have them: signs of stationery, spaces, ligatures, marks for names without a composed letter. */
const welcome = Array.from(
  'ƏəƒǍǎǏǐǑǒǓǔǦǧẀẁẂẃẄẅẼẽỲỳ№℗℠ªº′″⁄∞≈≠≤≥√←↑→↓♥♡❤⚭⚮♂♀★☆❦☙✝ﬀﬁﬂﬃﬄ\u2009\u202f\u2002\u2003\u200a\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0326\u0327\u0328',
  (character) => character.codePointAt(0) ?? 0,
);

/** Letters of names and quotes (E014) that a face can draw neither as such nor from letter and accent. */
function lacking(font: Buffer): string {
  const has = new Set(new Face(new Blob(Uint8Array.from(font).buffer)).collectUnicodes());
  const letters = needed.filter((codePoint) => codePoint >= 0xc0 && codePoint < 0x2010).map((codePoint) => String.fromCodePoint(codePoint));
  return letters
    .filter(
      (letter) =>
        !has.has(letter.codePointAt(0) ?? 0) && !Array.from(letter.normalize('NFD')).every((part) => has.has(part.codePointAt(0) ?? 0)),
    )
    .join('');
}

/** Bytes behind a file that ends with an empty glyph: print files are written by a library that reads the head of that glyph. */
const spare = 16;

/** Whether a glyph without outlines begins where the outlines end. */
function endsWithEmptyGlyph(font: Buffer): boolean {
  const tables = readTables(font);
  const [loca, head, glyf] = ['loca', 'head', 'glyf'].map((tag) => tables.get(tag));
  if (!loca || !head || !glyf) return false;
  const isLong = head.readInt16BE(50) === 1;
  const starts = Array.from({ length: loca.length / (isLong ? 4 : 2) - 1 }, (_, at) =>
    isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2,
  );
  return starts.includes(glyf.length);
}

function licenceText(folder: string, font: Buffer, body: string): string {
  const own = join(folder, 'LICENSE_FONT');
  if (existsSync(own)) return readFileSync(own, 'utf8');
  const names = readNames(readTables(font).get('name') ?? Buffer.alloc(6));
  if (!names.get(13)?.includes('SIL Open Font License, Version 1.1')) throw new Error(`${folder}: no licence found`);
  return `${names.get(0)}\n${body.slice(body.indexOf('\n'))}`;
}

const input = process.argv[2];
if (!input) throw new Error('usage: node tools/fonts.ts FOLDER-OF-UNPACKED-PACKAGES');
mkdirSync('fonts/licences', { recursive: true });
const licenceBody = readFileSync(join(input, 'jost/LICENSE_FONT'), 'utf8');
const rows: { key: string; file: string; name: string; style: string; script: boolean; lacks: string; licence: string; sha256: string }[] =
  [];
for (const source of sources) {
  const folder = join(input, source.package);
  const path = globSync(`${folder}/**/${source.file}.ttf`)[0];
  if (!path) throw new Error(`${source.file}.ttf is missing`);
  const full = readFileSync(path);
  const names = readNames(readTables(full).get('name') ?? Buffer.alloc(6));
  const reserved = /Reserved Font Names?\s*["'“]([^"'”]+)/i.exec(names.get(0) ?? '')?.[1];
  if (reserved && names.get(1)?.includes(reserved) && !source.family) throw new Error(`${source.key}: the name ${reserved} is reserved`);
  const cut = subset(full, [...needed, ...welcome, ...(source.also ?? []).flatMap((alphabet) => alphabets[alphabet])]);
  const named = source.family ? renameFamily(cut, source.family) : cut;
  const font = endsWithEmptyGlyph(named) ? Buffer.concat([named, Buffer.alloc(spare)]) : named;
  const licence = `licences/${source.package}.txt`;
  writeFileSync(join('fonts', licence), licenceText(folder, full, licenceBody));
  writeFileSync(`fonts/${source.key}.ttf`, font);
  const sha256 = createHash('sha256').update(font).digest('hex');
  rows.push({
    key: source.key,
    file: `${source.key}.ttf`,
    name: source.name,
    style: source.style ?? 'regular',
    script: source.script ?? false,
    lacks: lacking(font),
    licence,
    sha256,
  });
  console.log(`${source.key.padEnd(22)} ${basename(path)} ${full.length} -> ${font.length}`);
}
writeFileSync('fonts/faces.json', `${JSON.stringify(rows, null, 2)}\n`);

const lines = rows.map((row) => `  '${row.key}': { script: ${row.script}, lacks: '${row.lacks}', sha8: '${row.sha256.slice(0, 8)}' },`);
writeFileSync(
  'src/core/layout/text/faces.ts',
  `/** The faces of the shop, made by tools/fonts.ts together with the files in \`fonts/\`. Edit that tool, not this table. */

/**
 * Key -> whether it is a script face (never tracked), letters of Latin names it has not got (drawn from a fallback face), first 8 digits of the
 * file's SHA-256. What people read is in face-names.ts: editors load it later.
 */
export const faces = {
${lines.join('\n').replaceAll(/'([a-z]+)':/g, '$1:')}
} as const satisfies Record<string, { script: boolean; lacks: string; sha8: string }>;

export type FaceKey = keyof typeof faces;

export function isFaceKey(key: string): key is FaceKey {
  return Object.hasOwn(faces, key);
}

/** The immutable address the shop serves a face's file at. */
export function fontPath(key: FaceKey): string {
  return \`/fonts/\${faces[key].sha8}-\${key}.ttf\`;
}

/** Served file name -> name in the folder \`fonts/\`. */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(faces).map(([key, face]) => [\`\${face.sha8}-\${key}.ttf\`, \`\${key}.ttf\`]),
);
`,
);

const names = rows.map((row) => `  '${row.key}': { name: '${row.name}', style: '${row.style}' },`);
writeFileSync(
  'src/core/layout/text/face-names.ts',
  `/** What people read of the faces of the shop, made by tools/fonts.ts. Edit that tool, not this table. */
import type { FaceKey } from './faces.ts';

export type FaceStyle = 'regular' | 'medium' | 'semibold' | 'bold' | 'italic';

/** Key -> name of the family and style. */
export const faceNames: Readonly<Record<FaceKey, { name: string; style: FaceStyle }>> = {
${names.join('\n').replaceAll(/'([a-z]+)':/g, '$1:')}
};
`,
);
