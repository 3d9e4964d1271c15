/** The watermark of a proof crosses no words of the design, and is on every page. */
import { describe, expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import { trimMarks } from '#core/preflight/marks.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { designedPieces } from '#tests/designed-pieces.ts';
import { proofWords } from './proof-words.ts';

const marks = { watermark: 'Korrekturabzug, nicht für den Druck', legend: 'Rote Linie: Schnitt', pages: {} };
const fonts = await openFonts();

const cards = designRows.slice(0, 20).map((row) => {
  const { form, format } = row.forms[0] ?? { form: 'flat', format: 'a6' };
  return [`${row.id}, ${form} ${format}`, blankDesign(row, form, format, row.colourways[0]?.key, 'none')] as const;
});

type Box = { left: number; top: number; right: number; bottom: number };
const touch = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each([...cards, ...designedPieces(null)])('the proof of %s', (_, design) => {
  test('has a watermark on every page, and none over its words', () => {
    expect(design).not.toBeNull();
    if (!design) return;
    // Drawings have no words.
    const pages = design.pages.map((page) => ({ ...page, elements: page.elements.filter(({ kind }) => kind !== 'artwork') }));
    const { sheets } = layout({ ...design, pages }, { fonts, artwork: () => null, photo: () => null });
    for (const sheet of sheets) {
      const boxes = (items: typeof sheet.items) =>
        trimMarks({ ...sheet, items }, fonts).flatMap((mark) =>
          mark.kind === 'text' ? mark.glyphs.map(({ bounds }) => ({ ...bounds, of: mark.of })) : [],
        );
      const written = boxes(proofWords(sheet, marks, fonts)).filter(({ of }) => of.startsWith('watermark'));
      const own = boxes(sheet.items);
      expect(written.filter((one) => own.some((word) => touch(one, word))).map(({ of }) => of)).toEqual([]);
      expect(new Set(written.map(({ of }) => of))).toContain('watermark-left');
    }
  });
});
