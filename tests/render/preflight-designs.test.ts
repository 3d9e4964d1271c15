import { describe, expect, test } from 'vitest';
import type { Refinement } from '#core/design/refinement.ts';
import { layout } from '#core/layout/layout.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { openFonts } from '#resources/fonts.ts';
import { sampled } from '#tests/long-form.ts';
import { type CardCase, cardCases } from './card-cases.ts';

const fonts = await openFonts();

/** What every blank card has on purpose: words and pictures that its customer brings, the class of a square letter, and dark envelopes. */
const meant = ['sample-text', 'empty-photo', 'env-class', 'env-dark'];

/** A colourway without a finish, another one from case to case, and each finish in the first colourway. Every colourway in the long form. */
function variantsOf({ row }: CardCase, index: number): [colourway: string, refinement: Refinement][] {
  const keys = row.colourways.map(({ key }) => key);
  const [first = ''] = keys;
  return [
    ...sampled(keys, keys.length, index).map((key): [string, Refinement] => [key, 'none']),
    ...row.refinements.map((refinement): [string, Refinement] => [first, refinement]),
  ];
}

describe('seed cards with sample texts only [E068]', () => {
  test.each(cardCases.map((one, index) => ({ ...one, variants: variantsOf(one, index) })))(
    '$name: nothing is found but that its own words and pictures are missing',
    ({ row, form, format, variants }) => {
      const artworks = artworksOf(row, form, format);
      const resources = { fonts, artwork: (id: string) => artworks.get(id) ?? null, photo: () => null };
      for (const [colourway, refinement] of variants) {
        const design = blankDesign(row, form, format, colourway, refinement);
        const found = preflight(design, layout(design, resources), resources, limitsOf(design.product));
        const unmeant = found.filter(({ rule }) => !meant.includes(rule));
        expect(
          unmeant.map(({ message, measured }) => `${message.key} ${measured}`),
          `${colourway} ${refinement}`,
        ).toEqual([]);
      }
    },
  );
});
