import { describe, expect, test } from 'vitest';
import type { TextElement } from '#core/design/document.ts';
import { openFonts } from '#resources/fonts.ts';
import { setText, squareFace } from '#tests/render/set-text.ts';
import { directionsOf, visualOrder } from './bidi.ts';

const square = squareFace('square');
const shop = await openFonts();
const fonts = { ...shop, face: (key: string) => (key === 'square' ? square : null) };

/** The letters of each line as they stand from left to right. */
function seen(text: string, change: Partial<TextElement> = {}): string[] {
  const { glyphs } = setText(fonts, text, { font: 'square', align: 'left', sizeUm: 4_000, ...change });
  const rows = Map.groupBy(glyphs, (glyph) => glyph.yUm);
  return Array.from(rows.values(), (row) =>
    row
      .toSorted((a, b) => a.xUm - b.xUm)
      .map((glyph) => String.fromCodePoint(glyph.id))
      .join(''),
  );
}

describe('the order of letters', () => {
  test.each([
    ['Hebrew stands from right to left', 'שלום', 'םולש'],
    ['a Hebrew name in a German line', 'Lea & דניאל heiraten', 'Lea & לאינד heiraten'],
    ['a German name in a Hebrew line', 'דניאל & Lea שלום', 'םולש Lea & לאינד'],
    ['numbers keep their order', 'בשנת 2027 שלום', 'םולש 2027 תנשב'],
    ['a date keeps its order', 'שלום 14.08.2027', '14.08.2027 םולש'],
    ['Arabic with Arabic digits', 'سلام ١٢٣', '١٢٣ مالس'],
    ['a sentence ends at its own side', 'Lea liebt דניאל!', 'Lea liebt לאינד!'],
    ['a Hebrew sentence ends on the left', 'שלום!', '!םולש'],
    ['a mark before the sign keeps it with the Hebrew word', 'Lea liebt דניאל!\u200f', 'Lea liebt !לאינד'],
    ['a name alone turns the sign behind it', 'דניאל, 12', '12 ,לאינד'],
    ['an isolated name does not', '\u2067דניאל\u2069, 12', 'לאינד, 12'],
  ])('%s', (_, written, shown) => {
    expect(seen(written)).toEqual([shown]);
  });

  test('nothing changes for text that only runs to the right', () => {
    expect(directionsOf('Zoë Müller-Łukasz – 14. August, „ja“ Καλά Да', shop.embed)).toBeNull();
  });

  test('glyphs are listed as they are read, whatever side they stand on', () => {
    expect(setText(fonts, 'Lea & דניאל', { font: 'square' }).read.join('')).toBe('Lea & דניאל');
  });

  test('lines of a long Hebrew text are read from top to bottom', () => {
    expect(seen('אבגד הוזח טיכל', { widthUm: 11_000, heightUm: 40_000 })).toEqual(['דגבא', 'חזוה', 'לכיט']);
  });

  test('a list hangs on the right of Hebrew words', () => {
    expect(seen('אבגד', { list: 'bullet' })).toEqual(['דגבא•']);
  });

  test('levels are reversed from the highest down', () => {
    expect(visualOrder([0, 1, 2, 1, 0])).toEqual([0, 3, 2, 1, 4]);
    expect(visualOrder([1, 1, 2, 2])).toEqual([2, 3, 1, 0]);
    expect(visualOrder([])).toEqual([]);
  });
});

test('brackets of Hebrew text turn with it, and letters no face has are named in their order', async () => {
  const { findings, glyphs } = setText(await openFonts(), 'ש (2027) ל', { font: 'eb-garamond' });
  expect(findings).toEqual([{ kind: 'missing-glyph', page: 'outside', element: 'text', characters: ['ש', 'ל'] }]);
  const left = [...glyphs].sort((a, b) => a.xUm - b.xUm).map((glyph) => glyph.text);
  expect(left.join('')).toBe('ל )2027( ש');
  const latin = setText(await openFonts(), '(', { font: 'eb-garamond' }).glyphs[0]?.id;
  expect(glyphs.find((glyph) => glyph.text === ')')?.id).toBe(latin);
});

test.each([
  ['isolates', '\u2067ש\u2069'.repeat(33_000)],
  ['brackets', '(ש'.repeat(50_000)],
  ['embeddings', '\u202bש\u202c'.repeat(33_000)],
])('a hundred thousand characters full of %s are answered: the beginning is set, and it counts as not fitting', (_, text) => {
  const { glyphs, findings } = setText(fonts, text, { font: 'square' });
  expect(glyphs.length).toBeGreaterThan(1_000);
  expect(findings.map(({ kind }) => kind)).toEqual(['overflow']);
});
