/** Display letters as shapes. Rasterisers scale outlines of type this large by a coarse step, which at 98 mm is a tenth of a millimetre. */
import type { GlyphsItem } from '#core/layout/sheet.ts';
import { number } from './operators.ts';
import type { PdfFont } from './pdf-sink.ts';

/** From this size of the em on; the text itself then lies over the shapes unseen, so that it can be searched and copied. */
export const displayUm = 30_000;

/** True for letters that are drawn as shapes. What shows nothing stays plain text. */
export function isOutlinedFace({ sizeUm, glyphs }: GlyphsItem): boolean {
  return sizeUm >= displayUm && glyphs.some(({ text }) => text.trim() !== '');
}

/** One filled path; its colour is set by the caller. */
export function glyphShapes({ sizeUm, glyphs }: GlyphsItem, font: PdfFont): string {
  const size = sizeUm / 1000;
  const paths = glyphs.flatMap(({ id, xUm, yUm, turn: [cosine, sine] = [1, 0] }) =>
    font.outline(id).map(({ operator, points }) => {
      const placed = points.flatMap(([x, y]) => [xUm / 1000 + (cosine * x + sine * y) * size, yUm / 1000 + (sine * x - cosine * y) * size]);
      // Hundred-thousandths of a millimetre, as for the origins of glyphs.
      return [...placed.map((value) => number(Math.round(value * 100_000) / 100_000)), operator].join(' ');
    }),
  );
  return `${paths.length > 0 ? paths.join(' ') : '0 0 m h'} f`;
}
