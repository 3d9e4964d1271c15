import { describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { layout } from '#core/layout/layout.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';

const fonts = await openFonts();

/** What every blank card has on purpose: words and pictures that its customer brings. */
const meant = ['sample-text', 'empty-photo'];

/** Findings of a blank card: every colourway without a finish, and each finish in the first colourway. */
function findingsOf(row: DesignTemplate): { where: string; finding: Finding }[] {
  const [first] = row.colourways;
  const variants = [
    ...row.colourways.map(({ key }) => [key, 'none'] as const),
    ...row.refinements.map((refinement) => [first?.key, refinement] as const),
  ];
  return row.forms.flatMap(({ form, format }) => {
    const artworks = artworksOf(row, form, format);
    const own = { fonts, artwork: (id: string) => artworks.get(id) ?? null, photo: () => null };
    return variants.flatMap(([colourway, refinement]) => {
      const design = blankDesign(row, form, format, colourway, refinement);
      return preflight(design, layout(design, own), own, limitsOf(design.product))
        .filter(({ rule }) => !meant.includes(rule))
        .map((finding) => ({ where: `${row.id} ${form} ${format} ${colourway} ${refinement}`, finding }));
    });
  });
}

describe('seed cards with sample texts only [E068]', () => {
  test.each(designRows.map((row): [string, DesignTemplate] => [row.id, row]))(
    '%s: nothing is found but that its own words and pictures are missing',
    (_, row) => {
      expect(findingsOf(row).map(({ where, finding }) => `${where}: ${finding.message.key} ${finding.measured}`)).toEqual([]);
    },
  );
});
