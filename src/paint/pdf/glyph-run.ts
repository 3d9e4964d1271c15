/** Positioned glyphs as text operators: every origin within a hundred-thousandth of a millimetre of the Sheet's. */
import type { Glyph, GlyphsItem } from '#core/layout/sheet.ts';
import { glyphShapes } from './glyph-shape.ts';
import { mm, number } from './operators.ts';
import type { PdfFont } from './pdf-sink.ts';

/** Gaps from this share of the em on make readers guess word spaces, so such lines say their text. */
const guessedSpaceEm = 0.08;

/** Letters written from right to left; digits among them run to the right. */
const leftward = /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/**
 * A run from right to left as it is written: readers take letters from left to right and turn them themselves, and they take each glyph for the
 * text of its own. So letters stand in the order they are seen in, their texts too, and dots and marks are shapes. Null for any other run.
 */
export function leftwardParts({ glyphs }: GlyphsItem): { letters: Glyph[]; marks: Glyph[] } | null {
  if (!glyphs.some(({ text }) => leftward.test(text))) return null;
  const letters = glyphs.filter(({ text }) => text !== '');
  return {
    letters: letters.map((glyph) => ({ ...glyph, text: Array.from(glyph.text).reverse().join('') })).reverse(),
    marks: glyphs.filter(({ text }) => text === ''),
  };
}

/** A run of text; each letter of one from right to left has a code of its own. */
export function textRun(item: GlyphsItem, font: PdfFont): string {
  const parts = leftwardParts(item);
  if (!parts) return glyphRun(item, font);
  const { letters, marks } = parts;
  const run = glyphRun({ ...item, glyphs: letters }, { ...font, glyph: font.exactGlyph });
  return marks.length === 0 ? run : `${run}\n${glyphShapes({ ...item, glyphs: marks }, font)}`;
}

/** One text object; colour and state are set by the caller. `isHidden`: it is there to be searched and copied and shows nothing. */
export function glyphRun(item: GlyphsItem, font: PdfFont, isHidden = false): string {
  const lines: Glyph[][] = [];
  for (const glyph of item.glyphs) {
    const last = lines.at(-1);
    if (last && last[0]?.yUm === glyph.yUm && !glyph.turn && !last[0]?.turn) last.push(glyph);
    else lines.push([glyph]);
  }
  const shown = lines.map((line) => lineOf(line, item.sizeUm, font));
  const turned = item.glyphs.some((glyph) => glyph.turn);
  // Letters on a curve say their word once, or readers would copy single letters.
  const meant = item.glyphs.map((glyph) => glyph.text).join('');
  const marked = turned ? [`/Span <</ActualText ${utf16(meant)}>> BDC`, ...shown, 'EMC'] : shown;
  return ['BT', `/${font.name} ${mm(item.sizeUm)} Tf`, ...(isHidden ? ['3 Tr'] : []), ...marked, ...(isHidden ? ['0 Tr'] : []), 'ET'].join(
    '\n',
  );
}

function lineOf(glyphs: Glyph[], sizeUm: number, font: PdfFont): string {
  const parts: string[] = [];
  let codes = '';
  let copied = '';
  let isLoose = false;
  let penUm = glyphs[0]?.xUm ?? 0;
  for (const glyph of glyphs) {
    const { code, width, text } = font.glyph(glyph.id, glyph.text);
    const adjust = Math.round(((penUm - glyph.xUm) / sizeUm) * 1_000_000) / 1_000;
    if (adjust !== 0) {
      if (codes !== '') parts.push(`<${codes}>`);
      parts.push(number(adjust));
      codes = '';
      penUm -= (adjust / 1_000) * sizeUm;
      if (-adjust > guessedSpaceEm * 1_000) isLoose = true;
    }
    codes += code.toString(16).padStart(4, '0');
    copied += text;
    // The reader adds the width as the file states it.
    penUm += (width / 1_000) * sizeUm;
  }
  parts.push(`<${codes}>`);
  const [cosine, sine] = glyphs[0]?.turn ?? [1, 0];
  const matrix = [cosine, sine, sine, -cosine].map(number).join(' ');
  const shown = `${matrix} ${mm(glyphs[0]?.xUm ?? 0)} ${mm(glyphs[0]?.yUm ?? 0)} Tm\n[${parts.join(' ')}] TJ`;
  const meant = glyphs.map((glyph) => glyph.text).join('');
  return !glyphs[0]?.turn && (isLoose || meant !== copied) ? `/Span <</ActualText ${utf16(meant)}>> BDC\n${shown}\nEMC` : shown;
}

/** A text string with byte order mark, as a hexadecimal string. */
function utf16(text: string): string {
  return `<feff${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`;
}
