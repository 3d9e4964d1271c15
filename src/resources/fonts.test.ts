import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { type FaceKey, faces, fontFiles, fontPath } from '#core/layout/text/faces.ts';
import { fallbackPath } from '#core/layout/text/fallback-faces.ts';
import { needsFallback, rareKeys } from '#core/layout/text/runs.ts';
import { servedFonts } from '#core/layout/text/served-fonts.ts';
import { readNames, readTables } from '../../tools/fonts-sfnt.ts';
import { fontFile, openFonts, openWholeFonts } from './fonts.ts';
import { wholeFaces } from './whole-faces.ts';

const keys = Object.keys(faces) as FaceKey[];
const fonts = await openFonts();

function faceOf(key: FaceKey) {
  const face = fonts.face(key);
  if (!face) throw new Error(`no face ${key}`);
  return face;
}

const latinExtendedA = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x100 + index)).join('');

describe.each(keys)('%s', (key) => {
  test('has every letter of names and every typographic quote but those it lists [E014]', () => {
    const lacks: string = faces[key].lacks;
    const wanted = Array.from(`${latinExtendedA}äöüÄÖÜßẞéèçñőłşøå„“”‚‘’»«›‹–—…€ȘșȚț`).filter((letter) => !lacks.includes(letter));
    expect(wanted.filter((letter) => needsFallback(letter, faceOf(key), fonts))).toEqual([]);
  });

  test('is the very file its address names', () => {
    expect(createHash('sha256').update(fontFile(key)).digest('hex').slice(0, 8)).toBe(faces[key].sha8);
    expect(fontFiles.get(fontPath(key).replace('/fonts/', ''))).toBe(`${key}.ttf`);
  });

  test('has sensible heights and outlines of moves, lines and cubics only', () => {
    const face = faceOf(key);
    expect(face.capHeight / face.unitsPerEm).toBeGreaterThan(0.5);
    expect(face.capHeight).toBeLessThan(face.ascender);
    for (const glyph of face.shape('Ägyß&9', {})) expect(face.outline(glyph.id)).toMatch(/^M( -?[\d.]+| [MLCZ])+ Z$/);
  });
});

const alphabets = {
  cyrillic: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёІіЇїЄєЂђЈјЉљЊњЋћЏџҐґ',
  vietnamese: 'ĂăÂâĐđÊêÔôƠơƯưẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ',
};

test.each([
  ['great-vibes', 'cyrillic'],
  ['caveat', 'cyrillic'],
  ...(
    ['great-vibes', 'alex-brush', 'montecarlo', 'corinthia', 'corinthia-bold', 'italianno', 'ephesis', 'script', 'script-bold'] as const
  ).map((key) => [key, 'vietnamese'] as const),
] as const)('%s has the letters of the %s alphabet', (key, alphabet) => {
  const has = new Set(new Face(new Blob(fontFile(key))).collectUnicodes());
  expect(Array.from(alphabets[alphabet]).filter((letter) => !has.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test('letters that a face lacks are in the first fallback face', () => {
  for (const key of keys) expect(needsFallback(faces[key].lacks, faceOf('eb-garamond'), fonts)).toBe(false);
});

test('a face whose licence reserves its name carries another one, and still its copyright', () => {
  for (const key of ['josefin', 'playfair', 'playfair-italic', 'script', 'script-bold'] as const) {
    const names = readNames(readTables(Buffer.from(fontFile(key))).get('name') ?? Buffer.alloc(6));
    expect(names.get(0)).toContain('Reserved Font Name');
    for (const id of [1, 3, 4, 6, 16, 18]) expect(names.get(id) ?? 'Federleicht').toMatch(/Federleicht(?!.*(?:Josefin|Playfair|Dancing))/);
  }
});

test('every face comes with its licence', () => {
  const rows = JSON.parse(readFileSync('fonts/faces.json', 'utf8')) as { key: string; licence: string }[];
  expect(rows.map((row) => row.key)).toEqual(keys);
  for (const row of rows) expect(readFileSync(`fonts/${row.licence}`, 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('an unknown face is null', () => {
  expect(fonts.face('comic')).toBeNull();
  expect(fonts.face('toString')).toBeNull();
});

describe('whole faces', () => {
  test.each(wholeFaces())(
    '$key is the file of its row, with its licence, and has the letters that the row says',
    ({ key, sha256, licence, ranges }) => {
      const bytes = fontFile(key);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect(readFileSync(`fonts/${licence}`, 'utf8')).toMatch(/SIL OPEN FONT LICENSE Version 1.1|Permission is hereby granted/);
      const codes = new Set(new Face(new Blob(bytes)).collectUnicodes());
      const said = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
      expect(said.filter((code) => !codes.has(code))).toEqual([]);
    },
  );

  test('are 40 MB at most, and no address serves one', () => {
    expect(wholeFaces().reduce((sum, { key }) => sum + fontFile(key).length, 0)).toBeLessThan(40_000_000);
    expect([...servedFonts.values()].filter((file) => wholeFaces().some(({ key }) => file.includes(key)))).toEqual([]);
  });

  test('Chinese and Japanese have their own forms of a character, and no design has any of them', () => {
    expect(openWholeFonts().wholeFace?.('直', '直子')?.key).toBe('noto-sans-sc');
    expect(openWholeFonts().wholeFace?.('直', '直子さん')?.key).toBe('noto-sans-jp');
    expect(fonts.wholeFace).toBeUndefined();
    expect(fonts.face('noto-sans-sc')).toBeNull();
  });
});

test('the fallback faces are the files their addresses name, with a licence', () => {
  for (const key of rareKeys) {
    const [, sha8] = /^\/fonts\/([0-9a-f]{8})-/.exec(fallbackPath(key)) ?? [];
    expect(createHash('sha256').update(fontFile(key)).digest('hex').slice(0, 8)).toBe(sha8);
    expect(servedFonts.get(fallbackPath(key).replace('/fonts/', ''))).toBe(`${key}.ttf`);
  }
});
