import { beforeAll, describe, expect, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { pressFiles } from '../../tools/print-designs.ts';
import { fixturePhotos, fixtureSheets, withOrientation } from './fixture-print.ts';
import { type Part, spoil, spoilHeads, spoilMarks } from './spoil.ts';

let sheets: Sheet[] = [];
let pdf: Uint8Array = new Uint8Array();
let flat: Uint8Array = new Uint8Array();

beforeAll(async () => {
  sheets = await fixtureSheets();
  ({ pdf, flat } = await pressFiles('Zoë & „Łukasz“', sheets, fixturePhotos));
});

const t = serverTexts({ locale: 'de-DE' });

function rulesBroken(bytes: Uint8Array, against = sheets, profile = standardProfile): string[] {
  return [...new Set(checkPrintFile(bytes, profile, against).map(({ rule }) => rule))];
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** Changes the first object whose head matches. */
function spoilFirst(match: RegExp, change: (part: Part) => Part): Uint8Array {
  let done = false;
  return spoil(pdf, (part) => {
    if (done || !match.test(part.head)) return null;
    done = true;
    return change(part);
  });
}

describe('the shop’s check of print files [E063]', () => {
  test('a file of ours passes, with and without technical plates', () => {
    expect(checkPrintFile(pdf, standardProfile, sheets)).toEqual([]);
    expect(checkPrintFile(flat, withoutTechnicalPlates(standardProfile), sheets)).toEqual([]);
  });

  test('taking a file apart and putting it together changes no finding', () => {
    expect(rulesBroken(spoil(pdf, () => null))).toEqual([]);
  });

  test('findings are German sentences that name the page', () => {
    const [finding] = checkPrintFile(spoilHeads(pdf, /\/TrimBox \[[^\]]*\]/, '/TrimBox [0 0 10 10]'), standardProfile, sheets);
    expect([finding?.rule, finding?.page]).toEqual(['boxes', 1]);
    expect(finding && t(finding.text)).toBe('Seite 1: Endformat oder Anschnitt stimmen nicht mit dem Entwurf überein.');
  });

  test.each<[string, string, (bytes: Uint8Array) => Uint8Array]>([
    ['half a file', 'readable', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['a picture', 'readable', () => fixturePhotos[0]?.bytes ?? new Uint8Array()],
    ['a shifted table', 'readable', (bytes) => new Uint8Array(Buffer.from(latin1(bytes).replace('%PDF-1.6\n', '%PDF-1.6\n\n'), 'latin1'))],
    ['another version', 'version', (bytes) => new Uint8Array(Buffer.from(latin1(bytes).replace('%PDF-1.6', '%PDF-1.4'), 'latin1'))],
    ['no id', 'id', (bytes) => new Uint8Array(Buffer.from(latin1(bytes).replace('/ID [', '/XX ['), 'latin1'))],
    ['a lost page', 'page-count', (bytes) => spoilHeads(bytes, /\/Kids \[(\d+ 0 R) \d+ 0 R\]/, '/Kids [$1]')],
    ['no trim box', 'boxes', (bytes) => spoilHeads(bytes, /\/TrimBox/, '/Trimbox')],
    ['a media box without bleed', 'boxes', (bytes) => spoilHeads(bytes, /\/MediaBox \[0 0 [\d.]+ /, '/MediaBox [0 0 595.276 ')],
    ['an art box', 'other-boxes', (bytes) => spoilHeads(bytes, /\/TrimBox/, '/ArtBox [0 0 10 10]\n/TrimBox')],
    ['a turned page', 'other-boxes', (bytes) => spoilHeads(bytes, /\/TrimBox/, '/Rotate 90\n/TrimBox')],
    ['no output intent', 'intent', (bytes) => spoilHeads(bytes, /\/OutputIntents \[[^\]]*\]/, '')],
    ['another output condition', 'intent', (bytes) => spoilHeads(bytes, /\(FOGRA39\)/, '(FOGRA47)')],
    ['an intent without profile', 'intent', (bytes) => spoilHeads(bytes, /\/DestOutputProfile \d+ 0 R/, '')],
    ['packed metadata', 'metadata', (bytes) => spoilHeads(bytes, /\/Subtype \/XML/, '/Subtype /XML\n/Filter /FlateDecode')],
    [
      'two titles',
      'metadata',
      (bytes) => spoil(bytes, (part) => ({ ...part, stream: part.stream?.replace('Zoë', 'Zoe').replace('ZoÃ«', 'Zoe') ?? null })),
    ],
    ['two dates', 'metadata', (bytes) => spoilHeads(bytes, /\(D:2026/, '(D:2025')],
    ['PDF/X-3', 'pdfx', (bytes) => spoil(bytes, (part) => ({ ...part, stream: part.stream?.replace('>PDF/X-4<', '>PDF/X-3<') ?? null }))],
    ['trapping unknown', 'trapped', (bytes) => spoilHeads(bytes, /^\/False/, '/Unknown')],
    ['a script', 'foreign', (bytes) => spoilHeads(bytes, /\/Type \/Catalog/, '/Type /Catalog\n/OpenAction << /S /JavaScript /JS (x) >>')],
    ['a comment', 'foreign', (bytes) => spoilHeads(bytes, /\/TrimBox/, '/Annots [<< /Subtype /Text >>]\n/TrimBox')],
    ['a font that is not embedded', 'fonts', (bytes) => spoilHeads(bytes, /\/FontFile2 \d+ 0 R/, '')],
    ['text that cannot be copied', 'fonts', (bytes) => spoilHeads(bytes, /\/ToUnicode \d+ 0 R/, '')],
    ['Helvetica', 'fonts', (bytes) => spoilHeads(bytes, /\/Subtype \/Type0\n\/BaseFont \/[^\n]*/, '/Subtype /Type1\n/BaseFont /Helvetica')],
    ['wrong widths', 'fonts', (bytes) => spoilHeads(bytes, /\/W \[0 \[\d+/, '/W [0 [1')],
    [
      'a photo without profile',
      'photo-colour',
      (bytes) => spoilHeads(bytes, /\/ColorSpace \[\/ICCBased \d+ 0 R\]/, '/ColorSpace /DeviceRGB'),
    ],
    ['a wrong number of channels', 'photo-colour', (bytes) => spoilHeads(bytes, /\/N 3/, '/N 1')],
    ['a photo with another filter', 'photo-kind', (bytes) => spoilHeads(bytes, /\/Filter \/DCTDecode/, '/Filter /JPXDecode')],
    ['transparency', 'transparency', (bytes) => spoilHeads(bytes, /\/OPM 0/, '/OPM 0 /ca 0.5')],
    ['a transparency group', 'transparency', (bytes) => spoilHeads(bytes, /\/TrimBox/, '/Group << /S /Transparency >>\n/TrimBox')],
    [
      'an empty page',
      'empty-page',
      (bytes) => spoil(bytes, ({ head, stream }) => (stream?.startsWith('1 0 0 -1 0 ') ? { head, stream: 'q Q\n' } : null)),
    ],
    ['a shading', 'operators', (bytes) => spoilMarks(bytes, /4 M/, '4 M /Sh1 sh')],
    ['RGB ink', 'device-rgb', (bytes) => spoilMarks(bytes, /[\d.]+ [\d.]+ [\d.]+ [\d.]+ k/, '1 0 0 rg')],
    ['gray ink', 'device-rgb', (bytes) => spoilMarks(bytes, /0 0 0 1 k/, '0 g')],
    ['too much ink', 'ink-limit', (bytes) => spoilMarks(bytes, /[\d.]+ [\d.]+ [\d.]+ [\d.]+ k/, '1 0.9 0.8 0.4 k')],
    ['another plate', 'plate-name', (bytes) => spoilHeads(bytes, /\/FOIL_GOLD/, '/Gold')],
    ['the plate of all plates', 'plate-name', (bytes) => spoilHeads(bytes, /\/Separation \/CUT/, '/Separation /All')],
    ['foil that knocks out', 'plate-overprint', (bytes) => spoilMarks(bytes, /\/Over gs \/Plate1/g, '/Knock gs /Plate1')],
    ['screened foil', 'plate-tint', (bytes) => spoilMarks(bytes, /1 scn/, '0.5 scn')],
    ['foil without its plate', 'plate-empty', (bytes) => spoilMarks(bytes, /\/Plate1 cs 1 scn/g, '0 0 0 1 k')],
    ['a missing fold', 'plate-empty', (bytes) => spoilMarks(bytes, /q 0\.1 w \[2 1\][\s\S]*?Q/, '')],
    ['black text that knocks out', 'black-text', (bytes) => spoilMarks(bytes, /\/Over gs 0 0 0 1 k/g, '/Knock gs 0 0 0 1 k')],
    ['white that overprints', 'overprint', (bytes) => spoilMarks(bytes, /\/Knock gs [\d.]+ [\d.]+ [\d.]+ [\d.]+ k/, '/Over gs 0 0 0 0 k')],
    ['a letter moved aside', 'glyph-place', (bytes) => spoilMarks(bytes, /([\d.]+) ([\d.]+) Tm/, '3 $2 Tm')],
    ['a lost line of text', 'glyph-place', (bytes) => spoilMarks(bytes, /\[[^\]]*\] TJ/, '[] TJ')],
    ['another letter', 'text', (bytes) => spoilMarks(bytes, /\[<[0-9a-f]{4}/, '[<0000')],
    ['letters made unseen', 'content', (bytes) => spoilMarks(bytes, / Tf\n/, ' Tf\n3 Tr\n')],
    ['letters made into lines', 'operators', (bytes) => spoilMarks(bytes, / Tf\n/, ' Tf\n1 Tr\n')],
    ['a lost shape', 'content', (bytes) => spoilMarks(bytes, /h f\n/, 'h n\n')],
    ['a coarse photo', 'photo-resolution', (bytes) => spoilHeads(bytes, /\/Width \d+\n\/Height \d+/, '/Width 40\n/Height 30')],
    ['a stretched photo', 'photo-stretched', (bytes) => spoilHeads(bytes, /\/Height \d+/, '/Height 2000')],
    ['a photo of another size', 'photo-data', (bytes) => spoilHeads(bytes, /\/Width \d+\n\/Height \d+/, '/Width 8000\n/Height 6000')],
    ['a line without width', 'line-width', (bytes) => spoilMarks(bytes, /[\d.]+ w/, '0 w')],
    ['a photo that overprints', 'overprint', (bytes) => spoilMarks(bytes, /q \/Knock gs/, 'q /Over gs')],
  ])('%s is refused by rule %s', (_, rule, change) => {
    expect(rulesBroken(change(pdf))).toContain(rule);
  });

  test('a photo with its camera’s notes is refused', () => {
    const noted = spoilFirst(/DCTDecode/, (part) => ({
      ...part,
      stream: latin1(withOrientation(Buffer.from(part.stream ?? '', 'latin1'), 6)),
    }));
    expect(rulesBroken(noted)).toEqual(['photo-private']);
  });

  test('a house that takes no RGB refuses the file, and one without technical plates their plates', () => {
    expect(rulesBroken(pdf, sheets, { ...standardProfile, rgbAllowed: false })).toEqual(['photo-rgb']);
    expect(rulesBroken(pdf, sheets, withoutTechnicalPlates(standardProfile))).toEqual(['plate-name']);
    expect(rulesBroken(flat)).toEqual(['plate-empty']);
  });

  test('a file of another design is refused', () => {
    const other = sheets.map((sheet) => ({ ...sheet, widthUm: sheet.widthUm + 1_000 }));
    expect(rulesBroken(pdf, other)).toEqual(['boxes']);
    expect(rulesBroken(pdf, sheets.slice(1))).toContain('page-count');
  });
});
